import Cassowary

extension Model {
  /// The sum of the errors of each level, from the highest down.
  package func errors(of values: [Double]) -> [Double] {
    var sums: [Strength: Double] = [:]
    for statement in statements where !statement.strength.isRequired {
      sums[statement.strength, default: 0] += error(of: statement, values)
    }
    return sums.sorted { $0.key > $1.key }.map(\.value)
  }

  /// The largest error of a required statement or a domain.
  package func requiredError(of values: [Double]) -> Double {
    var largest = 0.0
    for (value, domain) in zip(values, domains) where domain == .nonNegative {
      largest = max(largest, -value)
    }
    for statement in statements where statement.strength.isRequired {
      largest = max(largest, error(of: statement, values))
    }
    return largest
  }

  private func error(of statement: Statement, _ values: [Double]) -> Double {
    var left = -statement.constant
    for term in terms[statement.terms] { left += term.coefficient * values[term.variable] }
    switch statement.relation {
    case .equal: return left.magnitude
    case .lessThanOrEqual: return max(0, left)
    case .greaterThanOrEqual: return max(0, -left)
    }
  }
}
