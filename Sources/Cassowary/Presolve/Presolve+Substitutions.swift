extension Presolve {
  /// Puts aside what only substitutes.
  ///
  /// An unknown that is mentioned by one equality alone, among the constraints that count, can follow whatever the others
  /// do: neither it nor the equality restricts anything. Without them the next unknown may be in the same position. The
  /// equality may be optional, since it costs nothing this way.
  ///
  /// - Returns: variables outside of the region that have to be in it.
  mutating func peel(_ region: inout Region) -> [Int32] {
    leftovers.removeAll()
    var outers: [Int32] = []
    var core = Slots()
    for slot in undecided where constraints[Int(slot)].role == .fresh {
      let constraint = Int(slot)
      let (unknowns, outer) = (constraints[constraint].unknowns, constraints[constraint].outer)
      if unknowns == 0 {
        if outer > 0 {
          noteOuters(of: constraint, &outers)
        } else {
          retire(constraint)
        }
        continue
      }
      let isSingle = unknowns + Int32(outer) == 1
      if !isSingle { core.append(slot) }
      if constraints[constraint].relation == .equal { continue }
      for (variable, _) in records.terms(of: constraint) {
        if variables[variable].role == .fresh { variables[variable].note(mention: slot) }
      }
    }
    if !outers.isEmpty { return outers }

    region.holdSizes(atMost: heldInAdvance)
    substituteInTurn(region)
    retireEmptied()
    core.keep { constraints[Int($0)].role == .fresh }
    if !core.isEmpty {
      untangle(&core)
      noteOuters(of: core, &outers)
    }
    return outers
  }

  /// Substitutes what can be, from the last unknown to the first.
  private mutating func substituteInTurn(_ region: Region) {
    var queue = Slots()
    let substitutes = records.reductions.contains(.substitutions)
    for slot in region.unknowns where variables[Int(slot)].role == .fresh {
      if substitutes && variables[Int(slot)].mentions == 1 {
        queue.append(slot)
      } else {
        leftovers.append(slot)
      }
    }
    substitute(&queue)
  }

  /// Retires what is no longer about any unknown.
  mutating func retireEmptied() {
    for slot in emptied
    where constraints[Int(slot)].role == .fresh && constraints[Int(slot)].unknowns == 0 {
      retire(Int(slot))
    }
    emptied.removeAll()
  }

  /// A constraint in which nothing is left to decide.
  mutating func retire(_ constraint: Int) {
    if constraints[constraint].outer == 0 && !constraints[constraint].isRequired {
      constraints[constraint].role = .silent
    } else {
      wait(constraint)
    }
  }

  /// Makes an inactive constraint of a constraint.
  mutating func wait(_ constraint: Int) {
    constraints[constraint].role = .inactive
    newInactive.append(Int32(constraint))
  }

  mutating func noteOuters(of constraint: Int, _ outers: inout [Int32]) {
    for (variable, _) in records.terms(of: constraint) {
      if variables[variable].isInRegion { continue }
      switch variables[variable].role {
      case .interval, .subproblem, .substituted: outers.append(Int32(variable))
      case .unused, .idle, .fresh, .fixed, .block: break
      }
    }
  }

  mutating func forgetMention(of variable: Int, by constraint: Int, _ queue: inout Slots) {
    if variables[variable].role != .fresh { return }
    variables[variable].mentions -= 1
    variables[variable].mix ^= UInt32(constraint)
    if variables[variable].mentions == 1 { queue.append(Int32(variable)) }
  }

  /// Substitutes unknowns that are mentioned once, and whatever is mentioned once without them.
  mutating func substitute(_ queue: inout Slots) {
    if !records.reductions.contains(.substitutions) { queue.removeAll() }
    let relaxes = records.reductions.contains(.relaxation)
    // The last first: of two unknowns that might follow each other, that of the higher order is served later anyway.
    while let slot = queue.popLast() {
      let variable = Int(slot)
      if variables[variable].role != .fresh { continue }
      let constraint = Int(variables[variable].mix)
      let isSubstituted =
        variables[variable].mentions == 1 && !variables[variable].isHeld
        && (relaxes || variables[variable].domain == .free)
        && constraints[constraint].relation == .equal
        && records.isFairPivot(variable, of: constraint)
      if !isSubstituted {
        leftovers.append(slot)
        continue
      }
      variables[variable].role = .substituted
      variables[variable].source = Int32(constraint)
      constraints[constraint].role = .determines
      constraints[constraint].output = Int32(variable)
      substitutions.append(Int32(variable))
      for (variable, _) in records.terms(of: constraint) {
        forgetMention(of: variable, by: constraint, &queue)
      }
    }
  }
}
