/// What a stack wants to be so, as a list of statements in a fixed order.
struct StackPlan {
  /// The attributes of one axis of the stack.
  struct Line {
    var start: NSLayoutConstraint.Attribute
    var end: NSLayoutConstraint.Attribute
    var center: NSLayoutConstraint.Attribute
    var length: NSLayoutConstraint.Attribute

    static let horizontal = Line(start: .leading, end: .trailing, center: .centerX, length: .width)
    static let vertical = Line(start: .top, end: .bottom, center: .centerY, length: .height)
  }

  let stack: UIStackView
  let arranged: [UIView]
  let visible: [UIView]
  /// What the views fill: the stack, or its margins. (Rule 11.18.)
  let canvas: LayoutItem
  /// Whether a stack around it gives it no room: then there is none for spacing and margins either. (Rule 11.15.)
  let isCollapsed: Bool
  let along: Line
  let across: Line
  var statements: [StackStatement] = []
  /// Whether the spanner takes part.
  var needsSpanner = false

  init(of stack: UIStackView) {
    self.stack = stack
    arranged = stack.arranged
    visible = stack.visibleViews
    isCollapsed = stack.isCollapsed
    canvas =
      stack.isLayoutMarginsRelativeArrangement
      ? stack.layoutMarginsGuide.layoutItem : stack.layoutItem
    let isRow = stack.axis == .horizontal
    along = isRow ? .horizontal : .vertical
    across = isRow ? .vertical : .horizontal
  }

  mutating func state(
    _ role: StackStatement.Role,
    _ first: LayoutItem,
    _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal,
    to second: LayoutItem? = nil,
    _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute,
    multiplier: CGFloat = 1,
    plus constant: CGFloat = 0,
    at priority: UILayoutPriority = .required
  ) {
    statements.append(
      StackStatement(
        role,
        first,
        firstAttribute,
        relation,
        to: second,
        secondAttribute,
        multiplier: multiplier,
        plus: constant,
        at: priority
      )
    )
  }
}

// MARK: Along the axis

extension StackPlan {
  /// Edges, spacing and shares along the axis. (Rules 11.03 to 11.09, 11.15 to 11.17.)
  mutating func distribute() {
    guard let first = visible.first, let last = visible.last else {
      connectEmptyCanvas(along)
      spaceOut()
      hide()
      _ = stack.gaps(0)
      return
    }
    state(.canvasConnection, canvas, along.start, to: first.layoutItem, along.start)
    state(.canvasConnection, canvas, along.end, to: last.layoutItem, along.end)
    spaceOut()
    hide()
    var gaps = 0
    switch stack.distribution {
    case .fill: disambiguateTextWidths()
    case .fillEqually: fillEqually()
    case .fillProportionally: fillProportionally()
    case .equalSpacing, .equalCentering:
      gaps = visible.count - 1
      spread(over: stack.gaps(gaps))
    }
    if gaps == 0 { _ = stack.gaps(0) }
  }

  /// Without a view the edges hold on to an empty guide, so that the stack is as small as the outside lets it. (Rule 11.23.)
  mutating func connectEmptyCanvas(_ line: Line) {
    needsSpanner = true
    let spanner = stack.spanner()
    state(.canvasConnection, canvas, line.start, to: spanner, line.start)
    state(.canvasConnection, canvas, line.end, to: spanner, line.end)
  }

  /// The chain over all views; hidden ones share out the spacing around them. (Rules 11.04, 11.16, 11.20.)
  private mutating func spaceOut() {
    let isSpread = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let isAtBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    let constants = spacings
    for (index, constant) in constants.enumerated() {
      state(
        .spacing,
        arranged[index + 1].layoutItem,
        isAtBaselines ? .firstBaseline : along.start,
        isSpread ? .greaterThanOrEqual : .equal,
        to: arranged[index].layoutItem,
        isAtBaselines ? .lastBaseline : along.end,
        plus: constant
      )
    }
  }

