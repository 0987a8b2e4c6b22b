import Cassowary
import Expectations
import Testing

@Suite struct SolverTests {
  @Test func `an equality determines the one variable that other constraints do not`() throws {
    var solver = Solver()
    let left = solver.makeVariable(.free)
    let width = solver.makeVariable(.nonNegative)
    try solver.add(left + width == 320)
    try solver.add(width == 100, strength: .level(500))
    let changes = solver.solve()
    expectEqual(solver[left], 220)
    expectEqual(solver[width], 100)
    expectEqual(changes.variables, [left, width])
    expectTrue(solver.solve().isEmpty)
    solver.checkInvariants()
  }

  @Test func `three optional constraints of one level meet at the median`() throws {
    var solver = Solver()
    let width = solver.makeVariable(.nonNegative)
    for value in [100.0, 250, 200] { try solver.add(width == value, strength: .level(500)) }
    _ = solver.solve()
    expectEqual(solver[width], 200)
  }

  @Test func `one optional constraint outweighs ten of the next lower level`() throws {
    var solver = Solver()
    let width = solver.makeVariable(.nonNegative)
    try solver.add(width == 100, strength: .level(501))
    for _ in 0..<10 { try solver.add(width == 200, strength: .level(500)) }
    _ = solver.solve()
    expectEqual(solver[width], 100)
  }

  @Test func `in a tie the constraint added last is satisfied`() throws {
    var solver = Solver()
    let width = solver.makeVariable(.nonNegative)
    try solver.add(width == 100, strength: .level(500))
    try solver.add(width == 200, strength: .level(500))
    _ = solver.solve()
    expectEqual(solver[width], 200)
  }

  @Test func `an undetermined size takes its least value`() throws {
    var solver = Solver()
    let (a, b, c) = (
      solver.makeVariable(.nonNegative), solver.makeVariable(.nonNegative),
      solver.makeVariable(.nonNegative)
    )
    try solver.add(a >= 50)
    try solver.add(b <= 23)
    try solver.add(c + a >= 70)
    _ = solver.solve()
    expectEqual(solver[a], 50)
    expectEqual(solver[b], 0)
    expectEqual(solver[c], 20)
  }

  @Test(
    arguments: [
      (nil, nil, 0), (10, nil, 10), (nil, 72, 72), (nil, -72, -72), (-10, 20, -10), (-30, 20, 20),
      (-5, 5, -5), (3, 3, 3),
    ] as [(Double?, Double?, Double)]
  )
  func `an undetermined position goes to the end of its range nearer to 0`(
    low: Double?,
    high: Double?,
    expected: Double
  ) throws {
    var solver = Solver()
    let position = solver.makeVariable(.free)
    let other = solver.makeVariable(.free)
    try solver.add(position == other)
    if let low { try solver.add(other >= low) }
    if let high { try solver.add(other <= high) }
    _ = solver.solve()
    expectEqual(solver[position], expected)
    expectEqual(solver[other], expected)
  }

  @Test func `of two undetermined positions at a fixed distance the first is 0`() throws {
    var solver = Solver()
    let first = solver.makeVariable(.free)
    let second = solver.makeVariable(.free)
    try solver.add(second - first == 100)
    _ = solver.solve()
    expectEqual(solver[first], 0)
    expectEqual(solver[second], 100)
    try solver.remove(solver.add(first == 3))
    _ = solver.solve()
    expectEqual(solver[first], 0)
  }

  @Test func `a conflict rejects the constraint of the highest rank and names its irreducible set`()
    throws
  {
    var solver = Solver()
    let width = solver.makeVariable(.nonNegative)
    let left = solver.makeVariable(.free)
    let narrow = try solver.add(width == 100)
    let far = try solver.add(left >= 20)
    let wide = try solver.add(width == 200)
    var changes = solver.solve()
    expectEqual(solver[width], 100)
    expectEqual(solver[left], 20)
    let conflict = Conflict(leftOut: wide, members: [narrow, wide], domains: [])
    expectEqual(changes.conflicts, [conflict])
    expectEqual(solver.conflicts, [conflict])

    solver.remove(narrow)
    changes = solver.solve()
    expectEqual(changes.restored, [wide])
    expectEmpty(solver.conflicts)
    expectEqual(solver[width], 200)
    expectTrue(solver.contains(far))
  }

