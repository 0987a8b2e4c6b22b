/// The best values of a subsystem's unknowns, and what decided them.
struct Solution {
  /// The last unknowns, in their order, that nothing but the rules for open sizes and positions decided.
  struct Choices {
    private(set) var size: Int?
    private(set) var position: Int?

    mutating func note(size unknown: Int) { size = max(size ?? 0, unknown) }
    mutating func note(position unknown: Int) { position = max(position ?? 0, unknown) }
  }

  var values: [Double]
  var choices = Choices()
  /// Whether no tie and no rule for open values was needed.
  var isDecidedByLevels = true
  /// How far each unknown moves with the only open position, and not a number where that is not fixed; nil if no position was open.
  var slopes: [Double]?
}
