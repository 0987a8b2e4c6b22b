import Expectations
import Testing

@testable import Cassowary

@Suite struct EliminationTests {
  private struct Entry {
    var unknown: Int32
    var coefficient: Double
  }

  private func vectors(_ rows: [[Entry]]) -> SparseVectors {
    var result = SparseVectors()
    for row in rows {
      for entry in row { result.append(Int(entry.unknown), entry.coefficient) }
      result.close()
    }
    return result
  }

  /// Solves rows whose right-hand sides belong to given values, and returns the largest error; nil if they do not determine the unknowns.
  private func largestError(_ rows: [[Entry]], unknownCount: Int) -> Double? {
    guard let elimination = Elimination(vectors(rows), unknownCount: unknownCount)
    else { return nil }
    let expected = (0..<unknownCount).map { Double($0 * $0) - 7.5 }
    var sides = rows.map { $0.reduce(0) { $0 + $1.coefficient * expected[Int($1.unknown)] } }
    var values = [Double](repeating: .nan, count: unknownCount)
    elimination.solve(&sides, into: &values)
    return zip(values, expected).map { abs($0 - $1) }.max()
  }

  @Test(arguments: [1, 3, 8, 9, 40])
  func `as many independent equalities as unknowns determine the unknowns`(count: Int) throws {
    var dice = Dice(state: UInt64(count))
    for _ in 0..<50 {
      // A cycle with random chords; the diagonal has the largest coefficients.
      let rows = (0..<count).map { row in
        var entries = [Entry(unknown: Int32(row), coefficient: 4)]
        if count > 1 {
          entries.append(.init(unknown: Int32((row + 1) % count), coefficient: -1))
        }
        let other = dice.roll(count)
        if !entries.contains(where: { $0.unknown == Int32(other) }) {
          entries.append(.init(unknown: Int32(other), coefficient: Double(dice.roll(5) - 2) / 2))
        }
        return entries.filter { $0.coefficient != 0 }
      }
      let error = try #require(largestError(rows, unknownCount: count))
      expectTrue(error < 1e-9)
    }
  }

  @Test(arguments: [3, 12])
  func `a dependent equality is reported as unused, an underdetermined system is refused`(
    count: Int
  ) throws {
    func difference(_ a: Int, _ b: Int) -> [Entry] {
      [.init(unknown: Int32(a), coefficient: 1), .init(unknown: Int32(b), coefficient: -1)]
    }
    var rows = (1..<count).map { difference($0 - 1, $0) } + [difference(0, count - 1)]
    expectTrue(largestError(rows, unknownCount: count) == nil)
    rows.append([.init(unknown: 0, coefficient: 2)])
    expectTrue(try #require(largestError(rows, unknownCount: count)) < 1e-9)
    let elimination = try #require(Elimination(vectors(rows), unknownCount: count))
    expectEqual(elimination.unused.count, 1)
  }

  @Test func `rows that repeat others, also with rounding errors, are unused`() throws {
    var dice = Dice(state: 7)
    for count in [9, 20, 60] {
      var rows = (0..<count).map { row -> [Entry] in
        [(row, 3.0), ((row + 1) % count, -1.0), ((row + 5) % count, 0.7)].map {
          Entry(unknown: Int32($0.0), coefficient: $0.1)
        }
      }
      // Sums of two rows.
      for _ in 0..<5 {
        let first = dice.roll(count)
        let second = (first + 1 + dice.roll(count - 1)) % count
        var sum: [Int32: Double] = [:]
        for entry in rows[first] + rows[second] {
          sum[entry.unknown, default: 0] += entry.coefficient / 3
        }
        rows.append(
          sum.sorted { $0.key < $1.key }.filter { $0.value != 0 }.map {
            Entry(unknown: $0.key, coefficient: $0.value)
          }
        )
      }
      expectTrue(try #require(largestError(rows, unknownCount: count)) < 1e-9)
      let elimination = try #require(Elimination(vectors(rows), unknownCount: count))
      expectEqual(elimination.unused.count, 5)
      // Without one of the rows that only others contain, the system is underdetermined.
      expectTrue(largestError(Array(rows[1..<count]), unknownCount: count) == nil)
    }
  }

  @Test func `an elimination that fills up too much is given up`() {
    let rows = (0..<60).map { row in
      (0..<60).map { Entry(unknown: $0, coefficient: $0 == Int32(row) ? 61 : 1) }
    }
    expectTrue(largestError(rows, unknownCount: 60) == nil)
  }
}
