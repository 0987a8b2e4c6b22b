import Expectations
import TestLength
import Testing

@testable import Cassowary

@Suite struct SimplexTests {
  private func rows(_ rows: [[Double]]) -> SparseVectors {
    var result = SparseVectors()
    for row in rows {
      for (column, coefficient) in row.enumerated() where coefficient != 0 {
        result.append(column, coefficient)
      }
      result.close()
    }
    return result
  }

  private let size = Simplex.Bounds(lower: 0)
  private let position = Simplex.Bounds()

  private func minimize(_ columns: [Int], in simplex: inout Simplex) {
    let outcome = simplex.minimize(columns)
    expectEqual(outcome, .optimal)
  }

  private func range(of column: Int, in simplex: inout Simplex) -> [Double?] {
    [end(.low, of: column, in: &simplex), end(.high, of: column, in: &simplex)]
  }

  /// Infinite if there is none.
  private func end(_ end: Simplex.End, of column: Int, in simplex: inout Simplex) -> Double? {
    defer { simplex.forgetCosts(of: [column]) }
    return switch simplex.moveToEnd(column, end) {
    case .optimal: simplex.columns[column].value
    case .unbounded: end == .low ? -.infinity : .infinity
    case .failed: nil
    }
  }

  @Test func `the cost of a column is its distance from a range, and the sum is minimised`() {
    var simplex = Simplex(bounds: [size, size], rows: rows([[1, 1]]))
    let sum = simplex.activity(ofRow: 0)
    simplex.setBounds(sum, 100, 100)
    expectEqual(simplex.columns[sum].value, 0)
    simplex.setCost(0, from: 70, to: .infinity)
    simplex.setCost(1, from: 50, to: .infinity)
    // The basic activity is out of its bounds until it has been made feasible.
    simplex.setBounds(sum, -.infinity, .infinity)
    simplex.setCost(sum, from: 100, to: 100)
    minimize([sum], in: &simplex)
    simplex.keepOptimum(of: [sum])
    expectEqual(simplex.columns[sum].value, 100)
    expectTrue(simplex.isFixed(sum))
    minimize([0, 1], in: &simplex)
    let missed =
      Simplex.distance(simplex.columns[0].value, from: 70, to: .infinity)
      + Simplex.distance(simplex.columns[1].value, from: 50, to: .infinity)
    expectEqual(missed, 20)
    simplex.keepOptimum(of: [0, 1])
    expectEqual(simplex.openCount, 1)
    let ranges = [range(of: 0, in: &simplex), range(of: 1, in: &simplex)]
    expectEqual(ranges, [[50, 70], [30, 50]])
  }

  @Test func `a column has the ends that rows and bounds leave it`() throws {
    // 10 <= y - x <= 30, x <= 5
    var simplex = Simplex(bounds: [.init(upper: 5), position], rows: rows([[-1, 1]]))
    simplex.setBounds(simplex.activity(ofRow: 0), -.infinity, 30)
    let ranges: [[Double?]] = [range(of: 0, in: &simplex), range(of: 1, in: &simplex)]
    let expected: [[Double?]] = [[-Double.infinity, 5], [-Double.infinity, 35]]
    expectEqual(ranges, expected)
    _ = simplex.moveToEnd(0, .high)
    expectTrue(simplex.hasAlternatives(to: 0))
  }

  @Test func `an example on which the largest coefficient cycles comes to its end`() throws {
    // Beale 1955: maximise 0.75 x0 - 150 x1 + 0.02 x2 - 6 x3; the optimum is 0.05.
    var simplex = Simplex(
      bounds: [size, size, .init(lower: 0, upper: 1), size],
      rows: rows([
        [0.25, -60, -0.04, 9], [0.5, -90, -0.02, 3], [0.75, -150, 0.02, -6],
      ])
    )
    simplex.setBounds(simplex.activity(ofRow: 0), -.infinity, 0)
    simplex.setBounds(simplex.activity(ofRow: 1), -.infinity, 0)
    let objective = simplex.activity(ofRow: 2)
    let highest = end(.high, of: objective, in: &simplex)
    let greatest = try #require(highest)
    expectTrue((greatest - 0.05).magnitude < 1e-9)
    expectTrue(simplex.iterations < 20)
  }

