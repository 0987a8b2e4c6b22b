import Testing

@testable import Cassowary

/// How a system is taken apart, and what of it a change reaches: counters show that the work is what it should be.
@Suite struct PlannerTests {
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

  /// A little below 0 is 0, but not where that is much of what is required.
  @Test func `a size that is nearly 0 misses no equality in which it counts for much`() throws {
    var solver = Solver()
    let size = solver.makeVariable(.nonNegative)
    let equality = try solver.add(-800_000 * size == 0.002)
    _ = solver.solve()
    #expect(solver[size] == 0)
    #expect(solver.conflicts.map(\.leftOut) == [equality])

    var other = Solver()
    let (x, y) = (other.makeVariable(.nonNegative), other.makeVariable(.free))
    let sum = try other.add(0.1 * y + 900_000 * x == 0)
    try other.add(y == 1.84e-4, strength: .level(1))
    _ = other.solve()
    #expect(other.conflicts.isEmpty)
    #expect(other.error(of: sum) < 1e-7)
    #expect(abs(other[y]) < 1e-6)
  }

  /// The size comes out at about -1e-9, which is 0 where it is alone.
  @Test func `so does a size that two equalities decide together`() throws {
    var solver = Solver()
    let (size, other) = (solver.makeVariable(.nonNegative), solver.makeVariable(.free))
    try solver.add(size + other == 10)
    let equality = try solver.add(900_000 * size + other == 9.999)
    _ = solver.solve()
    #expect(solver.conflicts.map(\.leftOut) == [equality])
    #expect(solver[size] == 0)
    #expect(solver[other] == 10)
  }

  @Test func `of twenty wishes about one size the highest is served`() throws {
    var solver = Solver()
    let size = solver.makeVariable(.nonNegative)
    for number in 1...20 {
      let level = Double(number * 7 % 20 + 1)
      try solver.add(size == level, strength: .level(level))
    }
    _ = solver.solve()
    #expect(solver[size] == 20)
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

  // MARK: Changes

  /// Rows one below the other: each as wide as the root, with a text that wants a height.
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

    /// What solving costs after a change, and what moved.
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
    #expect(rows.solver.solve().isEmpty)
    #expect(rows.solver.counters == before)
  }

  @Test func `a changed number plans nothing, and computes only what reads it`() throws {
    var rows = try Rows(100)
    let height = try rows.cost { try $0.solver.setConstant(50, of: $0.texts[89]) }
    #expect(height.counters.planned == 0)
    #expect(height.moved == 11)
    #expect(height.counters.computed == 11)
    let width = try rows.cost { try $0.solver.setConstant(400, of: $0.rootWidth) }
    #expect(width.counters.planned == 0)
    #expect(width.counters.computed == 101)
    #expect(rows.solver[rows.widths[99]] == 380)
    #expect(rows.solver[rows.tops[99]] == 99 * 40 + 10)
  }

  @Test func `an equality that comes back in another's place plans one unknown`() throws {
    var rows = try Rows(100)
    let cost = try rows.cost {
      $0.solver.remove($0.topConstraints[50])
      try $0.solver.add($0.tops[50] == $0.tops[49] + $0.heights[49] + 8)
    }
    #expect(cost.counters.planned == 1)
    #expect(cost.moved == 50)
    #expect(rows.solver[rows.tops[50]] == 50 * 40 + 8)
  }

  /// Both are members of one piece, which is taken apart since one of them goes.
  @Test func `what changes while its piece is taken apart counts once`() throws {
    var solver = Solver()
    solver.shortcuts.remove(.boxes)
    let (a, b) = (solver.makeVariable(.nonNegative), solver.makeVariable(.nonNegative))
    let sum = try solver.add(a + b == 100)
    try solver.add(a >= 60, strength: .level(500))
    let wish = try solver.add(b >= 60, strength: .level(500))
    _ = solver.solve()
    let rows = solver.counters.rows
    #expect(rows > 0)
    solver.remove(wish)
    try solver.setConstant(120, of: sum)
    _ = solver.solve()
    #expect(solver[a] == 60)
    #expect(solver[b] == 60)
    #expect(solver.counters.rows == rows)
  }

  @Test func `what was computed before does not make a later plan larger`() throws {
    var rows = try Rows(100)
    for height in [50.0, 40] {
      try rows.solver.setConstant(height, of: rows.texts[10])
      _ = rows.solver.solve()
    }
    let cost = try rows.cost {
      $0.solver.remove($0.topConstraints[50])
      try $0.solver.add($0.tops[50] == $0.tops[49] + $0.heights[49] + 8)
    }
    #expect(cost.counters.planned == 1)
    #expect(cost.moved == 50)
  }

  @Test(arguments: [50, 500])
  func `a row that goes costs what it was, however many there are`(count: Int) throws {
    var rows = try Rows(count)
    let last = count - 1
    let cost = rows.cost {
      $0.solver.remove($0.topConstraints[last])
      $0.solver.remove($0.texts[last])
    }
    #expect(cost.counters.planned <= 3)
    #expect(cost.counters.rows == 0)
    #expect(rows.solver[rows.tops[last]] == 0)
    #expect(rows.solver[rows.heights[last]] == 0)
  }

