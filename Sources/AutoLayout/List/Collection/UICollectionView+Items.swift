/// The positions of items, and the cells that show them.
extension UICollectionView {
  /// The number of sections, as of the last query of the data source.
  public var numberOfSections: Int { counts.count }

  /// Returns the number of items in a section; 0 for a section that does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  private var counts: [Int] {
    if let storedCounts { return storedCounts }
    guard let dataSource else { return [] }
    let sections = max(0, dataSource.numberOfSections(in: self))
    let counts = (0..<sections).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
    storedCounts = counts
    return counts
  }

  /// The visible cells, in the order of the layout.
  public var visibleCells: [UICollectionViewCell] {
    layOutIfListWaits()
    return shown.compactMap { $0.view as? UICollectionViewCell }
  }

  /// The positions of the visible cells' items, in the order of the layout.
  public var indexPathsForVisibleItems: [IndexPath] {
    layOutIfListWaits()
    return shown.filter { $0.element.representedElementCategory == .cell }.map(\.element.indexPath)
  }

  /// Returns the cell that shows an item; nil if the item is not visible.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layOutIfListWaits()
    return shown.first {
      $0.element.representedElementCategory == .cell && $0.element.indexPath == indexPath
    }?.view as? UICollectionViewCell
  }

  /// Returns the visible supplementary view of a kind at a position; nil if it is not visible.
  public func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    layOutIfListWaits()
    return shown.first {
      $0.element.representedElementKind == elementKind && $0.element.indexPath == indexPath
    }?.view
  }

  /// Returns the position of the item that a cell shows; nil if it shows none.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.view === cell }?.element.indexPath
  }

  /// Returns the position of the item at a point of the collection's coordinates; nil between
  /// items.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    let rect = CGRect(origin: point, size: CGSize(width: 1e-3, height: 1e-3))
    return collectionViewLayout.layoutAttributesForElements(in: rect)?
      .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  /// Returns the attributes that the layout assigns to an item.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Scrolls at once so that an item is visible, and lays out the collection.
  public func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    layOutIfListWaits()
    guard collectionViewLayout.layoutAttributesForItem(at: indexPath) != nil else {
      return environment.raise(
        LayoutIssue(
          .illegalItem,
          "\(layoutName) has no item \(indexPath.listDescription) to scroll to.",
          remedy: "The numbers of items of its sections: \(counts).",
          exceptionName: "NSRangeException"
        )
      )
    }
    // Cells that become visible may differ in size from their estimates. Each round measures more
    // of them.
    for _ in 0...counts.reduce(1, +) {
      guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else {
        break
      }
      let wanted = offset(showing: frame, scrollPosition)
      let isThere = wanted == contentOffset
      contentOffset = wanted
      placeElements()
      if isThere { break }
    }
    layoutIfNeeded()
  }

  private func offset(showing rect: CGRect, _ position: ScrollPosition) -> CGPoint {
    let (inset, size) = (adjustedContentInset, collectionViewLayout.collectionViewContentSize)
    var result = contentOffset
    let (top, bottom) = (rect.minY - inset.top, rect.maxY + inset.bottom - bounds.height)
    if position.contains(.top) { result.y = top }
    if position.contains(.centeredVertically) { result.y = (top + bottom) / 2 }
    if position.contains(.bottom) { result.y = bottom }
    let (left, right) = (rect.minX - inset.left, rect.maxX + inset.right - bounds.width)
    if position.contains(.left) { result.x = left }
    if position.contains(.centeredHorizontally) { result.x = (left + right) / 2 }
    if position.contains(.right) { result.x = right }
    result.x = max(-inset.left, min(result.x, size.width + inset.right - bounds.width))
    result.y = max(-inset.top, min(result.y, size.height + inset.bottom - bounds.height))
    return result
  }

  func layOutIfListWaits() { if flags.contains(.layout) && !isPlacing { placeElements() } }
}

extension UICollectionView {
  /// The positions of the selected items.
  public var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Selects an item; nil deselects all. Unless several items can be selected, the others are
  /// deselected. The delegate is not notified.
  public func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    if !selectsSeveralItems || indexPath == nil {
      for path in selection where path != indexPath { deselectItem(at: path, animated: false) }
    }
    guard let indexPath, indexPath.count == 2,
      indexPath.item < numberOfItems(inSection: indexPath.section)
    else {
      return
    }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item. The delegate is not notified.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }
}