  @Test func `at a vertex where all bounds meet it comes to its end in few iterations`() {
    // Pairs of pairs that are equal: all differences are 0 at the first vertex.
    let count = 64
    var matrix: [[Double]] = []
    for index in 0..<count - 1 {
      var row = [Double](repeating: 0, count: count)
      row[index] = 1
      row[index + 1] = -1
      matrix.append(row)
    }
    matrix.append([Double](repeating: 1, count: count))
    var simplex = Simplex(bounds: Array(repeating: size, count: count), rows: rows(matrix))
    let differences = (0..<count - 1).map { simplex.activity(ofRow: $0) }
    for column in differences { simplex.setCost(column, from: 0, to: 0) }
    minimize(differences, in: &simplex)
    simplex.keepOptimum(of: differences)
    let sum = simplex.activity(ofRow: count - 1)
    simplex.setCost(sum, from: 6400, to: 6400)
    minimize([sum], in: &simplex)
    simplex.keepOptimum(of: [sum])
    expectTrue(simplex.columns[..<count].allSatisfy { ($0.value - 100).magnitude < 1e-9 })
    expectTrue(simplex.iterations < 3 * count)
  }

  @Test func `an error that any column can take over moves once, to the one that is served last`() {
    let columns = Array(0..<50)
    var rows = SparseVectors()
    for column in columns.reversed() { rows.append(column, 1) }
    rows.close()
    var simplex = Simplex(bounds: columns.map { _ in size }, rows: rows)
    let sum = simplex.activity(ofRow: 0)
    simplex.setCost(sum, from: 495, to: 495)
    minimize([sum], in: &simplex)
    simplex.keepOptimum(of: [sum])
    for column in columns { simplex.setCost(column, from: 10, to: .infinity) }
    minimize(columns, in: &simplex)
    simplex.keepOptimum(of: columns)
    let iterations = simplex.iterations
    for column in columns.reversed() where !simplex.isFixed(column) {
      simplex.setCost(column, from: 10, to: .infinity)
      expectEqual(simplex.minimize([column]), .optimal)
      simplex.keepOptimum(of: [column])
    }
    expectTrue(simplex.iterations - iterations <= 1)
    expectEqual(
      columns.map { simplex.columns[$0].value },
      [5] + columns.dropFirst().map { _ in 10 }
    )
  }

  @Test func `fixed columns leave the basis, and what others cannot move is not open`() {
    // x0 + x1 = 4, x1 + x2 = 4, x0 fixed by a cost: only x3 is open.
    var simplex = Simplex(
      bounds: [position, position, position, position],
      rows: rows([[1, 1, 0, 0], [0, 1, 1, 0]])
    )
    for (column, target) in [(4, 4.0), (5, 4.0), (0, 1.0)] {
      simplex.setCost(column, from: target, to: target)
      minimize([column], in: &simplex)
      simplex.keepOptimum(of: [column])
    }
    expectEqual(simplex.columns[..<4].map(\.value), [1, 3, 1, 0])
    let isDone = simplex.expelFixedColumns()
    let rates = simplex.rates()
    expectTrue(isDone)
    expectEqual(rates.map { $0 != 0 }, [false, false, false, true])
    expectEqual(simplex.openCount, 1)
  }

