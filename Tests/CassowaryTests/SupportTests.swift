import Cassowary
import Expectations
import Testing

@Suite struct SupportTests {
  @Test func `the support of a value is the equalities that determine it`() throws {
    var solver = Solver()
    let (x, y, z) = (
      solver.makeVariable(.free), solver.makeVariable(.free), solver.makeVariable(.free)
    )
    let first = try solver.add(x == 5)
    let second = try solver.add(y == x + 10)
    let third = try solver.add(z == 7)
    expectEqual(solver.support(of: [x]), support([first]))
    expectEqual(solver.support(of: [y]), support([first, second]))
    expectEqual(solver.support(of: [z]), support([third]))
    expectEqual(solver.support(of: [y, z]), support([first, second, third]))
  }

  @Test func `the support includes the optional constraint that presses against a bound`() throws {
    var solver = Solver()
    let w = solver.makeVariable(.nonNegative)
    let optional = try solver.add(w == 500, strength: .level(750))
    let bound = try solver.add(w <= 300)
    try solver.add(w >= 10)
    try solver.add(w == 100, strength: .level(250))
    expectEqual(solver.support(of: [w]), support([bound], pressing: [optional]))
  }

  @Test func `the support of a median includes all optional constraints of its level`() throws {
    var solver = Solver()
    let w = solver.makeVariable(.nonNegative)
    var ids: [Constraint.ID] = []
    for value in [100.0, 250, 200] {
      ids.append(try solver.add(w == value, strength: .level(500)))
    }
    try solver.add(w == 300, strength: .level(400))
    expectEqual(solver.support(of: [w]), support([ids[2]], pressing: [ids[0], ids[1]]))
  }

  @Test func `the rules for undetermined values add nothing to the support`() throws {
    var solver = Solver()
    let (x, w) = (solver.makeVariable(.free), solver.makeVariable(.nonNegative))
    expectEqual(solver.support(of: [x]), support([]))
    let sum = try solver.add(x + w == 30)
    expectEqual(solver.support(of: [w]), support([]))
    expectEqual(solver.support(of: [x]), support([sum]))
  }

  /// With numbers in general position a constraint determines a value if, and only if, the value moves with its constant.
  @Test(arguments: 0..<150)
  func `a value moves with the constants of exactly those constraints that determine it`(seed: Int)
    throws
  {
    var random = SplitMix64(seed: UInt64(seed))
    func number() -> Double { Double(random.within(1...99_991)) / 991 }
    var solver = Solver()
    let variables = (0..<4).map { solver.makeVariable($0 < 2 ? .free : .nonNegative) }
    let witness = (0..<4).map { _ in number() }
    var ids: [Constraint.ID] = []
    var constants: [Double] = []
    for index in 0..<random.within(3...8) {
      var sum = LinearExpression()
      var value = 0.0
      for _ in 0..<random.within(1...3) {
        let variable = random.below(4)
        let coefficient = [1, -1, 2, 0.5][random.below(4)]
        sum = sum + coefficient * variables[variable]
        value += coefficient * witness[variable]
      }
      // All required constraints hold at the witness, the optional ones do not.
      let isRequired = index < 4 && random.below(2) == 0
      let relation: Relation =
        isRequired && index > 1
        ? [.lessThanOrEqual, .greaterThanOrEqual][random.below(2)]
        : [.equal, .lessThanOrEqual, .greaterThanOrEqual][random.below(3)]
      var constant = value
      if isRequired && relation != .equal {
        constant += relation == .lessThanOrEqual ? number() : -number()
      }
      if !isRequired { constant = number() - number() }
      constants.append(constant)
      ids.append(
        try solver.add(
          Constraint(sum, relation, constant),
          strength: isRequired ? .required : .level(Double(index + 1))
        )
      )
    }
    _ = solver.solve()
    try #require(solver.conflicts.isEmpty)
    // The constraints of the support alone give the same value.
    for variable in variables where !solver.isAmbiguous(variable) {
      let support = solver.support(of: [variable])
      var copy = solver
      for id in ids where !support.determining.contains(id) && !support.pressing.contains(id) {
        copy.remove(id)
      }
      _ = copy.solve()
      expectTrue((copy[variable] - solver[variable]).magnitude < 1e-6)
    }
    let step = 1e-3
    for variable in variables {
      let support = solver.support(of: [variable])
      var isGeneral = true
      let movers = try ids.indices.filter { index in
        var copy = solver
        try copy.setConstant(constants[index] + step, of: ids[index])
        _ = copy.solve()
        // Two duplicate equalities conflict after the step.
        if !copy.conflicts.isEmpty { isGeneral = false }
        return (copy[variable] - solver[variable]).magnitude > step * 1e-3
      }
      if isGeneral { expectEqual(support.determining, movers.map { ids[$0] }) }
    }
  }

  private func support(_ determining: [Constraint.ID], pressing: [Constraint.ID] = []) -> Support {
    Support(determining: determining, pressing: pressing)
  }
}
