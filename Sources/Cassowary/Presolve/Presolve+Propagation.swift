extension Presolve {
  /// Counts the unknowns of each constraint of the region. An equality that has one makes it fixed, at once: what is about it lies in the
  /// cache then. Of each unknown it counts the equalities that mention it, and the inequalities about it alone; ``peel(_:)`` counts the
  /// other inequalities, once it is known which of them are left.
  ///
  /// Variables that nothing has determined so far come into the region this way.
  ///
  /// - Complexity: linear in the number of terms.
  mutating func propagate(_ region: inout Region) {
    assert(
      region.unknowns.allSatisfy {
        variables[Int($0)].role != .fresh || variables[Int($0)].mentions == 0
      },
      "Something is counted already."
    )
    var queue = Slots()
    let propagates = records.reductions.contains(.propagation)
    undecided.removeAll()
    emptied.removeAll()
    for slot in region.members where constraints[Int(slot)].role == .fresh {
      let constraint = Int(slot)
      // It stands in the region twice if it changed and was a member of something that is taken apart.
      if constraints[constraint].unknowns > 0 { continue }
      var unknowns: Int32 = 0
      var outer: Int32 = 0
      var mix: UInt32 = 0
      let isEqual = constraints[constraint].relation == .equal
      for (variable, _) in records.terms(of: constraint) {
        switch variables[variable].role {
        case .idle:
          region.insert(unknown: variable)
          fallthrough
        case .fresh:
          unknowns += 1
          mix ^= UInt32(truncatingIfNeeded: variable)
          if isEqual { variables[variable].note(mention: slot) }
        case .fixed, .block: break
        case .unused, .interval, .subproblem, .substituted: outer += 1
        }
      }
      constraints[constraint].unknowns = unknowns
      constraints[constraint].outer = UInt8(min(outer, 2))
      constraints[constraint].mix = mix
      if propagates && unknowns == 1 && outer == 0 && constraints[constraint].isEquation {
        queue.append(slot)
        // What is fixed by then does not count for those that come later.
        propagate(&queue)
      }
      if constraints[constraint].role != .fresh { continue }
      if constraints[constraint].unknowns != 1 || outer > 0 {
        undecided.append(slot)
        continue
      }
      let variable = Int(constraints[constraint].mix)
      if !isEqual { variables[variable].note(mention: slot) }
    }
  }

  /// Makes fixed what equalities decide, which have one unknown left, and whatever follows.
  mutating func propagate(_ queue: inout Slots) {
    // The last first: what belongs together tends to be found together, and to lie together in memory.
    while let slot = queue.popLast() {
      let constraint = Int(slot)
      let record = constraints[constraint]
      if record.unknowns != 1 || record.role != .fresh { continue }
      fix(by: constraint)
      noteFixed(Int(constraints[constraint].output), &queue)
    }
  }

  @inline(__always)
  private mutating func fix(by constraint: Int) {
    plan.pointee.counters.propagations += 1
    let variable = Int(constraints[constraint].mix)
    constraints[constraint].role = .determines
    constraints[constraint].output = Int32(variable)
    variables[variable].role = .fixed
    variables[variable].source = Int32(constraint)
    variables[variable].label = records.highestLabel(in: constraint, except: variable) + 1
    sequence.append(Int32(variable))
  }

  /// Takes a variable that has become fixed off the unknowns of all constraints.
  @inline(__always)
  mutating func noteFixed(_ variable: Int, _ queue: inout Slots) {
    let propagates = records.reductions.contains(.propagation)
    for constraint in records.mentions(of: variable) where constraints[constraint].role == .fresh {
      constraints[constraint].unknowns -= 1
      constraints[constraint].mix ^= UInt32(variable)
      if constraints[constraint].unknowns == 0 { emptied.append(Int32(constraint)) }
      if propagates && constraints[constraint].unknowns == 1 && constraints[constraint].outer == 0
        && constraints[constraint].isEquation
      {
        queue.append(Int32(constraint))
      }
    }
  }
}
