extension Solver {
  /// Brings the values up to date with everything recorded since the last call.
  ///
  /// Only what is connected to a record is solved again.
  public mutating func solve() -> Changes {
    var changes = Changes()
    if dirtyVariables.isEmpty && dirtyConstraints.isEmpty { return changes }
    counters.solves += 1

    var isMet = [Bool](repeating: false, count: variables.count)
    var isTaken = [Bool](repeating: false, count: constraints.count)
    let seeds = dirtyVariables
    let loose = dirtyConstraints
    dirtyVariables = []
    dirtyConstraints = []
    for slot in seeds { variables[Int(slot)].isDirty = false }
    for slot in loose { constraints[Int(slot)].isDirty = false }

    for slot in seeds { solveComponent(from: Int(slot), &isMet, &isTaken, &changes) }
    for slot in loose where constraints[Int(slot)].isInUse {
      if let place = constraints[Int(slot)].terms.first {
        let variable = Int(terms[Int(place)].variable)
        solveComponent(from: variable, &isMet, &isTaken, &changes)
      } else {
        solveAlone(constraint: Int(slot), &changes)
      }
    }

    changes.variables.sort()
    changes.conflicts.sort { precedes($0.leftOut.slot, $1.leftOut.slot) }
    changes.restored.sort()
    return changes
  }

  /// Collects all that is connected to a variable and solves it.
  private mutating func solveComponent(
    from start: Int,
    _ isMet: inout [Bool],
    _ isTaken: inout [Bool],
    _ changes: inout Changes
  ) {
    if isMet[start] || !variables[start].isInUse { return }
    let (variableSlots, constraintSlots) = connected(to: start, &isMet, &isTaken)
    if constraintSlots.isEmpty {
      assign(0, to: start, &changes)
      return
    }
    counters.components += 1
    var component = makeComponent(variableSlots, constraintSlots)
    component.solve()
    counters.propagations += component.counters.propagations
    counters.rows += component.counters.rows
    counters.pivots += component.counters.pivots

    for unknown in component.unknowns { assign(unknown.value, to: unknown.slot, &changes) }
    record(component, &changes)
  }

  func connected(
    to start: Int,
    _ isMet: inout [Bool],
    _ isTaken: inout [Bool]
  ) -> (variables: [UInt32], constraints: [UInt32]) {
    var found = [UInt32(start)]
    var touching: [UInt32] = []
    isMet[start] = true
    var next = 0
    while next < found.count {
      var mention = variables[Int(found[next])].firstTerm
      while mention >= 0 {
        let constraint = terms[Int(mention)].constraint
        mention = terms[Int(mention)].next
        if isTaken[Int(constraint)] { continue }
        isTaken[Int(constraint)] = true
        touching.append(constraint)
        for place in constraints[Int(constraint)].terms {
          let variable = terms[Int(place)].variable
          if isMet[Int(variable)] { continue }
          isMet[Int(variable)] = true
          found.append(variable)
        }
      }
      next += 1
    }
    Self.sort(&found, of: variables.count) { a, b in
      let (x, y) = (variables[Int(a)].order, variables[Int(b)].order)
      return x == y ? a < b : x < y
    }
    Self.sort(&touching, of: constraints.count) { precedes($0, $1) }
    return (found, touching)
  }

  /// Sorts slots, which mostly were given in the order that is wanted.
  private static func sort(
    _ slots: inout [UInt32],
    of total: Int,
    by precedes: (UInt32, UInt32) -> Bool
  ) {
    if slots.count > total / 8 {
      // Marking them in a table and reading it costs less than comparing them.
      var isIn = [Bool](repeating: false, count: total)
      for slot in slots { isIn[Int(slot)] = true }
      var next = 0
      for slot in 0..<total where isIn[slot] {
        slots[next] = UInt32(slot)
        next += 1
      }
    }
    for place in slots.indices.dropFirst() where !precedes(slots[place - 1], slots[place]) {
      slots.sort(by: precedes)
      return
    }
  }

