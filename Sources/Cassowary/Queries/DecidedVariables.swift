/// The variables whose values the levels decide: no other value costs as little. Found from the plan of the last solve, mostly without
/// another.
///
/// A variable is among them if neither ties nor the rules for open values affect it, nor what it is computed from. The others
/// need not be ambiguous: an unknown of a subproblem counts as undecided if any of the subproblem is.
struct DecidedVariables {
  private enum State {
    case unseen
    case entered
    case decided
    case uncertain
  }

  private var solver: Solver
  private var states: [State]

  /// - Precondition: the solver's values are up to date.
  init(of solver: Solver) {
    self.solver = solver
    states = [State](repeating: .unseen, count: solver.variables.count)
  }

  /// - Complexity: linear in what the variable is computed from and was not asked before, and a solve of each of its subproblems that was
  ///   undecided with the constants for which it was solved last.
  mutating func contains(_ variable: Variable) -> Bool {
    // In an array instead of on the call stack: chains of constraints are as long as lists.
    var stack = [variable.index]
    while let slot = stack.last {
      switch states[slot] {
      case .unseen:
        if isDecidedByItsInputs(slot) {
          mark(slot, .entered)
          stack += inputs(of: slot).filter { states[$0] == .unseen }
        } else {
          mark(slot, .uncertain)
        }
      case .entered:
        mark(slot, inputs(of: slot).allSatisfy { states[$0] == .decided } ? .decided : .uncertain)
      case .decided, .uncertain:
        stack.removeLast()
      }
    }
    return states[variable.index] == .decided
  }

  /// The unknowns of a subproblem are decided together.
  private mutating func mark(_ variable: Int, _ state: State) {
    let record = solver.variables[variable]
    if record.role == .subproblem || record.role == .block {
      for unknown in solver.plan.subproblems[Int(record.source)].unknowns {
        states[Int(unknown)] = state
      }
    } else {
      states[variable] = state
    }
  }

  /// Whether a variable has one value only for given values of what it is computed from.
  private mutating func isDecidedByItsInputs(_ variable: Int) -> Bool {
    let record = solver.variables[variable]
    switch record.role {
    case .fixed, .block, .substituted: return true
    case .interval: return record.isDecided
    case .subproblem: return record.isDecided || isDecided(subproblem: Int(record.source))
    case .unused, .idle, .fresh: return false
    }
  }

  /// What was open when the basis was found may be decided with the constants of now.
  private mutating func isDecided(subproblem: Int) -> Bool {
    solver.withRecords { records in
      var evaluation = Evaluation(records)
      return evaluation.isDecidedByLevels(subproblem: subproblem)
    }
  }

  /// What a variable is computed from.
  private mutating func inputs(of variable: Int) -> [Int] {
    let record = solver.variables[variable]
    switch record.role {
    case .fixed, .substituted: return mentioned(in: [record.source]) { $0 != variable }
    case .block, .subproblem:
      let subproblem = Int(record.source)
      return mentioned(in: solver.plan.subproblems[subproblem].members) {
        !solver.variables[$0].isUnknown(of: subproblem)
      }
    case .interval:
      return mentioned(in: solver.withRecords { $0.membersOfInterval(variable) }) { $0 != variable }
    case .unused, .idle, .fresh: return []
    }
  }

  private func mentioned(in constraints: [Int32], where isWanted: (Int) -> Bool) -> [Int] {
    constraints.flatMap { constraint in
      solver.constraints[Int(constraint)].places.compactMap { place in
        let variable = Int(solver.terms[place].variable)
        return solver.terms[place].coefficient != 0 && isWanted(variable) ? variable : nil
      }
    }
  }
}
