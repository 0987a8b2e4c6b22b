import AutoLayout

/// What the view of an attributed text determines where its attributes do not.
struct AttributedTextStyle {
  var color: UIColor
  var alignment: NSTextAlignment
  var isMirrored: Bool
  /// The colour of links, which are underlined; nil for links that look like other text.
  var linkColor: UIColor?
  /// The shadow of parts that have none.
  var shadow: TextShadow?
}

extension ViewDrawing {
  /// Draws the lines of an attributed text, vertically centred, and clipped to the rectangle.
  mutating func drawText(
    _ layout: AttributedLayout,
    in rect: CGRect,
    style: AttributedTextStyle
  ) {
    guard rect.isUsable, layout.size.width.isFinite, layout.size.height.isFinite else { return }
    // A tolerance of half a point is less than the side bearing of a letter.
    let width = layout.lines.reduce(layout.size.width) { max($0, $1.width) }
    let standsOut =
      width > rect.size.width + 0.5 || layout.size.height > rect.size.height + 0.5
    if standsOut { beginClip(to: rect) }
    let top = rect.midY - layout.size.height / 2
    for line in layout.lines {
      draw(line, from: CGPoint(x: rect.minX, y: top), width: rect.width, style)
    }
    if standsOut { drawing.end() }
  }

  private mutating func draw(
    _ line: AttributedLayout.Line,
    from origin: CGPoint,
    width: CGFloat,
    _ style: AttributedTextStyle
  ) {
    let isMirrored: Bool =
      switch line.paragraph?.baseWritingDirection {
      case .leftToRight: false
      case .rightToLeft: true
      default: style.isMirrored
      }
    let left =
      origin.x + line.left(in: width, alignment: style.alignment, isRightToLeft: isMirrored)
    let isRightToLeft: Bool =
      if let direction = line.direction {
        direction == .rightToLeft
      } else {
        isMirrored && !line.fragments.map(\.text).joined().isNumber
      }
    let spacing = line.wordSpacing(in: width, alignment: style.alignment)
    var places: [(fragment: AttributedLayout.Fragment, left: CGFloat)] = []
    // A justified line is as wide as the room.
    let rest = spacing * line.fragments.reduce(0) { $0 + CGFloat($1.text.blankCount) }
    var x = isMirrored ? left - rest : left
    for var fragment in Self.visualOrder(line.fragments, isRightToLeft) {
      fragment.width += spacing * CGFloat(fragment.text.blankCount)
      places.append((fragment, x))
      x += fragment.width
    }
    let baseline = origin.y + line.baseline
    for (fragment, left) in places {
      drawBackground(of: fragment, left: left, baseline: baseline, style)
    }
    let words = places.filter { place in
      place.fragment.run.attachment == nil && place.fragment.width > 0
        && place.fragment.text.contains {
          !$0.isWhitespace || !place.fragment.run.underline.isEmpty
        }
    }
    if words.isEmpty { return }
    var isDrawn = words.startIndex
    while isDrawn < words.endIndex {
      // Parts with one shadow are drawn together: none lies over another part.
      let shadow = words[isDrawn].fragment.run.shadow ?? style.shadow
      let end = words[isDrawn...].firstIndex { ($0.fragment.run.shadow ?? style.shadow) != shadow }
      let same = words[isDrawn..<(end ?? words.endIndex)]
      let parts = same.map {
        part($0.fragment, left: $0.left, baseline: baseline, spacing, style)
      }
      drawText(Drawing.Text(isRightToLeft: isRightToLeft, parts: parts), shadow: shadow)
      isDrawn = same.endIndex
    }
  }

  /// The order from left to right. Neighbours whose text has the direction opposite to the line's
  /// keep their own order, as in the Unicode bidirectional algorithm; text without a direction has
  /// that of the line.
  private static func visualOrder(
    _ fragments: [AttributedLayout.Fragment],
    _ isRightToLeft: Bool
  ) -> [AttributedLayout.Fragment] {
    var result: [AttributedLayout.Fragment] = []
    var opposite: [AttributedLayout.Fragment] = []
    for fragment in fragments {
      let direction = TextDirection(of: fragment.text)
      if let direction, (direction == .rightToLeft) != isRightToLeft {
        opposite.append(fragment)
      } else {
        result += opposite.reversed()
        opposite = []
        result.append(fragment)
      }
    }
    result += opposite.reversed()
    return isRightToLeft ? result.reversed() : result
  }

  private mutating func drawBackground(
    of fragment: AttributedLayout.Fragment,
    left: CGFloat,
    baseline: CGFloat,
    _ style: AttributedTextStyle
  ) {
    let y = baseline - fragment.offset
    if let color = fragment.run.background {
      let box = CGRect(
        x: left,
        y: y - fragment.ascent,
        width: fragment.width,
        height: fragment.ascent + fragment.descent
      )
      fill(box, cornerRadius: 0, with: color)
    }
    guard let attachment = fragment.run.attachment else { return }
    let area = attachment.area
    guard let image = attachment.image(forBounds: area, textContainer: nil, characterIndex: 0)
    else { return }
    let scale = area.width > 0 ? (fragment.width - fragment.kern) / area.width : 1
    let box = CGRect(
      x: left + area.minX * scale,
      y: y - area.maxY * scale,
      width: area.width * scale,
      height: area.height * scale
    )
    draw(image, in: box, tint: fragment.run.color ?? style.color)
  }

  private func part(
    _ fragment: AttributedLayout.Fragment,
    left: CGFloat,
    baseline: CGFloat,
    _ wordSpacing: CGFloat,
    _ style: AttributedTextStyle
  ) -> Drawing.Text.Part {
    let run = fragment.run
    let link = run.isLink ? style.linkColor : nil
    var part = Drawing.Text.Part(
      text: fragment.text,
      start: CGPoint(x: left, y: baseline - fragment.offset),
      width: fragment.width,
      font: fragment.font
    )
    // Characters with outlines of a positive width are not filled.
    if run.strokeWidth <= 0 { part.color = resolved(link ?? run.color ?? style.color) }
    if run.strokeWidth != 0 {
      part.outline = Drawing.Stroke(
        color: resolved(run.strokeColor ?? run.color ?? style.color),
        width: run.strokeWidth.magnitude / 100 * fragment.font.pointSize
      )
    }
    part.kern = fragment.kern
    part.wordSpacing = wordSpacing
    part.isOblique = run.isOblique
    let underline = run.underline.isEmpty && link != nil ? .single : run.underline
    part.underline = decoration(underline, run.underlineColor)
    part.strikethrough = decoration(run.strikethrough, run.strikethroughColor)
    return part
  }

  private func decoration(
    _ style: NSUnderlineStyle,
    _ color: UIColor?
  ) -> Drawing.Text.Decoration? {
    style.isEmpty ? nil : Drawing.Text.Decoration(style: style, color: color.map(resolved))
  }
}

extension String {
  /// Whether the text is a number with separators inside of it and a currency at its ends, whose
  /// characters run from left to right in both directions.
  fileprivate var isNumber: Bool {
    func isDigitOrUnit(_ character: Character?) -> Bool {
      character.map { $0.isNumber || $0.isCurrencySymbol || $0 == "%" } ?? false
    }
    return contains(where: \.isNumber) && isDigitOrUnit(first) && isDigitOrUnit(last)
      && allSatisfy { isDigitOrUnit($0) || ".,:/".contains($0) }
  }
}
