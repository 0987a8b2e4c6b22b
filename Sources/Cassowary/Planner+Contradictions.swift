extension Planner {
  /// Up to how many connected constraints all are looked through for the set of a contradiction that ends the earliest, and
  /// how many of the nearest if there are more.
  private static let (reach, nearest) = (256, 64)

  /// Up to which leniency two ways to look at a contradiction may disagree by rounding.
  private static let mostLenient = 10.0

  // MARK: Leaving out

  /// Leaves out what contradicts constraints of lower ranks.
  ///
  /// What is left out is right as soon as the others can hold, and each is contradicted by some of them, of lower ranks: they
  /// are then those that admission one by one would leave out, by induction on the rank.
  ///
  /// - Parameter thoroughly: whether to admit all that is connected and not just what is suspected.
  mutating func settleFailures(thoroughly: Bool) {
    let present = failures
    failures.removeAll(keepingCapacity: true)
    for failure in present {
      guard let seeds = seeds(of: failure) else { continue }
      let suspects = thoroughly ? connected(to: seeds[0]) : origins(of: seeds)
      let isUnderWay = suspects.contains {
        constraints[Int($0)].role == .fresh || constraints[Int($0)].role == .leftOut
      }
      if !isUnderWay || thoroughly { admit(suspects, isLast: thoroughly) }
      lookAgain(at: failure)
    }
  }

  private mutating func admit(_ suspects: [Int32], isLast: Bool) {
    var candidates = suspects
    if candidates.contains(where: { constraints[Int($0)].role == .leftOut }) {
      for contradiction in contradictions where candidates.contains(contradiction.leftOut) {
        restore(Int(contradiction.leftOut))
      }
    }
    candidates.sort { precedes(constraint: Int($0), Int($1)) }
    var system = subsystem(ofRequired: candidates)
    let found = system.leftOut()
    counters.pivots += system.counters.pivots
    if found.isEmpty { disagree(about: candidates, isLast) }
    for (index, proof) in found {
      let slot = candidates[index]
      let contradiction =
        earliestContradiction(of: Int(slot), among: candidates)
        ?? Contradiction(
          leftOut: slot,
          members: proof.conditions.map { candidates[$0] },
          domains: proof.domains.map { Int32(system.unknowns[$0].slot) }
        )
      leaveOut(contradiction)
    }
  }

  /// What cannot hold seems to hold on its own: a matter of rounding.
  ///
  /// Where numbers are so far apart that no tolerance reaches, the last of them is left out, for all of them: but not when all
  /// that was left out is admitted once more, which would go on for ever.
  private mutating func disagree(about candidates: [Int32], _ isLast: Bool) {
    leniency *= 10
    guard leniency > Self.mostLenient, !isLast, let last = candidates.last else { return }
    leniency = 1
    plan.neighbourhoods[last] = nil
    leaveOut(Contradiction(leftOut: last, members: candidates, domains: []))
  }

  private mutating func leaveOut(_ contradiction: Contradiction) {
    let constraint = Int(contradiction.leftOut)
    let output = Int(constraints[constraint].output)
    let role = constraints[constraint].role
    constraints[constraint].role = .leftOut
    constraints[constraint].output = -1
    constraints[constraint].isActive = false
    switch role {
    case .determines where variables[output].role == .known:
      variables[output].source = -1
      unknow(output)
    case .determines:
      variables[output].role = .open
      variables[output].source = -1
      open(output)
    case .member where output >= 0: open(output)
    case .member: dissolve(-2 - output)
    case .unused, .fresh, .watch, .silent, .leftOut: break
    }
    contradictions.append(contradiction)
    noteRevision(of: constraint)
    for member in contradiction.members { constraints[Int(member)].isCited = true }
    for other in contradictions
    where other.leftOut != contradiction.leftOut && other.members.contains(contradiction.leftOut) {
      restore(Int(other.leftOut))
    }
  }

  /// Lets a constraint that was left out try again.
  mutating func restore(_ constraint: Int) {
    contradictions.removeAll { $0.leftOut == Int32(constraint) }
    constraints[constraint].role = .fresh
    regionConstraints.append(Int32(constraint))
    noteRevision(of: constraint)
  }

  /// A constraint is left out now, or is not any more.
  private mutating func noteRevision(of constraint: Int) {
    for place in constraints[constraint].places { plan.revised.append(terms[place].variable) }
  }

  // MARK: Suspects

  /// The constraints at a failure; nil if it has been planned otherwise in the meantime.
  private func seeds(of failure: Failure) -> [Int32]? {
    switch failure {
    case .watch(let constraint):
      if constraints[constraint].role != .watch { return nil }
      return [Int32(constraint)] + (twin(of: constraint).map { [Int32($0)] } ?? [])
    case .known(let variable):
      if variables[variable].role != .known { return nil }
      return [variables[variable].source]
    case .interval(let variable):
      if variables[variable].role != .interval { return nil }
      return mentions(of: variable).filter {
        constraints[$0].isRequired && constraints[$0].role == .member
          && constraints[$0].output == Int32(variable)
      }.map { Int32($0) }
    case .piece(let piece):
      if plan.pieces[piece].unknowns.isEmpty { return nil }
      return plan.pieces[piece].members.filter {
        constraints[Int($0)].isRequired && isMember(Int($0), of: piece)
      }
    }
  }

  private mutating func lookAgain(at failure: Failure) {
    switch failure {
    case .watch(let constraint):
      if constraints[constraint].role == .watch { touch(constraint) }
    case .known(let variable):
      if variables[variable].role == .known { pending.append(variables[variable].source) }
    case .interval(let variable):
      if variables[variable].role != .interval { return }
      for constraint in mentions(of: variable) where constraints[constraint].role == .member {
        pending.append(Int32(constraint))
      }
    case .piece(let piece):
      if let member = plan.pieces[piece].members.first { pending.append(member) }
    }
  }

  /// The constraints, and all that made their known variables known.
  private func origins(of seeds: [Int32]) -> [Int32] {
    var isFound = Set(seeds)
    var found = seeds
    var next = 0
    while next < found.count {
      for place in constraints[Int(found[next])].places where terms[place].coefficient != 0 {
        let variable = Int(terms[place].variable)
        let source = variables[variable].source
        switch variables[variable].role {
        case .known:
          if source >= 0 && isFound.insert(source).inserted { found.append(source) }
        case .block:
          for member in plan.pieces[Int(source)].members
          where isMember(Int(member), of: Int(source)) && isFound.insert(member).inserted {
            found.append(member)
          }
        case .unused, .idle, .open, .interval, .piece, .defined: break
        }
      }
      next += 1
    }
    return found
  }

  /// All required constraints that are connected with one, left out or not.
  private func connected(to seed: Int32) -> [Int32] {
    var isFound: Set<Int32> = [seed]
    var found = [seed]
    var next = 0
    while next < found.count {
      for place in constraints[Int(found[next])].places where terms[place].coefficient != 0 {
        for constraint in mentions(of: Int(terms[place].variable))
        where constraints[constraint].isRequired && isFound.insert(Int32(constraint)).inserted {
          found.append(Int32(constraint))
        }
      }
      next += 1
    }
    return found
  }

  // MARK: Proofs

  /// What a constraint contradicts: of all sets the one that ends the earliest by rank.
  ///
  /// - Parameter candidates: where to look if there is none near it.
  private mutating func earliestContradiction(
    of constraint: Int,
    among candidates: [Int32]
  ) -> Contradiction? {
    let (near, variables) = neighbourhood(of: constraint)
    plan.neighbourhoods[Int32(constraint)] = Plan.Neighbourhood(
      variables: variables,
      fingerprint: fingerprint(of: near, constraint)
    )
    return earliestContradiction(of: constraint, in: near)
      ?? earliestContradiction(of: constraint, in: candidates)
  }

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
  private func neighbourhood(of constraint: Int) -> (near: [Int32], variables: Set<UInt32>) {
    var isFound: Set<Int32> = [Int32(constraint)]
    var variables: Set<UInt32> = []
    var found = [Int32(constraint)]
    var ring = 0..<1
    while !ring.isEmpty && found.count <= Self.reach {
      for index in ring {
        for place in constraints[Int(found[index])].places
        where terms[place].coefficient != 0 && variables.insert(terms[place].variable).inserted {
          for other in mentions(of: Int(terms[place].variable))
          where constraints[other].isRequired && constraints[other].role != .leftOut
            && precedes(constraint: other, constraint) && isFound.insert(Int32(other)).inserted
          {
            found.append(Int32(other))
          }
        }
      }
      ring = ring.upperBound..<found.count
      found[ring].sort { precedes(constraint: Int($0), Int($1)) }
    }
    let isLarge = found.count > Self.reach
    return (isLarge ? Array(found[1...Self.nearest]) : Array(found.dropFirst()), variables)
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

  /// Looks for better sets after a requirement has changed.
  mutating func reviseContradictions() {
    if plan.revised.isEmpty { return }
    let revised = plan.revised
    plan.revised.removeAll(keepingCapacity: true)
    for index in contradictions.indices {
      let constraint = Int(contradictions[index].leftOut)
      let known = plan.neighbourhoods[Int32(constraint)]
      if let known, !revised.contains(where: known.variables.contains) { continue }
      let (near, variables) = neighbourhood(of: constraint)
      let fingerprint = fingerprint(of: near, constraint)
      plan.neighbourhoods[Int32(constraint)] = Plan.Neighbourhood(
        variables: variables,
        fingerprint: fingerprint
      )
      if known?.fingerprint == fingerprint { continue }
      guard let better = earliestContradiction(of: constraint, in: near) else { continue }
      contradictions[index] = better
      for member in better.members { constraints[Int(member)].isCited = true }
    }
  }

  /// Required constraints with all their variables as unknowns.
  private func subsystem(ofRequired conditions: [Int32]) -> Subsystem {
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
