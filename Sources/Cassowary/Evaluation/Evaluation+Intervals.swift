extension Evaluation {
  /// Gives a variable its value that stands alone with its constraints: required bounds, then levels, then ties, then the
  /// rules for open values.
  mutating func computeInterval(_ variable: Int) {
    let isSize = variables[variable].domain == .nonNegative
    var interval = Interval(low: isSize ? 0 : -.infinity, high: .infinity)
    softBounds.removeAll()
    for constraint in records.mentions(of: variable)
    where constraints[constraint].role == .member
      && constraints[constraint].output == Int32(variable)
    {
      let (relation, point, weight) = bound(constraint, variable)
      if constraints[constraint].isRequired {
        let range = Interval(relation, point)
        (interval.low, interval.high) = (
          max(interval.low, range.low), min(interval.high, range.high)
        )
        continue
      }
      let identity = records.constraintIdentities[constraint]
      softBounds.append(
        SoftBound(
          turn: Turn(
            level: identity.strength.level,
            order: identity.rank.order,
            constraint: constraint
          ),
          relation: relation,
          point: point,
          weight: weight
        )
      )
    }
    if interval.low > interval.high {
      if interval.low - interval.high > tolerance(interval.high.magnitude) {
        failures.append(.interval(variable))
      }
      interval.low = interval.high
      if isSize { interval.low = max(0, interval.low) }
      interval.high = interval.low
    }
    variables[variable].isDecided = serveSoftBounds(&interval)
    var openness: Solver.Openness = []
    var value = interval.low
    if interval.low != interval.high {
      if isSize {
        openness = .size
        plan.pointee.setOpenInputs(.init(size: Int32(variable)), of: variable)
      } else {
        openness = .position
        plan.pointee.setOpenInputs(.init(position: Int32(variable), slope: 1), of: variable)
        value = interval.openPosition
      }
    }
    assign(variable, value, openness)
  }

  /// - Returns: whether the levels leave one value.
  private mutating func serveSoftBounds(_ interval: inout Interval) -> Bool {
    var softBounds = softBounds.pointer
    if softBounds.count > 1 { softBounds.sort { $0.turn < $1.turn } }
    var first = 0
    while first < softBounds.count && interval.low < interval.high {
      var end = first + 1
      while end < softBounds.count && softBounds[end].turn.level == softBounds[first].turn.level {
        end += 1
      }
      if end == first + 1 {
        interval.serve(Interval(softBounds[first].relation, softBounds[first].point))
      } else {
        interval.serve(Interval(cheapestFor: ArraySlice(softBounds[first..<end])))
      }
      first = end
    }
    if interval.low == interval.high { return true }
    for softBound in softBounds where interval.low < interval.high {
      interval.serve(Interval(softBound.relation, softBound.point))
    }
    return false
  }

  @inline(__always)
  private mutating func bound(_ constraint: Int, _ variable: Int) -> (
    Relation, point: Double, Double
  ) {
    let (point, coefficient) = records.solved(constraint, for: variable)
    var relation = constraints[constraint].relation
    if coefficient < 0 { relation = relation.mirrored }
    return (relation, point, coefficient.magnitude)
  }
}
