extension Subsystem {
  /// Solves it in doubles: feasibility, then level after level, ties, sizes and positions, each from the basis of the one before.
  ///
  /// - Returns: whether its required conditions can hold; nil if doubles are not exact enough.
  mutating func solveBySimplex() -> Bool? {
    guard let program = LinearProgram(self) else { return false }
    var simplex = takeStart(program) ?? Simplex(bounds: program.bounds, rows: program.rows)
    defer {
      counters.pivots += simplex.iterations
      counters.rows += program.rows.count
    }
    let isFeasible = require(program, in: &simplex)
    if isFeasible != true { return isFeasible }

    let optional = conditions.indices.filter { !conditions[$0].strength.isRequired }
      .sorted(by: servedBefore)
    if !minimizeLevels(optional, program, in: &simplex) { return nil }
    if simplex.openCount > 0 {
      isDecidedByLevels = false
      if !minimizeTies(optional, program, in: &simplex) || !minimizeSizes(in: &simplex) {
        return nil
      }
      if !settlePositions(in: &simplex) { return nil }
    }
    if !simplex.factorize() { return nil }
    for unknown in unknowns.indices {
      let value = simplex.value[unknown]
      unknowns[unknown].value = unknowns[unknown].domain == .nonNegative ? max(0, value) : value
    }
    if keepsOptimum {
      optimum = Optimum(
        simplex: simplex,
        isReusable: openAtLast.isEmpty && choices.position == nil,
        divisors: program.divisors,
        isSize: unknowns.map { $0.domain == .nonNegative },
        choices: choices,
        isDecidedByLevels: isDecidedByLevels
      )
    }
    return true
  }

  /// The simplex that solved it with other constants, at its last basis.
  private mutating func takeStart(_ program: LinearProgram) -> Simplex? {
    guard var simplex = optimum?.simplex else { return nil }
    optimum = nil
    simplex.restart(program)
    return simplex
  }

  /// - Returns: whether the required conditions can hold; nil if the simplex failed.
  private func require(_ program: LinearProgram, in simplex: inout Simplex) -> Bool? {
    var columns: [Int] = []
    var required: [Int] = []
    for index in conditions.indices where conditions[index].strength.isRequired {
      let (column, low, high) = program.targets[index]
      if column < unknowns.count {
        simplex.note(column, lower: low, Int32(index))
        simplex.note(column, upper: high, Int32(index))
      } else {
        columns.append(column)
        required.append(index)
        setCost(of: index, program, in: &simplex)
      }
    }
    var relaxed: [(unknown: Int, low: Double, high: Double)] = []
    for unknown in unknowns.indices {
      simplex.note(unknown, lower: unknowns[unknown].domain.lower, Simplex.noSide)
      guard let range = simplex.relax(unknown) else { continue }
      relaxed.append((unknown, range.low, range.high))
      columns.append(unknown)
    }
    if simplex.minimize(columns) != .optimal { return nil }
    for (unknown, low, high) in relaxed {
      let tolerance = leniency * Tolerance.feasibility
      if simplex.distance(unknown, from: low, to: high) > tolerance { return false }
      let bounds = program.bounds[unknown]
      let value = simplex.value[unknown]
      simplex.setBounds(
        unknown,
        min(bounds.lower, value),
        max(bounds.upper, value),
        sides: bounds.lowerSide,
        bounds.upperSide
      )
    }
    for index in required {
      let (column, low, high) = program.targets[index]
      if simplex.distance(column, from: low, to: high) > tolerance(of: index) { return false }
      // What it misses by is rounding.
      let (value, side) = (simplex.value[column], Int32(index))
      simplex.setBounds(column, min(low, value), max(high, value), sides: side, side)
    }
    simplex.forgetCosts(of: columns)
    return true
  }

  private func setCost(of index: Int, _ program: LinearProgram, in simplex: inout Simplex) {
    let (column, low, high) = program.targets[index]
    simplex.setCost(column, from: low, to: high, side: Int32(index))
  }

