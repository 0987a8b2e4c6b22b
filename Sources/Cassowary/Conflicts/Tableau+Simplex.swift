extension Tableau {
  /// Where a candidate row meets the tableau.
  enum Admission {
    case admitted
    /// The row cannot reach 0: all that could raise it is at its end. This row is the proof.
    case contradiction(Row)
  }

  /// Makes `0 = row` hold, without making anything else fail but what was released.
  ///
  /// - Parameters:
  ///   - slack: a restricted symbol for an inequality `slack = row`, a dummy to mark an equality, or nil.
  ///   - tolerance: by how much the row may miss.
  mutating func admit(
    _ row: Row,
    slack: Symbol?,
    tolerance: Double = Tolerance.feasibility
  ) -> Admission {
    var row = row
    let isInequality = slack.map { kind(of: $0) == .restricted } ?? false

    if let symbol = subject(of: row, .unrestricted) {
      subtract(slack, from: &row)
      insert(solving: row, for: symbol)
      return .admitted
    }

    // Only restricted symbols from here on.
    if !isInequality && row.constant > 0 { row.multiply(by: -1) }
    if isInequality && row.constant >= 0 {
      if let slack { insert(slack, row) }
      return .admitted
    }

    let threshold = Number(tolerance) + Number.cancellation * row.constant.magnitude * 100
    var steps = 0
    while row.constant < -threshold {
      steps += 1
      guard let entering = released(in: row) ?? raising(row, bland: steps > patience) else {
        return .contradiction(row)
      }
      let isFalling = row.coefficient(of: entering) < 0
      let ownRatio = -row.constant / row.coefficient(of: entering).magnitude
      if let (leaving, ratio) = leavingRow(for: entering, isFalling: isFalling), ratio < ownRatio {
        pivot(row: leaving, entering: entering)
        substitute(entering, in: &row)
      } else {
        subtract(slack, from: &row)
        insert(solving: row, for: entering)
        return .admitted
      }
    }

    // What is left of the constant is rounding.
    row.constant = 0
    if isInequality, let slack {
      insert(slack, row)
    } else if let symbol = released(in: row) ?? subject(of: row, .restricted) {
      subtract(slack, from: &row)
      insert(solving: row, for: symbol)
    }
    return .admitted
  }

  /// Whether a symbol that is not basic may move by something without any inequality failing.
  func canMove(_ symbol: Symbol, by step: Number) -> Bool {
    column(of: symbol).allSatisfy { row in
      kind(of: basics[row]) != .restricted
        || max(0, rows[row].constant) + rows[row].coefficient(of: symbol) * step >= 0
    }
  }

  /// Brings a row to its least value, by primal simplex.
  ///
  /// The row stays current with the tableau. It may start at any feasible point.
  /// - Returns: whether there is a least value.
  mutating func minimize(_ objective: inout Row) -> Bool {
    var steps = 0
    while let entering = lowering(objective, bland: steps > patience) {
      steps += 1
      guard let (leaving, _) = leavingRow(for: entering) else { return false }
      pivot(row: leaving, entering: entering)
      substitute(entering, in: &objective)
    }
    return true
  }

  /// Keeps a row at the least value that it has reached.
  ///
  /// At the optimum `objective = c + Σ d·s` with all d ≥ 0, so it stays at `c` exactly where every `s` with d > 0 stays at 0.
  mutating func holdMinimum(of objective: Row) {
    for entry in objective.entries where entry.coefficient > Number.leastCoefficient {
      freeze(entry.symbol)
    }
  }

  /// A symbol of a kind to solve the row for: of those with a fair coefficient the one in the fewest rows.
  private func subject(of row: Row, _ kind: Symbol.Kind) -> Symbol? {
    var largest: Number = 0
    for entry in row.entries where self.kind(of: entry.symbol) == kind {
      largest = max(largest, entry.coefficient.magnitude)
    }
    if largest <= Number.leastCoefficient { return nil }
    var best: Symbol?
    for entry in row.entries
    where self.kind(of: entry.symbol) == kind
      && entry.coefficient.magnitude >= largest * 1e-2
    {
      if let chosen = best, crowd(of: chosen) <= crowd(of: entry.symbol) { continue }
      best = entry.symbol
    }
    return best
  }

  /// `row` becomes `row − slack`.
  private mutating func subtract(_ slack: Symbol?, from row: inout Row) {
    if let slack { insert(entryFor: slack, coefficient: -1, into: &row) }
  }

  /// A released symbol of a row: it may go either way, and is asked for by nothing.
  private func released(in row: Row) -> Symbol? {
    if !hasReleased { return nil }
    return row.entries.first {
      kind(of: $0.symbol) == .released && $0.coefficient.magnitude > Number.leastCoefficient
    }?.symbol
  }

  /// How many steps are taken by the steepest column before Bland's rule takes over, which cannot cycle.
  private var patience: Int { 20 + 2 * rows.count }

  private func raising(_ row: Row, bland: Bool) -> Symbol? {
    var best: Row.Entry?
    for entry in row.entries
    where entry.coefficient > Number.leastCoefficient && kind(of: entry.symbol) == .restricted {
      if bland { return entry.symbol }
      if let chosen = best, chosen.coefficient >= entry.coefficient { continue }
      best = entry
    }
    return best?.symbol
  }

  private func lowering(_ row: Row, bland: Bool) -> Symbol? {
    var best: Row.Entry?
    for entry in row.entries
    where entry.coefficient < -Number.leastCoefficient && kind(of: entry.symbol) == .restricted {
      if bland { return entry.symbol }
      if let chosen = best, chosen.coefficient <= entry.coefficient { continue }
      best = entry
    }
    return best?.symbol
  }

  /// The restricted row that reaches 0 first when `entering` grows, or falls, and how far it may go.
  private func leavingRow(
    for entering: Symbol,
    isFalling: Bool = false
  ) -> (row: Int, ratio: Number)? {
    var best: (row: Int, ratio: Number)?
    for row in column(of: entering) where kind(of: basics[row]) == .restricted {
      let coefficient = rows[row].coefficient(of: entering)
      let slope = isFalling ? -coefficient : coefficient
      if slope >= -Number.leastCoefficient { continue }
      let ratio = max(0, rows[row].constant) / -slope
      if let chosen = best {
        if ratio > chosen.ratio { continue }
        if ratio == chosen.ratio && basics[row] > basics[chosen.row] { continue }
      }
      best = (row, ratio)
    }
    return best
  }
}
