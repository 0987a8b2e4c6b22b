/// The positions of rows, and the cells that show them.
extension UITableView {
  /// The number of sections, as of the last query of the data source.
  public var numberOfSections: Int { loadedParts.rowCounts.count }

  /// Returns the number of rows in a section; 0 for a section that does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    let counts = loadedParts.rowCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The visible cells, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    layOutIfListWaits()
    return shown.compactMap { $0.view as? UITableViewCell }
  }

  /// The positions of the visible rows, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layOutIfListWaits()
    return shown.compactMap { path(at: $0.index) }
  }

  /// Returns the cell that shows a row; nil if the row is not visible.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layOutIfListWaits()
    guard let index = parts.index(of: indexPath) else { return nil }
    return shown.first { $0.index == index }?.view as? UITableViewCell
  }

  /// Returns the position of the row that a cell shows; nil if it shows none.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.first { $0.view === cell }.flatMap { path(at: $0.index) }
  }

  /// Returns the position of the row at a point of the table's coordinates; nil between rows.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    let parts = loadedParts
    let offset = Double(point.y - topOfParts)
    guard offset >= 0, offset < parts.heights.total, let index = parts.heights.index(at: offset)
    else { return nil }
    return path(at: index)
  }

  /// Returns the visible header of a section; nil if it is not visible.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layOutIfListWaits()
    return shown.first { parts.kind(at: $0.index) == .header(section: section) }?.view
      as? UITableViewHeaderFooterView
  }

  /// Returns the visible footer of a section; nil if it is not visible.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layOutIfListWaits()
    return shown.first { parts.kind(at: $0.index) == .footer(section: section) }?.view
      as? UITableViewHeaderFooterView
  }

  /// Returns the frame of a row in the table's coordinates, with estimated heights for rows that
  /// were never visible. Zero for a row that does not exist.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadedParts.index(of: indexPath).map(frame(ofPart:)) ?? .zero
  }

  /// Returns the frame of a section in the table's coordinates, including its header and footer.
  public func rect(forSection section: Int) -> CGRect {
    let parts = loadedParts
    guard parts.rowCounts.indices.contains(section) else { return .zero }
    let start = parts.heights.start(of: parts.header(of: section))
    let end = parts.heights.start(of: parts.footer(of: section) + 1)
    return CGRect(
      x: 0,
      y: topOfParts + CGFloat(start),
      width: bounds.width,
      height: CGFloat(end - start)
    )
  }

  /// Returns the frame of a section's header in the table's coordinates.
  public func rectForHeader(inSection section: Int) -> CGRect {
    let parts = loadedParts
    return parts.rowCounts.indices.contains(section)
      ? frame(ofPart: parts.header(of: section)) : .zero
  }

  /// Returns the frame of a section's footer in the table's coordinates.
  public func rectForFooter(inSection section: Int) -> CGRect {
    let parts = loadedParts
    return parts.rowCounts.indices.contains(section)
      ? frame(ofPart: parts.footer(of: section)) : .zero
  }

  /// Scrolls at once so that a row is visible, and lays out the table.
  ///
  /// Rows that become visible on the way are measured, so that the row ends at the requested
  /// position.
  public func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    layOutIfListWaits()
    guard let index = parts.index(of: indexPath) else {
      return environment.raise(
        LayoutIssue(
          .illegalItem,
          "\(layoutName) has no row \(indexPath.listDescription) to scroll to.",
          remedy: "The numbers of rows of its sections: \(parts.rowCounts).",
          exceptionName: "NSRangeException"
        )
      )
    }
    // Each round measures the rows that were not measured, of which fewer and fewer remain.
    for _ in 0...parts.count {
      let old = contentOffset.y
      let wanted = offset(showing: frame(ofPart: index), scrollPosition)
      if wanted == old && parts.isMeasured[index] { return }
      contentOffset.y = wanted
      let measured = parts.heights
      placeParts()
      if contentOffset.y == wanted && parts.heights.total == measured.total
        && offset(showing: frame(ofPart: index), scrollPosition) == wanted
      {
        break
      }
    }
    layoutIfNeeded()
  }

  private func offset(showing rect: CGRect, _ position: ScrollPosition) -> CGFloat {
    let inset = adjustedContentInset
    let (top, bottom) = (rect.minY - inset.top, rect.maxY + inset.bottom - bounds.height)
    let wanted: CGFloat =
      switch position {
      case .top: top
      case .bottom: bottom
      case .middle: (top + bottom) / 2
      // The smallest distance that makes the row visible.
      case .none: top < contentOffset.y ? top : max(bottom, contentOffset.y)
      }
    let last = contentSize.height + inset.bottom - bounds.height
    return max(-inset.top, min(wanted, last))
  }

  /// The parts of the table, after the counts were queried.
  private var loadedParts: TableParts {
    if let dataSource { inOwnEnvironment { loadParts(dataSource) } }
    return parts
  }

  /// Lays out the table if required, so that the cells correspond to the present data.
  private func layOutIfListWaits() { if flags.contains(.layout) && !isPlacing { placeParts() } }

  func path(at index: Int) -> IndexPath? {
    if case .row(let path) = parts.kind(at: index) { return path }
    return nil
  }
}

extension UITableView {
  /// The position of the row that was selected first; nil if no row is selected.
  public var indexPathForSelectedRow: IndexPath? { selection.first }
  /// The positions of the selected rows; nil if no row is selected.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row; nil deselects all. Unless several rows can be selected, the other rows are
  /// deselected. The delegate is not notified.
  public func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    if !selectsSeveralRows || indexPath == nil {
      for path in selection where path != indexPath { deselectRow(at: path, animated: false) }
    }
    guard let indexPath, loadedParts.index(of: indexPath) != nil else { return }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row. The delegate is not notified.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }
}

nonisolated extension IndexPath {
  /// The row and the section, as in `3 of section 0`.
  var listDescription: String { count == 2 ? "\(row) of section \(section)" : "\(Array(self))" }
}
