/// A report about a layout: a mistake in a statement, or a conflict between constraints.
///
/// After the report layout continues without the reported statement.
nonisolated public struct LayoutIssue: Sendable {
  /// The categories of issues.
  nonisolated public enum Kind: Hashable, Sendable {
    /// A position is constrained to a constant, and the view has no superview whose coordinates the
    /// constant could refer to.
    case missingSuperview
    /// The two items of a constraint are in different trees.
    case noCommonAncestor
    /// The two attributes of a constraint cannot be related to each other.
    case illegalPair
    /// A priority lies outside of the range 0 < p <= 1000.
    case illegalPriority
    /// A constant or multiplier is not finite, or is too large to compute with.
    case unusableNumber
    /// A view, layout guide or attribute is not allowed in the place where it is used.
    case illegalItem
    /// A statement has no effect, or has an effect that differs from its apparent meaning.
    case ineffectiveStatement
    /// A visual format string cannot be parsed.
    case malformedFormat
    /// A statement is legal, but its effect probably differs from the intended one.
    case doubtfulStatement
    /// An image, colour or font is not in the environment's ``LayoutEnvironment/resources``, or its
    /// file cannot be used.
    case missingResource
    /// A target has no method for a selector, or one that expects other arguments.
    case missingSelector
    /// Required constraints cannot all be satisfied.
    case conflict
    /// The constraints leave a position or size open. Reported only if
    /// ``LayoutEnvironment/reportsAmbiguousLayout`` asks for it.
    case ambiguousLayout
    /// A layout pass does not come to an end, because views invalidate their layout again in each
    /// round.
    case layoutLoop

    /// Whether the strict mode stops the program for this kind. It does not for conflicts and
    /// ambiguities, which depend on sizes and texts, nor for doubtful statements, missing resources
    /// and selectors.
    var isMistake: Bool {
      switch self {
      case .conflict, .ambiguousLayout, .doubtfulStatement, .missingResource, .missingSelector:
        false
      default: true
      }
    }
  }

  /// The category of the issue.
  public var kind: Kind
  /// The description of the problem and of the view concerned, in one or two sentences.
  public var message: String
  /// A suggestion that solves the problem.
  public var remedy: String
  /// The source location of the statement; nil if the statement was not made by the DSL.
  public var location: SourceLocation?
  /// The name of the exception that UIKit raises in this case; nil if it raises none.
  public var exceptionName: String?
  /// For a conflict: the statements in conflict, the reason, and the suggested change. nil for all
  /// other kinds.
  public var conflict: LayoutConflict?

  /// Creates a report of a problem with one statement.
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

  /// Creates a report of a conflict.
  public init(_ conflict: LayoutConflict) {
    self.init(
      .conflict,
      conflict.description,
      remedy: conflict.remedy,
      location: conflict.leftOut.location
    )
    self.conflict = conflict
  }

  /// For a conflict: its members, in the order of activation. Empty for all other kinds.
  public var constraints: [ConstraintSummary] { conflict?.members ?? [] }

  /// For a conflict: the constraint that the engine breaks to recover. nil for all other kinds.
  public var leftOut: ConstraintSummary? { conflict?.leftOut }
}

nonisolated extension LayoutIssue: CustomStringConvertible {
  /// The whole report in one line: `Card.swift:12: message. Remedy.` The sentence about a conflict
  /// contains the source locations of its statements, so no location precedes it.
  public var description: String {
    let place = conflict == nil ? location.map { "\($0): " } ?? "" : ""
    let gap = remedy.isEmpty || message.hasSuffix("\n") ? "" : " "
    return place + message + gap + remedy
  }
}

/// The file and line of a statement in the source of an app.
nonisolated public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public var file: String
  /// The line number, starting at 1.
  public var line: UInt

  /// Creates a source location from a file path and a line number.
  public init(file: String, line: UInt) {
    self.file = file
    self.line = line
  }

  /// The last path component of the file, a colon and the line number, as in `Card.swift:12`.
  public var description: String {
    "\(file.split(separator: "/").last.map(String.init) ?? file):\(line)"
  }
}
