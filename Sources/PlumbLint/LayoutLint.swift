public import AutoLayout

/// Searches laid-out views for defects that layout itself does not report.
///
/// Hidden and transparent views are left alone, and so are the views of which the runtime builds its
/// own controls, bars and cells.
public struct LayoutLint {
  /// The rules that are applied. By default all.
  public var rules = Set(LayoutRule.allCases)

  /// Creates a search by all rules.
  public init() {}

  /// Returns the findings in a view and its subviews, ordered by rule, and for each rule by the
  /// position in the tree: superviews first, siblings from back to front.
  ///
  /// A tree with pending layout is laid out first. Otherwise frames and constraints do not change.
  ///
  /// - Parameter root: The root of a tree, or a view in it. A finding about a constraint needs its
  ///   holder to be in the subtree.
  public func findings(in root: UIView) -> [LayoutFinding] {
    let tree = LintedTree(root)
    return rules.sorted().flatMap { $0.findings(in: tree) }
  }
}

extension UIView {
  /// Returns what `LayoutLint` finds in the view and its subviews.
  ///
  /// - Parameter rules: The rules that are not applied.
  public func layoutFindings(except rules: Set<LayoutRule> = []) -> [LayoutFinding] {
    var lint = LayoutLint()
    lint.rules.subtract(rules)
    return lint.findings(in: self)
  }
}

extension LayoutRule {
  fileprivate func findings(in tree: LintedTree) -> [LayoutFinding] {
    switch self {
    case .absoluteEdge: AbsoluteEdge.findings(in: tree)
    case .ambiguousLayout: AmbiguousLayout.findings(in: tree)
    case .clippedText: ClippedText.findings(in: tree)
    case .duplicateConstraint: DuplicateConstraint.findings(in: tree)
    case .emptyView: EmptyView.findings(in: tree)
    case .fixedSize: FixedSize.findings(in: tree)
    case .ineffectiveMultiplier: IneffectiveMultiplier.findings(in: tree)
    case .missingBottom: MissingBottom.findings(in: tree)
    case .overlappingSiblings: OverlappingSiblings.findings(in: tree)
    case .redundantConstraint: RedundantConstraint.findings(in: tree)
    case .smallTouchTarget: SmallTouchTarget.findings(in: tree)
    case .wrongInset: WrongInset.findings(in: tree)
    }
  }
}
