extension Subsystem {
  /// What the last condition contradicts: of all sets the one whose last member is the earliest, of those the one whose last
  /// but one is, and so on; ascending.
  ///
  /// - Precondition: the others hold at the unknowns' values.
  /// - Parameter isLoose: for each condition whether it is in no set.
  /// - Returns: nil if it contradicts nothing, with all sizes at least 0.
  mutating func earliestSet(_ isLoose: [Bool]) -> EarliestSet? {
    needsManyDigits
      ? earliestSet(isLoose, with: DoubleDouble.self) : earliestSet(isLoose, with: Double.self)
  }

  private mutating func earliestSet<Number: TableauNumber>(
    _ isLoose: [Bool],
    with number: Number.Type
  ) -> EarliestSet? {
    var search = EarliestSearch<Number>(self, isLoose)
    defer {
      counters.pivots += search.tableau.pivots
      counters.admissions += search.admissions
    }
    return search.run()
  }

  /// For each condition whether it is in no irreducible set.
  ///
  /// One that mentions a free unknown which no other mentions can hold whatever the others say. So can one of which that is so
  /// without those, and so on.
  ///
  /// - Complexity: linear in the number of terms.
  var looseConditions: [Bool] {
    // For each unknown how many conditions mention it, and their indices, one xor the other.
    var mentions = [(count: Int32, mix: Int32)](repeating: (0, 0), count: unknowns.count)
    for index in conditions.indices {
      for place in conditions[index].terms {
        let unknown = terms[place].unknown
        mentions[unknown].count += 1
        mentions[unknown].mix ^= Int32(index)
      }
    }
    var isLoose = [Bool](repeating: false, count: conditions.count)
    var found: [Int32] = []
    for unknown in unknowns.indices
    where mentions[unknown].count == 1 && unknowns[unknown].domain == .free {
      found.append(mentions[unknown].mix)
    }
    while let index = found.popLast() {
      if isLoose[Int(index)] { continue }
      isLoose[Int(index)] = true
      for place in conditions[Int(index)].terms {
        let unknown = terms[place].unknown
        mentions[unknown].count -= 1
        mentions[unknown].mix ^= index
        if mentions[unknown].count == 1 && unknowns[unknown].domain == .free {
          found.append(mentions[unknown].mix)
        }
      }
    }
    return isLoose
  }

  /// The domains of a contradiction, all of whose conditions are these, admitted in their order.
  mutating func domainsOfContradiction(withManyDigits: Bool) -> [Int] {
    let found = withManyDigits ? leftOut(with: DoubleDouble.self) : leftOut(with: Double.self)
    return found.last?.proof.domains ?? []
  }
}

/// The members of an irreducible set, by index.
struct EarliestSet {
  /// Ascending.
  var conditions: [Int]
  /// Whether they contradict each other only if some unknown is at least 0.
  var needsDomains: Bool
}

/// Looks for what the last condition contradicts, from a point at which all others hold.
///
/// That point is moved to where the last condition holds. The first condition that does not hold there is asked for from then
/// on, and the point moved on: so only what is in the way gets a row, and all others are just looked at. Where no point is left,
/// the row that is missed names a contradiction. Its last condition, and all that come after it, are let go:
///
/// - If a point is found at which all before hold, that condition is a member: nothing ends earlier.
/// - If not, there is a contradiction that ends earlier.
///
/// Either way the search goes on with fewer conditions, until only members are left.
private struct EarliestSearch<Number: TableauNumber> {
  /// What a symbol stands for.
  private enum Origin {
    case move
    case domain
    case condition(Int)
  }

  /// A condition that cannot hold with the others in the tableau.
  private struct Miss {
    /// nil for the domain of an unknown.
    var condition: Int?
    var row: Row<Number>
    var marker: Symbol
    var tolerance: Double
  }

  /// Something that does not hold at the point.
  private enum Violation {
    case domain(Int)
    case condition(Int)
  }

