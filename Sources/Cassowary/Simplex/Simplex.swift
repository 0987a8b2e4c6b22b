/// A bounded-variable primal simplex on a sparse basis.
///
/// Columns are the unknowns and, after them, the *activity* of each row: *A x − r = 0*. Bounds are on columns and never rows: *lower*
/// and *upper* always hold, while the distance from *softLower* and *softUpper* is the cost that ``minimize(_:)`` makes small. A column
/// that is not basic has a value within its bounds, at one of them or not.
///
/// Feasibility, a level, a tie, a size and a position are one operation: minimise the cost of some columns, then keep to the optimal face.
struct Simplex {
  /// The terms of a row.
  struct Term {
    var column: Int32
    var coefficient: Double
  }

  enum Outcome {
    case optimal
    case unbounded
    /// The basis is singular but for rounding, or the limit of iterations is reached.
    case failed
  }

  /// The number of right sides of bounds.
  private struct Sides {
    var value: [Int32]
    var lower: [Int32]
    var upper: [Int32]
    var soft: [Int32]
  }

  /// A bound that every optimal point meets.
  private struct FaceBound {
    var column: Int32
    var isLower: Bool
    var side: Int32
  }

  /// Of a bound that is 0 or infinite whatever the right sides are.
  static let noSide: Int32 = -1

  /// A bound is met by a value that misses it by less, relative to the bound and 1.
  private static let feasibility = 1e-9
  /// A cost that falls by less counts as none.
  static let optimality = 1e-9
  /// A smaller entry of a column is no pivot.
  private static let leastPivot = 1e-9

  private(set) var unknownCount: Int
  private(set) var rowCount: Int
  /// The coefficients of the unknowns, by rows and by columns.
  private var rows = SparseVectors()
  private var columns = SparseVectors()

  private(set) var value: [Double]
  private(set) var lower: [Double]
  private(set) var upper: [Double]
  private var softLower: [Double]
  private var softUpper: [Double]
  /// The right side that each value and bound is, or ``noSide``.
  private var sides: Sides
  /// The bounds that were kept to, for ``values(forSides:)``.
  private var face: [FaceBound] = []
  /// Right sides that happened to be equal, so that the columns between them counted as fixed.
  private var coincidences: [(Int32, Int32)] = []
  /// What is added to values and bounds times an infinitesimal number, once a vertex turns out to be degenerate.
  private var perturbation = Perturbation()
  /// The place in the basis of each column, or -1.
  private var place: [Int32]
  private var basis: [Int32]
  private var factorization: BasisFactorization
  private(set) var iterations = 0

  /// The duals of rows and what they make of the columns that they touch, at the last pricing.
  private var duals: [Double]
  private var reduced: [Double]
  private var touched: [Int32] = []
  private var isTouched: [Bool]
  private var scores: [Double]
  private var column: [Double]
  private var byRow: [Double]
  private var byPlace: [Double]
  private var breakpoints: [Breakpoint] = []

  /// Makes a simplex whose rows are basic.
  ///
  /// - Parameter bounds: those of the unknowns, with the numbers of their right sides. Each unknown starts at the number in its bounds
  ///   that is nearest to 0.
  init(bounds: [LinearProgram.Bounds], rows: [[Term]]) {
    let unknownCount = bounds.count
    self.unknownCount = unknownCount
    rowCount = rows.count
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
    for row in rows.indices {
      basis.append(Int32(unknownCount + row))
      place[unknownCount + row] = Int32(row)
    }
    factorization = BasisFactorization(size: rows.count)
    duals = [Double](repeating: 0, count: rows.count)
    reduced = [Double](repeating: 0, count: count)
    isTouched = [Bool](repeating: false, count: count)
    scores = reduced
    column = duals
    byRow = duals
    byPlace = duals
    perturbation = Perturbation(count: count)
    addTerms(of: rows)
    setBounds(bounds)
    _ = factorize()
  }

