/// Required equalities that share open unknowns, and those unknowns.
private struct Knot {
  var equations: [Int32] = []
  var unknowns: [Int32] = []
}

extension Planner {
  /// Looks for more to decide among constraints of which each has several unknowns that others mention, too.
  ///
  /// - Parameter core: those constraints; what is left of them when nothing more can be decided.
  mutating func untangle(_ core: inout [Int32], mayDefer: Bool) {
    var queue: [Int32] = []
    setTwinsAside(core, &queue)
    define(&queue)
    var isDeferring = mayDefer
    while true {
      core.removeAll { constraints[Int($0)].role != .fresh }
      var hasProgress = false
      for knot in knots(of: core) {
        if shortcuts.contains(.blocks), placeBlock(knot) {
          hasProgress = true
        } else if isDeferring && isUndisturbed(knot) {
          deferWishes(of: knot, &queue)
          hasProgress = true
        }
      }
      isDeferring = false
      if !hasProgress { return }
      // Unknowns that became known leave behind constraints without any.
      for slot in regionConstraints
      where constraints[Int(slot)].role == .fresh && constraints[Int(slot)].open == 0 {
        retire(Int(slot))
      }
    }
  }

  private mutating func knots(of core: [Int32]) -> [Knot] {
    var knots: [Knot] = []
    // What is fresh or open has no output or source: those that were met are told by one that means nothing.
    for slot in core
    where constraints[Int(slot)].isEquation && constraints[Int(slot)].role == .fresh
      && constraints[Int(slot)].output < 0
    {
      var knot = Knot(equations: [slot])
      constraints[Int(slot)].output = 0
      var next = 0
      while next < knot.equations.count {
        for place in constraints[Int(knot.equations[next])].places
        where terms[place].coefficient != 0 {
          let variable = Int(terms[place].variable)
          if variables[variable].role != .open || variables[variable].source >= 0 { continue }
          variables[variable].source = 0
          knot.unknowns.append(Int32(variable))
          for constraint in mentions(of: variable)
          where constraints[constraint].isEquation && constraints[constraint].role == .fresh
            && constraints[constraint].output < 0
          {
            constraints[constraint].output = 0
            knot.equations.append(Int32(constraint))
          }
        }
        next += 1
      }
      knots.append(knot)
    }
    for knot in knots {
      for slot in knot.equations { constraints[Int(slot)].output = -1 }
      for slot in knot.unknowns { variables[Int(slot)].source = -1 }
    }
    return knots
  }

  // MARK: Twins

  /// Of required equalities that say the same, all but the first by rank are watches.
  private mutating func setTwinsAside(_ core: [Int32], _ queue: inout [Int32]) {
    var byUnknowns: [UInt64: [Int32]] = [:]
    for slot in core where constraints[Int(slot)].isEquation {
      let record = constraints[Int(slot)]
      let key = UInt64(record.mix) << 32 | UInt64(UInt32(bitPattern: record.termCount))
      byUnknowns[key, default: []].append(slot)
    }
    for slot in core where constraints[Int(slot)].isEquation {
      let record = constraints[Int(slot)]
      if record.role != .fresh { continue }
      let key = UInt64(record.mix) << 32 | UInt64(UInt32(bitPattern: record.termCount))
      for other in byUnknowns[key] ?? [] where other != slot {
        if constraints[Int(other)].role == .fresh && precedes(constraint: Int(slot), Int(other))
          && isTwin(Int(slot), of: Int(other))
        {
          release(Int(other), &queue)
        }
      }
    }
  }

  /// Whether the left sides of two equalities are multiples of each other.
  func isTwin(_ a: Int, of b: Int) -> Bool {
    if constraints[a].termCount != constraints[b].termCount { return false }
    var ratio = 0.0
    for place in constraints[a].places {
      let term = terms[place]
      var isFound = false
      for otherPlace in constraints[b].places where terms[otherPlace].variable == term.variable {
        isFound = true
        let other = terms[otherPlace].coefficient
        if (term.coefficient == 0) != (other == 0) { return false }
        if term.coefficient == 0 { break }
        if ratio == 0 { ratio = other / term.coefficient }
        if other != ratio * term.coefficient { return false }
        break
      }
      if !isFound { return false }
    }
    return ratio != 0
  }