  private(set) var tableau = Tableau<Number>()
  private(set) var admissions = 0
  private let system: Subsystem
  private var origins: [Origin] = []
  /// For each unknown the symbol of how far it is moved, if it has one.
  private var symbols: [Int32]
  /// The unknowns that have one.
  private var movable: [Int] = []
  /// How far each unknown is from its value.
  private var moves: [Number]
  private var holdsDomain: [Bool]
  /// By how much the sides of each condition are apart where nothing is moved.
  private var residuals: [Number] = []
  /// By how much they may be.
  private var margins: [Double] = []
  /// The marker of each condition in the tableau, or -1.
  private var markers: [Int32]
  /// What has a marker, or had one.
  private var admitted: [Int] = []
  private var isMember: [Bool]
  /// What can hold whatever the others do.
  private let isLoose: [Bool]
  /// What holds because of others in the tableau.
  private var implied: [Int] = []
  private var isImplied: [Bool]

  init(_ system: Subsystem, _ isLoose: [Bool]) {
    self.system = system
    tableau.checksEveryPivot = system.checksEveryPivot
    symbols = [Int32](repeating: -1, count: system.unknowns.count)
    moves = [Number](repeating: 0, count: system.unknowns.count)
    holdsDomain = [Bool](repeating: false, count: system.unknowns.count)
    markers = [Int32](repeating: -1, count: system.conditions.count)
    isMember = [Bool](repeating: false, count: system.conditions.count)
    isImplied = isMember
    self.isLoose = isLoose
    residuals.reserveCapacity(system.conditions.count)
    margins.reserveCapacity(system.conditions.count)
    for condition in system.conditions {
      var residual = -Number(condition.constant)
      var scale = max(1, condition.constant.magnitude)
      let margin = scale
      for place in condition.terms {
        let term = system.terms[place]
        let part = Number(term.coefficient) * Number(system.unknowns[term.unknown].value)
        residual = residual + part
        scale = max(scale, part.magnitude.approximation)
      }
      residuals.append(residual)
      let rounding = 100 * Number.cancellation.approximation * scale
      margins.append(system.leniency * Tolerance.feasibility * margin + rounding)
    }
  }

  mutating func run() -> EarliestSet? {
    let last = system.conditions.count - 1
    // All before it has to hold, apart from members.
    var bound = last
    isMember[last] = true
    var miss = admit(last)
    while true {
      guard let present = miss else {
        if let violation = firstViolation(before: bound) {
          switch violation {
          case .domain(let unknown): miss = admit(domain: unknown)
          case .condition(let condition): miss = admit(condition)
          }
        } else if bound == last {
          return nil
        } else {
          isMember[bound] = true
          miss = admit(bound)
          // Two ways to look at it disagree by rounding.
          if miss == nil { return nil }
        }
        continue
      }
      guard let highest = lastCandidate(of: present) else { return set(of: present) }
      bound = highest
      for condition in admitted where condition > bound && !isMember[condition] {
        release(condition)
      }
      if isMember(bound, present) {
        isMember[bound] = true
      } else if present.condition == bound {
        miss = nil
      } else {
        release(bound)
        miss = admit(present)
      }
    }
  }

  private func set(of miss: Miss) -> EarliestSet {
    let members = system.conditions.indices.filter { isMember[$0] }
    // The sum that a tableau finds is of rows that no smaller sum makes 0. So if it does without domains here, it does in any tableau
    // of these members, all of which each such sum has.
    var needsDomains = miss.condition == nil
    forEachOrigin(of: miss) { if case .domain = $0 { needsDomains = true } }
    return EarliestSet(conditions: members, needsDomains: needsDomains)
  }

  // MARK: The tableau

  /// - Returns: nil if the condition can hold with all others in the tableau.
  private mutating func admit(_ index: Int) -> Miss? {
    let condition = system.conditions[index]
    for place in condition.terms { makeSymbol(of: system.terms[place].unknown) }
    let row = system.row(of: index, in: &tableau, symbols, constant: residuals[index])
    let marker = tableau.makeSymbol(condition.relation == .equal ? .dummy : .restricted)
    origins.append(.condition(index))
    return admit(
      Miss(condition: index, row: row, marker: marker, tolerance: system.tolerance(of: index))
    )
  }

