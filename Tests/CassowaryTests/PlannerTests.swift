import Expectations
import Testing

@testable import Cassowary

/// How a system is decomposed, and which part of it a change replans. Counters show the work.
@Suite struct PlannerTests {
  @Test(arguments: [false, true])
  func `a chain of equalities is propagated without a pivot, forwards and backwards`(
    isReversed: Bool
  ) throws {
    var solver = Solver()
    let tops = (0..<500).map { _ in solver.makeVariable(.free) }
    var statements: [Constraint] = [tops[0] == 10]
    for index in 1..<500 { statements.append(tops[index] - tops[index - 1] == 52) }
    if isReversed { statements.reverse() }
    for statement in statements { try solver.add(statement) }
    _ = solver.solve()
    expectEqual(solver[tops[499]], 10 + 499 * 52)
    expectEqual(solver.counters.propagations, 500)
    expectEqual(solver.counters.rows, 0)
    expectEqual(solver.counters.pivots, 0)
  }

  /// A value slightly below 0 counts as 0, unless an equality with a large coefficient is violated then.
  @Test func `a size rounded to 0 violates no equality with a large coefficient unnoticed`() throws
  {
    var solver = Solver()
    let size = solver.makeVariable(.nonNegative)
    let equality = try solver.add(-800_000 * size == 0.002)
    _ = solver.solve()
    expectEqual(solver[size], 0)
    expectEqual(solver.conflicts.map(\.leftOut), [equality])

    var other = Solver()
    let (x, y) = (other.makeVariable(.nonNegative), other.makeVariable(.free))
    let sum = try other.add(0.1 * y + 900_000 * x == 0)
    try other.add(y == 1.84e-4, strength: .level(1))
    _ = other.solve()
    expectEmpty(other.conflicts)
    expectTrue(other.error(of: sum) < 1e-7)
    expectTrue(abs(other[y]) < 1e-6)
  }

  /// The size would be about -1e-9, which counts as 0 where its coefficient is 1.
  @Test
  func `two equalities that put a size slightly below 0 conflict if its coefficient is large`()
    throws
  {
    var solver = Solver()
    let (size, other) = (solver.makeVariable(.nonNegative), solver.makeVariable(.free))
    try solver.add(size + other == 10)
    let equality = try solver.add(900_000 * size + other == 9.999)
    _ = solver.solve()
    expectEqual(solver.conflicts.map(\.leftOut), [equality])
    expectEqual(solver[size], 0)
    expectEqual(solver[other], 10)
  }

  @Test func `of twenty optional constraints on one size the one of the highest level holds`()
    throws
  {
    var solver = Solver()
    let size = solver.makeVariable(.nonNegative)
    for number in 1...20 {
      let level = Double(number * 7 % 20 + 1)
      try solver.add(size == level, strength: .level(level))
    }
    _ = solver.solve()
    expectEqual(solver[size], 20)
  }

  /// Dividing by less would blow up the errors of the others.
  @Test(arguments: [0.0099, 0.0101])
  func `an equality substitutes an unknown with a hundredth of its largest coefficient or more`(
    coefficient: Double
  ) throws {
    var solver = Solver()
    let (x, y, z) = (
      solver.makeVariable(.free), solver.makeVariable(.free), solver.makeVariable(.free)
    )
    try solver.add(coefficient * x + y - z == 0)
    try solver.add(y - z >= 1)
    try solver.add(y == 3, strength: .level(2))
    try solver.add(z == 3, strength: .level(1))
    _ = solver.solve()
    expectEqual(solver[y], 3)
    expectEqual(solver[z], 2)
    expectTrue(abs(solver[x] + 1 / coefficient) < 1e-9)
    let isSubstituted = solver.variables[x.index].role == .substituted
    expectEqual(isSubstituted, coefficient > 0.01)
  }

  @Test func `equal sizes that only their sum determines are eliminated without a pivot`() throws {
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
    expectTrue(heights.allSatisfy { abs(solver[$0] - 16) < 1e-9 })
    expectTrue(abs(solver[tops[499]] - 499 * 16) < 1e-6)
    expectEqual(solver.counters.pivots, 0)
  }

  @Test func `a chain of 100 minimum gaps settles at its least positions within 200 pivots`() throws
  {
    var solver = Solver()
    let tops = (0..<100).map { _ in solver.makeVariable(.free) }
    for index in 1..<100 { try solver.add(tops[index] - tops[index - 1] >= 28) }
    _ = solver.solve()
    expectTrue(tops.indices.allSatisfy { solver[tops[$0]] == Double(28 * $0) })
    expectTrue(solver.counters.pivots <= 200)
  }

  @Test func `cells that share only fixed variables are solved as separate subproblems`() throws {
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
    expectEqual(large.rows, 2 * small.rows)
    expectEqual(large.pivots, 2 * small.pivots)
  }

