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

  // MARK: Subproblems

  /// Whatever is still open is an interval, or in a subproblem with what it is connected to.
  mutating func placeSubproblems() {
    for slot in leftovers where variables[Int(slot)].role == .open {
      if isAlone(Int(slot)) { placeInterval(Int(slot)) } else { placeSubproblem(from: Int(slot)) }
    }
  }

  /// An unknown that what is said of it alone decides.
  mutating func placeInterval(_ variable: Int) {
    var label: Int32 = 0
    for constraint in mentions(of: variable)
    where constraints[constraint].role == .fresh && !isLink(constraint) {
      constraints[constraint].role = .member
      constraints[constraint].output = Int32(variable)
      label = max(label, highestLabel(in: constraint, except: variable))
    }
    variables[variable].role = .interval
    variables[variable].label = label + 1
    order.append(Int32(variable))
  }

  /// Whether all that mentions an open variable is counted, and about nothing else that may move.
  mutating func isAlone(_ variable: Int) -> Bool {
    if !reductions.contains(.intervals) { return false }
    for constraint in mentions(of: variable) where constraints[constraint].role == .fresh {
      // None is about nothing: it is not counted yet.
      if constraints[constraint].open + Int32(constraints[constraint].outer) != 1 { return false }
    }
    return true
  }

  private mutating func placeSubproblem(from start: Int) {
    var unknowns: [Int32] = []
    var members: [Int32] = []
    var outside: [Int32] = []
    unknowns.reserveCapacity(16)
    members.reserveCapacity(16)
    unknowns.append(Int32(start))
    variables[start].role = .subproblem
    var label: Int32 = 0
    var next = 0
    while next < unknowns.count {
      for constraint in mentions(of: Int(unknowns[next]))
      where constraints[constraint].role == .fresh {
        constraints[constraint].role = .member
        members.append(Int32(constraint))
        for place in constraints[constraint].places where terms[place].coefficient != 0 {
          let variable = Int(terms[place].variable)
          if variables[variable].role == .open {
            variables[variable].role = .subproblem
            unknowns.append(Int32(variable))
          } else if isFixed(variable) {
            label = max(label, variables[variable].label)
          } else if variables[variable].role != .subproblem || variables[variable].source >= 0 {
            label = max(label, variables[variable].label)
            if !outside.contains(Int32(variable)) { outside.append(Int32(variable)) }
          }
        }
      }
      next += 1
    }
    sortByOrder(&unknowns)
    sortByRank(&members)
    let references = references(of: unknowns, outside)
    let subproblem = enter(
      Plan.Subproblem(
        unknowns: unknowns,
        members: members,
        references: references,
        label: label + 1
      )
    )
    order.append(Int32(-1 - subproblem))
  }

  /// Records a subproblem or block.
  mutating func enter(_ subproblem: Plan.Subproblem) -> Int {
    let index = plan.insert(subproblem)
    for unknown in subproblem.unknowns {
      variables[Int(unknown)].source = Int32(index)
      variables[Int(unknown)].label = subproblem.label
    }
    for member in subproblem.members { constraints[Int(member)].output = Int32(-2 - index) }
    return index
  }

  private mutating func placeSubstitutions() {
    for slot in substitutions.reversed() {
      let variable = Int(slot)
      let constraint = Int(variables[variable].source)
      variables[variable].label = highestLabel(in: constraint, except: variable) + 1
      order.append(slot)
    }
  }

  // MARK: Labels

  func highestLabel(in constraint: Int, except variable: Int) -> Int32 {
    var label: Int32 = 0
    for place in constraints[constraint].places {
      let other = Int(terms[place].variable)
      if other == variable || terms[place].coefficient == 0 { continue }
      label = max(label, variables[other].label)
    }
    return label
  }

  /// The variables outside of the region that a substitution reads, and that are computed from the region's themselves.
  ///
  /// - Complexity: the search goes no further than labels say that there may be something to find.
  private mutating func inputsThatAreOutputs() -> [Int32] {
    var inputs: [Int32] = []
    for slot in outsideReferences { noteInput(Int(slot), &inputs) }
    for slot in referencePositions where variables[Int(slot)].source >= 0 {
      noteInputs(of: slot, &inputs)
    }
    for slot in substitutions where constraints[Int(variables[Int(slot)].source)].outer > 0 {
      noteInputs(of: slot, &inputs)
    }
    if inputs.isEmpty { return [] }
    var highest: Int32 = -1
    for input in inputs { highest = max(highest, variables[Int(input)].label) }

    // Nothing is in the queue while a region is planned: what is found is told by being in it.
    var found = Slots()
    var next = 0
    for slot in regionVariables { findOutputs(of: Int(slot), upTo: highest, &found) }
    while next < found.count {
      findOutputs(of: Int(found[next]), upTo: highest, &found)
      next += 1
    }
    var result: [Int32] = []
    for input in inputs where variables[Int(input)].isQueued { result.append(input) }
    for slot in found { variables[Int(slot)].isQueued = false }
    return result
  }

  private mutating func noteInputs(of substitution: Int32, _ inputs: inout [Int32]) {
    let constraint = Int(variables[Int(substitution)].source)
    for place in constraints[constraint].places where terms[place].coefficient != 0 {
      noteInput(Int(terms[place].variable), &inputs)
    }
  }

  private mutating func noteInput(_ variable: Int, _ inputs: inout [Int32]) {
    if variables[variable].isInRegion { return }
    switch variables[variable].role {
    case .substituted, .subproblem: inputs.append(Int32(variable))
    case .unused, .idle, .open, .fixed, .block, .interval: break
    }
  }

  private mutating func findOutputs(of variable: Int, upTo label: Int32, _ found: inout Slots) {
    for constraint in mentions(of: variable) {
      guard let node = reader(of: variable, by: constraint) else { continue }
      if node >= 0 {
        findOutput(Int(node), upTo: label, &found)
      } else {
        for unknown in plan.subproblems[Int(-1 - node)].unknowns {
          findOutput(Int(unknown), upTo: label, &found)
        }
      }
    }
  }

  private mutating func findOutput(_ variable: Int, upTo label: Int32, _ found: inout Slots) {
    if variables[variable].isInRegion || variables[variable].isQueued { return }
    if variables[variable].label > label { return }
    variables[variable].isQueued = true
    found.append(Int32(variable))
  }

  /// Lifts what is computed from the region above it.
  private mutating func raiseLabelsOutside() {
    var stack = regionVariables.unshared()
    while let top = stack.popLast() {
      let label = variables[Int(top)].label
      for constraint in mentions(of: Int(top)) {
        guard let node = reader(of: Int(top), by: constraint) else { continue }
        if self.label(of: node) > label || node >= 0 && variables[Int(node)].isInRegion { continue }
        setLabel(label + 1, of: node)
        if node >= 0 {
          stack.append(node)
        } else {
          for unknown in plan.subproblems[Int(-1 - node)].unknowns { stack.append(unknown) }
        }
      }
    }
  }
}