  private func minimizeLevels(
    _ optional: [Int],
    _ program: LinearProgram,
    in simplex: inout Simplex
  ) -> Bool {
    var first = 0
    while first < optional.count {
      var columns: [Int] = []
      let strength = conditions[optional[first]].strength
      while first < optional.count && conditions[optional[first]].strength == strength {
        columns.append(program.targets[optional[first]].column)
        setCost(of: optional[first], program, in: &simplex)
        first += 1
      }
      if simplex.minimize(columns) != .optimal { return false }
      simplex.keepOptimum(of: columns)
    }
    return true
  }

  private func minimizeTies(
    _ optional: [Int],
    _ program: LinearProgram,
    in simplex: inout Simplex
  ) -> Bool {
    for index in optional {
      let column = program.targets[index].column
      if simplex.isFixed(column) { continue }
      setCost(of: index, program, in: &simplex)
      if simplex.minimize([column]) != .optimal { return false }
      simplex.keepOptimum(of: [column])
    }
    return true
  }

  private mutating func minimizeSizes(in simplex: inout Simplex) -> Bool {
    for unknown in unknowns.indices where unknowns[unknown].domain == .nonNegative {
      if simplex.isFixed(unknown) || !simplex.isOpen(unknown) { continue }
      choices.note(size: unknown)
      simplex.setCost(unknown, from: -.infinity, to: -.infinity)
      if simplex.minimize([unknown]) != .optimal { return false }
      simplex.keepOptimum(of: [unknown])
    }
    return true
  }

  private mutating func settlePositions(in simplex: inout Simplex) -> Bool {
    if simplex.openCount == 0 { return true }
    let isOpen = simplex.findOpen()
    openAtLast = unknowns.indices.filter { isOpen[$0] }
    for unknown in openAtLast where unknowns[unknown].domain == .free {
      guard let isOpen = settle(unknown, in: &simplex) else { return false }
      if isOpen { choices.note(position: unknown) }
    }
    return true
  }

  /// Puts a column where the contract's last rule wants it, and keeps it there.
  ///
  /// - Returns: whether it could have been anywhere else; nil if the simplex failed.
  private func settle(_ column: Int, in simplex: inout Simplex) -> Bool? {
    if simplex.isFixed(column) || !simplex.isOpen(column) { return false }
    let low = simplex.end(of: column, .low)
    let high = simplex.end(of: column, .high)
    guard let low, let high else { return nil }
    let target: Double
    switch (low.isFinite, high.isFinite) {
    case (false, false): target = 0
    case (true, false): target = low
    case (false, true): target = high
    case (true, true):
      // Ends that are equally near but for rounding are a tie.
      let margin = Tolerance.feasibility * max(1, low.magnitude)
      target = high.magnitude < low.magnitude - margin ? high : low
    }
    simplex.setCost(column, from: target, to: target)
    if simplex.minimize([column]) != .optimal { return nil }
    simplex.keepOptimum(of: [column])
    return true
  }
}

/// A system with its conditions as bounds: on unknowns, where a condition is about one alone, and else on the activities of rows.
struct LinearProgram {
  /// The bounds of an unknown, each with the number of the condition whose right side it is.
  struct Bounds {
    var lower = -Double.infinity
    var lowerSide = Simplex.noSide
    var upper = Double.infinity
    var upperSide = Simplex.noSide
  }

  private(set) var bounds: [Bounds] = []
  private(set) var rows: [[Simplex.Term]] = []
  /// For each condition the column that it is about, and the range that it asks for.
  private(set) var targets: [(column: Int, low: Double, high: Double)] = []
  /// What each condition's constant is divided by, and the right side that this gives.
  private(set) var divisors: [Double] = []
  private(set) var sides: [Double] = []

