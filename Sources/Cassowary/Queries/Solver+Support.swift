/// The constraints that values depend on.
public struct Support: Equatable, Sendable {
  /// Constraints that meet in the values: with the values of open variables and the ends of domains they give them by algebra.
  public let determining: [Constraint.ID]
  /// Optional constraints that miss because of those, or of the end of a domain, and what else decides how far: without them the value
  /// could be another.
  public let pressing: [Constraint.ID]

  /// Creates a support from its two lists.
  public init(determining: [Constraint.ID], pressing: [Constraint.ID]) {
    self.determining = determining
    self.pressing = pressing
  }
}

extension Solver {
  /// Why variables have their values: without all other constraints, values that are not ambiguous would be the same.
  ///
  /// Both lists are in ascending order of the constraints' ranks, whatever their tiers.
  /// Where more constraints hold exactly than are needed, required ones are named before others, equalities before
  /// inequalities, and earlier ones before later ones.
  ///
  /// - Complexity: eliminates all variables that are connected with them, and solves their system once more without what is in neither
  ///   list; again for each constraint that turns out to be missing.
  public func support(of wanted: [Variable]) -> Support {
    var copy = self
    _ = copy.solve()
    return copy.supportOfValues(wanted.map(\.index))
  }

  private func supportOfValues(_ wanted: [Int]) -> Support {
    var (elimination, connected) = elimination(around: wanted)
    var members = Set<SupportElimination.Member>()
    for slot in wanted {
      members.formUnion(elimination.sources(of: [(slot, 1)]).map(\.member))
    }
    members = members.filter { !$0.isChoice }
    // An optional constraint that presses rests on constraints of its own, and on those others may press.
    var counted = members
    var missing = connected.filter { !constraints[$0].isRequired && !isTight($0) }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      missing.removeAll { slot in
        let sources = elimination.sources(of: entries(of: slot)).filter { !$0.member.isChoice }
        if !sources.contains(where: { counted.contains($0.member) && isHeldBack(slot, by: $0) }) {
          return false
        }
        counted.formUnion(sources.map(\.member))
        counted.insert(.constraint(slot))
        isGrowing = true
        return true
      }
    }
    complete(&counted, connected, for: wanted)
    return Support(
      determining: identities(members),
      pressing: identities(counted.subtracting(members))
    )
  }

  /// Adds constraints until values that are not ambiguous are the same without all others.
  ///
  /// Where more constraints meet in a point than determine it, multipliers are not unique, and algebra alone does not tell which of them
  /// keep the point there. If a value is another one without the others, then either one of the others is violated more at that point,
  /// or the value is ambiguous.
  private func complete(
    _ members: inout Set<SupportElimination.Member>,
    _ connected: [Int],
    for wanted: [Int]
  ) {
    var others = connected.filter { !members.contains(.constraint($0)) }
    while !others.isEmpty {
      var reduced = self
      for slot in others { reduced.remove(identity(ofConstraint: slot)) }
      _ = reduced.solve()
      let hasMoved = wanted.contains {
        let value = variables[$0].value
        return (reduced.variables[$0].value - value).magnitude > 1e-6 * max(1, value.magnitude)
      }
      if !hasMoved { return }
      let missing = others.filter {
        let now = error(ofConstraint: $0, at: self)
        return error(ofConstraint: $0, at: reduced) - now > 1e-6 * max(1, now)
      }
      guard let next = missing.max(by: { isLessImportant($0, than: $1) }) else { return }
      members.insert(.constraint(next))
      others.removeAll { $0 == next }
    }
  }

  /// Whether a constraint has the lower strength, or comes later by rank.
  private func isLessImportant(_ slot: Int, than other: Int) -> Bool {
    let (strength, otherStrength) = (
      constraintIdentities[slot].strength, constraintIdentities[other].strength
    )
    if strength != otherStrength { return strength < otherStrength }
    return precedes(UInt32(other), UInt32(slot))
  }

  /// The rows that the values of some variables depend on, and the constraints that mention them.
  func elimination(
    around wanted: [Int]
  ) -> (elimination: SupportElimination, connected: [Int]) {
    let (unknowns, connected) = connected(with: wanted)
    var elimination = SupportElimination(variableCount: variables.count)
    for slot in tight(connected) { elimination.add(entries(of: slot), for: .constraint(slot)) }
    for slot in unknowns
    where variables[slot].domain == .nonNegative && variables[slot].value == 0 {
      elimination.add([(slot, 1)], for: .domain(slot))
    }
    for domain in [Domain.nonNegative, .free] {
      for slot in unknowns where variables[slot].domain == domain {
        elimination.add([(slot, 1)], for: .choice(slot))
      }
    }
    return (elimination, connected)
  }

  /// Whether an optional constraint misses because of something that holds exactly: it would have to move that to where it must not go,
  /// or where that costs as much.
  ///
  /// - Parameter source: a part of the constraint's sum.
  private func isHeldBack(_ constraint: Int, by source: SupportElimination.Part) -> Bool {
    var residual = -constraints[constraint].constant
    for place in constraints[constraint].places {
      residual += terms[place].coefficient * variables[Int(terms[place].variable)].value
    }
    let rises = (residual < 0) == (source.factor > 0)
    guard case .constraint(let slot) = source.member else { return !rises }
    let (strength, other) = (
      constraintIdentities[constraint].strength, constraintIdentities[slot].strength
    )
    switch constraints[slot].relation {
    case .equal: return other == strength
    case .lessThanOrEqual: return rises && other >= strength
    case .greaterThanOrEqual: return !rises && other >= strength
    }
  }

  /// All variables, in their order, and all constraints that take part, which have to do with some.
  private func connected(with wanted: [Int]) -> (variables: [Int], constraints: [Int]) {
    var isFound = [Bool](repeating: false, count: variables.count)
    var isListed = [Bool](repeating: false, count: constraints.count)
    var found: [Int] = []
    var listed: [Int] = []
    for slot in wanted where !isFound[slot] {
      isFound[slot] = true
      found.append(slot)
    }
    var next = 0
    while next < found.count {
      let mentions = mentions(of: found[next])
      next += 1
      for slot in mentions where !isListed[slot] && constraints[slot].role != .leftOut {
        isListed[slot] = true
        listed.append(slot)
        for place in constraints[slot].places where !isFound[Int(terms[place].variable)] {
          isFound[Int(terms[place].variable)] = true
          found.append(Int(terms[place].variable))
        }
      }
    }
    found.sort {
      let (x, y) = (order(ofVariable: $0), order(ofVariable: $1))
      return x == y ? $0 < $1 : x < y
    }
    return (found, listed)
  }

  /// Those that hold with both sides equal, the more important ones first.
  private func tight(_ slots: [Int]) -> [Int] {
    slots.filter(isTight).sorted { a, b in
      let (x, y) = (constraintIdentities[a], constraintIdentities[b])
      if x.strength != y.strength { return x.strength > y.strength }
      let (isEqual, isOtherEqual) =
        (constraints[a].relation == .equal, constraints[b].relation == .equal)
      if isEqual != isOtherEqual { return isEqual }
      // Among optional constraints the later one is served first.
      return constraints[a].isRequired
        ? precedes(UInt32(a), UInt32(b)) : precedes(UInt32(b), UInt32(a))
    }
  }

  private func isTight(_ slot: Int) -> Bool {
    let record = constraints[slot]
    var residual = -record.constant
    var scale = max(1, record.constant.magnitude)
    for place in record.places {
      let part = terms[place].coefficient * variables[Int(terms[place].variable)].value
      residual += part
      scale = max(scale, part.magnitude)
    }
    return residual.magnitude <= 10 * Tolerance.feasibility * scale
  }

  private func entries(of slot: Int) -> SupportElimination.Entries {
    constraints[slot].places.map { (Int(terms[$0].variable), terms[$0].coefficient) }
  }

  private func identities(_ members: Set<SupportElimination.Member>) -> [Constraint.ID] {
    let slots = members.compactMap { member in
      if case .constraint(let slot) = member { slot } else { nil }
    }
    return slots.sorted {
      let (x, y) = (constraintIdentities[$0].rank, constraintIdentities[$1].rank)
      return (x.order, x.tier, $0) < (y.order, y.tier, $1)
    }
    .map(identity(ofConstraint:))
  }
}
