import Cassowary

/// Operations on cells below each other: their constraints are removed, added again, changed and weakened.
struct RandomFeed {
  private static let cells = 6

  /// Whether all cells are as wide as one variable with an optional value.
  private let isWidthOptional: Bool
  private let perCell: Int

  private var random: SplitMix64
  private var operations: [Operation] = []
  private var statements: [Int: Statement] = [:]
  private var present: [Int] = []
  private var removed: [Statement] = []
  private var nextLabel = 0

  static func operations(seed: UInt64, count: Int, isWidthOptional: Bool = false) -> [Operation] {
    var feed = RandomFeed(SplitMix64(seed: seed), isWidthOptional)
    feed.build()
    for _ in 0..<count {
      feed.change()
      feed.operations.append(.solve)
    }
    return feed.operations
  }

  private init(_ random: SplitMix64, _ isWidthOptional: Bool) {
    self.random = random
    self.isWidthOptional = isWidthOptional
    perCell = isWidthOptional ? 10 : 7
  }

  /// The variable of the width of all cells, if there is one: it follows the variables of the cells.
  private var width: Int { Self.cells * perCell }

  private mutating func build() {
    // In half of the feeds the order of the variables is that of the cells.
    let count = isWidthOptional ? width + 1 : width
    let orders = random.below(2) == 0 ? Array(0..<count) : random.permutation(count)
    if isWidthOptional {
      operations.append(.makeVariable(width, .nonNegative, order: orders[width]))
      add([(width, 4)], .equal, 60, level: [1998, 1500, 600][random.below(3)])
      if random.below(2) == 0 { add([(width, 4)], .lessThanOrEqual, 40 + random.below(30)) }
    }
    for cell in 0..<Self.cells {
      let first = cell * perCell
      let isSize = [false, true, false, true, false, true, false, true, true, true].prefix(perCell)
      for (offset, isSize) in isSize.enumerated() {
        operations.append(
          .makeVariable(
            first + offset,
            isSize ? .nonNegative : .free,
            order: orders[first + offset]
          )
        )
      }
      let (top, height) = (first, first + 1)
      if cell == 0 {
        add([(top, 4)], .equal, 0)
      } else {
        add([(top, 4), (top - perCell, -4), (height - perCell, -4)], .equal, 0)
      }
      add([(first + 2, 4), (top, -4)], .equal, 12)
      prefer(first + 3, 10 + random.below(20))
      add([(first + 4, 4), (first + 2, -4), (first + 3, -4)], .equal, 4)
      if random.below(2) == 0 {
        prefer(first + 5, 10 + random.below(20))
      } else if isWidthOptional {
        add([(first + 5, 4), (first + 7, -2)], .equal, 0, level: 1998)
      } else {
        add([(first + 5, 4), (first + 3, -2)], .equal, 0, level: 1998)
      }
      add([(first + 6, 4), (first + 4, -4), (first + 5, -4)], .equal, 8)
      add([(top, 4), (height, 4), (first + 6, -4)], .equal, 12)
      if isWidthOptional {
        add([(first + 7, 4), (width, -4)], .equal, 0)
        let relation: Relation = random.below(2) == 0 ? .equal : .lessThanOrEqual
        add([(first + 8, 4), (first + 9, 4), (width, -4)], relation, -8)
        prefer(first + 8, 20 + random.below(40))
        prefer(first + 9, random.below(20))
      }
    }
    operations.append(.solve)
  }

  private mutating func prefer(_ variable: Int, _ value: Int) {
    add([(variable, 4)], .lessThanOrEqual, value, level: 500)
    add([(variable, 4)], .greaterThanOrEqual, value, level: 1500)
  }

  private mutating func add(
    _ terms: [(Int, Int)],
    _ relation: Relation,
    _ constant: Int,
    level: Int? = nil
  ) {
    add(
      Statement(
        terms: terms.map { .init(variable: $0.0, quarters: $0.1) },
        relation: relation,
        constant: 4 * constant,
        level: level,
        tier: 0,
        order: nextLabel
      )
    )
  }

  private mutating func add(_ statement: Statement) {
    operations.append(.add(nextLabel, statement))
    statements[nextLabel] = statement
    present.append(nextLabel)
    nextLabel += 1
  }

  private mutating func change() {
    let label = present[random.below(present.count)]
    switch random.below(9) {
    case 0 where removed.count < 4:
      present.removeAll { $0 == label }
      removed.append(statements[label]!)
      operations.append(.remove(label))
    case 0, 1:
      if !removed.isEmpty { add(removed.removeFirst()) }
    case 2, 3:
      operations.append(.setConstant(label, 4 * random.within(-60...40)))
    case 4:
      operations.append(.setConstant(label, statements[label]!.constant))
    case 5:
      let term = statements[label]!.terms.last!
      let quarters = random.below(2) == 0 ? term.quarters : term.quarters / 2 * random.within(1...3)
      operations.append(.setCoefficient(label, of: term.variable, quarters))
    case 6:
      operations.append(.setStrength(label, level: [nil, nil, 1998, 1000][random.below(4)]))
    default: pin()
    }
  }

  /// Adds a constraint on one or two positions, or on one or two widths.
  private mutating func pin() {
    let offsets = isWidthOptional && random.below(2) == 0 ? [7, 8, 9, 8] : [0, 2, 4, 6]
    let positions = (0..<2).map { _ in
      random.below(Self.cells) * perCell + offsets[random.below(4)]
    }
    let relation: Relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][random.below(3)]
    let level = [nil, 1000, 500, 300][random.below(4)]
    if positions[0] == positions[1] {
      add([(positions[0], 4)], relation, random.below(200), level: level)
    } else {
      add([(positions[0], 4), (positions[1], -4)], relation, random.within(-40...60), level: level)
    }
    // Only a few at a time, so that the cells stay a list.
    let label = present[present.count - 1 - min(present.count - 1, random.below(3))]
    if label != nextLabel - 1 || random.below(2) == 0 {
      present.removeAll { $0 == label }
      operations.append(.solve)
      operations.append(.remove(label))
    }
  }
}
