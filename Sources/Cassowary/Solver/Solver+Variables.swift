extension Solver {
  /// Makes a variable, with the value 0 until ``solve()`` changes it.
  ///
  /// - Parameters:
  ///   - domain: the range of its values.
  ///   - order: the place in the order in which undetermined variables get their values; by default the last place.
  public mutating func makeVariable(_ domain: Domain, order: UInt64? = nil) -> Variable {
    makeUnique()
    let order = order ?? nextVariableOrder
    if order == .max || order &+ 1 < nextVariableOrder || !unusedVariables.isEmpty {
      ordersAscend = false
    }
    nextVariableOrder = max(nextVariableOrder, order &+ 1)
    if !unusedVariables.isEmpty {
      let slot = unusedVariables.removeLast()
      variables[Int(slot)] = VariableRecord(domain: domain)
      note(order: order, of: Int(slot))
      return Variable(slot: slot, generation: variableGenerations[Int(slot)])
    }
    let slot = UInt32(truncatingIfNeeded: variables.count)
    variables.append(VariableRecord(domain: domain))
    variableGenerations.append(0)
    if !variableOrders.isEmpty || order != UInt64(slot) { note(order: order, of: Int(slot)) }
    return Variable(slot: slot, generation: 0)
  }

  /// Moves a variable to another place in the order in which undetermined variables get their values.
  ///
  /// - Complexity: Linear in the number of constraints that mention the variable; they are planned again.
  public mutating func setOrder(_ order: UInt64, of variable: Variable) {
    let slot = checked(variable)
    if self.order(ofVariable: slot) == order { return }
    makeUnique()
    ordersAscend = false
    nextVariableOrder = max(nextVariableOrder, order &+ 1)
    note(order: order, of: slot)
    var place = variables[slot].firstTerm
    while place >= 0 {
      let constraint = Int(terms[Int(place)].constraint)
      unplan(constraint)
      markDirty(constraint: constraint)
      place = terms[Int(place)].next
    }
  }

  /// The variable's place in that order.
  package static func order(of variable: Variable, in solver: inout Solver) -> UInt64 {
    solver.order(ofVariable: solver.checked(variable))
  }

  private mutating func note(order: UInt64, of slot: Int) {
    if variableOrders.isEmpty { variableOrders.reserve(variables.capacity) }
    while variableOrders.count < variables.count {
      variableOrders.append(UInt64(variableOrders.count))
    }
    variableOrders[slot] = order
  }

  /// Which of several open variables settles first: that of the lowest.
  func order(ofVariable slot: Int) -> UInt64 {
    variableOrders.isEmpty ? UInt64(slot) : variableOrders[slot]
  }

  /// Forgets a variable that no constraint mentions.
  ///
  /// - Precondition: `isConstrained(variable)` is false.
  public mutating func remove(_ variable: Variable) {
    makeUnique()
    let slot = checked(variable)
    precondition(
      variables[slot].firstTerm < 0,
      "\(variable) cannot be removed: a constraint mentions it. Remove its constraints first."
    )
    variables[slot].role = .unused
    variableGenerations[slot] &+= 1
    unusedVariables.append(variable.slot)
  }

  /// Whether the variable belongs to this solver and was not removed.
  public func contains(_ variable: Variable) -> Bool {
    let slot = Int(variable.slot)
    // Removal counts the generation on, so an identity of before is none any more.
    return slot < variables.count && variableGenerations[slot] == variable.generation
  }

  /// Whether any constraint mentions the variable.
  public func isConstrained(_ variable: Variable) -> Bool {
    variables[checked(variable)].firstTerm >= 0
  }

  /// The same for a solver that is large beside the question: it is not copied for it, as it may be where another module asks.
  package static func isConstrained(_ variable: Variable, in solver: inout Solver) -> Bool {
    solver.isConstrained(variable)
  }

  /// Whether a constraint other than the given few mentions the variable.
  package static func isConstrained(
    _ variable: Variable,
    otherThanBy ids: [Constraint.ID],
    in solver: inout Solver
  ) -> Bool {
    var place = solver.variables[solver.checked(variable)].firstTerm
    while place >= 0 {
      let term = solver.terms[Int(place)]
      if !ids.contains(where: { $0.slot == term.constraint }) { return true }
      place = term.next
    }
    return false
  }

  /// The value of the last ``solve()``.
  public subscript(variable: Variable) -> Double { variables[checked(variable)].value }

  /// The value of the last ``solve()``.
  public func value(of variable: Variable) -> Double { self[variable] }

  /// Reads many values at once; `values` is replaced, in the order of `wanted`.
  public func copyValues(of wanted: [Variable], into values: inout [Double]) {
    values.removeAll(keepingCapacity: true)
    values.reserveCapacity(wanted.count)
    let records = variables.pointer
    for variable in wanted { values.append(records[checked(variable)].value) }
  }

  /// Writes what a ``solve()`` has moved to the places that ``Variable/index`` says.
  ///
  /// - Precondition: `values` has a place for each of the variables.
  public func copyValues(of changes: Changes, into values: inout [Double]) {
    let records = variables.pointer
    for variable in changes.variables { values[variable.index] = records[variable.index].value }
  }

  func checked(_ variable: Variable) -> Int {
    precondition(
      contains(variable),
      "\(variable) was removed, or belongs to another solver."
    )
    return Int(variable.slot)
  }
}
