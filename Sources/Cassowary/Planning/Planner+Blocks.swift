extension Planner {
  /// Looks for more to decide among constraints of which each has several unknowns that others mention, too.
  ///
  /// - Parameter core: those constraints; what is left of them when nothing more can be decided.
  mutating func untangle(_ core: inout Slots) {
    var queue = Slots()
    // Each split is of one group of each part, and looks at all of it: with many groups that ends, and they stay together.
    var splitsLeft = reductions.contains(.bridges) ? 16 : 0
    var mayHaveDuplicates = reductions.contains(.duplicates)
    while true {
      var hasProgress = false
      var search = ComponentSearch(of: core, by: .equalities, &self)
      while let component = search.findNext(&self) {
        if placeBlock(component) { hasProgress = true }
      }
      if !hasProgress && mayHaveDuplicates {
        mayHaveDuplicates = false
        hasProgress = setDuplicatesAside(core, &queue)
        substitute(&queue)
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

  /// Of required equalities that say the same, all but the first by rank are inactive.
  ///
  /// - Returns: whether there were any.
  private mutating func setDuplicatesAside(_ core: Slots, _ queue: inout Slots) -> Bool {
    var bySum: [(sum: UInt64, slot: Int32)] = []
    for slot in core where constraints[Int(slot)].isEquation {
      var sum: UInt64 = 0
      for place in constraints[Int(slot)].places { sum &+= terms[place].variable.scrambled }
      bySum.append((sum, slot))
    }
    let ranks = constraintOrder
    bySum.sort {
      $0.sum == $1.sum ? ranks.precedes(Int($0.slot), Int($1.slot)) : $0.sum < $1.sum
    }
    var isFound = false
    for (place, candidate) in bySum.enumerated() {
      var other = place - 1
      while other >= 0 && bySum[other].sum == candidate.sum {
        if isDuplicate(Int(candidate.slot), of: Int(bySum[other].slot)) {
          wait(Int(candidate.slot))
          constraints[Int(candidate.slot)].output = bySum[other].slot
          for place in constraints[Int(candidate.slot)].places where terms[place].coefficient != 0 {
            forgetMention(of: Int(terms[place].variable), by: Int(candidate.slot), &queue)
          }
          isFound = true
          break
        }
        other -= 1
      }
    }
    return isFound
  }

  /// Whether an equality is a multiple of another one that counts.
  private func isDuplicate(_ constraint: Int, of other: Int) -> Bool {
    let (record, first) = (constraints[constraint], constraints[other])
    if first.role != .fresh || record.termCount != first.termCount { return false }
    let ratio = terms[Int(record.firstTerm)].coefficient / terms[Int(first.firstTerm)].coefficient
    return record.constant == ratio * first.constant
      && zip(record.places, first.places).allSatisfy { place, other in
        terms[place].variable == terms[other].variable
          && terms[place].coefficient == ratio * terms[other].coefficient
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

  private mutating func elimination(_ equations: [Int32], _ unknowns: [Int32]) -> Elimination? {
    // The field is not in use while a variable is open; planning expects -1.
    for (index, slot) in unknowns.enumerated() { variables[Int(slot)].source = Int32(index) }
    var rows = SparseVectors()
    rows.reserve(vectors: equations.count, entries: 4 * equations.count)
    for slot in equations {
      for place in constraints[Int(slot)].places where terms[place].coefficient != 0 {
        let variable = Int(terms[place].variable)
        if variables[variable].role != .open { continue }
        rows.append(Int(variables[variable].source), terms[place].coefficient)
      }
      rows.close()
    }
    for slot in unknowns { variables[Int(slot)].source = -1 }
    return recentEliminations.elimination(rows, unknownCount: unknowns.count)
  }
}