  /// An equality in force that says the same as another, if there is one.
  func twin(of constraint: Int) -> Int? {
    // The variable that the most is computed from for: it tends to be mentioned by the fewest.
    var variable = -1
    for place in constraints[constraint].places where terms[place].coefficient != 0 {
      let other = Int(terms[place].variable)
      if variable < 0 || variables[other].label > variables[variable].label { variable = other }
    }
    if variable < 0 { return nil }
    for other in mentions(of: variable)
    where other != constraint && constraints[other].isEquation
      && (constraints[other].role == .determines || constraints[other].role == .member)
    {
      if isTwin(constraint, of: other) { return other }
    }
    return nil
  }

  // MARK: Blocks

  /// Makes the unknowns of a knot known, if its equalities decide all of them.
  private mutating func placeBlock(_ knot: Knot) -> Bool {
    if knot.equations.count < knot.unknowns.count { return false }
    if knot.equations.contains(where: { constraints[Int($0)].outer > 0 }) { return false }
    let equations = knot.equations.sorted { precedes(constraint: Int($0), Int($1)) }
    let unknowns = knot.unknowns.sorted { precedes(variable: Int($0), Int($1)) }
    for (index, slot) in unknowns.enumerated() { variables[Int(slot)].mix = UInt32(index) }
    var rows: [[Elimination.Entry]] = []
    rows.reserveCapacity(equations.count)
    for slot in equations {
      var row: [Elimination.Entry] = []
      for place in constraints[Int(slot)].places {
        let term = terms[place]
        if term.coefficient == 0 || variables[Int(term.variable)].role != .open { continue }
        row.append(.init(unknown: variables[Int(term.variable)].mix, coefficient: term.coefficient))
      }
      row.sort { $0.unknown < $1.unknown }
      rows.append(row)
    }
    guard let elimination = Elimination(rows, unknownCount: unknowns.count) else {
      // The table of mentions is needed again.
      for slot in unknowns {
        variables[Int(slot)].mix = 0
        for constraint in mentions(of: Int(slot)) where constraints[constraint].role == .fresh {
          variables[Int(slot)].mix ^= UInt32(constraint)
        }
      }
      return false
    }

    var label: Int32 = 0
    for slot in equations {
      for place in constraints[Int(slot)].places where isKnown(Int(terms[place].variable)) {
        label = max(label, variables[Int(terms[place].variable)].label)
      }
    }
    for slot in unknowns { variables[Int(slot)].role = .block }
    for slot in equations { constraints[Int(slot)].role = .member }
    let piece = Plan.Piece(
      unknowns: unknowns,
      members: equations,
      label: label + 1,
      elimination: elimination
    )
    enter(piece)
    for row in elimination.unused {
      // What follows from the others is only to be checked.
      constraints[Int(equations[row])].role = .watch
      constraints[Int(equations[row])].output = -1
    }
    var queue: [Int32] = []
    for slot in unknowns { noteKnown(Int(slot), &queue) }
    propagate(&queue)
    return true
  }

  // MARK: Wishes

  /// Whether nothing about a knot turned out to need a say before.
  private func isUndisturbed(_ knot: Knot) -> Bool {
    for slot in knot.unknowns {
      if variables[Int(slot)].isHeld { return false }
      for constraint in mentions(of: Int(slot)) where constraints[constraint].isActive {
        return false
      }
    }
    return true
  }

  /// Lets what bounds single unknowns of a knot wait, the lowest levels first, until its equalities define all there is.
  private mutating func deferWishes(of knot: Knot, _ queue: inout [Int32]) {
    var wishes: [Int32] = []
    for slot in knot.unknowns {
      for constraint in mentions(of: Int(slot)) {
        let record = constraints[constraint]
        if record.role == .fresh && !record.isEquation && record.open + record.outer == 1 {
          wishes.append(Int32(constraint))
        }
      }
    }
    wishes.sort {
      let (x, y) = (constraintIdentities[Int($0)].strength, constraintIdentities[Int($1)].strength)
      return x == y ? $0 < $1 : x < y
    }
    var first = 0
    while first < wishes.count {
      let strength = constraintIdentities[Int(wishes[first])].strength
      while first < wishes.count && constraintIdentities[Int(wishes[first])].strength == strength {
        // It may have become single by what was defined before, but it counts as before.
        if constraints[Int(wishes[first])].role == .fresh { release(Int(wishes[first]), &queue) }
        first += 1
      }
      define(&queue)
      if knot.equations.allSatisfy({ constraints[Int($0)].role != .fresh }) { return }
    }
  }
}
