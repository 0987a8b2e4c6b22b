/// A bounded-variable primal simplex on a sparse basis.
///
/// Columns are the unknowns and, after them, the *activity* of each row: *A x − r = 0*. Bounds are on columns and never rows: *lower*
/// and *upper* always hold, while the distance from *softLower* and *softUpper* is the cost that ``minimize(_:)`` makes small. A column
/// that is not basic has a value within its bounds, at one of them or not.
///
/// Feasibility, a level, a tie, a size and a position are one operation: minimise the cost of some columns, then keep to the optimal face.
struct Simplex {
  enum Outcome {
    case optimal
    case unbounded
    /// The basis is singular but for rounding, or the limit of iterations is reached.
    case failed
  }

  /// For each column the numbers of the right sides that its value and bounds are.
  struct Sides {
    var value: [Int32]
    var lower: [Int32]
    var upper: [Int32]
    var soft: [Int32]
  }

  /// A bound that every optimal point meets.
  struct FaceBound {
    var column: Int32
    var isLower: Bool
    var side: Int32
  }

  /// Of a bound that is 0 or infinite whatever the right sides are.
  static let noSide: Int32 = -1

  /// A bound is met by a value that misses it by less, relative to the bound and 1.
  static let feasibility = 1e-9
  /// A larger reduced cost is not but rounding.
  static let leastCertain = 1e-5
  /// A sum whose parts cancel up to this share of their size is 0.
  static let cancellation = 1e-11
  /// An entry of a refined column that is smaller than this share of the largest is 0.
  static let noise = 1e-15

  /// A cost that falls by less counts as none.
  let optimality: Double
  /// A smaller entry of a column is no pivot.
  let leastPivot: Double
  /// A smaller dual counts as none.
  let leastDual: Double

  let isRefined: Bool
  let unknownCount: Int
  let rowCount: Int
  /// The coefficients of the unknowns, by rows and by columns.
  let rows: SparseVectors
  let columns: SparseVectors

  var value: [Double]
  var lower: [Double]
  var upper: [Double]
  var softLower: [Double]
  var softUpper: [Double]
  /// The right side that each value and bound is, or ``noSide``.
  var sides: Sides
  /// The bounds of all optimal faces that were kept to, for ``move(toSides:)``.
  var face: [FaceBound] = []
  /// Right sides that happened to be equal, so that the columns between them counted as fixed.
  var coincidences: [(Int32, Int32)] = []
  /// What is added to values and bounds times an infinitesimal number, once a vertex turns out to be degenerate.
  var perturbation: Perturbation
  /// The place in the basis of each column, or -1.
  var place: [Int32]
  var basis: [Int32]
  var factorization: BasisFactorization
  var iterations = 0

  /// What was added last to the duals of rows, by the rows' places.
  var duals: IndexedVector
  /// What the duals make of each column: its reduced cost but for the slope of its own cost. Of a basic column the slope, turned.
  var reduced: [Double]
  /// The columns whose reduced costs may not be 0, or that have a cost.
  var touched: [Int32] = []
  var isTouched: [Bool]
  /// How much the cost falls for each unit that a column moves: positive if it is to rise, negative if it is to fall, 0 if neither helps.
  var scores: IndexedVector
  /// The entering column in terms of the basis, by place.
  var column: IndexedVector
  /// Whether optional conditions about an unknown alone give it a value.
  var hasPreference: [Bool]
  /// Room for the ratio test.
  var breakpoints: [Breakpoint] = []

