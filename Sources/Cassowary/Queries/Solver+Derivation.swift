/// A value as a sum: of the constants of constraints that meet in it, and of what nothing determines.
public struct Derivation: Equatable, Sendable {
  /// What contributes to a value.
  public enum Source: Equatable, Sendable {
    /// A constraint that holds with equal sides.
    case constraint(Constraint.ID)
    /// A variable that is 0 since it cannot be less.
    case leastSize(Variable)
    /// A variable whose value the rules for open values chose.
    case openValue(Variable)
  }

  /// A part of the sum.
  public struct Part: Equatable, Sendable {
    /// What contributes.
    public let source: Source
    /// How much the value would change with each unit of the constant, or of the open value.
    public let factor: Double
    /// The factor times the constant or open value.
    public let amount: Double
  }

  /// The value: the sum of the amounts but for rounding.
  public let value: Double
  /// The parts, those that are about the wanted variables first, then those that are about variables of these, and so on.
  public let parts: [Part]
  /// Optional constraints on the wanted variables that are violated, in ascending order of their ranks.
  public let violated: [Constraint.ID]
}

extension Solver {
  /// How a sum of variables gets its value, by the constraints that ``support(of:)`` calls determining.
  ///
  /// - Complexity: eliminates all variables that are connected with it.
  public func derivation(of sum: LinearExpression) -> Derivation {
    var copy = self
    _ = copy.solve()
    return copy.derivationOfValue(sum)
  }

  private func derivationOfValue(_ sum: LinearExpression) -> Derivation {
    let wanted = sum.terms.map(\.variable.index)
    var elimination = elimination(around: wanted).elimination
    let sources = elimination.sources(of: sum.terms.map { ($0.variable.index, $0.coefficient) })
    let parts = nearestFirst(sources, wanted).map { source in
      switch source.member {
      case .constraint(let slot):
        Derivation.Part(
          source: .constraint(identity(ofConstraint: slot)),
          factor: source.factor,
          amount: source.factor * constraints[slot].constant
        )
      case .domain(let slot):
        Derivation.Part(
          source: .leastSize(identity(ofVariable: slot)),
          factor: source.factor,
          amount: 0
        )
      case .choice(let slot):
        Derivation.Part(
          source: .openValue(identity(ofVariable: slot)),
          factor: source.factor,
          amount: source.factor * variables[slot].value
        )
      }
    }
    let value = sum.terms.reduce(sum.constant) {
      $0 + $1.coefficient * variables[$1.variable.index].value
    }
    return Derivation(value: value, parts: parts, violated: violated(wanted))
  }

  private func violated(_ wanted: [Int]) -> [Constraint.ID] {
    var slots = Set<Int>()
    for slot in wanted.flatMap(mentions)
    where !constraints[slot].isRequired && constraints[slot].role != .leftOut && !isMet(slot) {
      slots.insert(slot)
    }
    return slots.sorted { rank(of: .constraint($0)) < rank(of: .constraint($1)) }
      .map(identity(ofConstraint:))
  }

  private func isMet(_ slot: Int) -> Bool {
    error(of: identity(ofConstraint: slot)) <= 1e-6 * max(1, constraints[slot].constant.magnitude)
  }

  /// Sources in the order in which a reader comes from the wanted variables to them.
  private func nearestFirst(
    _ sources: [SupportElimination.Part],
    _ wanted: [Int]
  ) -> [SupportElimination.Part] {
    var seen = Set(wanted)
    var remaining = sources
    var result: [SupportElimination.Part] = []
    while !remaining.isEmpty {
      let fixed = seen
      let near = remaining.filter { slots(of: $0.member).contains(where: fixed.contains) }
      let next = near.isEmpty ? remaining : near
      remaining.removeAll { source in next.contains { $0.member == source.member } }
      // Later ones first: the size of a root was there before all else, and ends the chain.
      result += next.sorted { rank(of: $0.member) > rank(of: $1.member) }
      for source in next { seen.formUnion(slots(of: source.member)) }
    }
    return result
  }

  private func slots(of member: SupportElimination.Member) -> [Int] {
    switch member {
    case .constraint(let slot): constraints[slot].places.map { Int(terms[$0].variable) }
    case .domain(let slot), .choice(let slot): [slot]
    }
  }

  private func rank(of member: SupportElimination.Member) -> (UInt64, Int) {
    switch member {
    case .constraint(let slot): (constraintIdentities[slot].rank.order, slot)
    case .domain(let slot), .choice(let slot): (0, slot)
    }
  }
}
