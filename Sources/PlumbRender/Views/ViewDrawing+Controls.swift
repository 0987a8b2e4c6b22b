import AutoLayout

/// Simplified drawings of controls, which show their type and value.
extension ViewDrawing {
  /// Draws a control; has no effect for other views.
  mutating func drawControl(_ view: UIView, in rect: CGRect) {
    switch view {
    case let toggle as UISwitch: draw(toggle, in: rect)
    case let slider as UISlider: draw(slider, in: rect)
    case let progress as UIProgressView: draw(progress, in: rect)
    case let segments as UISegmentedControl: draw(segments, in: rect)
    case let stepper as UIStepper: draw(stepper, in: rect)
    case let pages as UIPageControl: draw(pages, in: rect)
    case let field as UITextField: draw(field, in: rect)
    case let text as UITextView: draw(text, in: rect)
    case let indicator as UIActivityIndicatorView: draw(indicator, in: rect)
    case let view as UIVisualEffectView:
      if let color = view.effect?.fillColor {
        fill(rect, cornerRadius: view.presentation.cornerRadius, with: color)
      }
    default: break
    }
  }

  private mutating func draw(_ toggle: UISwitch, in rect: CGRect) {
    let color = toggle.isOn ? toggle.onTintColor ?? .systemGreen : .systemGray4
    fill(rect, cornerRadius: rect.height / 2, with: color)
    let side = rect.height - 4
    let isAtRight = toggle.isOn != toggle.isMirrored
    let x = isAtRight ? rect.maxX - side - 2 : rect.minX + 2
    drawKnob(CGRect(x: x, y: rect.minY + 2, width: side, height: side), toggle.thumbTintColor)
  }

  private mutating func draw(_ slider: UISlider, in rect: CGRect) {
    let side = min(27, rect.height)
    let place = (rect.width - side) * slider.share
    let x = slider.isMirrored ? rect.maxX - side - place : rect.minX + place
    let track = CGRect(x: rect.minX, y: rect.midY - 2, width: rect.width, height: 4)
    fill(track, cornerRadius: 2, with: slider.maximumTrackTintColor ?? .systemGray4)
    var done = track
    done.size.width = place + side / 2
    if slider.isMirrored { done.origin.x = rect.maxX - done.width }
    fill(done, cornerRadius: 2, with: slider.minimumTrackTintColor ?? .systemBlue)
    let knob = CGRect(x: x, y: rect.midY - side / 2, width: side, height: side)
    drawKnob(knob, slider.thumbTintColor)
  }

  private mutating func drawKnob(_ rect: CGRect, _ color: UIColor?) {
    fill(rect.insetBy(dx: -0.5, dy: -0.5), cornerRadius: rect.width, with: .systemGray4)
    fill(rect, cornerRadius: rect.width / 2, with: color ?? .white)
  }

  private mutating func draw(_ progress: UIProgressView, in rect: CGRect) {
    fill(rect, cornerRadius: rect.height / 2, with: progress.trackTintColor ?? .systemGray5)
    var done = rect
    done.size.width = rect.width * CGFloat(progress.progress)
    if progress.isMirrored { done.origin.x = rect.maxX - done.width }
    fill(done, cornerRadius: rect.height / 2, with: progress.progressTintColor ?? .systemBlue)
  }

  private mutating func draw(_ control: UISegmentedControl, in rect: CGRect) {
    fill(rect, cornerRadius: 8, with: .tertiarySystemFill)
    let widths = control.segmentWidths
    let natural = widths.reduce(0, +)
    if natural <= 0 { return }
    var start: CGFloat = 0
    for (index, width) in widths.enumerated() {
      // Segments are scaled in proportion to their natural widths.
      let share = rect.width * width / natural
      let x = control.isMirrored ? rect.maxX - start - share : rect.minX + start
      let segment = CGRect(x: x, y: rect.minY, width: share, height: rect.height)
      if index == control.selectedSegmentIndex {
        let color = control.selectedSegmentTintColor ?? .white
        fill(segment.insetBy(dx: 2, dy: 2), cornerRadius: 6, with: color)
      }
      if let title = control.titleForSegment(at: index) {
        drawLine(title, .systemFont(ofSize: 13, weight: .medium), .label, .center, control, segment)
      }
      start += share
    }
  }

  private mutating func draw(_ stepper: UIStepper, in rect: CGRect) {
    fill(rect, cornerRadius: 8, with: .tertiarySystemFill)
    let line = CGRect(x: rect.midX - 0.5, y: rect.midY - 9, width: 1, height: 18)
    fill(line, cornerRadius: 0, with: .systemGray3)
    let (minus, plus) = (rect.minX + rect.width / 4, rect.maxX - rect.width / 4)
    for x in stepper.isMirrored ? [plus, minus] : [minus, plus] {
      let bar = CGRect(x: x - 7, y: rect.midY - 1, width: 14, height: 2)
      fill(bar, cornerRadius: 1, with: .label)
    }
    let upright = CGRect(
      x: (stepper.isMirrored ? minus : plus) - 1,
      y: rect.midY - 7,
      width: 2,
      height: 14
    )
    fill(upright, cornerRadius: 1, with: .label)
  }