  /// Makes a simplex whose rows are basic.
  ///
  /// - Parameters:
  ///   - bounds: those of the unknowns, with the numbers of their right sides. Each unknown starts at the number in its bounds that is
  ///     nearest to 0.
  ///   - isRefined: whether solutions need all digits of a double.
  init(bounds: [LinearProgram.Bounds], rows: SparseVectors, isRefined: Bool = false) {
    self.isRefined = isRefined
    optimality = isRefined ? 1e-18 : 1e-9
    leastPivot = isRefined ? 1e-18 : 1e-9
    leastDual = isRefined ? 1e-20 : 1e-12
    let unknownCount = bounds.count
    self.unknownCount = unknownCount
    self.rows = rows
    rowCount = rows.count
    var counts = [Int32](repeating: 0, count: unknownCount)
    for column in rows.indices { counts[Int(column)] += 1 }
    columns = rows.transposed(counts)
    let count = unknownCount + rows.count
    value = [Double](repeating: 0, count: count)
    lower = [Double](repeating: -.infinity, count: count)
    upper = [Double](repeating: .infinity, count: count)
    softLower = lower
    softUpper = upper
    let none = [Int32](repeating: Self.noSide, count: count)
    sides = Sides(value: none, lower: none, upper: none, soft: none)
    place = [Int32](repeating: -1, count: count)
    basis = []
    for row in 0..<rowCount {
      basis.append(Int32(unknownCount + row))
      place[unknownCount + row] = Int32(row)
    }
    factorization = BasisFactorization(size: rows.count, leastPivot: leastPivot)
    duals = IndexedVector(size: rows.count)
    reduced = [Double](repeating: 0, count: count)
    isTouched = [Bool](repeating: false, count: count)
    scores = IndexedVector(size: count)
    column = duals
    hasPreference = [Bool](repeating: false, count: unknownCount)
    perturbation = Perturbation(count: count)
    setBounds(bounds)
    computeActivities()
  }

  /// Computes the activities, all of them basic, of which the basis needs no factors.
  private mutating func computeActivities() {
    for row in 0..<rowCount {
      var sum = 0.0
      for entry in rows.range(row) {
        sum = Double.sum(sum, rows.values[entry] * value[Int(rows.indices[entry])])
      }
      value[unknownCount + row] = sum
    }
  }

  mutating func setBounds(_ bounds: [LinearProgram.Bounds]) {
    for (column, bounds) in bounds.enumerated() {
      setBounds(column, bounds.lower, bounds.upper, sides: bounds.lowerSide, bounds.upperSide)
      if place[column] >= 0 { continue }
      if bounds.lower > value[column] {
        (value[column], sides.value[column]) = (bounds.lower, bounds.lowerSide)
      } else if bounds.upper < value[column] {
        (value[column], sides.value[column]) = (bounds.upper, bounds.upperSide)
      }
    }
  }

  /// Puts the columns that are not basic at some values, with the numbers of the right sides that these are.
  mutating func move(to point: [(column: Int, value: Double, side: Int32)]) {
    setValues(point)
    computeBasicValues()
  }

  private mutating func setValues(_ point: [(column: Int, value: Double, side: Int32)]) {
    for start in point where place[start.column] < 0 {
      (value[start.column], sides.value[start.column]) = (start.value, start.side)
    }
  }

  /// Makes unknowns basic for the rows that have one in a crash basis, and puts the columns that are not basic at some values.
  ///
  /// - Precondition: the rows' activities are basic.
  /// - Returns: whether the basis is regular.
  mutating func enter(_ crash: CrashBasis, at point: [(column: Int, value: Double, side: Int32)])
    -> Bool
  {
    for (row, unknown) in crash.unknowns.enumerated() where unknown >= 0 {
      let place = place[unknownCount + row]
      self.place[unknownCount + row] = -1
      basis[Int(place)] = unknown
      self.place[Int(unknown)] = place
    }
    setValues(point)
    return factorize()
  }

  /// The column of a row's activity.
  func activity(ofRow row: Int) -> Int { unknownCount + row }

  /// Bounds a column for good.
  ///
  /// - Parameters:
  ///   - lowerSide: the number of the right side that the lower bound is.
  ///   - upperSide: the number of the right side that the upper bound is.
  mutating func setBounds(
    _ column: Int,
    _ lower: Double,
    _ upper: Double,
    sides lowerSide: Int32 = noSide,
    _ upperSide: Int32 = noSide
  ) {
    (self.lower[column], sides.lower[column]) = (lower, lowerSide)
    (self.upper[column], sides.upper[column]) = (upper, upperSide)
    note(column, lower: lower, lowerSide)
    note(column, upper: upper, upperSide)
    noteCoincidence(column)
  }

