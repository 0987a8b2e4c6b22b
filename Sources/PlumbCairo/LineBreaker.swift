#if Cairo
  import AutoLayout
  import CPangoCairo
  import Foundation

  /// Divides a text into lines by Pango, and ends the last one in "…" where there is more.
  nonisolated struct LineBreaker {
    let map: FontMap
    let fonts: PangoFonts
    let font: UIFont

    /// Lines that are wider than the room by less are not broken: a width that layout took from the text itself may be off by the
    /// rounding of Pango's units, 1/1024 of a point, and of layout.
    private static let tolerance: CGFloat = 0.01
    /// Pango's integers end here.
    private static let widestRoom: CGFloat = 1_000_000

    func lines(of text: String, maxWidth: CGFloat?, maxLines: Int) -> [TextMeasurement.Line] {
      // Before the lines are counted in bytes.
      let text = text.usableByPango
      if text.isEmpty { return [] }
      // The comparison also excludes NaN.
      let room = maxWidth.flatMap { $0 < Self.widestRoom ? max(0, $0) : nil }
      let limit = maxLines > 0 ? maxLines : .max
      var lines: [TextMeasurement.Line] = []
      if !text.mayHaveLineBreaks {
        _ = append(text[...], to: &lines, room: room, limit: limit, isLast: true)
        return lines
      }
      var rest = text[...]
      while true {
        let paragraph = rest.prefix { !$0.isNewline }
        let next = rest[paragraph.endIndex...].dropFirst()
        let isLast = paragraph.endIndex == rest.endIndex
        guard append(paragraph, to: &lines, room: room, limit: limit, isLast: isLast) else {
          return lines
        }
        if isLast { return lines }
        rest = next
      }
    }

    /// Appends the lines of a paragraph.
    ///
    /// - Returns: Whether there is space for more lines.
    private func append(
      _ paragraph: Substring,
      to lines: inout [TextMeasurement.Line],
      room: CGFloat?,
      limit: Int,
      isLast: Bool
    ) -> Bool {
      var rest = paragraph
      // Those of a single line, whose width is the sum of theirs.
      var parts: [TextMeasurement.Line] = []
      repeat {
        let piece = Self.piece(of: rest)
        let isPiece = piece.endIndex < rest.endIndex
        guard let room else {
          parts.append(TextMeasurement.Line(text: String(piece), width: width(of: String(piece))))
          rest = rest[piece.endIndex...]
          continue
        }
        let start = lines.count
        for (text, line) in broken(piece, room) {
          if lines.count == limit - 1, !isLast || isPiece || text.endIndex < piece.endIndex {
            lines.append(truncated(paragraph[text.startIndex...], room: room))
            return false
          }
          lines.append(line)
        }
        if lines.count == start { break }
        rest = rest[piece.endIndex...]
      } while !rest.isEmpty
      if room == nil {
        let isCut = lines.count == limit - 1 && !isLast
        lines.append(joined(parts, endingIn: isCut ? "…" : ""))
      }
      return lines.count < limit
    }

    /// The line of all parts, without the blanks at its end. Only the last part is measured again.
    private func joined(
      _ parts: [TextMeasurement.Line],
      endingIn end: String
    ) -> TextMeasurement.Line {
      var parts = parts
      while let last = parts.popLast() {
        let shown = last.text.trimmingEnd()
        // Blanks alone.
        if shown.isEmpty, !parts.isEmpty { continue }
        let text = shown + end
        let isSame = text.utf8.count == last.text.utf8.count && end.isEmpty
        parts.append(isSame ? last : TextMeasurement.Line(text: text, width: width(of: text)))
        break
      }
      return TextMeasurement.Line(
        text: parts.map(\.text).joined(),
        width: parts.reduce(0) { $0 + $1.width }
      )
    }

    /// The longest paragraph that Pango lays out as a whole, in bytes; the coordinates of much longer ones exceed its integers.
    private static let longestPiece = 4096
    /// The longest word: the time in which Pango breaks words grows with the square of their length.
    private static let longestWord = 1024

    /// Returns the beginning of a paragraph that is laid out as a whole: all of it, or as much of a very long one as ends in a blank.
    private static func piece(of paragraph: Substring) -> Substring {
      if paragraph.utf8.count <= longestPiece { return paragraph }
      let piece = paragraph[..<paragraph.utf8.index(paragraph.startIndex, offsetBy: longestPiece)]
      if let blank = piece.lastIndex(where: \.isWhitespace) { return paragraph[...blank] }
      return paragraph[..<paragraph.utf8.index(paragraph.startIndex, offsetBy: longestWord)]
    }

    /// Returns the lines of a paragraph with their texts; one line for an empty one.
    private func broken(
      _ paragraph: Substring,
      _ room: CGFloat
    ) -> [(text: Substring, line: TextMeasurement.Line)] {
      let layout = PangoText(String(paragraph), font: font, in: fonts, map)
      pango_layout_set_single_paragraph_mode(layout.layout, 1)
      pango_layout_set_width(layout.layout, Int32((room + Self.tolerance) * PangoText.scale))
      pango_layout_set_wrap(layout.layout, PANGO_WRAP_WORD_CHAR)
      var start = paragraph.startIndex
      let count = pango_layout_get_line_count(layout.layout)
      return (0..<count).compactMap { index in
        guard let line = pango_layout_get_line_readonly(layout.layout, index) else { return nil }
        let length = Int(pango_layout_line_get_length(line))
        let end =
          paragraph.utf8.index(start, offsetBy: length, limitedBy: paragraph.endIndex)
          ?? paragraph.endIndex
        defer { start = end }
        let text = paragraph[start..<end]
        return (text, self.line(text, line, isLast: index == count - 1))
      }
    }

    /// The line without the blanks at its end.
    private func line(
      _ text: Substring,
      _ line: UnsafeMutablePointer<PangoLayoutLine>,
      isLast: Bool
    ) -> TextMeasurement.Line {
      let trimmed = String(text).trimmingEnd()
      // Pango gives the space at which it broke the line no width.
      let blanks = text.utf8.count - trimmed.utf8.count
      if blanks > 1 || blanks == 1 && isLast {
        return TextMeasurement.Line(text: trimmed, width: width(of: trimmed))
      }
      var rect = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &rect)
      let edges = LetterSpacing(tracking: fonts.tracking(of: font)).atEdges(of: trimmed)
      let width = CGFloat(rect.width) / PangoText.scale + edges.left + edges.right
      return TextMeasurement.Line(text: trimmed, width: width)
    }

    /// The longest beginning of a text that fits in a room together with "…".
    private func truncated(_ text: Substring, room: CGFloat) -> TextMeasurement.Line {
      func line(_ end: Substring.Index) -> TextMeasurement.Line {
        let text = String(text[..<end]).trimmingEnd() + "…"
        return TextMeasurement.Line(text: text, width: width(of: text))
      }
      func fits(_ end: Substring.Index) -> Bool { line(end).width <= room + Self.tolerance }
      // In steps that grow, since a paragraph may be long, and then by halves.
      var (low, step) = (text.startIndex, 16)
      while let next = text.index(low, offsetBy: step, limitedBy: text.endIndex), next > low,
        fits(next)
      {
        (low, step) = (next, 2 * step)
      }
      while step > 0 {
        if let next = text.index(low, offsetBy: step, limitedBy: text.endIndex), fits(next) {
          low = next
        }
        step /= 2
      }
      return line(low)
    }

    private func width(of text: String) -> CGFloat {
      PangoText(text, font: font, in: fonts, map).width
    }
  }

  extension String {
    /// Whether a byte of the text can be part of a line break; quicker than to look for one.
    nonisolated fileprivate var mayHaveLineBreaks: Bool {
      utf8.contains { (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }
    }

    /// The text without the blanks at its end.
    nonisolated fileprivate func trimmingEnd() -> String {
      guard let last = unicodeScalars.lastIndex(where: { !$0.properties.isWhitespace }) else {
        return ""
      }
      return String(unicodeScalars[...last])
    }
  }
#endif
