/// What values rest on.
public struct Support: Equatable, Sendable {
  /// Constraints that meet in the values: with the values of open variables and the ends of domains they give them by algebra.
  public let determining: [Constraint.ID]
  /// Wishes that miss, and that are held back by one of those: without them the value could be another.
  public let pressing: [Constraint.ID]

  public init(determining: [Constraint.ID], pressing: [Constraint.ID]) {
    self.determining = determining
    self.pressing = pressing
  }
}

extension Solver {
  /// Why variables have their values: both lists in ascending order of the constraints' ranks, tiers apart.
  ///
  /// Where more constraints hold exactly than are needed, required ones are named before others, equalities before
  /// inequalities, and earlier ones before later ones.
  ///
  /// - Complexity: eliminates all variables that are connected with them.
  public func support(of wanted: [Variable]) -> Support {
    var copy = self
    _ = copy.solve()
    return copy.supportOfValues(wanted.map(\.index))
  }

  private func supportOfValues(_ wanted: [Int]) -> Support {
    let (unknowns, connected) = connected(with: wanted)
    var elimination = SupportElimination(variableCount: variables.count)
    for slot in tight(connected) { elimination.add(vector(of: slot), for: .constraint(slot)) }
    for slot in unknowns
    where variables[slot].domain == .nonNegative && variables[slot].value == 0 {
      elimination.add(SparseVector(unit: slot), for: .choice)
    }
    for domain in [Domain.nonNegative, .free] {
      for slot in unknowns where variables[slot].domain == domain {
        elimination.add(SparseVector(unit: slot), for: .choice)
      }
    }

    var members = Set<Int>()
    for slot in wanted { members.formUnion(elimination.sources(of: SparseVector(unit: slot))) }
    let pressing = connected.filter { slot in
      if constraints[slot].isRequired || error(of: identity(ofConstraint: slot)) == 0
        || isTight(slot)
      {
        return false
      }
      let strength = constraintIdentities[slot].strength
      return elimination.sources(of: vector(of: slot)).contains { member in
        if !members.contains(member) { return false }
        return constraints[member].relation != .equal
          || constraintIdentities[member].strength == strength
      }
    }
    return Support(
      determining: identities(members.sorted()),
      pressing: identities(pressing)
    )
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
      var place = variables[found[next]].firstTerm
      next += 1
      while place >= 0 {
        let term = terms[Int(place)]
        place = term.next
        let slot = Int(term.constraint)
        if isListed[slot] || constraints[slot].role == .leftOut { continue }
        isListed[slot] = true
        listed.append(slot)
        for place in constraints[slot].places where !isFound[Int(terms[place].variable)] {
          isFound[Int(terms[place].variable)] = true
          found.append(Int(terms[place].variable))
        }
      }
    }
    found.sort {
      let (x, y) = (variableIdentities[$0].order, variableIdentities[$1].order)
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
      // Among wishes the later one is served first.
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

  private func vector(of slot: Int) -> SparseVector {
    SparseVector(
      constraints[slot].places.map { (Int(terms[$0].variable), terms[$0].coefficient) }
    )
  }

  private func identities(_ slots: [Int]) -> [Constraint.ID] {
    slots.sorted {
      let (x, y) = (constraintIdentities[$0].rank, constraintIdentities[$1].rank)
      return (x.order, x.tier, $0) < (y.order, y.tier, $1)
    }
    .map(identity(ofConstraint:))
  }
}

/// Rows that were added one after another, as far as each says something new, and how others follow from them.
private struct SupportElimination {
  enum Source {
    case constraint(Int)
    /// The rules for open values, or the end of a domain.
    case choice
  }

  private struct Row {
    /// What is left of the row after the earlier ones.
    var vector: SparseVector
    var pivot: Int
    var source: Source
    /// How much of which earlier rows was taken off.
    var taken: [(row: Int, factor: Double)]
  }

  private var rows: [Row] = []
  /// For each variable the row of which it is the pivot, or -1.
  private var rowOfPivot: [Int]

  init(variableCount: Int) { rowOfPivot = Array(repeating: -1, count: variableCount) }

  mutating func add(_ vector: SparseVector, for source: Source) {
    let (rest, taken) = reduced(vector)
    guard let pivot = rest.largest else { return }
    rowOfPivot[pivot] = rows.count
    rows.append(Row(vector: rest, pivot: pivot, source: source, taken: taken))
  }

  /// The constraints of which the vector is a sum.
  func sources(of vector: SparseVector) -> [Int] {
    let taken = reduced(vector).taken
    guard let last = taken.map(\.row).max() else { return [] }
    var factors = [Double](repeating: 0, count: last + 1)
    for (row, factor) in taken { factors[row] += factor }
    var result: [Int] = []
    // row = original − Σ factor · earlier row, so what a row counts for counts against the earlier ones.
    for index in stride(from: last, through: 0, by: -1) where factors[index].magnitude > 1e-9 {
      for (row, factor) in rows[index].taken { factors[row] -= factor * factors[index] }
      if case .constraint(let slot) = rows[index].source { result.append(slot) }
    }
    return result
  }

  /// Takes rows off, earlier ones first, until no pivot is left.
  private func reduced(
    _ vector: SparseVector
  ) -> (rest: SparseVector, taken: [(row: Int, factor: Double)]) {
    var rest = vector
    var taken: [(row: Int, factor: Double)] = []
    while true {
      var next = -1
      var coefficient = 0.0
      for entry in rest.entries {
        let row = rowOfPivot[entry.slot]
        if row >= 0 && (next < 0 || row < next) { (next, coefficient) = (row, entry.coefficient) }
      }
      if next < 0 { return (rest, taken) }
      let factor = coefficient / rows[next].vector.coefficient(of: rows[next].pivot)
      rest.add(rows[next].vector, times: -factor, without: rows[next].pivot)
      taken.append((next, factor))
    }
  }
}

/// Coefficients by slot, ascending, none of them 0.
private struct SparseVector {
  private(set) var entries: [(slot: Int, coefficient: Double)]

  init(_ entries: [(slot: Int, coefficient: Double)]) {
    self.entries = entries.filter { $0.coefficient != 0 }.sorted { $0.slot < $1.slot }
  }

  init(unit slot: Int) { entries = [(slot, 1)] }

  func coefficient(of slot: Int) -> Double {
    entries.first { $0.slot == slot }?.coefficient ?? 0
  }

  /// The slot with the largest coefficient, the first of equals.
  var largest: Int? {
    var result: (slot: Int, coefficient: Double)?
    for entry in entries where entry.coefficient.magnitude > (result?.coefficient ?? 0) {
      result = (entry.slot, entry.coefficient.magnitude)
    }
    return result?.slot
  }

  mutating func add(_ other: SparseVector, times factor: Double, without gone: Int) {
    var sum: [(slot: Int, coefficient: Double)] = []
    sum.reserveCapacity(entries.count + other.entries.count)
    var (i, j) = (0, 0)
    while i < entries.count || j < other.entries.count {
      let mine = i < entries.count ? entries[i].slot : Int.max
      let its = j < other.entries.count ? other.entries[j].slot : Int.max
      let slot = min(mine, its)
      var value = 0.0
      var scale = 0.0
      if mine == slot {
        value = entries[i].coefficient
        scale = value.magnitude
        i += 1
      }
      if its == slot {
        let part = factor * other.entries[j].coefficient
        value += part
        scale = max(scale, part.magnitude)
        j += 1
      }
      if slot != gone && value.magnitude > 1e-10 * max(1, scale) { sum.append((slot, value)) }
    }
    entries = sum
  }
}