  mutating func noteCoincidence(_ column: Int) {
    if lower[column] == upper[column] {
      noteCoincidence(sides.lower[column], sides.upper[column])
    }
  }

  mutating func noteCoincidence(_ a: Int32, _ b: Int32) {
    if a != b { coincidences.append((a, b)) }
  }

  mutating func note(_ column: Int, lower: Double, _ side: Int32) {
    if lower > -.infinity { face.append(.init(column: Int32(column), isLower: true, side: side)) }
  }

  mutating func note(_ column: Int, upper: Double, _ side: Int32) {
    if upper < .infinity { face.append(.init(column: Int32(column), isLower: false, side: side)) }
  }

  /// Takes a bound away that a basic column misses.
  ///
  /// - Returns: the range that it left, with the number of the right side; nil if the column is in its bounds.
  mutating func relax(_ column: Int) -> (low: Double, high: Double, side: Int32)? {
    let (low, high) = (lower[column], upper[column])
    if value[column] < low - margin(low) {
      lower[column] = -.infinity
      return (low, .infinity, sides.lower[column])
    }
    if value[column] > high + margin(high) {
      upper[column] = .infinity
      return (-.infinity, high, sides.upper[column])
    }
    return nil
  }

  /// Makes the distance from a range the cost of a column, until the next optimal face is kept.
  ///
  /// - Parameter side: the number of the right side that the range's finite ends are.
  mutating func setCost(_ column: Int, from lower: Double, to upper: Double, side: Int32 = noSide) {
    softLower[column] = lower
    softUpper[column] = upper
    sides.soft[column] = side
  }

  /// How far a column is from a range.
  func distance(_ column: Int, from lower: Double, to upper: Double) -> Double {
    max(0, max(lower - value[column], value[column] - upper))
  }

  /// Whether the cost of some columns is their value, in one direction or the other, and not a distance.
  private func isUnbounded(_ group: [Int]) -> Bool {
    group.contains { softLower[$0] == .infinity || softUpper[$0] == -.infinity }
  }

  func isFixed(_ column: Int) -> Bool { lower[column] == upper[column] }
}

extension Simplex {
  /// Minimises the cost of some columns.
  ///
  /// - Parameters:
  ///   - group: the columns with a cost.
  ///   - entersFirst: whether of columns that gain as much the first enters.
  mutating func minimize(_ group: [Int], entersFirst: Bool = false) -> Outcome {
    let limit = iterations + 20_000 + 50 * (rowCount + unknownCount)
    var stalled = 0
    computeReducedCosts(group)
    var areExact = true
    while true {
      guard var entering = mostGaining(isFirst: entersFirst) else {
        if areExact { return .optimal }
        computeReducedCosts(group)
        areExact = true
        continue
      }
      if iterations > limit { return .failed }
      iterations += 1
      solveColumn(entering.column)
      let slopes = slopes(of: entering.column)
      if isRefined || entering.gain < Self.leastCertain {
        let ownSlope = entering.isRising ? slopes.right : slopes.left
        setReducedCost(entering.column, solvedReducedCost(entering.column, ownSlope) - ownSlope)
        let score = scores[entering.column]
        if score == 0 { continue }
        (entering.isRising, entering.gain) = (score > 0, score.magnitude)
      }
      guard let step = ratioTest(entering) else {
        if isUnbounded(group) { return .unbounded }
        // The cost is at least 0: what it seems to fall by is rounding.
        setReducedCost(entering.column, -(entering.isRising ? slopes.right : slopes.left))
        continue
      }
      stalled = step.length == 0 ? stalled + 1 : 0
      move(entering, step)
      areExact = false
      if factorization.wantsRefactorization {
        if !factorize() { return .failed }
        areExact = true
      }
      if stalled > 2 && !perturbation.isActive {
        perturb()
        areExact = true
      }
      if areExact {
        computeReducedCosts(group)
      } else {
        updateReducedCosts(entering.column, step.place)
      }
    }
  }
}
