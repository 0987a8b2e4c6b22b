/// Which constraints make the set of a contradiction.
extension Planner {
  /// Up to how many constraints are looked through for the set that ends the earliest.
  private static let few = 256

  /// Finds the sets of new contradictions, and looks for better ones where a requirement has changed.
  mutating func reviseContradictions() {
    if !findsSets || plan.revised.isEmpty && !plan.contradictions.hasUnsettled { return }
    var isRevised = [Bool](repeating: false, count: variables.count)
    for variable in plan.revised { isRevised[Int(variable)] = true }
    plan.revised.removeAll(keepingCapacity: true)
    var hubs = Hubs()
    for index in plan.contradictions.indices {
      let contradiction = plan.contradictions[index]
      let constraint = Int(contradiction.leftOut)
      let known = plan.neighbourhoods[contradiction.leftOut]
      if let known, !known.variables.contains(where: { isRevised[Int($0)] }) { continue }
      if let known, isUnchanged(known, constraint, &hubs) { continue }
      var better = earliestContradiction(of: constraint, &hubs)
      if better == nil && !contradiction.isSettled {
        better = earliestContradiction(of: constraint, in: contradiction.members)
      }
      if better != nil || !contradiction.isSettled { plan.contradictions.settle(index, better) }
      for member in better?.members ?? [] { constraints[Int(member)].isCited = true }
    }
    plan.contradictions.noteAllSettled()
  }

  /// Whether the constraints that were looked through for a set are what they were.
  private mutating func isUnchanged(
    _ known: Plan.Neighbourhood,
    _ constraint: Int,
    _ hubs: inout Hubs
  ) -> Bool {
    let near = neighbours(of: constraint, known.count, &hubs)
    if fingerprint(of: near.constraints, constraint) != known.fingerprint { return false }
    plan.neighbourhoods[Int32(constraint)]?.variables = near.variables
    return true
  }

  /// The set that ends the earliest among the nearest constraints; if those hold none, of what a solver comes across that is
  /// told four times as many, and so on.
  ///
  /// All that is connected and of a lower rank holds a set, and it is told in the order of ranks: so what is found does not depend
  /// on what was said before.
  private mutating func earliestContradiction(
    of constraint: Int,
    _ hubs: inout Hubs
  ) -> Contradiction? {
    var count = Neighbours.fewest
    while true {
      let near = neighbours(of: constraint, count, &hubs)
      var candidates: [Int32]? = near.constraints
      if count > Neighbours.fewest {
        candidates = contradicted(by: constraint, among: near.constraints)
      }
      let found = candidates.flatMap { earliestContradiction(of: constraint, in: $0) }
      if found != nil || near.areAll {
        plan.neighbourhoods[Int32(constraint)] = Plan.Neighbourhood(
          count: count,
          variables: near.variables,
          fingerprint: fingerprint(of: near.constraints, constraint)
        )
        return found
      }
      count *= 4
    }
  }

  /// - Returns: some constraints that one may contradict; nil if it can hold together with all.
  private func contradicted(by constraint: Int, among candidates: [Int32]) -> [Int32]? {
    let all = candidates.sorted { precedes(constraint: Int($0), Int($1)) } + [Int32(constraint)]
    let slots = entangled(all)
    if slots.last != Int32(constraint) { return nil }
    if slots.count <= Self.few { return slots }
    let system = subsystem(ofRequired: slots)
    var solver = Solver()
    solver.findsSets = false
    let variables = system.unknowns.map { solver.makeVariable($0.domain) }
    for condition in system.conditions {
      let terms = system.terms[condition.terms].map {
        LinearExpression.Term(variables[$0.unknown], $0.coefficient)
      }
      // Its numbers were accepted before.
      _ = try? solver.add(terms.span, condition.relation, condition.constant)
    }
    _ = solver.solve()
    return solver.conflicts.last.map { conflict in conflict.members.map { slots[Int($0.slot)] } }
  }

  /// - Parameter candidates: where to look for the set.
  private mutating func earliestContradiction(
    of constraint: Int,
    in candidates: [Int32]
  ) -> Contradiction? {
    var conditions = candidates.filter {
      constraints[Int($0)].role != .leftOut && precedes(constraint: Int($0), constraint)
    }
    conditions.sort { precedes(constraint: Int($0), Int($1)) }
    conditions.append(Int32(constraint))
    conditions = entangled(conditions)
    if conditions.last != Int32(constraint) { return nil }
    var system = subsystem(ofRequired: conditions)
    let proof = system.earliestProof()
    counters.pivots += system.counters.pivots
    counters.admissions += system.counters.admissions
    guard let proof else { return nil }
    return Contradiction(
      leftOut: Int32(constraint),
      members: proof.conditions.map { conditions[$0] },
      domains: proof.domains.map { Int32(system.unknowns[$0].slot) }
    )
  }

  /// A number that is another if anything about some constraints is; two in 2⁶⁴ are the same by chance.
  private func fingerprint(of neighbours: [Int32], _ constraint: Int) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func mix(_ number: UInt64) { hash = (hash ^ number) &* 0x100_0000_01b3 }
    for slot in neighbours + [Int32(constraint)] {
      let record = constraints[Int(slot)]
      mix(UInt64(bitPattern: Int64(slot)))
      mix(UInt64(constraintIdentities[Int(slot)].generation))
      mix(record.constant.bitPattern)
      for place in record.places { mix(terms[place].coefficient.bitPattern) }
    }
    return hash
  }

  /// Required constraints with all their variables as unknowns.
  func subsystem(ofRequired conditions: [Int32]) -> Subsystem {
    var isMet: Set<UInt32> = []
    var unknowns: [Int32] = []
    for slot in conditions {
      for place in constraints[Int(slot)].places
      where terms[place].coefficient != 0 && isMet.insert(terms[place].variable).inserted {
        unknowns.append(Int32(bitPattern: terms[place].variable))
      }
    }
    unknowns.sort { precedes(variable: Int($0), Int($1)) }
    return subsystem(unknowns: unknowns, conditions: conditions)
  }
}
