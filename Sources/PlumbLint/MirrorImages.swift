import AutoLayout

/// The constraints that have a mirror image among the others: the same distance at the opposite edge.
struct MirrorImages {
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
    edge.relation = edge.relation.mirrored
    return edges.contains(edge)
  }

  /// The constraint as an edge. Which of two items comes first does not matter, as long as it is always the same one:
  /// Interface Builder writes the leading edge with the view first, and the trailing edge with the superview first.
  private static func edge(_ constraint: NSLayoutConstraint) -> Edge? {
    guard let item = constraint.firstItem else { return nil }
    var edge = Edge(
      first: ObjectIdentifier(item),
      second: constraint.secondItem.map(ObjectIdentifier.init),
      firstAttribute: constraint.firstAttribute,
      secondAttribute: constraint.secondAttribute,
      relation: constraint.relation,
      multiplier: constraint.multiplier,
      constant: constraint.constant
    )
    if let second = edge.second, second < edge.first, edge.multiplier == 1 {
      (edge.first, edge.second) = (second, edge.first)
      swap(&edge.firstAttribute, &edge.secondAttribute)
      edge.constant = 0 - edge.constant
      edge.relation = edge.relation.mirrored
    }
    return edge
  }
}

nonisolated extension NSLayoutConstraint.Relation {
  /// The relation after both sides are multiplied by -1.
  fileprivate var mirrored: Self { Self(rawValue: -rawValue) ?? self }
}

nonisolated extension NSLayoutConstraint.Attribute {
  /// The opposite edge; other attributes are their own image.
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
    case .top: .bottom
    case .bottom: .top
    case .topMargin: .bottomMargin
    case .bottomMargin: .topMargin
    default: self
    }
  }
}
