import Expectations
import TestLength
import Testing

@testable import Cassowary

@Suite struct SubsystemTests {
  /// A system of 20 constraints with coefficients from 10⁻ⁿ to 10ⁿ, and the required ones of them.
  private struct System {
    var solver: Solver
    var required: [Constraint.ID] = []

    init(seed: Int, exponent: Int, _ reductions: Reductions) throws {
      var state = UInt64(seed * 7919 + exponent)
      func roll(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state &>> 33) % count
      }
      solver = Solver()
      solver.reductions = reductions
      let powers = [1e-6, 1e-5, 1e-4, 1e-3, 1e-2, 0.1, 1, 10, 1e2, 1e3, 1e4, 1e5, 1e6]
      let unknowns = (0..<12).map { _ in
        solver.makeVariable(roll(2) == 0 ? .free : .nonNegative)
      }
      for _ in 0..<20 {
        var sum = LinearExpression()
        for _ in 0..<2 + roll(2) {
          let sign = roll(2) == 0 ? 1.0 : -1
          let power = powers[6 - exponent + roll(2 * exponent + 1)]
          sum.terms.append(.init(unknowns[roll(12)], sign * Double(1 + roll(9)) * power))
        }
        let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][roll(3)]
        let statement = Constraint(sum, relation, Double(roll(100) - 50))
        let strength = roll(2) == 0 ? Strength.required : .level(Double(1 + roll(3)))
        let id = try solver.add(statement, strength: strength)
        if strength.isRequired { required.append(id) }
      }
      _ = solver.solve()
    }

    /// The required constraints that are violated and not reported.
    var missed: [Constraint.ID] {
      let leftOut = solver.conflicts.map(\.leftOut)
      return required.filter { id in
        if leftOut.contains(id) { return false }
        let statement = solver.constraint(id).0
        var scale = max(1, statement.constant.magnitude)
        for term in statement.expression.terms {
          scale = max(scale, (term.coefficient * solver[term.variable]).magnitude)
        }
        return solver.error(of: id) > 1e-6 * scale
      }
    }
  }

  @Test(arguments: [2, 3, 4, 6], [Reductions.all, []])
  func `with coefficients far apart each required constraint holds or is reported`(
    exponent: Int,
    reductions: Reductions
  ) throws {
    for seed in 0..<LongTests.value(100, share: 8) {
      let system = try System(seed: seed, exponent: exponent, reductions)
      expectTrue(system.missed.isEmpty, "seed \(seed)")
    }
  }

  @Test func `coefficients within a factor of 1,000 need no more digits than a double has`() throws
  {
    var system = Subsystem()
    system.terms = [-1, 0.5, 0.001, 1].map { .init(unknown: 0, coefficient: $0) }
    expectTrue(!system.needsManyDigits)
    system.terms[1].coefficient = 1001
    expectTrue(system.needsManyDigits)
    system.terms = [.init(unknown: 0, coefficient: 0)]
    expectTrue(!system.needsManyDigits)
  }
}
