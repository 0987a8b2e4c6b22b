/// When a constraint holds.
///
/// Layout numbers are points: 1e-6 of them is nothing that can be seen, and double precision leaves ten digits below a
/// screen's width. So one scale serves all.
enum Tolerance {
  /// A constraint misses by less than this, relative to 1 and to its own numbers: it holds.
  static let feasibility = 1e-7
  /// A sum whose parts cancel up to this share of their size is 0.
  static let cancellation = 1e-12
  /// A coefficient that elimination leaves smaller than this does not count.
  static let coefficient = 1e-9
}

extension Double {
  /// `a + b`, and 0 where they cancel but for rounding.
  @inline(__always)
  static func sum(_ a: Double, _ b: Double) -> Double {
    let sum = a + b
    return sum.magnitude <= Tolerance.cancellation * max(a.magnitude, b.magnitude) ? 0 : sum
  }
}
