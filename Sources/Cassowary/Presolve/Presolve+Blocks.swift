extension Presolve {
  /// Looks for more to decide among constraints of which each has several unknowns that others mention, too.
  ///
  /// - Parameter core: those constraints; what is left of them when nothing more can be decided.
  mutating func untangle(_ core: inout Slots) {
    var queue = Slots()
    // Each split is of one group of each part, and looks at all of it: with many groups that ends, and they stay together.
    var splitsLeft = records.reductions.contains(.bridges) ? 16 : 0
    var mayHaveDuplicates = records.reductions.contains(.duplicates)
    while true {
      var hasProgress = false
      var search = ComponentSearch(of: core, by: .equalities, &self)
      while let component = search.findNext(&self) {
        if formBlock(component) { hasProgress = true }
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
      for (variable, _) in records.terms(of: Int(slot)) { sum &+= UInt32(variable).scrambled }
      bySum.append((sum, slot))
    }
    let records = records
    bySum.sort {
      $0.sum == $1.sum ? records.precedes(constraint: Int($0.slot), Int($1.slot)) : $0.sum < $1.sum
    }
    var isFound = false
    for (place, candidate) in bySum.enumerated() {
      var other = place - 1
      while other >= 0 && bySum[other].sum == candidate.sum {
        if isDuplicate(Int(candidate.slot), of: Int(bySum[other].slot)) {
          wait(Int(candidate.slot))
          constraints[Int(candidate.slot)].output = bySum[other].slot
          for (variable, _) in records.terms(of: Int(candidate.slot)) {
            forgetMention(of: variable, by: Int(candidate.slot), &queue)
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
  private mutating func isDuplicate(_ constraint: Int, of other: Int) -> Bool {
    let (record, first) = (constraints[constraint], constraints[other])
    if first.role != .fresh || record.termCount != first.termCount { return false }
    var ratio: Double?
    for ((variable, own), (otherVariable, others)) in zip(
      records.terms(of: constraint),
      records.terms(of: other)
    ) {
      if ratio == nil { ratio = own / others }
      if variable != otherVariable || own != ratio! * others { return false }
    }
    return ratio.map { record.constant == $0 * first.constant } ?? false
  }

  /// Makes the unknowns of a component fixed, if its equalities decide all of them.
  mutating func formBlock(_ component: Component) -> Bool {
    if !records.reductions.contains(.blocks) || component.unknowns.isEmpty { return false }
    if component.constraints.count < component.unknowns.count { return false }
    for slot in component.constraints where constraints[Int(slot)].outer > 0 { return false }
    var (equations, unknowns) = (component.constraints, component.unknowns)
    records.sortByRank(&equations)
    records.sortByOrder(&unknowns)
    guard let elimination = elimination(equations, unknowns) else { return false }

    var label: Int32 = 0
    for slot in equations {
      for (variable, _) in records.terms(of: Int(slot)) where records.isFixed(variable) {
        label = max(label, variables[variable].label)
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
    sequence.append(Int32(-1 - block))
    var queue = Slots()
    for slot in unknowns { noteFixed(Int(slot), &queue) }
    propagate(&queue)
    return true
  }

  private mutating func elimination(_ equations: [Int32], _ unknowns: [Int32]) -> Elimination? {
    // The field is not in use while a variable is fresh; planning expects -1.
    for (index, slot) in unknowns.enumerated() { variables[Int(slot)].source = Int32(index) }
    equalities.removeAll()
    for slot in equations {
      for (variable, coefficient) in records.terms(of: Int(slot)) {
        if variables[variable].role != .fresh { continue }
        equalities.append(Int(variables[variable].source), coefficient)
      }
      equalities.close()
    }
    for slot in unknowns { variables[Int(slot)].source = -1 }
    return recentEliminations.elimination(equalities, unknownCount: unknowns.count)
  }
}
