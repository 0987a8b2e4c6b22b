import AutoLayout

extension OverlayDrawing {
  private typealias Axis = NSLayoutConstraint.Axis

  /// Draws a constraint as an arrow or a line. Constraints between different kinds of attributes, such as an edge and a width, are
  /// not drawn.
  ///
  /// - Parameter holder: the view that holds the constraint, whose reading direction applies.
  mutating func draw(_ constraint: NSLayoutConstraint, heldBy holder: UIView) {
    guard let first = constraint.firstItem else { return }
    let text = sentence(of: constraint)
    if constraint.firstAttribute == .width || constraint.firstAttribute == .height {
      guard let rect = geometry.rect(of: first), isSeen(rect) else { return }
      let axis: Axis = constraint.firstAttribute == .width ? .horizontal : .vertical
      let words = sizeWords(of: constraint)
      guard isNew("size \(rect) \(words) \(axis)") else { return }
      drawing.begin(.title(text))
      drawSize(axis, of: rect, words: words, isRequired: constraint.isRequired)
      drawing.end()
      return
    }
    guard let second = constraint.secondItem else { return }
    let isFirstInside = isInside(first, of: second)
    let isSecondInside = isInside(second, of: first)
    let isMirrored = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard
      let start = geometry.position(
        of: constraint.firstAttribute,
        of: first,
        isContainer: isSecondInside,
        isMirrored: isMirrored
      ),
      let end = geometry.position(
        of: constraint.secondAttribute,
        of: second,
        isContainer: isFirstInside,
        isMirrored: isMirrored
      ), start.axis == end.axis
    else { return }
    // The item inside the container must be visible: a scroll view is visible even while most of its content is not.
    if !(isSeen(start.rect) && !isSecondInside || isSeen(end.rect) && !isFirstInside) { return }
    let words = spacingWords(of: constraint)
    guard isNew("place \(start) \(end) \(words ?? "")") else { return }
    drawing.begin(.title(text))
    if let words {
      drawSpacing(from: start, to: end, words: words, isRequired: constraint.isRequired)
    } else {
      drawAlignment(
        start,
        end,
        isContained: isFirstInside || isSecondInside,
        words: constraint.isRequired ? nil : "@\(constraint.priority.inWords)"
      )
    }
    drawing.end()
  }

  private func isInside(_ item: AnyObject, of other: AnyObject) -> Bool {
    guard let container = other as? UIView, item !== other else { return false }
    let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
    return view?.isDescendant(of: container) ?? false
  }
}

// MARK: Figures

extension OverlayDrawing {
  /// Draws a dimension line inside a rectangle, near its bottom or right edge.
  private mutating func drawSize(
    _ axis: Axis,
    of rect: CGRect,
    words: String,
    isRequired: Bool
  ) {
    let (start, end) = axis == .horizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    let (near, far) = axis == .horizontal ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    let inset: CGFloat = axis == .horizontal ? 9 : 16
    let cross = far - near > 2.5 * inset ? far - inset : (near + far) / 2
    let arrow = place(
      Arrow(axis: axis, start: start, end: end, cross: cross),
      steps: [0, -12, -24, -36, 12]
    )
    draw(arrow, isRequired: isRequired, hasBars: true)
    write(words, at: arrow)
  }

  /// Draws an arrow between two positions, beside both rectangles if they overlap across the axis.
  private mutating func drawSpacing(
    from start: ItemGeometry.Position,
    to end: ItemGeometry.Position,
    words: String,
    isRequired: Bool
  ) {
    let axis = start.axis
    let (firstNear, firstFar) = start.rect.span(across: axis)
    let (secondNear, secondFar) = end.rect.span(across: axis)
    let near = max(firstNear, secondNear)
    let far = min(firstFar, secondFar)
    let cross = near <= far ? (near + far) / 2 : (firstNear + firstFar) / 2
    let arrow = place(
      Arrow(axis: axis, start: end.value, end: start.value, cross: cross),
      steps: [0, 14, -14, 28, -28]
    )
    for side in [start, end] {
      // If the arrow is not beside the rectangle, a thin line extends the rectangle's edge or centre to the arrow.
      let (near, far) = side.rect.span(across: axis)
      if arrow.cross >= near - 0.5 && arrow.cross <= far + 0.5 { continue }
      line(
        Arrow(
          axis: axis == .horizontal ? .vertical : .horizontal,
          start: arrow.cross < near ? near : far,
          end: arrow.cross,
          cross: side.value
        ),
        color: constraintColor,
        width: 0.5,
        dashes: [2, 2]
      )
    }
    draw(arrow, isRequired: isRequired, hasBars: false)
    write(words, at: arrow)
  }

  /// Draws a line through two equal positions.
  private mutating func drawAlignment(
    _ start: ItemGeometry.Position,
    _ end: ItemGeometry.Position,
    isContained: Bool,
    words: String?
  ) {
    let (firstNear, firstFar) = start.rect.span(across: start.axis)
    let (secondNear, secondFar) = end.rect.span(across: start.axis)
    var arrow = Arrow(
      axis: start.axis == .horizontal ? .vertical : .horizontal,
      start: min(firstNear, secondNear),
      end: max(firstFar, secondFar),
      cross: start.value
    )
    if isContained {
      // For a container, a line near the inner item is sufficient.
      let (innerNear, innerFar) =
        firstFar - firstNear < secondFar - secondNear
        ? (firstNear, firstFar) : (secondNear, secondFar)
      let reach: CGFloat =
        start.feature == .center ? 16 : -max(0, (innerFar - innerNear) / 2 - 14)
      arrow.start = max(arrow.start, innerNear - reach)
      arrow.end = min(arrow.end, innerFar + reach)
    }
    switch start.feature {
    case .center:
      line(arrow, color: constraintColor, dashes: words == nil ? [9, 3, 2, 3] : [2, 3])
    case .baseline:
      line(arrow, color: constraintColor, dashes: words == nil ? [] : [4, 3])
    case .edge:
      line(arrow, color: constraintColor, width: 2, dashes: words == nil ? [] : [4, 3])
    }
    if let words { write(words, at: arrow) }
  }

