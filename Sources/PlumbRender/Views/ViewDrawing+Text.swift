import AutoLayout

extension ViewDrawing {
  /// Draws the lines of a label as UIKit does: vertically centred, as many lines as the height allows but at least one, and clipped
  /// to the bounds.
  mutating func drawText(of label: UILabel, in rect: CGRect) {
    guard rect.size.width > 0, rect.size.height > 0, let color = label.textColor else { return }
    let shadow = label.shadowColor.map { TextShadow(color: $0, offset: label.shadowOffset) }
    let isMirrored = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let layout = label.displayedLayout {
      let style = AttributedTextStyle(
        color: label.displayedColor,
        alignment: label.textAlignment,
        isMirrored: isMirrored,
        linkColor: .systemBlue,
        shadow: shadow
      )
      return drawText(layout, in: rect, style: style)
    }
    let font = label.displayedFont
    guard resolved(color).components.alpha > 0, font.pointSize > 0 else { return }
    let lines = label.linesThatFit
    // A tolerance of half a point is less than the side bearing of a letter.
    let standsOut =
      lines.size.width > rect.size.width + 0.5 || lines.size.height > rect.size.height + 0.5
    if standsOut { beginClip(to: rect) }
    drawLines(
      lines,
      of: label.text ?? "",
      in: CGRect(
        x: rect.minX,
        y: rect.midY - lines.size.height / 2,
        width: rect.width,
        height: lines.size.height
      ),
      style: PlainTextStyle(
        font: font,
        color: color,
        alignment: label.textAlignment,
        isMirrored: isMirrored,
        shadow: shadow
      )
    )
    if standsOut { drawing.end() }
  }

  /// Draws the measured lines of a plain text, from the top of a rectangle.
  mutating func drawLines(
    _ lines: TextMeasurement,
    of text: String,
    in rect: CGRect,
    style: PlainTextStyle
  ) {
    var paragraphs = ParagraphsOfLines(text)
    for (index, line) in lines.lines.enumerated() {
      let (direction, isLast) = paragraphs.next(line.text)
      let room = rect.width - line.width
      var spacing: CGFloat = 0
      if style.alignment == .justified, !isLast, room > 0, room.isFinite {
        let count = line.text.blankCount
        if count > 0 { spacing = room / CGFloat(count) }
      }
      let indent: CGFloat =
        switch style.alignment {
        case .center: room / 2
        case .right: room
        case .left: 0
        case .natural, .justified: style.isMirrored && spacing == 0 ? room : 0
        }
      drawLine(
        TextMeasurement.Line(text: line.text, width: spacing == 0 ? line.width : rect.width),
        at: CGPoint(
          x: rect.minX + indent,
          y: rect.minY + lines.firstBaseline + CGFloat(index) * style.font.lineHeight
        ),
        direction: direction,
        wordSpacing: spacing,
        style: style
      )
    }
  }

  /// Draws one line of text.
  ///
  /// - Parameters:
  ///   - start: the left end of the baseline, in both directions.
  ///   - direction: the base direction; nil for that of the style.
  mutating func drawLine(
    _ line: TextMeasurement.Line,
    at start: CGPoint,
    direction: TextDirection?,
    wordSpacing: CGFloat = 0,
    style: PlainTextStyle
  ) {
    guard line.width > 0, line.width.isFinite, line.text.contains(where: { !$0.isWhitespace })
    else { return }
    var part = Drawing.Text.Part(
      text: line.text,
      start: start,
      width: line.width,
      font: style.font,
      color: resolved(style.color)
    )
    part.wordSpacing = wordSpacing
    let isRightToLeft = direction.map { $0 == .rightToLeft } ?? style.isMirrored
    drawText(Drawing.Text(isRightToLeft: isRightToLeft, parts: [part]), shadow: style.shadow)
  }

  /// Draws a line of text over its shadow.
  mutating func drawText(_ text: Drawing.Text, shadow: TextShadow?) {
    guard let shadow, shadow.offset.width.isFinite, shadow.offset.height.isFinite else {
      return drawing.add(text)
    }
    let color = resolved(shadow.color)
    if color.components.alpha == 0 { return drawing.add(text) }
    let radius = shadow.radius.usableBlur
    if radius <= 0 {
      // The same text again, which stays sharp at every scale.
      drawing.add(text.silhouette(in: color, movedBy: shadow.offset))
      return drawing.add(text)
    }
    let reach = -3 * radius
    let region = text.boundingBox.insetBy(dx: reach, dy: reach)
    drawing.begin(
      .shadow(
        Drawing.Shadow(color: color, offset: shadow.offset, radius: radius, region: region)
      )
    )
    drawing.add(text)
    drawing.end()
  }
}

/// What a plain text looks like.
struct PlainTextStyle {
  var font: UIFont
  var color: UIColor
  var alignment = NSTextAlignment.natural
  /// Whether natural alignment is that at the right, and texts without strong characters run from right to left.
  var isMirrored = false
  var shadow: TextShadow?
}

/// Tells to which paragraph of a text its lines belong, which measurers do not say.
struct ParagraphsOfLines {
  private var paragraphs: ArraySlice<Substring>
  /// The characters of the present paragraph that the lines do not have yet. Blanks at the ends of lines are not in the lines.
  private var rest: Int?
  private var direction: TextDirection?

  init(_ text: String) {
    paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
  }

  /// Reads the next line.
  ///
  /// - Returns: The base direction of its paragraph, nil for one without strong characters; and whether it is the paragraph's last
  ///   line.
  mutating func next(_ line: String) -> (direction: TextDirection?, isLast: Bool) {
    if rest == nil, let paragraph = paragraphs.popFirst() {
      rest = paragraph.shownCount
      direction = TextDirection(of: paragraph)
    }
    let left = (rest ?? 0) - line.shownCount
    rest = left > 0 ? left : nil
    return (direction, left <= 0)
  }
}

extension StringProtocol {
  /// The number of characters that are in the lines of the text in each case.
  fileprivate var shownCount: Int {
    unicodeScalars.count { !$0.properties.isWhitespace && $0.value != 0 }
  }
}

extension Drawing.Text {
  /// The text in one colour, moved by a distance.
  fileprivate func silhouette(in color: UIColor, movedBy offset: CGSize) -> Drawing.Text {
    var result = self
    for index in parts.indices {
      result.parts[index].start.x += offset.width
      result.parts[index].start.y += offset.height
      if parts[index].color != nil { result.parts[index].color = color }
      result.parts[index].outline?.color = color
      result.parts[index].underline?.color = nil
      result.parts[index].strikethrough?.color = nil
    }
    return result
  }

  /// A rectangle in which the glyphs are.
  fileprivate var boundingBox: CGRect {
    parts.reduce(CGRect.null) { box, part in
      let size = part.font.pointSize
      let line = CGRect(x: part.start.x, y: part.start.y, width: part.width, height: 0)
      return box.union(line.insetBy(dx: -size, dy: -1.5 * size))
    }
  }
}

extension UILabel {
  /// The displayed lines, as many as fit in the label's height.
  fileprivate var linesThatFit: TextMeasurement {
    let displayed = displayedText
    // A tolerance, so that lines still fit in a height that was computed from their own height.
    let room = (bounds.size.height + 0.01) / max(displayedFont.lineHeight, 0.01)
    if CGFloat(displayed.lines.count) <= max(1, room) { return displayed }
    return displayedText(maxLines: max(1, Int(room)))
  }
}
