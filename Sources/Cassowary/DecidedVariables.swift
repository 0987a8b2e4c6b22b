/// The variables of a solved solver whose values levels are known to decide: no other value costs as little. Found from the plan,
/// without a solve.
///
/// A variable is among them if neither ties nor the rules for open values had a say in it, nor in what it is computed from. The others
/// need not be ambiguous: what is solved together with an ambiguous variable may have one value only.
struct DecidedVariables {
  private enum State {
    case unseen
    case entered
    case decided
    case uncertain
  }

  private let solver: Solver
  private var states: [State]

  /// - Precondition: the solver's values are up to date.
  init(of solver: Solver) {
    self.solver = solver
    states = [State](repeating: .unseen, count: solver.variables.count)
  }

  /// - Complexity: linear in what the variable is computed from and was not asked before.
  mutating func contains(_ variable: Variable) -> Bool {
    // In an array instead of on the call stack: chains of constraints are as long as lists.
    var stack = [variable.index]
    while let slot = stack.last {
      switch states[slot] {
      case .unseen:
        if solver.variables[slot].firmness == 0 || solver.variables[slot].role == .idle {
          states[slot] = .uncertain
          continue
        }
        states[slot] = .entered
        stack += inputs(of: slot).filter { states[$0] == .unseen }
      case .entered:
        let isDecided = inputs(of: slot).allSatisfy { states[$0] == .decided }
        states[slot] = isDecided ? .decided : .uncertain
      case .decided, .uncertain:
        stack.removeLast()
      }
    }
    return states[variable.index] == .decided
  }

  /// What a variable is computed from.
  private func inputs(of variable: Int) -> [Int] {
    let record = solver.variables[variable]
    switch record.role {
    case .known, .defined: return others(in: [record.source], except: variable)
    case .block, .piece:
      let piece = Int(record.source)
      return others(in: solver.plan.pieces[piece].members, ofPiece: piece)
    case .presumed, .interval: return others(in: members(of: variable), except: variable)
    case .unused, .idle, .open: return []
    }
  }

  /// The constraints of a variable that stands alone with them.
  private func members(of variable: Int) -> [Int32] {
    var members: [Int32] = []
    var place = solver.variables[variable].firstTerm
    while place >= 0 {
      let term = solver.terms[Int(place)]
      let constraint = solver.constraints[Int(term.constraint)]
      if constraint.role == .member && constraint.output == Int32(variable) {
        members.append(Int32(term.constraint))
      }
      place = term.next
    }
    return members
  }

  private func others(in constraints: [Int32], except variable: Int) -> [Int] {
    mentioned(in: constraints) { $0 != variable }
  }

  private func others(in constraints: [Int32], ofPiece piece: Int) -> [Int] {
    mentioned(in: constraints) { !solver.variables[$0].isUnknown(of: piece) }
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
