/// The constraints that a stack view requires, as a list of statements in a fixed order.
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
  /// The area that the views fill: the stack, or the area inside of its margins. (Rule 11.18.)
  let canvas: LayoutItem
  /// Whether a surrounding stack gives this one no room, in which case spacing and margins are 0 as
  /// well. (Rule 11.15.)
  let isCollapsed: Bool
  let along: Line
  let across: Line
  var statements: [StackStatement] = []
  /// Whether the statements involve the spanner.
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
  /// Adds the statements that determine edges, spacing and lengths along the axis. (Rules 11.03 to
  /// 11.09, 11.15 to 11.17.)
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

  /// Adds the statements of a stack without views: its edges are constrained to an empty guide, so
  /// that the stack is as small as the constraints from outside permit. (Rule 11.23.)
  mutating func connectEmptyCanvas(_ line: Line) {
    needsSpanner = true
    let spanner = stack.spanner()
    state(.canvasConnection, canvas, line.start, to: spanner, line.start)
    state(.canvasConnection, canvas, line.end, to: spanner, line.end)
  }

  /// Adds the spacing between all arranged views in a chain. The spacing around hidden views is
  /// divided between them. (Rules 11.04, 11.16, 11.20.)
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

  /// The distances in points from each arranged view to the next one.
  private var spacings: [CGFloat] {
    if arranged.count < 2 { return [] }
    var result = [CGFloat](repeating: 0, count: arranged.count - 1)
    if isCollapsed { return result }
    var previous: Int?
    for (index, view) in arranged.enumerated() where !view.isHidden {
      if let previous {
        // One half of the spacing lies at each end of a run of hidden views. Without hidden views
        // both halves lie in the same place.
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

  /// Adds an optional constraint to an equal share of the row for each multi-line text, whose width
  /// would otherwise be ambiguous, if the environment asks for it. (Rule 11.21.)
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

  /// Adds the shares of the length by intrinsic lengths. The priority decreases slightly from view
  /// to view, so that the last view absorbs the effect of the spacing. (Rules 11.06, 11.07.)
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

  /// Constrains the guides between adjacent views to equal lengths. Between centres the constraints
  /// are optional. (Rules 11.08, 11.09.)
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
