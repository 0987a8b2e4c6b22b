/// The assignment of views to the visible parts of a table.
extension UITableView {
  /// Gives each visible part a view at its position, and recycles the views of the others.
  func placeParts() {
    if isPlacing { return }
    placeVisibleElements()
    if isReloadWaiting { reloadData() }
  }

  private func placeVisibleElements() {
    isPlacing = true
    defer { isPlacing = false }
    // `bounds.height` is positive for a negative height, and the bounds then end at their origin.
    guard let dataSource, bounds.size.width > 0, bounds.size.height > 0 else { return recycleAll() }
    let isNew = storedParts == nil
    let isWithin = isNew || contentOffset.y <= lastOffset(contentSize.height)
    inOwnEnvironment {
      loadParts(dataSource)
      if measuredWidth != bounds.width {
        measuredWidth = bounds.width
        unmeasure()
      }
      if hasUnmeasuredParts {
        hasUnmeasuredParts = false
        measureUnestimated()
      }
      showVisibleElements()
    }
    for cell in loose where cell.superview === self { cells.put(cell, cell.reuseIdentifier) }
    loose = []
    placeEdges()
    updateContentSize(isWithin)
  }

  /// The position of the first part: the height of the table's own header.
  var topOfParts: CGFloat { tableHeaderView?.frame.height ?? 0 }

  var parts: TableParts { storedParts ?? TableParts(rowCounts: []) { _ in (0, true) } }

  private var endOfContent: CGFloat {
    topOfParts + parts.heights.total + (tableFooterView?.frame.height ?? 0)
  }

  /// Queries all counts unless they are known.
  func loadParts(_ dataSource: any UITableViewDataSource) {
    if storedParts != nil { return }
    let sections = max(0, dataSource.numberOfSections(in: self))
    let counts = (0..<sections).map {
      max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
    }
    storedParts = TableParts(rowCounts: counts, height: expectedHeight)
    hasUnmeasuredParts = true
  }

  /// Returns the height that a part is expected to have before it has a view, and whether that
  /// height is final. An estimate of 0 means that the part is measured at once.
  func expectedHeight(_ kind: TableParts.Kind) -> (length: Double, isCertain: Bool) {
    let estimate: CGFloat
    switch kind {
    case .row(let path):
      estimate = accepted(
        listDelegate?.tableView(self, estimatedHeightForRowAt: path),
        "estimated height",
        kind,
        orElse: estimatedRowHeight,
        "estimatedRowHeight"
      )
      if estimate == 0 {
        let height = wantedHeight(kind)
        return height >= 0 ? (Double(height), true) : (0, false)
      }
      if estimate < 0 {
        return (Double(rowHeight >= 0 ? rowHeight : UITableViewCell.standardHeight), false)
      }
    case .header(let section):
      estimate = estimatedHeight(
        kind,
        sectionHeaderHeight,
        listDelegate?.tableView(self, estimatedHeightForHeaderInSection: section),
        estimatedSectionHeaderHeight,
        "estimatedSectionHeaderHeight"
      )
      if estimate < 0 {
        let hasTitle = dataSource?.tableView(self, titleForHeaderInSection: section) != nil
        let length = hasTitle ? 28 : lengthOfUnknownEdge
        return (length + Double(padding(kind, CGFloat(length))), false)
      }
    case .footer(let section):
      estimate = estimatedHeight(
        kind,
        sectionFooterHeight,
        listDelegate?.tableView(self, estimatedHeightForFooterInSection: section),
        estimatedSectionFooterHeight,
        "estimatedSectionFooterHeight"
      )
      if estimate < 0 {
        let hasTitle = dataSource?.tableView(self, titleForFooterInSection: section) != nil
        return (hasTitle ? 28 : lengthOfUnknownEdge, false)
      }
    }
    return (Double(estimate + padding(kind, estimate)), false)
  }

  /// Returns the estimated height of a header or footer: the height of the table if there is one,
  /// otherwise the estimate of the delegate or of the table.
  private func estimatedHeight(
    _ kind: TableParts.Kind,
    _ height: CGFloat,
    _ delegates: CGFloat?,
    _ estimate: CGFloat,
    _ name: String
  ) -> CGFloat {
    height >= 0
      ? height : accepted(delegates, "estimated height", kind, orElse: estimate, name)
  }

  /// The height of a header or footer that may have a view of the delegate. A part without height would
  /// never be visible, and the delegate never asked; headers of a plain table are asked for in any case.
  private var lengthOfUnknownEdge: Double { style == .plain ? 0 : 28 }

