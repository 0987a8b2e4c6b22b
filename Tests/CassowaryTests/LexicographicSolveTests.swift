import Expectations
import Testing

@testable import Cassowary

@Suite struct LexicographicSolveTests {
  /// Views side by side that fill a width, each with an optional width of its own.
  private struct PriorityRow {
    var solver = Solver()
    var widths: [Variable] = []
    var edges: [Variable] = []
    let total: Constraint.ID

    init(_ preferred: [Double], level: (Int) -> Double) throws {
      let width = solver.makeVariable(.nonNegative)
      total = try solver.add(width == 0)
      var edge = LinearExpression()
      for (index, preferredWidth) in preferred.enumerated() {
        edges.append(solver.makeVariable(.free))
        widths.append(solver.makeVariable(.nonNegative))
        try solver.add(edges[index] == edge)
        try solver.add(widths[index] == preferredWidth, strength: .level(level(index)))
        edge = edges[index] + widths[index]
      }
      try solver.add(edge == width)
    }

    mutating func widths(in total: Double) throws -> [Double] {
      try solver.setConstant(total, of: self.total)
      _ = solver.solve()
      return widths.map { solver[$0] }
    }
  }

  @Test func `a row violates optional widths from the lowest level upwards`() throws {
    var row = try PriorityRow([40, 50, 60]) { 250 + Double($0) }
    expectEqual(try row.widths(in: 150), [40, 50, 60])
    expectEqual(try row.widths(in: 130), [20, 50, 60])
    expectEqual(try row.widths(in: 100), [0, 40, 60])
    expectEqual(row.edges.map { row.solver[$0] }, [0, 0, 40])
    expectEqual(try row.widths(in: 20), [0, 0, 20])
    expectEqual(try row.widths(in: 200), [90, 50, 60])
  }

  @Test func `of optional widths of one level, later ones are satisfied first`() throws {
    var row = try PriorityRow([40, 50, 60]) { _ in 250 }
    expectEqual(try row.widths(in: 100), [0, 40, 60])
    expectEqual(try row.widths(in: 170), [60, 50, 60])
  }

  @Test func `a row with a thousand levels has its width`() throws {
    let preferred = (0..<1000).map { Double(40 + (37 * $0) % 60) }
    var row = try PriorityRow(preferred) { 250 + Double($0) / 1000 }
    let natural = preferred.reduce(0, +)
    _ = try row.widths(in: natural)
    let widths = try row.widths(in: natural - 100)
    expectEqual(widths.prefix(3), [0, 17, 54])
    expectEqual(widths.reduce(0, +), natural - 100)
  }

  @Test func `optional equal widths are as wide as the widest, or as the room for them`() throws {
    var solver = Solver()
    let room = solver.makeVariable(.nonNegative)
    let total = try solver.add(room == 200)
    let widths = (0..<10).map { _ in solver.makeVariable(.nonNegative) }
    for (index, width) in widths.enumerated() {
      try solver.add(width <= room)
      try solver.add(width <= Double(50 + 10 * index), strength: .level(250))
      try solver.add(width >= Double(50 + 10 * index), strength: .level(750))
    }
    for (one, next) in zip(widths, widths.dropFirst()) {
      try solver.add(one == next, strength: .level(500))
    }
    _ = solver.solve()
    expectEqual(widths.map { solver[$0] }, Array(repeating: 140, count: 10))
    try solver.setConstant(90, of: total)
    _ = solver.solve()
    expectEqual(widths.map { solver[$0] }, Array(repeating: 90, count: 10))
  }

  @Test func `optional equal widths that required bounds rule out are equal but for the first`()
    throws
  {
    var solver = Solver()
    let widths = (0..<3).map { _ in solver.makeVariable(.nonNegative) }
    try solver.add(widths[0] <= 10)
    try solver.add(widths[2] >= 30)
    for (one, next) in zip(widths, widths.dropFirst()) {
      try solver.add(one == next, strength: .level(500))
    }
    _ = solver.solve()
    expectEqual(widths.map { solver[$0] }, [10, 30, 30])
  }