  private mutating func setBounds(_ bounds: [LinearProgram.Bounds]) {
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

  /// Starts again from the present basis, with other right sides.
  ///
  mutating func restart(_ program: LinearProgram) {
    for column in value.indices {
      (lower[column], upper[column]) = (-.infinity, .infinity)
      (softLower[column], softUpper[column]) = (-.infinity, .infinity)
    }
    face.removeAll(keepingCapacity: true)
    coincidences.removeAll(keepingCapacity: true)
    perturbation.end()
    iterations = 0
    takeValues(program.sides)
    setBounds(program.bounds)
    computeBasicValues()
  }

  private mutating func addTerms(of rows: [[Term]]) {
    for row in rows {
      for term in row { self.rows.append(term.column, term.coefficient) }
      self.rows.close()
    }
    var counts = [Int32](repeating: 0, count: unknownCount)
    for column in self.rows.indices { counts[Int(column)] += 1 }
    columns = self.rows.transposed(counts)
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

  private mutating func noteCoincidence(_ column: Int) {
    if lower[column] == upper[column] {
      noteCoincidence(sides.lower[column], sides.upper[column])
    }
  }

  private mutating func noteCoincidence(_ a: Int32, _ b: Int32) {
    if a != b { coincidences.append((a, b)) }
  }

  mutating func note(_ column: Int, lower: Double, _ side: Int32) {
    if lower > -.infinity { face.append(.init(column: Int32(column), isLower: true, side: side)) }
  }

  mutating func note(_ column: Int, upper: Double, _ side: Int32) {
    if upper < .infinity { face.append(.init(column: Int32(column), isLower: false, side: side)) }
  }

  /// Turns a bound that a basic column misses into a cost.
  ///
  /// - Returns: the cost's range, nil if the column is in its bounds.
  mutating func relax(_ column: Int) -> (low: Double, high: Double)? {
    let (low, high) = (lower[column], upper[column])
    if value[column] < low - margin(low) {
      setCost(column, from: low, to: .infinity, side: sides.lower[column])
      lower[column] = -.infinity
      return (low, .infinity)
    }
    if value[column] > high + margin(high) {
      setCost(column, from: -.infinity, to: high, side: sides.upper[column])
      upper[column] = .infinity
      return (-.infinity, high)
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

  func isFixed(_ column: Int) -> Bool { lower[column] == upper[column] }

  func isBasic(_ column: Int) -> Bool { place[column] >= 0 }
}

// MARK: The optimal face

extension Simplex {
  /// Minimises the cost of some columns.
  ///
  /// - Parameter group: the columns with a cost.
  mutating func minimize(_ group: [Int]) -> Outcome {
    let limit = iterations + 20_000 + 50 * (rowCount + unknownCount)
    var stalled = 0
    computeReducedCosts(group)
    var areExact = true
    while true {
      guard let entering = mostGaining() else {
        if areExact { return .optimal }
        computeReducedCosts(group)
        areExact = true
        continue
      }
      if iterations > limit { return .failed }
      iterations += 1
      solveColumn(entering.column)
      guard let step = ratioTest(entering) else { return .unbounded }
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

  /// Confines the columns to the points at which the cost of some is as small as the last ``minimize(_:)`` made it.
  ///
  /// By complementary slackness with the duals of the optimum: a column with a reduced cost stays where it is, and one with a cost stays
  /// on the segment whose slope the duals ask for.
  mutating func keepOptimum(of group: [Int]) {
    for column in touched where place[Int(column)] < 0 { confine(Int(column)) }
    for column in group {
      if place[column] < 0 {
        confine(column)
      } else {
        let slope = slope(of: column)
        if slope >= 0 {
          raiseLower(
            column,
            to: slope > 0 ? softUpper[column] : softLower[column],
            sides.soft[column]
          )
        }
        if slope <= 0 {
          lowerUpper(
            column,
            to: slope < 0 ? softLower[column] : softUpper[column],
            sides.soft[column]
          )
        }
      }
    }
    forgetCosts(of: group)
  }

  /// Takes back the costs, and what perturbed their minimisation.
  mutating func forgetCosts(of group: [Int]) {
    perturbation.end()
    for column in group {
      softLower[column] = -.infinity
      softUpper[column] = .infinity
    }
  }

  /// Keeps a column that is not basic to the segment of its cost, and to its value if it has a reduced cost.
  private mutating func confine(_ column: Int) {
    if lower[column] == upper[column] { return }
    let (left, right) = slopes(of: column)
    let dual = reduced[column]
    let soft = sides.soft[column]
    if left != right {
      noteCoincidence(sides.value[column], soft)
    } else {
      if left >= 0 { note(column, lower: left > 0 ? softUpper[column] : softLower[column], soft) }
      if left <= 0 { note(column, upper: left < 0 ? softLower[column] : softUpper[column], soft) }
    }
    if dual + left > Self.optimality { noteCoincidence(sides.value[column], sides.lower[column]) }
    if dual + right < -Self.optimality { noteCoincidence(sides.value[column], sides.upper[column]) }
    if (dual + left).magnitude > Self.optimality {
      raiseLower(column, to: value[column], sides.value[column])
    } else if left >= 0 {
      raiseLower(column, to: left > 0 ? softUpper[column] : softLower[column], soft)
    }
    if (dual + right).magnitude > Self.optimality {
      lowerUpper(column, to: value[column], sides.value[column])
    } else if right <= 0 {
      lowerUpper(column, to: right < 0 ? softLower[column] : softUpper[column], soft)
    }
    lower[column] = min(lower[column], value[column])
    upper[column] = max(upper[column], value[column])
  }

  private mutating func raiseLower(_ column: Int, to bound: Double, _ side: Int32) {
    note(column, lower: bound, side)
    if bound <= lower[column] { return }
    (lower[column], sides.lower[column]) = (bound, side)
    noteCoincidence(column)
  }

  private mutating func lowerUpper(_ column: Int, to bound: Double, _ side: Int32) {
    note(column, upper: bound, side)
    if bound >= upper[column] { return }
    (upper[column], sides.upper[column]) = (bound, side)
    noteCoincidence(column)
  }

  /// How many columns that are not basic could still move.
  var openCount: Int {
    var count = 0
    for column in place.indices where place[column] < 0 && lower[column] < upper[column] {
      count += 1
    }
    return count
  }
}

// MARK: Pricing

extension Simplex {
  private struct Entering {
    var column: Int
    var isRising: Bool
    /// How much the cost falls for each unit that the column moves.
    var gain: Double
  }

  @inline(__always)
  private func margin(_ bound: Double) -> Double {
    Self.feasibility * max(1, min(bound.magnitude, 1e12))
  }

  /// How a column's value compares with a bound: below 0, at it 0, or above 0.
  @inline(__always)
  private func excess(_ column: Int, over bound: Double, _ kind: Perturbation.Kind) -> Double {
    let difference = value[column] - bound
    if difference.magnitude > margin(bound) { return difference }
    return perturbation.isActive ? perturbation.excess(column, kind) : 0
  }

  /// How the cost of a column changes to the left and to the right of its value.
  @inline(__always)
  private func slopes(of column: Int) -> (left: Double, right: Double) {
    let (low, high) = (softLower[column], softUpper[column])
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
  private func slope(of column: Int) -> Double {
    let (left, right) = slopes(of: column)
    return left == right ? left : 0
  }

  /// Computes the reduced costs of a group from the basis.
  private mutating func computeReducedCosts(_ group: [Int]) {
    for column in touched {
      reduced[Int(column)] = 0
      scores[Int(column)] = 0
      isTouched[Int(column)] = false
    }
    touched.removeAll(keepingCapacity: true)
    var hasCost = false
    for column in group {
      touch(Int32(column))
      let place = Int(place[column])
      if place < 0 { continue }
      let slope = slope(of: column)
      if slope != 0 {
        byPlace[place] = slope
        hasCost = true
      }
    }
    if hasCost { addDuals() }
    for column in touched { updateScore(Int(column)) }
  }

  /// Updates the reduced costs after a move: the slopes of some basic columns are others, and the entering column has become basic.
  ///
  /// What is added to the duals solves a system with the new basis whose right side is 0 but for these.
  private mutating func updateReducedCosts(_ entering: Int, _ pivotPlace: Int) {
    var hasChange = false
    for place in 0..<rowCount where column[place] != 0 || place == pivotPlace {
      let column = Int(basis[place])
      if place != pivotPlace && softLower[column] == -.infinity && softUpper[column] == .infinity {
        continue
      }
      // The reduced cost of a basic column is its slope, turned.
      let change = slope(of: column) + reduced[column]
      if change != 0 {
        byPlace[place] = change
        hasChange = true
      }
    }
    if hasChange { addDuals() }
    updateScore(entering)
    if !hasChange { return }
    for row in 0..<rowCount where duals[row].magnitude >= 1e-12 {
      updateScore(unknownCount + row)
      for entry in rows.range(row) { updateScore(Int(rows.indices[entry])) }
    }
  }

  /// How much the cost falls for each unit that a column moves: positive if it is to rise, negative if it is to fall, and 0 if neither helps.
  @inline(__always)
  private mutating func updateScore(_ column: Int) {
    scores[column] = 0
    if place[column] >= 0 || lower[column] == upper[column] { return }
    let dual = reduced[column]
    let (left, right) = slopes(of: column)
    if dual + right < -Self.optimality {
      if excess(column, over: upper[column], .upper) < 0 { scores[column] = -(dual + right) }
    } else if dual + left > Self.optimality {
      if excess(column, over: lower[column], .lower) > 0 { scores[column] = -(dual + left) }
    }
  }

  /// The column with the largest score. A free one comes before others: it never leaves the basis again.
  private func mostGaining() -> Entering? {
    var best = -1
    var bestScore = 0.0
    scores.withUnsafeBufferPointer { scores in
      for column in touched {
        let column = Int(column)
        var score = scores[column].magnitude
        if score == 0 { continue }
        if lower[column] == -.infinity && upper[column] == .infinity { score *= 1e6 }
        if score > bestScore { (best, bestScore) = (column, score) }
      }
    }
    if best < 0 { return nil }
    let score = scores[best]
    return Entering(column: best, isRising: score > 0, gain: score.magnitude)
  }

  /// Solves for the duals of the slopes by place, and adds what they make of all columns to the reduced costs.
  private mutating func addDuals() {
    factorization.solveTransposed(&byPlace, into: &duals)
    rows.withUnsafe { rows in
      duals.withUnsafeBufferPointer { duals in
        reduced.withUnsafeMutableBufferPointer { reduced in
          isTouched.withUnsafeMutableBufferPointer { isTouched in
            for row in duals.indices {
              let dual = duals[row]
              if dual.magnitude < 1e-12 { continue }
              let activity = unknownCount + row
              reduced[activity] += dual
              if !isTouched[activity] {
                isTouched[activity] = true
                touched.append(Int32(activity))
              }
              for entry in rows.range(row) {
                let column = rows.indices[entry]
                reduced[Int(column)] -= dual * rows.values[entry]
                if !isTouched[Int(column)] {
                  isTouched[Int(column)] = true
                  touched.append(column)
                }
              }
            }
          }
        }
      }
    }
  }

  private mutating func touch(_ column: Int32) {
    if isTouched[Int(column)] { return }
    isTouched[Int(column)] = true
    touched.append(column)
  }
}

// MARK: Moving

extension Simplex {
  /// Where a column that moves meets a bound.
  private struct Breakpoint {
    var length: Double
    /// The infinitesimal part of the length.
    var tiny: Double
    /// The place that meets it, or -1 for the entering column itself.
    var place: Int32
    var kind: Perturbation.Kind
    /// By how much the cost's slope rises there; infinite where the bound always holds.
    var rise: Double
    var pivot: Double

    /// Ends of equal length in the order of places, so that each run does the same.
    @inline(__always)
    func isBefore(_ other: Breakpoint) -> Bool {
      if length != other.length { return length < other.length }
      if tiny != other.tiny { return tiny < other.tiny }
      return (place, kind.rawValue) < (other.place, other.kind.rawValue)
    }
  }

  private struct Step {
    var length: Double
    var tiny: Double
    var place: Int
    var kind: Perturbation.Kind
  }

  /// The entering column in terms of the basis.
  private mutating func solveColumn(_ entering: Int) {
    if entering >= unknownCount {
      byRow[entering - unknownCount] = -1
    } else {
      for entry in columns.range(entering) {
        byRow[Int(columns.indices[entry])] = columns.values[entry]
      }
    }
    factorization.solve(&byRow, into: &column)
  }

  /// How far the entering column goes: over breakpoints of the cost as long as it falls, and up to the first bound that always holds.
  private mutating func ratioTest(_ entering: Entering) -> Step? {
    breakpoints.removeAll(keepingCapacity: true)
    addBreakpoints(of: entering.column, rate: entering.isRising ? 1 : -1, place: -1)
    for place in 0..<rowCount where column[place].magnitude > Self.leastPivot {
      let rate = entering.isRising ? -column[place] : column[place]
      addBreakpoints(of: Int(basis[place]), rate: rate, place: Int32(place))
    }
    if breakpoints.isEmpty { return nil }
    // The first few are asked for: a heap, whose least elements move to the end of the array one after another.
    heapify()
    var gain = entering.gain
    var next = breakpoints.count
    repeat {
      if next == 0 { return nil }
      next = popLeast(of: next)
      gain -= breakpoints[next].rise
    } while gain > Self.optimality
    // Of those that are met at the same length, within what bounds tolerate, the one with the largest pivot.
    let (length, tiny) = (breakpoints[next].length, breakpoints[next].tiny)
    let needsBetter = breakpoints[next].pivot < 1e-5
    func isNear(_ point: Breakpoint) -> Bool {
      (point.length - length).magnitude <= Self.feasibility
        && (needsBetter || (point.tiny - tiny).magnitude <= Self.feasibility)
    }
    var chosen = next
    func choose(_ index: Int) {
      if breakpoints[index].pivot > breakpoints[chosen].pivot { chosen = index }
    }
    var before = next + 1
    while before < breakpoints.count && isNear(breakpoints[before]) {
      choose(before)
      before += 1
    }
    while next > 0 && isNear(breakpoints[0]) {
      next = popLeast(of: next)
      choose(next)
    }
    let point = breakpoints[chosen]
    return Step(length: point.length, tiny: point.tiny, place: Int(point.place), kind: point.kind)
  }

  private mutating func heapify() {
    for index in stride(from: breakpoints.count / 2 - 1, through: 0, by: -1) {
      siftDown(index, breakpoints.count)
    }
  }

  /// Moves the least of the first so many breakpoints, which are a heap, behind the others.
  ///
  /// - Returns: where it is.
  private mutating func popLeast(of count: Int) -> Int {
    breakpoints.swapAt(0, count - 1)
    siftDown(0, count - 1)
    return count - 1
  }

  private mutating func siftDown(_ start: Int, _ count: Int) {
    breakpoints.withUnsafeMutableBufferPointer { heap in
      var index = start
      while 2 * index + 1 < count {
        var child = 2 * index + 1
        if child + 1 < count && heap[child + 1].isBefore(heap[child]) { child += 1 }
        if !heap[child].isBefore(heap[index]) { return }
        heap.swapAt(child, index)
        index = child
      }
    }
  }

  @inline(__always)
  private mutating func addBreakpoints(of column: Int, rate: Double, place: Int32) {
    if rate > 0 {
      if upper[column] < .infinity { add(.upper, upper[column], column, rate, place, .infinity) }
      if softUpper[column] < .infinity {
        add(.softUpper, softUpper[column], column, rate, place, rate)
      }
      if softLower[column] > -.infinity {
        add(.softLower, softLower[column], column, rate, place, rate)
      }
    } else {
      if lower[column] > -.infinity { add(.lower, lower[column], column, rate, place, .infinity) }
      if softLower[column] > -.infinity {
        add(.softLower, softLower[column], column, rate, place, -rate)
      }
      if softUpper[column] < .infinity {
        add(.softUpper, softUpper[column], column, rate, place, -rate)
      }
    }
  }

  /// Adds the breakpoint at a bound if the column moves towards it.
  @inline(__always)
  private mutating func add(
    _ kind: Perturbation.Kind,
    _ bound: Double,
    _ column: Int,
    _ rate: Double,
    _ place: Int32,
    _ rise: Double
  ) {
    if bound.magnitude == .infinity { return }
    let difference = bound - value[column]
    var length = difference / rate
    var tiny = 0.0
    let isMet = difference.magnitude <= margin(bound)
    if perturbation.isActive { tiny = -perturbation.excess(column, kind) / rate }
    if isMet {
      length = 0
      if rise < .infinity {
        // A breakpoint that the column is past, or at which it starts, changes nothing.
        if tiny < 0 || (tiny == 0 && (place < 0 || isPast(kind, column, rate))) { return }
      } else {
        tiny = max(0, tiny)
      }
    } else if length < 0 {
      if rise < .infinity { return }
      (length, tiny) = (0, 0)
    }
    breakpoints.append(
      Breakpoint(
        length: length,
        tiny: tiny,
        place: place,
        kind: kind,
        rise: rise,
        pivot: rate.magnitude
      )
    )
  }

  /// Whether the slope of a basic column at a breakpoint is that behind it: where a range is flat it counts as flat at its ends.
  @inline(__always)
  private func isPast(_ kind: Perturbation.Kind, _ column: Int, _ rate: Double) -> Bool {
    if softLower[column] == softUpper[column] {
      return kind == (rate > 0 ? .softLower : .softUpper)
    }
    return kind == (rate > 0 ? .softLower : .softUpper)
  }

  private mutating func move(_ entering: Entering, _ step: Step) {
    let signed = entering.isRising ? step.length : -step.length
    if signed != 0 {
      for place in 0..<rowCount where column[place] != 0 {
        value[Int(basis[place])] -= signed * column[place]
      }
      value[entering.column] += signed
    }
    if perturbation.isActive {
      let signed = entering.isRising ? step.tiny : -step.tiny
      for place in 0..<rowCount where column[place] != 0 {
        perturbation.tiny[Int(basis[place])] -= signed * column[place]
      }
      perturbation.tiny[entering.column] += signed
    }
    let leaving = step.place < 0 ? entering.column : Int(basis[step.place])
    value[leaving] = bound(leaving, step.kind)
    sides.value[leaving] = side(leaving, step.kind)
    if perturbation.isActive { perturbation.meet(leaving, step.kind) }
    if step.place >= 0 { exchange(step.place, entering.column) }
  }

  private func bound(_ column: Int, _ kind: Perturbation.Kind) -> Double {
    switch kind {
    case .lower: lower[column]
    case .upper: upper[column]
    case .softLower: softLower[column]
    case .softUpper: softUpper[column]
    }
  }

  private func side(_ column: Int, _ kind: Perturbation.Kind) -> Int32 {
    switch kind {
    case .lower: sides.lower[column]
    case .upper: sides.upper[column]
    case .softLower, .softUpper: sides.soft[column]
    }
  }

  /// Moves each bound by an infinitesimal number of its own, the bounds that always hold outwards, so that no vertex is degenerate.
  ///
  /// What is not basic stays at its bound.
  private mutating func perturb() {
    perturbation.begin()
    for column in value.indices where place[column] < 0 {
      for kind in Perturbation.Kind.allCases {
        let bound = bound(column, kind)
        if (value[column] - bound).magnitude <= margin(bound) {
          perturbation.setOffset(column, kind, 0)
        }
      }
    }
    for column in value.indices where softLower[column] == softUpper[column] {
      perturbation.setOffset(column, .softUpper, perturbation.offset(column, .softLower))
    }
  }

  private mutating func exchange(_ place: Int, _ entering: Int) {
    self.place[Int(basis[place])] = -1
    factorization.exchange(place, column)
    basis[place] = Int32(entering)
    self.place[entering] = Int32(place)
  }

  /// Factorises the basis, and computes the basic columns' values from the others.
  mutating func factorize() -> Bool {
    let isRegular = factorization.factorize { place, add in
      let column = Int(basis[place])
      if column >= unknownCount { return add(Int32(column - unknownCount), -1) }
      for entry in columns.range(column) { add(columns.indices[entry], columns.values[entry]) }
    }
    if !isRegular { return false }
    computeBasicValues()
    if perturbation.isActive { computeTinyValues() }
    return true
  }
}

extension Simplex {
  /// Computes the basic columns' values from the others, and once more from what rounding left.
  private mutating func computeBasicValues() {
    for column in basis { value[Int(column)] = 0 }
    for _ in 0..<2 {
      for row in 0..<rowCount {
        var sum = value[unknownCount + row]
        for entry in rows.range(row) {
          sum = Double.sum(sum, -rows.values[entry] * value[Int(rows.indices[entry])])
        }
        byRow[row] = sum
      }
      factorization.solve(&byRow, into: &column)
      for place in 0..<rowCount {
        let basic = Int(basis[place])
        value[basic] = Double.sum(value[basic], column[place])
      }
    }
  }

  /// Moves to the point that the last basis has for other right sides.
  ///
  /// The duals of a level know nothing of right sides. So a point at which all bounds of its optimal face are met, wherever those are now, is
  /// optimal again, level after level. If the point of the last basis is not of that kind, another basis is.
  /// - Parameter right: the right sides by their numbers.
  /// - Returns: whether it is optimal.
  mutating func move(toSides right: [Double]) -> Bool {
    func number(_ side: Int32) -> Double { side < 0 ? 0 : right[Int(side)] }
    for (a, b) in coincidences where number(a) != number(b) { return false }
    takeValues(right)
    computeBasicValues()
    return face.allSatisfy { bound in
      let (value, limit) = (value[Int(bound.column)], number(bound.side))
      return bound.isLower ? value >= limit - margin(limit) : value <= limit + margin(limit)
    }
  }

  /// Puts the columns that are not basic on their right sides.
  private mutating func takeValues(_ right: [Double]) {
    for column in value.indices where place[column] < 0 {
      let side = sides.value[column]
      value[column] = side < 0 ? 0 : right[Int(side)]
    }
  }

  private mutating func computeTinyValues() {
    for row in 0..<rowCount {
      var sum = 0.0
      for entry in rows.range(row) where place[Int(rows.indices[entry])] < 0 {
        sum -= rows.values[entry] * perturbation.tiny[Int(rows.indices[entry])]
      }
      let activity = unknownCount + row
      if place[activity] < 0 { sum += perturbation.tiny[activity] }
      byRow[row] = sum
    }
    factorization.solve(&byRow, into: &column)
    for place in 0..<rowCount { perturbation.tiny[Int(basis[place])] = column[place] }
  }
}

// MARK: What is open

extension Simplex {
  /// Takes fixed columns out of the basis as far as that goes, and finds the unknowns that the others can move.
  ///
  /// - Returns: for each column whether a column that is not basic and not fixed moves it.
  mutating func findOpen() -> [Bool] {
    var isOpen = [Bool](repeating: false, count: value.count)
    for entering in value.indices where place[entering] < 0 && lower[entering] < upper[entering] {
      solveColumn(entering)
      var best: Int?
      for place in 0..<rowCount where column[place].magnitude > 1e-7 && isFixed(Int(basis[place])) {
        if best == nil || column[place].magnitude > column[best!].magnitude { best = place }
      }
      if let best {
        exchange(best, entering)
        if factorization.wantsRefactorization { _ = factorize() }
      }
    }
    for entering in value.indices where place[entering] < 0 && lower[entering] < upper[entering] {
      isOpen[entering] = true
      solveColumn(entering)
      for place in 0..<rowCount where column[place].magnitude > Self.leastPivot {
        isOpen[Int(basis[place])] = true
      }
    }
    return isOpen
  }
}

// MARK: Single columns

extension Simplex {
  enum End {
    case low
    case high
  }

  /// Moves a column to an end of its range.
  ///
  /// - Returns: the end, infinite if there is none; nil if the simplex failed.
  mutating func end(of column: Int, _ end: End) -> Double? {
    let target = end == .low ? -Double.infinity : .infinity
    setCost(column, from: target, to: target)
    defer { forgetCosts(of: [column]) }
    switch minimize([column]) {
    case .optimal: return value[column]
    case .unbounded: return target
    case .failed: return nil
    }
  }

  /// Whether columns that are not basic can move a column, as far as its row says.
  mutating func isOpen(_ column: Int) -> Bool {
    if place[column] < 0 { return lower[column] < upper[column] }
    setCost(column, from: -.infinity, to: -.infinity)
    computeReducedCosts([column])
    forgetCosts(of: [column])
    return touched.contains { touched in
      let index = Int(touched)
      return place[index] < 0 && lower[index] < upper[index]
        && reduced[index].magnitude > Self.optimality
    }
  }
}
