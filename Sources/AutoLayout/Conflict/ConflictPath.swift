import Cassowary

/// A closed path around an item on one axis: from its end across gaps and adjacent items to the end
/// of their container, and from the start of the container to the start of the item. The length
/// that remains is the length available to the item.
struct ConflictPath {
  struct Neighbour {
    var item: LayoutItem
    var length: ClosedRange<Double>
    /// Whether code set a number of the length after its statement.
    var isSetLater = false
  }

  /// The gaps from the start of the container to its end, in reading direction: one more than there
  /// are items in the container.
  private(set) var gaps: [Gap] = []
  /// The other items, in the same order.
  private(set) var neighbours: [Neighbour] = []
  private(set) var container: Neighbour
  /// The statements that determine the gaps, in the order of activation.
  private(set) var speaking: [ConflictStatement]
  /// All other statements.
  private(set) var rest: [ConflictStatement]

  struct Gap {
    var value = 0.0
    var isAtLeast = false
    var isAtMost = false
    /// Whether code set a number of the gap after its statement.
    var isSetLater = false
  }

  /// Creates the path around an item; fails if there is none.
  ///
  /// - Parameters:
  ///   - statements: The statements of the conflict except the one on the item's own length.
  ///   - lengths: Returns the range of an item's length under given statements.
  init?(
    around item: LayoutItem,
    _ axis: NSLayoutConstraint.Axis,
    _ statements: [ConflictStatement],
    lengths: ([ConflictStatement]) -> ((LayoutItem) -> ClosedRange<Double>?)
  ) {
    let steps = Step.all(in: statements, axis)
    guard let way = Self.way(around: item, steps) else { return nil }
    let used = Set(way.compactMap(\.statement))
    speaking = statements.indices.filter(used.contains).map { statements[$0] }
    rest = statements.indices.filter { !used.contains($0) }.map { statements[$0] }
    let length = lengths(rest)
    let size: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    // The path begins behind the item. After it has crossed the container, it is before the item.
    var isBefore = false
    var found: Neighbour?
    var (gapsBefore, gapsBehind) = ([Gap()], [Gap()])
    var (itemsBefore, itemsBehind): ([Neighbour], [Neighbour]) = ([], [])
    for move in way {
      switch move.kind {
      case .gap(let value, let relation):
        var gap = isBefore ? gapsBefore.removeLast() : gapsBehind.removeLast()
        gap.value += value
        if relation == .greaterThanOrEqual { gap.isAtLeast = true }
        if relation == .lessThanOrEqual { gap.isAtMost = true }
        if let index = move.statement, statements[index].isSetLater { gap.isSetLater = true }
        if isBefore { gapsBefore.append(gap) } else { gapsBehind.append(gap) }
      case .across(let item, let isForward):
        guard let range = length(item) else { return nil }
        let isSetLater = rest.contains {
          $0.isSetLater && $0.first?.item === item && $0.first?.attribute == size
        }
        let neighbour = Neighbour(item: item, length: range, isSetLater: isSetLater)
        if !isForward {
          if found != nil { return nil }
          found = neighbour
          isBefore = true
        } else if isBefore {
          itemsBefore.append(neighbour)
          gapsBefore.append(Gap())
        } else {
          itemsBehind.append(neighbour)
          gapsBehind.append(Gap())
        }
      }
    }
    guard let found else { return nil }
    container = found
    gaps = gapsBefore + gapsBehind
    neighbours = itemsBefore + itemsBehind
    if speaking.contains(where: \.isReadBackwards) {
      gaps.reverse()
      neighbours.reverse()
    }
  }

  /// Returns the length available to the item.
  ///
  /// - Parameter isTooSmall: Whether the item requires more than the available length; otherwise it
  ///   requires less.
  func room(isTooSmall: Bool) -> Double {
    let gaps = gaps.reduce(0) { $0 + $1.value }
    let end = isTooSmall ? container.length.upperBound : container.length.lowerBound
    return neighbours.reduce(end - gaps) {
      $0 - (isTooSmall ? $1.length.lowerBound : $1.length.upperBound)
    }
  }

