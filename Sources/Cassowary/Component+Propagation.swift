extension Component {
  /// Makes known what equalities with one unknown decide, until there are none.
  ///
  /// - Complexity: linear in the number of terms.
  /// - Returns: nil, or conditions that contradict each other, among others.
  mutating func propagate() -> [Int]? {
    var open = [Int32](repeating: 0, count: conditions.count)
    var queue: [Int] = []
    for (index, condition) in conditions.enumerated() where isEquation(condition) {
      for term in terms[condition.terms] where term.coefficient != 0 { open[index] += 1 }
      if open[index] == 1 { queue.append(index) }
    }

    var next = 0
    while next < queue.count {
      let index = queue[next]
      next += 1
      if open[index] != 1 { continue }
      guard let subject = terms[conditions[index].terms].first(where: isOpen) else { continue }
      counters.propagations += 1
      let unknown = subject.unknown
      var value = solved(index, for: unknown, subject.coefficient)
      if unknowns[unknown].domain == .nonNegative && value < 0 {
        if value < -tolerance(conditions[index].constant.magnitude) { return origins(of: [index]) }
        value = 0
      }
      unknowns[unknown].value = value
      unknowns[unknown].isKnown = true
      unknowns[unknown].origin = index
      for mention in mentions(of: unknown) where isEquation(conditions[Int(mention)]) {
        open[Int(mention)] -= 1
        if open[Int(mention)] == 1 { queue.append(Int(mention)) }
      }
    }
    return nil
  }

  /// Looks at the required conditions in which nothing is left to decide.
  ///
  /// - Returns: nil, or conditions that contradict each other, among others.
  func checkDecided() -> [Int]? {
    for (index, condition) in conditions.enumerated()
    where condition.strength.isRequired && !condition.isLeftOut {
      var residual = -condition.constant
      var scale = condition.constant.magnitude
      var isDecided = true
      for term in terms[condition.terms] where term.coefficient != 0 {
        if !unknowns[term.unknown].isKnown {
          isDecided = false
          break
        }
        let part = term.coefficient * unknowns[term.unknown].value
        residual += part
        scale = max(scale, part.magnitude)
      }
      if isDecided && condition.relation.error(ofResidual: residual) > tolerance(scale) {
        return origins(of: [index])
      }
    }
    return nil
  }

  /// The value of one unknown of an equality whose other unknowns have theirs.
  func solved(_ condition: Int, for unknown: Int, _ coefficient: Double) -> Double {
    var rest = conditions[condition].constant
    for term in terms[conditions[condition].terms]
    where term.unknown != unknown && term.coefficient != 0 {
      rest = Row.sum(rest, -term.coefficient * unknowns[term.unknown].value)
    }
    return rest / coefficient
  }

  private func isOpen(_ term: Term) -> Bool {
    term.coefficient != 0 && !unknowns[term.unknown].isKnown
  }

  func isEquation(_ condition: Condition) -> Bool {
    condition.relation == .equal && condition.strength.isRequired && !condition.isLeftOut
  }

  /// The conditions, and all that made their known variables known, ascending.
  func origins(of seeds: [Int]) -> [Int] {
    var isFound = [Bool](repeating: false, count: conditions.count)
    var found: [Int] = []
    for seed in seeds where !isFound[seed] {
      isFound[seed] = true
      found.append(seed)
    }
    var next = 0
    while next < found.count {
      for term in terms[conditions[found[next]].terms] where term.coefficient != 0 {
        guard let origin = unknowns[term.unknown].origin, !isFound[origin] else { continue }
        isFound[origin] = true
        found.append(origin)
      }
      next += 1
    }
    return found.sorted()
  }
}
