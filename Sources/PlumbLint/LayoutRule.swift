/// A rule of ``LayoutLint``. Its raw value is its id in reports and options.
nonisolated public enum LayoutRule: String, CaseIterable, Sendable {
  /// A constraint on left or right does not follow the reading direction, unlike the rest of the
  /// tree.
  case absoluteEdge = "absolute-edge"
  /// The constraints leave a position or size of a view open.
  case ambiguousLayout = "ambiguous-layout"
  /// A label or a button is too small for its text.
  case clippedText = "clipped-text"
  /// Two constraints are the same.
  case duplicateConstraint = "duplicate-constraint"
  /// An image or a coloured view has no width or no height.
  case emptyView = "empty-view"
  /// A required size fits large screens only.
  case fixedSize = "fixed-size"
  /// The multiplier of a constraint has no effect.
  case ineffectiveMultiplier = "ineffective-multiplier"
  /// The content of a scroll view or of a self-sizing cell is not constrained to its bottom.
  case missingBottom = "missing-bottom"
  /// Two views with content cover each other.
  case overlappingSiblings = "overlapping-siblings"
  /// A constraint follows from others, at every size of the root.
  case redundantConstraint = "redundant-constraint"
  /// A button or a view that recognizes taps is smaller than a finger.
  case smallTouchTarget = "small-touch-target"
  /// A view ends outside of its superview, because an inset has the wrong sign.
  case wrongInset = "wrong-inset"
}

nonisolated extension LayoutRule {
  /// What the rule finds, in one sentence.
  public var summary: String {
    switch self {
    case .absoluteEdge: "A constraint on left or right does not follow the reading direction."
    case .ambiguousLayout: "The constraints leave a position or size open."
    case .clippedText: "A label or a button is too small for its text."
    case .duplicateConstraint: "Two constraints are the same."
    case .emptyView: "An image or a coloured view has no width or no height."
    case .fixedSize: "A required size fits large screens only."
    case .ineffectiveMultiplier: "The multiplier of a constraint has no effect."
    case .missingBottom: "The content of a scroll view or a cell is not constrained to its bottom."
    case .overlappingSiblings: "Two views with content cover each other."
    case .redundantConstraint: "A constraint follows from others at every size."
    case .smallTouchTarget: "A button or a view that recognizes taps is smaller than a finger."
    case .wrongInset: "A view ends outside of its superview, because an inset has the wrong sign."
    }
  }
}

nonisolated extension LayoutRule: Comparable {
  /// Orders the rules by their ids.
  public static func < (one: LayoutRule, other: LayoutRule) -> Bool {
    one.rawValue < other.rawValue
  }
}
