import Cassowary

/// The generator of Steele, Lea and Flood (OOPSLA 2014, doi:10.1145/2660193.2660195): integers only, so that
/// Python draws the same numbers.
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z &>> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z &>> 31)
  }

  mutating func below(_ n: Int) -> Int { Int(next() % UInt64(n)) }

  mutating func within(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.count)
  }

  mutating func permutation(_ n: Int) -> [Int] {
    var p = Array(0..<n)
    for i in stride(from: n - 1, to: 0, by: -1) { p.swapAt(i, below(i + 1)) }
    return p
  }
}

/// A small system that a case number determines.
///
/// `Tests/Oracle/oracle.py` has the very same generator: a change here without one there fails the checksum.
/// Everything is an integer: coefficients and constants count quarters, levels count halves.
struct RandomSystem {
  enum Family: Int, CaseIterable {
    case equalities, inequalities, ties, levels, conflicts, chain, duplicates, mixed, open
  }

  struct Row {
    var terms: [(variable: Int, quarters: Int)]
    var relation: Relation
    var constant: Int
    /// In halves; nil if required.
    var level: Int?
    var tier = 0
    var order = 0
  }

  let number: Int
  let family: Family
  /// Whether a variable is a size, that is, 0 or more.
  private(set) var isSize: [Bool] = []
  private(set) var orders: [Int] = []
  private(set) var rows: [Row] = []

  private var random: SplitMix64
  private var witness: [Int] = []
  private var levels: [Int] = []
  private var hasTiers = false

  init(number: Int) {
    self.number = number
    family = Family.allCases[number % Family.allCases.count]
    random = SplitMix64(seed: UInt64(number))
    switch family {
    case .equalities: makeEqualities()
    case .inequalities: makeInequalities()
    case .ties: makeTies()
    case .levels: makeLevels()
    case .conflicts: makeConflicts()
    case .chain: makeChain()
    case .duplicates: makeDuplicates()
    case .mixed: makeMixed()
    case .open: makeOpen()
    }
    for (row, order) in random.permutation(rows.count).enumerated() {
      rows[row].order = order
      if hasTiers { rows[row].tier = random.below(3) }
    }
  }
}

// MARK: The parts

extension RandomSystem {
  private mutating func makeVariables(_ count: Int, sizesOfFour: Int) {
    isSize = (0..<count).map { _ in random.below(4) < sizesOfFour }
    orders = random.permutation(count)
    witness = isSize.map { $0 ? random.below(16) : random.within(-10...10) }
  }

  private mutating func chooseLevels(_ count: Int) {
    let all = [2000, 1499, 1500, 500, 501, 100, 1, 1980]
    levels = random.permutation(all.count).prefix(count).map { all[$0] }
  }

  private mutating func level() -> Int { levels[random.below(levels.count)] }

  private mutating func relation(equalOfFour: Int) -> Relation {
    if random.below(4) < equalOfFour { return .equal }
    return random.below(2) == 0 ? .lessThanOrEqual : .greaterThanOrEqual
  }

  private mutating func coefficient() -> Int {
    if random.below(2) == 0 { return random.below(3) > 0 ? 4 : -4 }
    let all = [4, -4, 8, -8, 12, -12, 2, -2, 1, -1]
    return all[random.below(all.count)]
  }

  private mutating func terms(_ counts: ClosedRange<Int>) -> [(variable: Int, quarters: Int)] {
    let count = min(random.within(counts), isSize.count)
    return random.permutation(isSize.count).prefix(count).map { ($0, coefficient()) }
  }

  private mutating func add(
    _ terms: [(variable: Int, quarters: Int)],
    _ relation: Relation,
    _ constant: Int,
    _ level: Int?
  ) {
    if rows.count < 12 {
      rows.append(Row(terms: terms, relation: relation, constant: constant, level: level))
    }
  }

  /// The witness satisfies it, so any number of these can hold together.
  private mutating func addThatHolds(
    _ terms: [(variable: Int, quarters: Int)],
    _ relation: Relation,
    _ level: Int?
  ) {
    var constant = terms.reduce(0) { $0 + $1.quarters * witness[$1.variable] }
    let slack = 4 * random.below(6)
    switch relation {
    case .equal: break
    case .lessThanOrEqual: constant += slack
    case .greaterThanOrEqual: constant -= slack
    }
    add(terms, relation, constant, level)
  }

  private mutating func addAny(
    _ terms: [(variable: Int, quarters: Int)],
    _ relation: Relation,
    _ level: Int?
  ) {
    add(terms, relation, 4 * random.within(-20...20), level)
  }
}

