/// The constraints and layout guides that a stack view has created.
struct StackArrangement {
  var made: [(key: StackStatement.Key, constraint: NSLayoutConstraint)] = []
  /// The guide from the smallest to the largest view across the axis; in an empty stack, from edge
  /// to edge. (Rules 11.11, 11.23.)
  var spanner: UILayoutGuide?
  /// The guides between adjacent views whose distances are to be equal. (Rules 11.08, 11.09.)
  var gaps: [UILayoutGuide] = []
  /// Whether the stack had no room when the constraints were created.
  var isCollapsed = false
}

/// A constraint that a stack view requires, before it is created.
struct StackStatement {
  /// The identifiers of a stack view's constraints. (Section 11.)
  enum Role: String {
    case canvasConnection = "UISV-canvas-connection"
    case canvasFit = "UISV-canvas-fit"
    case spacing = "UISV-spacing"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case distributingEdge = "UISV-distributing-edge"
    case alignment = "UISV-alignment"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    case hiding = "UISV-hiding"
    case textWidth = "UISV-text-width-disambiguation"

    /// The place among the constraints of one item, in the order in which a new stack makes them.
    var place: UInt8 {
      switch self {
      case .canvasConnection: 0
      case .spacing: 1
      case .hiding: 2
      case .textWidth: 3
      case .fillProportionally: 4
      case .distributingEdge: 5
      case .fillEqually: 6
      case .alignment: 7
      case .spanningBoundary: 8
      case .spanningFit: 9
      case .ambiguitySuppression: 10
      case .canvasFit: 11
      }
    }
  }

  /// The properties that cannot change once a constraint exists. Statements with equal keys
  /// describe the same constraint.
  struct Key: Hashable {
    var role: Role
    var first: ObjectIdentifier
    var firstAttribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var second: ObjectIdentifier?
    var secondAttribute: NSLayoutConstraint.Attribute
    var multiplier: CGFloat
  }

  var key: Key
  var first: LayoutItem
  var second: LayoutItem?
  var constant: CGFloat
  var priority: UILayoutPriority

  init(
    _ role: Role,
    _ first: LayoutItem,
    _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal,
    to second: LayoutItem? = nil,
    _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute,
    multiplier: CGFloat = 1,
    plus constant: CGFloat = 0,
    at priority: UILayoutPriority = .required
  ) {
    key = Key(
      role: role,
      first: ObjectIdentifier(first),
      firstAttribute: firstAttribute,
      relation: relation,
      second: second.map(ObjectIdentifier.init),
      secondAttribute: secondAttribute,
      multiplier: multiplier
    )
    self.first = first
    self.second = second
    self.constant = constant
    self.priority = priority
  }

  func makeConstraint() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first,
      key.firstAttribute,
      key.relation,
      second,
      key.secondAttribute,
      multiplier: key.multiplier,
      constant: constant
    )
    constraint.identifier = key.role.rawValue
    constraint.isMadeByRuntime = true
    constraint.placeInArrangement = key.role.place
    constraint.priority = priority
    return constraint
  }
}

extension UIStackView {
  /// Updates the constraints of the stack. Constraints that are still required are kept. (Rule
  /// 11.24.)
  func arrange() {
    orderContents()
    var plan = StackPlan(of: self)
    plan.distribute()
    plan.align()
    orderGuides()
    if let goneAxis {
      take(plan.statements.filter { !isAtEdge($0, of: goneAxis) })
    } else {
      take(plan.statements)
    }
    if arrangement.isCollapsed != plan.isCollapsed {
      arrangement.isCollapsed = plan.isCollapsed
      engine?.marginsChanged(self)
    }
    engine?.baselinesChanged(self)
  }

  /// Orders the arranged views as if they had been added in this order, so that optional constraints
  /// on their content sizes of equal priority are satisfied from the last view to the first,
  /// regardless of when each was added. (Rules 2.05, 11.14.)
  private func orderContents() {
    var latest: UInt64 = 0
    for view in arranged {
      if view.layoutItem.mark <= latest {
        view.layoutItem.mark = environment.tick()
        view.engine?.orderChanged(view)
      }
      latest = view.layoutItem.mark
    }
  }

  /// Orders the guides as if they had been added after the arranged views, those of the gaps first.
  private func orderGuides() {
    guard let engine else { return }
    for gap in arrangement.gaps { engine.orderChanged(gap.layoutItem) }
    if let spanner = arrangement.spanner { engine.orderChanged(spanner.layoutItem) }
  }

  /// Returns whether a statement connects a view with the stack, or with a guide of it, along an axis.
  private func isAtEdge(_ statement: StackStatement, of axis: NSLayoutConstraint.Axis) -> Bool {
    let isHorizontal =
      switch statement.key.firstAttribute {
      case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
        .leadingMargin, .trailingMargin, .centerXWithinMargins:
        true
      default: false
      }
    if isHorizontal != (axis == .horizontal) { return false }
    return statement.first.owner === self || statement.second?.owner === self
  }

  private func take(_ statements: [StackStatement]) {
    let old = arrangement.made
    arrangement.made.removeAll(keepingCapacity: true)
    // Most updates change a constant or append views, so the statements begin with those of the
    // last update.
    var common = 0
    while common < old.count, common < statements.count, old[common].key == statements[common].key {
      common += 1
    }
    var rest: [StackStatement.Key: NSLayoutConstraint] = [:]
    for (key, constraint) in old[common...] { rest[key] = constraint }
    var new: [NSLayoutConstraint] = []
    for (index, statement) in statements.enumerated() {
      let kept =
        index < common ? old[index].constraint : rest.removeValue(forKey: statement.key)
      if let kept {
        kept.constant = statement.constant
        kept.priority = statement.priority
      }
      let constraint = kept ?? statement.makeConstraint()
      if !constraint.isActive { new.append(constraint) }
      arrangement.made.append((statement.key, constraint))
    }
    for (key, constraint) in old[common...] where rest[key] != nil { constraint.isActive = false }
    // All constraints are installed on the stack, including those of a single view, so that they
    // are deactivated when the view leaves. (Rule 1.36.)
    for constraint in new { constraint.install(on: self) }
  }

  /// The guide across the axis, created at the first access.
  func spanner() -> LayoutItem {
    if let spanner = arrangement.spanner { return spanner.layoutItem }
    let guide = UILayoutGuide()
    guide.identifier = "UISV-alignment-spanner"
    guide.layoutItem.kindOfGuide = LayoutItem.lastKindOfGuide
    addLayoutGuide(guide)
    arrangement.spanner = guide
    return guide.layoutItem
  }

  func removeSpanner() {
    if let guide = arrangement.spanner { removeLayoutGuide(guide) }
    arrangement.spanner = nil
  }

  /// Returns the given number of gap guides, creating and removing guides as required.
  func gaps(_ count: Int) -> [LayoutItem] {
    while arrangement.gaps.count > count { removeLayoutGuide(arrangement.gaps.removeLast()) }
    while arrangement.gaps.count < count {
      let guide = UILayoutGuide()
      guide.identifier = "UISV-distributing-gap"
      let kind = Self.firstKindOfGuide + UInt64(arrangement.gaps.count)
      guide.layoutItem.kindOfGuide = min(kind, LayoutItem.lastKindOfGuide - 1)
      addLayoutGuide(guide)
      arrangement.gaps.append(guide)
    }
    return arrangement.gaps.map(\.layoutItem)
  }

  /// The place of the first gap among the guides, behind those that every view may have.
  static var firstKindOfGuide: UInt64 { 16 }
}
