/// When a constraint holds.
///
/// Layout numbers are points: 1e-6 of them is nothing that can be seen, and double precision leaves ten digits below a
/// screen's width. So one scale serves all.
enum Tolerance {
  /// A constraint misses by less than this, relative to 1 and to its own numbers: it holds.
  static let feasibility = 1e-7
}
