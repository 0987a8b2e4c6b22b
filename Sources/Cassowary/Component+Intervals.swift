/// The values that one unknown may still have.
private struct Interval {
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
}

extension Component {
  /// A condition on one unknown: `x relation point`, an error of 1 costing `weight`.
  private struct Bound {
    var relation: Relation
    var point: Double
    var weight: Double
  }

  /// Solves a piece with one unknown: required bounds, then levels, then ties, then the rules for open values.
  ///
  /// - Returns: nil, or conditions that contradict each other, among others.
  mutating func narrow(_ piece: Piece) -> [Int]? {
    let unknown = piece.unknowns[0]
    let isSize = unknowns[unknown].domain == .nonNegative
    var interval = Interval(low: isSize ? 0 : -.infinity, high: .infinity)
    var wishes: [Int] = []
    for index in piece.conditions {
      if !conditions[index].strength.isRequired {
        wishes.append(index)
        continue
      }
      let bound = bound(index, unknown)
      if bound.relation != .greaterThanOrEqual { interval.high = min(interval.high, bound.point) }
      if bound.relation != .lessThanOrEqual { interval.low = max(interval.low, bound.point) }
    }
    if interval.low > interval.high {
      if interval.low - interval.high > tolerance(interval.high.magnitude) {
        return suspects(in: piece)
      }
      interval.low = interval.high
      if isSize { interval.low = max(0, interval.low) }
      interval.high = interval.low
    }

    sortByService(&wishes)
    let bounds = wishes.map { bound($0, unknown) }
    var first = 0
    while first < wishes.count {
      var end = first + 1
      while end < wishes.count
        && conditions[wishes[end]].strength == conditions[wishes[first]].strength
      {
        end += 1
      }
      if end == first + 1 {
        interval.serve(bounds[first].relation, at: bounds[first].point)
      } else {
        interval.serve(cheapest(bounds[first..<end]))
      }
      first = end
    }
    for bound in bounds where interval.low < interval.high {
      interval.serve(bound.relation, at: bound.point)
    }
    unknowns[unknown].value = settled(interval, unknown, isSize)
    return nil
  }

  private func bound(_ index: Int, _ unknown: Int) -> Bound {
    var coefficient = 0.0
    for place in conditions[index].terms where terms[place].unknown == unknown {
      coefficient = terms[place].coefficient
    }
    let relation: Relation =
      switch conditions[index].relation {
      case .equal: .equal
      case .lessThanOrEqual: coefficient > 0 ? .lessThanOrEqual : .greaterThanOrEqual
      case .greaterThanOrEqual: coefficient > 0 ? .greaterThanOrEqual : .lessThanOrEqual
      }
    return Bound(
      relation: relation,
      point: solved(index, for: unknown, coefficient),
      weight: coefficient.magnitude
    )
  }

  /// Where the sum of several errors is least: it falls until the weights on both sides are in balance.
  private func cheapest(_ bounds: ArraySlice<Bound>) -> Interval {
    var slope = 0.0
    var total = 0.0
    for bound in bounds {
      if bound.relation != .lessThanOrEqual { slope -= bound.weight }
      total += bound.weight
    }
    let level = Tolerance.coefficient * total
    var best = Interval(low: -.infinity, high: .infinity)
    var isFlat = slope >= -level
    for bound in bounds.sorted(by: { $0.point < $1.point }) {
      if isFlat {
        best.high = bound.point
        if best.low < best.high { return best }
      }
      slope += bound.relation == .equal ? 2 * bound.weight : bound.weight
      if slope >= -level && !isFlat {
        best.low = bound.point
        if slope > level { return Interval(low: bound.point, high: bound.point) }
        isFlat = true
      } else if slope > level {
        return best
      }
    }
    best.high = .infinity
    return best
  }

  private mutating func settled(_ interval: Interval, _ unknown: Int, _ isSize: Bool) -> Double {
    let (low, high) = (interval.low, interval.high)
    if low == high { return low }
    if isSize {
      choices.note(size: unknown)
      return low
    }
    choices.note(position: unknown)
    if low == -.infinity { return high == .infinity ? 0 : high }
    let margin = Tolerance.feasibility * max(1, low.magnitude)
    return high.magnitude < low.magnitude - margin ? high : low
  }
}
