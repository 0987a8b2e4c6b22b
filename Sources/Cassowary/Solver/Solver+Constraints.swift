extension Solver {
  /// Records a constraint.
  ///
  /// - Parameters:
  ///   - constraint: the constraint; terms of one variable are added up.
  ///   - strength: the strength, required or a level.
  ///   - rank: the rank, which decides conflicts and ties; by default tier 0 and an order above all earlier ones. Give each
  ///     constraint a rank of its own: equal ranks are told apart by identity alone.
  /// - Throws: ``UnusableNumber``; the solver is as it was before.
  @discardableResult
  public mutating func add(
    _ constraint: Constraint,
    strength: Strength = .required,
    rank: Rank? = nil
  ) throws(UnusableNumber) -> Constraint.ID {
    try add(
      constraint.expression.terms.span,
      constraint.relation,
      constraint.constant,
      strength: strength,
      rank: rank
    )
  }

  /// Records the constraint `Σ terms relation constant` from a span of terms, which needs no array.
  ///
  /// The strength and the rank are those of ``add(_:strength:rank:)``.
  ///
  /// - Throws: ``UnusableNumber``; the solver is as it was before.
  @discardableResult
  public mutating func add(
    _ terms: Span<LinearExpression.Term>,
    _ relation: Relation,
    _ constant: Double,
    strength: Strength = .required,
    rank: Rank? = nil
  ) throws(UnusableNumber) -> Constraint.ID {
    try Self.check(strength)
    let constant = try Self.checked(constant: constant)
    makeUnique()
    let isReused = !unusedConstraints.isEmpty
    let slot = isReused ? unusedConstraints[unusedConstraints.count - 1] : UInt32(constraints.count)
    let places = try enter(terms, of: slot)

    let rank = rank ?? Rank(order: nextRank)
    if isReused || rank.tier > 0 || rank.order == .max || rank.order &+ 1 < nextRank {
      ranksAscend = false
    }
    nextRank = max(nextRank, rank.order &+ 1)
    let record = ConstraintRecord(
      constant: constant,
      firstTerm: places.lowerBound,
      termCount: places.upperBound &- places.lowerBound,
      relation: relation,
      isRequired: strength.isRequired
    )
    var identity = ConstraintIdentity(strength: strength, rank: rank, generation: 0)
    if isReused {
      unusedConstraints.removeLast()
      identity.generation = constraintIdentities[Int(slot)].generation
      constraints[Int(slot)] = record
      constraintIdentities[Int(slot)] = identity
    } else {
      constraints.append(record)
      constraintIdentities.append(identity)
    }
    dirtyConstraints.append(Int32(bitPattern: slot))
    noteRevision(of: Int(slot))
    return Constraint.ID(slot: slot, generation: identity.generation)
  }

  /// Writes terms into the table, those of one variable added up, and links them with the others of their variables.
  private mutating func enter(
    _ added: Span<LinearExpression.Term>,
    of slot: UInt32
  ) throws(UnusableNumber) -> Range<Int32> {
    // At the end of the table first: only there it shows how many they are.
    let start = terms.count
    var isSafe = true
    let (variables, generations) = (variables.pointer, variableGenerations.pointer)
    terms.append(upTo: added.count) { room in
      let table = room - start
      var place = start
      for index in added.indices {
        let term = added[index]
        let variable = Int(term.variable.slot)
        precondition(
          variable < generations.count && generations[variable] == term.variable.generation,
          "A variable of the constraint was removed, or belongs to another solver."
        )
        let size = term.coefficient.magnitude
        if !(size <= 1e9) || size < 1e-9 { isSafe = false }
        let first = variables[variable].firstTerm
        if Int(first) >= start {
          // The constraint has mentioned it before.
          table[Int(first)].coefficient += term.coefficient
          isSafe = false
          continue
        }
        (table + place).initialize(
          to: TermRecord(
            coefficient: term.coefficient,
            variable: term.variable.slot,
            constraint: slot,
            next: first
          )
        )
        if first >= 0 { table[Int(first)].previous = Int32(truncatingIfNeeded: place) }
        variables[variable].firstTerm = Int32(truncatingIfNeeded: place)
        place += 1
      }
      return place - start
    }
    if !isSafe {
      let refused = refused(added, from: start)
      if !refused.isZero {
        unlinkLast(from: start)
        throw UnusableNumber(role: .coefficient, value: refused)
      }
      // Numbers of a size that is used cancel, but for rounding.
      for place in start..<terms.count where terms[place].coefficient.magnitude < 1e-9 {
        terms[place].coefficient = 0
      }
    }
    let places = Range(uncheckedBounds: (Int32(start), Int32(truncatingIfNeeded: terms.count)))
    return unusedTerms.isEmpty ? places : reused(places)
  }

  /// Takes the terms at the end of the table out of it, each of them still the first of its variable.
  private mutating func unlinkLast(from start: Int) {
    for place in start..<terms.count {
      let term = terms[place]
      variables[Int(term.variable)].firstTerm = term.next
      if term.next >= 0 { terms[Int(term.next)].previous = -1 }
    }
    terms.removeLast(terms.count - start)
  }

  /// The first coefficient, of a term or of several added up, that cannot be used; 0 if all can.
  private func refused(_ added: Span<LinearExpression.Term>, from start: Int) -> Double {
    for index in added.indices where !Self.isUsable(coefficient: added[index].coefficient) {
      return added[index].coefficient
    }
    for place in start..<terms.count where !(terms[place].coefficient.magnitude <= 1e9) {
      return terms[place].coefficient
    }
    return 0
  }

  /// Moves terms from the end of the table, each the first of its variable, to places that were given back, if there are any
  /// of that length.
  private mutating func reused(_ places: Range<Int32>) -> Range<Int32> {
    guard places.count < unusedTerms.count, let first = unusedTerms[places.count].popLast() else {
      return places
    }
    let target = first..<first + Int32(places.count)
    for (source, place) in zip(places, target) {
      let term = terms[Int(source)]
      terms[Int(place)] = term
      variables[Int(term.variable)].firstTerm = place
      if term.next >= 0 { terms[Int(term.next)].previous = place }
    }
    terms.removeLast(places.count)
    return target
  }

  private mutating func unlink(_ places: Range<Int32>) {
    for place in places {
      let term = terms[Int(place)]
      if term.previous >= 0 {
        terms[Int(term.previous)].next = term.next
      } else {
        variables[Int(term.variable)].firstTerm = term.next
      }
      if term.next >= 0 { terms[Int(term.next)].previous = term.previous }
    }
    if places.isEmpty { return }
    while unusedTerms.count <= places.count { unusedTerms.append([]) }
    unusedTerms[places.count].append(places.lowerBound)
  }

  /// Records that a constraint is gone.
  public mutating func remove(_ id: Constraint.ID) {
    let slot = checked(id)
    makeUnique()
    let record = constraints[slot]
    unplan(slot)
    let places = record.firstTerm..<record.firstTerm + record.termCount
    unlink(places)
    for place in places {
      let variable = Int(terms[Int(place)].variable)
      if variables[variable].firstTerm < 0 { markDirty(variable: variable) }
    }
    if record.role == .leftOut {
      leftOut.removeAll { $0.leftOut == id }
      plan.contradictions.remove(leftOut: Int32(slot))
    }
    constraints[slot].role = .unused
    constraints[slot].termCount = 0
    constraintIdentities[slot].generation &+= 1
    unusedConstraints.append(id.slot)
  }

  /// Records another right-hand side.
  public mutating func setConstant(
    _ constant: Double,
    of id: Constraint.ID
  ) throws(UnusableNumber) {
    let slot = checked(id)
    let constant = try Self.checked(constant: constant)
    if constraints[slot].constant == constant { return }
    makeUnique()
    constraints[slot].constant = constant
    markDirty(constraint: slot)
    noteRevision(of: slot)
    if constraints[slot].isCited { markConflicts(citing: id) }
  }

  /// Records another coefficient of a variable that the constraint mentions.
  public mutating func setCoefficient(
    _ coefficient: Double,
    of variable: Variable,
    in id: Constraint.ID
  ) throws(UnusableNumber) {
    let slot = checked(id)
    _ = checked(variable)
    let coefficient = try Self.checked(coefficient: coefficient)
    for place in constraints[slot].places where terms[place].variable == variable.slot {
      if terms[place].coefficient == coefficient { return }
      makeUnique()
      unplan(slot)
      terms[place].coefficient = coefficient
      markDirty(constraint: slot)
      return
    }
    preconditionFailure("\(id) does not mention \(variable).")
  }

  /// Records another strength; from required to a level and back, too.
  public mutating func setStrength(
    _ strength: Strength,
    of id: Constraint.ID
  ) throws(UnusableNumber) {
    let slot = checked(id)
    try Self.check(strength)
    if constraintIdentities[slot].strength == strength { return }
    makeUnique()
    unplan(slot)
    constraintIdentities[slot].strength = strength
    constraints[slot].isRequired = strength.isRequired
    markDirty(constraint: slot)
    noteRevision(of: slot)
  }

  /// Whether the constraint belongs to this solver and was not removed.
  public func contains(_ id: Constraint.ID) -> Bool {
    let slot = Int(id.slot)
    return slot < constraints.count && constraintIdentities[slot].generation == id.generation
  }

  /// The constraint as it stands, terms of one variable added up.
  public func constraint(_ id: Constraint.ID) -> (Constraint, strength: Strength, rank: Rank) {
    let slot = checked(id)
    let record = constraints[slot]
    let written = record.places.map {
      LinearExpression.Term(
        identity(ofVariable: Int(terms[$0].variable)),
        terms[$0].coefficient
      )
    }
    return (
      Constraint(LinearExpression(terms: written), record.relation, record.constant),
      constraintIdentities[slot].strength, constraintIdentities[slot].rank
    )
  }

  /// Calls `body` with the slot of each variable that a constraint mentions.
  package static func forEachVariable(
    of id: Constraint.ID,
    in solver: inout Solver,
    _ body: (UInt32) -> Void
  ) {
    for place in solver.constraints[solver.checked(id)].places {
      body(solver.terms[place].variable)
    }
  }

  /// How far the constraint is from holding with the values of the last ``solve()``; 0 if it holds.
  public func error(of id: Constraint.ID) -> Double { error(ofConstraint: checked(id), at: self) }

  /// How far a constraint is from holding with the values of another solver of the same variables.
  func error(ofConstraint slot: Int, at other: Solver) -> Double {
    let record = constraints[slot]
    var residual = -record.constant
    for place in record.places {
      residual += terms[place].coefficient * other.variables[Int(terms[place].variable)].value
    }
    return record.relation.error(ofResidual: residual)
  }

  /// The constraints that mention a variable.
  func mentions(of variable: Int) -> [Int] {
    var constraints: [Int] = []
    var place = variables[variable].firstTerm
    while place >= 0 {
      constraints.append(Int(terms[Int(place)].constraint))
      place = terms[Int(place)].next
    }
    return constraints
  }

  /// The constraints, ascending by slot.
  package var ids: [Constraint.ID] {
    (0..<constraints.count).filter { constraints[$0].role != .unused }
      .map(identity(ofConstraint:))
  }

  /// How many constraints there are.
  public var constraintCount: Int { constraints.count - unusedConstraints.count }

  /// What is left out now, ascending by the rank of what is left out.
  public var conflicts: [Conflict] {
    leftOut.sorted { precedes($0.leftOut.slot, $1.leftOut.slot) }
  }

  private func checked(_ id: Constraint.ID) -> Int {
    precondition(contains(id), "\(id) was removed, or belongs to another solver.")
    return Int(id.slot)
  }

  private static func check(_ strength: Strength) throws(UnusableNumber) {
    if strength.isRequired { return }
    if !(strength.level > 0 && strength.level.isFinite) {
      throw UnusableNumber(role: .level, value: strength.level)
    }
  }

  private static func checked(constant: Double) throws(UnusableNumber) -> Double {
    if !(constant.magnitude <= 1e12) { throw UnusableNumber(role: .constant, value: constant) }
    return constant
  }

  private static func checked(coefficient: Double) throws(UnusableNumber) -> Double {
    if !isUsable(coefficient: coefficient) {
      throw UnusableNumber(role: .coefficient, value: coefficient)
    }
    return coefficient
  }

  /// Whether a coefficient is far enough from 0, or 0 itself, to be divided by, and leaves digits for others.
  private static func isUsable(coefficient: Double) -> Bool {
    let size = coefficient.magnitude
    return size <= 1e9 && (size >= 1e-9 || size == 0)
  }
}
