/// A constraint, as a report shows it.
public struct ConstraintSummary: Hashable, Sendable {
  /// Who says it.
  public enum Source: Hashable, Sendable {
    /// A constraint that somebody made.
    case statement
    /// A constraint that a stack, a guide or a host has made.
    case runtime
    /// The natural size of a view, at priority 1000.
    case contentSize
    /// The frame and the autoresizing mask of a view.
    case autoresizingMask
    /// The size that the root of the tree has, or is measured for.
    case rootSize
  }

  /// The constraint in words, with the names of its items.
  public var text: String
  public var source: Source
  public var location: SourceLocation?
  public var identifier: String?
  /// What it is about: how reports call the views and guides, the first item first.
  public var items: [String]
  /// The object's identity, nil for constraints that the runtime makes itself.
  public var object: ObjectIdentifier?
}
