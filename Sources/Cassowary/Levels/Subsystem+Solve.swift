extension Subsystem {
  /// Solves it, afresh if an optimum for other constants leads to nothing that is exact enough, and with refined solutions if its
  /// coefficients are far apart, or if nothing else is exact enough.
  ///
  /// - Parameters:
  ///   - last: the optimum for other constants, to start from.
  ///   - counters: what it costs is added to them.
  /// - Returns: the best values, and an optimum to start from for other constants if there is one; nil if the required conditions
  ///   cannot hold.
  func solve(
    from last: consuming WarmStart? = nil,
    _ counters: inout Counters
  ) -> (solution: Solution, warmStart: WarmStart?)? {
    if let units { return solveRefined(in: units, &counters).map { ($0, nil) } }
    let isFresh = last == nil
    var outcome = solveExactly(from: last, &counters)
    if case .failed = outcome, !isFresh { outcome = solveExactly(from: nil, &counters) }
    switch outcome {
    case .solved(let warmStart): return (warmStart.solution, warmStart)
    case .impossible: return nil
    case .failed:
      let units = [Double](repeating: 1, count: unknowns.count)
      return solveRefined(in: units, &counters).map { ($0, nil) }
    }
  }

  /// Solves it in doubles; values that miss a requirement count as none.
  private func solveExactly(
    from last: consuming WarmStart?,
    _ counters: inout Counters
  ) -> LexicographicSolve.Outcome {
    let outcome = solveBySimplex(from: last, &counters)
    if case .solved(let warmStart) = outcome, !requirementsHold(at: warmStart.solution.values) {
      return .failed
    }
    return outcome
  }

  /// Solves it with refined solutions, in units of the unknowns, whose basis says nothing in those of before.
  func solveRefined(in units: [Double], _ counters: inout Counters) -> Solution? {
    var scaled = self
    scaled.scale(by: units)
    guard case .solved(let warmStart) = scaled.solveBySimplex(&counters) else { return nil }
    var solution = warmStart.solution
    for unknown in unknowns.indices { solution.values[unknown] *= units[unknown] }
    return requirementsHold(at: solution.values) ? solution : nil
  }

  func solveBySimplex(
    from last: consuming WarmStart? = nil,
    _ counters: inout Counters
  ) -> LexicographicSolve.Outcome {
    guard let solve = LexicographicSolve(self, from: last) else { return .impossible }
    return solve.run(&counters)
  }
}
