/// Where to look for what contradicts.
extension Planner {
  /// The constraints at a failure; nil if it has been planned otherwise in the meantime.
  mutating func seeds(of failure: Failure) -> [Int32]? {
    switch failure {
    case .watch(let constraint):
      if constraints[constraint].role != .watch { return nil }
      return [Int32(constraint)] + (twin(of: constraint).map { [Int32($0)] } ?? [])
    case .known(let variable):
      if variables[variable].role != .known { return nil }
      return [variables[variable].source]
    case .interval(let variable):
      if variables[variable].role != .interval && variables[variable].role != .presumed {
        return nil
      }
      return membersOfInterval(variable).filter { constraints[Int($0)].isRequired }
    case .piece(let piece):
      if plan.pieces[piece].unknowns.isEmpty { return nil }
      return plan.pieces[piece].members.filter {
        constraints[Int($0)].isRequired && isMember(Int($0), of: piece)
      }
    }
  }

  mutating func lookAgain(at failure: Failure) {
    switch failure {
    case .watch(let constraint):
      if constraints[constraint].role == .watch { touch(constraint) }
    case .known(let variable):
      if variables[variable].role == .known { pending.append(variables[variable].source) }
    case .interval(let variable):
      if variables[variable].role != .interval && variables[variable].role != .presumed { return }
      for constraint in mentions(of: variable) where constraints[constraint].role == .member {
        pending.append(Int32(constraint))
      }
    case .piece(let piece):
      if let member = plan.pieces[piece].members.first { pending.append(member) }
    }
  }

  /// The constraints, and all that made their known variables known.
  mutating func origins(of seeds: [Int32]) -> [Int32] {
    constraintMarks.start(count: constraints.count)
    for seed in seeds { _ = constraintMarks.meet(seed) }
    var found = seeds
    var next = 0
    while next < found.count {
      for place in constraints[Int(found[next])].places where terms[place].coefficient != 0 {
        let variable = Int(terms[place].variable)
        let source = variables[variable].source
        switch variables[variable].role {
        case .known:
          if source >= 0 && constraintMarks.meet(source) { found.append(source) }
        case .block:
          for member in plan.pieces[Int(source)].members
          where isMember(Int(member), of: Int(source)) && constraintMarks.meet(member) {
            found.append(member)
          }
        case .unused, .idle, .open, .presumed, .interval, .piece, .defined: break
        }
      }
      next += 1
    }
    return found
  }

  /// All required constraints that are connected with any of some, left out or not.
  mutating func connected(to seeds: [Int32]) -> [Int32] {
    constraintMarks.start(count: constraints.count)
    variableMarks.start(count: variables.count)
    for seed in seeds { _ = constraintMarks.meet(seed) }
    var found = seeds
    var next = 0
    while next < found.count {
      for place in constraints[Int(found[next])].places
      where terms[place].coefficient != 0 && variableMarks.meet(terms[place].variable) {
        for constraint in mentions(of: Int(terms[place].variable))
        where constraints[constraint].isRequired && constraintMarks.meet(Int32(constraint)) {
          found.append(Int32(constraint))
        }
      }
      next += 1
    }
    return found
  }
}
