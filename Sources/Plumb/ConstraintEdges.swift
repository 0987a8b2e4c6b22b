/// A set of edges, for ``ConstraintMaker/edges(excluding:)``.
public struct ConstraintEdges: OptionSet, Sendable {
  /// The edges as bits.
  public let rawValue: Int

  /// Creates a set of edges from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The left edge.
  public static let left = Self(rawValue: 1)
  /// The top edge.
  public static let top = Self(rawValue: 2)
  /// The right edge.
  public static let right = Self(rawValue: 4)
  /// The bottom edge.
  public static let bottom = Self(rawValue: 8)
  /// The leading edge.
  public static let leading = Self(rawValue: 16)
  /// The trailing edge.
  public static let trailing = Self(rawValue: 32)

  var attributes: ConstraintAttributes {
    let pairs: [(Self, ConstraintAttributes)] = [
      (.left, .left), (.top, .top), (.right, .right), (.bottom, .bottom), (.leading, .leading),
      (.trailing, .trailing),
    ]
    return pairs.reduce([]) { contains($1.0) ? $0.union($1.1) : $0 }
  }
}

extension ConstraintMaker {
  /// Starts a statement about all edges except some: `make.edges(excluding: .bottom).equalToSuperview()`.
  ///
  /// The edges are left, top, right and bottom, or leading, top, trailing and bottom if leading or trailing is excluded.
  public func edges(excluding edges: ConstraintEdges) -> ConstraintMakerExtendable {
    let isDirectional = !edges.isDisjoint(with: [.leading, .trailing])
    let all: ConstraintAttributes = isDirectional ? .directionalEdges : .edges
    return start(all.subtracting(edges.attributes))
  }
}
