import Expectations
import TestLength
import Testing

@testable import Cassowary

/// Conflicts of a constraint with a sum of propagated equalities.
@Suite struct DependenceTests {
  /// Rows below each other, the last of which is also required `miss` above its position.
  private struct List {
    var system = Subsystem()
    var tops: [Int] = []
    var heights: [Int] = []

    private let place: Double

    init(_ count: Int, height: Double = 44, miss: Double) {
      place = Double(count - 1) * (height + 8) - miss
      for index in 0..<count {
        tops.append(add(.free, Double(index) * (height + 8)))
        heights.append(add(.nonNegative, height))
        if index == 0 {
          system.append([(tops[0], 1)], .equal, 0)
        } else {
          system.append(
            [(tops[index], 1), (tops[index - 1], -1), (heights[index - 1], -1)],
            .equal,
            8
          )
        }
        system.append([(heights[index], 1)], .equal, height)
      }
    }

    mutating func add(_ domain: Domain, _ value: Double) -> Int {
      system.unknowns.append(.init(slot: system.unknowns.count, domain: domain, value: value))
      return system.unknowns.count - 1
    }

    /// The set that `Dependence` proves to be the only irreducible one, if any, and the earliest one that a search finds.
    mutating func sets() -> (only: [Int]?, earliest: [Int]?) {
      system.append([(tops[tops.count - 1], 1)], .equal, place)
      let isLoose = system.looseConditions
      var counters = Counters()
      let earliest = system.earliestSet(isLoose, &counters)?.conditions
      guard var dependence = Dependence(system, isLoose), dependence.isOnlySet() else {
        return (nil, earliest)
      }
      return (dependence.members, earliest)
    }
  }

  @Test func `the equalities that sum up to a position are the only irreducible set`() {
    var list = List(20, miss: 5)
    let (only, earliest) = list.sets()
    // All but the height of the last row.
    expectEqual(only, Array(0..<39) + [40])
    expectEqual(only, earliest)
  }

  @Test func `a duplicate of a member can replace it, so the irreducible set is not unique`() {
    var list = List(5, miss: 5)
    list.system.append([(list.heights[2], 1)], .equal, 44)
    let (only, earliest) = list.sets()
    expectTrue(only == nil)
    expectEqual(earliest?.count, 10)
  }

  @Test func `a duplicate of an equality outside the irreducible set leaves the set unique`() {
    var list = List(5, miss: 5)
    list.system.append([(list.heights[4], 1)], .equal, 44)
    let (only, earliest) = list.sets()
    expectEqual(only, Array(0..<9) + [11])
    expectEqual(only, earliest)
  }

  @Test func `the domain of a size can replace a member, so the irreducible set is not unique`() {
    var list = List(5, height: 4, miss: 5)
    let (only, earliest) = list.sets()
    expectTrue(only == nil)
    // Without the height of the fourth row: it would have to be -1, which its domain rules out.
    expectEqual(earliest, [0, 1, 2, 3, 4, 5, 6, 8, 10])
  }

  @Test func `an inequality with too little slack can replace a member, so the set is not unique`()
  {
    var list = List(5, miss: 5)
    list.system.append([(list.tops[4], 1), (list.tops[2], -1)], .greaterThanOrEqual, 100)
    let (only, earliest) = list.sets()
    expectTrue(only == nil)
    expectTrue(earliest != nil)
  }

  @Test func `an inequality with enough slack leaves the irreducible set unique`() {
    var list = List(5, miss: 5)
    list.system.append([(list.tops[4], 1), (list.tops[2], -1)], .greaterThanOrEqual, 90)
    let (only, earliest) = list.sets()
    expectEqual(only, Array(0..<9) + [11])
    expectEqual(only, earliest)
  }

  @Test func `a constraint that holds has no irreducible set`() {
    var list = List(5, miss: 0)
    let (only, earliest) = list.sets()
    expectTrue(only == nil)
    expectTrue(earliest == nil)
  }

  @Test func `200 irreducible sets of up to 402 members along a chain take fewer pivots`() throws {
    var solver = Solver()
    var last = solver.makeVariable(.free)
    try solver.add(last == 0)
    for index in 1...200 {
      let (start, size) = (solver.makeVariable(.free), solver.makeVariable(.nonNegative))
      try solver.add(size == 44)
      try solver.add(start - last - size == 8)
      try solver.add(start == Double(52 * index - 1))
      last = start
    }
    _ = solver.solve()
    expectEqual(solver.conflicts.map(\.members.count), (1...200).map { 2 * $0 + 2 })
    expectTrue(solver.counters.pivots < 200)
  }

  @Test(arguments: 1...LongTests.value(300, share: 12) as ClosedRange<UInt64>)
  func `random chains have the same irreducible sets with and without reductions`(seed: UInt64)
    throws
  {
    let chain = RandomChain(seed: seed, upTo: 30)
    let usual = try chain.sets(.all)
    expectTrue(try usual == chain.sets(.all.subtracting(.dependences)), "seed \(seed)")
    expectTrue(try usual == chain.sets([]), "seed \(seed)")
  }

