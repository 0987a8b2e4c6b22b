/// When two numbers count as one.
///
/// Layout numbers are points: 1e-6 of them is nothing that can be seen, and double precision leaves ten digits
/// below a screen's width. So one scale serves all, and these are its marks.
enum Tolerance {
  /// A sum whose parts cancel up to this share of their size is 0.
  static let cancellation = Double.cancellation
  /// A coefficient or reduced cost smaller than this does not count.
  static let coefficient = Double.leastCoefficient
  /// A constraint misses by less than this, relative to 1 and to its own numbers: it holds.
  static let feasibility = 1e-7

  /// `a + b`, and 0 where they cancel but for rounding.
  static func sum(_ a: Double, _ b: Double) -> Double { Double.sum(a, b) }
}