  /// Draws as many dots as fit in the width, around the current page.
  private mutating func draw(_ control: UIPageControl, in rect: CGRect) {
    let (side, distance): (CGFloat, CGFloat) = (7, 17)
    let pages = control.numberOfPages
    let room = max(0, min(Self.mostDots - 1, (rect.width - side) / distance))
    let count = min(pages, Int(room) + 1)
    let first = max(0, min(control.currentPage - count / 2, pages - count))
    let length = CGFloat(max(0, count - 1)) * distance
    for index in 0..<count {
      let offset = CGFloat(index) * distance - length / 2
      let x = control.isMirrored ? rect.midX - offset : rect.midX + offset
      let color =
        first + index == control.currentPage
        ? control.currentPageIndicatorTintColor ?? .systemGray
        : control.pageIndicatorTintColor ?? .systemGray4
      let dot = CGRect(x: x - side / 2, y: rect.midY - side / 2, width: side, height: side)
      fill(dot, cornerRadius: side / 2, with: color)
    }
  }

  /// The largest number of dots that are drawn, however wide the control is.
  private static let mostDots: CGFloat = 1000

  private mutating func draw(_ field: UITextField, in rect: CGRect) {
    if field.borderStyle != .none {
      let radius: CGFloat = field.borderStyle == .roundedRect ? 6 : 0
      fill(rect, cornerRadius: radius, with: .systemGray4)
      fill(rect.insetBy(dx: 1, dy: 1), cornerRadius: max(0, radius - 1), with: .white)
    }
    let room = field.lineRect(forBounds: CGRect(origin: .zero, size: rect.size))
      .offsetBy(dx: rect.minX, dy: rect.minY)
    if let layout = field.displayedLayout(width: room.width) {
      let style = style(of: field, field.displayedColor, field.textAlignment)
      return drawText(layout, in: room, style: style)
    }
    let color = field.hasText ? field.textColor ?? .label : .placeholderText
    drawLine(field.shownLine, field.lineFont, color, field.textAlignment, field, room)
  }

  private mutating func draw(_ view: UITextView, in rect: CGRect) {
    let inner = view.textRect.offsetBy(dx: rect.minX, dy: rect.minY)
    if let layout = view.displayedLayout {
      var style = style(of: view, view.displayedColor, view.textAlignment)
      style.linkColor = view.linkColor
      var lines = inner
      // The lines begin at the top, also if they are higher than the view.
      lines.size.height = layout.size.height
      return drawText(layout, in: lines, style: style)
    }
    let text = view.displayedText
    drawLines(
      text,
      of: view.text ?? "",
      in: inner,
      style: PlainTextStyle(
        font: view.shownFont,
        color: view.textColor ?? .label,
        alignment: view.textAlignment,
        isMirrored: view.isMirrored
      )
    )
  }

  private func style(
    of view: UIView,
    _ color: UIColor,
    _ alignment: NSTextAlignment
  ) -> AttributedTextStyle {
    AttributedTextStyle(color: color, alignment: alignment, isMirrored: view.isMirrored)
  }

  private mutating func draw(_ indicator: UIActivityIndicatorView, in rect: CGRect) {
    let (outer, inner) = (rect.width / 2, rect.width / 4)
    for spoke in 0..<8 {
      let angle = Double(spoke) * .pi / 4
      let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
      let color = resolved(indicator.color ?? .systemGray)
      let opacity = color.components.alpha * Double(spoke + 1) / 8
      drawing.add(
        Drawing.Figure(
          shape: .line(
            CGPoint(x: rect.midX + inner * x, y: rect.midY + inner * y),
            CGPoint(x: rect.midX + outer * x, y: rect.midY + outer * y)
          ),
          stroke: Drawing.Stroke(
            color: color.withAlphaComponent(CGFloat(opacity)),
            width: 2,
            cap: .round
          )
        )
      )
    }
  }

  /// Draws one line of text in the vertical middle of a rectangle, truncated to its width.
  private mutating func drawLine(
    _ text: String,
    _ font: UIFont,
    _ color: UIColor,
    _ alignment: NSTextAlignment,
    _ view: UIView,
    _ rect: CGRect
  ) {
    let measured = view.environment.textMeasurer.measure(
      text,
      font: font,
      maxWidth: rect.width,
      maxLines: 1
    )
    drawLines(
      measured,
      of: text,
      in: CGRect(
        x: rect.minX,
        y: rect.midY - measured.size.height / 2,
        width: rect.width,
        height: measured.size.height
      ),
      style: PlainTextStyle(
        font: font,
        color: color,
        alignment: alignment,
        isMirrored: view.isMirrored
      )
    )
  }
}

extension UIView {
  fileprivate var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