  private mutating func draw(_ arrow: Arrow, isRequired: Bool, hasBars: Bool) {
    line(arrow, color: constraintColor, dashes: isRequired ? [] : [4, 3])
    let length = abs(arrow.end - arrow.start)
    let (low, high) = (min(arrow.start, arrow.end), max(arrow.start, arrow.end))
    if hasBars || length < 12 {
      let bars = CGMutablePath()
      for end in [low, high] {
        bars.move(to: arrow.point(end, aside: -3.5))
        bars.addLine(to: arrow.point(end, aside: 3.5))
      }
      let stroke = Drawing.Stroke(color: constraintColor, width: 1)
      drawing.add(Drawing.Figure(shape: .path(bars), stroke: stroke))
    }
    if length >= 12 {
      let heads = CGMutablePath()
      for (end, back) in [(low, low + 5), (high, high - 5)] {
        heads.move(to: arrow.point(end))
        heads.addLine(to: arrow.point(back, aside: -2.5))
        heads.addLine(to: arrow.point(back, aside: 2.5))
        heads.closeSubpath()
      }
      drawing.add(Drawing.Figure(shape: .path(heads), fill: .color(constraintColor)))
    }
  }
}

// MARK: Words

extension OverlayDrawing {
  /// The constraint as an equation with the names of the items: `green.left == blue.right + 20 @750`.
  private func sentence(of constraint: NSLayoutConstraint) -> String {
    var text = ""
    if let identifier = constraint.identifier, !identifier.isEmpty { text = "\(identifier): " }
    if let first = constraint.firstItem { text += geometry.name(of: first) }
    text += ".\(constraint.firstAttribute.name) \(constraint.relation.sign) "
    let constant = SVGWriter.number(abs(constraint.constant))
    if let second = constraint.secondItem {
      if constraint.multiplier != 1 { text += "\(SVGWriter.number(constraint.multiplier)) * " }
      text += "\(geometry.name(of: second)).\(constraint.secondAttribute.name)"
      if constraint.constant != 0 { text += (constraint.constant < 0 ? " - " : " + ") + constant }
    } else {
      text += SVGWriter.number(constraint.constant)
    }
    return constraint.isRequired ? text : text + " @\(constraint.priority.inWords)"
  }

  /// The text at the dimension line of a size: `≥ 100 @750`, `0.5 × blue + 8`.
  private func sizeWords(of constraint: NSLayoutConstraint) -> String {
    var words: [String] = []
    if let sign = constraint.relation.inequality { words.append(sign) }
    if let second = constraint.secondItem {
      if constraint.multiplier == 1 {
        if words.isEmpty { words.append("=") }
      } else {
        words += [SVGWriter.number(constraint.multiplier), "×"]
      }
      let isSameAttribute = constraint.firstAttribute == constraint.secondAttribute
      if second === constraint.firstItem {
        words.append(constraint.secondAttribute.name)
      } else {
        let name = geometry.name(of: second)
        words.append(isSameAttribute ? name : "\(name).\(constraint.secondAttribute.name)")
      }
      if constraint.constant != 0 {
        words += [
          constraint.constant < 0 ? "−" : "+", SVGWriter.number(abs(constraint.constant)),
        ]
      }
    } else {
      words.append(SVGWriter.number(constraint.constant))
    }
    if !constraint.isRequired { words.append("@\(constraint.priority.inWords)") }
    return words.joined(separator: " ")
  }

  /// The text at the arrow of a distance: `20`, `≥ 8 @750`; nil if the constraint makes two positions equal.
  private func spacingWords(of constraint: NSLayoutConstraint) -> String? {
    let isPlain = constraint.multiplier == 1
    var words: [String] = []
    if let sign = constraint.relation.inequality { words.append(sign) }
    if isPlain && constraint.constant == 0 && words.isEmpty { return nil }
    if !isPlain {
      words += [SVGWriter.number(constraint.multiplier), "×"]
      if constraint.constant != 0 { words.append(constraint.constant < 0 ? "−" : "+") }
    }
    if isPlain || constraint.constant != 0 {
      words.append(SVGWriter.number(abs(constraint.constant)))
    }
    if !constraint.isRequired { words.append("@\(constraint.priority.inWords)") }
    return words.joined(separator: " ")
  }
}

extension NSLayoutConstraint {
  fileprivate var isRequired: Bool { priority.rawValue >= UILayoutPriority.required.rawValue }
}

extension NSLayoutConstraint.Relation {
  fileprivate var inequality: String? {
    switch self {
    case .equal: nil
    case .lessThanOrEqual: "≤"
    case .greaterThanOrEqual: "≥"
    }
  }
}

extension UILayoutPriority {
  fileprivate var inWords: String { SVGWriter.number(CGFloat(rawValue)) }
}

extension CGRect {
  /// The extent perpendicular to an axis: the range of y for the horizontal axis, the range of x for the vertical axis.
  fileprivate func span(across axis: NSLayoutConstraint.Axis) -> (near: CGFloat, far: CGFloat) {
    axis == .horizontal ? (minY, maxY) : (minX, maxX)
  }
}
