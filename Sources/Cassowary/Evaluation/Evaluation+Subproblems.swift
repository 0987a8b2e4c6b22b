extension Evaluation {
  /// Computes a subproblem, or a block, and marks what reads it.
  mutating func computeSubproblem(_ subproblem: Int) {
    if plan.pointee.subproblems[subproblem].unknowns.isEmpty { return }
    if plan.pointee.subproblems[subproblem].elimination != nil {
      computeBlock(subproblem)
    } else {
      solveSubproblem(subproblem)
    }
  }

  private mutating func computeBlock(_ index: Int) {
    let (unknowns, members) = (
      plan.pointee.subproblems[index].unknowns, plan.pointee.subproblems[index].members
    )
    plan.pointee.counters.computed += unknowns.count
    var sides = constants(of: index)
    var values = [Double](repeating: 0, count: unknowns.count)
    plan.pointee.subproblems[index].elimination?.solve(&sides, into: &values)
    var hasFailed = false
    for (slot, value) in zip(unknowns, values) {
      if value < 0 && members.contains(where: { isTooSmall(Int(slot), value, for: Int($0)) }) {
        hasFailed = true
      }
      assign(Int(slot), value, [])
    }
    if hasFailed { failures.append(.subproblem(index)) }
  }

  private mutating func solveSubproblem(_ index: Int) {
    let unknowns = plan.pointee.subproblems[index].unknowns
    plan.pointee.counters.computed += unknowns.count
    guard let (answer, isRelative) = answer(index) else {
      return failures.append(.subproblem(index))
    }
    let chosen = openInputs(of: answer, unknowns)
    for (place, slot) in unknowns.enumerated() {
      let variable = Int(slot)
      variables[variable].isDecided = answer.isDecidedByLevels
      var inputs = chosen
      if let slope = answer.slopes?[place] { inputs.slope = slope }
      if inputs.slope == 0 { inputs.position = -1 }
      let reference = Int(reference(place, of: index))
      let origin = reference >= 0 && isRelative ? variables[reference].value : 0
      if reference >= 0 && isEarly(variable, from: reference) { misread.append(Int32(reference)) }
      let openness = inheritOpenness(variable, inputs, from: reference)
      assign(variable, origin + answer.values[place], openness)
    }
  }

  /// What a subproblem itself has chosen.
  private mutating func openInputs(of answer: Solution, _ unknowns: [Int32]) -> OpenInputs {
    OpenInputs(
      size: answer.choices.size.map { unknowns[$0] } ?? -1,
      position: answer.choices.position.map { unknowns[$0] } ?? -1,
      slope: answer.choices.position == nil ? 0 : .nan
    )
  }

  private mutating func reference(_ place: Int, of subproblem: Int) -> Int32 {
    plan.pointee.subproblems[subproblem].references.isEmpty
      ? -1 : plan.pointee.subproblems[subproblem].references[place]
  }

  /// The optimum of a subproblem, relative to its references unless it depends on where they are.
  ///
  /// Where they are makes no difference then, so an answer may serve again.
  ///
  /// - Returns: nil if its requirements cannot hold.
  private mutating func answer(_ index: Int) -> (answer: Solution, isRelative: Bool)? {
    let references = plan.pointee.subproblems[index].references.filter { $0 >= 0 }
    let constants = constants(of: index, without: references)
    if let last = plan.pointee.subproblems[index].lastAnswer, last.constants == constants {
      return (last.answer, true)
    }
    guard let answer = solved(index, constants) else { return nil }
    if !references.isEmpty && answer.choices.position != nil {
      let constants = self.constants(of: index)
      return solved(index, constants).map { ($0, false) }
    }
    // Without a reference it is only asked when something else has changed.
    if leniency == 1 && !references.isEmpty {
      plan.pointee.subproblems[index].lastAnswer = Plan.LastAnswer(
        constants: constants,
        answer: answer
      )
    }
    return (answer, true)
  }

  /// The right-hand sides of a subproblem's members, once the values of all other variables are put in.
  private mutating func constants(of subproblem: Int, without references: [Int32] = []) -> [Double]
  {
    plan.pointee.subproblems[subproblem].members.map { member in
      var constant = constraints[Int(member)].constant
      for (variable, coefficient) in records.terms(of: Int(member))
      where !records.isUnknown(variable, of: subproblem) && !references.contains(Int32(variable)) {
        constant = Double.sum(constant, -coefficient * variables[variable].value)
      }
      return constant
    }
  }

  /// - Returns: nil if its requirements cannot hold.
  private mutating func solved(_ index: Int, _ constants: [Double]) -> Solution? {
    if leniency == 1,
      let solution = plan.pointee.subproblems[index].warmStart?.solution(for: constants)
    {
      return solution
    }
    var last: WarmStart?
    swap(&last, &plan.pointee.subproblems[index].warmStart)
    guard
      let (solution, warmStart) = subsystem(of: index, constants).solve(
        from: last,
        &plan.pointee.counters
      )
    else { return nil }
    if leniency == 1 { plan.pointee.subproblems[index].warmStart = warmStart }
    return solution
  }

  /// Whether levels decide all unknowns of a subproblem, by a solve that does not begin at the last optimum.
  mutating func isDecidedByLevels(subproblem index: Int) -> Bool {
    plan.pointee.subproblems[index].warmStart = nil
    return solved(index, constants(of: index))?.isDecidedByLevels ?? false
  }

  /// A subproblem as a system of its own, with the values of all other variables put in.
  mutating func subsystem(of subproblem: Int) -> Subsystem {
    subsystem(of: subproblem, constants(of: subproblem))
  }

  private mutating func subsystem(of subproblem: Int, _ constants: [Double]) -> Subsystem {
    let (unknowns, members) = (
      plan.pointee.subproblems[subproblem].unknowns, plan.pointee.subproblems[subproblem].members
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
      let start = system.terms.count
      for (variable, coefficient) in records.terms(of: Int(member))
      where records.isUnknown(variable, of: subproblem) {
        let unknown = Int(variables[variable].next)
        system.terms.append(.init(unknown: unknown, coefficient: coefficient))
      }
      let range = start..<system.terms.count
      system.sortTerms(range)
      system.conditions.append(records.condition(of: member, range, constant))
    }
    for slot in unknowns { variables[Int(slot)].next = -1 }
    return system
  }
}
