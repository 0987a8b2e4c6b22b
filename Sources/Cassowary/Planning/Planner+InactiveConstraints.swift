extension Planner {
  /// Up to how many variables a region may have in which all is asked again.
  private static let mostReset = 64

  /// Looks at the inactive constraints whose variables have moved, and plans again around those that are violated.
  mutating func activateViolated() {
    var moved = Slots()
    swap(&moved, &touched)
    for slot in moved { constraints[Int(slot)].isTouched = false }
    for slot in moved where constraints[Int(slot)].role == .inactive { look(at: Int(slot)) }
  }

  private mutating func look(at constraint: Int) {
    let record = constraints[constraint]
    var residual = Residual(of: record.constant)
    var openness: Solver.Openness = []
    var areFixed = true
    for place in record.places where terms[place].coefficient != 0 {
      let variable = Int(terms[place].variable)
      residual.add(terms[place].coefficient * variables[variable].value)
      openness.formUnion(variables[variable].openness)
      if !isFixed(variable) { areFixed = false }
    }
    let isBroken = !residual.meets(record.relation, leniency)
    // Where a position is open, constraints that hold count as well: the middle that the rule for positions asks for depends on them.
    let isDuplicate = record.output >= 0
    if !isBroken
      && (isDuplicate || !openness.contains(.position) || !movesWithPosition(constraint))
    {
      return
    }
    if areFixed {
      if isBroken && record.isRequired { failures.append(.inactive(constraint)) }
    } else {
      activate(constraint)
    }
  }

  private mutating func activate(_ constraint: Int) {
    for place in constraints[constraint].places where terms[place].coefficient != 0 {
      let variable = Int(terms[place].variable)
      if !isFixed(variable) { open(variable) }
    }
    free(constraint)
  }

  /// Holds the variables that were substituted and came out where they may not be.
  ///
  /// Each round as many again as all rounds before, of the sizes that those rest on: otherwise one of these would be substituted
  /// next and come out wrong in its turn.
  mutating func holdMisfits() {
    for slot in misread {
      // One that is held already may have readers from before it was.
      if !variables[Int(slot)].isHeld { hold(Int(slot)) }
      openWithReaders(Int(slot))
    }
    misread.removeAll()
    if misfits.isEmpty { return }
    let allowance = heldCount
    for slot in misfits where variables[Int(slot)].role == .substituted {
      hold(Int(slot))
      open(Int(slot))
    }
    heldCount += holdSizes(atMost: allowance)
    misfits.removeAll()
  }

  /// Holds sizes of the region: they are solved for as sizes, and not substituted.
  ///
  /// - Returns: how many.
  @discardableResult
  mutating func holdSizes(atMost limit: Int) -> Int {
    var count = 0
    for slot in regionVariables where count < limit {
      if variables[Int(slot)].domain == .free || variables[Int(slot)].isHeld { continue }
      variables[Int(slot)].isHeld = true
      count += 1
    }
    return count
  }

  /// Opens a position, and all that is relative to it.
  private mutating func openWithReaders(_ reference: Int) {
    for constraint in mentions(of: reference) where constraints[constraint].role == .member {
      let output = Int(constraints[constraint].output)
      if output < -1 && !isUnknown(reference, of: -2 - output) { dissolve(-2 - output) }
    }
    if !isFixed(reference) { open(reference) }
  }

  /// Forgets in the region which variables are held: for other numbers they may be substituted.
  ///
  /// In a large region the same sizes would be held again, round after round. There it forgets only which positions are held.
  func forgetHeld() {
    let isSmall = regionVariables.count <= Self.mostReset
    for slot in regionVariables where isSmall || variables[Int(slot)].domain == .free {
      variables[Int(slot)].isHeld = false
    }
  }

  private mutating func hold(_ variable: Int) {
    variables[variable].isHeld = true
    heldCount += 1
  }
}
