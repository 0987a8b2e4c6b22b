/// What tables and collections have in common.
extension UIView {
  /// What a list makes while it is laid out belongs to the list's environment.
  func inOwnEnvironment<Result>(_ body: () -> Result) -> Result {
    environment.with({ _ in }, run: body)
  }

  /// The class as one that the list can make views of; nil for nil, and for another, which is reported.
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
        "\(layoutName) knows no class for a \(what) with the identifier '\(identifier)'.",
        remedy: "Register one before it is dequeued.",
        exceptionName: "NSInternalInconsistencyException"
      )
    )
  }

  /// Takes on the category of the view's traits for all texts inside.
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
        remedy: "Change the data and say so in one go. Everything is loaded anew.",
        exceptionName: "NSInternalInconsistencyException"
      )
    )
  }

  /// The height that constraints leave open is reported once for each class.
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
        "The constraints of \(type(of: cell)) leave the \(what) of its content open.",
        remedy: "Pin what is in contentView from its top to its bottom. "
          + "It is \(ConstraintText.number(Double(instead))) now.",
        location: first?.statement
      )
    )
  }
}
