import Expectations
import Testing

@testable import Cassowary

@Suite struct EliminationTests {
  /// Solves rows whose right-hand sides belong to given values, and returns the largest error; nil if they do not determine the unknowns.
  private func largestError(_ rows: [[Elimination.Entry]], unknownCount: Int) -> Double? {
    var ends: [Int] = []
    for row in rows { ends.append((ends.last ?? 0) + row.count) }
    guard var elimination = Elimination(rows.flatMap { $0 }, ends: ends, unknownCount: unknownCount)
    else { return nil }
    let expected = (0..<unknownCount).map { Double($0 * $0) - 7.5 }
    var sides = rows.map { $0.reduce(0) { $0 + $1.coefficient * expected[Int($1.unknown)] } }
    var values = [Double](repeating: .nan, count: unknownCount)
    sides.withUnsafeMutableBufferPointer { sides in
      values.withUnsafeMutableBufferPointer { elimination.solve(sides, into: $0) }
    }
    return zip(values, expected).map { abs($0 - $1) }.max()
  }

  @Test(arguments: [1, 3, 8, 9, 40])
  func `as many independent equalities as unknowns determine the unknowns`(count: Int) throws {
    var dice = Dice(state: UInt64(count))
    for _ in 0..<50 {
      // A cycle with random chords; the diagonal has the largest coefficients.
      let rows = (0..<count).map { row in
        var entries = [Elimination.Entry(unknown: Int32(row), coefficient: 4)]
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
    func difference(_ a: Int, _ b: Int) -> [Elimination.Entry] {
      [.init(unknown: Int32(a), coefficient: 1), .init(unknown: Int32(b), coefficient: -1)]
    }
    var rows = (1..<count).map { difference($0 - 1, $0) } + [difference(0, count - 1)]
    expectTrue(largestError(rows, unknownCount: count) == nil)
    rows.append([.init(unknown: 0, coefficient: 2)])
    expectTrue(try #require(largestError(rows, unknownCount: count)) < 1e-9)
    var ends: [Int] = []
    for row in rows { ends.append((ends.last ?? 0) + row.count) }
    let elimination = try #require(
      Elimination(rows.flatMap { $0 }, ends: ends, unknownCount: count)
    )
    expectEqual(elimination.unused.count, 1)
  }
}
