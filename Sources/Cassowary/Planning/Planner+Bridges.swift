/// Where what is planned falls into parts, of which one is seen from another.
///
/// Let an equality *e* be the only bridge between a position *x* and the rest of what is connected, and let nothing on the side of *x*
/// mind if the positions there that are tied to *x* move along with it. Then that side can follow whatever *e* says, at no cost:
/// neither it nor *e* restricts the rest, and what is best there does not depend on where *x* is. So *e* defines *x*, and its
/// side is planned with *x* as its *given*: a cell of a feed, wherever the cell before it ends. Only the rule for open positions
/// is about where something is and not about distances; see ``Planner/misread``.
///
/// If nobody minds at all, the first of the positions is where the rule puts one that may be anywhere, and the others are seen from
/// there.
extension Planner {
  /// Cuts what counts wherever it can be cut.
  ///
  /// - Parameters:
  ///   - core: constraints on several unknowns.
  ///   - queue: takes what is mentioned once without the bridges.
  /// - Returns: whether anything was cut.
  /// - Complexity: linear in the terms of what is connected with the core, for each group of positions that is looked at.
  mutating func cut(_ core: Slots, _ queue: inout Slots) -> Bool {
    var isCut = false
    var search = KnotSearch(of: core, by: .links, &self)
    while search.findNext(&self) {
      if cut(search.knot, &queue) { isCut = true }
    }
    return isCut
  }

  private mutating func cut(_ knot: Knot, _ queue: inout Slots) -> Bool {
    if !mayBeCut(knot) { return false }
    var graph = PositionGraph(knot, self)
    // What cuts one group may be a bridge of another, which is seen the next time.
    var isFloating = false
    for group in graph.groups where graph.isFloating(group) {
      float(group.first)
      isFloating = true
    }
    if isFloating { return true }
    var groupsLeft = PositionGraph.fewGroups
    for group in graph.groups where group.count > 1 && groupsLeft > 0 {
      groupsLeft -= 1
      let bridges = graph.bridges(to: group, self)
      for bridge in bridges where constraints[bridge.equality].role == .fresh {
        define(bridge.position, across: bridge.equality, &queue)
      }
      if !bridges.isEmpty { return true }
    }
    return false
  }

  /// Whether there is a position that nothing pins: where positions push each other there is mostly none.
  private func mayBeCut(_ knot: Knot) -> Bool {
    for slot in knot.unknowns where variables[Int(slot)].domain == .free {
      if !isPinned(Int(slot)) { return true }
    }
    return false
  }

  private mutating func define(_ variable: Int, across constraint: Int, _ queue: inout Slots) {
    variables[variable].role = .defined
    variables[variable].source = Int32(constraint)
    variables[variable].label = 0
    constraints[constraint].role = .determines
    constraints[constraint].output = Int32(variable)
    cuts.append(Int32(variable))
    closeOff(variable)
    for place in constraints[constraint].places where terms[place].coefficient != 0 {
      forgetMention(of: Int(terms[place].variable), by: constraint, &queue)
    }
  }

  private mutating func float(_ variable: Int) {
    variables[variable].role = .interval
    variables[variable].label = 0
    cuts.append(Int32(variable))
    closeOff(variable)
  }

  /// What counts and mentions a variable only reads it from now on.
  private mutating func closeOff(_ variable: Int) {
    for constraint in mentions(of: variable) where constraints[constraint].role == .fresh {
      constraints[constraint].open -= 1
      if constraints[constraint].open == 0 { emptied.append(Int32(constraint)) }
      constraints[constraint].mix ^= UInt32(variable)
      constraints[constraint].outer = min(2, constraints[constraint].outer + 1)
    }
  }

  /// Whether something that counts is about a variable alone.
  func isPinned(_ variable: Int) -> Bool {
    for constraint in mentions(of: variable) where constraints[constraint].role == .fresh {
      if constraints[constraint].open == 1 && constraints[constraint].outer == 0 { return true }
    }
    return false
  }

  // MARK: The region's border

  /// Notes the variables outside of the region that have to be planned with it.
  ///
  /// A part that is about a single position outside, and does not mind if its own positions move along with that, can be seen from
  /// there.
  mutating func noteOuters(of core: Slots, _ outers: inout [Int32]) {
    var isClosed = true
    for slot in core where constraints[Int(slot)].role == .fresh {
      if constraints[Int(slot)].outer > 0 { isClosed = false }
    }
    if isClosed { return }
    var search = KnotSearch(of: core, by: .links, &self)
    while search.findNext(&self) {
      var own: [Int32] = []
      for slot in search.knot.constraints where constraints[Int(slot)].outer > 0 {
        noteOuters(of: Int(slot), &own)
      }
      guard let given = own.first else { continue }
      var isAlone = true
      for other in own where other != given { isAlone = false }
      if isAlone && canFollow(search.knot, Int(given)) {
        outsideGivens.append(given)
      } else {
        outers += own
      }
    }
  }

  /// Whether all positions of a part can be moved along with one outside, and nobody minds.
  private func canFollow(_ knot: Knot, _ given: Int) -> Bool {
    if !shortcuts.contains(.cuts) { return false }
    if variables[given].domain != .free || variables[given].isHeld { return false }
    for slot in knot.constraints {
      var sum = 0.0
      for place in constraints[Int(slot)].places where terms[place].coefficient != 0 {
        let variable = Int(terms[place].variable)
        if isKnown(variable) || variables[variable].domain != .free { continue }
        if variables[variable].role != .open && variable != given { return false }
        sum = Double.sum(sum, terms[place].coefficient)
      }
      if sum != 0 { return false }
    }
    for slot in knot.unknowns where variables[Int(slot)].domain == .free && isPinned(Int(slot)) {
      return false
    }
    return true
  }

  // MARK: Placing

  /// For each unknown of a piece that is being placed, the position outside that it is seen from, or -1.
  func givens(of unknowns: [Int32], _ outside: [Int32]) -> [Int32] {
    if outside.isEmpty { return [] }
    var givens = [Int32](repeating: -1, count: unknowns.count)
    for (place, slot) in unknowns.enumerated() { variables[Int(slot)].source = Int32(place) }
    for given in outside {
      assert(variables[Int(given)].domain == .free, "A size outside would have a say.")
      var found = [given]
      while let top = found.popLast() {
        for constraint in mentions(of: Int(top))
        where constraints[constraint].role == .member && constraints[constraint].output == -1 {
          for place in constraints[constraint].places where terms[place].coefficient != 0 {
            let variable = Int(terms[place].variable)
            if variables[variable].role != .piece || variables[variable].domain != .free {
              continue
            }
            let index = Int(variables[variable].source)
            if index >= unknowns.count || unknowns[index] != Int32(variable) { continue }
            if givens[index] >= 0 {
              assert(givens[index] == given, "It is seen from two positions.")
              continue
            }
            givens[index] = given
            found.append(Int32(variable))
          }
        }
      }
    }
    return givens
  }
}
