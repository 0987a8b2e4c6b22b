extension Planner {
  /// Gives a variable its value that stands alone with its constraints: required bounds, then levels, then ties, then the
  /// rules for open values. Speculatively fixed variables are such, too. The order of ties is that of `Subsystem.servedBefore`.
  ///
  /// - Returns: whether readers have to know.
  mutating func computeInterval(_ variable: Int) -> Bool {
    let isSize = variables[variable].domain == .nonNegative
    var interval = Interval(low: isSize ? 0 : -.infinity, high: .infinity)
    var firmness = Float.infinity
    softBounds.removeAll()
    for constraint in mentions(of: variable)
    where constraints[constraint].role == .member
      && constraints[constraint].output == Int32(variable)
    {
      let (relation, point, weight) = bound(constraint, variable)
      firmness = min(firmness, self.firmness(ofInputs: constraint, to: variable))
      if constraints[constraint].isRequired {
        if relation != .greaterThanOrEqual { interval.high = min(interval.high, point) }
        if relation != .lessThanOrEqual { interval.low = max(interval.low, point) }
        continue
      }
      softBounds.append(
        SoftBound(
          level: constraintIdentities[constraint].strength.level,
          order: constraintIdentities[constraint].rank.order,
          constraint: Int32(constraint),
          relation: relation,
          point: point,
          weight: weight
        )
      )
    }
    if interval.low > interval.high {
      if interval.low - interval.high > tolerance(interval.high.magnitude) {
        if firmness == .infinity || !retract(behind: membersOfInterval(variable)) {
          failures.append(.interval(variable))
        }
      }
      interval.low = interval.high
      if isSize { interval.low = max(0, interval.low) }
      interval.high = interval.low
    }
    let firmnessOfInputs = firmness
    serveSoftBounds(&interval, &firmness)
    // Required bounds that leave one value are no equalities: what fails because of it has to look at them, too.
    if variables[variable].role == .speculative {
      firmness = min(firmness, .greatestFiniteMagnitude)
    }

    var openness: Solver.Openness = []
    var value = interval.low
    if interval.low != interval.high {
      firmness = 0
      if isSize {
        openness = .size
        plan.setBasis(Plan.Basis(size: Int32(variable)), of: variable)
      } else {
        openness = .position
        plan.setBasis(Plan.Basis(position: Int32(variable), slope: 1), of: variable)
        value = interval.openPosition
      }
    }
    let isMoved = settle(variable, value, firmness, openness)
    if firmnessOfInputs < .infinity { retractMissed(membersOfInterval(variable), firmnessOfInputs) }
    return isMoved
  }

  private mutating func serveSoftBounds(_ interval: inout Interval, _ firmness: inout Float) {
    var softBounds = softBounds.pointer
    if softBounds.count > 16 {
      softBounds.sort { $0.isServed(before: $1) }
    } else {
      for end in softBounds.indices.dropFirst() {
        var place = end
        while place > 0 && softBounds[place].isServed(before: softBounds[place - 1]) {
          softBounds.swapAt(place, place - 1)
          place -= 1
        }
      }
    }
    var first = 0
    while first < softBounds.count && interval.low < interval.high {
      var end = first + 1
      while end < softBounds.count && softBounds[end].level == softBounds[first].level { end += 1 }
      if end == first + 1 {
        interval.serve(softBounds[first].relation, at: softBounds[first].point)
      } else {
        interval.serve(Interval(cheapestFor: ArraySlice(softBounds[first..<end])))
      }
      firmness = min(firmness, softBounds[first].level.roundedDown)
      first = end
    }
    if interval.low < interval.high {
      firmness = 0
      for softBound in softBounds where interval.low < interval.high {
        interval.serve(softBound.relation, at: softBound.point)
      }
    }
  }

  @inline(__always)
  private func bound(_ constraint: Int, _ variable: Int) -> (Relation, point: Double, Double) {
    let (point, coefficient) = solved(constraint, for: variable)
    var relation = constraints[constraint].relation
    if coefficient < 0 { relation = relation.mirrored }
    return (relation, point, coefficient.magnitude)
  }
}
