/// A layout that places items in lines, like words, with headers and footers around the sections.
///
/// The room that remains in a line is divided between its items; in the last line of a section the
/// items begin at the start. Across the line each item is centred. With an ``estimatedItemSize``,
/// cells have their fitting sizes, and items that were never visible have the estimated size.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The value of ``estimatedItemSize`` with which cells determine their own sizes.
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )

  /// The direction in which the content scrolls. By default vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { forgetSizes() } }
  }
  /// The minimum distance between lines, in points. By default 10.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The minimum distance between the items of a line, in points. By default 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The size of items in points. By default 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet {
      if !accepts(itemSize, "itemSize") { itemSize = oldValue }
      if itemSize != oldValue { invalidateLayout() }
    }
  }
  /// The size that items have until they are measured, in points. Zero, the default, means that
  /// items are not measured: they have ``itemSize``, or the size that the delegate returns.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      if !accepts(estimatedItemSize, "estimatedItemSize") { estimatedItemSize = oldValue }
      if estimatedItemSize != oldValue { forgetSizes() }
    }
  }
  /// The padding around the items of each section, in points. By default zero.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// The size of headers in points. Only the length in the direction of scrolling is used; across
  /// it, headers fill the collection. There are no headers if that length is 0.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of footers in points. Only the length in the direction of scrolling is used; across
  /// it, footers fill the collection. There are no footers if that length is 0.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// Whether the header of the first visible section stays at the start of the visible area. By
  /// default false.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether the footer of the last visible section stays at the end of the visible area. By
  /// default false.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Returns whether a size is finite, and reports it otherwise.
  ///
  /// - Parameter remedy: The remedy of the report; nil if the layout keeps its present size.
  private func accepts(_ size: CGSize, _ what: String, remedy: String? = nil) -> Bool {
    (collectionView?.environment ?? .current).accepts(
      what,
      of: collectionView.map { "the flow layout of \($0.layoutName)" } ?? "a flow layout",
      size.width,
      (size.height, 0, 0),
      remedy: remedy
    )
  }

  private var sections: [FlowSection] = []
  /// The sizes that cells prefer, by section.
  private var preferred: [[CGSize?]] = []
  private var contentLength: CGFloat = 0
  /// The items for which a size of the delegate was reported.
  private var reportedItems: Set<IndexPath> = []

  private var isVertical: Bool { scrollDirection == .vertical }

  /// The size of the content in points.
  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    guard let collectionView else { return .zero }
    return isVertical
      ? CGSize(width: acrossScrolling, height: contentLength)
      : CGSize(width: contentLength, height: collectionView.roomForContent.height)
  }

  /// The length of the lines in points, including their insets.
  private var acrossScrolling: CGFloat {
    guard let room = collectionView?.roomForContent else { return 0 }
    return isVertical ? room.width : room.height
  }

  /// Computes the positions of all items, headers and footers.
  open override func prepare() {
    super.prepare()
    sections = []
    contentLength = 0
    guard let collectionView else { return }
    for section in 0..<collectionView.numberOfSections {
      let made = FlowSection(measures(of: section, in: collectionView), from: contentLength)
      sections.append(made)
      contentLength = made.end
    }
  }

  /// Returns the lengths that determine the lines of a section.
  private func measures(of section: Int, in collectionView: UICollectionView)
    -> FlowSection.Measures
  {
    let count = collectionView.numberOfItems(inSection: section)
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    var measures = FlowSection.Measures(room: acrossScrolling, isVertical: isVertical)
    measures.inset =
      delegate?.collectionView(collectionView, layout: self, insetForSectionAt: section)
      ?? sectionInset
    measures.lineGap =
      delegate?.collectionView(
        collectionView,
        layout: self,
        minimumLineSpacingForSectionAt: section
      ) ?? minimumLineSpacing
    measures.gap =
      delegate?.collectionView(
        collectionView,
        layout: self,
        minimumInteritemSpacingForSectionAt: section
      ) ?? minimumInteritemSpacing
    measures.header =
      delegate?.collectionView(
        collectionView,
        layout: self,
        referenceSizeForHeaderInSection: section
      ) ?? headerReferenceSize
    measures.footer =
      delegate?.collectionView(
        collectionView,
        layout: self,
        referenceSizeForFooterInSection: section
      ) ?? footerReferenceSize
    let known = preferred.indices.contains(section) ? preferred[section] : []
    let estimate = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    measures.sizes = (0..<count).map { item in
      if estimatedItemSize != .zero {
        return (known.indices.contains(item) ? known[item] : nil) ?? estimate
      }
      let path = IndexPath(item: item, section: section)
      return sizeOfDelegate(path, delegate, collectionView) ?? itemSize
    }
    return measures.usable { what in
      collectionView.environment.raise(
        LayoutIssue(
          .unusableNumber,
          "The flow layout of \(collectionView.layoutName) has \(what) in section \(section).",
          remedy: "It counts as 0."
        )
      )
    }
  }

  /// Returns the delegate's size of an item; nil if there is none or it is not finite. A size that
  /// is not finite is reported once for each item.
  private func sizeOfDelegate(
    _ path: IndexPath,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?,
    _ collectionView: UICollectionView
  ) -> CGSize? {
    let size = delegate?.collectionView(collectionView, layout: self, sizeForItemAt: path)
    guard let size else { return nil }
    if size.width.isFinite && size.height.isFinite { return size }
    if reportedItems.insert(path).inserted {
      let what = "size of item \(path.listDescription)"
      _ = accepts(size, what, remedy: "The itemSize of the layout is used instead.")
    }
    return nil
  }

  /// Returns the attributes of all elements that intersect a rectangle of the content.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    prepareIfNeeded()
    var result: [UICollectionViewLayoutAttributes] = []
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    for (index, section) in sections.enumerated() where section.end > low && section.start < high {
      if let header = header(index), header.frame.meets(rect) { result.append(header) }
      for item in section.items(from: low, to: high) {
        let element = cell(IndexPath(item: item, section: index))
        if element.frame.meets(rect) { result.append(element) }
      }
      if let footer = footer(index), footer.frame.meets(rect) { result.append(footer) }
    }
    return result
  }

  /// Returns the attributes of an item; nil for an item that does not exist.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard indexPath.count == 2, sections.indices.contains(indexPath.section),
      sections[indexPath.section].places.indices.contains(indexPath.item)
    else { return nil }
    return cell(indexPath)
  }

  /// Returns the attributes of a header or footer; nil if there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
    switch elementKind {
    case UICollectionView.elementKindSectionHeader: return header(indexPath.section)
    case UICollectionView.elementKindSectionFooter: return footer(indexPath.section)
    default: return nil
    }
  }

  private func cell(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let element = UICollectionViewLayoutAttributes(forCellWith: path)
    element.frame = sections[path.section].frame(ofItem: path.item)
    return element
  }

  private func header(_ section: Int) -> UICollectionViewLayoutAttributes? {
    edge(section, UICollectionView.elementKindSectionHeader, sections[section].header) {
      frame,
      visible,
      limits in
      guard sectionHeadersPinToVisibleBounds else { return frame }
      return max(frame, min(visible.lowerBound, limits.upperBound))
    }
  }

  private func footer(_ section: Int) -> UICollectionViewLayoutAttributes? {
    edge(section, UICollectionView.elementKindSectionFooter, sections[section].footer) {
      frame,
      visible,
      limits in
      guard sectionFootersPinToVisibleBounds else { return frame }
      return min(frame, max(visible.upperBound, limits.lowerBound))
    }
  }

  /// Returns the attributes of a header or footer.
  ///
  /// - Parameter start: Returns the start of the element in the direction of scrolling, from its
  ///   regular start, its range in the visible area, and its range in the section.
  private func edge(
    _ section: Int,
    _ kind: String,
    _ frame: CGRect?,
    _ start: (CGFloat, ClosedRange<CGFloat>, ClosedRange<CGFloat>) -> CGFloat
  ) -> UICollectionViewLayoutAttributes? {
    guard let frame, let collectionView else { return nil }
    let element = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind,
      with: IndexPath(item: 0, section: section)
    )
    element.frame = frame
    let (bounds, inset) = (collectionView.bounds, collectionView.adjustedContentInset)
    let span = sections[section]
    if isVertical {
      let visible = (
        low: bounds.minY + inset.top, high: bounds.maxY - inset.bottom - frame.height
      )
      element.frame.origin.y = start(
        frame.minY,
        min(visible.low, visible.high)...max(visible.low, visible.high),
        span.start...max(span.start, span.end - frame.height)
      )
    } else {
      let visible = (low: bounds.minX + inset.left, high: bounds.maxX - inset.right - frame.width)
      element.frame.origin.x = start(
        frame.minX,
        min(visible.low, visible.high)...max(visible.low, visible.high),
        span.start...max(span.start, span.end - frame.width)
      )
    }
    element.zIndex = 1
    return element
  }

  /// Returns true for a cell that prefers another size if there is an estimated size.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  /// Returns true for a cell that has not been measured if there is an estimated size.
  override func wantsSize(
    of element: UICollectionViewLayoutAttributes,
    isNew: Bool
  ) -> Bool {
    let path = element.indexPath
    return estimatedItemSize != .zero && element.representedElementCategory == .cell
      && preferredSize(of: path) == nil
  }

  private func preferredSize(of path: IndexPath) -> CGSize? {
    guard preferred.indices.contains(path.section),
      preferred[path.section].indices.contains(path.item)
    else { return nil }
    return preferred[path.section][path.item]
  }

  override func take(_ element: UICollectionViewLayoutAttributes) {
    let path = element.indexPath
    while preferred.count <= path.section { preferred.append([]) }
    while preferred[path.section].count <= path.item { preferred[path.section].append(nil) }
    preferred[path.section][path.item] = element.size
  }

  override func carryOver(_ origins: [[IndexPath?]]) {
    let old = preferred
    preferred = origins.map { items in
      items.map { origin in
        guard let origin, old.indices.contains(origin.section),
          old[origin.section].indices.contains(origin.item)
        else { return nil }
        return old[origin.section][origin.item]
      }
    }
    invalidateLayout()
  }

  override func forgetSize(of element: UICollectionViewLayoutAttributes) {
    let path = element.indexPath
    guard preferred.indices.contains(path.section),
      preferred[path.section].indices.contains(path.item)
    else { return }
    preferred[path.section][path.item] = nil
    invalidateLayout()
  }

  override func forgetSizes() {
    preferred = []
    reportedItems = []
    invalidateLayout()
  }
}
