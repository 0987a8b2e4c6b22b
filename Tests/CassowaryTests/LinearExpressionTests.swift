import Cassowary
import Expectations
import Testing

@Suite struct LinearExpressionTests {
  /// The value of an expression where x is 3 and y is 5.
  private func value(_ build: (Variable, Variable) -> LinearExpression) -> Double {
    var solver = Solver()
    let x = solver.makeVariable(.free)
    let y = solver.makeVariable(.free)
    return build(x, y).terms.reduce(build(x, y).constant) { sum, term in
      sum + term.coefficient * (term.variable == x ? 3 : 5)
    }
  }

  @Test func `operators follow the rules of algebra`() {
    expectEqual(value { x, _ in 8 - x }, 5)
    expectEqual(value { x, _ in x - 8 }, -5)
    expectEqual(value { x, _ in x / 2 }, 1.5)
    expectEqual(value { x, _ in -x }, -3)
    expectEqual(value { x, y in x - y }, -2)
    expectEqual(value { x, y in 2 * x + y }, 11)
    expectEqual(value { x, y in x + y * 2 }, 13)
    expectEqual(value { x, y in 10 - (x + y) }, 2)
    expectEqual(value { x, y in (x + y) / 4 - 1 }, 1)
    expectEqual(value { x, y in -(x - y) * 3 }, 6)
    expectEqual(value { x, y in x - (y - 2) }, 0)
  }

  @Test func `a constraint has its variables on the left and its constant on the right`() {
    var solver = Solver()
    let x = solver.makeVariable(.free)
    let y = solver.makeVariable(.free)
    let constraint = 2 * x + 8 <= y - 4
    expectEqual(constraint.constant, -12)
    expectEqual(constraint.relation, .lessThanOrEqual)
    expectEqual(constraint.expression.terms.map(\.coefficient), [2, -1])
  }

  @Test func `terms of one variable are added up`() throws {
    var solver = Solver()
    let x = solver.makeVariable(.free)
    let id = try solver.add(x + x + x == 12)
    expectEqual(solver.constraint(id).0.expression.terms.map(\.coefficient), [3])
    _ = solver.solve()
    expectEqual(solver[x], 4)
  }
}