  func makeComponent(_ variableSlots: [UInt32], _ constraintSlots: [UInt32]) -> Component {
    var component = Component()
    component.checksEveryPivot = checksEveryPivot
    component.shortcuts = shortcuts
    // Positions in the component, by slot: a component rarely spans far less than the table.
    var places = [Int32](repeating: -1, count: variables.count)
    component.unknowns.reserveCapacity(variableSlots.count)
    for (place, slot) in variableSlots.enumerated() {
      places[Int(slot)] = Int32(place)
      component.unknowns.append(.init(slot: Int(slot), domain: variables[Int(slot)].domain))
    }
    component.conditions.reserveCapacity(constraintSlots.count)
    component.terms.reserveCapacity(4 * constraintSlots.count)
    for slot in constraintSlots {
      let record = constraints[Int(slot)]
      let start = component.terms.count
      for index in record.terms {
        let term = terms[Int(index)]
        let unknown = Int(places[Int(term.variable)])
        component.terms.append(.init(unknown: unknown, coefficient: term.coefficient))
        // By unknown, so that sums are formed in one order, whatever the order of writing.
        var place = component.terms.count - 1
        while place > start && component.terms[place - 1].unknown > unknown {
          component.terms.swapAt(place, place - 1)
          place -= 1
        }
      }
      component.conditions.append(
        .init(
          slot: Int(slot),
          terms: start..<component.terms.count,
          relation: record.relation,
          constant: record.constant,
          strength: record.strength,
          order: record.rank.order
        )
      )
    }
    component.index()
    return component
  }

  private mutating func assign(_ value: Double, to slot: Int, _ changes: inout Changes) {
    // −0 and 0 are one number to whoever reads it.
    let value = value == 0 ? 0 : value
    if variables[slot].value == value { return }
    variables[slot].value = value
    changes.variables.append(identity(ofVariable: slot))
  }

  /// Takes over what a component leaves out, and what it does not any more.
  private mutating func record(_ component: Component, _ changes: inout Changes) {
    var found: [Conflict] = []
    for contradiction in component.contradictions {
      found.append(
        Conflict(
          leftOut: identity(ofConstraint: component.conditions[contradiction.leftOut].slot),
          members: contradiction.members.map {
            identity(ofConstraint: component.conditions[$0].slot)
          },
          domains: contradiction.domains.map {
            identity(ofVariable: component.unknowns[$0].slot)
          }.sorted()
        )
      )
    }
    if found.isEmpty && leftOut.isEmpty { return }
    for condition in component.conditions where constraints[condition.slot].isLeftOut {
      if !condition.isLeftOut { restore(condition.slot, &changes) }
    }
    for conflict in found { leaveOut(conflict, &changes) }
  }

  /// A constraint without variables holds or does not.
  private mutating func solveAlone(constraint slot: Int, _ changes: inout Changes) {
    let record = constraints[slot]
    let holds = record.relation.error(ofResidual: -record.constant) <= Tolerance.feasibility
    if holds || !record.strength.isRequired {
      if record.isLeftOut { restore(slot, &changes) }
    } else {
      let id = identity(ofConstraint: slot)
      leaveOut(Conflict(leftOut: id, members: [id], domains: []), &changes)
    }
  }

  private mutating func leaveOut(_ conflict: Conflict, _ changes: inout Changes) {
    let slot = Int(conflict.leftOut.slot)
    if constraints[slot].isLeftOut {
      if leftOut.contains(conflict) { return }
      leftOut.removeAll { $0.leftOut == conflict.leftOut }
    }
    constraints[slot].isLeftOut = true
    let place = leftOut.firstIndex { $0.leftOut > conflict.leftOut } ?? leftOut.count
    leftOut.insert(conflict, at: place)
    changes.conflicts.append(conflict)
  }

  private mutating func restore(_ slot: Int, _ changes: inout Changes) {
    let id = identity(ofConstraint: slot)
    constraints[slot].isLeftOut = false
    leftOut.removeAll { $0.leftOut == id }
    // What is optional now does not hold again, it only wishes.
    if constraints[slot].strength.isRequired { changes.restored.append(id) }
  }
}