  // MARK: The search

  private struct Node: Hashable {
    var item: ObjectIdentifier
    var isEnd: Bool
  }

  private struct Move {
    enum Kind {
      /// A forward distance.
      case gap(Double, NSLayoutConstraint.Relation)
      case across(LayoutItem, isForward: Bool)
    }

    var kind: Kind
    var statement: Int?
  }

  /// A distance between two ends: the second lies that far after the first.
  private struct Step {
    var from: (item: LayoutItem, isEnd: Bool)
    var to: (item: LayoutItem, isEnd: Bool)
    var value: Double
    var relation: NSLayoutConstraint.Relation
    var statement: Int

    static func all(
      in statements: [ConflictStatement],
      _ axis: NSLayoutConstraint.Axis
    ) -> [Step] {
      statements.indices.compactMap { index in
        let statement = statements[index]
        guard !statement.isCompound, statement.multiplier == 1, let first = statement.first,
          let second = statement.second, let end = first.attribute.end,
          let other = second.attribute.end, end.axis == axis, other.axis == axis
        else { return nil }
        let isMirrored = statement.isReadBackwards
        let isFlipped = isMirrored && first.attribute.family == .directional
        return Step(
          from: (second.item, other.isEnd != isFlipped),
          to: (first.item, end.isEnd != isFlipped),
          value: isFlipped ? -statement.constant : statement.constant,
          relation: isFlipped ? statement.relation.reversed : statement.relation,
          statement: index
        )
      }
    }
  }

  /// Returns the shortest path from the item's end to its start that does not cross the item.
  private static func way(around item: LayoutItem, _ steps: [Step]) -> [Move]? {
    var nodes: [Node] = []
    var items: [LayoutItem] = []
    var cameFrom: [Node: (node: Node, move: Move)] = [:]
    let start = Node(item: ObjectIdentifier(item), isEnd: true)
    let goal = Node(item: ObjectIdentifier(item), isEnd: false)
    nodes.append(start)
    items.append(item)
    var next = 0

    func go(to other: LayoutItem, _ isEnd: Bool, _ move: Move) {
      let node = Node(item: ObjectIdentifier(other), isEnd: isEnd)
      if node == start || cameFrom[node] != nil { return }
      cameFrom[node] = (nodes[next], move)
      nodes.append(node)
      items.append(other)
    }

    while next < nodes.count {
      let node = nodes[next]
      if node == goal { break }
      for step in steps {
        if step.from.item === items[next] && step.from.isEnd == node.isEnd {
          let move = Move(kind: .gap(step.value, step.relation), statement: step.statement)
          go(to: step.to.item, step.to.isEnd, move)
        }
        if step.to.item === items[next] && step.to.isEnd == node.isEnd {
          let move = Move(
            kind: .gap(-step.value, step.relation.reversed),
            statement: step.statement
          )
          go(to: step.from.item, step.from.isEnd, move)
        }
      }
      if items[next] !== item {
        go(
          to: items[next],
          !node.isEnd,
          Move(kind: .across(items[next], isForward: !node.isEnd), statement: nil)
        )
      }
      next += 1
    }
    var way: [Move] = []
    var node = goal
    while let (previous, move) = cameFrom[node] {
      way.append(move)
      node = previous
    }
    return node == start && !way.isEmpty ? way.reversed() : nil
  }
}

extension ConflictStatement {
  /// Whether the statement follows the layout direction and that direction is right to left.
  var isReadBackwards: Bool {
    guard first?.attribute.family == .directional || second?.attribute.family == .directional else {
      return false
    }
    return constraint.holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  /// The axis and the end that the attribute stands for; nil for other attributes.
  fileprivate var end: (axis: NSLayoutConstraint.Axis, isEnd: Bool)? {
    switch self {
    case .left, .leading: (.horizontal, false)
    case .right, .trailing: (.horizontal, true)
    case .top: (.vertical, false)
    case .bottom: (.vertical, true)
    default: nil
    }
  }
}
