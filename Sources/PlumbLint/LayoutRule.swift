/// A rule of ``LayoutLint``. Its raw value is its id in reports and options.
nonisolated public enum LayoutRule: String, CaseIterable, Sendable {
  /// The constraints leave a position or size of a view open.
  case ambiguousLayout = "ambiguous-layout"
  /// A label or a button is too small for its text.
  case clippedText = "clipped-text"
  /// Two constraints are the same.
  case duplicateConstraint = "duplicate-constraint"
  /// Two views with content cover each other.
  case overlappingSiblings = "overlapping-siblings"
}

nonisolated extension LayoutRule: Comparable {
  /// Orders the rules by their ids.
  public static func < (one: LayoutRule, other: LayoutRule) -> Bool {
    one.rawValue < other.rawValue
  }
}
