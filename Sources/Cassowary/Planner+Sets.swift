/// Which constraints make the set of a contradiction.
extension Planner {
  /// Up to how many connected constraints all are looked through for the set that ends the earliest, and how many of the
  /// nearest if there are more.
  private static let (reach, nearest) = (256, 64)

  /// Finds the sets of new contradictions, and looks for better ones where a requirement has changed.
  mutating func reviseContradictions() {
    if plan.revised.isEmpty && !plan.contradictions.hasUnsettled { return }
    var isRevised = [Bool](repeating: false, count: variables.count)
    for variable in plan.revised { isRevised[Int(variable)] = true }
    plan.revised.removeAll(keepingCapacity: true)
    var hubs = Hubs()
    for index in plan.contradictions.indices {
      let contradiction = plan.contradictions[index]
      let constraint = Int(contradiction.leftOut)
      let known = plan.neighbourhoods[contradiction.leftOut]
      if let known, !known.variables.contains(where: { isRevised[Int($0)] }) { continue }
      let (near, variables) = neighbourhood(of: constraint, &hubs)
      let fingerprint = fingerprint(of: near, constraint)
      plan.neighbourhoods[contradiction.leftOut] = Plan.Neighbourhood(
        variables: variables,
        fingerprint: fingerprint
      )
      if known?.fingerprint == fingerprint { continue }
      var better = earliestContradiction(of: constraint, in: near)
      if better == nil && !contradiction.isSettled {
        better = earliestContradiction(of: constraint, in: contradiction.members)
      }
      if better != nil || !contradiction.isSettled { plan.contradictions.settle(index, better) }
      for member in better?.members ?? [] { constraints[Int(member)].isCited = true }
    }
    plan.contradictions.noteAllSettled()
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

  /// The required constraints of lower ranks that are connected with one; only the nearest if they are many, of those at one
  /// distance the first by rank.
  ///
  /// - Returns: them, and the variables at which others were looked for.
  private mutating func neighbourhood(
    of constraint: Int,
    _ hubs: inout Hubs
  ) -> (near: [Int32], variables: [UInt32]) {
    constraintMarks.start(count: constraints.count)
    variableMarks.start(count: self.variables.count)
    _ = constraintMarks.meet(Int32(constraint))
    var variables: [UInt32] = []
    var found = [Int32(constraint)]
    var ring = 0..<1
    while !ring.isEmpty && found.count <= Self.reach {
      for index in ring {
        for place in constraints[Int(found[index])].places
        where terms[place].coefficient != 0 && variableMarks.meet(terms[place].variable) {
          variables.append(terms[place].variable)
          findNeighbours(at: Int(terms[place].variable), of: constraint, &found, &hubs)
        }
      }
      ring = ring.upperBound..<found.count
      found[ring].sort { precedes(constraint: Int($0), Int($1)) }
    }
    let isLarge = found.count > Self.reach
    return (isLarge ? Array(found[1...Self.nearest]) : Array(found.dropFirst()), variables)
  }

  /// Of those at a hub only the first by rank are found: as many as can matter.
  private mutating func findNeighbours(
    at variable: Int,
    of constraint: Int,
    _ found: inout [Int32],
    _ hubs: inout Hubs
  ) {
    if let hub = hubs.neighbours(at: variable, self) {
      // With more than its reach, what counts of a ring are the nearest; these are among the first of each hub.
      var allowance = found.count > Self.reach ? Self.nearest : Self.reach
      for other in hub {
        if allowance == 0 || !precedes(constraint: Int(other), constraint) { return }
        if constraints[Int(other)].role != .leftOut && constraintMarks.meet(other) {
          found.append(other)
          allowance -= 1
        }
      }
      return
    }
    for other in mentions(of: variable)
    where constraints[other].isRequired && constraints[other].role != .leftOut
      && precedes(constraint: other, constraint) && constraintMarks.meet(Int32(other))
    {
      found.append(Int32(other))
    }
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

/// For variables that many constraints mention, the required ones of those, ascending by rank.
private struct Hubs {
  /// From how many mentions on a variable is a hub.
  private static let many = 64

  private var lists: [Int32: [Int32]] = [:]

  mutating func neighbours(at variable: Int, _ planner: borrowing Planner) -> [Int32]? {
    var count = 0
    for _ in planner.mentions(of: variable) {
      count += 1
      if count > Self.many { break }
    }
    if count <= Self.many { return nil }
    if let known = lists[Int32(variable)] { return known }
    var list: [Int32] = []
    for constraint in planner.mentions(of: variable)
    where planner.constraints[constraint].isRequired { list.append(Int32(constraint)) }
    list.sort { planner.precedes(constraint: Int($0), Int($1)) }
    lists[Int32(variable)] = list
    return list
  }
}
