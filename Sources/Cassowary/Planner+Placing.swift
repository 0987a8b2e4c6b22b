extension Planner {
  /// Decides anew what determines each variable of the region.
  ///
  /// - Parameter mayDefer: whether what bounds one unknown alone may wait until it turns out to be broken.
  /// - Complexity: linear in the terms of the region but for blocks, as long as the region need not be widened.
  mutating func planRegion(mayDefer: Bool) {
    order.removeAll()
    if regionVariables.isEmpty && regionConstraints.isEmpty { return }
    while true {
      definitions.removeAll()
      propagate()
      var outers = peel(mayDefer: mayDefer)
      if outers.isEmpty { outers = inputsThatAreOutputs() }
      if outers.isEmpty { break }
      startOver()
      for outer in outers { openWithAncestors(Int(outer)) }
    }
    if plan.isInUse {
      placePieces()
      placeDefinitions()
      raiseLabelsOutside()
    } else {
      // With nothing planned before, all that comes next reads what is there: there is no need to come again.
      computeInOrder()
      placePieces()
      computeInOrder()
      computeDefinitions()
    }
    counters.planned += regionVariables.count
    for slot in newWatches where constraints[Int(slot)].role == .watch { touch(Int(slot)) }
    newWatches.removeAll()
    if plan.isInUse {
      for slot in regionVariables { variables[Int(slot)].isInRegion = false }
    }
    regionVariables.removeAll()
    regionConstraints.removeAll()
  }

  /// Takes back all decisions about the region.
  private mutating func startOver() {
    assert(plan.isInUse, "A first plan has nothing to widen its region by.")
    order.removeAll()
    newWatches.removeAll()
    for slot in regionVariables {
      let variable = Int(slot)
      switch variables[variable].role {
      case .unused, .idle: continue
      case .open: break
      case .block:
        let block = Int(variables[variable].source)
        if !plan.pieces[block].unknowns.isEmpty { plan.remove(block) }
      case .known, .interval, .piece, .defined: break
      }
      variables[variable].renew()
    }
    for slot in regionConstraints {
      let constraint = Int(slot)
      switch constraints[constraint].role {
      case .unused, .leftOut: continue
      case .determines where !variables[Int(constraints[constraint].output)].isInRegion: continue
      case .fresh, .determines, .member, .watch, .silent: break
      }
      constraints[constraint].renew()
      constraints[constraint].output = -1
    }
  }

  // MARK: Pieces

  /// Whatever is still open is an interval, or in a piece with what it is connected to.
  private mutating func placePieces() {
    for slot in leftovers where variables[Int(slot)].role == .open {
      if !isAlone(Int(slot)) {
        placePiece(from: Int(slot))
        continue
      }
      let variable = Int(slot)
      var label: Int32 = 0
      for constraint in mentions(of: variable) where constraints[constraint].role == .fresh {
        constraints[constraint].role = .member
        constraints[constraint].output = slot
        label = max(label, highestLabel(in: constraint, except: variable))
      }
      variables[variable].role = .interval
      variables[variable].label = label + 1
      if plan.isInUse {
        order.append(slot)
      } else {
        counters.computed += 1
        _ = computeInterval(variable)
      }
    }
  }

  private func isAlone(_ variable: Int) -> Bool {
    if !shortcuts.contains(.intervals) { return false }
    for constraint in mentions(of: variable)
    where constraints[constraint].role == .fresh && constraints[constraint].open > 1 {
      return false
    }
    return true
  }

  private mutating func placePiece(from start: Int) {
    var unknowns = [Int32(start)]
    var members: [Int32] = []
    variables[start].role = .piece
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
            variables[variable].role = .piece
            unknowns.append(Int32(variable))
          } else if isKnown(variable) {
            label = max(label, variables[variable].label)
          }
        }
      }
      next += 1
    }
    unknowns.sort { precedes(variable: Int($0), Int($1)) }
    members.sort { precedes(constraint: Int($0), Int($1)) }
    enter(Plan.Piece(unknowns: unknowns, members: members, label: label + 1))
  }

  /// Records a piece or block.
  mutating func enter(_ piece: Plan.Piece) {
    let index = plan.insert(piece)
    for unknown in piece.unknowns {
      variables[Int(unknown)].source = Int32(index)
      variables[Int(unknown)].label = piece.label
    }
    for member in piece.members { constraints[Int(member)].output = Int32(-2 - index) }
    order.append(Int32(-1 - index))
  }

  private mutating func placeDefinitions() {
    for slot in definitions.reversed() {
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

  /// The variables outside of the region that a definition reads, and that are computed from the region's themselves.
  ///
  /// - Complexity: the search goes no further than labels say that there may be something to find.
  private mutating func inputsThatAreOutputs() -> [Int32] {
    if !plan.isInUse { return [] }
    var inputs: [Int32] = []
    var highest: Int32 = -1
    for slot in definitions {
      let constraint = Int(variables[Int(slot)].source)
      if constraints[constraint].outer == 0 { continue }
      for place in constraints[constraint].places where terms[place].coefficient != 0 {
        let variable = Int(terms[place].variable)
        if variables[variable].isInRegion || variables[variable].role != .defined { continue }
        inputs.append(Int32(variable))
        highest = max(highest, variables[variable].label)
      }
    }
    if inputs.isEmpty { return [] }

    // Nothing is in the queue while a region is planned: what is found is told by being in it.
    var found: [Int32] = []
    var stack = regionVariables.unshared()
    while let top = stack.popLast() {
      for constraint in mentions(of: Int(top)) where constraints[constraint].role == .determines {
        let output = Int(constraints[constraint].output)
        if variables[output].isInRegion || variables[output].isQueued { continue }
        if variables[output].label > highest { continue }
        variables[output].isQueued = true
        found.append(Int32(output))
        stack.append(Int32(output))
      }
    }
    let result = inputs.filter { variables[Int($0)].isQueued }
    for slot in found { variables[Int(slot)].isQueued = false }
    return result
  }

  /// Lifts what is computed from the region above it.
  private mutating func raiseLabelsOutside() {
    var stack = regionVariables.unshared()
    while let top = stack.popLast() {
      let label = variables[Int(top)].label
      for constraint in mentions(of: Int(top)) where constraints[constraint].role == .determines {
        let output = Int(constraints[constraint].output)
        if variables[output].isInRegion || variables[output].label > label { continue }
        if output == Int(top) { continue }
        variables[output].label = label + 1
        stack.append(Int32(output))
      }
    }
  }
}
