/// The values that one unknown may still have.
struct Interval {
  var low: Double
  var high: Double

  /// Narrows it to the part of another interval that it meets, or to its end nearest to it.
  mutating func serve(_ best: Interval) {
    (low, high) = (min(max(best.low, low), high), max(min(best.high, high), low))
  }

  /// Where the sum of several errors is least: from the last point up to which it falls to the first from which it rises.
  init(cheapestFor softBounds: ArraySlice<SoftBound>) {
    self.init(low: -.infinity, high: .infinity)
    var slope = 0.0
    var level = 0.0
    for softBound in softBounds {
      if softBound.relation != .lessThanOrEqual { slope -= softBound.weight }
      level += Tolerance.coefficient * softBound.weight
    }
    for softBound in softBounds.sorted(by: { $0.point < $1.point }) {
      if slope < -level { low = softBound.point }
      slope += softBound.relation == .equal ? 2 * softBound.weight : softBound.weight
      if slope > level {
        high = softBound.point
        return
      }
    }
  }

  init(low: Double, high: Double) { (self.low, self.high) = (low, high) }

  /// The values at which an error `|a|·distance` from a point or half line is 0.
  init(_ relation: Relation, _ point: Double) {
    low = relation == .lessThanOrEqual ? -.infinity : point
    high = relation == .greaterThanOrEqual ? .infinity : point
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
  var turn: Turn
  var relation: Relation
  var point: Double
  var weight: Double
}
