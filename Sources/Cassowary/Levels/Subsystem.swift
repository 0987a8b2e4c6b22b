/// A small system in a form of its own: variables ascend by order, constraints by rank.
///
/// It knows no plan and no history, so its answer is a function of the system alone.
struct Subsystem {
  struct Unknown {
    var slot: Int
    var domain: Domain
    var value: Double = 0
  }

  struct Condition {
    var slot: Int
    var terms: Range<Int>
    var relation: Relation
    var constant: Double
    var strength: Strength
    var order: UInt64
  }

  struct Term {
    var unknown: Int
    var coefficient: Double
  }

  var unknowns: [Unknown] = []
  var conditions: [Condition] = []
  var terms: [Term] = []

  /// Whether solutions need all digits of a double: its coefficients are far apart, or nothing else was exact enough.
  var isRefined = false
  /// What tolerances are multiplied with.
  var leniency = 1.0

  /// Brings the terms of a condition into the order of unknowns, so that sums are formed in one order, whatever the order of writing.
  mutating func sortTerms(_ range: Range<Int>) {
    terms.withUnsafeMutableBufferPointer { terms in
      var written = UnsafeMutableBufferPointer(rebasing: terms[range])
      let isSorted = written.indices.dropFirst().allSatisfy {
        written[$0 - 1].unknown < written[$0].unknown
      }
      if !isSorted { written.sort { $0.unknown < $1.unknown } }
    }
  }

  func turn(of index: Int) -> Turn {
    let condition = conditions[index]
    return Turn(level: condition.strength.level, order: condition.order, constraint: condition.slot)
  }

  /// Whether its coefficients are so far apart that a double loses what layout can show.
  var needsManyDigits: Bool {
    var range = CoefficientRange()
    for term in terms { range.add(term.coefficient) }
    return range.needsManyDigits
  }

  /// For each unknown a power of two that it is measured in, so that no column has small coefficients alone; nil if that makes no difference.
  var units: [Double]? {
    if !needsManyDigits { return nil }
    var greatest = [Double](repeating: 0, count: unknowns.count)
    for index in conditions.indices {
      let largest = largestCoefficient(of: index)
      for term in terms[conditions[index].terms] {
        greatest[term.unknown] = max(greatest[term.unknown], term.coefficient.magnitude / largest)
      }
    }
    return greatest.map { $0 == 0 ? 1 : $0.binade == $0 ? 1 / $0 : 0.5 / $0.binade }
  }

  mutating func scale(by units: [Double]) {
    isRefined = true
    for place in terms.indices { terms[place].coefficient *= units[terms[place].unknown] }
    for unknown in unknowns.indices { unknowns[unknown].value /= units[unknown] }
  }

  /// The same in units in which its coefficients are not far apart, if they are.
  func scaled() -> Subsystem {
    guard let units else { return self }
    var system = self
    system.scale(by: units)
    return system
  }

  /// By how much the row of a requirement may miss.
  func tolerance(of index: Int) -> Double {
    leniency * Tolerance.feasibility * max(1, conditions[index].constant.magnitude)
      / largestCoefficient(of: index)
  }

  /// 1 if there is none.
  func largestCoefficient(of index: Int) -> Double {
    let largest = terms[conditions[index].terms].lazy.map(\.coefficient.magnitude).max() ?? 0
    return largest > 0 ? largest : 1
  }

  /// Whether values of the unknowns meet all requirements, as they were written.
  func requirementsHold(at values: [Double]) -> Bool {
    conditions.allSatisfy { condition in
      if !condition.strength.isRequired { return true }
      var residual = Residual(of: condition.constant)
      for term in terms[condition.terms] {
        residual.add(term.coefficient * values[term.unknown])
      }
      return residual.meets(condition.relation, leniency)
    }
  }
}

/// The least and the greatest of some coefficients.
struct CoefficientRange {
  private static let widest = 1e3

  private var (least, greatest) = (Double.infinity, 0.0)

  mutating func add(_ coefficient: Double) {
    if coefficient == 0 { return }
    least = min(least, coefficient.magnitude)
    greatest = max(greatest, coefficient.magnitude)
  }

  var needsManyDigits: Bool { greatest > least * Self.widest }
}