  @Test func `a constraint of a lower tier is accepted although it was added later`() throws {
    var solver = Solver()
    let width = solver.makeVariable(.nonNegative)
    let user = try solver.add(width == 100, rank: Rank(tier: 1, order: 0))
    try solver.add(width == 200, rank: Rank(tier: 0, order: 1))
    _ = solver.solve()
    expectEqual(solver[width], 200)
    expectEqual(solver.conflicts.map(\.leftOut), [user])
  }

  @Test func `the constraint of the highest rank is rejected although it was added first`() throws {
    var solver = Solver()
    let width = solver.makeVariable(.nonNegative)
    let user = try solver.add(width == 100, rank: Rank(order: .max))
    try solver.add(width == 200, rank: Rank(order: 0))
    _ = solver.solve()
    expectEqual(solver[width], 200)
    expectEqual(solver.conflicts.map(\.leftOut), [user])
  }

  @Test func `the variable of the lowest order is settled first although it was made last`() throws
  {
    var solver = Solver()
    let a = solver.makeVariable(.free, order: .max)
    let b = solver.makeVariable(.free, order: 0)
    try solver.add(a - b == 20)
    _ = solver.solve()
    expectEqual([solver[a], solver[b]], [20, 0])
  }

  @Test func `a variable in the slot of a removed one is settled last`() throws {
    var solver = Solver()
    let removed = solver.makeVariable(.free)
    let b = solver.makeVariable(.free)
    solver.remove(removed)
    let a = solver.makeVariable(.free)
    try solver.add(a - b == 20)
    _ = solver.solve()
    expectEqual([solver[a], solver[b]], [20, 0])
  }

  @Test func `a constraint that makes a size negative conflicts with the domain of that size`()
    throws
  {
    var solver = Solver()
    let width = solver.makeVariable(.nonNegative)
    let left = solver.makeVariable(.free)
    let a = try solver.add(left == 14)
    let b = try solver.add(left + width == 0)
    let changes = solver.solve()
    expectEqual(changes.conflicts, [Conflict(leftOut: b, members: [a, b], domains: [width])])
    expectEqual(solver[width], 0)
    solver.checkInvariants()
  }

  @Test func `a conflict that spans several inequalities is irreducible`() throws {
    var solver = Solver()
    let x = solver.makeVariable(.free)
    let y = solver.makeVariable(.free)
    let z = solver.makeVariable(.free)
    let a = try solver.add(y - x >= 10)
    let b = try solver.add(z - y >= 10)
    try solver.add(z - x >= 5)
    try solver.add(x >= 0)
    let c = try solver.add(z - x <= 15)
    let changes = solver.solve()
    expectEqual(changes.conflicts, [Conflict(leftOut: c, members: [a, b, c], domains: [])])
    expectTrue(solver[z] - solver[x] >= 20)
  }

  @Test func `constraints that conflict only with a rejected constraint hold`() throws {
    var solver = Solver()
    let x = solver.makeVariable(.free)
    let y = solver.makeVariable(.free)
    // In the order of ranks x == 1 is accepted and x == 2 rejected; the other two would conflict with x == 2 only.
    let one = try solver.add(x == 1)
    let two = try solver.add(x == 2)
    let sum = try solver.add(x + y == 5)
    let late = try solver.add(y == 4)
    _ = solver.solve()
    expectEqual(solver.conflicts.map(\.leftOut), [two])
    expectEqual(solver[y], 4)
    for id in [one, sum, late] { expectEqual(solver.error(of: id), 0) }
  }

  @Test func `a required constraint can become optional, and an optional one required`() throws {
    var solver = Solver()
    let width = solver.makeVariable(.nonNegative)
    let first = try solver.add(width == 100)
    let second = try solver.add(width == 200)
    _ = solver.solve()
    expectEqual(solver.conflicts.count, 1)
    try solver.setStrength(.level(750), of: second)
    var changes = solver.solve()
    expectEmpty(solver.conflicts)
    expectEmpty(changes.restored)
    try solver.setStrength(.required, of: second)
    try solver.setStrength(.level(1), of: first)
    changes = solver.solve()
    expectEqual(solver[width], 200)
    expectEqual(changes.variables, [width])
  }

