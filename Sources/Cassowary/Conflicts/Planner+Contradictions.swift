extension Planner {
  /// Up to which leniency two ways to look at a contradiction may disagree by rounding.
  private static let mostLenient = 10.0

  /// Leaves out what contradicts constraints of lower ranks.
  ///
  /// What is left out is right as soon as the others can hold, and each is contradicted by some of them, of lower ranks: they
  /// are then those that admission one by one would leave out, by induction on the rank.
  mutating func resolveFailures() {
    let present = evaluation.failures
    evaluation.failures.removeAll(keepingCapacity: true)
    let areOriginsSound = present.allSatisfy { if case .inactive = $0 { true } else { false } }
    for failure in present {
      guard let seeds = seeds(of: failure) else { continue }
      let suspects = origins(of: seeds)
      let isUnderWay = suspects.contains {
        constraints[Int($0)].role == .fresh || constraints[Int($0)].role == .leftOut
      }
      if !isUnderWay {
        if areOriginsSound && isLastAgainstFixed(failure, suspects) {
          var members = suspects
          records.sortByRank(&members)
          leaveOut(Contradiction(leftOut: seeds[0], members: members, domains: []))
        } else {
          admit(suspects)
        }
      }
      // What is left of it is looked at again.
      for seed in self.seeds(of: failure) ?? [] { evaluation.pending.append(seed) }
    }
  }

  /// Whether a failure is that of an inactive constraint over fixed variables that comes after all that made those fixed.
  ///
  /// The values of those variables meet all of that, so whatever is admitted before the inactive constraint can hold: it is what is left out.
  ///
  /// - Parameter suspects: the inactive constraint, and what made the variables fixed, none of which fails.
  private mutating func isLastAgainstFixed(_ failure: Evaluation.Failure, _ suspects: [Int32])
    -> Bool
  {
    guard case .inactive(let inactive) = failure else { return false }
    let records = records
    let isLast = suspects.allSatisfy {
      Int($0) == inactive || records.precedes(constraint: Int($0), inactive)
    }
    if !isLast || !isOverFixed(inactive) { return false }
    var range = CoefficientRange()
    for slot in suspects {
      for (_, coefficient) in records.terms(of: Int(slot)) { range.add(coefficient) }
    }
    return !range.needsManyDigits
  }

  mutating func isOverFixed(_ constraint: Int) -> Bool {
    records.terms(of: constraint).allSatisfy { records.isFixed($0.variable) }
  }

  private mutating func admit(_ suspects: [Int32]) {
    var candidates = suspects
    records.sortByRank(&candidates)
    let system = subsystem(ofRequired: candidates)
    let found = system.leftOut(&plan.pointee.counters)
    if found.isEmpty { disagree(about: candidates) }
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
  /// Where numbers are so far apart that no tolerance reaches, the last of them is left out, for all of them.
  private mutating func disagree(about candidates: [Int32]) {
    evaluation.leniency *= 10
    guard evaluation.leniency > Self.mostLenient, let last = candidates.last else { return }
    evaluation.leniency = 1
    leaveOut(Contradiction(leftOut: last, members: candidates, domains: [], isFinal: true))
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
      region.unfix(output)
    case .determines:
      variables[output].role = .fresh
      variables[output].source = -1
      region.replan(variable: output)
    case .member where output >= 0:
      if records.isFixed(output) { region.unfix(output) } else { region.replan(variable: output) }
    case .member: region.dissolve(-2 - output)
    case .unused, .fresh, .inactive, .silent, .leftOut: break
    }
    // Where rounding disagrees, what was left out stays so: else two of them could take turns.
    if constraints[constraint].isCited && !contradiction.isFinal {
      for other in plan.pointee.contradictions.citing(contradiction.leftOut) { restore(Int(other)) }
    }
    plan.pointee.neighbourhoods[contradiction.leftOut] = nil
    plan.pointee.contradictions.insert(contradiction)
    noteRevision(of: constraint)
    for member in contradiction.members { constraints[Int(member)].isCited = true }
  }

  /// Lets a constraint that was left out try again.
  mutating func restore(_ constraint: Int) {
    plan.pointee.contradictions.remove(leftOut: Int32(constraint))
    constraints[constraint].renew()
    region.insert(constraint: constraint)
    noteRevision(of: constraint)
  }

  /// A constraint is left out now, or is not any more.
  private mutating func noteRevision(of constraint: Int) {
    for (variable, _) in records.terms(of: constraint) {
      plan.pointee.revised.append(UInt32(variable))
    }
  }
}
