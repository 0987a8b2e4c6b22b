/// Solves a subsystem with one simplex: feasibility, then level after level, ties, sizes and positions, each from the basis of the one
/// before, on the optimal face that those before it left.
struct LexicographicSolve {
  enum Outcome {
    case solved(WarmStart)
    /// The required conditions cannot hold.
    case impossible
    /// Doubles are not exact enough.
    case failed
  }

  let system: Subsystem
  let program: LinearProgram
  /// The optional conditions, in the order in which they are served.
  let optional: [Int]
  var simplex: Simplex
  var solution = Solution(values: [])
  /// The unknowns that only the rule for positions decided, or that move with those.
  var openAtLast: [Int] = []

  /// - Parameter last: the optimum for other constants, to start from.
  /// - Returns: nil if the requirements of one unknown contradict each other.
  init?(_ system: Subsystem, from last: consuming WarmStart? = nil) {
    // In rows, a requirement of one unknown is admitted in its turn.
    let program = system.isRefined ? LinearProgram(rowsOf: system) : LinearProgram(system)
    guard let program else { return nil }
    (self.system, self.program) = (system, program)
    optional = system.conditions.indices.filter { !system.conditions[$0].strength.isRequired }
      .sorted { system.turn(of: $0) < system.turn(of: $1) }
    simplex =
      if let last {
        last.restarted(bounds: program.bounds, constants: system.conditions.map(\.constant))
      } else {
        Simplex(
          program,
          optional,
          system.conditions.map(\.strength.isRequired),
          isRefined: system.isRefined
        )
      }
  }

  consuming func run(_ counters: inout Counters) -> Outcome {
    let outcome = solved()
    counters.pivots += simplex.iterations
    counters.rows += program.rows.count
    switch outcome {
    case true?: break
    case false?: return .impossible
    case nil: return .failed
    }
    let isSize = system.unknowns.map { $0.domain == .nonNegative }
    solution.values = simplex.unknownValues(isSize)
    return .solved(
      WarmStart(
        .init(
          simplex: simplex,
          divisors: program.divisors,
          isSize: isSize,
          solution: solution,
          isReusable: openAtLast.isEmpty
        )
      )
    )
  }

  /// - Returns: whether the required conditions can hold; nil if the simplex failed.
  private mutating func solved() -> Bool? {
    let isFeasible = require()
    if isFeasible != true { return isFeasible }
    if !minimizeLevels() || !simplex.expelFixedColumns() { return nil }
    if simplex.openCount > 0 {
      solution.isDecidedByLevels = false
      if !simplex.recompute() { return nil }
      _ = simplex.rates()
      if !minimizeTies() || !minimizeSizes() || !placePositions() { return nil }
    }
    return simplex.recompute() ? true : nil
  }

  /// - Returns: whether the required conditions can hold; nil if the simplex failed.
  private mutating func require() -> Bool? {
    var demands: [(column: Int, low: Double, high: Double, tolerance: Double, side: Int32)] = []
    for unknown in system.unknowns.indices {
      simplex.note(unknown, lower: system.unknowns[unknown].domain.lowerBound, Simplex.noSide)
      guard let range = simplex.relax(unknown) else { continue }
      let tolerance = system.leniency * Tolerance.feasibility
      demands.append((unknown, range.low, range.high, tolerance, range.side))
    }
    for index in system.conditions.indices where system.conditions[index].strength.isRequired {
      let (column, low, high) = program.targets[index]
      if column < system.unknowns.count {
        simplex.note(column, lower: low, Int32(index))
        simplex.note(column, upper: high, Int32(index))
      } else {
        demands.append((column, low, high, system.tolerance(of: index), Int32(index)))
      }
    }
    // Equalities first, which decide what is out of the basis, then all others; or one after another where a sum of their distances would
    // lose the smaller ones.
    let groups =
      system.isRefined
      ? demands.map { [$0] }
      : [demands.filter { $0.low == $0.high }, demands.filter { $0.low < $0.high }]
    for group in groups {
      for demand in group {
        simplex.setCost(demand.column, from: demand.low, to: demand.high, side: demand.side)
      }
      if simplex.minimize(group.map(\.column)) != .optimal { return nil }
      for (column, low, high, tolerance, side) in group {
        if Simplex.distance(simplex.columns[column].value, from: low, to: high) > tolerance {
          return false
        }
        // What it misses by is rounding.
        let value = simplex.columns[column].value
        if column < system.unknowns.count {
          let bounds = program.bounds[column]
          let (lower, upper) = (min(bounds.lower, value), max(bounds.upper, value))
          simplex.setBounds(column, lower, upper, sides: bounds.lowerSide, bounds.upperSide)
        } else {
          simplex.setBounds(column, min(low, value), max(high, value), sides: side, side)
        }
      }
      simplex.forgetCosts(of: group.map(\.column))
    }
    return true
  }

  mutating func setCost(of index: Int) {
    let (column, low, high) = program.targets[index]
    simplex.setCost(column, from: low, to: high, side: Int32(index))
  }

  private mutating func minimizeLevels() -> Bool {
    var first = 0
    while first < optional.count {
      var columns: [Int] = []
      let strength = system.conditions[optional[first]].strength
      while first < optional.count && system.conditions[optional[first]].strength == strength {
        columns.append(program.targets[optional[first]].column)
        setCost(of: optional[first])
        first += 1
      }
      if simplex.minimize(columns) != .optimal { return false }
      simplex.keepOptimum(of: columns)
    }
    return true
  }
}
