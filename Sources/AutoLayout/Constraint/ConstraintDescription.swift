/// Composes the description of a constraint in the form of Apple's logs. (Rules 1.42 to 1.48.)
///
/// Views that the equation calls by their identifiers are listed with their addresses at the end.
struct ConstraintDescription {
  private var names: [String] = []

  /// Returns the description:
  /// `<NSLayoutConstraint:0x… 'identifier' a.width == 0.5*b.width + 8 priority:750   (active)>`.
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

  /// Returns the equation: in visual format if the constraint is a gap between facing edges,
  /// otherwise as attributes.
  mutating func body(of constraint: NSLayoutConstraint, gapKind: String? = nil) -> String {
    let gap = Gap(constraint).map { text(of: $0, constraint, gapKind) }
    return gap ?? equation(of: constraint)
  }

  /// Returns the equation in the form `a.width == 0.5*b.width + 8`.
  mutating func equation(of constraint: NSLayoutConstraint) -> String {
    let first = name(of: constraint.first)
    let second = constraint.secondAttribute == .notAnAttribute ? nil : name(of: constraint.second)
    return ConstraintText.equation(of: constraint, first: first, second: second)
  }

  /// Returns the name of an item in the equation. A view with an identifier is named by it, and its
  /// address is noted for the list at the end.
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

  /// Returns the name of an item with its class, address and text, as in `UILabel:0x…'Title'`.
  private static func longName(of item: LayoutItem?) -> String {
    switch item?.kind {
    case .view(let view)?:
      return ConstraintText.name(ofClassOf: view) + (view.shownText.map { "'\($0)'" } ?? "")
    case .guide(let guide)?: return guide.layoutName
    case nil: return "nil"
    }
  }

  // MARK: Gaps

  /// Returns a gap in visual format: `H:|-(4)-[v]`, `H:[a]-(>=8@750)-[b]` or `V:[v]-(16)-|`.
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

/// A constraint on the distance between two facing edges, or between an edge of an item and the
/// same edge of its container.
private struct Gap {
  var axis: String
  /// Whether the gap runs from left to right regardless of the layout direction.
  var isFixed: Bool
  /// The item before the gap; nil if the gap begins at the container's edge.
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
