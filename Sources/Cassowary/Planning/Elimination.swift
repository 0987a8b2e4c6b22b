/// As many independent equalities as there are unknowns, solved once for all right-hand sides.
///
/// Gaussian elimination: always the shortest row, and in it the unknown that the fewest other rows have, as Markowitz proposed
/// (Management Science 3, 1957), among coefficients that are not small beside the row's others.
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

  /// - Parameters:
  ///   - entries: all rows', one row after another.
  ///   - ends: where each row ends.
  /// - Returns: nil if the rows leave an unknown open, or if they fill up too much to be worth it.
  init?(_ entries: [Entry], ends: [Int], unknownCount: Int) {
    if Self.isDense(rows: ends.count, unknowns: unknownCount) {
      self.init(rowCount: ends.count, unknownCount: unknownCount) { square in
        var start = 0
        for (row, end) in ends.enumerated() {
          for entry in entries[start..<end] {
            square.set(entry.coefficient, Int(entry.unknown), of: row)
          }
          start = end
        }
      }
      return
    }
    self.init()
    // Little more or less comes of most.
    let rest = max(0, entries.count - unknownCount)
    reserve(pivots: unknownCount, rest: rest, steps: rest)
    if !eliminateSparse(entries, ends, unknownCount) { return nil }
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