// MARK: The families

// Python evaluates arguments from left to right as Swift does: the order of the draws decides their values.
extension RandomSystem {
  private mutating func makeEqualities() {
    makeVariables(random.within(2...7), sizesOfFour: 1)
    chooseLevels(random.within(1...3))
    for _ in 0..<random.below(isSize.count) { addThatHolds(terms(1...3), .equal, nil) }
    for _ in 0..<random.within(1...6) { addAny(terms(1...3), .equal, level()) }
  }

  private mutating func makeInequalities() {
    makeVariables(random.within(2...6), sizesOfFour: 2)
    chooseLevels(random.within(1...2))
    for _ in 0..<random.within(1...6) {
      addThatHolds(terms(2...4), relation(equalOfFour: 0), nil)
    }
    for _ in 0..<random.below(6) { addAny(terms(1...3), relation(equalOfFour: 1), level()) }
  }

  private mutating func makeTies() {
    makeVariables(random.within(2...4), sizesOfFour: 1)
    chooseLevels(1)
    for _ in 0..<random.below(3) { addThatHolds(terms(1...3), relation(equalOfFour: 2), nil) }
    for _ in 0..<random.within(3...8) {
      addAny(terms(1...2), relation(equalOfFour: 2), level())
    }
  }

  private mutating func makeLevels() {
    makeVariables(random.within(2...5), sizesOfFour: 1)
    chooseLevels(random.within(2...4))
    hasTiers = random.below(2) == 0
    for _ in 0..<random.below(4) { addThatHolds(terms(1...3), relation(equalOfFour: 2), nil) }
    for _ in 0..<random.within(4...9) {
      addAny(terms(1...3), relation(equalOfFour: 2), level())
    }
  }

  private mutating func makeConflicts() {
    makeVariables(random.within(2...5), sizesOfFour: 2)
    chooseLevels(1)
    hasTiers = random.below(2) == 0
    for _ in 0..<random.within(3...9) { addAny(terms(1...3), relation(equalOfFour: 2), nil) }
    for _ in 0..<random.below(3) { addAny(terms(1...2), relation(equalOfFour: 2), level()) }
  }

  /// Boxes in a row: variable 2i is a left edge, 2i + 1 a width; the last may be the container's.
  private mutating func makeChain() {
    let boxes = random.within(2...3)
    let hasContainer = random.below(2) == 0
    let container = 2 * boxes
    makeVariables(2 * boxes + (hasContainer ? 1 : 0), sizesOfFour: 0)
    for i in 0..<boxes { isSize[2 * i + 1] = random.below(4) > 0 }
    if hasContainer { isSize[container] = true }
    chooseLevels(random.within(1...4))

    let gap = 4 * random.below(9)
    add([(0, 4)], .equal, 4 * random.below(21), strength(requiredOfFour: 3))
    for i in 1..<boxes {
      let relation: Relation = random.below(4) == 0 ? .greaterThanOrEqual : .equal
      let touching = [(2 * i, 4), (2 * i - 2, -4), (2 * i - 1, -4)]
      add(touching, relation, gap, strength(requiredOfFour: 3))
    }
    let end = [(2 * boxes - 2, 4), (2 * boxes - 1, 4)]
    if hasContainer {
      add(end + [(container, -4)], relation(equalOfFour: 3), -gap, strength(requiredOfFour: 3))
      add([(container, 4)], .equal, 4 * random.within(0...320), strength(requiredOfFour: 2))
    } else {
      add(
        end,
        relation(equalOfFour: 3),
        4 * random.within(0...320),
        strength(requiredOfFour: 3)
      )
    }
    for i in 1..<boxes where random.below(2) == 0 {
      let ratio = [4, 4, 2, 8, 1][random.below(5)]
      add([(2 * i + 1, 4), (1, -ratio)], .equal, 0, strength(requiredOfFour: 1))
    }
    for i in 0..<boxes where random.below(3) > 0 {
      add([(2 * i + 1, 4)], relation(equalOfFour: 2), 4 * random.within(0...120), level())
    }
    if random.below(3) == 0 {
      add(
        [(2 * random.below(boxes) + 1, 4)],
        .greaterThanOrEqual,
        4 * random.within(0...100),
        strength(requiredOfFour: 3)
      )
    }
  }

  private mutating func strength(requiredOfFour: Int) -> Int? {
    random.below(4) < requiredOfFour ? nil : level()
  }

