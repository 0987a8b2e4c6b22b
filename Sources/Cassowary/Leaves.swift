/// A system without its leaves: unknowns that one required inequality ties to one other, such as texts to the column that they
/// are in.
///
/// Let all that is said of a leaf `t <= u` alone be met at one point *p*, where `u` is what the inequality leaves it, or let *p* be the
/// smallest size at which it is. Then it is at *p* if it can be, and else at `u`: it costs what its lower bounds and wishes would cost if
/// they were `u`'s, in the same levels and order, and its upper ones never cost anything. So those are said of the other unknown, and the
/// leaf follows. For `t >= u` it is the other way round.
///
/// A leaf that gives way misses a wish, so where it is is decided before the rules for open values have their turn. Whether all can be
/// met that is said of a leaf is a matter of right-hand sides: with others there may be other leaves.
struct Leaves: Sendable {
  private struct Leaf {
    var unknown: Int
    var domain: Domain
    /// The condition that ties it to the other.
    var tie: Int
    var coefficient: Double
    var other: Int
    /// How much what is left to it moves with the other.
    var slope: Double
    var isUpper: Bool
    /// What is said of it alone.
    var own: [Int]
  }

  /// A condition of what is left.
  private enum Origin {
    case condition(Int)
    /// That a leaf is met in this, as far as the other unknown decides.
    case own(Int, Relation, leaf: Int)
    /// That a leaf is at least 0.
    case domain(leaf: Int)
  }

  private var leaves: [Leaf] = []
  private var origins: [Origin] = []
  private var unknowns: [Int] = []
  /// What each condition says of an unknown alone: a relation and a coefficient.
  private var relations: [Relation] = []
  private var coefficients: [Double] = []
  private let unknownCount: Int

  /// - Returns: nil if there are no leaves with these right-hand sides.
  init?(_ system: Subsystem) {
    unknownCount = system.unknowns.count
    if system.needsManyDigits { return nil }
    var (ties, own) = (
      [[Int]](repeating: [], count: unknownCount), [[Int]](repeating: [], count: unknownCount)
    )
    for (index, condition) in system.conditions.enumerated() {
      relations.append(condition.relation)
      coefficients.append(system.terms[condition.terms].first?.coefficient ?? 0)
      for term in system.terms[condition.terms] {
        if condition.terms.count == 1 {
          own[term.unknown].append(index)
        } else {
          ties[term.unknown].append(index)
        }
      }
    }
    let constants = system.conditions.map(\.constant)
    var isLeaf = [Bool](repeating: false, count: unknownCount)
    var leafOfCondition = [Int](repeating: -1, count: system.conditions.count)
    for unknown in system.unknowns.indices where ties[unknown].count == 1 {
      let tie = system.conditions[ties[unknown][0]]
      if tie.relation == .equal || !tie.strength.isRequired || tie.terms.count != 2 { continue }
      if own[unknown].isEmpty { continue }
      let terms = system.terms[tie.terms]
      guard let term = terms.first(where: { $0.unknown == unknown }),
        let other = terms.first(where: { $0.unknown != unknown }), !isLeaf[other.unknown]
      else { continue }
      let leaf = Leaf(
        unknown: unknown,
        domain: system.unknowns[unknown].domain,
        tie: ties[unknown][0],
        coefficient: term.coefficient,
        other: other.unknown,
        slope: -other.coefficient / term.coefficient,
        isUpper: (tie.relation == .lessThanOrEqual) == (term.coefficient > 0),
        own: own[unknown]
      )
      if best(leaf, constants) == nil { continue }
      isLeaf[unknown] = true
      for index in own[unknown] + ties[unknown] { leafOfCondition[index] = leaves.count }
      leaves.append(leaf)
    }
    if leaves.isEmpty { return nil }
    unknowns = system.unknowns.indices.filter { !isLeaf[$0] }
    for index in system.conditions.indices {
      let leaf = leafOfCondition[index]
      if leaf < 0 {
        origins.append(.condition(index))
      } else if index == leaves[leaf].tie {
        if leaves[leaf].domain == .nonNegative && leaves[leaf].isUpper {
          origins.append(.domain(leaf: leaf))
        }
      } else if let relation = passedOn(index, of: leaves[leaf]) {
        origins.append(.own(index, relation, leaf: leaf))
      }
    }
  }

