/// The values that a variable could have at the same cost.
public struct Ambiguity: Equatable, Sendable {
  /// The least value; minus infinity if there is none.
  public let lower: Double
  /// The largest value; infinity if there is none.
  public let upper: Double
  /// Optional constraints that compete: elsewhere in the interval the errors of some are smaller and those of others larger. Empty if
  /// none asks for a value of the variable; the rules for open values chose it then.
  public let competing: [Constraint.ID]

  /// Creates an ambiguity from its interval and the competing constraints.
  public init(lower: Double, upper: Double, competing: [Constraint.ID]) {
    (self.lower, self.upper, self.competing) = (lower, upper, competing)
  }
}

/// What else the answer could have been.
extension Solver {
  /// A value beyond it counts as unbounded: points of layouts are far below.
  private static let farAway = 1e9

  /// Between which values the variable could be at the same cost; nil if it is not ambiguous.
  ///
  /// - Complexity: linear in what the variable is computed from, and about seven solves of a copy around it if it may be ambiguous.
  public func ambiguity(of variable: Variable) -> Ambiguity? {
    ambiguities(of: [variable])[0]
  }

  /// For each variable between which values it could be at the same cost; nil for one that is not ambiguous.
  ///
  /// - Complexity: linear in what the variables are computed from, and about seven solves of a copy for each that may be ambiguous.
  public func ambiguities(of variables: [Variable]) -> [Ambiguity?] {
    let here = solved()
    var decided = DecidedVariables(of: here)
    return variables.map { variable in
      decided.contains(variable) || !here.canMove(variable) ? nil : here.range(of: variable)
    }
  }

  /// Between which values a variable can move.
  private func range(of variable: Variable) -> Ambiguity {
    var competing = Set<Int>()
    var ends: [Double] = []
    for goal in [-Self.farAway, Self.farAway] {
      var moved = pushed([(variable, goal)])
      let isEndless = (moved[variable] - goal).magnitude < 1
      ends.append(isEndless ? goal.sign == .minus ? -.infinity : .infinity : moved[variable])
      if isEndless { moved = pushed([(variable, self[variable] + (goal < 0 ? -1 : 1))]) }
      competing.formUnion(optionalConstraintsWithOtherErrors(in: moved))
    }
    return Ambiguity(
      lower: ends[0],
      upper: ends[1],
      competing: competing.sorted().map(identity(ofConstraint:))
    )
  }

  private func optionalConstraintsWithOtherErrors(in other: Solver) -> [Int] {
    constraints.indices.filter { slot in
      if constraints[slot].role == .unused || constraintIdentities[slot].strength.isRequired {
        return false
      }
      let id = identity(ofConstraint: slot)
      let (error, moved) = (error(of: id), other.error(of: id))
      return (error - moved).magnitude > 1e-6 * max(1, error)
    }
  }

  /// Whether the variable could have another value at the same cost: with the same required constraints holding, and no larger
  /// sum of errors at any level. What only the rules for ties and open values decide is ambiguous.
  ///
  /// - Complexity: linear in what the variable is computed from, and up to two solves of a copy around it.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    let here = solved()
    var decided = DecidedVariables(of: here)
    return !decided.contains(variable) && here.canMove(variable)
  }

  /// Whether a push moves the variable, up or down.
  func canMove(_ variable: Variable) -> Bool {
    let value = self[variable]
    let step = max(1, value.magnitude * 1e-3)
    return [value + step, value - step].contains { goal in
      let moved = pushed([(variable, goal)])
      return (moved[variable] - value).magnitude > 1e-6 * step
    }
  }

  /// The answer if optional constraints below all levels were added, each below those before it: that variables come near to goals.
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
}
