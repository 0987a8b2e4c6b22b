import TestLength
import Testing

@testable import Cassowary

/// What contradicts a sum of equalities that decide unknowns one after another.
@Suite struct DependenceTests {
  /// A list of rows, and a place for the last of them that is `miss` too high.
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
          say([(tops[0], 1)], .equal, 0)
        } else {
          say([(tops[index], 1), (tops[index - 1], -1), (heights[index - 1], -1)], .equal, 8)
        }
        say([(heights[index], 1)], .equal, height)
      }
    }

    mutating func add(_ domain: Domain, _ value: Double) -> Int {
      system.unknowns.append(.init(slot: system.unknowns.count, domain: domain, value: value))
      return system.unknowns.count - 1
    }

    mutating func say(_ terms: [(Int, Double)], _ relation: Relation, _ constant: Double) {
      let start = system.terms.count
      system.terms += terms.map { .init(unknown: $0.0, coefficient: $0.1) }
      system.conditions.append(
        .init(
          slot: system.conditions.count,
          terms: start..<system.terms.count,
          relation: relation,
          constant: constant,
          strength: .required,
          order: UInt64(system.conditions.count)
        )
      )
    }

    /// The only set, and the set that is looked for.
    mutating func sets() -> (only: [Int]?, earliest: [Int]?) {
      say([(tops[tops.count - 1], 1)], .equal, place)
      let isLoose = system.looseConditions
      let earliest = system.earliestSet(isLoose)?.conditions
      guard var dependence = Dependence(system, isLoose), dependence.isOnlySet() else {
        return (nil, earliest)
      }
      return (dependence.members, earliest)
    }
  }

  @Test func `all that a place is a sum of is the only set`() {
    var list = List(20, miss: 5)
    let (only, earliest) = list.sets()
    // Not the height of the last row.
    #expect(only == Array(0..<39) + [40])
    #expect(only == earliest)
  }

  @Test func `what says a member once more may take its place`() {
    var list = List(5, miss: 5)
    list.say([(list.heights[2], 1)], .equal, 44)
    let (only, earliest) = list.sets()
    #expect(only == nil)
    #expect(earliest?.count == 10)
  }

  @Test func `what says once more something else does not matter`() {
    var list = List(5, miss: 5)
    list.say([(list.heights[4], 1)], .equal, 44)
    let (only, earliest) = list.sets()
    #expect(only == Array(0..<9) + [11])
    #expect(only == earliest)
  }

  @Test func `a size that cannot be less may take a member's place`() {
    var list = List(5, height: 4, miss: 5)
    let (only, earliest) = list.sets()
    #expect(only == nil)
    // Without any one of the heights that would have to be -1.
    #expect(earliest == [0, 1, 2, 3, 4, 5, 6, 8, 10])
  }

  @Test func `an inequality that is in the way may take a member's place`() {
    var list = List(5, miss: 5)
    list.say([(list.tops[4], 1), (list.tops[2], -1)], .greaterThanOrEqual, 100)
    let (only, earliest) = list.sets()
    #expect(only == nil)
    #expect(earliest != nil)
  }

  @Test func `an inequality that leaves room does not matter`() {
    var list = List(5, miss: 5)
    list.say([(list.tops[4], 1), (list.tops[2], -1)], .greaterThanOrEqual, 90)
    let (only, earliest) = list.sets()
    #expect(only == Array(0..<9) + [11])
    #expect(only == earliest)
  }

  @Test func `what holds contradicts nothing`() {
    var list = List(5, miss: 0)
    let (only, earliest) = list.sets()
    #expect(only == nil)
    #expect(earliest == nil)
  }

  @Test func `sets that reach far take no tableau`() throws {
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
    #expect(solver.conflicts.map(\.members.count) == (1...200).map { 2 * $0 + 2 })
    #expect(solver.counters.pivots == 0)
  }

  @Test(arguments: 1...LongTests.value(300, share: 40) as ClosedRange<UInt64>)
  func `chains have the sets that are looked for without it`(seed: UInt64) throws {
    let chain = RandomChain(seed: seed, upTo: 30)
    let usual = try chain.sets(.all)
    #expect(try usual == chain.sets(.all.subtracting(.dependences)), "seed \(seed)")
    #expect(try usual == chain.sets([]), "seed \(seed)")
  }

  @Test(arguments: 1...LongTests.value(20, share: 2) as ClosedRange<UInt64>)
  func `so do chains that are longer than what is near`(seed: UInt64) throws {
    let chain = RandomChain(seed: seed, upTo: 160)
    #expect(try chain.sets(.all) == chain.sets(.all.subtracting(.dependences)), "seed \(seed)")
  }
}