  /// - Returns: nil if the requirements of one unknown contradict each other.
  init?(_ system: Subsystem) {
    bounds = system.unknowns.map { Bounds(lower: $0.domain.lower) }
    targets.reserveCapacity(system.conditions.count)
    // The levels at which conditions are about one unknown alone.
    var levels = [[Strength]](repeating: [], count: bounds.count)
    for (index, condition) in system.conditions.enumerated() {
      let terms = system.terms[condition.terms]
      if terms.count == 1, let term = terms.first, term.coefficient != 0 {
        let isRequired = condition.strength.isRequired
        if isRequired
          || (term.coefficient.magnitude == 1 && !levels[term.unknown].contains(condition.strength))
        {
          let relation = term.coefficient < 0 ? condition.relation.mirrored : condition.relation
          let (low, high) = Self.range(relation, condition.constant / term.coefficient)
          targets.append((term.unknown, low, high))
          divisors.append(term.coefficient)
          sides.append(condition.constant / term.coefficient)
          if !isRequired {
            levels[term.unknown].append(condition.strength)
          } else if !narrow(term.unknown, low, high, index, system.tolerance(of: index)) {
            return nil
          }
          continue
        }
      }
      // Required rows are brought to one scale. The error of an optional one is measured as it was written.
      let divisor = condition.strength.isRequired ? system.largestCoefficient(of: index) : 1
      let (low, high) = Self.range(condition.relation, condition.constant / divisor)
      targets.append((bounds.count + rows.count, low, high))
      divisors.append(divisor)
      sides.append(condition.constant / divisor)
      rows.append(
        terms.map { .init(column: Int32($0.unknown), coefficient: $0.coefficient / divisor) }
      )
    }
  }

  private static func range(_ relation: Relation, _ side: Double) -> (low: Double, high: Double) {
    switch relation {
    case .equal: (side, side)
    case .lessThanOrEqual: (-.infinity, side)
    case .greaterThanOrEqual: (side, .infinity)
    }
  }

  /// - Returns: whether that leaves the unknown a value.
  private mutating func narrow(
    _ unknown: Int,
    _ low: Double,
    _ high: Double,
    _ side: Int,
    _ tolerance: Double
  ) -> Bool {
    if low >= bounds[unknown].lower && low > -.infinity {
      (bounds[unknown].lower, bounds[unknown].lowerSide) = (low, Int32(side))
    }
    if high <= bounds[unknown].upper && high < .infinity {
      (bounds[unknown].upper, bounds[unknown].upperSide) = (high, Int32(side))
    }
    if bounds[unknown].lower - bounds[unknown].upper > tolerance { return false }
    // What they contradict each other by is rounding.
    bounds[unknown].lower = min(bounds[unknown].lower, bounds[unknown].upper)
    return true
  }
}

/// A simplex at the optimum of all levels, ties and sizes.
struct Optimum {
  private(set) var simplex: Simplex
  /// Whether no position was chosen, which is no optimum.
  private let isReusable: Bool
  private let divisors: [Double]
  private let isSize: [Bool]
  let choices: Subsystem.Choices
  let isDecidedByLevels: Bool

  init(
    simplex: Simplex,
    isReusable: Bool,
    divisors: [Double],
    isSize: [Bool],
    choices: Subsystem.Choices,
    isDecidedByLevels: Bool
  ) {
    self.simplex = simplex
    self.isReusable = isReusable
    self.divisors = divisors
    self.isSize = isSize
    self.choices = choices
    self.isDecidedByLevels = isDecidedByLevels
  }

  /// The unknowns' values for other constants, if the basis is optimal for those, too.
  mutating func values(_ constants: [Double]) -> [Double]? {
    if !isReusable { return nil }
    if !simplex.move(toSides: zip(divisors, constants).map { $1 / $0 }) { return nil }
    return isSize.indices.map { isSize[$0] ? max(0, simplex.value[$0]) : simplex.value[$0] }
  }
}

extension Domain {
  fileprivate var lower: Double { self == .free ? -.infinity : 0 }
}
