extension Solver {
  /// Brings the values up to date with everything recorded since the last call.
  ///
  /// - Complexity: what no record reaches is not looked at; a changed number that changes no decision costs as much as what is
  ///   computed from it.
  public mutating func solve() -> Changes {
    var changes = Changes()
    let isUpToDate =
      dirtyVariables.isEmpty && dirtyConstraints.isEmpty && plan.broken.isEmpty
      && plan.revised.isEmpty
    if isUpToDate { return changes }
    plan.counters.solves += 1
    let areLabelsWorn = plan.queue.labelLimit > 8 * variables.count + 1024
    if plan.isInUse && (areLabelsWorn || !reductions.contains(.replay)) {
      makeUnique()
      forgetPlan(ofAll: areLabelsWorn)
    }

    let before = leftOut
    makeUnique()
    var (seeds, loose) = (Slots(), Slots())
    swap(&seeds, &dirtyVariables)
    swap(&loose, &dirtyConstraints)
    changes.variables = withRecords { records in
      var planner = Planner(records)
      planner.collect(dirtyVariables: seeds, dirtyConstraints: loose)
      planner.run()
      return records.takeMoved()
    }
    // Back for their room.
    swap(&seeds, &dirtyVariables)
    swap(&loose, &dirtyConstraints)
    dirtyVariables.removeAll()
    dirtyConstraints.removeAll()
    if before != leftOut { compare(before, &changes) }
    return changes
  }

  /// Lets a part of a solve work on the records.
  mutating func withRecords<Result>(_ body: (Records) -> Result) -> Result {
    makeUnique()
    let (variables, constraints, terms) = (variables.pointer, constraints.pointer, terms.pointer)
    let (orders, generations) = (variableOrders.pointer, variableGenerations.pointer)
    let (identities, reductions) = (constraintIdentities.pointer, reductions)
    let (ordersAscend, ranksAscend) = (ordersAscend, ranksAscend)
    let result = withUnsafeMutablePointer(to: &plan) { plan in
      body(
        Records(
          variables: variables,
          constraints: constraints,
          terms: terms,
          variableGenerations: generations,
          variableOrders: orders,
          constraintIdentities: identities,
          plan: plan,
          reductions: reductions,
          ordersAscend: ordersAscend,
          ranksAscend: ranksAscend,
          notesChanges: plan.pointee.isInUse
        )
      )
    }
    if plan.contradictions.takeChange() {
      let contradictions = plan.contradictions
      leftOut = contradictions.indices.map { conflict(contradictions[$0]) }
      leftOut.sort { $0.leftOut < $1.leftOut }
    }
    return result
  }

  private func conflict(_ contradiction: Contradiction) -> Conflict {
    Conflict(
      leftOut: identity(ofConstraint: Int(contradiction.leftOut)),
      members: contradiction.members.map { identity(ofConstraint: Int($0)) },
      domains: contradiction.domains.map { identity(ofVariable: Int($0)) }.sorted()
    )
  }

  /// Says what is left out now and was not before, and the other way round.
  private func compare(_ before: [Conflict], _ changes: inout Changes) {
    var next = 0
    for conflict in leftOut {
      while next < before.count && before[next].leftOut < conflict.leftOut { next += 1 }
      if next == before.count || before[next] != conflict { changes.conflicts.append(conflict) }
    }
    changes.conflicts.sort { precedes($0.leftOut.slot, $1.leftOut.slot) }
    for conflict in before {
      let id = conflict.leftOut
      // What has become optional does not count: it may have an error.
      if contains(id) && constraints[Int(id.slot)].role != .leftOut
        && constraints[Int(id.slot)].isRequired
      {
        changes.restored.append(id)
      }
    }
    changes.restored.sort()
  }

  /// Takes apart the plan of all that is connected with a record, so that it is solved from nothing.
  ///
  /// - Parameter isAll: whether of everything. Labels only rise while a plan lives; when they have risen far above what so
  ///   many variables need, a new one starts from below.
  private mutating func forgetPlan(ofAll isAll: Bool) {
    if isAll { plan.queue = Queue() }
    var found: [UInt32] = []
    var isFound = [Bool](repeating: false, count: variables.count)
    func find(_ variable: UInt32) {
      if isFound[Int(variable)] || variables[Int(variable)].role == .unused { return }
      isFound[Int(variable)] = true
      found.append(variable)
    }
    if isAll { for slot in variables.indices { find(UInt32(slot)) } }
    for slot in dirtyVariables { find(UInt32(slot)) }
    for subproblem in plan.broken {
      for slot in plan.subproblems[Int(subproblem)].unknowns { find(UInt32(slot)) }
    }
    for slot in dirtyConstraints where constraints[Int(slot)].role != .unused {
      for place in constraints[Int(slot)].places { find(terms[place].variable) }
    }
    var next = 0
    while next < found.count {
      var place = variables[Int(found[next])].firstTerm
      while place >= 0 {
        let constraint = Int(terms[Int(place)].constraint)
        place = terms[Int(place)].next
        for place in constraints[constraint].places { find(terms[place].variable) }
        unplan(constraint)
        markDirty(constraint: constraint)
      }
      next += 1
    }
    for slot in found {
      variables[Int(slot)].role = .fresh
      variables[Int(slot)].source = -1
      variables[Int(slot)].isHeld = false
      markDirty(variable: Int(slot))
    }
  }
}

extension Records {
  /// The variables with another value than before, ascending.
  func takeMoved() -> [Variable] {
    var moved: [Variable] = []
    func note(_ slot: Int) {
      moved.append(Variable(slot: UInt32(slot), generation: variableGenerations[slot]))
    }
    if notesChanges {
      let changed = plan.pointee.changed.pointer
      moved.reserveCapacity(changed.count)
      for (slot, value) in changed {
        variables[Int(slot)].isChanged = variables[Int(slot)].value != value
      }
      // To pass over all costs less than to sort many.
      if changed.count > variables.count / 16 {
        for slot in variables.indices where variables[slot].isChanged { note(slot) }
      } else {
        for (slot, _) in changed where variables[Int(slot)].isChanged { note(Int(slot)) }
        moved.sort()
      }
      for variable in moved { variables[variable.index].isChanged = false }
    } else {
      moved.reserveCapacity(variables.count)
      for slot in variables.indices where variables[slot].value != 0 { note(slot) }
    }
    plan.pointee.changed.removeAll()
    return moved
  }
}