  @Test func `coefficients and constants change in place`() throws {
    var solver = Solver()
    let root = solver.makeVariable(.nonNegative)
    let width = solver.makeVariable(.nonNegative)
    let size = try solver.add(root == 300)
    let half = try solver.add(width - 0.5 * root == 0)
    _ = solver.solve()
    expectEqual(solver[width], 150)
    try solver.setCoefficient(-0.25, of: root, in: half)
    _ = solver.solve()
    expectEqual(solver[width], 75)
    try solver.setConstant(100, of: size)
    expectEqual(solver.solve().variables, [root, width])
    expectEqual(solver[width], 25)
  }

  @Test func `unusable numbers are refused and change nothing`() throws {
    var solver = Solver()
    let x = solver.makeVariable(.free)
    #expect(throws: UnusableNumber.self) { try solver.add(x == .nan) }
    #expect(throws: UnusableNumber.self) { try solver.add(.infinity * x == 1) }
    #expect(throws: UnusableNumber.self) { try solver.add(.leastNonzeroMagnitude * x == 5) }
    #expect(throws: UnusableNumber.self) { try solver.add(1e-10 * x <= 5) }
    #expect(throws: UnusableNumber.self) { try solver.add(x == 1, strength: .level(0)) }
    #expect(throws: UnusableNumber.self) { try solver.add(x == 1, strength: .level(.nan)) }
    #expect(throws: UnusableNumber.self) { try solver.add(x == 1, strength: .level(.infinity)) }
    expectTrue(!solver.isConstrained(x))
    let id = try solver.add(x == 1)
    _ = solver.solve()
    #expect(throws: UnusableNumber.self) { try solver.setConstant(1e13, of: id) }
    #expect(throws: UnusableNumber.self) { try solver.setCoefficient(-1e-10, of: x, in: id) }
    expectTrue(solver.solve().isEmpty)
    expectEqual(solver[x], 1)
  }

  @Test func `terms that cancel up to rounding are 0`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(.free), solver.makeVariable(.free))
    expectTrue(0.1 + 0.2 - 0.3 != 0)
    try solver.add(0.1 * x + 0.2 * x - 0.3 * x + y == 7)
    expectEmpty(solver.solve().conflicts)
    expectEqual(solver[x], 0)
    expectEqual(solver[y], 7)
  }

  @Test func `a constraint without variables holds or is rejected`() throws {
    var solver = Solver()
    let x = solver.makeVariable(.free)
    let identity = try solver.add(x - x == 0)
    let nonsense = try solver.add(x - x == 5)
    let bare = try solver.add(Constraint(LinearExpression(constant: 5), .equal))
    let changes = solver.solve()
    expectEqual(changes.conflicts.map(\.members), [[nonsense], [bare]])
    expectEqual(solver.error(of: identity), 0)
  }

  @Test func `solving a copy leaves the original unchanged`() throws {
    var solver = Solver()
    let x = solver.makeVariable(.free)
    let id = try solver.add(x == 1)
    _ = solver.solve()
    var copy = solver
    try copy.setConstant(2, of: id)
    _ = copy.solve()
    expectEqual(solver[x], 1)
    expectEqual(copy[x], 2)
  }

  @Test func `unrelated components are not solved again`() throws {
    var solver = Solver()
    let x = solver.makeVariable(.free)
    let y = solver.makeVariable(.free)
    let id = try solver.add(x == 1)
    try solver.add(y == 1)
    _ = solver.solve()
    let before = solver.counters
    try solver.setConstant(2, of: id)
    expectEqual(solver.solve().variables, [x])
    expectEqual(solver.counters.computed, before.computed + 1)
  }

  @Test func `a variable whose order changes is served like one that was made in that order`()
    throws
  {
    var solver = Solver()
    let early = solver.makeVariable(.free, order: 4)
    let late = solver.makeVariable(.free, order: 8)
    try solver.add(early - late == 32)
    _ = solver.solve()
    expectTrue((solver[early], solver[late]) == (0, -32))
    solver.setOrder(12, of: early)
    _ = solver.solve()
    expectTrue((solver[early], solver[late]) == (32, 0))
  }
}
