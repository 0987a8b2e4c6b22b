extension LexicographicSolve {
  mutating func minimizeSizes() -> Bool {
    for unknown in system.unknowns.indices where system.unknowns[unknown].domain == .nonNegative {
      if simplex.isFixed(unknown) { continue }
      if simplex.moveToEnd(unknown, .low) != .optimal { return false }
      if simplex.hasAlternatives(to: unknown) { solution.choices.note(size: unknown) }
      simplex.keepOptimum(of: [unknown])
    }
    return true
  }

  mutating func placePositions() -> Bool {
    if simplex.openCount == 0 { return true }
    if !simplex.expelFixedColumns() || !simplex.recompute() { return false }
    let rates = simplex.rates()
    let hasOneDirection = simplex.openCount == 1
    openAtLast = rates.indices.filter { rates[$0] != 0 }
    for unknown in openAtLast where system.unknowns[unknown].domain == .free {
      guard let isOpen = place(unknown) else { return false }
      if isOpen { solution.choices.note(position: unknown) }
    }
    if let position = solution.choices.position {
      solution.slopes = rates.map { rate in
        rate == 0 ? 0 : hasOneDirection ? rate / rates[position] : .nan
      }
    }
    return true
  }

  /// Puts a column where the contract's last rule wants it, and keeps it there.
  ///
  /// - Returns: whether it could have been anywhere else; nil if the simplex failed.
  private mutating func place(_ column: Int) -> Bool? {
    if simplex.isFixed(column) { return false }
    let low: Double
    switch simplex.moveToEnd(column, .low) {
    case .failed: return nil
    case .unbounded: low = -.infinity
    case .optimal:
      low = simplex.columns[column].value
      let isOpen = simplex.hasAlternatives(to: column)
      // Nothing above a low end at 0 or more is nearer to 0.
      if !isOpen || low >= 0 {
        simplex.keepOptimum(of: [column])
        return isOpen
      }
    }
    let end = simplex.moveToEnd(column, .high)
    if end == .failed { return nil }
    let high = end == .optimal ? simplex.columns[column].value : .infinity
    let target = Interval(low: low, high: high).openPosition
    simplex.setCost(column, from: target, to: target)
    if simplex.minimize([column]) != .optimal { return nil }
    simplex.keepOptimum(of: [column])
    return true
  }
}
