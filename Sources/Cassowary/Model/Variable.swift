/// An unknown real number of one ``Solver``: an identity, never a value.
///
/// Variables compare by the order in which they were made.
public struct Variable: Hashable, Comparable, Sendable {
  /// The place in the solver's table, reused after removal.
  package let slot: UInt32
  /// Which of the variables that had this slot one after another is meant.
  let generation: UInt32

  /// A small number from 0 that no other variable of the solver has at the same time: a place in a table beside the solver.
  public var index: Int { Int(slot) }

  public static func < (a: Variable, b: Variable) -> Bool {
    (a.slot, a.generation) < (b.slot, b.generation)
  }
}

extension Variable: CustomStringConvertible {
  public var description: String { "x\(slot)" }
}

/// The numbers that a ``Variable`` may be.
public enum Domain: Sendable, BitwiseCopyable {
  /// Every real number: a position. If nothing decides it, it is as near to 0 as the answer's last rule says.
  case free
  /// 0 and above: a size. If nothing decides it, it is as small as possible.
  case nonNegative
}
