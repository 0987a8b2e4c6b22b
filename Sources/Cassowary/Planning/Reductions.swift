/// The reductions that come before the simplex, each a theorem about a row or a part of a system, each with its switch.
///
/// None of them changes an answer: what is switched off is solved by those that remain, or by the simplex. Tests run with each one off.
package struct Reductions: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A required equality with one unknown (a singleton row) fixes it, and fixed values split the rest into components.
  package static let propagation = Reductions(rawValue: 1)
  /// A free unknown that only one equality mentions (an implied free column) is substituted: both are computed after all others.
  package static let substitutions = Reductions(rawValue: 2)
  /// So is a size, if its value is 0 or above: an optimum of the system without the bound that meets the bound is an optimum with it.
  package static let relaxation = Reductions(rawValue: 4)
  /// A subproblem with one unknown, which is not substituted, is solved by intervals, which its constraints narrow level by level.
  package static let intervals = Reductions(rawValue: 8)
  /// As many independent required equalities as unknowns (a square block) fix these.
  package static let blocks = Reductions(rawValue: 16)
  /// Of required equalities that are multiples of each other (duplicate rows) one counts; the others are looked at if a value moves.
  package static let duplicates = Reductions(rawValue: 32)

  /// Values that no change reaches stay, and a changed constant keeps the plan: which constraint determines which variable.
  package static let replay = Reductions(rawValue: 64)

  /// A part behind a bridge that can be translated along with a position does not restrict it: it is planned alone, relative to the position.
  package static let bridges = Reductions(rawValue: 128)

  /// A sum of equalities that contradicts a constraint is its only irreducible set, if each of them can be dropped to satisfy the rest: no
  /// other set is sought.
  package static let dependences = Reductions(rawValue: 256)

  package static let all: Reductions = [
    .propagation, .substitutions, .relaxation, .intervals, .blocks, .duplicates, .replay,
    .bridges, .dependences,
  ]

  /// All but one, for each.
  package static var withOneOff: [Reductions] {
    let each = (0..<RawValue.bitWidth).map { Reductions(rawValue: 1 &<< RawValue($0)) }
    return each.filter(all.contains).map { all.subtracting($0) }
  }
}

extension Reductions {
  static let named: [(name: String, option: Reductions)] = [
    ("propagation", .propagation), ("substitutions", .substitutions), ("relaxation", .relaxation),
    ("intervals", .intervals), ("blocks", .blocks), ("duplicates", .duplicates),
    ("replay", .replay),
    ("bridges", .bridges),
    ("dependences", .dependences),
  ]
}

extension Solver {
  /// The names of the reductions that ``turnOff(reductions:)`` takes.
  @_spi(Ablation) public static let reductions = Reductions.named.map(\.name)

  /// Solves without some reductions from now on: to measure what they save. No answer depends on one.
  @_spi(Ablation) public mutating func turnOff(reductions names: [String]) {
    for reduction in Reductions.named where names.contains(reduction.name) {
      reductions.remove(reduction.option)
    }
  }
}