  /// A system like those of layouts, from a seed: sums and differences with levels. In most, a point meets what is required.
  private func system(_ seed: Int) -> Subsystem {
    var dice = Dice(state: UInt64(seed &* 2_654_435_761 &+ 99))
    for _ in 0..<3 { _ = dice.roll(2) }
    var system = Subsystem()
    let count = 3 + dice.roll(10)
    for index in 0..<count {
      system.unknowns.append(.init(slot: index, domain: dice.roll(2) == 0 ? .free : .nonNegative))
    }
    let point = system.unknowns.map { unknown in
      Double(5 * (unknown.domain == .free ? dice.roll(40) - 20 : dice.roll(20)))
    }
    let isFeasible = dice.roll(8) > 0
    for index in 0..<count + dice.roll(2 * count) {
      let start = system.terms.count
      var mentioned: Set<Int> = []
      for _ in 0...dice.roll(3) {
        let unknown = dice.roll(count)
        if !mentioned.insert(unknown).inserted { continue }
        let coefficient = [1.0, -1, 1, -1, 0.5, -2][dice.roll(6)]
        system.terms.append(.init(unknown: unknown, coefficient: coefficient))
      }
      let range = start..<system.terms.count
      system.sortTerms(range)
      let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][dice.roll(3)]
      let isRequired = dice.roll(3) == 0
      var constant = Double(dice.roll(40) * 5 - 60)
      if isRequired && isFeasible {
        let slack = relation == .equal ? 0 : Double(5 * dice.roll(3))
        constant = relation == .greaterThanOrEqual ? -slack : slack
        for term in system.terms[range] { constant += term.coefficient * point[term.unknown] }
      }
      system.conditions.append(
        .init(
          slot: index,
          terms: range,
          relation: relation,
          constant: constant,
          strength: isRequired ? .required : .level(Double(250 * (1 + dice.roll(3)))),
          order: UInt64(index)
        )
      )
    }
    return system
  }

  private func values(_ outcome: LexicographicSolve.Outcome) -> [Double]? {
    if case .solved(let warmStart) = outcome { return warmStart.solution.values }
    return nil
  }

  @Test func `admitting requirements one by one with refined solutions gives the same values`() {
    var solvedCount = 0
    var counters = Counters()
    for seed in 0..<LongTests.value(20_000, share: 150) {
      let system = system(seed)
      let atOnce = values(system.solveBySimplex(&counters))
      let refined = system.solveRefined(in: system.unknowns.map { _ in 1 }, &counters)
      expectEqual(atOnce == nil, refined == nil, "seed \(seed)")
      guard let atOnce, let refined else { continue }
      solvedCount += 1
      for (a, b) in zip(atOnce, refined.values) {
        expectTrue((a - b).magnitude <= 1e-6 * max(1, a.magnitude), "seed \(seed)")
      }
      expectTrue(system.requirementsHold(at: atOnce), "seed \(seed)")
    }
    expectTrue(solvedCount > LongTests.value(300, share: 112))
  }

  @Test func `with other constants it has the values of a simplex that starts afresh`() {
    var reusedCount = 0
    var counters = Counters()
    for seed in 0..<LongTests.value(5_000, share: 50) {
      guard case .solved(var last) = system(seed).solveBySimplex(&counters) else { continue }
      var dice = Dice(state: UInt64(seed + 1))
      for _ in 0..<3 {
        var fresh = system(seed)
        for index in fresh.conditions.indices {
          fresh.conditions[index].constant += Double(dice.roll(5) - 2) * 2
        }
        let reused = last.solution(for: fresh.conditions.map(\.constant))?.values
        if reused != nil { reusedCount += 1 }
        let warm = fresh.solveBySimplex(from: last, &counters)
        let wanted = values(fresh.solveBySimplex(&counters))
        expectEqual(values(warm) == nil, wanted == nil, "seed \(seed)")
        guard let wanted, case .solved(let next) = warm else {
          expectTrue(reused == nil, "seed \(seed)")
          break
        }
        for values in [next.solution.values, reused ?? wanted] {
          let isEqual = zip(values, wanted).allSatisfy {
            ($0 - $1).magnitude <= 1e-6 * max(1, $1.magnitude)
          }
          expectTrue(isEqual, "seed \(seed)")
        }
        last = next
      }
    }
    expectTrue(reusedCount > 50)
  }

  @Test func `a hundred thousand conditions on one unknown take as many bounds and no row`() throws
  {
    var system = Subsystem()
    system.unknowns = [.init(slot: 0, domain: .free)]
    for index in 0..<100_000 {
      system.terms.append(.init(unknown: 0, coefficient: 1))
      system.conditions.append(
        .init(
          slot: index,
          terms: index..<index + 1,
          relation: .greaterThanOrEqual,
          constant: Double(index % 1000),
          strength: .required,
          order: UInt64(index)
        )
      )
    }
    let program = try #require(LinearProgram(system))
    expectEqual(program.rows.count, 0)
    var counters = Counters()
    expectEqual(values(system.solveBySimplex(&counters)), [999])
  }
}