  /// The relation of a leaf's own condition, as far as it is about the other unknown; nil if it is not.
  private func passedOn(_ condition: Int, of leaf: Leaf) -> Relation? {
    let isRising = coefficients[condition] > 0
    let wanted: Relation = isRising == leaf.isUpper ? .greaterThanOrEqual : .lessThanOrEqual
    let relation = relations[condition]
    return relation == .equal || relation == wanted ? wanted : nil
  }

  /// What is left of a system like that it was made of.
  func reduced(_ system: Subsystem) -> Subsystem {
    var result = system
    result.unknowns = unknowns.map { system.unknowns[$0] }
    result.conditions = []
    result.terms = []
    var places = [Int](repeating: -1, count: unknownCount)
    for (place, unknown) in unknowns.enumerated() { places[unknown] = place }
    let constants = reduced(system.conditions.map(\.constant))
    for (origin, constant) in zip(origins, constants) {
      let start = result.terms.count
      var condition: Subsystem.Condition
      switch origin {
      case .condition(let index):
        condition = system.conditions[index]
        for term in system.terms[condition.terms] {
          result.terms.append(.init(unknown: places[term.unknown], coefficient: term.coefficient))
        }
      case .own(let index, let relation, let place):
        let leaf = leaves[place]
        condition = system.conditions[index]
        condition.relation = relation
        result.terms.append(
          .init(unknown: places[leaf.other], coefficient: coefficients[index] * leaf.slope)
        )
      case .domain(let place):
        let leaf = leaves[place]
        condition = .init(
          slot: -1,
          terms: 0..<0,
          relation: .greaterThanOrEqual,
          constant: 0,
          strength: .required,
          order: 0
        )
        result.terms.append(.init(unknown: places[leaf.other], coefficient: leaf.slope))
      }
      condition.terms = start..<result.terms.count
      condition.constant = constant
      result.conditions.append(condition)
    }
    return result
  }

  /// The right-hand sides of what is left.
  func reduced(_ constants: [Double]) -> [Double] {
    origins.map { origin in
      switch origin {
      case .condition(let index): constants[index]
      case .own(let index, _, let place):
        Double.sum(
          constants[index],
          -coefficients[index] * constants[leaves[place].tie] / leaves[place].coefficient
        )
      case .domain(let place): -constants[leaves[place].tie] / leaves[place].coefficient
      }
    }
  }

  /// Where all is met that is said of a leaf alone; nil if it cannot be, or if which of several such points it is may be a matter of the
  /// other unknown.
  private func best(_ leaf: Leaf, _ constants: [Double]) -> Best? {
    var range = Interval(low: leaf.domain == .nonNegative ? 0 : -.infinity, high: .infinity)
    for index in leaf.own {
      let point = constants[index] / coefficients[index]
      let relation = coefficients[index] > 0 ? relations[index] : relations[index].mirrored
      if relation != .lessThanOrEqual { range.low = max(range.low, point) }
      if relation != .greaterThanOrEqual { range.high = min(range.high, point) }
    }
    if range.low == range.high { return Best(point: range.low, isOpen: false) }
    // An open size is as small as it can be, whatever an upper bound leaves it beyond that.
    let isOpen = range.low < range.high && leaf.isUpper && leaf.domain == .nonNegative
    return isOpen ? Best(point: range.low, isOpen: true) : nil
  }

  struct Best {
    var point: Double
    /// Whether only the rule for open sizes chose it.
    var isOpen: Bool
  }

  /// - Returns: where each leaf is if nothing is in its way; nil if one is none with these right-hand sides.
  func bestPoints(_ constants: [Double]) -> [Best]? {
    var points: [Best] = []
    points.reserveCapacity(leaves.count)
    for leaf in leaves {
      guard let point = best(leaf, constants) else { return nil }
      points.append(point)
    }
    return points
  }

  /// The answer of the whole, given that of what is left: no leaf moves with a position that is open there.
  func completed(
    _ answer: BoxSystem.Answer,
    _ constants: [Double],
    _ points: [Best]
  ) -> BoxSystem.Answer {
    var whole = answer.spread(to: unknowns, of: unknownCount)
    for (leaf, best) in zip(leaves, points) {
      let limit = constants[leaf.tie] / leaf.coefficient + leaf.slope * whole.values[leaf.other]
      let gives = leaf.isUpper ? limit < best.point : limit > best.point
      whole.values[leaf.unknown] = gives ? limit : best.point
      if best.isOpen && limit > best.point {
        whole.choices.note(size: leaf.unknown)
        whole.isDecidedByLevels = false
      }
    }
    return whole
  }
}
