/// Edges of an item.
public struct ConstraintEdges: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let left = Self(rawValue: 1)
  public static let top = Self(rawValue: 2)
  public static let right = Self(rawValue: 4)
  public static let bottom = Self(rawValue: 8)
  public static let leading = Self(rawValue: 16)
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
  /// Left, top, right and bottom without some of them: `make.edges(excluding: .bottom).equalToSuperview()`. If leading or
  /// trailing is excluded, the others are those of the reading direction.
  public func edges(excluding edges: ConstraintEdges) -> ConstraintMakerExtendable {
    let isDirectional = !edges.isDisjoint(with: [.leading, .trailing])
    let all: ConstraintAttributes = isDirectional ? .directionalEdges : .edges
    return start(all.subtracting(edges.attributes))
  }
}
