import Cassowary

extension Model {
  /// The system as lines of text, for other solvers to read.
  ///
  /// The first line has the number of variables and, after a bar, a digit for each: 1 for a size, 0 for a position. Each other line has the
  /// level (0 if required), the relation, the right side, and the terms as `variable:coefficient`.
  package var text: String {
    let digits = domains.map { $0 == .free ? "0" : "1" }.joined()
    var lines = ["\(domains.count)|\(digits)"]
    for statement in statements {
      let relation =
        switch statement.relation {
        case .equal: "=="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
      let terms = terms[statement.terms].map { "\($0.variable):\($0.coefficient)" }
      let level = statement.strength.isRequired ? "0" : "\(statement.strength)"
      lines.append("\(level)|\(relation)|\(statement.constant)|\(terms.joined(separator: ","))")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
