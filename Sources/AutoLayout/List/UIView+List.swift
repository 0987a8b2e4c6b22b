/// Functions that tables and collections share.
extension UIView {
  /// Calls `body` with the list's environment as the current one, so that the views created by
  /// callbacks belong to it.
  func inOwnEnvironment<Result>(_ body: () -> Result) -> Result {
    environment.with({ _ in }, run: body)
  }

  /// Returns the class as one of which the list can create views; nil for nil. Reports an issue and
  /// returns nil for any other class.
  func listClass<Item: UIView>(_ type: AnyClass?, as base: Item.Type) -> Item.Type? {
    if let type, !(type is Item.Type) {
      environment.raise(
        LayoutIssue(
          .illegalItem,
          "\(type) was registered with \(layoutName), and is no \(base).",
          remedy: "Register a subclass of \(base)."
        )
      )
    }
    return type as? Item.Type
  }

  func reportUnregistered(_ identifier: String, _ what: String) {
    environment.raise(
      LayoutIssue(
        .illegalItem,
        "No class is registered with \(layoutName) for a \(what) with the identifier '\(identifier)'.",
        remedy: "Register a class before the first \(what) is dequeued.",
        exceptionName: "NSInternalInconsistencyException"
      )
    )
  }

  /// Scales the fonts of the subtree to the text size category of the view's traits.
  func adjustFontsInside() {
    let category = traitCollection.preferredContentSizeCategory
    if category == environment.preferredContentSizeCategory { return }
    forEachInSubtree { $0.adjustFont(to: category) }
  }

  func reportInvalidUpdate(_ mismatch: ListChanges.Mismatch) {
    environment.raise(
      LayoutIssue(
        .illegalItem,
        "Invalid update of \(layoutName): \(mismatch.description).",
        remedy: "Change the data and announce the changes together. All data is reloaded.",
        exceptionName: "NSInternalInconsistencyException"
      )
    )
  }

  /// Reports, once for each class, that the constraints of a cell leave the width or height of its
  /// content ambiguous.
  func reportOpenSize(of cell: UIView, _ what: String, instead: CGFloat) {
    var first: NSLayoutConstraint?
    cell.forEachInSubtree { view in
      for constraint in view.heldConstraints where first == nil && constraint.statement != nil {
        first = constraint
      }
    }
    environment.raise(
      LayoutIssue(
        .doubtfulStatement,
        "The constraints of \(type(of: cell)) do not determine the \(what) of its content.",
        remedy: "Constrain the subviews of contentView to both of its edges on this axis. "
          + "The \(what) is \(ConstraintText.number(Double(instead))) now.",
        location: first?.statement
      )
    )
  }
}