  private mutating func admit(domain unknown: Int) -> Miss? {
    holdsDomain[unknown] = true
    let row = tableau.expressed(
      constant: Number(system.unknowns[unknown].value),
      terms: [.init(symbol: Symbol(index: symbols[unknown]), coefficient: 1)]
    )
    let marker = tableau.makeSymbol(.restricted)
    origins.append(.domain)
    let tolerance = system.leniency * Tolerance.feasibility
    return admit(Miss(condition: nil, row: row, marker: marker, tolerance: tolerance))
  }

  private mutating func admit(_ candidate: Miss) -> Miss? {
    admissions += 1
    let admission = tableau.admit(
      candidate.row,
      slack: candidate.marker,
      tolerance: candidate.tolerance
    )
    // It may have moved the point even if it failed.
    updateMoves()
    if case .contradiction(let row) = admission {
      var miss = candidate
      miss.row = row
      return miss
    }
    if let condition = candidate.condition {
      if tableau.row(of: candidate.marker) != nil || tableau.crowd(of: candidate.marker) > 0 {
        markers[condition] = candidate.marker.index
        admitted.append(condition)
      } else {
        isImplied[condition] = true
        implied.append(condition)
      }
    }
    return nil
  }

  private mutating func makeSymbol(of unknown: Int) {
    if symbols[unknown] >= 0 { return }
    symbols[unknown] = tableau.makeSymbol(.unrestricted).index
    origins.append(.move)
    movable.append(unknown)
  }

  private mutating func release(_ condition: Int) {
    if markers[condition] < 0 { return }
    tableau.release(Symbol(index: markers[condition]))
    markers[condition] = -1
    // Whether they still do has to be looked at again.
    for condition in implied { isImplied[condition] = false }
    implied.removeAll(keepingCapacity: true)
  }

  private func forEachOrigin(of miss: Miss, _ body: (Origin) -> Void) {
    for entry in miss.row.entries where entry.coefficient.magnitude > Number.leastCoefficient {
      body(origins[Int(entry.symbol.index)])
    }
  }

  /// The last condition of a contradiction, apart from members.
  private func lastCandidate(of miss: Miss) -> Int? {
    var last = -1
    if let condition = miss.condition, !isMember[condition] { last = condition }
    forEachOrigin(of: miss) {
      if case .condition(let condition) = $0, !isMember[condition] { last = max(last, condition) }
    }
    return last < 0 ? nil : last
  }

  // MARK: The point

  /// Whether it is plain that all before a condition could hold without it.
  ///
  /// - Parameter condition: the last candidate of a contradiction.
  private mutating func isMember(_ condition: Int, _ miss: Miss) -> Bool {
    if miss.condition == condition { return firstViolation(before: condition) == nil }
    let marker = Symbol(index: markers[condition])
    let step = -miss.row.constant / miss.row.coefficient(of: marker)
    if !tableau.canMove(marker, by: step) { return false }
    for unknown in movable { moves[unknown] = moves[unknown] + step * slope(of: unknown, marker) }
    defer { updateMoves() }
    return firstViolation(before: condition) == nil
  }

  private mutating func updateMoves() {
    for unknown in movable { moves[unknown] = tableau.value(of: Symbol(index: symbols[unknown])) }
  }

  /// How far an unknown moves with a symbol that is not basic.
  private func slope(of unknown: Int, _ symbol: Symbol) -> Number {
    guard let row = tableau.row(of: Symbol(index: symbols[unknown])) else { return 0 }
    return tableau.rows[row].coefficient(of: symbol)
  }

  private func firstViolation(before bound: Int) -> Violation? {
    for unknown in movable
    where system.unknowns[unknown].domain == .nonNegative && !holdsDomain[unknown] {
      let value = Number(system.unknowns[unknown].value) + moves[unknown]
      if value.approximation < -system.leniency * Tolerance.feasibility { return .domain(unknown) }
    }
    for index in 0..<bound
    where markers[index] < 0 && !isMember[index] && !isImplied[index] && !isLoose[index] {
      let condition = system.conditions[index]
      var residual = residuals[index]
      for place in condition.terms where symbols[system.terms[place].unknown] >= 0 {
        let term = system.terms[place]
        residual = residual + Number(term.coefficient) * moves[term.unknown]
      }
      if condition.relation.error(ofResidual: residual.approximation) > margins[index] {
        return .condition(index)
      }
    }
    return nil
  }
}
