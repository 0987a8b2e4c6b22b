import AutoLayout

/// Finds views whose frames the constraints do not determine.
enum AmbiguousLayout {
  static func findings(in tree: LintedTree) -> [LayoutFinding] {
    tree.views.filter(\.hasAmbiguousLayout).map { view in
      LayoutFinding(
        .ambiguousLayout,
        view,
        "The constraints leave the frame of `\(view.layoutName)` open: other frames satisfy them "
          + "equally well.",
        remedy: "Add a constraint for its open position or size."
      )
    }
  }
}
