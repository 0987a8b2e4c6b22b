import AutoLayout

/// Finds values of views that the constraints do not determine.
enum AmbiguousLayout {
  static func findings(in tree: LintedTree) -> [LayoutFinding] {
    tree.views.flatMap { view in
      view.ownAmbiguities.map {
        LayoutFinding(.ambiguousLayout, view, $0.message, remedy: $0.remedy)
      }
    }
  }
}
