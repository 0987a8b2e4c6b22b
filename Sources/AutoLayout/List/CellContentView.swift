/// The content view of a cell, header or footer. A list gives it a required size. (Rule 3.23.)
final class CellContentView: UIView, UnnamedClass {
  var knownClassName: String {
    switch superview {
    case is UITableViewCell: "UITableViewCellContentView"
    case is UITableViewHeaderFooterView: "_UITableViewHeaderFooterContentView"
    default: "UIView"
    }
  }

  private var isSizedByList = false
  override var isEncapsulated: Bool { isSizedByList }
  override var isContentOfCell: Bool { true }

  override var cellAround: UIView? {
    superview is UITableViewCell || superview is UICollectionViewCell ? superview : nil
  }

  /// Sets the place that the cell gives to its content in a list. From then on the content view does not resize
  /// with the cell.
  func encapsulate(_ rect: CGRect) {
    isSizedByList = true
    if autoresizingMask != [] { autoresizingMask = [] }
    if frame != rect { frame = rect }
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.listAround?.sizeMayHaveChanged(of: superview)
  }
}

/// A list, as its cells, headers and footers use it.
protocol CellContainer: UIView {
  /// Measures a cell again, unless the list is set not to, after the intrinsic content size of the
  /// cell or of its content view was invalidated.
  func sizeMayHaveChanged(of cell: UIView?)
}

extension UIView {
  /// The list of which the view is a cell, header or footer; nil for other views.
  var listAround: (any CellContainer)? { superview as? any CellContainer }
}

extension UIView {
  /// Adds the content view of a cell, which fills the cell at every size.
  func fill(with content: UIView) {
    content.frame = CGRect(origin: .zero, size: bounds.size)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Sets the frame of a cell, header or footer in its list, in whole pixels, and the size of its content view.
  ///
  /// The layout of the list rounds the frames of its subviews. A frame between pixels would be set again after each layout.
  func place(inList exactFrame: CGRect) {
    let frame = environment.displayScale.map(exactFrame.roundedToPixels) ?? exactFrame
    if transform.isIdentity {
      if self.frame != frame { self.frame = frame }
    } else {
      // The frame is that without the transform.
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      if bounds.size != frame.size { bounds.size = frame.size }
      if center != middle { center = middle }
    }
    for case let content as CellContentView in children {
      content.encapsulate(placeOfContent(in: frame.size))
    }
  }

  /// Returns the place of the content of a cell, header or footer of a size.
  private func placeOfContent(in size: CGSize) -> CGRect {
    let edges =
      (self as? UITableViewCell)?.accessory?.edges ?? (self as? UICollectionViewListCell)?.edges
    return edges?.place(in: self, size) ?? CGRect(origin: .zero, size: size)
  }

  /// Returns the fitting size of a cell's content view, or `sizeThatFits(_:)` of the cell if the
  /// content view has no constraints. A cell that holds constraints on subviews of its own, beside a
  /// content view without subviews, is measured itself.
  func sizeFitting(
    _ content: UIView,
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    if let size = sizeFittingBeside(content, target, horizontal, vertical) { return size }
    let isConstrained = content.isConstrainedInside
    if !isConstrained && sizeWatch == nil { return sizeThatFits(target) }
    let size = content.systemLayoutSizeFitting(
      target,
      withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical
    )
    // All constraints of the content may depend on the size, and none may be active at this one.
    return isConstrained || size.height > 0 ? size : sizeThatFits(target)
  }

  /// Returns the fitting size of a cell with constraints on subviews of its own, beside a content view
  /// without subviews; nil for other cells, and if those subviews take no height.
  func sizeFittingBeside(
    _ content: UIView,
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize? {
    func isBeside(_ item: AnyObject?) -> Bool {
      item is UIView && item !== self && item !== content
    }
    guard content.children.isEmpty,
      heldConstraints.contains(where: { isBeside($0.firstItem) || isBeside($0.secondItem) })
    else { return nil }
    let size = fittingSize(target, horizontal, vertical)
    return size.height > 0 ? size : nil
  }

  /// Whether a view of the subtree holds constraints.
  var isConstrainedInside: Bool { isAny { !$0.heldConstraints.isEmpty } }
}
