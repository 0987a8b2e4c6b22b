import Expectations
import Testing

@testable import Cassowary

@Suite struct CrashBasisTests {
  private let last = CrashBasis.last

  /// The unknown that is basic for each row; -1 if it is the row's activity.
  private func basis(_ matrix: [[Double]], rowRanks: [Int32], unknownRanks: [Int32]) -> [Int32] {
    var rows = SparseVectors()
    for row in matrix {
      for (column, coefficient) in row.enumerated() where coefficient != 0 {
        rows.append(column, coefficient)
      }
      rows.close()
    }
    let crash = CrashBasis(
      SparseMatrix(rows: rows, columnCount: unknownRanks.count),
      rowRanks: rowRanks,
      unknownRanks: unknownRanks
    )
    return crash.unknowns
  }

  @Test func `each equality takes an unknown that no other one has`() {
    let unknowns = basis(
      [[1, -1, 0, 0], [0, 1, -1, 0], [0, 0, 1, -1]],
      rowRanks: [-1, -1, -1],
      unknownRanks: [last, last, last, last]
    )
    expectEqual(Set(unknowns).count, 3)
    expectTrue(!unknowns.contains(-1))
  }

  @Test func `inequalities take no unknown`() {
    let unknowns = basis([[1, -1], [1, 1]], rowRanks: [last, -1], unknownRanks: [last, last])
    expectEqual(unknowns[0], -1)
    expectTrue(unknowns[1] >= 0)
  }

  @Test func `an unknown that is fixed never enters`() {
    let unknowns = basis([[1, -1], [0, 1]], rowRanks: [-1, -1], unknownRanks: [last, -1])
    expectEqual(unknowns, [0, -1])
  }

  @Test func `an unknown with a value of its own gives way to what is served before it`() {
    let matrix: [[Double]] = [[1, 1, 1], [0, 1, 1]]
    // The second row has no other unknowns than the two with values of their own, at the levels that are served second and third.
    expectEqual(basis(matrix, rowRanks: [-1, 0], unknownRanks: [last, 1, 2]), [0, 2])
    expectEqual(basis(matrix, rowRanks: [-1, 2], unknownRanks: [last, 0, 1]), [0, -1])
  }

  @Test func `where all depend on each other the unknown with the most rows stays out`() {
    // Widths that are like the first, in a sum.
    let unknowns = basis(
      [[-1, 1, 0, 0], [-1, 0, 1, 0], [-1, 0, 0, 1], [1, 1, 1, 1]],
      rowRanks: [0, 1, 2, -1],
      unknownRanks: [last, last, last, last]
    )
    expectEqual(unknowns.count { $0 == -1 }, 1)
    expectTrue(!unknowns.contains(0))
  }

  @Test func `a small coefficient is no pivot`() {
    let unknowns = basis([[1, 0.01], [1, 0]], rowRanks: [-1, -1], unknownRanks: [-1, last])
    expectEqual(unknowns, [-1, -1])
  }

  @Test
  func
    `rows that are served later take unknowns that no equality has, and none that has a value of its own`()
  {
    var rows = SparseVectors()
    for row in [[(0, 1.0)], [(1, 1), (2, -1)], [(2, 1), (3, -1)]] {
      for (column, coefficient) in row { rows.append(column, coefficient) }
      rows.close()
    }
    var crash = CrashBasis(
      SparseMatrix(rows: rows, columnCount: 4),
      rowRanks: [-1, last, last],
      unknownRanks: [last, last, last, 0]
    )
    expectEqual(crash.unknowns[1...], [-1, -1])
    crash.serve([1, 2])
    expectEqual(Set(crash.unknowns), [0, 1, 2])
    crash = CrashBasis(
      SparseMatrix(rows: rows, columnCount: 4),
      rowRanks: [last, last, last],
      unknownRanks: [0, 0, 0, 0]
    )
    crash.serve([0, 1, 2])
    expectEqual(crash.unknowns, [-1, -1, -1])
  }

  @Test func `what it takes is a regular basis, for random matrices`() {
    for seed in 0..<300 {
      var dice = Dice(state: UInt64(seed + 1))
      let (rowCount, columnCount) = (1 + dice.roll(12), 1 + dice.roll(12))
      var rows = SparseVectors()
      for _ in 0..<rowCount {
        for column in 0..<columnCount where dice.roll(4) == 0 {
          rows.append(column, Double(1 + dice.roll(3)) * (dice.roll(2) == 0 ? 1 : -1))
        }
        rows.close()
      }
      let bounds = [Simplex.Bounds](repeating: .init(), count: columnCount)
      var simplex = Simplex(bounds: bounds, rows: rows)
      let crash = CrashBasis(
        simplex.matrix,
        rowRanks: (0..<rowCount).map { _ in dice.roll(4) == 0 ? last : Int32(dice.roll(9) - 1) },
        unknownRanks: (0..<columnCount).map { _ in
          dice.roll(2) == 0 ? last : Int32(dice.roll(9) - 1)
        }
      )
      let isRegular = simplex.enter(crash, at: [])
      expectTrue(isRegular, "seed \(seed)")
    }
  }

  @Test(arguments: [30, 300])
  func `tabs that want one width take a single pivot, however many they are`(count: Int) throws {
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
    expectEqual(solver.counters.pivots, 1)
  }
}