  /// `x == 1` rejects `x == 2`; only with `x == 2` would `y` be 5 − 2.
  @Test func `a rejected constraint causes no further conflict`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(.free), solver.makeVariable(.free))
    try solver.add(x == 1)
    let second = try solver.add(x == 2)
    let pair = try solver.add(x + y == 5)
    let last = try solver.add(y == 4)
    _ = solver.solve()
    expectEqual(solver.conflicts.map(\.leftOut), [second])
    expectEqual(solver.error(of: pair), 0)
    expectEqual(solver.error(of: last), 0)
  }

  @Test func `each of a hundred conflicts is reported with its own irreducible set`() throws {
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
      expectTrue(size > 0)
      expected.append(Conflict(leftOut: c, members: [a, b, c], domains: []))
    }
    let changes = solver.solve()
    expectEqual(changes.conflicts.count, 100)
    for (found, wanted) in zip(changes.conflicts, expected) {
      expectEqual(found.leftOut, wanted.leftOut)
      expectTrue(Set(wanted.members).isSubset(of: Set(found.members)))
      expectEqual(found.members.count, 4)
    }
    solver.checkInvariants()
  }

  @Test
  func `coefficients of very different magnitudes are eliminated without losing the small ones`()
    throws
  {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(.nonNegative), solver.makeVariable(.free))
    try solver.add(-1e-6 * y <= 200)
    try solver.add(100 * x - 1e6 * y == 30)
    _ = solver.solve()
    expectEqual(solver[x], 0)
    expectTrue(abs(solver[y] + 3e-5) < 1e-12)

    solver = Solver()
    let (a, b, c) = (
      solver.makeVariable(.free), solver.makeVariable(.free), solver.makeVariable(.nonNegative)
    )
    try solver.add(-9e-6 * b >= -400)
    try solver.add(-1e4 * b - a >= 0)
    try solver.add(1e6 * a - 1e5 * c == -300)
    _ = solver.solve()
    expectEqual(solver[c], 0)
    expectTrue(abs(solver[a] + 3e-4) < 1e-12)
  }

  @Test func `a level whose least error is reached only up to rounding is solved`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(.free), solver.makeVariable(.nonNegative))
    let first = try solver.add(1e5 * y - x <= 0, strength: .level(400))
    try solver.add(-6e5 * x <= 60)
    let second = try solver.add(-7e-4 * y <= -400, strength: .level(400))
    _ = solver.solve()
    expectTrue(solver.error(of: first) + solver.error(of: second) < 1e-3)
  }

  @Test func `a badly scaled system is solved without a conflict`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(.free), solver.makeVariable(.nonNegative))
    try solver.add(1e-6 * x + 1e6 * y == 1e6)
    try solver.add(y <= 1)
    try solver.add(x >= 0)
    _ = solver.solve()
    expectEmpty(solver.conflicts)
    expectTrue(abs(1e-6 * solver[x] + 1e6 * solver[y] - 1e6) < 1)
  }

  // MARK: Changes

  /// Rows below each other: each as wide as the root less 20, with an optional height.
  private struct Rows {
    var solver = Solver()
    var tops: [Variable] = []
    var widths: [Variable] = []
    var heights: [Variable] = []
    var rootWidth: Constraint.ID
    var topConstraints: [Constraint.ID] = []
    var texts: [Constraint.ID] = []

    init(_ count: Int) throws {
      let root = solver.makeVariable(.nonNegative)
      rootWidth = try solver.add(root == 300)
      for index in 0..<count {
        tops.append(solver.makeVariable(.free))
        widths.append(solver.makeVariable(.nonNegative))
        heights.append(solver.makeVariable(.nonNegative))
        let top = index == 0 ? tops[0] == 0 : tops[index] == tops[index - 1] + heights[index - 1]
        topConstraints.append(try solver.add(top))
        try solver.add(widths[index] + 20 == LinearExpression(root))
        texts.append(try solver.add(heights[index] == 40, strength: .level(750)))
        try solver.add(heights[index] <= 60)
      }
      _ = solver.solve()
    }

    /// The work of solving after a change, and the number of variables that moved.
    mutating func cost(
      of change: (inout Rows) throws -> Void
    ) rethrows -> (counters: Counters, moved: Int) {
      let before = solver.counters
      try change(&self)
      let moved = solver.solve().variables.count
      var counters = solver.counters
      counters.planned -= before.planned
      counters.computed -= before.computed
      counters.rows -= before.rows
      counters.pivots -= before.pivots
      return (counters, moved)
    }
  }

  @Test func `solving again without a change does no work`() throws {
    var rows = try Rows(10)
    let before = rows.solver.counters
    expectTrue(rows.solver.solve().isEmpty)
    expectEqual(rows.solver.counters, before)
  }

  @Test func `a changed constant plans nothing and computes only the variables that depend on it`()
    throws
  {
    var rows = try Rows(100)
    let height = try rows.cost { try $0.solver.setConstant(50, of: $0.texts[89]) }
    expectEqual(height.counters.planned, 0)
    expectEqual(height.moved, 11)
    expectEqual(height.counters.computed, 11)
    let width = try rows.cost { try $0.solver.setConstant(400, of: $0.rootWidth) }
    expectEqual(width.counters.planned, 0)
    expectEqual(width.counters.computed, 101)
    expectEqual(rows.solver[rows.widths[99]], 380)
    expectEqual(rows.solver[rows.tops[99]], 99 * 40 + 10)
  }

  @Test func `replacing an equality by another one plans one variable`() throws {
    var rows = try Rows(100)
    let cost = try rows.cost {
      $0.solver.remove($0.topConstraints[50])
      try $0.solver.add($0.tops[50] == $0.tops[49] + $0.heights[49] + 8)
    }
    expectEqual(cost.counters.planned, 1)
    expectEqual(cost.moved, 50)
    expectEqual(rows.solver[rows.tops[50]], 50 * 40 + 8)
  }

  /// Both constraints are rows of one subproblem, which is decomposed since one of them is removed.
  @Test func `removing one constraint of a subproblem and changing another needs no simplex`()
    throws
  {
    var solver = Solver()
    let (a, b) = (solver.makeVariable(.nonNegative), solver.makeVariable(.nonNegative))
    let sum = try solver.add(a + b == 100)
    try solver.add(a >= 60, strength: .level(500))
    let second = try solver.add(b >= 60, strength: .level(500))
    _ = solver.solve()
    let rows = solver.counters.rows
    expectTrue(rows > 0)
    solver.remove(second)
    try solver.setConstant(120, of: sum)
    _ = solver.solve()
    expectEqual(solver[a], 60)
    expectEqual(solver[b], 60)
    expectEqual(solver.counters.rows, rows)
  }

  @Test func `earlier computations do not enlarge a later plan`() throws {
    var rows = try Rows(100)
    for height in [50.0, 40] {
      try rows.solver.setConstant(height, of: rows.texts[10])
      _ = rows.solver.solve()
    }
    let cost = try rows.cost {
      $0.solver.remove($0.topConstraints[50])
      try $0.solver.add($0.tops[50] == $0.tops[49] + $0.heights[49] + 8)
    }
    expectEqual(cost.counters.planned, 1)
    expectEqual(cost.moved, 50)
  }

  @Test(arguments: [50, 500])
  func `removing a row costs no more in a long list than in a short one`(count: Int) throws {
    var rows = try Rows(count)
    let last = count - 1
    let cost = rows.cost {
      $0.solver.remove($0.topConstraints[last])
      $0.solver.remove($0.texts[last])
    }
    expectTrue(cost.counters.planned <= 3)
    expectEqual(cost.counters.rows, 0)
    expectEqual(rows.solver[rows.tops[last]], 0)
    expectEqual(rows.solver[rows.heights[last]], 0)
  }

  @Test func `a changed constant is solved for from the last basis, without planning`() throws {
    var solver = Solver()
    let (a, b) = (solver.makeVariable(.nonNegative), solver.makeVariable(.nonNegative))
    try solver.add(a + b <= 200)
    let optional = try solver.add(a == 80, strength: .level(750))
    try solver.add(b == 90, strength: .level(500))
    _ = solver.solve()
    let planned = solver.counters.planned
    try solver.setConstant(70, of: optional)
    _ = solver.solve()
    expectEqual([solver[a], solver[b]], [70, 90])
    try solver.setConstant(150, of: optional)
    _ = solver.solve()
    expectEqual(solver.counters.planned, planned)
    expectEqual(solver[a], 150)
    expectEqual(solver[b], 50)
  }

  /// Rows below each other with a view inside each; the lower half is then detached.
  @Test func `constraints that hold at every value of an undetermined position stay inactive`()
    throws
  {
    var solver = Solver()
    var rows: [(top: Variable, height: Variable, inner: Variable)] = []
    var links: [Constraint.ID] = []
    for index in 0..<60 {
      let (top, inner) = (solver.makeVariable(.free), solver.makeVariable(.free))
      let height = solver.makeVariable(.nonNegative)
      try solver.add(LinearExpression(height) == 30)
      try solver.add(inner - top >= 4)
      try solver.add(inner - top - height <= -14)
      try solver.add(inner == top + 0.5 * height - 6)
      let origin = rows.last.map { $0.top + $0.height } ?? LinearExpression(constant: 500)
      links.append(try solver.add(LinearExpression(top) == origin))
      if index == 30 { try solver.add(top - inner >= -20, strength: .level(500)) }
      rows.append((top, height, inner))
    }
    _ = solver.solve()
    expectEqual(solver[rows[59].inner], 500 + 59 * 30 + 9)
    let planned = solver.counters.planned
    solver.remove(links[30])
    _ = solver.solve()
    expectEqual([30, 31, 59].map { solver[rows[$0].top] }, [0, 30, 870])
    expectEqual([30, 31, 59].map { solver[rows[$0].inner] }, [9, 39, 879])
    // The fixed variables of the lower half are undetermined now; none is planned twice.
    expectTrue(solver.counters.planned - planned <= 64)
    // This constraint depends on the position.
    try solver.add(rows[40].inner - rows[3].inner >= 100)
    _ = solver.solve()
    expectEqual([3, 30, 40].map { solver[rows[$0].top] }, [590, 390, 690])
    solver.checkInvariants()
  }

  @Test func `an optional constraint that higher levels decide takes a pivot at most`() throws {
    var solver = Solver()
    let (width, height) = (solver.makeVariable(.nonNegative), solver.makeVariable(.nonNegative))
    try solver.add(height == 0.5 * width)
    try solver.add(width == 100, strength: .level(750))
    let low = try solver.add(height == 20, strength: .level(50))
    _ = solver.solve()
    expectEqual(solver[height], 50)
    expectEqual(solver.error(of: low), 30)
    expectTrue(solver.counters.pivots <= 1)
  }

  @Test func `views that push each other are solved in small subproblems`() throws {
    func pivots(_ count: Int) throws -> Int {
      var solver = Solver()
      let tops = (0..<count).map { _ in solver.makeVariable(.free) }
      for (index, top) in tops.enumerated() {
        if index > 0 { try solver.add(top - tops[index - 1] >= 30) }
        let preferred = Double(index / 5 * 160 + index % 5)
        try solver.add(top == preferred, strength: .level(500))
      }
      _ = solver.solve()
      solver.checkInvariants()
      return solver.counters.pivots
    }
    let (small, large) = try (pivots(50), pivots(500))
    expectTrue(small > 0)
    expectTrue(large <= 11 * small)
  }

  @Test func `a duplicate equality keeps the values when the other one is removed`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(.free), solver.makeVariable(.free))
    let height = solver.makeVariable(.nonNegative)
    try solver.add(x == 10)
    try solver.add(height == 44, strength: .level(750))
    let first = try solver.add(y == x + height)
    try solver.add(2 * y == 2 * x + 2 * height)
    _ = solver.solve()
    expectEqual(solver[y], 54)
    solver.remove(first)
    expectTrue(solver.solve().isEmpty)
    expectEqual(solver[y], 54)
  }

  /// In turn, each of two chains is attached to the end of the other one, which raises its labels above the other's.
  @Test func `labels stay bounded while two chains are attached to each other in turn`() throws {
    var solver = Solver()
    let height = solver.makeVariable(.nonNegative)
    let (p, q) = (solver.makeVariable(.free), solver.makeVariable(.free))
    let (x, y) = (solver.makeVariable(.free), solver.makeVariable(.free))
    try solver.add(height == 10, strength: .level(750))
    try solver.add(x == p + 1)
    try solver.add(y == q + 1)
    // Neither is without an equality at a solve, so both remain implied free columns.
    var ids = [p: try solver.add(p == height), q: try solver.add(q == height)]
    _ = solver.solve()
    func put(_ variable: Variable, _ expression: LinearExpression) throws {
      if let id = ids[variable] { solver.remove(id) }
      ids[variable] = try solver.add(variable == expression)
      _ = solver.solve()
    }
    for _ in 0..<1000 {
      for (low, lowEnd, high, highEnd) in [(q, y, p, x), (p, x, q, y)] {
        try put(low, LinearExpression(height))
        try put(high, lowEnd + 1)
        expectEqual(solver[highEnd], 13)
      }
    }
    expectTrue(solver.plan.queue.labelLimit < 3000)
  }

  @Test func `a long chain of equality blocks is solved from its end when its start is removed`()
    throws
  {
    var solver = Solver()
    let start = solver.makeVariable(.free)
    let id = try solver.add(start == 64)
    var last = start
    for _ in 0..<5000 {
      let (a, b) = (solver.makeVariable(.free), solver.makeVariable(.free))
      try solver.add(a + b == 2 * last)
      try solver.add(a - b == 2)
      last = b
    }
    _ = solver.solve()
    expectEqual(solver[last], 64 - 5000)
    expectEqual(solver.counters.rows, 0)
    solver.remove(id)
    let other = try solver.add(last == 0)
    _ = solver.solve()
    expectTrue(abs(solver[start] - 5000) < 1e-6)
    solver.remove(other)
    try solver.add(start == 1)
    _ = solver.solve()
    expectTrue(abs(solver[last] + 4999) < 1e-6)
  }
}
