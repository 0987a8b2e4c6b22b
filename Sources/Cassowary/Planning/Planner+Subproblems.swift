extension Planner {
  /// Computes a subproblem, or a block, and marks what reads it.
  mutating func computeSubproblem(_ subproblem: Int, marksReaders: Bool) {
    if plan.subproblems[subproblem].unknowns.isEmpty { return }
    if plan.subproblems[subproblem].elimination != nil {
      computeBlock(subproblem, marksReaders)
    } else {
      solveSubproblem(subproblem, marksReaders)
    }
  }

  private mutating func computeBlock(_ index: Int, _ marksReaders: Bool) {
    let rowCount = plan.subproblems[index].members.count
    let count = plan.subproblems[index].unknowns.count
    counters.computed += count
    withUnsafeTemporaryAllocation(of: Double.self, capacity: rowCount + count) { room in
      let sides = UnsafeMutableBufferPointer(start: room.baseAddress, count: rowCount)
      let values = UnsafeMutableBufferPointer(start: room.baseAddress! + rowCount, count: count)
      let (variables, constraints, terms) = (self.variables, self.constraints, self.terms)
      plan.solve(block: index, sides, into: values) { member in
        var rest = constraints[Int(member)].constant
        for place in constraints[Int(member)].places where terms[place].coefficient != 0 {
          let variable = Int(terms[place].variable)
          if variables[variable].isUnknown(of: index) { continue }
          rest = Double.sum(rest, -terms[place].coefficient * variables[variable].value)
        }
        return rest
      }
      var hasFailed = false
      var isClamped = false
      for place in 0..<count {
        let variable = Int(plan.subproblems[index].unknowns[place])
        var value = values[place]
        if value < 0 && variables[variable].domain == .nonNegative {
          if value < -tolerance(value.magnitude) { hasFailed = true }
          isClamped = true
          value = 0
        }
        let isMoved = settle(variable, value, [])
        if isMoved && marksReaders { markReaders(of: variable) }
      }
      if isClamped && !mayBeZero(values, of: index) { hasFailed = true }
      if hasFailed { failures.append(.subproblem(index)) }
    }
  }

  /// Whether a block's equalities miss by nothing that counts if sizes that came out below 0 are 0.
  private mutating func mayBeZero(
    _ values: UnsafeMutableBufferPointer<Double>,
    of subproblem: Int
  ) -> Bool {
    for (slot, value) in zip(plan.subproblems[subproblem].unknowns, values) where value < 0 {
      if variables[Int(slot)].domain == .free { continue }
      for member in plan.subproblems[subproblem].members {
        if !mayBeZero(Int(slot), value, of: Int(member)) { return false }
      }
    }
    return true
  }

  private mutating func solveSubproblem(_ index: Int, _ marksReaders: Bool) {
    if shiftSubproblem(index, marksReaders) { return }
    let unknowns = plan.subproblems[index].unknowns
    counters.computed += unknowns.count
    guard let (answer, isRelative) = answer(index) else {
      return failures.append(.subproblem(index))
    }
    let last = basis(of: answer, unknowns)
    for (place, slot) in unknowns.enumerated() {
      let variable = Int(slot)
      variables[variable].isDecided = answer.isDecidedByLevels
      var basis = last
      if let slope = answer.slopes?[place] { basis.slope = slope }
      if basis.slope == 0 { basis.position = -1 }
      let reference = Int(reference(place, of: index))
      if reference >= 0 {
        let origin = isRelative ? variables[reference].value : 0
        self.place(
          variable,
          origin + answer.values[place],
          basis,
          reference,
          marksReaders
        )
        continue
      }
      let isOpen = basis.size >= 0 || basis.position >= 0
      let openness = isOpen ? inheritOpenness(variable, basis, from: -1) : []
      var value = answer.values[place]
      // Below 0 it is rounding: it was solved for as a size.
      if variables[variable].domain == .nonNegative { value = max(0, value) }
      let isMoved = settle(variable, value, openness)
      if isMoved && marksReaders { markReaders(of: variable) }
    }
  }

  /// Moves a subproblem along with its only reference, if nothing else has changed.
  ///
  /// - Returns: whether that was so.
  private mutating func shiftSubproblem(_ index: Int, _ marksReaders: Bool) -> Bool {
    let reference = Int(plan.subproblems[index].soleReference)
    if reference < 0 || plan.subproblems[index].isStale { return false }
    guard let last = plan.subproblems[index].lastAnswer else { return false }
    let (unknowns, references) = (
      plan.subproblems[index].unknowns, plan.subproblems[index].references
    )
    let basis = basis(of: last.answer, unknowns)
    let origin = variables[reference].value
    for place in unknowns.indices where references[place] >= 0 {
      counters.computed += 1
      let value = origin + last.answer.values[place]
      self.place(Int(unknowns[place]), value, basis, reference, marksReaders)
    }
    return true
  }

  /// Sets a position from its value relative to another.
  @inline(__always)
  private mutating func place(
    _ variable: Int,
    _ value: Double,
    _ basis: Plan.Basis,
    _ reference: Int,
    _ marksReaders: Bool
  ) {
    if isEarly(variable, from: reference) { misread.append(Int32(reference)) }
    let openness = inheritOpenness(variable, basis, from: reference)
    let isMoved = settle(variable, value, openness)
    if isMoved && marksReaders { markReaders(of: variable) }
  }

  /// What a subproblem itself has chosen.
  private mutating func basis(of answer: Solution, _ unknowns: [Int32]) -> Plan.Basis {
    Plan.Basis(
      size: answer.choices.size.map { unknowns[$0] } ?? -1,
      position: answer.choices.position.map { unknowns[$0] } ?? -1,
      slope: answer.choices.position == nil ? 0 : .nan
    )
  }

  private mutating func reference(_ place: Int, of subproblem: Int) -> Int32 {
    plan.subproblems[subproblem].references.isEmpty
      ? -1 : plan.subproblems[subproblem].references[place]
  }

  /// The optimum of a subproblem, relative to its references unless it depends on where they are.
  ///
  /// Where they are makes no difference then, so an answer may serve again.
  ///
  /// - Returns: nil if its requirements cannot hold.
  private mutating func answer(_ index: Int) -> (answer: Solution, isRelative: Bool)? {
    let references = References(plan.subproblems[index].references)
    let constants = constants(of: index, without: references)
    if let last = plan.subproblems[index].lastAnswer, last.constants == constants {
      plan.markFresh(subproblem: index)
      return (last.answer, true)
    }
    guard let answer = solved(index, constants) else { return nil }
    if !references.isEmpty && answer.choices.position != nil {
      let constants = self.constants(of: index, without: References())
      return solved(index, constants).map { ($0, false) }
    }
    // Without a reference a subproblem is only asked when something else has changed.
    if leniency == 1 && !references.isEmpty {
      plan.remember(Plan.LastAnswer(constants: constants, answer: answer), subproblem: index)
    }
    return (answer, true)
  }

  /// The few positions that a subproblem is relative to.
  private struct References {
    private(set) var slots: [Int32] = []

    init(_ references: [Int32] = []) {
      for reference in references where reference >= 0 && !slots.contains(reference) {
        slots.append(reference)
      }
    }

    var isEmpty: Bool { slots.isEmpty }

    func contains(_ variable: Int) -> Bool { slots.contains(Int32(variable)) }
  }

  /// The right-hand sides of a subproblem's members, once the values of all other variables are put in.
  private func constants(of subproblem: Int, without references: References) -> [Double] {
    plan.subproblems[subproblem].members.map { member in
      let constraint = constraints[Int(member)]
      var constant = constraint.constant
      for place in constraint.places {
        let term = terms[place]
        let variable = Int(term.variable)
        if term.coefficient == 0 || isUnknown(variable, of: subproblem)
          || references.contains(variable)
        {
          continue
        }
        constant = Double.sum(constant, -term.coefficient * variables[variable].value)
      }
      return constant
    }
  }

  /// - Returns: nil if its requirements cannot hold.
  private mutating func solved(_ index: Int, _ constants: [Double]) -> Solution? {
    if leniency == 1, let solution = plan.solution(for: constants, subproblem: index) {
      return solution
    }
    let last = plan.takeOptimum(subproblem: index)
    guard let (solution, optimum) = subsystem(of: index, constants).solve(from: last, &counters)
    else { return nil }
    if leniency == 1 { plan.setOptimum(optimum, subproblem: index) }
    return solution
  }

  /// Whether levels decide all unknowns of a subproblem, by a solve that does not begin at the last optimum.
  mutating func isDecidedByLevels(subproblem index: Int) -> Bool {
    _ = plan.takeOptimum(subproblem: index)
    return solved(index, constants(of: index, without: References()))?.isDecidedByLevels ?? false
  }

  /// A subproblem as a system of its own, with the values of all other variables put in.
  mutating func subsystem(of subproblem: Int) -> Subsystem {
    subsystem(of: subproblem, constants(of: subproblem, without: References()))
  }

  private mutating func subsystem(of subproblem: Int, _ constants: [Double]) -> Subsystem {
    let (unknowns, members) = (
      plan.subproblems[subproblem].unknowns, plan.subproblems[subproblem].members
    )
    var system = Subsystem()
    system.leniency = leniency
    system.unknowns.reserveCapacity(unknowns.count)
    system.conditions.reserveCapacity(members.count)
    system.terms.reserveCapacity(4 * members.count)
    // Numbers of their own where the queue links: an unknown of a subproblem is not in it, its subproblem is.
    for (place, slot) in unknowns.enumerated() {
      system.unknowns.append(.init(slot: Int(slot), domain: variables[Int(slot)].domain))
      variables[Int(slot)].next = Int32(place)
    }
    for (member, constant) in zip(members, constants) {
      let record = constraints[Int(member)]
      let start = system.terms.count
      for place in record.places where terms[place].coefficient != 0 {
        let variable = Int(terms[place].variable)
        if !isUnknown(variable, of: subproblem) { continue }
        let unknown = Int(variables[variable].next)
        system.terms.append(.init(unknown: unknown, coefficient: terms[place].coefficient))
      }
      let range = start..<system.terms.count
      system.sortTerms(range)
      system.conditions.append(condition(of: member, range, constant))
    }
    for slot in unknowns { variables[Int(slot)].next = -1 }
    return system
  }

  func condition(
    of constraint: Int32,
    _ terms: Range<Int>,
    _ constant: Double
  ) -> Subsystem.Condition {
    let identity = constraintIdentities[Int(constraint)]
    return Subsystem.Condition(
      slot: Int(constraint),
      terms: terms,
      relation: constraints[Int(constraint)].relation,
      constant: constant,
      strength: identity.strength,
      order: identity.rank.order
    )
  }
}