  /// Returns the height that the delegate or the table specifies; negative if the part has to be
  /// measured.
  func wantedHeight(_ kind: TableParts.Kind) -> CGFloat {
    let (height, other, name) =
      switch kind {
      case .row(let path):
        (listDelegate?.tableView(self, heightForRowAt: path), rowHeight, "rowHeight")
      case .header(let section):
        (
          listDelegate?.tableView(self, heightForHeaderInSection: section), sectionHeaderHeight,
          "sectionHeaderHeight"
        )
      case .footer(let section):
        (
          listDelegate?.tableView(self, heightForFooterInSection: section), sectionFooterHeight,
          "sectionFooterHeight"
        )
      }
    return accepted(height, "height", kind, orElse: other, name)
  }

  /// Returns the delegate's height or estimate for a part; the table's own one if there is none, or
  /// if it is not finite. One that is not finite is reported once for each part.
  private func accepted(
    _ height: CGFloat?,
    _ what: String,
    _ kind: TableParts.Kind,
    orElse other: CGFloat,
    _ name: String
  ) -> CGFloat {
    guard let height else { return other }
    if height.isFinite { return height }
    let what = "\(what) of \(kind.inWords)"
    if reportedHeights.insert(what).inserted {
      let remedy = "The \(name) of the table is used instead."
      _ = environment.accepts(what, of: layoutName, height, remedy: remedy)
    }
    return other
  }

  /// Turns all measured heights into estimates, because they were measured for another width.
  func unmeasure() {
    guard let count = storedParts?.count else { return }
    storedParts?.isMeasured = Array(repeating: false, count: count)
    hasUnmeasuredParts = true
  }

  /// Measures the parts without an estimate before they are visible, after parts were added or the
  /// width changed.
  private func measureUnestimated() {
    let rows = estimatedRowHeight == 0 && rowHeight < 0
    let headers = estimatedSectionHeaderHeight == 0 && sectionHeaderHeight < 0
    let footers = estimatedSectionFooterHeight == 0 && sectionFooterHeight < 0
    if !rows && !headers && !footers { return }
    for index in 0..<parts.count where !parts.isMeasured[index] {
      switch parts.kind(at: index) {
      case .row: if !rows { continue }
      case .header: if !headers { continue }
      case .footer: if !footers { continue }
      }
      if let known = shown.first(where: { $0.index == index }) {
        // Without a height the part would count as invisible, and be recycled unmeasured.
        measure(known.view, index)
        continue
      }
      if let view = makeView(index) { recycle(view, index, wasShown: false) }
    }
  }

  private func showVisibleElements() {
    recycleInvisibleCells()
    let range = findWhatIsSeen()
    for (index, view) in shown where !range.contains(where: { $0.index == index }) {
      recycle(view, index, wasShown: true)
    }
    let old = Set(shown.map { ObjectIdentifier($0.view) })
    shown = range
    for (index, view) in shown {
      view.place(inList: frame(ofPart: index))
      if let cell = view as? UITableViewCell, case .row(let path) = parts.kind(at: index) {
        placeSeparator(of: cell)
        if style == .insetGrouped { round(cell, at: path) }
        if !old.contains(ObjectIdentifier(cell)) {
          listDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        }
      } else if !old.contains(ObjectIdentifier(view)) {
        switch parts.kind(at: index) {
        case .header(let section):
          listDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        case .footer(let section):
          listDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        case .row: break
        }
      }
    }
  }

  /// Recycles the views that are no longer visible, so that parts that become visible can use them.
  private func recycleInvisibleCells() {
    let gone = shown.filter { !frame(ofPart: $0.index).meets(bounds) }
    if gone.isEmpty { return }
    shown.removeAll { entry in gone.contains { $0.index == entry.index } }
    for (index, view) in gone { recycle(view, index, wasShown: true) }
  }

  /// Returns the measured views of all visible parts. Visible views are kept; the others are
  /// created.
  private func findWhatIsSeen() -> [(index: Int, view: UIView)] {
    var result: [(index: Int, view: UIView)] = []
    func take(_ index: Int) -> CGFloat {
      if let known = shown.first(where: { $0.index == index }) {
        if !parts.isMeasured[index] { measure(known.view, index) }
        result.append(known)
      } else if let view = makeView(index) {
        result.append((index, view))
      }
      return CGFloat(parts.heights[index])
    }
    let anchor = shown.first { index, _ in
      let start = topOfParts + CGFloat(parts.heights.start(of: index))
      return start + CGFloat(parts.heights[index]) > bounds.minY && start < bounds.maxY
        && !isFloating(index)
    }
    guard let first = anchor?.index ?? parts.heights.index(at: Double(bounds.minY - topOfParts))
    else { return [] }
    let start = topOfParts + CGFloat(parts.heights.start(of: first))
    var (index, edge) = (first, start)
    while index < parts.count && edge < bounds.maxY {
      edge += take(index)
      index += 1
    }
    (index, edge) = (first - 1, start)
    while index >= 0 && edge > bounds.minY {
      edge -= take(index)
      index -= 1
    }
    // The visible rows stay in place, whatever the heights of the rows that appeared above them and
    // of the header that floats over them.
    var place = start
    func followRows() {
      let newPlace = topOfParts + CGFloat(parts.heights.start(of: first))
      if newPlace != place { contentOffset.y += newPlace - place }
      place = newPlace
    }
    followRows()
    if style == .plain {
      for index in floatingParts(beside: result.map(\.index)) { _ = take(index) }
      followRows()
    }
    result.sort { $0.index < $1.index }
    return result
  }