  /// The distance from each arranged view to the next one.
  private var spacings: [CGFloat] {
    if arranged.count < 2 { return [] }
    var result = [CGFloat](repeating: 0, count: arranged.count - 1)
    if isCollapsed { return result }
    var previous: Int?
    for (index, view) in arranged.enumerated() where !view.isHidden {
      if let previous {
        // One half at each end of the run of hidden views; for neighbours both are the same place.
        let half = spacing(after: arranged[previous]) / 2
        result[previous] += half
        result[index - 1] += half
      }
      previous = index
    }
    return result
  }

  private func spacing(after view: UIView) -> CGFloat {
    if stack.customSpacings.isEmpty { return stack.spacing }
    let custom = stack.customSpacing(after: view)
    if custom == UIStackView.spacingUseDefault { return stack.spacing }
    return custom == UIStackView.spacingUseSystem ? 8 : custom
  }

  /// Texts that may wrap leave their widths open: each wants an equal share, where the environment wants that. (Rule 11.21.)
  private mutating func disambiguateTextWidths() {
    if stack.axis == .vertical || visible.count < 2 { return }
    if !stack.root.environment.disambiguatesTextWidths { return }
    var gaps: CGFloat = 0
    for view in visible.dropLast() { gaps += spacing(after: view) }
    let count = CGFloat(visible.count)
    for view in visible where view.wrapsContent {
      let resistance = view.contentCompressionResistancePriority(for: .horizontal).rawValue
      state(
        .textWidth,
        view.layoutItem,
        along.length,
        to: canvas,
        along.length,
        multiplier: 1 / count,
        plus: -gaps / count,
        at: UILayoutPriority(min(999, resistance + 10))
      )
    }
  }

  private mutating func hide() {
    for view in arranged where view.isHidden { state(.hiding, view.layoutItem, along.length) }
  }

  private mutating func fillEqually() {
    for view in visible.dropFirst() {
      state(.fillEqually, view.layoutItem, along.length, to: visible[0].layoutItem, along.length)
    }
  }

  /// Shares by natural lengths; each wish a little weaker than the one before, so that the last view takes what the
  /// spacing leaves over. (Rules 11.06, 11.07.)
  private mutating func fillProportionally() {
    let lengths = visible.map { view in
      let size = view.naturalSize
      return stack.axis == .horizontal ? size.width : size.height
    }
    if !lengths.contains(where: { $0 > 0 }) { return fillEqually() }
    var total = lengths.reduce(0) { $0 + max(0, $1) }
    for view in visible.dropLast() { total += spacing(after: view) }
    for (index, view) in visible.enumerated() {
      let length = lengths[index]
      if length <= 0 || total <= 0 {
        state(.fillProportionally, view.layoutItem, along.length)
        continue
      }
      state(
        .fillProportionally,
        view.layoutItem,
        along.length,
        to: canvas,
        along.length,
        multiplier: length / total,
        at: visible.count == 1 ? .required : UILayoutPriority(max(1, 999 - Float(index)))
      )
    }
  }

  /// Guides between neighbours, all of one length; between centres that is a wish. (Rules 11.08, 11.09.)
  private mutating func spread(over gaps: [LayoutItem]) {
    let isCentering = stack.distribution == .equalCentering
    for (index, gap) in gaps.enumerated() {
      let (previous, next) = (visible[index].layoutItem, visible[index + 1].layoutItem)
      let (from, to) = isCentering ? (along.center, along.center) : (along.end, along.start)
      state(.distributingEdge, gap, along.start, to: previous, from)
      state(.distributingEdge, gap, along.end, to: next, to)
      if index == 0 { continue }
      state(
        .fillEqually,
        gap,
        along.length,
        to: gaps[0],
        along.length,
        at: isCentering ? UILayoutPriority(max(100, 150 - Float(index))) : .required
      )
    }
    state(.canvasFit, stack.layoutItem, along.length, at: UILayoutPriority(49))
  }
}
