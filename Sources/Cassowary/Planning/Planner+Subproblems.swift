extension Planner {
  /// Computes a piece, or a block, and marks what reads it.
  mutating func computePiece(_ piece: Int, marksReaders: Bool) {
    if plan.pieces[piece].unknowns.isEmpty { return }
    if plan.pieces[piece].elimination != nil {
      computeBlock(piece, marksReaders)
    } else {
      solvePiece(piece, marksReaders)
    }
  }

  private mutating func computeBlock(_ index: Int, _ marksReaders: Bool) {
    let rowCount = plan.pieces[index].members.count
    let count = plan.pieces[index].unknowns.count
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
      let firmness = firmness(ofInputsTo: index)
      var hasFailed = false
      var isClamped = false
      for place in 0..<count {
        let variable = Int(plan.pieces[index].unknowns[place])
        var value = values[place]
        if value < 0 && variables[variable].domain == .nonNegative {
          if value < -tolerance(value.magnitude) { hasFailed = true }
          isClamped = true
          value = 0
        }
        let isMoved = settle(variable, value, firmness, [])
        if isMoved && marksReaders { markReaders(of: variable) }
      }
      if isClamped && !mayBeZero(values, of: index) { hasFailed = true }
      if hasFailed && !doubt(behind: plan.pieces[index].members) { failures.append(.piece(index)) }
    }
  }

  /// Whether a block's equalities miss by nothing that counts if sizes that came out below 0 are 0.
  private mutating func mayBeZero(
    _ values: UnsafeMutableBufferPointer<Double>,
    of piece: Int
  ) -> Bool {
    for (slot, value) in zip(plan.pieces[piece].unknowns, values) where value < 0 {
      if variables[Int(slot)].domain == .free { continue }
      for member in plan.pieces[piece].members {
        if !mayBeZero(Int(slot), value, of: Int(member)) { return false }
      }
    }
    return true
  }

  private mutating func solvePiece(_ index: Int, _ marksReaders: Bool) {
    if shiftPiece(index, marksReaders) { return }
    let unknowns = plan.pieces[index].unknowns
    counters.computed += unknowns.count
    let firmnessOfInputs = firmness(ofInputsTo: index)
    guard let (answer, isRelative) = answer(index) else {
      if !doubt(behind: plan.pieces[index].members) { failures.append(.piece(index)) }
      return
    }
    plan.note(firmnessOfInputs: firmnessOfInputs, piece: index)
    let firmness = min(firmness(of: answer, index), firmnessOfInputs)
    let last = basis(of: answer, unknowns)
    for (place, slot) in unknowns.enumerated() {
      let variable = Int(slot)
      var basis = last
      if let slope = answer.slopes?[place] { basis.slope = slope }
      if basis.slope == 0 { basis.position = -1 }
      let given = Int(given(place, of: index))
      if given >= 0 {
        let origin = isRelative ? variables[given].value : 0
        self.place(variable, origin + answer.values[place], firmness, basis, given, marksReaders)
        continue
      }
      let isOpen = basis.size >= 0 || basis.position >= 0
      let openness = isOpen ? inheritOpenness(variable, basis, from: -1) : []
      var value = answer.values[place]
      // Below 0 it is rounding: it was solved for as a size.
      if variables[variable].domain == .nonNegative { value = max(0, value) }
      let isMoved = settle(variable, value, firmness, openness)
      if isMoved && marksReaders { markReaders(of: variable) }
    }
    if firmnessOfInputs < .infinity { doubtMissed(plan.pieces[index].members, firmnessOfInputs) }
  }

  /// Moves what is seen from the only given along with that, if nothing else has changed.
  ///
  /// - Returns: whether that was so.
  private mutating func shiftPiece(_ index: Int, _ marksReaders: Bool) -> Bool {
    let given = Int(plan.pieces[index].soleGiven)
    if given < 0 || plan.pieces[index].isStale { return false }
    guard let last = plan.pieces[index].lastAnswer else { return false }
    let (unknowns, givens) = (plan.pieces[index].unknowns, plan.pieces[index].givens)
    let basis = basis(of: last.answer, unknowns)
    let origin = variables[given].value
    let firmness = min(last.firmness, plan.pieces[index].firmnessOfInputs)
    for place in unknowns.indices where givens[place] >= 0 {
      counters.computed += 1
      let value = origin + last.answer.values[place]
      self.place(Int(unknowns[place]), value, firmness, basis, given, marksReaders)
    }
    return true
  }

  /// Gives a position its value that is seen from another.
  @inline(__always)
  private mutating func place(
    _ variable: Int,
    _ value: Double,
    _ firmness: Float,
    _ basis: Plan.Basis,
    _ given: Int,
    _ marksReaders: Bool
  ) {
    if isEarly(variable, from: given) { misread.append(Int32(given)) }
    let openness = inheritOpenness(variable, basis, from: given)
    let isMoved = settle(variable, value, min(firmness, variables[given].firmness), openness)
    if isMoved && marksReaders { markReaders(of: variable) }
  }

  /// What levels decide rests on the lowest of them; what ties or open values decide, on less than any.
  private mutating func firmness(of answer: Solution, _ piece: Int) -> Float {
    var firmness = answer.isDecidedByLevels ? Float.infinity : 0
    for member in plan.pieces[piece].members where !constraints[Int(member)].isRequired {
      firmness = min(firmness, constraintIdentities[Int(member)].strength.level.roundedDown)
    }
    return firmness
  }

  /// What a piece itself has chosen.
  private mutating func basis(of answer: Solution, _ unknowns: [Int32]) -> Plan.Basis {
    Plan.Basis(
      size: answer.choices.size.map { unknowns[$0] } ?? -1,
      position: answer.choices.position.map { unknowns[$0] } ?? -1,
      slope: answer.choices.position == nil ? 0 : .nan
    )
  }

  private mutating func given(_ place: Int, of piece: Int) -> Int32 {
    plan.pieces[piece].givens.isEmpty ? -1 : plan.pieces[piece].givens[place]
  }

  /// What is best for a piece, as seen from its givens unless it is about where they are.
  ///
  /// Where they are makes no difference then, so an answer may serve again.
  ///
  /// - Returns: nil if its requirements cannot hold.
  private mutating func answer(_ index: Int) -> (answer: Solution, isRelative: Bool)? {
    let givens = Givens(plan.pieces[index].givens)
    let constants = constants(of: index, without: givens)
    if let last = plan.pieces[index].lastAnswer, last.constants == constants {
      plan.markFresh(piece: index)
      return (last.answer, true)
    }
    guard let answer = solved(index, constants) else { return nil }
    if !givens.isEmpty && answer.choices.position != nil {
      let constants = self.constants(of: index, without: Givens())
      return solved(index, constants).map { ($0, false) }
    }
    // Without a given a piece is only asked when something else has changed.
    if leniency == 1 && !givens.isEmpty {
      plan.remember(
        Plan.LastAnswer(
          constants: constants,
          answer: answer,
          firmness: firmness(of: answer, index)
        ),
        piece: index
      )
    }
    return (answer, true)
  }

  /// The few positions that a piece is seen from.
  private struct Givens {
    private(set) var slots: [Int32] = []

    init(_ givens: [Int32] = []) {
      for given in givens where given >= 0 && !slots.contains(given) { slots.append(given) }
    }

    var isEmpty: Bool { slots.isEmpty }

    func contains(_ variable: Int) -> Bool { slots.contains(Int32(variable)) }
  }

  /// The right-hand sides of a piece's members, once the values of all other variables are put in.
  private func constants(of piece: Int, without givens: Givens) -> [Double] {
    plan.pieces[piece].members.map { member in
      let constraint = constraints[Int(member)]
      var constant = constraint.constant
      for place in constraint.places {
        let term = terms[place]
        let variable = Int(term.variable)
        if term.coefficient == 0 || isUnknown(variable, of: piece) || givens.contains(variable) {
          continue
        }
        constant = Double.sum(constant, -term.coefficient * variables[variable].value)
      }
      return constant
    }
  }

  /// - Returns: nil if its requirements cannot hold.
  private mutating func solved(_ index: Int, _ constants: [Double]) -> Solution? {
    if leniency == 1, let solution = plan.solution(for: constants, piece: index) { return solution }
    let last = plan.takeOptimum(piece: index)
    guard let (solution, optimum) = subsystem(of: index, constants).solve(from: last, &counters)
    else { return nil }
    if leniency == 1 { plan.setOptimum(optimum, piece: index) }
    return solution
  }

  /// Whether levels decide all unknowns of a piece, by a solve that does not begin at the last optimum.
  mutating func isDecidedByLevels(piece index: Int) -> Bool {
    _ = plan.takeOptimum(piece: index)
    return solved(index, constants(of: index, without: Givens()))?.isDecidedByLevels ?? false
  }

  /// A piece as a system of its own, with the values of all other variables put in.
  mutating func subsystem(of piece: Int) -> Subsystem {
    subsystem(of: piece, constants(of: piece, without: Givens()))
  }

  private mutating func subsystem(of piece: Int, _ constants: [Double]) -> Subsystem {
    let (unknowns, members) = (plan.pieces[piece].unknowns, plan.pieces[piece].members)
    var system = Subsystem()
    system.leniency = leniency
    system.unknowns.reserveCapacity(unknowns.count)
    system.conditions.reserveCapacity(members.count)
    system.terms.reserveCapacity(4 * members.count)
    // Numbers of their own where the queue links: an unknown of a piece is not in it, its piece is.
    for (place, slot) in unknowns.enumerated() {
      system.unknowns.append(.init(slot: Int(slot), domain: variables[Int(slot)].domain))
      variables[Int(slot)].next = Int32(place)
    }
    for (member, constant) in zip(members, constants) {
      let record = constraints[Int(member)]
      let start = system.terms.count
      for place in record.places where terms[place].coefficient != 0 {
        let variable = Int(terms[place].variable)
        if !isUnknown(variable, of: piece) { continue }
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
