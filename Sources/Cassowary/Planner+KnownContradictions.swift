/// What contradicts where one requirement fails over variables that others have made known.
extension Planner {
  /// What is left out because of a watch, and what that contradicts.
  ///
  /// The watch over known variables is a sum of the equalities that made them known, apart from what it misses by; so those with a
  /// part in that sum contradict it, and no others do. The last of all of them is left out if the rest can hold. It can if the watch
  /// is that last: the values show it. If not, the one point at which the rest holds is found by letting the last one go.
  ///
  /// - Parameter suspects: the watch, and what made its variables known.
  /// - Returns: nil if that does not show it.
  /// - Complexity: linear in the number of terms, apart from sorting.
  func contradiction(ofWatch watch: Int, _ suspects: [Int32]) -> Contradiction? {
    var range = CoefficientRange()
    for slot in suspects {
      let record = constraints[Int(slot)]
      if Int(slot) != watch {
        if record.role != .determines || variables[Int(record.output)].role != .known { return nil }
      }
      for place in record.places where terms[place].coefficient != 0 {
        let variable = variables[Int(terms[place].variable)]
        if variable.role != .known || variable.source < 0 { return nil }
        range.add(terms[place].coefficient)
      }
    }
    if range.needsManyDigits { return nil }

    // Each reads what earlier ones determine.
    var sources = suspects.filter { Int($0) != watch }
    let (variables, constraints) = (self.variables, self.constraints)
    sources.sort {
      let (a, b) = (Int(constraints[Int($0)].output), Int(constraints[Int($1)].output))
      return variables[a].label == variables[b].label
        ? a < b : variables[a].label < variables[b].label
    }
    // Numbers of their own for the variables, where planning counts and the queue links: neither is under way.
    for (number, source) in sources.enumerated() {
      variables[Int(constraints[Int(source)].output)].mentions = Int32(number)
    }
    defer {
      for source in sources { variables[Int(constraints[Int(source)].output)].mentions = 0 }
    }
    let parts = self.parts(of: watch, sources)
    var members = [Int32(watch)]
    for (source, part) in zip(sources, parts) where part != 0 { members.append(source) }
    sortByRank(&members)
    let last = members[members.count - 1]
    if Int(last) != watch && !canHold(watch, sources, without: last) { return nil }
    return Contradiction(leftOut: last, members: members, domains: [])
  }

  /// How often each source has to be taken from a watch so that none of its variables is left.
  private func parts(of watch: Int, _ sources: [Int32]) -> [Double] {
    // What is left of each variable so far.
    var rest = [Double](repeating: 0, count: sources.count)
    func take(_ constraint: Int, times factor: Double) {
      for place in constraints[constraint].places where terms[place].coefficient != 0 {
        let number = number(of: terms[place])
        rest[number] = Double.sum(rest[number], factor * terms[place].coefficient)
      }
    }
    take(watch, times: 1)
    for number in sources.indices.reversed() where rest[number] != 0 {
      let part = rest[number] / ownCoefficient(of: Int(sources[number]), number)
      take(Int(sources[number]), times: -part)
      rest[number] = part
    }
    return rest
  }

  /// Whether all sources but one can hold together with the watch, with sizes of 0 or more.
  private func canHold(_ watch: Int, _ sources: [Int32], without last: Int32) -> Bool {
    // How each variable moves with that which the one determines.
    var slopes = [Double](repeating: 0, count: sources.count)
    func slope(of constraint: Int) -> Double {
      var sum = 0.0
      for place in constraints[constraint].places where terms[place].coefficient != 0 {
        sum = Double.sum(sum, terms[place].coefficient * slopes[number(of: terms[place])])
      }
      return sum
    }
    for (number, source) in sources.enumerated() {
      let isLast = source == last
      slopes[number] =
        isLast ? 1 : -slope(of: Int(source)) / ownCoefficient(of: Int(source), number)
    }
    let steepness = slope(of: watch)
    if steepness == 0 { return false }
    var miss = -constraints[watch].constant
    for place in constraints[watch].places {
      miss += terms[place].coefficient * variables[Int(terms[place].variable)].value
    }
    return sources.indices.allSatisfy { number in
      let variable = variables[Int(constraints[Int(sources[number])].output)]
      return variable.domain == .free || variable.value - miss / steepness * slopes[number] >= 0
    }
  }

  private func number(of term: Solver.Term) -> Int {
    Int(variables[Int(term.variable)].mentions)
  }

  /// The coefficient of the variable that a source determines.
  private func ownCoefficient(of source: Int, _ number: Int) -> Double {
    var sum = 0.0
    for place in constraints[source].places
    where terms[place].coefficient != 0 && self.number(of: terms[place]) == number {
      sum += terms[place].coefficient
    }
    return sum
  }
}
