/// What fills a cell. In a list it has a required size of its own, which is the cell's. (Rule 3.23.)
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

  /// Gives it a size that does not follow the cell's.
  func encapsulate(_ size: CGSize) {
    isSizedByList = true
    if autoresizingMask != [] { autoresizingMask = [] }
    let rect = CGRect(origin: .zero, size: size)
    if frame != rect { frame = rect }
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.listAround?.sizeMayHaveChanged(of: superview)
  }
}

/// A list as its cells know it.
protocol CellContainer: UIView {
  /// A cell has said that it would like to be measured again.
  func sizeMayHaveChanged(of cell: UIView?)
}

extension UIView {
  /// The list that the view is a cell, header or footer of.
  var listAround: (any CellContainer)? { superview as? any CellContainer }
}

extension UIView {
  /// Puts a cell's content where it fills the cell at every size.
  func fill(with content: UIView) {
    content.frame = CGRect(origin: .zero, size: bounds.size)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Puts a cell, header or footer where a list wants it.
  func place(inList frame: CGRect) {
    if self.frame != frame { self.frame = frame }
    for case let content as CellContentView in children { content.encapsulate(frame.size) }
  }

  /// The size that a cell's content wants by its constraints; without any, the one that fits the cell.
  func sizeFitting(
    _ content: UIView,
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    let isConstrained = content.isConstrainedInside
    if !isConstrained && sizeWatch == nil { return sizeThatFits(target) }
    let size = content.systemLayoutSizeFitting(
      target,
      withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical
    )
    // Of what a size switches there may be nothing at this one.
    return isConstrained || size.height > 0 ? size : sizeThatFits(target)
  }

  /// Whether constraints say anything about what is in the view.
  var isConstrainedInside: Bool { isAny { !$0.heldConstraints.isEmpty } }
}
