/// The restricted symbols of an optional condition: `residual = above − below`.
private struct Deviation {
  var strength: Strength
  /// Those that count as error.
  var errors: [Symbol]
}

extension Subsystem {
  /// Solves it by simplex, with as many digits as it takes.
  ///
  /// - Returns: whether its required conditions can hold.
  mutating func solve() -> Bool {
    if !needsManyDigits {
      let system = self
      // The simplex has no tableau to print.
      let isSolved = log == nil ? solveBySimplex() : solve(with: Double.self)
      if isSolved == false { return false }
      if isSolved == true && requirementsHold { return true }
      let spent = counters
      self = system
      counters = spent
      optimum = nil
    }
    return solve(with: DoubleDouble.self) && requirementsHold
  }

  /// Solves it by simplex, level after level, then ties, sizes and positions.
  ///
  /// - Parameter number: what to compute with.
  /// - Returns: whether its required conditions can hold.
  mutating func solve<Number: TableauNumber>(with number: Number.Type) -> Bool {
    var tableau = Tableau<Number>()
    tableau.checksEveryPivot = checksEveryPivot
    var names: [String] = []
    defer { counters.pivots += tableau.pivots }
    let symbols = unknowns.map {
      tableau.makeSymbol($0.domain == .free ? .unrestricted : .restricted).index
    }
    if log != nil { names = unknowns.indices.map(name) }

    // Equalities first: they take the unknowns that can be anything, and leave inequalities the others. The order of ranks
    // matters only where there is a contradiction.
    let required = conditions.indices.filter { conditions[$0].strength.isRequired }
    let ordered =
      required.filter { conditions[$0].relation == .equal }
      + required.filter { conditions[$0].relation != .equal }
    for index in ordered {
      counters.rows += 1
      let row = self.row(of: index, in: &tableau, symbols)
      var slack: Symbol?
      if conditions[index].relation != .equal {
        slack = tableau.makeSymbol(.restricted)
        if log != nil { names.append("slack\(conditions[index].slot)") }
      }
      let admission = tableau.admit(row, slack: slack, tolerance: tolerance(of: index))
      if case .contradiction = admission { return false }
    }

    var deviations: [Deviation] = []
    for index in conditions.indices.filter({ !conditions[$0].strength.isRequired })
      .sorted(by: servedBefore)
    {
      counters.rows += 1
      deviations.append(enter(index, in: &tableau, symbols))
      if log != nil {
        let slot = conditions[index].slot
        names += ["above\(slot)", "below\(slot)"]
      }
    }

    minimizeLevels(deviations, in: &tableau)
    for deviation in deviations where minimize(deviation.errors, in: &tableau) {
      isDecidedByLevels = false
    }
    for unknown in unknowns.indices where unknowns[unknown].domain == .nonNegative {
      if minimize([Symbol(index: symbols[unknown])], in: &tableau) {
        choices.note(size: unknown)
      }
    }
    let open = unknowns.indices.filter {
      !expressed(Symbol(index: symbols[$0]), times: 1, in: &tableau).entries.isEmpty
    }
    openAtLast = open
    for unknown in open where unknowns[unknown].domain == .free {
      if settlePosition(Symbol(index: symbols[unknown]), in: &tableau) {
        choices.note(position: unknown)
      }
    }

    if checksEveryPivot { tableau.checkInvariants() }
    if choices.size != nil || choices.position != nil { isDecidedByLevels = false }
    for unknown in unknowns.indices {
      let value = tableau.value(of: Symbol(index: symbols[unknown])).approximation
      unknowns[unknown].value =
        unknowns[unknown].domain == .nonNegative ? max(0, value) : value
    }
    if log != nil { log = tableau.description { names[Int($0.index)] } }
    return true
  }

  /// The residual `left − right` of a condition, an inequality turned so that >= 0 is wanted.
  ///
  /// - Parameter constant: what the residual is where all symbols are 0; nil if they stand for the unknowns themselves.
  func row<Number>(
    of index: Int,
    in tableau: inout Tableau<Number>,
    _ symbols: [Int32],
    constant: Number? = nil
  ) -> Row<Number> {
    let condition = conditions[index]
    var scale: Number = condition.relation == .lessThanOrEqual ? -1 : 1
    // Required rows are brought to one scale. The error of an optional one is measured as it was written.
    if condition.strength.isRequired { scale = scale / Number(largestCoefficient(of: index)) }
    let entries = terms[condition.terms].map {
      Row<Number>.Entry(
        symbol: Symbol(index: symbols[$0.unknown]),
        coefficient: scale * Number($0.coefficient)
      )
    }
    let residual = constant ?? -Number(condition.constant)
    return tableau.expressed(constant: scale * residual, terms: entries)
  }

