/// A system with its conditions as bounds: on unknowns, where a condition is about one alone, and else on the activities of rows.
struct LinearProgram {
  var bounds: [Simplex.Bounds] = []
  /// The coefficients of the unknowns in each row.
  private(set) var rows = SparseVectors()
  /// For each condition the column that it is about, and the range that it asks for.
  private(set) var targets: [(column: Int, low: Double, high: Double)] = []
  /// What a condition's constant is divided by, which gives its right side.
  private(set) var divisors: [Double] = []

  /// Makes a row of each condition, and bounds of domains alone.
  init(rowsOf system: Subsystem) {
    bounds = system.unknowns.map { Simplex.Bounds(lower: $0.domain.lowerBound) }
    targets.reserveCapacity(system.conditions.count)
    for index in system.conditions.indices { addRow(index, system) }
  }

  /// - Returns: nil if the requirements of one unknown contradict each other.
  init?(_ system: Subsystem) {
    bounds = system.unknowns.map { Simplex.Bounds(lower: $0.domain.lowerBound) }
    targets.reserveCapacity(system.conditions.count)
    // The levels at which conditions are about one unknown alone.
    var levels = [[Strength]](repeating: [], count: bounds.count)
    for (index, condition) in system.conditions.enumerated() {
      let terms = system.terms[condition.terms]
      if terms.count == 1, let term = terms.first, term.coefficient != 0 {
        let isRequired = condition.strength.isRequired
        if isRequired
          || (term.coefficient.magnitude == 1 && !levels[term.unknown].contains(condition.strength))
        {
          let relation = term.coefficient < 0 ? condition.relation.mirrored : condition.relation
          let range = Interval(relation, condition.constant / term.coefficient)
          targets.append((term.unknown, range.low, range.high))
          divisors.append(term.coefficient)
          if !isRequired {
            levels[term.unknown].append(condition.strength)
          } else if !tighten(term.unknown, range, index, system.tolerance(of: index)) {
            return nil
          }
          continue
        }
      }
      addRow(index, system)
    }
  }

  private mutating func addRow(_ index: Int, _ system: Subsystem) {
    let condition = system.conditions[index]
    // Required rows are brought to one scale. The error of an optional one is measured as it was written.
    let divisor = condition.strength.isRequired ? system.largestCoefficient(of: index) : 1
    let range = Interval(condition.relation, condition.constant / divisor)
    targets.append((bounds.count + rows.count, range.low, range.high))
    divisors.append(divisor)
    for term in system.terms[condition.terms] {
      rows.append(term.unknown, term.coefficient / divisor)
    }
    rows.close()
  }

  /// The right sides that conditions with some constants have.
  static func sides(_ constants: [Double], _ divisors: [Double]) -> [Double] {
    zip(constants, divisors).map { $0 / $1 }
  }
}

extension Domain {
  var lowerBound: Double { self == .free ? -.infinity : 0 }
}
