import Cassowary
import Expectations
import TestLength
import Testing

@Suite struct AmbiguityTests {
  @Test func `a variable that required constraints fix is not ambiguous`() throws {
    var solver = Solver()
    let (x, w) = (solver.makeVariable(.free), solver.makeVariable(.nonNegative))
    expectTrue(solver.isAmbiguous(x))
    try solver.add(x == 5)
    expectTrue(!solver.isAmbiguous(x))
    expectTrue(solver.isAmbiguous(w))
    try solver.add(w <= 0)
    expectTrue(!solver.isAmbiguous(w))
  }

  @Test func `two optional constraints of one level leave a variable ambiguous, a median does not`()
    throws
  {
    var solver = Solver()
    let w = solver.makeVariable(.nonNegative)
    try solver.add(w == 100, strength: .level(500))
    expectTrue(!solver.isAmbiguous(w))
    let second = try solver.add(w == 200, strength: .level(500))
    expectTrue(solver.isAmbiguous(w))
    try solver.add(w == 250, strength: .level(500))
    expectTrue(!solver.isAmbiguous(w))
    expectEqual(solver[w], 0)
    solver.remove(second)
    expectTrue(solver.isAmbiguous(w))
  }

  @Test
  func
    `an ambiguity names the optional constraints that compete, or none if nothing asks for a value`()
    throws
  {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(.nonNegative), solver.makeVariable(.nonNegative))
    try solver.add(x + y == 100)
    let wish = try solver.add(x == 20, strength: .level(250))
    let other = try solver.add(y == 20, strength: .level(250))
    _ = solver.solve()
    expectEqual(
      solver.ambiguity(of: x),
      Ambiguity(lower: 20, upper: 80, competing: [wish, other])
    )
    solver.remove(wish)
    solver.remove(other)
    _ = solver.solve()
    expectEqual(solver.ambiguity(of: x), Ambiguity(lower: 0, upper: 100, competing: []))
    try solver.add(x == 30)
    _ = solver.solve()
    expectTrue(solver.ambiguity(of: x) == nil)
  }

  @Test func `pushed(_:) moves variables towards their targets in order, as far as no error grows`()
    throws
  {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(.free), solver.makeVariable(.free))
    try solver.add(x <= 10)
    try solver.add(x + y == 30)
    try solver.add(y <= 70, strength: .level(1))
    let high = solver.pushed([(x, 1000), (y, 1000)])
    expectEqual(high[x], 10)
    expectEqual(high[y], 20)
    let low = solver.pushed([(x, -1000)])
    expectEqual(low[x], -40)
    expectEqual(low[y], 70)
    _ = solver.solve()
    expectEqual(solver[x], 10)
  }

  @Test func `a variable at the largest constant can be asked for its ambiguity`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(.free), solver.makeVariable(.free))
    try solver.add(x <= 1e12)
    try solver.add(x >= 1e12, strength: .level(1))
    try solver.add(y >= 1e12)
    expectTrue(!solver.isAmbiguous(x))
    expectEqual(solver.pushed([(y, 1e300)])[y], 1e12)
  }

  /// Rows bound differences of variables by integers. Such systems have integral vertices, so a grid finds every optimal face.
  @Test(arguments: 0..<LongTests.value(1000, share: 20))
  func
    `the interval of an ambiguity agrees with an exhaustive search of a grid, and its value settles it`(
      seed: Int
    ) throws
  {
    var random = SplitMix64(seed: UInt64(seed))
    var solver = Solver()
    let domains: [Domain] = (0..<3).map { _ in random.below(2) == 0 ? .free : .nonNegative }
    let variables = domains.map { solver.makeVariable($0) }
    struct Row {
      var first: Int
      var second: Int?
      var relation: Relation
      var constant: Int
      var level: Int?

      func error(_ point: [Int]) -> Int {
        let residual = point[first] - (second.map { point[$0] } ?? 0) - constant
        switch relation {
        case .equal: return abs(residual)
        case .lessThanOrEqual: return max(0, residual)
        case .greaterThanOrEqual: return max(0, -residual)
        }
      }
    }
    var rows: [Row] = []
    for _ in 0..<random.within(2...6) {
      let first = random.below(3)
      let second = random.below(2) == 0 ? nil : (first + 1 + random.below(2)) % 3
      let row = Row(
        first: first,
        second: second,
        relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual][random.below(3)],
        constant: random.within(-2...3),
        level: random.below(3) == 0 ? nil : random.within(1...2)
      )
      rows.append(row)
      var left = LinearExpression(variables[first])
      if let second { left = left - variables[second] }
      try solver.add(
        Constraint(left, row.relation, Double(row.constant)),
        strength: row.level.map { .level(Double($0)) } ?? .required
      )
    }
    _ = solver.solve()
    if !solver.conflicts.isEmpty { return }

    var best: [Int]?
    var low = [Int](repeating: .max, count: 3)
    var high = [Int](repeating: .min, count: 3)
    let ranges = domains.map { $0 == .free ? -16...16 : 0...16 }
    for x in ranges[0] {
      for y in ranges[1] {
        for z in ranges[2] {
          let point = [x, y, z]
          var levels = [0, 0, 0]
          for row in rows { levels[row.level.map { 3 - $0 } ?? 0] += row.error(point) }
          if levels[0] > 0 { continue }
          if let best, best.lexicographicallyPrecedes(levels) { continue }
          if best.map({ levels.lexicographicallyPrecedes($0) }) ?? true {
            best = levels
            low = point
            high = point
          }
          for index in 0..<3 {
            low[index] = min(low[index], point[index])
            high[index] = max(high[index], point[index])
          }
        }
      }
    }
    for index in 0..<3 {
      let variable = variables[index]
      expectEqual(solver.isAmbiguous(variable), (low[index] != high[index]))
      let ambiguity = solver.ambiguity(of: variable)
      if low[index] == high[index] {
        expectTrue(ambiguity == nil)
        continue
      }
      // Three constants add up to 9 at most. What is without end comes at least to 10, and so does what is tied to it.
      expectEqual(ambiguity?.lower, (low[index] <= -10 ? -.infinity : Double(low[index])))
      expectEqual(ambiguity?.upper, (high[index] >= 10 ? .infinity : Double(high[index])))
      var settled = solver
      try settled.add(
        Constraint(LinearExpression(variable), .equal, solver[variable]),
        strength: .required
      )
      _ = settled.solve()
      expectTrue(!settled.isAmbiguous(variable))
      expectEmpty(settled.conflicts)
    }
  }
}
