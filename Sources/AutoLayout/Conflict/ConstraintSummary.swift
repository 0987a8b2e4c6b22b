/// The description of a constraint in a report.
nonisolated public struct ConstraintSummary: Hashable, Sendable {
  /// The origin of a constraint.
  nonisolated public enum Source: Hashable, Sendable {
    /// The app.
    case statement
    /// A stack view, a layout guide or a host.
    case runtime
    /// The intrinsic content size of a view, at priority 1000.
    case contentSize
    /// The frame and the autoresizing mask of a view.
    case autoresizingMask
    /// The size that the root of the tree has, or with which it is measured.
    case rootSize
  }

  /// The constraint as text, with the names of its items.
  public var text: String
  /// The origin of the constraint.
  public var source: Source
  /// The source location of the statement; nil if it is not known.
  public var location: SourceLocation?
  /// Whether the constant was set after the constraint was made, so that ``location`` is the line of
  /// a different number.
  public var isConstantSetLater = false
  /// The identifier of the constraint; nil if it has none.
  public var identifier: String?
  /// The names of the constraint's views and layout guides in reports, with the first item first.
  public var items: [String]
  /// The identity of the constraint object; nil for constraints that the runtime makes itself.
  public var object: ObjectIdentifier?
}
