extension BoxSystem {
  /// Solves it for right-hand sides by simplex, with the classes as unknowns.
  ///
  /// What is eliminated takes no part until all else has its value: in a tableau of its own each pivot would work on it.
  /// - Returns: nil if its requirements cannot hold, or if many positions stay open.
  func solveInTableau(
    _ constants: [Double],
    _ configuration: Subsystem
  ) -> (answer: Answer?, counters: Counters) {
    withOffsets(constants) { remaining, offsets, sides in
      var system = configuration
      setUp(&system, remaining, offsets, sides)
      let isSolved = system.solve { positions($0, $1, sides) }
      if !isSolved { return (nil, system.counters) }
      var values = values(sides) { system.unknowns[$0].value }
      for index in unknowns.indices where unknowns[index].domain == .nonNegative {
        values[index] = max(0, values[index])
      }
      if !hold(values, constants, configuration.leniency) { return (nil, system.counters) }
      let answer = Answer(
        values: values,
        choices: system.choices,
        isDecidedByLevels: system.isDecidedByLevels,
        slopes: Self.slopes(
          system.openAtLast.map { index in self.slopes { $0 == index ? 1 : 0 } },
          measuredBy: system.choices.position
        )
      )
      return (answer, system.counters)
    }
  }

  private func setUp(
    _ system: inout Subsystem,
    _ constants: [Double],
    _ offsets: UnsafeMutableBufferPointer<Double>,
    _ sides: UnsafeMutableBufferPointer<Double>
  ) {
    system.sizes = []
    for unknown in classUnknowns {
      system.unknowns.append(.init(slot: unknown, domain: unknowns[unknown].domain))
    }
    for (index, unknown) in unknowns.enumerated() where unknown.domain == .nonNegative {
      guard case .ofClass(let owner) = unknown.source else { continue }
      system.sizes?.append(.init(unknown: owner, isMirrored: unknown.factor < 0, name: index))
      if classUnknowns[owner] == index { continue }
      let entry = Entry(unknown: Int32(owner), coefficient: unknown.factor)
      add([entry], .greaterThanOrEqual, -offsets[index], to: &system)
    }
    for row in rows {
      guard case .equation(let index) = row.side else { continue }
      add(entries[row.entries], .equal, sides[index], to: &system)
    }
    for (index, condition) in conditions.enumerated() {
      if condition.strength.isRequired && condition.relation == .equal { continue }
      add(
        entries[condition.parallel?.written ?? condition.entries],
        condition.relation,
        side(ofSum: index, constants, offsets),
        condition.strength,
        condition.order,
        to: &system
      )
    }
  }

  private func add(
    _ entries: ArraySlice<Entry>,
    _ relation: Relation,
    _ side: Double,
    _ strength: Strength = .required,
    _ order: UInt64 = 0,
    to system: inout Subsystem
  ) {
    let start = system.terms.count
    for entry in entries {
      system.terms.append(.init(unknown: Int(entry.unknown), coefficient: entry.coefficient))
    }
    system.conditions.append(
      .init(
        slot: system.conditions.count,
        terms: start..<system.terms.count,
        relation: relation,
        constant: side,
        strength: strength,
        order: order
      )
    )
  }

  /// The positions, as what they are computed from.
  private func positions(
    _ open: [Int],
    _ values: [Double],
    _ sides: UnsafeMutableBufferPointer<Double>
  ) -> [Subsystem.Position]? {
    if open.count > Self.fewOpen { return nil }
    let bases = self.values(sides) { values[$0] }
    let slopes = open.map { index in self.slopes { $0 == index ? 1 : 0 } }
    return unknowns.indices.filter { unknowns[$0].domain == .free }.map { unknown in
      var position = Subsystem.Position(constant: bases[unknown], terms: [], name: unknown)
      for (place, index) in open.enumerated() where slopes[place][unknown] != 0 {
        position.terms.append(.init(unknown: index, coefficient: slopes[place][unknown]))
      }
      return position
    }
  }
}
