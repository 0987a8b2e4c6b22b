/// The assignment of views to the visible elements of a collection.
extension UICollectionView {
  /// Gives each visible element a view at its position, and recycles the views of the others.
  func placeElements() {
    if isPlacing { return }
    placeVisibleElements()
    if isReloadWaiting { reloadData() }
  }

  private func placeVisibleElements() {
    isPlacing = true
    defer { isPlacing = false }
    guard dataSource != nil, bounds.size.width > 0, bounds.size.height > 0 else {
      for entry in shown { recycle(entry) }
      shown = []
      return
    }
    let isNew = storedCounts == nil
    let isWithin = isNew ? (true, true) : isWithin(contentSize)
    inOwnEnvironment {
      noticeBounds()
      collectionViewLayout.prepareIfNeeded()
      recycleInvisibleCells()
      let elements = measuredElements()
      show(elements)
    }
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
    // If the offset was inside of the content before, it stays inside.
    let last = lastOffset(size)
    if isWithin.0 && contentOffset.x > last.x { contentOffset.x = last.x }
    if isWithin.1 && contentOffset.y > last.y { contentOffset.y = last.y }
  }

  private func isWithin(_ size: CGSize) -> (Bool, Bool) {
    let last = lastOffset(size)
    return (contentOffset.x <= last.x, contentOffset.y <= last.y)
  }

  /// Returns the largest offset to which content of a size can be scrolled.
  private func lastOffset(_ size: CGSize) -> CGPoint {
    let inset = adjustedContentInset
    return CGPoint(
      x: max(0 - inset.left, size.width + inset.right - bounds.width),
      y: max(0 - inset.top, size.height + inset.bottom - bounds.height)
    )
  }

  private func noticeBounds() {
    if preparedBounds == bounds { return }
    // The collection has its new bounds already, so a layout that compares sizes finds no
    // difference. A change of size is therefore detected here.
    let old = preparedBounds ?? .zero
    preparedBounds = bounds
    if old.size != bounds.size
      || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
    {
      collectionViewLayout.isPrepared = false
    }
  }

  /// Recycles the views that are no longer visible, so that elements that become visible can use
  /// them.
  private func recycleInvisibleCells() {
    let elements = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let gone = shown.filter { entry in
      !elements.contains { $0.isSameElement(as: entry.element) }
    }
    if gone.isEmpty { return }
    shown.removeAll { entry in gone.contains { $0.view === entry.view } }
    for entry in gone { recycle(entry) }
  }

