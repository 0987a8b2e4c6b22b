/// Where to look for what contradicts.
extension Planner {
  /// The constraints at a failure; nil if it has been planned otherwise in the meantime.
  mutating func seeds(of failure: Evaluation.Failure) -> [Int32]? {
    switch failure {
    case .inactive(let constraint):
      if constraints[constraint].role != .inactive { return nil }
      return [Int32(constraint)]
    case .fixed(let variable):
      if variables[variable].role != .fixed { return nil }
      return [variables[variable].source]
    case .interval(let variable):
      if variables[variable].role != .interval { return nil }
      return records.membersOfInterval(variable).filter { constraints[Int($0)].isRequired }
    case .subproblem(let subproblem):
      if plan.pointee.subproblems[subproblem].unknowns.isEmpty { return nil }
      return plan.pointee.subproblems[subproblem].members.filter {
        constraints[Int($0)].isRequired && records.isMember(Int($0), of: subproblem)
      }
    }
  }

  /// The constraints, and all that made their fixed variables fixed.
  mutating func origins(of seeds: [Int32]) -> [Int32] {
    plan.pointee.constraintMarks.start(count: constraints.count)
    for seed in seeds { _ = plan.pointee.constraintMarks.meet(seed) }
    var found = seeds
    var next = 0
    while next < found.count {
      for (variable, _) in records.terms(of: Int(found[next])) {
        let source = variables[variable].source
        switch variables[variable].role {
        case .fixed:
          if source >= 0 && plan.pointee.constraintMarks.meet(source) { found.append(source) }
        case .block:
          for member in plan.pointee.subproblems[Int(source)].members
          where records.isMember(Int(member), of: Int(source))
            && plan.pointee.constraintMarks.meet(member)
          {
            found.append(member)
          }
        case .unused, .idle, .fresh, .interval, .subproblem, .substituted: break
        }
      }
      next += 1
    }
    return found
  }
}
