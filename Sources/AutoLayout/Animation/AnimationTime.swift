/// A time or duration of a clock, as a whole number of units.
///
/// Sums of whole numbers are exact: a clock arrives at the same time, whatever its steps. The unit
/// is the "flick", 1/705,600,000 of a second. The frames of films and screens, and the millisecond,
/// are whole multiples of it: at rates of 24, 25, 30, 48, 50, 60, 90, 100, 120 and 1,000 per
/// second.
nonisolated struct AnimationTime: Hashable, Comparable, Sendable {
  private(set) var units: Int64

  static let zero = AnimationTime(units: 0)
  /// The upper limit of all times, more than thirty years. Longer times are rounded down to it.
  static let longest = AnimationTime(units: 1_000_000_000 * unitsInSecond)
  private static let unitsInSecond: Int64 = 705_600_000

  private init(units: Int64) { self.units = units }

  /// Creates the nearest time to a number of seconds. A negative number and NaN yield 0.
  init(seconds: Double) {
    let kept = seconds > 0 ? min(seconds, Self.longest.seconds) : 0
    units = Int64((kept * Double(Self.unitsInSecond)).rounded())
  }

  var seconds: Double { Double(units) / Double(Self.unitsInSecond) }

  static func < (a: AnimationTime, b: AnimationTime) -> Bool { a.units < b.units }

  static func + (a: AnimationTime, b: AnimationTime) -> AnimationTime {
    // Both terms are at most the limit, nine times which fits into the integer.
    min(AnimationTime(units: a.units + b.units), longest)
  }

  static func - (a: AnimationTime, b: AnimationTime) -> AnimationTime {
    AnimationTime(units: max(0, a.units - b.units))
  }

  static func * (time: AnimationTime, factor: Double) -> AnimationTime {
    AnimationTime(seconds: time.seconds * factor)
  }

  /// Returns the elapsed part of this duration, from 0 to 1. A duration of 0 has elapsed at once.
  func share(of elapsed: AnimationTime) -> Double {
    if elapsed >= self { return 1 }
    return Double(elapsed.units) / Double(units)
  }

  /// Returns the remainder of the division of an elapsed time by this duration.
  func remainder(of elapsed: AnimationTime) -> AnimationTime {
    units == 0 ? .zero : AnimationTime(units: elapsed.units % units)
  }
}
