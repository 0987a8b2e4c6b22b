/// The attributes of the elements of a compositional layout.
extension UICollectionViewCompositionalLayout {
  /// Returns the attributes of an element.
  ///
  /// - Parameter section: The section that contains it; nil for the headers and footers of the
  ///   whole content.
  func attributes(
    of place: CompositionalGroup.Place,
    in section: Int?
  ) -> UICollectionViewLayoutAttributes {
    let path = section.map { IndexPath(item: place.item, section: $0) } ?? IndexPath(index: 0)
    let element: UICollectionViewLayoutAttributes
    switch place.category {
    case .cell: element = UICollectionViewLayoutAttributes(forCellWith: path)
    case .supplementaryView:
      element = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: place.kind ?? "",
        with: path
      )
    case .decorationView:
      element = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: place.kind ?? "",
        with: path
      )
    }
    element.frame = frame(of: place, in: section)
    element.zIndex = place.zIndex
    element.openAxes = place.open
    return element
  }

  /// Returns the frame of an element in the coordinates of the content.
  private func frame(of place: CompositionalGroup.Place, in section: Int?) -> CGRect {
    var frame = place.frame
    let start = section.map { starts[$0] } ?? 0
    if isVertical { frame.origin.y += start } else { frame.origin.x += start }
    guard let collectionView else { return frame }
    if !place.pinned.isEmpty {
      let size = section.map { sections[$0].size } ?? collectionViewContentSize
      let (bounds, inset) = (collectionView.bounds, collectionView.adjustedContentInset)
      if isVertical {
        frame.origin.y = pinned(
          frame.minY,
          isFirst: place.pinned.contains(.top),
          visible: (bounds.minY + inset.top, bounds.maxY - inset.bottom - frame.height),
          limits: (start, start + size.height - frame.height)
        )
      } else {
        frame.origin.x = pinned(
          frame.minX,
          isFirst: place.pinned.contains(.leading),
          visible: (bounds.minX + inset.left, bounds.maxX - inset.right - frame.width),
          limits: (start, start + size.width - frame.width)
        )
      }
    }
    if isMirrored { frame.origin.x = collectionView.roomForContent.width - frame.maxX }
    return frame
  }

  /// Returns the start of a header or footer that stays visible inside of the limits of its
  /// section.
  private func pinned(
    _ start: CGFloat,
    isFirst: Bool,
    visible: (low: CGFloat, high: CGFloat),
    limits: (low: CGFloat, high: CGFloat)
  ) -> CGFloat {
    isFirst
      ? max(start, min(visible.low, limits.high)) : min(start, max(visible.high, limits.low))
  }

  private func edge(
    _ category: UICollectionViewLayoutAttributes.ElementCategory,
    _ kind: String,
    _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    func isMeant(_ place: CompositionalGroup.Place) -> Bool {
      place.category == category && place.kind == kind
    }
    guard path.count == 2 else {
      return edges.first(where: isMeant).map { attributes(of: $0, in: nil) }
    }
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    let place =
      section.edges.first { isMeant($0) && $0.item == path.item }
      ?? section.places.first { isMeant($0) && $0.item == path.item }
    return place.map { attributes(of: $0, in: path.section) }
  }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    prepareIfNeeded()
    var result: [UICollectionViewLayoutAttributes] = []
    func take(_ place: CompositionalGroup.Place, _ section: Int?) {
      let element = attributes(of: place, in: section)
      if element.frame.meets(rect) { result.append(element) }
    }
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    for place in edges { take(place, nil) }
    for (index, section) in sections.enumerated() {
      let first = result.count
      defer { letHandlerChange(&result, from: first, index) }
      let length = isVertical ? section.size.height : section.size.width
      // The views that are attached to items may be outside of their section.
      for place in section.places(from: low - starts[index], to: high - starts[index]) {
        if place.category != .cell { take(place, index) }
      }
      guard starts[index] + length > low && starts[index] < high else { continue }
      for place in section.edges { take(place, index) }
      for place in section.places(from: low - starts[index], to: high - starts[index])
      where place.category == .cell {
        take(place, index)
      }
    }
    return result
  }

  /// Calls the handler of a section with its elements.
  private func letHandlerChange(
    _ elements: inout [UICollectionViewLayoutAttributes],
    from first: Int,
    _ index: Int
  ) {
    guard first < elements.count, let collectionView,
      let handler = description(ofSection: index)?.visibleItemsInvalidationHandler
    else { return }
    let environment = CompositionalEnvironment(
      CompositionalContainer(collectionView.roomForContent, .zero),
      collectionView.traitCollection
    )
    handler(Array(elements[first...]), collectionView.contentOffset, environment)
  }

  func element(forItemAt path: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard path.count == 2, sections.indices.contains(path.section),
      sections[path.section].cells.indices.contains(path.item)
    else { return nil }
    let section = sections[path.section]
    return attributes(of: section.places[section.cells[path.item]], in: path.section)
  }

  func supplementary(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    edge(.supplementaryView, kind, path)
  }

  func decoration(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    edge(.decorationView, kind, path)
  }
}
