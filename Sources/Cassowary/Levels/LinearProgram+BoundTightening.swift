extension LinearProgram {
  /// - Returns: whether that leaves the unknown a value.
  mutating func tighten(
    _ unknown: Int,
    _ range: Interval,
    _ side: Int,
    _ tolerance: Double
  ) -> Bool {
    if range.low >= bounds[unknown].lower && range.low > -.infinity {
      (bounds[unknown].lower, bounds[unknown].lowerSide) = (range.low, Int32(side))
    }
    if range.high <= bounds[unknown].upper && range.high < .infinity {
      (bounds[unknown].upper, bounds[unknown].upperSide) = (range.high, Int32(side))
    }
    if bounds[unknown].lower - bounds[unknown].upper > tolerance { return false }
    // What they contradict each other by is rounding.
    bounds[unknown].lower = min(bounds[unknown].lower, bounds[unknown].upper)
    return true
  }
}