  /// Enters an optional condition as `residual = above − below`, which always can hold.
  private func enter<Number>(
    _ index: Int,
    in tableau: inout Tableau<Number>,
    _ symbols: [Int32]
  ) -> Deviation {
    var row = self.row(of: index, in: &tableau, symbols)
    let above = tableau.makeSymbol(.restricted)
    let below = tableau.makeSymbol(.restricted)
    let errors = conditions[index].relation == .equal ? [above, below] : [below]

    let isHung = row.entries.contains { tableau.kind(of: $0.symbol) == .unrestricted }
    if isHung {
      // 0 = residual − above + below, solved for an unrestricted symbol: no error at all, for now.
      tableau.add(.init(entries: [.init(symbol: below, coefficient: 1)]), times: 1, to: &row)
      _ = tableau.admit(row, slack: above)
    } else if row.constant >= 0 {
      tableau.add(.init(entries: [.init(symbol: below, coefficient: 1)]), times: 1, to: &row)
      tableau.insert(above, row)
    } else {
      row.multiply(by: -1)
      tableau.add(.init(entries: [.init(symbol: above, coefficient: 1)]), times: 1, to: &row)
      tableau.insert(below, row)
    }
    return Deviation(strength: conditions[index].strength, errors: errors)
  }

  private func minimizeLevels<Number>(_ deviations: [Deviation], in tableau: inout Tableau<Number>)
  {
    var first = 0
    while first < deviations.count {
      var end = first
      var errors: [Symbol] = []
      while end < deviations.count && deviations[end].strength == deviations[first].strength {
        errors += deviations[end].errors
        end += 1
      }
      minimize(errors, in: &tableau)
      first = end
    }
  }

  /// Makes the sum of symbols that cannot fall for ever as small as possible, and keeps it so.
  ///
  /// - Returns: whether it could have been larger.
  @discardableResult
  private func minimize<Number>(
    _ symbols: [Symbol],
    times factor: Number = 1,
    in tableau: inout Tableau<Number>
  ) -> Bool {
    var objective = tableau.expressed(
      constant: 0,
      terms: symbols.map { .init(symbol: $0, coefficient: factor) }
    )
    if objective.entries.isEmpty { return false }
    // It has a least value, being of numbers of 0 and above. Where rounding hides it, what is reached has to do.
    _ = tableau.minimize(&objective)
    tableau.holdMinimum(of: objective)
    return true
  }

  /// Puts an unrestricted symbol where the contract's last rule wants it, and keeps it there.
  ///
  /// - Returns: whether it could have been anywhere else.
  private func settlePosition<Number>(_ symbol: Symbol, in tableau: inout Tableau<Number>) -> Bool {
    guard let index = tableau.row(of: symbol) else {
      // Nothing hangs on it but other positions; it is 0.
      tableau.freeze(symbol)
      return true
    }
    var row = expressed(symbol, times: 1, in: &tableau)
    if row.entries.isEmpty { return false }
    if let free = row.entries.first(where: { tableau.kind(of: $0.symbol) == .unrestricted }) {
      // No end on either side: 0 it is, and the other position moves.
      tableau.pivot(row: index, entering: free.symbol)
      tableau.freeze(symbol)
      return true
    }

    var low: Double?
    if tableau.minimize(&row) { low = row.constant.approximation }
    var mirrored = expressed(symbol, times: -1, in: &tableau)
    var high: Double?
    if tableau.minimize(&mirrored) { high = -mirrored.constant.approximation }

    switch (low, high) {
    case (nil, nil):
      let row = expressed(symbol, times: 1, in: &tableau)
      _ = tableau.admit(row, slack: nil)
    case (nil, .some):
      tableau.holdMinimum(of: mirrored)
    case (.some(let low), let high):
      // Ends that are equally near but for rounding are a tie.
      let margin = Tolerance.feasibility * max(1, low.magnitude)
      if let high, high.magnitude < low.magnitude - margin {
        tableau.holdMinimum(of: mirrored)
      } else {
        var row = expressed(symbol, times: 1, in: &tableau)
        _ = tableau.minimize(&row)
        tableau.holdMinimum(of: row)
      }
    }
    return true
  }

  private func expressed<Number>(
    _ symbol: Symbol,
    times factor: Number,
    in tableau: inout Tableau<Number>
  ) -> Row<Number> {
    tableau.expressed(constant: 0, terms: [.init(symbol: symbol, coefficient: factor)])
  }
}
