extension Subsystem {
  /// What the last condition contradicts: of all sets the one whose last member is the earliest, of those the one whose last
  /// but one is, and so on.
  ///
  /// - Precondition: the others hold at the unknowns' values.
  /// - Parameter isLoose: for each condition whether it is in no set.
  /// - Returns: nil if it contradicts nothing, with all sizes at least 0.
  func earliestSet(_ isLoose: [Bool], _ counters: inout Counters) -> EarliestSet? {
    var search = EarliestSearch(scaled(), isLoose)
    defer {
      counters.pivots += search.admission.pivots
      counters.admissions += search.admissions
    }
    return search.run()
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
/// That point is moved to where the last condition holds. The first condition that does not hold there is admitted then, and the
/// point moved on: so only what is in the way is admitted, and all others are just looked at. Where no point is left, what holds
/// back the last one admitted is a contradiction. Its last condition, and all that come after it, are let go:
///
/// - If a point is found at which all before hold, that condition is a member: nothing ends earlier.
/// - If not, there is a contradiction that ends earlier.
///
/// Either way the search goes on with fewer conditions, until only members are left.
private struct EarliestSearch {
  /// A condition that cannot hold with those that are admitted.
  private struct Miss {
    var condition: Int
    var proof: Admission.Proof
  }

  private(set) var admission: Admission
  private(set) var admissions = 0
  private let count: Int
  /// By how much each condition may be missed.
  private let margins: [Double]
  private var isMember: [Bool]
  /// What can hold whatever the others do.
  private let isLoose: [Bool]

  init(_ system: Subsystem, _ isLoose: [Bool]) {
    admission = Admission(system, startsAtValues: true)
    count = system.conditions.count
    isMember = [Bool](repeating: false, count: count)
    self.isLoose = isLoose
    margins = system.conditions.indices.map { index in
      var scale = max(1, system.conditions[index].constant.magnitude)
      for term in system.terms[system.conditions[index].terms] {
        scale = max(scale, (term.coefficient * system.unknowns[term.unknown].value).magnitude)
      }
      return system.tolerance(of: index) + 1e-10 * scale / system.largestCoefficient(of: index)
    }
  }

  mutating func run() -> EarliestSet? {
    let last = count - 1
    // All before it has to hold, apart from members.
    var bound = last
    isMember[last] = true
    var miss = admit(last)
    while true {
      guard let present = miss else {
        if let violated = firstViolation(before: bound) {
          miss = admit(violated)
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
      guard let highest = present.proof.conditions.last(where: { !isMember[$0] }) else {
        // The sum that a basis finds is of rows that no smaller sum makes 0. So if it does without domains here, it does in any basis of
        // these members, all of which each such sum has.
        return EarliestSet(
          conditions: (0..<count).filter { isMember[$0] },
          needsDomains: !present.proof.domains.isEmpty
        )
      }
      bound = highest
      for condition in bound..<count where admission.isAdmitted[condition] && !isMember[condition] {
        admission.release(condition)
      }
      miss = present.condition == bound ? nil : admit(present.condition)
    }
  }

  private mutating func admit(_ condition: Int) -> Miss? {
    admissions += 1
    return admission.admit(condition).map { Miss(condition: condition, proof: $0) }
  }

  private func firstViolation(before bound: Int) -> Int? {
    (0..<bound).first { index in
      !isLoose[index] && !admission.isAdmitted[index] && admission.distance(index) > margins[index]
    }
  }
}
