/// A moment of a clock, or a length of time, as a whole number of units.
///
/// Sums of whole numbers have no rounding: whatever the steps that a clock takes, it comes to the same moment. The unit is a
/// "flick", 1/705,600,000 of a second, of which the frames of films, screens and milliseconds are whole multiples: at 24, 25, 30,
/// 48, 50, 60, 90, 100, 120 and 1,000 in a second.
struct AnimationTime: Hashable, Comparable, Sendable {
  private(set) var units: Int64

  static let zero = AnimationTime(units: 0)
  /// Longer than anything lasts: thirty years and more. What is longer is as long as this.
  static let longest = AnimationTime(units: 1_000_000_000 * unitsInSecond)
  private static let unitsInSecond: Int64 = 705_600_000

  private init(units: Int64) { self.units = units }

  /// The closest moment. What is below 0 or no number is 0.
  init(seconds: Double) {
    let kept = seconds > 0 ? min(seconds, Self.longest.seconds) : 0
    units = Int64((kept * Double(Self.unitsInSecond)).rounded())
  }

  var seconds: Double { Double(units) / Double(Self.unitsInSecond) }

  static func < (a: AnimationTime, b: AnimationTime) -> Bool { a.units < b.units }

  static func + (a: AnimationTime, b: AnimationTime) -> AnimationTime {
    // Both are at most the longest, of which nine fit into the number.
    min(AnimationTime(units: a.units + b.units), longest)
  }

  static func - (a: AnimationTime, b: AnimationTime) -> AnimationTime {
    AnimationTime(units: max(0, a.units - b.units))
  }

  static func * (time: AnimationTime, factor: Double) -> AnimationTime {
    AnimationTime(seconds: time.seconds * factor)
  }

  /// How much of this time is over, from 0 to 1. Nothing is over at once.
  func share(of elapsed: AnimationTime) -> Double {
    if elapsed >= self { return 1 }
    return Double(elapsed.units) / Double(units)
  }

  /// What is left after as many whole lengths as fit in.
  func remainder(of elapsed: AnimationTime) -> AnimationTime {
    units == 0 ? .zero : AnimationTime(units: elapsed.units % units)
  }
}
