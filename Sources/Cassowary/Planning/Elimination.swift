/// As many independent equalities as there are unknowns, solved once for all right-hand sides.
///
/// LU factors: of a few rows by dense elimination, of more by ``Pivoting``.
struct Elimination: Sendable {
  struct Entry {
    var unknown: Int32
    var coefficient: Double
  }

  /// Takes `factor` times a row's right-hand side from another's.
  private struct Step {
    var target: Int32
    var source: Int32
    var factor: Double
  }

  /// A row that gives an unknown once those of later pivots are there.
  private struct Pivot {
    var row: Int32
    var unknown: Int32
    var inverse: Double
    /// Where its other unknowns end in `rest`.
    var end: Int32
  }

  private var steps: [Step] = []
  private var pivots: [Pivot] = []
  private var rest: [Entry] = []
  var pivotCount: Int { pivots.count }
  /// The rows that follow from the others.
  var unused: [Int] = []

  /// How small a coefficient may be beside its row's others and still be divided by.
  static let fairness = 0.05

  /// - Parameter rows: the coefficients of each row by unknown.
  /// - Returns: nil if the rows leave an unknown open, or if they fill up too much to be worth it.
  init?(_ rows: SparseVectors, unknownCount: Int) {
    if Self.isDense(rows: rows.count, unknowns: unknownCount) {
      self.init(rowCount: rows.count, unknownCount: unknownCount) { square in
        for row in 0..<rows.count {
          for entry in rows[row] { square.set(entry.value, entry.index, of: row) }
        }
      }
      return
    }
    var pivoting = Pivoting(SparseMatrix(rows: rows, columnCount: unknownCount))
    pivoting.fillLimit = 64 + 8 * rows.entries.count
    if !pivoting.run() { return nil }
    self.init(pivoting, rowCount: rows.count)
  }

  private init(_ pivoting: Pivoting, rowCount: Int) {
    var isUsed = [Bool](repeating: false, count: rowCount)
    let (upper, lower) = (pivoting.upper, pivoting.lower)
    reserve(
      pivots: pivoting.rows.count,
      rest: upper.entries.count,
      steps: lower.entries.count
    )
    for (index, row) in pivoting.rows.enumerated() {
      isUsed[Int(row)] = true
      for entry in upper[index] {
        note(input: Entry(unknown: Int32(entry.index), coefficient: entry.value))
      }
      note(
        pivot: Entry(unknown: pivoting.columns[index], coefficient: pivoting.values[index]),
        of: Int(row)
      )
      for entry in lower[index] { note(step: entry.value, from: row, to: Int32(entry.index)) }
    }
    unused = (0..<rowCount).filter { !isUsed[$0] }
  }

  /// Nothing is solved for yet.
  init() {}

  mutating func reserve(pivots: Int, rest: Int, steps: Int) {
    self.pivots.reserveCapacity(pivots)
    self.rest.reserveCapacity(rest)
    self.steps.reserveCapacity(steps)
  }

  /// Notes what else is in the row that is solved next.
  mutating func note(input: Entry) { rest.append(input) }

  /// Solves a row for one of its unknowns.
  mutating func note(pivot: Entry, of row: Int) {
    pivots.append(
      Pivot(
        row: Int32(row),
        unknown: pivot.unknown,
        inverse: 1 / pivot.coefficient,
        end: Int32(rest.count)
      )
    )
  }

  /// Takes `factor` times one row's right-hand side from another's.
  mutating func note(step factor: Double, from source: Int32, to target: Int32) {
    steps.append(Step(target: target, source: source, factor: factor))
  }

  private func inputs(of pivot: Int) -> Range<Int> {
    (pivot == 0 ? 0 : Int(pivots[pivot - 1].end))..<Int(pivots[pivot].end)
  }

  /// Mutating, as what it is in would be copied for the call.
  ///
  /// - Parameters:
  ///   - sides: the right-hand sides by row; arbitrary afterwards.
  ///   - values: the unknowns' values.
  mutating func solve(
    _ sides: UnsafeMutableBufferPointer<Double>,
    into values: UnsafeMutableBufferPointer<Double>
  ) {
    for step in steps {
      sides[Int(step.target)] = Double.sum(
        sides[Int(step.target)],
        -step.factor * sides[Int(step.source)]
      )
    }
    for index in pivots.indices.reversed() {
      let pivot = pivots[index]
      var side = sides[Int(pivot.row)]
      for place in inputs(of: index) {
        side = Double.sum(side, -rest[place].coefficient * values[Int(rest[place].unknown)])
      }
      values[Int(pivot.unknown)] = side * pivot.inverse
    }
  }
}
