public import PlumbLint

/// A demand that `expectLayout` makes on every layout, and that can be dropped by name.
public enum LayoutCheck: Hashable, Sendable {
  /// Constraints contradict each other.
  case conflict
  /// A statement has a mistake or is doubtful, or another problem was reported while the view was made and laid out.
  case issue
  /// A rule of `LayoutLint`.
  case lint(LayoutRule)

  /// The constraints leave a position or size open.
  public static let ambiguity = lint(.ambiguousLayout)
  /// A label or button is too small for its text.
  public static let clippedText = lint(.clippedText)
  /// The tested view, or an image or coloured view in it, has no width or no height.
  public static let emptyView = lint(.emptyView)
  /// Two views with content cover each other.
  public static let overlap = lint(.overlappingSiblings)

  /// What every layout is checked for, unless a test says otherwise.
  public static let standard: Set<LayoutCheck> = [
    .conflict, .issue, .emptyView, .ambiguity, .clippedText, .overlap,
  ]
}
