import AutoLayout

/// Finds constraints on left and right in a tree that is laid out from right to left, or that relates
/// other edges to the reading direction.
///
/// A pair that insets both edges by the same number is symmetrical, so that the direction makes no
/// difference. Views with a forced direction, or for playback, have left and right on purpose.
enum AbsoluteEdge {
  static func findings(in tree: LintedTree) -> [LayoutFinding] {
    let mirrors = MirrorImages(of: tree.constraints)
    let lopsided = tree.constraints.filter { !$0.isCompound && !mirrors.contains($0) }
    let isMixed = lopsided.contains { $0.mentions(\.isDirectional) }
    return lopsided.compactMap { constraint in
      guard let view = constraint.subject, let holder = constraint.holder,
        constraint.mentions(\.isAbsolute),
        view.followsDirection, holder.followsDirection
      else { return nil }
      let isMirrored = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
      guard isMirrored || isMixed else { return nil }
      let equation = "`\(constraint.bodyDescription)`"
      return LayoutFinding(
        .absoluteEdge,
        view,
        isMirrored
          ? "\(equation) does not follow the direction of the layout, which is right to left."
          : "\(equation) does not follow the reading direction, unlike other constraints of the tree.",
        remedy: "Use leading and trailing instead of left and right.",
        blame: constraint,
        subject: equation
      )
    }
  }
}

/// The constraints that have a mirror image among the others: the same distance at the opposite edge.
private struct MirrorImages {
  private struct Edge: Hashable {
    var first: ObjectIdentifier
    var second: ObjectIdentifier?
    var firstAttribute: NSLayoutConstraint.Attribute
    var secondAttribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var multiplier: CGFloat
    var constant: CGFloat
  }

  private var edges: Set<Edge> = []

  init(of constraints: [NSLayoutConstraint]) {
    edges = Set(constraints.compactMap(Self.edge))
  }

  func contains(_ constraint: NSLayoutConstraint) -> Bool {
    guard var edge = Self.edge(constraint) else { return false }
    edge.firstAttribute = edge.firstAttribute.mirrored
    edge.secondAttribute = edge.secondAttribute.mirrored
    edge.constant = 0 - edge.constant
    edge.relation = NSLayoutConstraint.Relation(rawValue: -edge.relation.rawValue) ?? edge.relation
    return edges.contains(edge)
  }

  private static func edge(_ constraint: NSLayoutConstraint) -> Edge? {
    constraint.firstItem.map { first in
      Edge(
        first: ObjectIdentifier(first),
        second: constraint.secondItem.map(ObjectIdentifier.init),
        firstAttribute: constraint.firstAttribute,
        secondAttribute: constraint.secondAttribute,
        relation: constraint.relation,
        multiplier: constraint.multiplier,
        constant: constraint.constant
      )
    }
  }
}

extension UIView {
  /// Whether the view is laid out in the reading direction of the app.
  fileprivate var followsDirection: Bool { semanticContentAttribute == .unspecified }
}

extension NSLayoutConstraint {
  fileprivate func mentions(_ isMeant: (Attribute) -> Bool) -> Bool {
    isMeant(firstAttribute) || isMeant(secondAttribute)
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  fileprivate var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  fileprivate var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// The opposite horizontal edge; other attributes are their own image.
  fileprivate var mirrored: Self {
    switch self {
    case .left: .right
    case .right: .left
    case .leftMargin: .rightMargin
    case .rightMargin: .leftMargin
    case .leading: .trailing
    case .trailing: .leading
    case .leadingMargin: .trailingMargin
    case .trailingMargin: .leadingMargin
    default: self
    }
  }
}
