/// Where to look for what contradicts.
extension Planner {
  /// The constraints at a failure; nil if it has been planned otherwise in the meantime.
  mutating func seeds(of failure: Failure) -> [Int32]? {
    switch failure {
    case .inactive(let constraint):
      if constraints[constraint].role != .inactive { return nil }
      return [Int32(constraint)]
    case .fixed(let variable):
      if variables[variable].role != .fixed { return nil }
      return [variables[variable].source]
    case .interval(let variable):
      if variables[variable].role != .interval { return nil }
      return membersOfInterval(variable).filter { constraints[Int($0)].isRequired }
    case .subproblem(let subproblem):
      if plan.subproblems[subproblem].unknowns.isEmpty { return nil }
      return plan.subproblems[subproblem].members.filter {
        constraints[Int($0)].isRequired && isMember(Int($0), of: subproblem)
      }
    }
  }

  mutating func lookAgain(at failure: Failure) {
    switch failure {
    case .inactive(let constraint):
      if constraints[constraint].role == .inactive { touch(constraint) }
    case .fixed(let variable):
      if variables[variable].role == .fixed { pending.append(variables[variable].source) }
    case .interval(let variable):
      if variables[variable].role != .interval { return }
      for constraint in mentions(of: variable) where constraints[constraint].role == .member {
        pending.append(Int32(constraint))
      }
    case .subproblem(let subproblem):
      if let member = plan.subproblems[subproblem].members.first { pending.append(member) }
    }
  }

  /// The constraints, and all that made their fixed variables fixed.
  mutating func origins(of seeds: [Int32]) -> [Int32] {
    plan.constraintMarks.start(count: constraints.count)
    for seed in seeds { _ = plan.constraintMarks.meet(seed) }
    var found = seeds
    var next = 0
    while next < found.count {
      for place in constraints[Int(found[next])].places where terms[place].coefficient != 0 {
        let variable = Int(terms[place].variable)
        let source = variables[variable].source
        switch variables[variable].role {
        case .fixed:
          if source >= 0 && plan.constraintMarks.meet(source) { found.append(source) }
        case .block:
          for member in plan.subproblems[Int(source)].members
          where isMember(Int(member), of: Int(source)) && plan.constraintMarks.meet(member) {
            found.append(member)
          }
        case .unused, .idle, .open, .interval, .subproblem, .substituted: break
        }
      }
      next += 1
    }
    return found
  }

  /// All required constraints that are connected with any of some, left out or not.
  mutating func connected(to seeds: [Int32]) -> [Int32] {
    plan.constraintMarks.start(count: constraints.count)
    plan.variableMarks.start(count: variables.count)
    for seed in seeds { _ = plan.constraintMarks.meet(seed) }
    var found = seeds
    var next = 0
    while next < found.count {
      for place in constraints[Int(found[next])].places
      where terms[place].coefficient != 0 && plan.variableMarks.meet(terms[place].variable) {
        for constraint in mentions(of: Int(terms[place].variable))
        where constraints[constraint].isRequired && plan.constraintMarks.meet(Int32(constraint)) {
          found.append(Int32(constraint))
        }
      }
      next += 1
    }
    return found
  }
}