  private mutating func makeDuplicates() {
    makeVariables(random.within(2...5), sizesOfFour: 2)
    chooseLevels(random.within(1...2))
    hasTiers = random.below(2) == 0
    for _ in 0..<random.within(2...4) {
      let level = random.below(2) == 0 ? nil : level()
      addThatHolds(terms(1...3), relation(equalOfFour: 2), level)
    }
    for _ in 0..<random.within(2...8) {
      var row = rows[random.below(rows.count)]
      switch random.below(6) {
      case 1:
        row.constant += random.below(2) == 0 ? 4 : -4
      case 2:
        row.terms = row.terms.map { ($0.variable, 2 * $0.quarters) }
        row.constant *= 2
      case 3:
        row.terms = row.terms.map { ($0.variable, -$0.quarters) }
        row.constant = -row.constant
        row.relation = row.relation.mirrored
      case 4:
        row.level = random.below(2) == 0 ? nil : level()
      case 5:
        row.relation = relation(equalOfFour: 1)
      default:
        break
      }
      add(row.terms, row.relation, row.constant, row.level)
    }
  }

  /// All kinds of rows, and degenerate ones: with a variable twice, with a coefficient of 0, without terms.
  private mutating func makeMixed() {
    makeVariables(random.within(2...7), sizesOfFour: random.below(5))
    chooseLevels(random.within(1...4))
    hasTiers = random.below(2) == 0
    for _ in 0..<random.within(1...12) {
      var terms = terms(1...4)
      switch random.below(20) {
      case 0: terms = []
      case 1: terms[0].quarters = 0
      case 2, 3: terms.append((terms[0].variable, coefficient()))
      default: break
      }
      let level = random.below(2) == 0 ? nil : level()
      let relation = relation(equalOfFour: 2)
      if random.below(4) > 0 {
        addThatHolds(terms, relation, level)
      } else {
        addAny(terms, relation, level)
      }
    }
  }

  private mutating func makeOpen() {
    makeVariables(random.within(3...7), sizesOfFour: 1)
    chooseLevels(1)
    for _ in 0..<random.within(1...4) {
      addThatHolds(terms(2...4), relation(equalOfFour: 1), nil)
    }
    for _ in 0..<random.below(3) { addAny(terms(2...3), relation(equalOfFour: 1), level()) }
  }
}

// MARK: Queries

extension RandomSystem {
  /// Calls `body` with every number that both generators must agree on.
  func forEachNumber(_ body: (Int) -> Void) {
    body(isSize.count)
    for (size, order) in zip(isSize, orders) {
      body(size ? 1 : 0)
      body(order)
    }
    body(rows.count)
    for row in rows {
      body(row.terms.count)
      for term in row.terms {
        body(term.variable)
        body(term.quarters)
      }
      body(row.relation == .equal ? 0 : row.relation == .lessThanOrEqual ? 1 : 2)
      body(row.constant)
      body(row.level ?? 0)
      body(row.tier)
      body(row.order)
    }
  }

  /// The levels in use, highest first, in halves.
  var levelsInUse: [Int] { Set(rows.compactMap(\.level)).sorted(by: >) }

  /// The error of row `index`.
  func error(ofRow index: Int, at values: [Double]) -> Double {
    let row = rows[index]
    var difference = -Double(row.constant)
    for term in row.terms { difference += Double(term.quarters) * values[term.variable] }
    switch row.relation {
    case .equal: return abs(difference) / 4
    case .lessThanOrEqual: return max(0, difference) / 4
    case .greaterThanOrEqual: return max(0, -difference) / 4
    }
  }
}

extension RandomSystem: CustomStringConvertible {
  var description: String {
    var lines = ["case \(number) (\(family))"]
    for (variable, size) in isSize.enumerated() {
      lines.append("  x\(variable) order \(orders[variable])" + (size ? " >= 0" : ""))
    }
    for (index, row) in rows.enumerated() {
      let sum = row.terms.map { "\(Double($0.quarters) / 4)·x\($0.variable)" }
      let strength = row.level.map { "level \(Double($0) / 2)" } ?? "required"
      lines.append(
        "  c\(index): \(sum.isEmpty ? "0" : sum.joined(separator: " + ")) \(row.relation.sign)"
          + " \(Double(row.constant) / 4)  \(strength), rank \(row.tier).\(row.order)"
      )
    }
    return lines.joined(separator: "\n")
  }
}

extension Relation {
  var sign: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The relation of both sides times −1.
  var mirrored: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
