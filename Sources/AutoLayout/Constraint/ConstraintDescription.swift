/// A constraint's description while it is written, in the form of Apple's logs. (Rules 1.42 to 1.48.)
///
/// What the equation calls by a short name is explained at the end.
struct ConstraintDescription {
  private var names: [String] = []

  /// `<NSLayoutConstraint:0x… 'identifier' a.width == 0.5*b.width + 8 priority:750   (active)>`
  static func text(of constraint: NSLayoutConstraint) -> String {
    var description = ConstraintDescription()
    let body = constraint.body(in: &description)
    let identifier = constraint.identifier.map { "'\($0)' " } ?? ""
    let priority = constraint.priority.rawValue
    let names =
      description.names.isEmpty ? "" : ", names: \(description.names.joined(separator: ", ")) "
    return "<\(constraint.kindName):\(ConstraintText.address(of: constraint)) \(identifier)\(body)"
      + (priority < 1000 ? " priority:\(ConstraintText.number(Double(priority)))" : "")
      + "   (\(constraint.isActive ? "active" : "inactive")\(names))>"
  }

  /// The equation: as a gap between edges where it is one, or as it is.
  mutating func body(of constraint: NSLayoutConstraint, gapKind: String? = nil) -> String {
    let gap = Gap(constraint).map { text(of: $0, constraint, gapKind) }
    return gap ?? equation(of: constraint)
  }

  /// `a.width == 0.5*b.width + 8`
  mutating func equation(of constraint: NSLayoutConstraint) -> String {
    let first = name(of: constraint.first)
    let second = constraint.secondAttribute == .notAnAttribute ? nil : name(of: constraint.second)
    return ConstraintText.equation(of: constraint, first: first, second: second)
  }

  /// How the item is called: a view by its identifier if it has one, with a word at the end about who that is.
  mutating func name(of item: LayoutItem?) -> String {
    guard case .view(let view)? = item?.kind, let identifier = view.accessibilityIdentifier else {
      return Self.longName(of: item)
    }
    note("\(identifier):\(ConstraintText.address(of: view))")
    return identifier
  }

  private mutating func note(_ name: String) {
    if !names.contains(name) { names.append(name) }
  }

  /// `UILabel:0x…'Title'`
  private static func longName(of item: LayoutItem?) -> String {
    switch item?.kind {
    case .view(let view)?:
      return ConstraintText.name(ofClassOf: view) + (view.shownText.map { "'\($0)'" } ?? "")
    case .guide(let guide)?: return guide.layoutName
    case nil: return "nil"
    }
  }

  // MARK: Gaps

  /// `H:|-(4)-[v]`, `H:[a]-(>=8@750)-[b]`, `V:[v]-(16)-|`
  private mutating func text(
    of gap: Gap,
    _ constraint: NSLayoutConstraint,
    _ kind: String?
  ) -> String {
    let priority = constraint.priority.rawValue
    var size = ConstraintText.number(Double(constraint.constant))
    if let kind { size = "\(kind)(\(size))" }
    let sign = constraint.relation == .equal ? "" : constraint.relation.sign
    let level = priority < 1000 ? "@\(ConstraintText.number(Double(priority)))" : ""
    let before = gap.before.map { "[\(name(of: $0))]" } ?? "|"
    let after = gap.after.map { "[\(name(of: $0))]" } ?? "|"
    if gap.before == nil || gap.after == nil {
      note("'|':\(container(gap.container))")
    }
    return "\(gap.axis):\(before)-(\(sign)\(size)\(level))-\(after)\(gap.isFixed ? "(LTR)" : "")"
  }

  private func container(_ item: LayoutItem?) -> String {
    guard let view = item?.view, let identifier = view.accessibilityIdentifier else {
      return Self.longName(of: item)
    }
    return "\(identifier):\(ConstraintText.address(of: view))"
  }
}

/// A constraint that says how far apart two edges are which face each other, or an edge and that of what is around it.
private struct Gap {
  var axis: String
  /// Whether it is between left and right, whatever the direction.
  var isFixed: Bool
  /// nil for the container's edge.
  var before: LayoutItem?
  var after: LayoutItem?
  var container: LayoutItem?

  init?(_ constraint: NSLayoutConstraint) {
    guard constraint.multiplier == 1, let first = constraint.first, let second = constraint.second,
      first !== second, let edge = Edge(constraint.firstAttribute),
      let other = Edge(constraint.secondAttribute), edge.axis == other.axis,
      edge.isFixed == other.isFixed
    else { return nil }
    (axis, isFixed) = (edge.axis, edge.isFixed)
    switch (edge.isStart, other.isStart) {
    case (true, true) where first.isDirectlyInside(second):
      (after, container) = (first, second)
    case (false, false) where second.isDirectlyInside(first):
      (before, container) = (second, first)
    case (true, false) where !first.isDirectlyInside(second) && !second.isDirectlyInside(first):
      (before, after) = (second, first)
    default: return nil
    }
  }

  private struct Edge {
    var axis: String
    var isStart: Bool
    var isFixed = false

    init?(_ attribute: NSLayoutConstraint.Attribute) {
      switch attribute {
      case .leading, .trailing: (axis, isStart) = ("H", attribute == .leading)
      case .left, .right: (axis, isStart, isFixed) = ("H", attribute == .left, true)
      case .top, .bottom: (axis, isStart) = ("V", attribute == .top)
      default: return nil
      }
    }
  }
}

extension LayoutItem {
  fileprivate func isDirectlyInside(_ other: LayoutItem) -> Bool {
    guard let container, let view = other.view else { return false }
    return container.points(to: view)
  }
}
