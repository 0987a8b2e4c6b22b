/// Which constraints make the set of a contradiction.
extension Planner {
  /// Finds the sets of new contradictions, and looks for better ones where a requirement has changed.
  mutating func reviseContradictions() {
    if plan.pointee.revised.isEmpty && !plan.pointee.contradictions.hasProvisional { return }
    var hubs = Hubs()
    for index in contradictionsNearRevisions() {
      let contradiction = plan.pointee.contradictions[index]
      let constraint = contradiction.leftOut
      var better = earliestContradiction(of: constraint, &hubs)
      if better == nil && !contradiction.isFinal {
        let others = contradiction.members.filter {
          constraints[Int($0)].role != .leftOut && $0 != constraint
        }
        better = earliestContradiction(of: constraint, in: others)
      }
      if better != nil || !contradiction.isFinal {
        plan.pointee.contradictions.finalize(index, better)
      }
      for member in better?.members ?? [] { constraints[Int(member)].isCited = true }
    }
    plan.pointee.contradictions.noteAllFinal()
  }

  /// The contradictions that are new, and those near which something was revised; forgets what was.
  private mutating func contradictionsNearRevisions() -> [Int] {
    plan.pointee.variableMarks.start(count: variables.count)
    for variable in plan.pointee.revised { _ = plan.pointee.variableMarks.meet(variable) }
    plan.pointee.revised.removeAll(keepingCapacity: true)
    let (contradictions, neighbourhoods) = (
      plan.pointee.contradictions, plan.pointee.neighbourhoods
    )
    let marks = plan.pointee.variableMarks
    return contradictions.indices.filter {
      neighbourhoods[contradictions[$0].leftOut]?.contains { marks.contains($0) } ?? true
    }
  }

  /// The set that ends the earliest among the nearest constraints; if those hold none, among four times as many, and so on.
  ///
  /// All that is connected and of a lower rank holds a set, so what is found does not depend on what was said before.
  private mutating func earliestContradiction(
    of constraint: Int32,
    _ hubs: inout Hubs
  ) -> Contradiction? {
    var count = Neighbours.fewest
    while true {
      let near = neighbours(of: Int(constraint), count, &hubs)
      let found = earliestContradiction(of: constraint, in: near.constraints)
      if found != nil || near.areAll {
        plan.pointee.neighbourhoods[constraint] = near.variables
        return found
      }
      count *= 4
    }
  }

  /// - Parameter candidates: where to look for the set, ascending by rank.
  private mutating func earliestContradiction(
    of constraint: Int32,
    in candidates: [Int32]
  ) -> Contradiction? {
    let conditions = candidates + [constraint]
    let system = subsystem(ofRequired: conditions)
    let isLoose = system.looseConditions
    if isLoose[candidates.count] { return nil }
    if records.reductions.contains(.dependences), isOverFixed(Int(constraint)),
      var dependence = Dependence(system, isLoose), dependence.isOnlySet()
    {
      let members = dependence.members.map { conditions[$0] }
      plan.pointee.counters.admissions += members.count
      return Contradiction(leftOut: constraint, members: members, domains: [])
    }
    guard let set = system.earliestSet(isLoose, &plan.pointee.counters) else { return nil }
    let members = set.conditions.map { conditions[$0] }
    var domains: [Int32] = []
    if set.needsDomains {
      let small = subsystem(ofRequired: members)
      let found = small.leftOut(&plan.pointee.counters).last?.proof.domains ?? []
      domains = found.map { Int32(small.unknowns[$0].slot) }
    }
    return Contradiction(
      leftOut: conditions[conditions.count - 1],
      members: members,
      domains: domains
    )
  }

  /// Required constraints with all their variables as unknowns, ascending by order.
  mutating func subsystem(ofRequired conditions: [Int32]) -> Subsystem {
    var unknowns = numberVariables(of: conditions)
    unknowns.sort { records.precedes(variable: $0.slot, $1.slot) }
    for (number, unknown) in unknowns.enumerated() {
      variables[unknown.slot].mentions = Int32(number + 1)
    }
    var system = subsystem(conditions, unknowns)
    for condition in system.conditions { system.sortTerms(condition.terms) }
    return system
  }

  /// Gives the variables of some constraints numbers of their own, from 1 on, where planning counts and the queue links: neither is
  /// under way.
  private mutating func numberVariables(of conditions: [Int32]) -> [Subsystem.Unknown] {
    for slot in conditions {
      for (variable, _) in records.terms(of: Int(slot)) { variables[variable].mentions = 0 }
    }
    var unknowns: [Subsystem.Unknown] = []
    unknowns.reserveCapacity(4 * conditions.count)
    for slot in conditions {
      for (variable, _) in records.terms(of: Int(slot)) {
        if variables[variable].mentions > 0 { continue }
        let (domain, value) = (variables[variable].domain, variables[variable].value)
        unknowns.append(.init(slot: variable, domain: domain, value: value))
        variables[variable].mentions = Int32(unknowns.count)
      }
    }
    return unknowns
  }

  /// - Parameter unknowns: numbered; they are not afterwards.
  private mutating func subsystem(
    _ conditions: [Int32],
    _ unknowns: [Subsystem.Unknown]
  ) -> Subsystem {
    var system = Subsystem()
    system.leniency = evaluation.leniency
    system.unknowns = unknowns
    system.conditions.reserveCapacity(conditions.count)
    system.terms.reserveCapacity(4 * conditions.count)
    for slot in conditions {
      let start = system.terms.count
      for (variable, coefficient) in records.terms(of: Int(slot)) {
        let unknown = Int(variables[variable].mentions) - 1
        system.terms.append(.init(unknown: unknown, coefficient: coefficient))
      }
      let constant = constraints[Int(slot)].constant
      system.conditions.append(records.condition(of: slot, start..<system.terms.count, constant))
    }
    for unknown in unknowns { variables[unknown.slot].mentions = 0 }
    return system
  }
}
