/// Splits components at bridges into parts that are planned relative to each other.
///
/// Let an equality *e* be a bridge between a position *x* and the rest of its component, and let no constraint on the side of *x* depend on
/// where the positions there are together. Then that side can be translated to any value of *x* at no cost: neither it nor *e* restricts
/// the rest, and its optimum does not depend on *x*. So *e* substitutes *x*, and its side is planned relative to *x*, its *reference*: a
/// cell of a feed, wherever the cell before it ends. Only the rule for open positions depends on positions and not on distances; see
/// ``Evaluation/misread``.
///
/// If no position is pinned at all, the first one gets its value from the rule for open positions, and the others are relative to it.
extension Presolve {
  /// Splits components at their bridges.
  ///
  /// - Parameters:
  ///   - core: constraints on several unknowns.
  ///   - queue: takes what is mentioned once without the bridges.
  /// - Returns: whether anything was split.
  /// - Complexity: linear in the terms of what is connected with the core, for each group of positions that is looked at.
  mutating func split(_ core: Slots, _ queue: inout Slots) -> Bool {
    var isSplit = false
    var search = ComponentSearch(of: core, by: .links, &self)
    while let component = search.findNext(&self) {
      if split(component, &queue) { isSplit = true }
    }
    return isSplit
  }

  private mutating func split(_ component: Component, _ queue: inout Slots) -> Bool {
    if !canBeSplit(component) { return false }
    var graph = BridgeSearch(component, records)
    // What holds one group in place may be a bridge of another, which is seen the next time.
    var isFloating = false
    for group in graph.groups where graph.isFloating(group) {
      float(group.first)
      isFloating = true
    }
    if isFloating { return true }
    var groupsLeft = BridgeSearch.fewGroups
    for group in graph.groups where group.count > 1 && groupsLeft > 0 {
      groupsLeft -= 1
      let bridges = graph.bridges(to: group, records)
      for bridge in bridges where constraints[bridge.equality].role == .fresh {
        substitute(bridge.position, across: bridge.equality, &queue)
      }
      if !bridges.isEmpty { return true }
    }
    return false
  }

  /// Whether there is a position that nothing pins: where positions push each other there is mostly none.
  private mutating func canBeSplit(_ component: Component) -> Bool {
    for slot in component.unknowns where variables[Int(slot)].domain == .free {
      if !records.isPinned(Int(slot)) { return true }
    }
    return false
  }

  private mutating func substitute(_ variable: Int, across constraint: Int, _ queue: inout Slots) {
    variables[variable].role = .substituted
    variables[variable].source = Int32(constraint)
    variables[variable].label = 0
    constraints[constraint].role = .determines
    constraints[constraint].output = Int32(variable)
    referencePositions.append(Int32(variable))
    closeOff(variable)
    for (variable, _) in records.terms(of: constraint) {
      forgetMention(of: variable, by: constraint, &queue)
    }
  }

  private mutating func float(_ variable: Int) {
    variables[variable].role = .interval
    variables[variable].label = 0
    referencePositions.append(Int32(variable))
    closeOff(variable)
  }

  /// What counts and mentions a variable only reads it from now on.
  private mutating func closeOff(_ variable: Int) {
    for constraint in records.mentions(of: variable) where constraints[constraint].role == .fresh {
      constraints[constraint].unknowns -= 1
      if constraints[constraint].unknowns == 0 { emptied.append(Int32(constraint)) }
      constraints[constraint].mix ^= UInt32(variable)
      constraints[constraint].outer = min(2, constraints[constraint].outer + 1)
    }
  }

  // MARK: The region's border

  /// Notes the variables outside of the region that have to be planned with it.
  ///
  /// A part with a single position outside can be planned relative to that, if no constraint of the part depends on where its positions
  /// are together.
  mutating func noteOuters(of core: Slots, _ outers: inout [Int32]) {
    var isClosed = true
    for slot in core where constraints[Int(slot)].role == .fresh {
      if constraints[Int(slot)].outer > 0 { isClosed = false }
    }
    if isClosed { return }
    var search = ComponentSearch(of: core, by: .links, &self)
    while let component = search.findNext(&self) {
      var own: [Int32] = []
      for slot in component.constraints where constraints[Int(slot)].outer > 0 {
        noteOuters(of: Int(slot), &own)
      }
      guard let reference = own.first else { continue }
      var isAlone = true
      for other in own where other != reference { isAlone = false }
      if isAlone && canFollow(component, Int(reference)) {
        outsideReferences.append(reference)
      } else {
        outers += own
      }
    }
  }

  /// Whether all positions of a part can be translated along with one outside without violating a constraint.
  private mutating func canFollow(_ component: Component, _ reference: Int) -> Bool {
    if !records.reductions.contains(.bridges) { return false }
    if variables[reference].domain != .free || variables[reference].isHeld { return false }
    for slot in component.constraints {
      var sum = 0.0
      for (variable, coefficient) in records.terms(of: Int(slot)) {
        if records.isFixed(variable) || variables[variable].domain != .free { continue }
        if variables[variable].role != .fresh && variable != reference { return false }
        sum = Double.sum(sum, coefficient)
      }
      if sum != 0 { return false }
    }
    for slot in component.unknowns
    where variables[Int(slot)].domain == .free && records.isPinned(Int(slot)) {
      return false
    }
    return true
  }

  // MARK: References

  /// For each unknown of a subproblem that is being placed, the position outside that it is relative to, or -1.
  mutating func references(of unknowns: [Int32], _ outside: [Int32]) -> [Int32] {
    if outside.isEmpty { return [] }
    var references = [Int32](repeating: -1, count: unknowns.count)
    for (place, slot) in unknowns.enumerated() { variables[Int(slot)].source = Int32(place) }
    for reference in outside {
      assert(variables[Int(reference)].domain == .free, "A size cannot be a reference.")
      var found = [reference]
      while let top = found.popLast() {
        for constraint in records.mentions(of: Int(top))
        where constraints[constraint].role == .member && constraints[constraint].output == -1 {
          for (variable, _) in records.terms(of: constraint) {
            if variables[variable].role != .subproblem || variables[variable].domain != .free {
              continue
            }
            let index = Int(variables[variable].source)
            if index >= unknowns.count || unknowns[index] != Int32(variable) { continue }
            if references[index] >= 0 {
              assert(references[index] == reference, "It is relative to two positions.")
              continue
            }
            references[index] = reference
            found.append(Int32(variable))
          }
        }
      }
    }
    return references
  }
}
