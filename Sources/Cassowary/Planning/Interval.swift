/// The values that one unknown may still have.
struct Interval {
  var low: Double
  var high: Double

  /// Narrows it to the values at which an error `|a|·distance` from a point or half line is least.
  mutating func serve(_ relation: Relation, at point: Double) {
    switch relation {
    case .equal:
      let nearest = min(max(point, low), high)
      low = nearest
      high = nearest
    case .lessThanOrEqual:
      high = max(low, min(high, point))
    case .greaterThanOrEqual:
      low = min(high, max(low, point))
    }
  }

  /// Narrows it to the part of another interval that it meets, or to its end nearest to it.
  mutating func serve(_ best: Interval) {
    if best.low > high {
      low = high
    } else if best.high < low {
      high = low
    } else {
      low = max(low, best.low)
      high = min(high, best.high)
    }
  }

  /// Where the sum of several errors is least: it falls until the weights on both sides are in balance.
  init(cheapestFor softBounds: ArraySlice<SoftBound>) {
    self.init(low: -.infinity, high: .infinity)
    var slope = 0.0
    var total = 0.0
    for softBound in softBounds {
      if softBound.relation != .lessThanOrEqual { slope -= softBound.weight }
      total += softBound.weight
    }
    let level = Tolerance.coefficient * total
    if slope > level {
      high = low
      return
    }
    var isFlat = slope >= -level
    for softBound in softBounds.sorted(by: { $0.point < $1.point }) {
      if isFlat {
        high = softBound.point
        if low < high { return }
      }
      slope += softBound.relation == .equal ? 2 * softBound.weight : softBound.weight
      if slope >= -level && !isFlat {
        low = softBound.point
        if slope > level {
          high = softBound.point
          return
        }
        isFlat = true
      } else if slope > level {
        return
      }
    }
    high = .infinity
    if !isFlat { low = high }
  }

  init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }

  /// 0 if the range has no end, its one end if it has one, else the end nearer to 0.
  var openPosition: Double {
    if low == -.infinity { return high == .infinity ? 0 : high }
    // Ends that are equally near but for rounding are a tie.
    let margin = Tolerance.feasibility * max(1, low.magnitude)
    return high.magnitude < low.magnitude - margin ? high : low
  }
}

/// An optional condition on one unknown: `x relation point`, an error of 1 costing `weight`.
struct SoftBound {
  var level: Double
  var order: UInt64
  var constraint: Int32
  var relation: Relation
  var point: Double
  var weight: Double

  /// Higher levels first, in a level what came last first, whatever its tier.
  func isServed(before other: SoftBound) -> Bool {
    if level != other.level { return level > other.level }
    return order == other.order ? constraint > other.constraint : order > other.order
  }
}

extension Planner {
  /// Gives a variable its value that stands alone with its constraints: required bounds, then levels, then ties, then the
  /// rules for open values.
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
        if firmness == .infinity || !doubt(behind: membersOfInterval(variable)) {
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
    if variables[variable].role == .presumed { firmness = min(firmness, .greatestFiniteMagnitude) }

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
    if firmnessOfInputs < .infinity { doubtMissed(membersOfInterval(variable), firmnessOfInputs) }
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

extension Relation {
  var mirrored: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
