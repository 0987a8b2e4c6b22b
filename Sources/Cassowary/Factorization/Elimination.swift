/// As many independent equalities as there are unknowns, solved once for all right-hand sides by LU factors.
///
/// A class, since what holds it is copied often.
final class Elimination: Sendable {
  /// For each pivot its row, the unknown that it gives once those of later pivots are there, and its coefficient.
  private let rows: [Int32]
  private let unknowns: [Int32]
  private let coefficients: [Double]
  /// For each pivot the rows from which multiples of its own were subtracted, and the other unknowns of its own.
  private let lower: SparseVectors
  private let upper: SparseVectors
  /// The rows that follow from the others.
  let unused: [Int]

  /// - Parameter equalities: the coefficients of each equality by unknown.
  /// - Returns: nil if the equalities do not determine each unknown, or if they fill up too much to be worth it.
  init?(_ equalities: SparseVectors, unknownCount: Int) {
    var pivoting = Pivoting(SparseMatrix(rows: equalities, columnCount: unknownCount))
    pivoting.fillLimit = 64 + 8 * equalities.entries.count
    if !pivoting.run() { return nil }
    (rows, unknowns, coefficients) = (pivoting.rows, pivoting.columns, pivoting.values)
    (lower, upper) = (pivoting.lower, pivoting.upper)
    if rows.count == equalities.count {
      unused = []
    } else {
      let used = Set(rows)
      unused = (0..<equalities.count).filter { !used.contains(Int32($0)) }
    }
  }

  /// - Parameters:
  ///   - sides: the right-hand sides by row; arbitrary afterwards.
  ///   - values: the unknowns' values.
  func solve(_ sides: inout [Double], into values: inout [Double]) {
    for pivot in rows.indices {
      let side = sides[Int(rows[pivot])]
      for entry in lower[pivot] {
        sides[entry.index] = Double.sum(sides[entry.index], -entry.value * side)
      }
    }
    for pivot in rows.indices.reversed() {
      var side = sides[Int(rows[pivot])]
      for entry in upper[pivot] { side = Double.sum(side, -entry.value * values[entry.index]) }
      values[Int(unknowns[pivot])] = side / coefficients[pivot]
    }
  }

  /// What came of the last few. The next ones are often the same, as those of a list's rows are: they are not eliminated again then.
  struct Recent {
    private static let most = 8
    private var all: [(equalities: SparseVectors, elimination: Elimination?)] = []

    mutating func elimination(_ equalities: SparseVectors, unknownCount: Int) -> Elimination? {
      for place in all.indices.reversed() where all[place].equalities == equalities {
        return all[place].elimination
      }
      let elimination = Elimination(equalities, unknownCount: unknownCount)
      if all.count == Self.most { all.removeFirst() }
      all.append((equalities, elimination))
      return elimination
    }
  }
}