  @Test(arguments: 1...LongTests.value(20, share: 1) as ClosedRange<UInt64>)
  func `long random chains have the same irreducible sets with and without dependences`(
    seed: UInt64
  ) throws {
    let chain = RandomChain(seed: seed, upTo: 160)
    expectTrue(try chain.sets(.all) == chain.sets(.all.subtracting(.dependences)), "seed \(seed)")
  }
}

/// Views one after another, some of them at conflicting positions, with duplicate equalities and additional bounds.
private struct RandomChain {
  private struct Statement {
    var terms: [(variable: Int, coefficient: Double)]
    var relation = Relation.equal
    var constant: Double
  }

  private var domains: [Domain] = [.nonNegative]
  private var values = [375.0]
  private var statements: [Statement] = []

  init(seed: UInt64, upTo longest: Int) {
    var dice = Dice(state: seed)
    addEquality([(0, 1)])
    let count = 2 + dice.roll(longest)
    // Probabilities in percent.
    let (twice, bounded, misplaced) = (dice.roll(6), dice.roll(12), 5 + dice.roll(20))
    let largest = [8, 60][dice.roll(2)]
    var last: (start: Int, size: Int)?
    for _ in 0..<count {
      let start = add(.free, 0)
      let size = add(dice.roll(4) == 0 ? .free : .nonNegative, Double(dice.roll(largest)))
      switch dice.roll(5) {
      case 0:
        addEquality([(size, 1), (0, -0.5)], of: size, 0.5 * values[0] - Double(dice.roll(80)))
      case 1 where last != nil:
        let (other, factor) = (last?.size ?? 0, [0.5, 1, 2][dice.roll(3)])
        addEquality([(size, 1), (other, -factor)], of: size, factor * values[other])
      default: addEquality([(size, 1)])
      }
      let gap = Double(dice.roll(12))
      if let last {
        values[start] = values[last.start] + values[last.size] + gap
        addEquality([(start, 1), (last.start, -1), (last.size, -1)])
      } else {
        values[start] = gap
        addEquality([(start, 1)])
      }
      if dice.roll(100) < twice { statements.append(statements[dice.roll(statements.count)]) }
      if dice.roll(100) < bounded {
        let (a, b) = (dice.roll(domains.count), dice.roll(domains.count))
        let (room, isLeast) = (Double(dice.roll(20)), dice.roll(2) == 0)
        if a != b {
          addEquality([(a, 1), (b, -1)])
          statements[statements.count - 1].relation =
            isLeast ? .greaterThanOrEqual : .lessThanOrEqual
          statements[statements.count - 1].constant += isLeast ? -room : room
        }
      }
      if dice.roll(100) < misplaced {
        let variable = dice.roll(3) == 0 ? dice.roll(domains.count) : start
        let other = dice.roll(4) == 0 ? dice.roll(domains.count) : variable
        addEquality(variable == other ? [(variable, 1)] : [(variable, 1), (other, -1)])
        statements[statements.count - 1].relation =
          [.equal, .equal, .lessThanOrEqual][dice.roll(3)]
        statements[statements.count - 1].constant += Double(dice.roll(21) - 10)
      }
      last = (start, size)
    }
    // Late statements may come early.
    for _ in 0..<dice.roll(10) {
      statements.swapAt(dice.roll(statements.count), dice.roll(statements.count))
    }
  }

  private mutating func add(_ domain: Domain, _ value: Double) -> Int {
    domains.append(domain)
    values.append(value)
    return domains.count - 1
  }

  /// Adds an equality that holds at `values`.
  private mutating func addEquality(_ terms: [(variable: Int, coefficient: Double)]) {
    let constant = terms.reduce(0) { $0 + $1.coefficient * values[$1.variable] }
    statements.append(Statement(terms: terms, constant: constant))
  }

  /// Gives a variable a value, at least 0, and adds an equality that holds at it.
  private mutating func addEquality(
    _ terms: [(variable: Int, coefficient: Double)],
    of variable: Int,
    _ value: Double
  ) {
    values[variable] = max(0, value)
    addEquality(terms)
  }

  /// The members of each conflict in the order of adding, and the variables whose domains take part.
  func sets(_ reductions: Reductions) throws -> [[UInt32]] {
    var solver = Solver()
    solver.reductions = reductions
    let variables = domains.map { solver.makeVariable($0) }
    for statement in statements {
      let terms = statement.terms.map {
        LinearExpression.Term(variables[$0.variable], $0.coefficient)
      }
      try solver.add(
        Constraint(LinearExpression(terms: terms), statement.relation, statement.constant)
      )
    }
    _ = solver.solve()
    solver.checkInvariants()
    return solver.conflicts.map { $0.members.map(\.slot) + $0.domains.map { .max - $0.slot } }
  }
}