  @Test func `what holds by itself enters no tableau, what does not gets a say`() throws {
    var solver = Solver()
    let (a, b) = (solver.makeVariable(.nonNegative), solver.makeVariable(.nonNegative))
    try solver.add(a + b <= 200)
    let wish = try solver.add(a == 80, strength: .level(750))
    try solver.add(b == 90, strength: .level(500))
    _ = solver.solve()
    #expect(solver.counters.rows == 0)
    let planned = solver.counters.planned
    try solver.setConstant(70, of: wish)
    _ = solver.solve()
    #expect(solver.counters.planned == planned)
    try solver.setConstant(150, of: wish)
    _ = solver.solve()
    #expect(solver.counters.planned == planned + 2)
    #expect(solver[a] == 150)
    #expect(solver[b] == 50)
  }

  /// Rows below each other with a view inside each, of which the lower half is let go.
  @Test func `what holds wherever an open position is has no say in it`() throws {
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
    #expect(solver[rows[59].inner] == 500 + 59 * 30 + 9)
    let planned = solver.counters.planned
    solver.remove(links[30])
    _ = solver.solve()
    #expect([30, 31, 59].map { solver[rows[$0].top] } == [0, 30, 870])
    #expect([30, 31, 59].map { solver[rows[$0].inner] } == [9, 39, 879])
    // What was known below is not any more; nothing is planned twice.
    #expect(solver.counters.planned - planned <= 64)
    // This is about where it is.
    try solver.add(rows[40].inner - rows[3].inner >= 100)
    _ = solver.solve()
    #expect([3, 30, 40].map { solver[rows[$0].top] } == [590, 390, 690])
    solver.checkInvariants()
  }

  @Test func `a wish that higher levels have decided brings no tableau`() throws {
    var solver = Solver()
    let (width, height) = (solver.makeVariable(.nonNegative), solver.makeVariable(.nonNegative))
    try solver.add(height == 0.5 * width)
    try solver.add(width == 100, strength: .level(750))
    let low = try solver.add(height == 20, strength: .level(50))
    _ = solver.solve()
    #expect(solver[height] == 50)
    #expect(solver.error(of: low) == 30)
    #expect(solver.counters.rows == 0)
  }

  @Test func `gaps that push each other are solved in small pieces`() throws {
    func pivots(_ count: Int) throws -> Int {
      var solver = Solver()
      let tops = (0..<count).map { _ in solver.makeVariable(.free) }
      for (index, top) in tops.enumerated() {
        if index > 0 { try solver.add(top - tops[index - 1] >= 30) }
        let wanted = Double(index / 5 * 160 + index % 5)
        try solver.add(top == wanted, strength: .level(500))
      }
      _ = solver.solve()
      solver.checkInvariants()
      return solver.counters.pivots
    }
    let (small, large) = try (pivots(50), pivots(500))
    #expect(small > 0)
    #expect(large <= 11 * small)
  }

  @Test func `of two equalities that say the same either carries on without the other`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(.free), solver.makeVariable(.free))
    let height = solver.makeVariable(.nonNegative)
    try solver.add(x == 10)
    try solver.add(height == 44, strength: .level(750))
    let first = try solver.add(y == x + height)
    try solver.add(2 * y == 2 * x + 2 * height)
    _ = solver.solve()
    #expect(solver[y] == 54)
    #expect(solver.counters.rows == 0)
    solver.remove(first)
    #expect(solver.solve().isEmpty)
    #expect(solver[y] == 54)
    #expect(solver.counters.rows == 0)
  }

  /// Either of two chains hangs on the end of the other, in turn, and each time ends up above it.
  @Test func `labels start from below again when they have risen far`() throws {
    var solver = Solver()
    let height = solver.makeVariable(.nonNegative)
    let (p, q) = (solver.makeVariable(.free), solver.makeVariable(.free))
    let (x, y) = (solver.makeVariable(.free), solver.makeVariable(.free))
    try solver.add(height == 10, strength: .level(750))
    try solver.add(x == p + 1)
    try solver.add(y == q + 1)
    // Neither is ever without an equality at a solve, so both stay defined.
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
        #expect(solver[highEnd] == 13)
      }
    }
    #expect(solver.plan.labelLimit < 3000)
  }

  @Test func `a long chain of blocks may lose its beginning`() throws {
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
    #expect(solver[last] == 64 - 5000)
    #expect(solver.counters.rows == 0)
    solver.remove(id)
    let other = try solver.add(last == 0)
    _ = solver.solve()
    #expect(abs(solver[start] - 5000) < 1e-6)
    solver.remove(other)
    try solver.add(start == 1)
    _ = solver.solve()
    #expect(abs(solver[last] + 4999) < 1e-6)
  }
}
