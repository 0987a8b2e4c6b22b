/// Something in a file that is not laid out as it is written there.
public struct InterfaceIssue: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: Hashable, Sendable {
    /// An element that nothing is known of: laid out as a plain view.
    case unknownElement
    /// An id that no view or guide of the same tree has: the constraint is left out.
    case danglingReference
    /// An id that another view has already: the first one is meant.
    case duplicateID
    /// A number that is none, or out of range: the default is taken.
    case badNumber
    /// An attribute, relation or role with an unknown value: what says it is left out.
    case badValue
  }

  public var kind: Kind
  /// What is wrong, and what becomes of it.
  public var message: String
  /// Where in the file, from 1.
  public var line: Int

  public init(_ kind: Kind, _ message: String, line: Int) {
    self.kind = kind
    self.message = message
    self.line = line
  }

  /// `line 12: what is wrong`
  public var description: String { "line \(line): \(message)" }
}