  /// Returns the parts that float in a plain table: the header of the topmost visible section and
  /// the footer of the bottommost one.
  ///
  /// A header of which only the section's footer is visible is pushed out of the bounds, and so is a
  /// footer by its header. Such a part would be recycled and made again in each layout.
  private func floatingParts(beside indices: [Int]) -> [Int] {
    guard let first = indices.min(), let last = indices.max() else { return [] }
    var result: [Int] = []
    let upper = section(of: first)
    let end = topOfParts + CGFloat(parts.heights.start(of: parts.footer(of: upper)))
    if end > bounds.minY { result.append(parts.header(of: upper)) }
    let lower = section(of: last)
    let start = topOfParts + CGFloat(parts.heights.start(of: parts.header(of: lower) + 1))
    if start < bounds.maxY { result.append(parts.footer(of: lower)) }
    return result.filter { !indices.contains($0) }
  }

  /// Returns whether a header or footer has left its regular position.
  private func isFloating(_ index: Int) -> Bool {
    let kind = parts.kind(at: index)
    if case .row = kind { return false }
    let room = padding(kind, CGFloat(parts.heights[index]))
    return frame(ofPart: index).minY != topOfParts + CGFloat(parts.heights.start(of: index)) + room
  }

  func section(of index: Int) -> Int {
    switch parts.kind(at: index) {
    case .row(let path): path.section
    case .header(let section), .footer(let section): section
    }
  }

  /// Returns the frame of a part; for a floating header or footer, the frame at its present
  /// position.
  func frame(ofPart index: Int) -> CGRect {
    let heights = parts.heights
    let side: CGFloat = style == .insetGrouped ? max(layoutMargins.left, 16) : 0
    // The free room above a header is part of its height among the parts.
    let room = padding(parts.kind(at: index), CGFloat(heights[index]))
    let height = CGFloat(heights[index]) - room
    var y = topOfParts + CGFloat(heights.start(of: index)) + room
    let section = section(of: index)
    if style == .plain, case .header = parts.kind(at: index) {
      let end = topOfParts + CGFloat(heights.start(of: parts.footer(of: section)))
      y = max(y, min(bounds.minY + adjustedContentInset.top, end - height))
    } else if style == .plain, case .footer = parts.kind(at: index) {
      let start = topOfParts + CGFloat(heights.start(of: parts.header(of: section) + 1))
      y = min(y, max(bounds.maxY - adjustedContentInset.bottom - height, start))
    }
    return CGRect(x: side, y: y, width: bounds.width - 2 * side, height: height)
  }

  /// Places the table's own header and footer.
  private func placeEdges() {
    if let tableHeaderView {
      let size = CGSize(width: bounds.width, height: tableHeaderView.frame.height)
      tableHeaderView.place(inList: CGRect(origin: .zero, size: size))
    }
    if let tableFooterView {
      let top = topOfParts + CGFloat(parts.heights.total)
      let size = CGSize(width: bounds.width, height: tableFooterView.frame.height)
      tableFooterView.place(inList: CGRect(origin: CGPoint(x: 0, y: top), size: size))
    }
  }

  /// Updates the size of the content.
  ///
  /// - Parameter isWithin: Whether the offset was inside of the content before; then it stays
  ///   inside.
  private func updateContentSize(_ isWithin: Bool) {
    let size = CGSize(width: bounds.width, height: endOfContent)
    if contentSize != size { contentSize = size }
    let last = lastOffset(size.height)
    if isWithin && contentOffset.y > last { contentOffset.y = last }
  }

  /// Returns the largest vertical offset to which content of a height can be scrolled.
  private func lastOffset(_ height: CGFloat) -> CGFloat {
    let inset = adjustedContentInset
    return max(0 - inset.top, height + inset.bottom - bounds.height)
  }
}