  private func expectAnswerWithoutReductions(_ solver: inout Solver, _ variables: [Variable]) {
    var unshortened = solver
    unshortened.reductions = []
    _ = solver.solve()
    _ = unshortened.solve()
    let (values, expected) = (variables.map { solver[$0] }, variables.map { unshortened[$0] })
    expectTrue(zip(values, expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(values) \(expected)")
  }

  /// Rows, chains and stars with random coefficients.
  @Test func `random rows and chains have the values of a solver without reductions`() throws {
    var dice = Dice(state: 5)
    for _ in 0..<400 {
      var solver = Solver()
      let count = 3 + dice.roll(6)
      let variables = (0..<count).map { _ in
        solver.makeVariable(dice.roll(3) == 0 ? .free : .nonNegative)
      }
      for _ in 0..<1 + dice.roll(3) {
        let terms = variables.filter { _ in dice.roll(2) == 0 }.map {
          LinearExpression.Term($0, Double(1 + dice.roll(3)) * (dice.roll(3) == 0 ? -1 : 1))
        }
        try solver.add(
          Constraint(
            LinearExpression(terms: terms),
            [.equal, .equal, .lessThanOrEqual][dice.roll(3)],
            Double(dice.roll(100))
          )
        )
      }
      for _ in 0..<2 * count {
        let (one, other) = (variables[dice.roll(count)], variables[dice.roll(count)])
        let level = Strength.level(Double(1 + dice.roll(3)))
        let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][dice.roll(3)]
        let left = dice.roll(4) == 0 ? one - other : LinearExpression(one)
        try solver.add(Constraint(left, relation, Double(dice.roll(80))), strength: level)
      }
      expectAnswerWithoutReductions(&solver, variables)
    }
  }

  /// Two texts on one baseline, each within the row, whose height is optionally 0.
  @Test func `two texts on one baseline are in a row that is as low as they allow`() throws {
    var solver = Solver()
    let (top, height) = (solver.makeVariable(.free), solver.makeVariable(.nonNegative))
    let (title, value) = (solver.makeVariable(.free), solver.makeVariable(.free))
    try solver.add(top == 100)
    try solver.add(height == 0, strength: .level(240))
    let baseline = try solver.add(title - value == 6)
    for (text, size) in [(title, 20.0), (value, 28)] {
      try solver.add(text - top >= 4)
      try solver.add(top + height - text >= size + 4)
    }
    func frames() -> [Double] {
      _ = solver.solve()
      return [title, value, height].map { solver[$0] }
    }
    expectEqual(frames(), [110, 104, 36])
    try solver.setConstant(-3, of: baseline)
    expectEqual(frames(), [104, 107, 39])
    try solver.setConstant(15, of: baseline)
    expectEqual(frames(), [119, 104, 43])
  }

  @Test func `random parallel rows have the values of a solver without reductions`() throws {
    var dice = Dice(state: 11)
    for _ in 0..<400 {
      var solver = Solver()
      let count = 3 + dice.roll(4)
      let variables = (0..<count).map { _ in
        solver.makeVariable(dice.roll(3) == 0 ? .free : .nonNegative)
      }
      for _ in 0..<1 + dice.roll(3) {
        let (first, length) = (dice.roll(count), 2 + dice.roll(2))
        let terms = (0..<length).map {
          (variables[(first + $0) % count], [1.0, -1, 2][dice.roll(3)])
        }
        for _ in 0..<2 + dice.roll(3) {
          let factor = [1.0, -1, 2, -0.5][dice.roll(4)]
          let sum = LinearExpression(
            terms: terms.map { LinearExpression.Term($0.0, factor * $0.1) }
          )
          let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][dice.roll(3)]
          let isRequired = relation != .equal && dice.roll(2) == 0
          try solver.add(
            Constraint(sum, relation, factor * Double(dice.roll(80))),
            strength: isRequired ? .required : .level(Double(1 + dice.roll(3)))
          )
        }
      }
      for variable in variables where dice.roll(2) == 0 {
        try solver.add(
          Constraint(LinearExpression(variable), .equal, Double(dice.roll(80))),
          strength: .level(Double(1 + dice.roll(3)))
        )
      }
      expectAnswerWithoutReductions(&solver, variables)
    }
  }

  /// The solution of required equalities of free unknowns, each a row of coefficients and a right side.
  private func solution(_ rows: [([Double], Double)]) throws -> Solution {
    var system = Subsystem()
    system.unknowns = rows[0].0.indices.map { .init(slot: $0, domain: .free) }
    for (row, constant) in rows {
      let terms = row.enumerated().filter { $0.element != 0 }.map { ($0.offset, $0.element) }
      system.append(terms, .equal, constant)
    }
    var counters = Counters()
    return try #require(system.solve(&counters)).solution
  }

  @Test func `with one open position it is fixed how far each other unknown moves with it`() throws
  {
    let one = try solution([
      ([-1, 1, 0, 0], 30), ([-0.5, 0, 1, 0], 10), ([0, 0, 0, 1], 7),
    ])
    expectEqual(one.values, [0, 30, 10, 7])
    expectEqual(one.choices.position, 0)
    expectEqual(one.slopes, [1, 1, 0.5, 0])
    let two = try solution([([1, 1, 1, 0], 30), ([0, 0, 0, 1], 7)])
    expectEqual(two.values, [0, 0, 30, 7])
    expectEqual(two.choices.position, 1)
    expectEqual(try #require(two.slopes).map(\.isNaN), [true, true, true, false])
  }
}
