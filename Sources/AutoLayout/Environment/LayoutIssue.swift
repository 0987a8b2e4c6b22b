/// Something about a layout that a developer should know: a mistake in a statement, or a conflict.
///
/// The statement is left out, layout goes on.
public struct LayoutIssue: Sendable {
  public enum Kind: Hashable, Sendable {
    /// A location is constrained to a number, and there is no superview to measure it in.
    case missingSuperview
    /// The two items are in different trees.
    case noCommonAncestor
    /// The two attributes cannot be related.
    case illegalPair
    /// A priority outside of 0 < p <= 1000.
    case illegalPriority
    /// A constant or multiplier that is not finite, or too large to compute with.
    case unusableNumber
    /// A view, guide or attribute that cannot stand where it was written.
    case illegalItem
    /// A statement that says nothing, or something other than it seems to.
    case ineffectiveStatement
    /// A visual format that cannot be read.
    case malformedFormat
    /// A statement that is legal, and may not mean what it seems to.
    case doubtfulStatement
    /// Required constraints that cannot all hold.
    case conflict
    /// A layout that does not come to rest.
    case layoutLoop

    /// Whether the strict mode traps: it does not for conflicts, which depend on sizes and texts, and for doubts.
    var isMistake: Bool { self != .conflict && self != .doubtfulStatement }
  }

  public var kind: Kind
  /// What is wrong, and with which view: one sentence or two.
  public var message: String
  /// A way out.
  public var remedy: String
  /// The statement, if it was made by the DSL.
  public var location: SourceLocation?
  /// The name of the exception that UIKit raises in this case.
  public var exceptionName: String?
  /// For a conflict: which statements it is between, why, and what cures it.
  public var conflict: LayoutConflict?

  public init(
    _ kind: Kind,
    _ message: String,
    remedy: String,
    location: SourceLocation? = nil,
    exceptionName: String? = nil
  ) {
    self.kind = kind
    self.message = message
    self.remedy = remedy
    self.location = location
    self.exceptionName = exceptionName
  }

  public init(_ conflict: LayoutConflict) {
    self.init(
      .conflict,
      conflict.description,
      remedy: conflict.remedy,
      location: conflict.leftOut.location
    )
    self.conflict = conflict
  }

  /// For a conflict: its members, in the order of activation.
  public var constraints: [ConstraintSummary] { conflict?.members ?? [] }

  /// For a conflict: the member that does not take part.
  public var leftOut: ConstraintSummary? { conflict?.leftOut }
}

extension LayoutIssue: CustomStringConvertible {
  /// `Card.swift:12: what is wrong. A way out.` The sentence about a conflict says itself where everything stands.
  public var description: String {
    let place = conflict == nil ? location.map { "\($0): " } ?? "" : ""
    let gap = remedy.isEmpty || message.hasSuffix("\n") ? "" : " "
    return place + message + gap + remedy
  }
}

/// Where a statement stands in the source.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  public var file: String
  public var line: UInt

  public init(file: String, line: UInt) {
    self.file = file
    self.line = line
  }

  /// The file's last path component and the line.
  public var description: String {
    "\(file.split(separator: "/").last.map(String.init) ?? file):\(line)"
  }
}