/// Views one behind another, some of them at wrong places; of some something is said twice, or once more in another way.
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
    say([(0, 1)])
    let count = 2 + dice.roll(longest)
    // How often, out of a hundred times.
    let (twice, bounded, misplaced) = (dice.roll(6), dice.roll(12), 5 + dice.roll(20))
    let largest = [8, 60][dice.roll(2)]
    var last: (start: Int, size: Int)?
    for _ in 0..<count {
      let start = add(.free, 0)
      let size = add(dice.roll(4) == 0 ? .free : .nonNegative, Double(dice.roll(largest)))
      switch dice.roll(5) {
      case 0: say([(size, 1), (0, -0.5)], of: size, 0.5 * values[0] - Double(dice.roll(80)))
      case 1 where last != nil:
        let (other, factor) = (last?.size ?? 0, [0.5, 1, 2][dice.roll(3)])
        say([(size, 1), (other, -factor)], of: size, factor * values[other])
      default: say([(size, 1)])
      }
      let gap = Double(dice.roll(12))
      if let last {
        values[start] = values[last.start] + values[last.size] + gap
        say([(start, 1), (last.start, -1), (last.size, -1)])
      } else {
        values[start] = gap
        say([(start, 1)])
      }
      if dice.roll(100) < twice { statements.append(statements[dice.roll(statements.count)]) }
      if dice.roll(100) < bounded {
        let (a, b) = (dice.roll(domains.count), dice.roll(domains.count))
        let (room, isLeast) = (Double(dice.roll(20)), dice.roll(2) == 0)
        if a != b {
          say([(a, 1), (b, -1)])
          statements[statements.count - 1].relation =
            isLeast ? .greaterThanOrEqual : .lessThanOrEqual
          statements[statements.count - 1].constant += isLeast ? -room : room
        }
      }
      if dice.roll(100) < misplaced {
        let variable = dice.roll(3) == 0 ? dice.roll(domains.count) : start
        let other = dice.roll(4) == 0 ? dice.roll(domains.count) : variable
        say(variable == other ? [(variable, 1)] : [(variable, 1), (other, -1)])
        statements[statements.count - 1].relation =
          [.equal, .equal, .lessThanOrEqual][dice.roll(3)]
        statements[statements.count - 1].constant += Double(dice.roll(21) - 10)
      }
      last = (start, size)
    }
    // What comes late may be said early.
    for _ in 0..<dice.roll(10) {
      statements.swapAt(dice.roll(statements.count), dice.roll(statements.count))
    }
  }

  private mutating func add(_ domain: Domain, _ value: Double) -> Int {
    domains.append(domain)
    values.append(value)
    return domains.count - 1
  }

  /// States what is so.
  private mutating func say(_ terms: [(variable: Int, coefficient: Double)]) {
    let constant = terms.reduce(0) { $0 + $1.coefficient * values[$1.variable] }
    statements.append(Statement(terms: terms, constant: constant))
  }

  /// Makes it so that a variable has a value, if that is one that it may have.
  private mutating func say(
    _ terms: [(variable: Int, coefficient: Double)],
    of variable: Int,
    _ value: Double
  ) {
    values[variable] = max(0, value)
    say(terms)
  }

  /// The members of each contradiction by the order of adding, and the variables whose domains take part.
  func sets(_ shortcuts: Shortcuts) throws -> [[UInt32]] {
    var solver = Solver()
    solver.shortcuts = shortcuts
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
