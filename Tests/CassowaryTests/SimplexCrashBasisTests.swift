import Expectations
import Testing

@testable import Cassowary

@Suite struct SimplexCrashBasisTests {
  /// A condition on sizes: its coefficients, its relation to a constant, and its level, or nil if it is required.
  private typealias Row = ([Double], Relation, Double, level: Double?)

  /// The simplex at which a solve of the rows begins, the optional ones of which are in the order in which they are served.
  private func start(_ rows: [Row]) throws -> Simplex {
    var system = Subsystem()
    system.unknowns = rows[0].0.indices.map { .init(slot: $0, domain: .nonNegative) }
    for (row, relation, constant, level) in rows {
      let terms = row.enumerated().filter { $0.element != 0 }.map { ($0.offset, $0.element) }
      system.append(terms, relation, constant, level: level)
    }
    let program = try #require(LinearProgram(system))
    return Simplex(
      program,
      rows.indices.filter { rows[$0].level != nil },
      rows.map { $0.level == nil },
      isRefined: false
    )
  }

  private func values(_ rows: [Row]) throws -> [Double] {
    let simplex = try start(rows)
    return simplex.columns[..<simplex.unknownCount].map(\.value)
  }

  @Test func `equalities hold, with unknowns of which no value is wished`() throws {
    let values = try values([
      ([1, 1, 1], .equal, 100, nil), ([0, 1, -1], .equal, 0, 500), ([1, 0, 0], .equal, 30, 250),
    ])
    expectEqual(values, [30, 35, 35])
  }

  @Test func `of equalities that follow from others each as many hold as are independent`() throws {
    let simplex = try start([
      ([1, -1, 0], .equal, 8, nil), ([0, 1, -1], .equal, 8, nil), ([1, 0, -1], .equal, 16, nil),
    ])
    expectEqual(simplex.basis.count { $0 < 3 }, 2)
    expectEqual(simplex.columns[3...].map(\.value), [8, 8, 16])
  }

  @Test func `an unknown is where the conditions about it alone cost least, level by level`() throws
  {
    let values = try values([
      ([1, 0, 0, 1], .lessThanOrEqual, 900, nil), ([1, 0, 0, 0], .greaterThanOrEqual, 20, nil),
      ([0, 1, 0, 0], .lessThanOrEqual, 50, nil), ([1, 0, 0, 0], .equal, 10, 750),
      ([0, 1, 0, 0], .equal, 70, 750), ([1, 0, 0, 0], .equal, 40, 250),
      ([0, 0, 1, 0], .greaterThanOrEqual, 5, 250), ([0, 0, 1, 0], .equal, 7, 100),
    ])
    expectEqual(values, [20, 50, 7, 0])
  }

  @Test func `required inequalities that do not hold then are met with equality`() throws {
    let values = try values([
      ([1, 0, 0], .equal, 30, 250), ([-1, 1, 0], .greaterThanOrEqual, 8, nil),
      ([0, -1, 1], .greaterThanOrEqual, 8, nil), ([0, 0, 1], .lessThanOrEqual, 400, nil),
      ([1, 1, 1], .greaterThanOrEqual, 10, nil),
    ])
    expectEqual(values, [30, 38, 46])
  }

  @Test func `a small coefficient is no pivot`() throws {
    let simplex = try start([([1, 0.01], .equal, 30, nil), ([1, 0], .equal, 20, 250)])
    expectEqual(simplex.basis, [2])
  }

  @Test(arguments: [30, 300])
  func `tabs that want one width take no pivot, however many they are`(count: Int) throws {
    var solver = Solver()
    let lefts = (0..<count).map { _ in solver.makeVariable(.free) }
    let widths = (0..<count).map { _ in solver.makeVariable(.nonNegative) }
    try solver.add(LinearExpression(lefts[0]) == 0)
    try solver.add(lefts[count - 1] + widths[count - 1] == Double(60 * count))
    for index in 0..<count {
      try solver.add(widths[index] >= Double(20 + index % 25))
      if index == 0 { continue }
      try solver.add(lefts[index] - lefts[index - 1] - widths[index - 1] == 0)
      try solver.add(widths[index] - widths[0] == 0, strength: .level(500))
    }
    _ = solver.solve()
    for index in 0..<count {
      expectTrue((solver[lefts[index]] - Double(60 * index)).magnitude < 1e-6)
    }
    expectEqual(solver.counters.pivots, 0)
  }
}
