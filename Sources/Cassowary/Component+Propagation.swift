extension Component {
  /// Makes known what equalities with one unknown decide, until there are none.
  ///
  /// - Complexity: linear in the number of terms.
  /// - Returns: nil, or conditions that contradict each other, among others.
  mutating func propagate() -> [Int]? {
    var open = [Int32](repeating: 0, count: conditions.count)
    var queue: [Int] = []
    for index in conditions.indices where isEquation(index) {
      for place in conditions[index].terms where terms[place].coefficient != 0 { open[index] += 1 }
      if open[index] == 1 { queue.append(index) }
    }

    var next = 0
    while next < queue.count {
      let index = queue[next]
      next += 1
      if open[index] != 1 { continue }
      counters.propagations += 1
      var rest = conditions[index].constant
      var unknown = -1
      var coefficient = 0.0
      for place in conditions[index].terms {
        let term = terms[place]
        if term.coefficient == 0 { continue }
        if unknowns[term.unknown].isKnown {
          rest = Row.sum(rest, -term.coefficient * unknowns[term.unknown].value)
        } else {
          unknown = term.unknown
          coefficient = term.coefficient
        }
      }
      var value = rest / coefficient
      if unknowns[unknown].domain == .nonNegative && value < 0 {
        if value < -tolerance(conditions[index].constant.magnitude) { return origins(of: [index]) }
        value = 0
      }
      unknowns[unknown].value = value
      unknowns[unknown].isKnown = true
      unknowns[unknown].origin = index
      for place in mentionRange(of: unknown) {
        let mention = Int(mentions[place])
        if !isEquation(mention) { continue }
        open[mention] -= 1
        if open[mention] == 1 { queue.append(mention) }
      }
    }
    return nil
  }

  /// Looks at the required conditions in which nothing is left to decide.
  ///
  /// - Returns: nil, or conditions that contradict each other, among others.
  func checkDecided() -> [Int]? {
    for index in conditions.indices {
      if !conditions[index].strength.isRequired || conditions[index].isLeftOut { continue }
      var residual = -conditions[index].constant
      var scale = residual.magnitude
      var isDecided = true
      for place in conditions[index].terms {
        let term = terms[place]
        if term.coefficient == 0 { continue }
        if !unknowns[term.unknown].isKnown {
          isDecided = false
          break
        }
        let part = term.coefficient * unknowns[term.unknown].value
        residual += part
        scale = max(scale, part.magnitude)
      }
      if isDecided && conditions[index].relation.error(ofResidual: residual) > tolerance(scale) {
        return origins(of: [index])
      }
    }
    return nil
  }

  /// The value of one unknown of an equality whose other unknowns have theirs.
  func solved(_ condition: Int, for unknown: Int, _ coefficient: Double) -> Double {
    var rest = conditions[condition].constant
    for place in conditions[condition].terms {
      let term = terms[place]
      if term.unknown == unknown || term.coefficient == 0 { continue }
      rest = Row.sum(rest, -term.coefficient * unknowns[term.unknown].value)
    }
    return rest / coefficient
  }

  func isEquation(_ condition: Int) -> Bool {
    conditions[condition].relation == .equal && conditions[condition].strength.isRequired
      && !conditions[condition].isLeftOut
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
