/// When two numbers count as one.
///
/// Layout numbers are points: 1e-6 of them is nothing that can be seen, and double precision leaves ten digits
/// below a screen's width. So one scale serves all, and these are its marks.
enum Tolerance {
  /// A sum whose parts cancel up to this share of their size is 0.
  static let cancellation = 1e-12
  /// A coefficient or reduced cost smaller than this does not count.
  static let coefficient = 1e-9
  /// A constraint misses by less than this, relative to 1 and to its own numbers: it holds.
  static let feasibility = 1e-7
}
