import AutoLayout

/// Finds scroll views and self-sizing cells whose content begins at the top, and is not constrained to
/// the bottom, so that its height stays open.
enum MissingBottom {
  static func findings(in tree: LintedTree) -> [LayoutFinding] {
    tree.views.compactMap { view in
      switch view {
      case is UITableView, is UICollectionView, is UITextView: nil
      case let scrollView as UIScrollView: finding(about: scrollView, tree)
      case let cell as UITableViewCell where cell.sizesItself:
        finding(about: cell, cell.contentView, "row", tree)
      case let cell as UICollectionViewCell where cell.sizesItself:
        finding(about: cell, cell.contentView, "item", tree)
      default: nil
      }
    }
  }

  private static func finding(about scrollView: UIScrollView, _ tree: LintedTree) -> LayoutFinding?
  {
    // A height that the app has set.
    if scrollView.contentSize.height > 0 { return nil }
    let links = tree.constraints.compactMap { Link($0, to: scrollView) }
    guard links.contains(where: \.isTop), !links.contains(where: \.isBottom),
      !links.contains(where: \.fillsFrame), let last = scrollView.lowestSubview
    else { return nil }
    return LayoutFinding(
      .missingBottom,
      scrollView,
      "The content of `\(scrollView.layoutName)` is constrained to its top, but not to its bottom: "
        + "it has no height, and does not scroll.",
      remedy: "Constrain the bottom of `\(last.layoutName)` to that of `\(scrollView.layoutName)`.",
      blame: last.ownConstraint ?? links.first?.constraint
    )
  }

  private static func finding(
    about cell: UIView,
    _ content: UIView,
    _ part: String,
    _ tree: LintedTree
  ) -> LayoutFinding? {
    let links = tree.constraints.compactMap { Link($0, to: content) }
    guard links.contains(where: \.isTop), !links.contains(where: \.isBottom),
      let last = content.lowestSubview
    else { return nil }
    return LayoutFinding(
      .missingBottom,
      cell,
      "The content of `\(cell.layoutName)` is constrained to its top, but not to its bottom: the "
        + "height of the \(part) does not follow from it.",
      remedy: "Constrain the bottom of `\(last.layoutName)` to that of the contentView.",
      blame: last.ownConstraint ?? links.first?.constraint
    )
  }
}

/// A constraint between the content area of a view and an item in it.
private struct Link {
  let constraint: NSLayoutConstraint
  /// The attribute of the content area.
  private let attribute: NSLayoutConstraint.Attribute
  /// Whether the constraint relates a height to that of a scroll view's frame.
  let fillsFrame: Bool

  init?(_ constraint: NSLayoutConstraint, to container: UIView) {
    let sides = [
      (constraint.firstItem, constraint.firstAttribute, constraint.secondItem),
      (constraint.secondItem, constraint.secondAttribute, constraint.firstItem),
    ]
    for (item, attribute, other) in sides {
      guard let item, Self.isArea(item, of: container) else { continue }
      let inner = other as? UIView ?? (other as? UILayoutGuide)?.owningView
      let isInside = inner.map { $0 !== container && $0.isDescendant(of: container) } ?? false
      // A size of the scroll view itself is that of its frame.
      let isFrame = container is UIScrollView && item === container
      guard isInside || attribute == .height && !isFrame else { continue }
      self.constraint = constraint
      self.attribute = attribute
      fillsFrame = attribute == .height && isFrame
      return
    }
    return nil
  }

  private static func isArea(_ item: AnyObject, of container: UIView) -> Bool {
    if item === container { return true }
    guard let guide = item as? UILayoutGuide, guide.owningView === container else { return false }
    return guide.isOfRuntime && guide.identifier != "UIScrollViewFrameLayoutGuide"
  }

  var isTop: Bool { attribute == .top || attribute == .topMargin }

  /// Whether the constraint, together with one to the top, can determine the height of the content.
  var isBottom: Bool {
    switch attribute {
    case .bottom, .bottomMargin, .lastBaseline, .centerY, .centerYWithinMargins: true
    case .height: !fillsFrame
    default: false
    }
  }
}

extension UILayoutGuide {
  /// Whether the runtime made the guide.
  var isOfRuntime: Bool { self is any UnnamedClass || identifier.hasPrefix("UI") }
}

extension UITableViewCell {
  /// Whether the height of the row follows from the constraints in the cell.
  fileprivate var sizesItself: Bool {
    guard let table = superview as? UITableView, let path = table.indexPath(for: self) else {
      return false
    }
    let owner = table.delegate as? any UITableViewDelegate
    let height = owner?.tableView(table, heightForRowAt: path) ?? table.rowHeight
    return height == UITableView.automaticDimension
  }
}

extension UICollectionViewCell {
  /// Whether the height of the item follows from the constraints in the cell: whether the layout takes
  /// another height from it.
  fileprivate var sizesItself: Bool {
    guard let collectionView = superview as? UICollectionView,
      let path = collectionView.indexPath(for: self),
      let attributes = collectionView.layoutAttributesForItem(at: path),
      let preferred = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return false }
    preferred.size.height += 1
    return collectionView.collectionViewLayout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred,
      withOriginalAttributes: attributes
    )
  }
}

extension UIView {
  /// The subview that ends last.
  fileprivate var lowestSubview: UIView? {
    subviews.filter { !$0.isHidden }.max { $0.frame.maxY < $1.frame.maxY }
  }

  /// A constraint of the app whose first item is the view, with a known source location if there is
  /// one.
  fileprivate var ownConstraint: NSLayoutConstraint? {
    superview?.constraints.last {
      $0.firstItem === self && !$0.isOfRuntime && $0.statement != nil
    }
  }
}
