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
    let (members, unknowns) = (plan.pieces[index].members, plan.pieces[index].unknowns)
    let (rowCount, count) = (members.count, unknowns.count)
    counters.computed += count
    withUnsafeTemporaryAllocation(of: Double.self, capacity: rowCount + count) { room in
      let sides = UnsafeMutableBufferPointer(rebasing: room[..<rowCount])
      let values = UnsafeMutableBufferPointer(rebasing: room[rowCount...])
      for row in 0..<rowCount {
        let constraint = constraints[Int(members[row])]
        var rest = constraint.constant
        for place in constraint.places {
          let term = terms[place]
          let variable = Int(term.variable)
          if term.coefficient == 0 || isUnknown(variable, of: index) { continue }
          rest = Double.sum(rest, -term.coefficient * variables[variable].value)
        }
        sides[row] = rest
      }
      plan.pieces[index].elimination?.solve(sides, into: values)
      var hasFailed = false
      for place in 0..<count {
        let (variable, value) = (Int(unknowns[place]), values[place])
        let isSize = variables[variable].domain == .nonNegative
        if isSize && value < -tolerance(value.magnitude) { hasFailed = true }
        let isMoved = settle(variable, isSize ? max(0, value) : value, .infinity, [])
        if isMoved && marksReaders { markReaders(of: variable) }
      }
      if hasFailed { failures.append(.piece(index)) }
    }
  }

  private mutating func solvePiece(_ index: Int, _ marksReaders: Bool) {
    counters.computed += plan.pieces[index].unknowns.count
    guard let answer = solved(index) else {
      failures.append(.piece(index))
      return
    }
    let piece = plan.pieces[index]
    // What levels decide rests on the lowest of them; what ties or open values decide, on less than any.
    var firmness = answer.isDecidedByLevels ? Float.infinity : 0
    var openness: Solver.Openness = []
    if answer.choices.size != nil { openness.insert(.size) }
    if answer.choices.position != nil { openness.insert(.position) }
    for member in piece.members where !constraints[Int(member)].isRequired {
      firmness = min(firmness, constraintIdentities[Int(member)].strength.level.roundedDown)
    }
    for (place, slot) in piece.unknowns.enumerated() {
      if !openness.isEmpty {
        plan.lastOpen[Int(slot)] = Plan.LastOpen(
          size: answer.choices.size.map { piece.unknowns[$0] } ?? -1,
          position: answer.choices.position.map { piece.unknowns[$0] } ?? -1
        )
      }
      let isMoved = settle(Int(slot), answer.values[place], firmness, openness)
      if isMoved && marksReaders { markReaders(of: Int(slot)) }
    }
  }

  /// - Returns: nil if its requirements cannot hold.
  private mutating func solved(_ index: Int) -> BoxSystem.Answer? {
    var written: Subsystem?
    if shortcuts.contains(.boxes) {
      if plan.pieces[index].form == nil {
        let system = subsystem(of: index)
        let projection = shortcuts.contains(.projection) ? Projection(system) : nil
        let boxes = BoxSystem(projection?.reduced(system) ?? system)
        plan.setForm(Plan.BoxForm(boxes, projection), piece: index)
        written = system
      }
      if let answer = solvedByBoxes(index) { return answer }
    }
    var system = written ?? subsystem(of: index)
    let isSolved = system.solve()
    note(system.counters)
    if !isSolved { return nil }
    return BoxSystem.Answer(
      values: system.unknowns.map(\.value),
      choices: system.choices,
      isDecidedByLevels: system.isDecidedByLevels
    )
  }

  private mutating func solvedByBoxes(_ index: Int) -> BoxSystem.Answer? {
    guard let form = plan.pieces[index].form, let boxes = form.boxes else { return nil }
    let constants = plan.pieces[index].members.map { member in
      let constraint = constraints[Int(member)]
      var constant = constraint.constant
      for place in constraint.places {
        let term = terms[place]
        let variable = Int(term.variable)
        if term.coefficient == 0 || isUnknown(variable, of: index) { continue }
        constant = Double.sum(constant, -term.coefficient * variables[variable].value)
      }
      return constant
    }
    guard let projection = form.projection else { return solved(boxes, constants) }
    guard let answer = solved(boxes, projection.reduced(constants)) else { return nil }
    if let whole = projection.completed(answer, constants, leniency: leniency) { return whole }
    plan.setForm(Plan.BoxForm(BoxSystem(subsystem(of: index)), nil), piece: index)
    return solvedByBoxes(index)
  }

  private mutating func solved(_ boxes: BoxSystem, _ constants: [Double]) -> BoxSystem.Answer? {
    if !boxes.isTangled, let answer = boxes.solve(constants, leniency: leniency) { return answer }
    // Nothing is eliminated: a tableau of its own is as good.
    if boxes.equations.isEmpty { return nil }
    var configuration = Subsystem()
    configuration.checksEveryPivot = checksEveryPivot
    configuration.leniency = leniency
    let (answer, cost) = boxes.solveInTableau(constants, configuration)
    note(cost)
    return answer
  }

  private mutating func note(_ cost: Counters) {
    counters.rows += cost.rows
    counters.pivots += cost.pivots
  }

  private func subsystem(of piece: Int) -> Subsystem {
    subsystem(unknowns: plan.pieces[piece].unknowns, conditions: plan.pieces[piece].members)
  }

  /// A system of its own, with the values of all other variables put in.
  func subsystem(unknowns: [Int32], conditions: [Int32]) -> Subsystem {
    var system = Subsystem()
    system.checksEveryPivot = checksEveryPivot
    system.leniency = leniency
    system.unknowns.reserveCapacity(unknowns.count)
    var places: [Int32: Int32] = [:]
    places.reserveCapacity(unknowns.count)
    for (place, slot) in unknowns.enumerated() {
      places[slot] = Int32(place)
      system.unknowns.append(.init(slot: Int(slot), domain: variables[Int(slot)].domain))
    }
    for slot in conditions {
      let record = constraints[Int(slot)]
      var constant = record.constant
      var written: [Subsystem.Term] = []
      for place in record.places {
        let term = terms[place]
        if term.coefficient == 0 { continue }
        if let unknown = places[Int32(bitPattern: term.variable)] {
          written.append(.init(unknown: Int(unknown), coefficient: term.coefficient))
        } else {
          constant = Double.sum(
            constant,
            -term.coefficient * variables[Int(term.variable)].value
          )
        }
      }
      // By unknown, so that sums are formed in one order, whatever the order of writing.
      written.sort { $0.unknown < $1.unknown }
      let start = system.terms.count
      system.terms += written
      system.conditions.append(
        .init(
          slot: Int(slot),
          terms: start..<system.terms.count,
          relation: record.relation,
          constant: constant,
          strength: constraintIdentities[Int(slot)].strength,
          order: constraintIdentities[Int(slot)].rank.order
        )
      )
    }
    return system
  }
}
