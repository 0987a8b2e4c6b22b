extension Planner {
  /// Looks at the inactive constraints whose variables have moved, and plans again around those that are violated.
  mutating func activateViolated() {
    var moved = Slots()
    swap(&moved, &evaluation.touched)
    for slot in moved { constraints[Int(slot)].isTouched = false }
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
    // Where a position is open, constraints that hold count as well: the middle that the rule for positions asks for depends on them.
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
      if !records.isFixed(variable) { region.open(variable) }
    }
    region.free(constraint)
  }

  /// Holds the variables that were substituted and came out where they may not be.
  ///
  /// Each round as many again as all rounds before, of the sizes that those rest on: otherwise one of these would be substituted
  /// next and come out wrong in its turn.
  mutating func holdMisfits() {
    for slot in evaluation.misread {
      // One that is held already may have readers from before it was.
      if !variables[Int(slot)].isHeld { hold(Int(slot)) }
      openWithReaders(Int(slot))
    }
    evaluation.misread.removeAll()
    if evaluation.misfits.isEmpty { return }
    let allowance = heldCount
    for slot in evaluation.misfits where variables[Int(slot)].role == .substituted {
      hold(Int(slot))
      region.open(Int(slot))
    }
    heldCount += region.holdSizes(atMost: allowance)
    evaluation.misfits.removeAll()
  }

  /// Opens a position, and all that is relative to it.
  private mutating func openWithReaders(_ reference: Int) {
    for constraint in records.mentions(of: reference) where constraints[constraint].role == .member
    {
      let output = Int(constraints[constraint].output)
      if output < -1 && !records.isUnknown(reference, of: -2 - output) {
        region.dissolve(-2 - output)
      }
    }
    if !records.isFixed(reference) { region.open(reference) }
  }

  private mutating func hold(_ variable: Int) {
    variables[variable].isHeld = true
    heldCount += 1
  }
}
