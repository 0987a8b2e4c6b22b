import AutoLayout

extension ViewDrawing {
  /// Draws the lines of a label as UIKit does: vertically centred, as many lines as the height allows but at least one, and clipped
  /// to the bounds.
  mutating func drawText(of label: UILabel, in rect: CGRect) {
    guard rect.size.width > 0, rect.size.height > 0, let color = label.textColor else { return }
    if let layout = label.displayedLayout {
      let style = AttributedTextStyle(
        color: label.displayedColor,
        alignment: label.textAlignment,
        isMirrored: label.directionOfView == .rightToLeft,
        linkColor: .systemBlue
      )
      return drawText(layout, in: rect, style: style)
    }
    let font = label.displayedFont
    guard resolved(color).components.alpha > 0, font.pointSize > 0 else { return }
    let text = label.textThatFits
    // A tolerance of half a point is less than the side bearing of a letter.
    let standsOut =
      text.size.width > rect.size.width + 0.5 || text.size.height > rect.size.height + 0.5
    if standsOut { beginClip(to: rect) }
    let direction = TextDirection(of: label.text ?? "")
    let lineHeight = font.lineHeight
    let top = rect.midY - text.size.height / 2
    for (index, line) in text.lines.enumerated() {
      let room = rect.size.width - line.width
      let indent: CGFloat =
        switch label.drawnAlignment {
        case .center: room / 2
        case .right: room
        default: 0
        }
      drawLine(
        line,
        at: CGPoint(
          x: rect.origin.x + indent,
          y: top + text.firstBaseline + CGFloat(index) * lineHeight
        ),
        font: font,
        color: color,
        direction: direction ?? label.directionOfView
      )
    }
    if standsOut { drawing.end() }
  }

  /// Draws one line of text.
  ///
  /// - Parameter start: the left end of the baseline, in both directions.
  mutating func drawLine(
    _ line: TextMeasurement.Line,
    at start: CGPoint,
    font: UIFont,
    color: UIColor,
    direction: TextDirection
  ) {
    guard line.width > 0, line.width.isFinite, line.text.contains(where: { !$0.isWhitespace })
    else { return }
    drawing.add(
      Drawing.Text(
        isRightToLeft: direction == .rightToLeft,
        parts: [
          Drawing.Text.Part(
            text: line.text,
            start: start,
            width: line.width,
            font: font,
            color: resolved(color)
          )
        ]
      )
    )
  }
}

/// The base direction of a text, from its first strong character by the Unicode bidirectional algorithm (P2, P3).
enum TextDirection {
  case leftToRight, rightToLeft

  /// Determines the direction; nil for a text without strong characters.
  init?(of text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x200E: self = .leftToRight
      case 0x200F, 0x061C: self = .rightToLeft
      case _ where !scalar.properties.isAlphabetic: continue
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
        0x1E800...0x1EFFF:
        self = .rightToLeft
      default: self = .leftToRight
      }
      return
    }
    return nil
  }
}

extension UILabel {
  /// The displayed lines, as many as fit in the label's height.
  fileprivate var textThatFits: TextMeasurement {
    let displayed = displayedText
    // A tolerance, so that lines still fit in a height that was computed from their own height.
    let font = displayedFont
    let room = (bounds.size.height + 0.01) / max(font.lineHeight, 0.01)
    if CGFloat(displayed.lines.count) <= max(1, room) { return displayed }
    return environment.textMeasurer.measure(
      text ?? "",
      font: font,
      maxWidth: bounds.size.width,
      maxLines: max(1, Int(room))
    )
  }

  fileprivate var directionOfView: TextDirection {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The alignment left, centre or right; a natural alignment follows the reading direction of the view.
  fileprivate var drawnAlignment: NSTextAlignment {
    switch textAlignment {
    case .left, .center, .right: textAlignment
    case .natural, .justified: directionOfView == .rightToLeft ? .right : .left
    }
  }
}
