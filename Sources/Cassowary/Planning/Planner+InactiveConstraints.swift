extension Planner {
  /// Looks at the inactive constraints whose variables have moved, and plans again around those that are violated.
  mutating func activateViolated() {
    var moved = Slots()
    swap(&moved, &evaluation.unchecked)
    for slot in moved { constraints[Int(slot)].isUnchecked = false }
    for slot in moved where constraints[Int(slot)].role == .inactive { look(at: Int(slot)) }
  }

  private mutating func look(at constraint: Int) {
    let record = constraints[constraint]
    var residual = Residual(of: record.constant)
    var openness: Solver.Openness = []
    var areFixed = true
    for (variable, coefficient) in records.terms(of: constraint) {
      residual.add(coefficient * variables[variable].value)
      openness.formUnion(variables[variable].openness)
      if !records.isFixed(variable) { areFixed = false }
    }
    let isBroken = !residual.meets(record.relation, evaluation.leniency)
    // Where a position is open, constraints that hold count as well: its range depends on them.
    let isDuplicate = record.output >= 0
    if !isBroken
      && (isDuplicate || !openness.contains(.position) || !evaluation.movesWithPosition(constraint))
    {
      return
    }
    if areFixed {
      if isBroken && record.isRequired { evaluation.failures.append(.inactive(constraint)) }
    } else {
      activate(constraint)
    }
  }

  private mutating func activate(_ constraint: Int) {
    for (variable, _) in records.terms(of: constraint) {
      if !records.isFixed(variable) { region.replan(variable: variable) }
    }
    region.replan(constraint: constraint)
  }

  /// Holds the variables that were substituted and came out where they may not be.
  ///
  /// - Returns: whether there was any.
  mutating func holdMisfits() -> Bool {
    var hasHeld = false
    for slot in evaluation.misread {
      // One that is held already may have readers from before it was.
      if !variables[Int(slot)].isHeld { hasHeld = true }
      variables[Int(slot)].isHeld = true
      replanWithReaders(Int(slot))
    }
    for slot in evaluation.misfits where variables[Int(slot)].role == .substituted {
      hasHeld = true
      variables[Int(slot)].isHeld = true
      region.replan(variable: Int(slot))
    }
    evaluation.misread.removeAll()
    evaluation.misfits.removeAll()
    return hasHeld
  }

  /// Takes a position into the region, and all that is relative to it.
  private mutating func replanWithReaders(_ reference: Int) {
    for constraint in records.mentions(of: reference) where constraints[constraint].role == .member
    {
      let output = Int(constraints[constraint].output)
      if output < -1 && !records.isUnknown(reference, of: -2 - output) {
        region.dissolve(-2 - output)
      }
    }
    if !records.isFixed(reference) { region.replan(variable: reference) }
  }
}
