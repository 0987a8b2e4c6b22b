/// What is noted of changes until they are solved.
extension Solver {
  /// Ascending by rank, then by slot.
  func precedes(_ a: UInt32, _ b: UInt32) -> Bool {
    let (x, y) = (constraintIdentities[Int(a)].rank, constraintIdentities[Int(b)].rank)
    return x == y ? a < b : x < y
  }

  func identity(ofVariable slot: Int) -> Variable {
    Variable(slot: UInt32(slot), generation: variableGenerations[slot])
  }

  func identity(ofConstraint slot: Int) -> Constraint.ID {
    Constraint.ID(slot: UInt32(slot), generation: constraintIdentities[slot].generation)
  }

  /// Takes a constraint out of the plan; what it determined is to be planned anew.
  mutating func unplan(_ slot: Int) {
    noteRevision(of: slot)
    let output = Int(constraints[slot].output)
    switch constraints[slot].role {
    case .determines:
      variables[output].source = -1
      if variables[output].role == .substituted { variables[output].role = .fresh }
      markDirty(variable: output)
    case .member where output >= 0:
      markDirty(variable: output)
    case .member:
      plan.markBroken(-2 - output)
    case .unused, .fresh, .inactive, .silent, .leftOut: break
    }
    if constraints[slot].role != .leftOut { constraints[slot].renew() }
    constraints[slot].output = -1
    if constraints[slot].isCited { markConflicts(citing: identity(ofConstraint: slot)) }
  }

  /// A requirement comes, goes or changes: the sets of contradictions near it may be others.
  @inline(__always)
  mutating func noteRevision(of slot: Int) {
    if !leftOut.isEmpty { noteNearConflicts(slot) }
  }

  @inline(never)
  private mutating func noteNearConflicts(_ slot: Int) {
    if !constraints[slot].isRequired { return }
    for place in constraints[slot].places { plan.revised.append(terms[place].variable) }
  }

  mutating func markConflicts(citing id: Constraint.ID) {
    for conflict in leftOut where conflict.members.contains(id) && conflict.leftOut != id {
      markDirty(constraint: Int(conflict.leftOut.slot))
    }
  }

  mutating func markDirty(variable: Int) {
    dirtyVariables.append(Int32(variable))
  }

  @inline(__always)
  mutating func markDirty(constraint: Int) {
    if constraints[constraint].isDirty { return }
    constraints[constraint].isDirty = true
    dirtyConstraints.append(Int32(constraint))
  }
}
