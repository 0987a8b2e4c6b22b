extension Planner {
  /// Up to which leniency two ways to look at a contradiction may disagree by rounding.
  private static let mostLenient = 10.0

  /// Leaves out what contradicts constraints of lower ranks.
  ///
  /// What is left out is right as soon as the others can hold, and each is contradicted by some of them, of lower ranks: they
  /// are then those that admission one by one would leave out, by induction on the rank.
  ///
  /// - Parameter thoroughly: whether to admit all that is connected and not just what is suspected.
  mutating func settleFailures(thoroughly: Bool) {
    let present = failures
    failures.removeAll(keepingCapacity: true)
    let areOriginsSound = present.allSatisfy { if case .inactive = $0 { true } else { false } }
    for failure in present {
      guard let seeds = seeds(of: failure) else { continue }
      let suspects = thoroughly ? connected(to: seeds) : origins(of: seeds)
      let isUnderWay = suspects.contains {
        constraints[Int($0)].role == .fresh || constraints[Int($0)].role == .leftOut
      }
      if areOriginsSound && !isUnderWay && isLastAgainstFixed(failure, suspects) {
        var members = suspects
        sortByRank(&members)
        leaveOut(Contradiction(leftOut: seeds[0], members: members, domains: []))
      } else if !isUnderWay || thoroughly {
        admit(suspects, isLast: thoroughly)
      }
      lookAgain(at: failure)
    }
  }

  /// Whether a failure is that of an inactive constraint over fixed variables that comes after all that made those fixed.
  ///
  /// The values of those variables meet all of that, so whatever is admitted before the inactive constraint can hold: it is what is left out.
  ///
  /// - Parameter suspects: the inactive constraint, and what made the variables fixed, none of which fails.
  private func isLastAgainstFixed(_ failure: Failure, _ suspects: [Int32]) -> Bool {
    guard case .inactive(let inactive) = failure else { return false }
    let ranks = constraintOrder
    let isLast = suspects.allSatisfy { Int($0) == inactive || ranks.precedes(Int($0), inactive) }
    if !isLast || !isOverFixed(inactive) { return false }
    var range = CoefficientRange()
    for slot in suspects {
      for place in constraints[Int(slot)].places { range.add(terms[place].coefficient) }
    }
    return !range.needsManyDigits
  }

  func isOverFixed(_ constraint: Int) -> Bool {
    for place in constraints[constraint].places
    where terms[place].coefficient != 0 && !isFixed(Int(terms[place].variable)) { return false }
    return true
  }

  private mutating func admit(_ suspects: [Int32], isLast: Bool) {
    var candidates = suspects
    for candidate in candidates where constraints[Int(candidate)].role == .leftOut {
      restore(Int(candidate))
    }
    sortByRank(&candidates)
    let system = subsystem(ofRequired: candidates)
    let found = system.leftOut(&counters)
    if found.isEmpty { disagree(about: candidates, isLast) }
    for (index, proof) in found {
      leaveOut(
        Contradiction(
          leftOut: candidates[index],
          members: proof.conditions.map { candidates[$0] },
          domains: proof.domains.map { Int32(system.unknowns[$0].slot) }
        )
      )
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
    leaveOut(Contradiction(leftOut: last, members: candidates, domains: [], isSettled: true))
  }

  /// - Parameter contradiction: it may name more members than cannot hold together; which of them make the set is found once
  ///   all is settled.
  private mutating func leaveOut(_ contradiction: Contradiction) {
    let constraint = Int(contradiction.leftOut)
    let output = Int(constraints[constraint].output)
    let role = constraints[constraint].role
    constraints[constraint].role = .leftOut
    constraints[constraint].output = -1
    switch role {
    case .determines where variables[output].role == .fixed:
      variables[output].source = -1
      unfix(output)
    case .determines:
      variables[output].role = .open
      variables[output].source = -1
      open(output)
    case .member where output >= 0:
      if isFixed(output) { unfix(output) } else { open(output) }
    case .member: dissolve(-2 - output)
    case .unused, .fresh, .inactive, .silent, .leftOut: break
    }
    // Where rounding disagrees, what was left out stays so: else two of them could take turns.
    if constraints[constraint].isCited && !contradiction.isSettled {
      for other in plan.contradictions.citing(contradiction.leftOut) { restore(Int(other)) }
    }
    plan.neighbourhoods[contradiction.leftOut] = nil
    plan.contradictions.insert(contradiction)
    noteRevision(of: constraint)
    for member in contradiction.members { constraints[Int(member)].isCited = true }
  }

  /// Lets a constraint that was left out try again.
  mutating func restore(_ constraint: Int) {
    plan.contradictions.remove(leftOut: Int32(constraint))
    constraints[constraint].renew()
    regionConstraints.append(Int32(constraint))
    noteRevision(of: constraint)
  }

  /// A constraint is left out now, or is not any more.
  private mutating func noteRevision(of constraint: Int) {
    for place in constraints[constraint].places { plan.revised.append(terms[place].variable) }
  }
}
