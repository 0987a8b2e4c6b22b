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

  /// An unknown, or the activity of a row. Its bounds always hold, while the distance from the soft ones is its cost.
  struct Column {
    var value = 0.0
    var lower = -Double.infinity
    var upper = Double.infinity
    var softLower = -Double.infinity
    var softUpper = Double.infinity
    /// The numbers of the right sides that its value and bounds are, or ``noSide``.
    var valueSide = noSide
    var lowerSide = noSide
    var upperSide = noSide
    var softSide = noSide
    /// Its place in the basis, or -1.
    var place: Int32 = -1
    /// Minus its product with the duals: with the slope of its own cost, its reduced cost. Of a basic column minus that slope.
    var reduced = 0.0
    /// Whether its reduced cost may not be 0, or it has a cost.
    var isTouched = false
    /// Whether it is basic, and only columns that cannot move any more have a part in it.
    var isDecided = false
  }

  /// The bounds of an unknown, each with the number of the right side that it is.
  struct Bounds {
    var lower = -Double.infinity
    var lowerSide = Simplex.noSide
    var upper = Double.infinity
    var upperSide = Simplex.noSide
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
  /// A reduced cost above this is no rounding error.
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
  /// The coefficients of the unknowns.
  let matrix: SparseMatrix

  var columns: [Column]
  /// The bounds of all optimal faces that were kept to, for ``move(toSides:)``.
  var face: [FaceBound] = []
  /// Right sides that happened to be equal, so that the columns between them counted as fixed.
  var coincidences: [(Int32, Int32)] = []
  /// What is added to values and bounds times an infinitesimal number, once a vertex turns out to be degenerate.
  var perturbation: Perturbation
  /// The columns that are basic, by place.
  var basis: [Int32]
  var factorization: BasisFactorization
  var iterations = 0

  /// What was added last to the duals of rows, by the rows' places.
  var duals: IndexedVector
  /// The columns whose reduced costs may not be 0, or that have a cost.
  var touched: [Int32] = []
  /// How much the cost falls for each unit that a column moves: positive if it is to rise, negative if it is to fall, 0 if neither helps.
  var scores: IndexedVector
  /// The entering column in terms of the basis, by place.
  var pivotColumn: IndexedVector
  /// Room for the ratio test.
  var breakpoints: [Breakpoint] = []

  /// Makes a simplex whose rows are basic.
  ///
  /// - Parameters:
  ///   - bounds: those of the unknowns, with the numbers of their right sides. Each unknown starts at the number in its bounds that is
  ///     nearest to 0.
  ///   - isRefined: whether solutions need all digits of a double.
  init(bounds: [Bounds], rows: SparseVectors, isRefined: Bool = false) {
    self.isRefined = isRefined
    optimality = isRefined ? 1e-18 : 1e-9
    leastPivot = isRefined ? 1e-18 : 1e-9
    leastDual = isRefined ? 1e-20 : 1e-12
    let unknownCount = bounds.count
    self.unknownCount = unknownCount
    matrix = SparseMatrix(rows: rows, columnCount: unknownCount)
    rowCount = rows.count
    columns = [Column](repeating: Column(), count: unknownCount + rowCount)
    basis = []
    for row in 0..<rowCount {
      basis.append(Int32(unknownCount + row))
      columns[unknownCount + row].place = Int32(row)
    }
    factorization = BasisFactorization(size: rowCount, leastPivot: leastPivot)
    duals = IndexedVector(size: rowCount)
    scores = IndexedVector(size: unknownCount + rowCount)
    pivotColumn = duals
    perturbation = Perturbation(count: unknownCount + rowCount)
    setBounds(bounds)
    computeActivities()
  }

  /// Computes the activities, all of them basic, of which the basis needs no factors.
  private mutating func computeActivities() {
    for row in 0..<rowCount {
      var sum = 0.0
      for entry in matrix.rows[row] {
        sum = Double.sum(sum, entry.value * columns[entry.index].value)
      }
      columns[unknownCount + row].value = sum
    }
  }

  mutating func setBounds(_ bounds: [Bounds]) {
    for (column, bounds) in bounds.enumerated() {
      setBounds(column, bounds.lower, bounds.upper, sides: bounds.lowerSide, bounds.upperSide)
      if columns[column].place >= 0 { continue }
      if bounds.lower > columns[column].value {
        (columns[column].value, columns[column].valueSide) = (bounds.lower, bounds.lowerSide)
      } else if bounds.upper < columns[column].value {
        (columns[column].value, columns[column].valueSide) = (bounds.upper, bounds.upperSide)
      }
    }
  }

  /// Puts the columns that are not basic at some values, with the numbers of the right sides that these are.
  mutating func move(to point: [(column: Int, value: Double, side: Int32)]) {
    setValues(point)
    computeBasicValues()
  }

  mutating func setValues(_ point: [(column: Int, value: Double, side: Int32)]) {
    for start in point where columns[start.column].place < 0 {
      (columns[start.column].value, columns[start.column].valueSide) = (start.value, start.side)
    }
  }

  /// The unknowns' values, those of sizes without what rounding left below 0.
  func unknownValues(_ isSize: [Bool]) -> [Double] {
    isSize.indices.map { isSize[$0] ? max(0, columns[$0].value) : columns[$0].value }
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
    (columns[column].lower, columns[column].lowerSide) = (lower, lowerSide)
    (columns[column].upper, columns[column].upperSide) = (upper, upperSide)
    note(column, lower: lower, lowerSide)
    note(column, upper: upper, upperSide)
    noteCoincidence(column)
  }

  mutating func noteCoincidence(_ column: Int) {
    if columns[column].lower == columns[column].upper {
      noteCoincidence(columns[column].lowerSide, columns[column].upperSide)
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
    let (low, high) = (columns[column].lower, columns[column].upper)
    if columns[column].value < low - Self.margin(low) {
      columns[column].lower = -.infinity
      return (low, .infinity, columns[column].lowerSide)
    }
    if columns[column].value > high + Self.margin(high) {
      columns[column].upper = .infinity
      return (-.infinity, high, columns[column].upperSide)
    }
    return nil
  }

  /// Makes the distance from a range the cost of a column, until the next optimal face is kept.
  ///
  /// - Parameter side: the number of the right side that the range's finite ends are.
  mutating func setCost(_ column: Int, from lower: Double, to upper: Double, side: Int32 = noSide) {
    columns[column].softLower = lower
    columns[column].softUpper = upper
    columns[column].softSide = side
  }

  /// How far a value is from a range.
  static func distance(_ value: Double, from lower: Double, to upper: Double) -> Double {
    max(0, max(lower - value, value - upper))
  }

  /// Whether the cost of some columns is their value, in one direction or the other, and not a distance.
  private func isUnbounded(_ group: [Int]) -> Bool {
    group.contains { columns[$0].softLower == .infinity || columns[$0].softUpper == -.infinity }
  }

  func isFixed(_ column: Int) -> Bool { columns[column].lower == columns[column].upper }
}

extension Simplex {
  /// How many pivots a minimisation may take: against rounding alone, since ``Perturbation`` rules out cycles.
  private var pivotLimit: Int { 20_000 + 50 * (rowCount + unknownCount) }

  /// Minimises the cost of some columns.
  mutating func minimize(_ group: [Int]) -> Outcome {
    let limit = iterations + pivotLimit
    var stalled = 0
    computeReducedCosts(group)
    var areExact = true
    while true {
      guard var entering = mostGaining() else {
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
