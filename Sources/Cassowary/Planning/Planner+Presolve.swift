extension Planner {
  /// Decides anew what determines each variable of the region.
  ///
  /// - Complexity: linear in the terms of the region but for blocks, as long as the region need not be widened.
  mutating func planRegion() {
    order.removeAll()
    if regionVariables.isEmpty && regionConstraints.isEmpty { return }
    var attempt = 0
    while true {
      substitutions.removeAll()
      referencePositions.removeAll()
      outsideReferences.removeAll()
      propagate()
      var outers = peel()
      if outers.isEmpty { outers = inputsThatAreOutputs() }
      if outers.isEmpty { break }
      startOver()
      widen(by: outers, attempt)
      counters.widenings += 1
      attempt += 1
    }
    if !referencePositions.isEmpty {
      placeAcrossBridges()
    } else {
      placeSubproblems()
      placeSubstitutions()
    }
    if plan.isInUse { raiseLabelsOutside() }
    counters.planned += regionVariables.count
    for slot in newInactive where constraints[Int(slot)].role == .inactive { touch(Int(slot)) }
    newInactive.removeAll()
    for slot in regionVariables { variables[Int(slot)].isInRegion = false }
    regionVariables.removeAll()
    regionConstraints.removeAll()
  }

  /// Takes back all decisions about the region.
  private mutating func startOver() {
    order.removeAll()
    newInactive.removeAll()
    for slot in regionVariables {
      let variable = Int(slot)
      switch variables[variable].role {
      case .unused, .idle: continue
      case .open: break
      case .block:
        let block = Int(variables[variable].source)
        if !plan.subproblems[block].unknowns.isEmpty { plan.remove(block) }
      case .fixed, .interval, .subproblem, .substituted: break
      }
      variables[variable].renew()
    }
    for slot in regionConstraints {
      let constraint = Int(slot)
      switch constraints[constraint].role {
      case .unused, .leftOut: continue
      case .determines where !variables[Int(constraints[constraint].output)].isInRegion: continue
      case .fresh, .determines, .member, .inactive, .silent: break
      }
      constraints[constraint].renew()
      constraints[constraint].output = -1
    }
  }
}
