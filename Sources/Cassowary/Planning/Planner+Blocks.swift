extension Planner {
  /// Looks for more to decide among constraints of which each has several unknowns that others mention, too.
  ///
  /// - Parameter core: those constraints; what is left of them when nothing more can be decided.
  mutating func untangle(_ core: inout Slots) {
    var queue = Slots()
    // Each referencePositions one group of each part, and looks at all of it: with many groups that ends, and they stay together.
    var splitsLeft = reductions.contains(.bridges) ? 16 : 0
    // What is left after that are some of those that were compared.
    var mayHaveDuplicates = true
    while true {
      var hasProgress = false
      var search = ComponentSearch(of: core, by: .equalities, &self)
      while search.findNext(&self) {
        let equations = search.component.constraints
        if placeBlock(search.component) {
          hasProgress = true
        } else if mayHaveDuplicates && setDuplicatesAside(equations, &queue) {
          substitute(&queue)
          hasProgress = true
        }
      }
      mayHaveDuplicates = false
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

  // MARK: Duplicates

  /// Of required equalities that say the same, all but the first by rank are inactive constraints.
  ///
  /// - Returns: whether there were any.
  private mutating func setDuplicatesAside(
    _ equations: [Int32],
    _ queue: inout Slots
  ) -> Bool {
    var bySum: [(sum: UInt64, slot: Int32)] = []
    bySum.reserveCapacity(equations.count)
    for slot in equations where constraints[Int(slot)].role == .fresh {
      bySum.append((sumOfVariables(in: Int(slot)), slot))
    }
    bySum.sort { $0 < $1 }
    var isFound = false
    var first = 0
    while first < bySum.count {
      var end = first + 1
      while end < bySum.count && bySum[end].sum == bySum[first].sum { end += 1 }
      if end > first + 1, setDuplicatesAside(among: bySum[first..<end].map(\.slot), &queue) {
        isFound = true
      }
      first = end
    }
    return isFound
  }

  /// - Parameter candidates: they may be alike.
  private mutating func setDuplicatesAside(among candidates: [Int32], _ queue: inout Slots) -> Bool
  {
    var alike = candidates
    sortByRank(&alike)
    var isFound = false
    for (place, slot) in alike.enumerated().dropFirst() {
      let isDuplicate = alike[..<place].contains {
        constraints[Int($0)].role == .fresh && self.isDuplicate(Int($0), of: Int(slot))
      }
      if isDuplicate {
        release(Int(slot), &queue)
        isFound = true
      }
    }
    return isFound
  }

  /// The same for the same variables, in whatever order, and hardly for others.
  // Mutating, as all that a loop calls: a planner would be copied for the call.
  private mutating func sumOfVariables(in constraint: Int) -> UInt64 {
    var sum: UInt64 = 0
    for place in constraints[constraint].places { sum &+= terms[place].variable.scrambled }
    return sum
  }

  /// Whether the left sides of two equalities are multiples of each other.
  func isDuplicate(_ a: Int, of b: Int) -> Bool {
    if constraints[a].termCount != constraints[b].termCount { return false }
    var ratio = 0.0
    for place in constraints[a].places {
      let term = terms[place]
      var isFound = false
      for otherPlace in constraints[b].places where terms[otherPlace].variable == term.variable {
        isFound = true
        let other = terms[otherPlace].coefficient
        if (term.coefficient == 0) != (other == 0) { return false }
        if term.coefficient == 0 { break }
        if ratio == 0 { ratio = other / term.coefficient }
        if other != ratio * term.coefficient { return false }
        break
      }
      if !isFound { return false }
    }
    return ratio != 0
  }

  /// An equality in force that says the same as another, if there is one.
  func duplicate(of constraint: Int) -> Int? {
    // The variable that the most is computed from for: it tends to be mentioned by the fewest.
    var variable = -1
    for place in constraints[constraint].places where terms[place].coefficient != 0 {
      let other = Int(terms[place].variable)
      if variable < 0 || variables[other].label > variables[variable].label { variable = other }
    }
    if variable < 0 { return nil }
    for other in mentions(of: variable)
    where other != constraint && constraints[other].isEquation
      && (constraints[other].role == .determines || constraints[other].role == .member)
    {
      if isDuplicate(constraint, of: other) { return other }
    }
    return nil
  }

  // MARK: Blocks

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
    // With nothing planned before, all that it is computed from has its value.
    let isFirst = !plan.isInUse && !hasFailed
    if isFirst {
      computeSubproblem(block, marksReaders: false)
    } else {
      order.append(Int32(-1 - block))
    }
    var queue = Slots()
    for slot in unknowns { noteFixed(Int(slot), &queue) }
    propagate(&queue, computing: isFirst)
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
