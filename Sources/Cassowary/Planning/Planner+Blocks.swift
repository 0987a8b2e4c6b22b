extension Planner {
  /// Looks for more to decide among constraints of which each has several unknowns that others mention, too.
  ///
  /// - Parameter core: those constraints; what is left of them when nothing more can be decided.
  mutating func untangle(_ core: inout Slots) {
    var queue = Slots()
    // Each referencePositions one group of each part, and looks at all of it: with many groups that ends, and they stay together.
    var splitsLeft = reductions.contains(.bridges) ? 16 : 0
    while true {
      var hasProgress = false
      var search = ComponentSearch(of: core, by: .equalities, &self)
      while search.findNext(&self) {
        if placeBlock(search.component) { hasProgress = true }
      }
      if !hasProgress && splitsLeft > 0 && split(core, &queue) {
        splitsLeft -= 1
        substitute(&queue)
        hasProgress = true
      }
      if !hasProgress { return }
      retireEmptied()
      core.keep { constraints[Int($0)].role == .fresh }
    }
  }

  /// Makes the unknowns of a component fixed, if its equalities decide all of them.
  mutating func placeBlock(_ component: Component) -> Bool {
    if !reductions.contains(.blocks) || component.unknowns.isEmpty { return false }
    if component.constraints.count < component.unknowns.count { return false }
    for slot in component.constraints
    where constraints[Int(slot)].role != .fresh || constraints[Int(slot)].outer > 0 {
      return false
    }
    for slot in component.unknowns where variables[Int(slot)].role != .open { return false }
    var (equations, unknowns) = (component.constraints, component.unknowns)
    sortByRank(&equations)
    sortByOrder(&unknowns)
    guard let elimination = elimination(equations, unknowns) else { return false }

    var label: Int32 = 0
    for slot in equations {
      for place in constraints[Int(slot)].places where isFixed(Int(terms[place].variable)) {
        label = max(label, variables[Int(terms[place].variable)].label)
      }
    }
    for slot in unknowns { variables[Int(slot)].role = .block }
    for slot in equations { constraints[Int(slot)].role = .member }
    let block = enter(
      Plan.Subproblem(
        unknowns: unknowns,
        members: equations,
        label: label + 1,
        elimination: elimination
      )
    )
    for row in elimination.unused {
      // What follows from the others is only to be checked.
      wait(Int(equations[row]))
      constraints[Int(equations[row])].output = -1
    }
    order.append(Int32(-1 - block))
    var queue = Slots()
    for slot in unknowns { noteFixed(Int(slot), &queue) }
    propagate(&queue)
    return true
  }

  // Mutating, as all that a loop calls: a planner would be copied for the call.
  private mutating func elimination(_ equations: [Int32], _ unknowns: [Int32]) -> Elimination? {
    // The field is not in use while a variable is open; planning expects -1.
    for (index, slot) in unknowns.enumerated() { variables[Int(slot)].source = Int32(index) }
    defer { for slot in unknowns { variables[Int(slot)].source = -1 } }
    // Of the planner only what a closure needs: it would be copied for the closure.
    let (variables, constraints, terms) = (variables, constraints, terms)
    func forEachEntry(of constraint: Int32, _ body: (_ unknown: Int, _ value: Double) -> Void) {
      for place in constraints[Int(constraint)].places {
        let term = terms[place]
        let variable = Int(term.variable)
        if term.coefficient == 0 || variables[variable].role != .open { continue }
        body(Int(variables[variable].source), term.coefficient)
      }
    }
    if Elimination.isDense(rows: equations.count, unknowns: unknowns.count) {
      return lastSquare.elimination(equations.count, unknowns.count) { square in
        for (row, slot) in equations.enumerated() {
          forEachEntry(of: slot) { square.set($1, $0, of: row) }
        }
      }
    }
    var rows = SparseVectors()
    for slot in equations {
      forEachEntry(of: slot) { rows.append($0, $1) }
      rows.close()
    }
    return Elimination(rows, unknownCount: unknowns.count)
  }
}
