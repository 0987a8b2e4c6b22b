extension Subsystem {
  /// Solves it: afresh if the optimum for other constants leads to nothing that is exact enough, and with refined solutions if its
  /// coefficients are far apart, or if nothing else is exact enough.
  ///
  /// - Returns: whether its required conditions can hold.
  mutating func solve() -> Bool {
    if let units { return solveRefined(in: units) }
    let original = self
    if let isSolved = solveExactly() { return isSolved }
    if original.optimum != nil {
      startAgain(from: original)
      if let isSolved = solveExactly() { return isSolved }
    }
    startAgain(from: original)
    return solveRefined(in: [Double](repeating: 1, count: unknowns.count))
  }

  /// - Returns: whether its required conditions can hold; nil if the simplex failed, or its values do not meet them.
  private mutating func solveExactly() -> Bool? {
    let isSolved = solveBySimplex()
    return isSolved == true && !requirementsHold ? nil : isSolved
  }

  private mutating func startAgain(from original: Subsystem) {
    let spent = counters
    self = original
    counters = spent
    optimum = nil
  }

  /// Solves it with refined solutions, in units of the unknowns, whose basis says nothing in those of before.
  mutating func solveRefined(in units: [Double]) -> Bool {
    let original = terms
    scale(by: units)
    let isSolved = solveBySimplex()
    terms = original
    isRefined = false
    for unknown in unknowns.indices { unknowns[unknown].value *= units[unknown] }
    optimum = nil
    return isSolved == true && requirementsHold
  }

  /// Solves it in doubles: feasibility, then level after level, ties, sizes and positions, each from the basis of the one before.
  ///
  /// - Returns: whether its required conditions can hold; nil if doubles are not exact enough.
  mutating func solveBySimplex() -> Bool? {
    // In rows, a requirement of one unknown is admitted in its turn.
    guard let program = isRefined ? LinearProgram(rowsOf: self) : LinearProgram(self) else {
      return false
    }
    let optional = conditions.indices.filter { !conditions[$0].strength.isRequired }
      .sorted(by: servedBefore)
    var simplex = takeStart(program) ?? start(program, optional)
    defer {
      counters.pivots += simplex.iterations
      counters.rows += program.rows.count
    }
    let isFeasible = require(program, in: &simplex)
    if isFeasible != true { return isFeasible }

    if !minimizeLevels(optional, program, in: &simplex) || !simplex.expelFixedColumns() {
      return nil
    }
    if simplex.openCount > 0 {
      isDecidedByLevels = false
      if !minimizeTies(optional, program, in: &simplex) || !minimizeSizes(in: &simplex) {
        return nil
      }
      if !settlePositions(in: &simplex) { return nil }
    }
    if !simplex.recompute() { return nil }
    for unknown in unknowns.indices {
      let value = simplex.value[unknown]
      unknowns[unknown].value = unknowns[unknown].domain == .nonNegative ? max(0, value) : value
    }
    if keepsOptimum {
      optimum = Optimum(
        simplex: simplex,
        isReusable: openAtLast.isEmpty,
        divisors: program.divisors,
        isSize: unknowns.map { $0.domain == .nonNegative },
        choices: choices,
        isDecidedByLevels: isDecidedByLevels
      )
    }
    return true
  }

  /// A simplex at a basis for as many equalities as can hold at once, and else where the conditions about one unknown alone cost least.
  private func start(_ program: LinearProgram, _ optional: [Int]) -> Simplex {
    let nearZero = Simplex(bounds: program.bounds, rows: program.rows, isRefined: isRefined)
    if isRefined || program.rows.count == 0 { return nearZero }
    let best = program.pointWithoutRows(optional)
    let crash = CrashBasis(
      rows: nearZero.rows,
      columns: nearZero.columns,
      rowRanks: program.rowRanks(optional),
      unknownRanks: best.map(\.rank)
    )
    var point = best.indices.map { (column: $0, value: best[$0].value, side: best[$0].side) }
    for (index, target) in program.targets.enumerated() where target.column >= unknowns.count {
      point.append((column: target.column, value: target.low, side: Int32(index)))
    }
    var simplex = nearZero
    simplex.hasPreference = best.map { $0.rank < CrashBasis.last }
    return simplex.enter(crash, at: point) ? simplex : nearZero
  }

  /// The simplex that solved it with other constants, at its last basis.
  private mutating func takeStart(_ program: LinearProgram) -> Simplex? {
    guard var simplex = optimum?.simplex else { return nil }
    optimum = nil
    let sides = LinearProgram.sides(conditions.map(\.constant), program.divisors)
    simplex.restart(bounds: program.bounds, sides: sides)
    return simplex
  }

  /// - Returns: whether the required conditions can hold; nil if the simplex failed.
  private func require(_ program: LinearProgram, in simplex: inout Simplex) -> Bool? {
    var demands: [(column: Int, low: Double, high: Double, tolerance: Double, side: Int32)] = []
    for unknown in unknowns.indices {
      simplex.note(unknown, lower: unknowns[unknown].domain.lowerBound, Simplex.noSide)
      guard let range = simplex.relax(unknown) else { continue }
      let tolerance = leniency * Tolerance.feasibility
      demands.append((unknown, range.low, range.high, tolerance, range.side))
    }
    for index in conditions.indices where conditions[index].strength.isRequired {
      let (column, low, high) = program.targets[index]
      if column < unknowns.count {
        simplex.note(column, lower: low, Int32(index))
        simplex.note(column, upper: high, Int32(index))
      } else {
        demands.append((column, low, high, tolerance(of: index), Int32(index)))
      }
    }
    // Equalities first, which decide what is out of the basis, then all others; or one after another where a sum of their distances would
    // lose the smaller ones.
    let groups =
      isRefined
      ? demands.map { [$0] }
      : [demands.filter { $0.low == $0.high }, demands.filter { $0.low < $0.high }]
    for group in groups {
      for demand in group {
        simplex.setCost(demand.column, from: demand.low, to: demand.high, side: demand.side)
      }
      if simplex.minimize(group.map(\.column)) != .optimal { return nil }
      for (column, low, high, tolerance, side) in group {
        if simplex.distance(column, from: low, to: high) > tolerance { return false }
        // What it misses by is rounding.
        let value = simplex.value[column]
        if column < unknowns.count {
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
      // The first column belongs to the condition that is served last, as a rule: what it takes over does not move again.
      if simplex.minimize([column], entersFirst: true) != .optimal { return false }
      simplex.keepOptimum(of: [column])
    }
    return true
  }

  private mutating func minimizeSizes(in simplex: inout Simplex) -> Bool {
    for unknown in unknowns.indices where unknowns[unknown].domain == .nonNegative {
      if simplex.isFixed(unknown) { continue }
      if simplex.moveToEnd(unknown, .low) != .optimal { return false }
      if simplex.hasAlternatives(to: unknown) { choices.note(size: unknown) }
      simplex.keepOptimum(of: [unknown])
    }
    return true
  }

  private mutating func settlePositions(in simplex: inout Simplex) -> Bool {
    if simplex.openCount == 0 { return true }
    if !simplex.expelFixedColumns() { return false }
    let isOpen = simplex.openColumns()
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
    if simplex.isFixed(column) { return false }
    let low: Double
    switch simplex.moveToEnd(column, .low) {
    case .failed: return nil
    case .unbounded: low = -.infinity
    case .optimal:
      low = simplex.value[column]
      let isOpen = simplex.hasAlternatives(to: column)
      // Nothing above a low end at 0 or more is nearer to 0.
      if !isOpen || low >= 0 {
        simplex.keepOptimum(of: [column])
        return isOpen
      }
    }
    let end = simplex.moveToEnd(column, .high)
    if end == .failed { return nil }
    let high = end == .optimal ? simplex.value[column] : .infinity
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
