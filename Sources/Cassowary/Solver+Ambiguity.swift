/// What else the answer could have been.
extension Solver {
  /// Whether the variable could have another value at the same cost: with the same required constraints holding, and no larger
  /// sum of errors at any level. What only the rules for ties and open values decide is ambiguous.
  ///
  /// - Complexity: solves a copy up to three times, around the variable.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    let here = solved()
    let value = here[variable]
    if here.isConstrained(variable), here.isRequired(variable) { return false }
    let step = max(1, value.magnitude * 1e-3)
    return [value + step, value - step].contains { goal in
      let moved = here.pushed([(variable, goal)])
      return (moved[variable] - value).magnitude > 1e-6 * step
    }
  }

  /// The answer if wishes below all levels were made, each below those before it: that variables come near to goals.
  ///
  /// Ties and open values give way to them, errors do not grow. A goal beyond the largest constant counts as that constant.
  public func pushed(_ goals: [(variable: Variable, goal: Double)]) -> Solver {
    var copy = solved()
    for (index, (variable, goal)) in goals.enumerated() {
      let level = Double.leastNonzeroMagnitude * Double(goals.count - index)
      do throws(UnusableNumber) {
        try copy.add(
          Constraint(LinearExpression(variable), .equal, max(-1e12, min(goal, 1e12))),
          strength: .level(level)
        )
      } catch {
        preconditionFailure("\(error)")
      }
    }
    _ = copy.solve()
    return copy
  }

  /// This solver with its values up to date.
  private func solved() -> Solver {
    var copy = self
    _ = copy.solve()
    return copy
  }

  /// Whether required equalities decide the variable, whatever else there is.
  private func isRequired(_ variable: Variable) -> Bool {
    let record = variables[variable.index]
    return (record.role == .known || record.role == .block) && record.firmness == .infinity
  }
}