  /// Returns the visible elements, with the sizes that their cells prefer if the layout asks for
  /// these.
  private func measuredElements() -> [UICollectionViewLayoutAttributes] {
    func seen() -> [UICollectionViewLayoutAttributes] {
      collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    }
    var elements = seen()
    var index = 0
    // Each element is measured at most once, unless a layout of the app forgets what it took.
    var changesLeft = 1000 + 2 * (storedCounts ?? []).reduce(0, +)
    while index < elements.count {
      let element = elements[index]
      index += 1
      let isNew = !shown.contains { $0.element.isSameElement(as: element) }
      guard collectionViewLayout.wantsSize(of: element, isNew: isNew),
        let view = view(for: element)
      else { continue }
      let preferred = preferredAttributes(of: view, element)
      let counts = collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: element
      )
      collectionViewLayout.take(counts ? preferred : element)
      if counts {
        // A single cell that is larger than its estimate may move all others out of the visible
        // area.
        collectionViewLayout.isPrepared = false
        collectionViewLayout.prepareIfNeeded()
        elements = seen()
        changesLeft -= 1
        if changesLeft < 0 {
          reportEndlessMeasurement()
          return elements
        }
        index = 0
      }
    }
    return elements
  }

  private func reportEndlessMeasurement() {
    environment.raise(
      LayoutIssue(
        .layoutLoop,
        "The layout of \(layoutName) asks for the sizes of its elements again and again.",
        remedy: "Return true from shouldInvalidateLayout(forPreferredLayoutAttributes:"
          + "withOriginalAttributes:) only if the sizes differ. The elements keep their sizes."
      )
    )
  }

  private func preferredAttributes(
    of view: UICollectionReusableView,
    _ element: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = view.preferredLayoutAttributesFitting(element)
    if preferred.size.width > 0 && preferred.size.height > 0 { return preferred }
    if !reportedClasses.contains(where: { $0 === type(of: view) }),
      collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: element
      )
    {
      reportedClasses.append(type(of: view))
      let isWide = preferred.size.width > 0
      let (width, height) = (element.size.width, element.size.height)
      reportOpenSize(of: view, isWide ? "height" : "width", instead: isWide ? height : width)
    }
    if preferred.size.width <= 0 { preferred.size.width = element.size.width }
    if preferred.size.height <= 0 { preferred.size.height = element.size.height }
    return preferred
  }

  /// Returns the view of an element, which is created if there is none.
  private func view(for element: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    if let known = shown.first(where: { $0.element.isSameElement(as: element) }) {
      return known.view
    }
    guard let dataSource else { return nil }
    let view: UICollectionReusableView
    switch element.representedElementCategory {
    case .cell:
      let cell = dataSource.collectionView(self, cellForItemAt: element.indexPath)
      cell.isSelected = selection.contains(element.indexPath)
      if cell.superview !== self { insertSubview(cell, at: 0) }
      cell.updateForEditing()
      cell.updateConfigurationIfNeeded()
      view = cell
    case .supplementaryView:
      view = dataSource.collectionView(
        self,
        viewForSupplementaryElementOfKind: element.representedElementKind ?? "",
        at: element.indexPath
      )
    case .decorationView:
      guard let decoration = decorationView(element) else { return nil }
      view = decoration
    }
    if view.superview !== self {
      // Cells are behind the other views.
      if view is UICollectionViewCell { insertSubview(view, at: 0) } else { addSubview(view) }
    }
    fresh.append(ObjectIdentifier(view))
    shown.append((element, view))
    return view
  }

  private func decorationView(
    _ element: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    let kind = element.representedElementKind ?? ""
    guard let type = collectionViewLayout.decorationClasses[kind] else {
      environment.raiseOnce(
        LayoutIssue(
          .illegalItem,
          "No class is registered with the layout of \(layoutName) for decoration views of the kind "
            + "'\(kind)'.",
          remedy: "Call register(_:forDecorationViewOfKind:) of the layout. Nothing is shown.",
          exceptionName: "NSInternalInconsistencyException"
        )
      )
      return nil
    }
    // The layout may have another class for the kind later.
    let key = Self.key(kind, String(reflecting: type))
    if cells.maker(for: key) == nil { cells.register({ type.init(frame: .zero) }, for: key) }
    return registeredView(key, kind, nil)
  }

  /// Moves the views so that those with larger `zIndex` are in front; of equal ones decoration views
  /// are behind cells, and cells behind supplementary views.
  private func orderViews() {
    func rank(_ element: UICollectionViewLayoutAttributes) -> (Int, Int) {
      switch element.representedElementCategory {
      case .decorationView: (element.zIndex, 0)
      case .cell: (element.zIndex, 1)
      case .supplementaryView: (element.zIndex, 2)
      }
    }
    // Without other values the order in which the views were added is right.
    let isOrdered = shown.allSatisfy { element, _ in
      switch element.representedElementCategory {
      case .cell: element.zIndex == 0
      case .supplementaryView: element.zIndex >= 0
      case .decorationView: false
      }
    }
    if isOrdered { return }
    let wanted = shown.enumerated().sorted {
      let (left, right) = (rank($0.element.element), rank($1.element.element))
      return left != right ? left < right : $0.offset < $1.offset
    }.map(\.element.view)
    var places: [ObjectIdentifier: Int] = [:]
    for (place, view) in subviews.enumerated() { places[ObjectIdentifier(view)] = place }
    let present = wanted.map { places[ObjectIdentifier($0)] ?? 0 }
    if zip(present, present.dropFirst()).allSatisfy({ $0 < $1 }) { return }
    for view in wanted { bringSubviewToFront(view) }
  }

  private func show(_ elements: [UICollectionViewLayoutAttributes]) {
    var next: [(element: UICollectionViewLayoutAttributes, view: UICollectionReusableView)] = []
    for element in elements {
      if let view = view(for: element) { next.append((element, view)) }
    }
    for entry in shown
    where !next.contains(where: { $0.element.isSameElement(as: entry.element) }) {
      recycle(entry)
    }
    shown = next
    orderViews()
    let (made, listener) = (fresh, delegate as? any UICollectionViewDelegate)
    fresh = []
    for (element, view) in shown {
      view.apply(element)
      if view.transform != element.transform { view.transform = element.transform }
      view.place(inList: element.frame)
      if view.alpha != element.alpha { view.alpha = element.alpha }
      if view.isHidden != element.isHidden { view.isHidden = element.isHidden }
      guard made.contains(ObjectIdentifier(view)), let listener else { continue }
      if let cell = view as? UICollectionViewCell {
        listener.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
      } else if element.representedElementCategory == .supplementaryView {
        listener.collectionView(
          self,
          willDisplaySupplementaryView: view,
          forElementKind: element.representedElementKind ?? "",
          at: element.indexPath
        )
      }
    }
    placeMovedItem()
  }

  /// Puts a view into the pool for reuse if it has an identifier.
  func recycle(
    _ entry: (element: UICollectionViewLayoutAttributes, view: UICollectionReusableView)
  ) {
    let (element, view) = entry
    if let place = fresh.firstIndex(of: ObjectIdentifier(view)) {
      fresh.remove(at: place)
    } else if let cell = view as? UICollectionViewCell {
      (delegate as? any UICollectionViewDelegate)?
        .collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
    } else if element.representedElementCategory == .supplementaryView {
      (delegate as? any UICollectionViewDelegate)?
        .collectionView(
          self,
          didEndDisplayingSupplementaryView: view,
          forElementOfKind: element.representedElementKind ?? "",
          at: element.indexPath
        )
    }
    let key = element.representedElementKind.flatMap { kind in
      view.reuseIdentifier.map { Self.key(kind, $0) }
    }
    cells.put(view, key ?? view.reuseIdentifier)
  }
}
