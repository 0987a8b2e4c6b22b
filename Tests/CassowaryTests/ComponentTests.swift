import Cassowary
import Testing

/// How a system is taken apart: counters show that the work is what it should be.
@Suite struct ComponentTests {
  @Test(arguments: [false, true])
  func `a chain of equalities is propagated without a pivot, in any order`(
    isReversed: Bool
  ) throws {
    var solver = Solver()
    let tops = (0..<500).map { _ in solver.makeVariable(.free) }
    var statements: [Constraint] = [tops[0] == 10]
    for index in 1..<500 { statements.append(tops[index] - tops[index - 1] == 52) }
    if isReversed { statements.reverse() }
    for statement in statements { try solver.add(statement) }
    _ = solver.solve()
    #expect(solver[tops[499]] == 10 + 499 * 52)
    #expect(solver.counters.propagations == 500)
    #expect(solver.counters.rows == 0)
    #expect(solver.counters.pivots == 0)
  }

  @Test func `equal sizes that only their sum decides are eliminated without a pivot`() throws {
    var solver = Solver()
    let heights = (0..<500).map { _ in solver.makeVariable(.nonNegative) }
    let tops = (0..<500).map { _ in solver.makeVariable(.free) }
    try solver.add(tops[0] == 0)
    for index in 1..<500 {
      try solver.add(heights[index] == heights[index - 1])
      try solver.add(tops[index] == tops[index - 1] + heights[index - 1])
    }
    try solver.add(tops[499] + heights[499] == 8000)
    _ = solver.solve()
    #expect(heights.allSatisfy { abs(solver[$0] - 16) < 1e-9 })
    #expect(abs(solver[tops[499]] - 499 * 16) < 1e-6)
    #expect(solver.counters.pivots == 0)
  }

  @Test func `a chain of gaps settles at its ends, one after another`() throws {
    var solver = Solver()
    let tops = (0..<100).map { _ in solver.makeVariable(.free) }
    for index in 1..<100 { try solver.add(tops[index] - tops[index - 1] >= 28) }
    _ = solver.solve()
    #expect(tops.indices.allSatisfy { solver[tops[$0]] == Double(28 * $0) })
    #expect(solver.counters.pivots <= 200)
  }

  @Test func `cells that share only known values are small systems of their own`() throws {
    func work(_ count: Int) throws -> Counters {
      var solver = Solver()
      let width = solver.makeVariable(.nonNegative)
      try solver.add(width == 300)
      for _ in 0..<count {
        let (a, b) = (solver.makeVariable(.nonNegative), solver.makeVariable(.nonNegative))
        try solver.add(a + b + 10 <= LinearExpression(width))
        try solver.add(a >= 200, strength: .level(750))
        try solver.add(b >= 150, strength: .level(750))
        try solver.add(a <= 200, strength: .level(250))
        try solver.add(b <= 150, strength: .level(250))
      }
      _ = solver.solve()
      return solver.counters
    }
    let (small, large) = try (work(50), work(100))
    #expect(large.rows == 2 * small.rows)
    #expect(large.pivots == 2 * small.pivots)
  }

  /// x == 1 rules out x == 2; only with x == 2 would y be 5 − 2.
  @Test func `a conflict that rests on something left out is no conflict`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(.free), solver.makeVariable(.free))
    try solver.add(x == 1)
    let second = try solver.add(x == 2)
    let pair = try solver.add(x + y == 5)
    let last = try solver.add(y == 4)
    _ = solver.solve()
    #expect(solver.conflicts.map(\.leftOut) == [second])
    #expect(solver.error(of: pair) == 0)
    #expect(solver.error(of: last) == 0)
  }

  @Test func `hundred conflicts are each found with their own set`() throws {
    var solver = Solver()
    let root = solver.makeVariable(.nonNegative)
    try solver.add(root == 320)
    var expected: [Conflict] = []
    for _ in 0..<100 {
      let (left, width) = (solver.makeVariable(.free), solver.makeVariable(.nonNegative))
      let a = try solver.add(left == 10)
      let b = try solver.add(left + width + 10 == LinearExpression(root))
      let c = try solver.add(width == 50)
      let size = solver.constraint(a).rank.order
      #expect(size > 0)
      expected.append(Conflict(leftOut: c, members: [a, b, c], domains: []))
    }
    let changes = solver.solve()
    #expect(changes.conflicts.count == 100)
    for (found, wanted) in zip(changes.conflicts, expected) {
      #expect(found.leftOut == wanted.leftOut)
      #expect(Set(wanted.members).isSubset(of: Set(found.members)))
      #expect(found.members.count == 4)
    }
    solver.checkInvariants()
  }

  @Test func `coefficients of very different sizes are eliminated without losing the small ones`()
    throws
  {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(.nonNegative), solver.makeVariable(.free))
    try solver.add(-1e-6 * y <= 200)
    try solver.add(100 * x - 1e6 * y == 30)
    _ = solver.solve()
    #expect(solver[x] == 0)
    #expect(abs(solver[y] + 3e-5) < 1e-12)

    solver = Solver()
    let (a, b, c) = (
      solver.makeVariable(.free), solver.makeVariable(.free), solver.makeVariable(.nonNegative)
    )
    try solver.add(-9e-6 * b >= -400)
    try solver.add(-1e4 * b - a >= 0)
    try solver.add(1e6 * a - 1e5 * c == -300)
    _ = solver.solve()
    #expect(solver[c] == 0)
    #expect(abs(solver[a] + 3e-4) < 1e-12)
  }

  @Test func `an error that rounding keeps from its least value does not stop the program`() throws
  {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(.free), solver.makeVariable(.nonNegative))
    let first = try solver.add(1e5 * y - x <= 0, strength: .level(400))
    try solver.add(-6e5 * x <= 60)
    let second = try solver.add(-7e-4 * y <= -400, strength: .level(400))
    _ = solver.solve()
    #expect(solver.error(of: first) + solver.error(of: second) < 1e-3)
  }

  @Test func `systems without a finite scale still end`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(.free), solver.makeVariable(.nonNegative))
    try solver.add(1e-6 * x + 1e6 * y == 1e6)
    try solver.add(y <= 1)
    try solver.add(x >= 0)
    _ = solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(abs(1e-6 * solver[x] + 1e6 * solver[y] - 1e6) < 1)
  }
}
