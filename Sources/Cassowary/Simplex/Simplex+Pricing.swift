extension Simplex {
  /// The column that enters the basis.
  struct Entering {
    var column: Int
    var isRising: Bool
    /// How much the cost falls for each unit that the column moves.
    var gain: Double
  }

  // Methods that loops call are mutating: without optimisation, a call of another method copies the simplex.

  /// By how much a value may miss a bound.
  @inline(__always)
  static func margin(_ bound: Double) -> Double {
    feasibility * max(1, min(bound.magnitude, 1e12))
  }

  /// How a column's value compares with a bound: below 0, at it 0, or above 0.
  @inline(__always)
  mutating func excess(_ column: Int, over bound: Double, _ kind: Perturbation.Kind) -> Double {
    let difference = columns[column].value - bound
    if difference.magnitude > Self.margin(bound) { return difference }
    return perturbation.isActive ? perturbation.excess(column, kind) : 0
  }

  /// How the cost of a column changes to the left and to the right of its value.
  @inline(__always)
  mutating func slopes(of column: Int) -> (left: Double, right: Double) {
    let (low, high) = (columns[column].softLower, columns[column].softUpper)
    if low == -.infinity && high == .infinity { return (0, 0) }
    if low == .infinity { return (-1, -1) }
    if high == -.infinity { return (1, 1) }
    if low > -.infinity {
      let excess = excess(column, over: low, .softLower)
      if excess < 0 { return (-1, -1) }
      if excess == 0 { return (-1, low == high ? 1 : 0) }
    }
    if high < .infinity {
      let excess = excess(column, over: high, .softUpper)
      if excess > 0 { return (1, 1) }
      if excess == 0 { return (0, 1) }
    }
    return (0, 0)
  }

  /// The slope of a basic column's cost: 0 at a breakpoint.
  @inline(__always)
  mutating func slope(of column: Int) -> Double {
    let (left, right) = slopes(of: column)
    return left == right ? left : 0
  }

  /// Computes the reduced costs of a group from the basis.
  mutating func computeReducedCosts(_ group: [Int]) {
    for column in touched {
      columns[Int(column)].reduced = 0
      columns[Int(column)].isTouched = false
    }
    touched.removeAll(keepingCapacity: true)
    scores.removeAll()
    duals.removeAll()
    for column in group {
      touch(Int32(column))
      let place = Int(columns[column].place)
      if place < 0 { continue }
      let slope = slope(of: column)
      if slope != 0 { duals.set(place, slope) }
    }
    addDuals()
    for column in touched { updateScore(Int(column)) }
  }

  /// Updates the reduced costs after a move: the slopes of some basic columns are others, and the entering column has become basic.
  ///
  /// What is added to the duals solves a system with the new basis whose right side is 0 but for these.
  mutating func updateReducedCosts(_ entering: Int, _ pivotPlace: Int) {
    duals.removeAll()
    for index in pivotColumn.indices {
      let place = Int(index)
      let column = Int(basis[place])
      if place != pivotPlace && columns[column].softLower == -.infinity
        && columns[column].softUpper == .infinity
      {
        continue
      }
      // A basic column has minus its slope there, so that its reduced cost is 0.
      let change = slope(of: column) + columns[column].reduced
      if change != 0 { duals.set(place, change) }
    }
    addDuals()
    updateScore(entering)
    for place in duals.indices where duals[Int(place)].magnitude >= leastDual {
      let row = Int(factorization.rows[Int(place)])
      updateScore(unknownCount + row)
      for entry in matrix.rows[row] { updateScore(entry.index) }
    }
  }

  /// How much the cost falls for each unit that a column moves: positive if it is to rise, negative if it is to fall, and 0 if neither helps.
  @inline(__always)
  mutating func updateScore(_ column: Int) {
    let score = score(of: column)
    if score != 0 || scores[column] != 0 { scores.set(column, score) }
  }

  @inline(__always)
  private mutating func score(of column: Int) -> Double {
    if columns[column].place >= 0 || columns[column].lower == columns[column].upper { return 0 }
    let dual = columns[column].reduced
    let (left, right) = slopes(of: column)
    if dual + right < -optimality && excess(column, over: columns[column].upper, .upper) < 0 {
      return -(dual + right)
    }
    if dual + left > optimality && excess(column, over: columns[column].lower, .lower) > 0 {
      return -(dual + left)
    }
    return 0
  }

  /// The column with the largest score. Last are the activities of rows that nothing restricts yet: they are where their conditions cost
  /// least.
  mutating func mostGaining() -> Entering? {
    scores.unlistZeros()
    var best = -1
    var bestScore = 0.0
    for column in scores.indices {
      let column = Int(column)
      var score = scores[column].magnitude
      let isActivity = column >= unknownCount
      if isActivity && columns[column].lower == -.infinity && columns[column].upper == .infinity {
        score *= 1e-6
      }
      // Of equal ones the first: mostly that of the condition served last, so that what it takes over does not move again.
      if score > bestScore || score == bestScore && column < best {
        (best, bestScore) = (column, score)
      }
    }
    if best < 0 { return nil }
    let score = scores[best]
    return Entering(column: best, isRising: score > 0, gain: score.magnitude)
  }

  /// What the cost changes by for each unit that a column, as ``solveColumn(_:)`` solved it, moves with some slope of its own; 0 if that is
  /// but what is left where parts cancel.
  mutating func solvedReducedCost(_ column: Int, _ ownSlope: Double) -> Double {
    var (sum, size) = (ownSlope, ownSlope.magnitude)
    for place in pivotColumn.indices {
      let part = slope(of: Int(basis[Int(place)])) * pivotColumn[Int(place)]
      sum -= part
      size += part.magnitude
    }
    return sum.magnitude <= Self.cancellation * size ? 0 : sum
  }

  mutating func setReducedCost(_ column: Int, _ cost: Double) {
    columns[column].reduced = cost
    updateScore(column)
  }

  /// Takes what is but rounding out of the reduced costs of columns that are not basic.
  mutating func dropRounding() {
    for column in touched where columns[Int(column)].place < 0 {
      let (left, right) = slopes(of: Int(column))
      dropRounding(of: Int(column), left)
      if right != left { dropRounding(of: Int(column), right) }
    }
  }

  @inline(__always)
  private mutating func dropRounding(of column: Int, _ slope: Double) {
    let size = (columns[column].reduced + slope).magnitude
    if size <= optimality || size >= Self.leastCertain { return }
    solveColumn(column)
    if solvedReducedCost(column, slope) == 0 { columns[column].reduced = -slope }
  }

  /// Solves for the duals of the slopes by place, and adds what they make of all columns to the reduced costs.
  mutating func addDuals() {
    if duals.indices.isEmpty { return }
    let slopes = isRefined ? duals.values : []
    factorization.solveTransposed(&duals)
    if isRefined { refineDuals(slopes) }
    matrix.rows.withUnsafe { rows in
      columns.withUnsafeMutableBufferPointer { columns in
        func add(_ change: Double, to column: Int) {
          columns[column].reduced += change
          if columns[column].isTouched { return }
          columns[column].isTouched = true
          touched.append(Int32(column))
        }
        for place in duals.indices {
          let dual = duals[Int(place)]
          if dual.magnitude < leastDual { continue }
          let row = Int(factorization.rows[Int(place)])
          add(dual, to: unknownCount + row)
          for entry in rows[row] { add(-dual * entry.value, to: entry.index) }
        }
      }
    }
  }

  mutating func touch(_ column: Int32) {
    if columns[Int(column)].isTouched { return }
    columns[Int(column)].isTouched = true
    touched.append(column)
  }
}
