/// The ways around the simplex, each a theorem about a row or a piece of a system, each with its switch.
///
/// None of them changes an answer: whatever is switched off is done by what remains, down to the simplex alone. Tests run
/// with every one off.
package struct Shortcuts: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// An equality with one unknown left makes it known, and known values cut a system into pieces.
  package static let propagation = Shortcuts(rawValue: 1)
  /// A free unknown that only one equality mentions is that equality's result: both wait until all others are known.
  package static let definitions = Shortcuts(rawValue: 2)
  /// So is a size, as long as it comes out at 0 or above: then the optimum without that demand is the optimum with it.
  package static let relaxation = Shortcuts(rawValue: 4)
  /// A piece with one unknown is an interval that its constraints narrow, one after another.
  package static let intervals = Shortcuts(rawValue: 8)
  /// As many independent equalities as unknowns decide those, whatever else there is.
  package static let blocks = Shortcuts(rawValue: 16)
  /// What no change reaches stays as it is, and a changed number changes no decision about who determines what.
  package static let replay = Shortcuts(rawValue: 64)

  /// What can be moved along with a position has no say in where that is: it is planned alone, as seen from there.
  package static let cuts = Shortcuts(rawValue: 512)

  /// What an optional constraint gives an unknown that many others rest on is as good as known, as long as nothing of its level or
  /// above minds.
  package static let presumptions = Shortcuts(rawValue: 1024)

  /// What contradicts a sum of equalities that decide unknowns one after another is all of it, if the rest can hold without any one
  /// of them: no other set is looked for.
  package static let dependences = Shortcuts(rawValue: 32)

  package static let all: Shortcuts = [
    .propagation, .definitions, .relaxation, .intervals, .blocks, .replay,
    .cuts, .presumptions, .dependences,
  ]

  /// All but one, for each.
  package static var withOneOff: [Shortcuts] {
    let each = (0..<RawValue.bitWidth).map { Shortcuts(rawValue: 1 &<< RawValue($0)) }
    return each.filter(all.contains).map { all.subtracting($0) }
  }
}

extension Shortcuts {
  static let named: [(name: String, shortcut: Shortcuts)] = [
    ("propagation", .propagation), ("definitions", .definitions), ("relaxation", .relaxation),
    ("intervals", .intervals), ("blocks", .blocks), ("replay", .replay),
    ("cuts", .cuts),
    ("presumptions", .presumptions),
    ("dependences", .dependences),
  ]
}

extension Solver {
  /// The names of the reductions that ``turnOff(reductions:)`` takes.
  @_spi(Ablation) public static let reductions = Shortcuts.named.map(\.name)

  /// Solves without some reductions from now on: to measure what they save. No answer depends on one.
  @_spi(Ablation) public mutating func turnOff(reductions names: [String]) {
    for reduction in Shortcuts.named where names.contains(reduction.name) {
      shortcuts.remove(reduction.shortcut)
    }
  }
}
