import AutoLayout

/// Finds values of views that the constraints do not determine, one for each cause.
enum AmbiguousLayout {
  static func findings(in tree: LintedTree) -> [LayoutFinding] {
    tree.root.causesOfAmbiguity(of: tree.views).map { view, ambiguity in
      // The statement that settles it differs between the reading directions.
      LayoutFinding(
        .ambiguousLayout,
        view,
        ambiguity.message,
        remedy: ambiguity.remedy,
        subject: ambiguity.message
      )
    }
  }
}
