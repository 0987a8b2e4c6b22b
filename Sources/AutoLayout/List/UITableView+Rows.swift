/// Where rows are, and which cells show them.
extension UITableView {
  /// As the data source said when it was last asked.
  public var numberOfSections: Int { loadedParts.rowCounts.count }

  /// 0 for a section that does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    let counts = loadedParts.rowCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The cells that are to be seen, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    layOutIfListWaits()
    return shown.compactMap { $0.view as? UITableViewCell }
  }

  public var indexPathsForVisibleRows: [IndexPath]? {
    layOutIfListWaits()
    return shown.compactMap { path(at: $0.index) }
  }

  /// The cell that shows a row; nil for a row that is not to be seen.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layOutIfListWaits()
    guard let index = parts.index(of: indexPath) else { return nil }
    return shown.first { $0.index == index }?.view as? UITableViewCell
  }

  /// The row that a cell shows; nil if it shows none.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.first { $0.view === cell }.flatMap { path(at: $0.index) }
  }

  /// In the table's coordinates; nil between rows.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    let parts = loadedParts
    let offset = Double(point.y - topOfParts)
    guard offset >= 0, offset < parts.heights.total, let index = parts.heights.index(at: offset)
    else { return nil }
    return path(at: index)
  }

  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layOutIfListWaits()
    return shown.first { parts.kind(at: $0.index) == .header(section: section) }?.view
      as? UITableViewHeaderFooterView
  }

  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layOutIfListWaits()
    return shown.first { parts.kind(at: $0.index) == .footer(section: section) }?.view
      as? UITableViewHeaderFooterView
  }

  /// Where a row is, as far as it is known: rows before it that were never seen have an estimated height. Zero for a row that
  /// does not exist.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadedParts.index(of: indexPath).map(frame(ofPart:)) ?? .zero
  }

  /// Header, rows and footer.
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

  public func rectForHeader(inSection section: Int) -> CGRect {
    let parts = loadedParts
    return parts.rowCounts.indices.contains(section)
      ? frame(ofPart: parts.header(of: section)) : .zero
  }

  public func rectForFooter(inSection section: Int) -> CGRect {
    let parts = loadedParts
    return parts.rowCounts.indices.contains(section)
      ? frame(ofPart: parts.footer(of: section)) : .zero
  }

  /// Moves the content until a row is to be seen, at once, and lays out.
  ///
  /// What lies on the way is measured where it comes into view, so that the row ends where it was asked for.
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
          remedy: "It has \(numberOfSections) sections with \(parts.rowCounts) rows.",
          exceptionName: "NSRangeException"
        )
      )
    }
    // Each round measures what was not, of which there is less and less.
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
      // As little as it takes.
      case .none: top < contentOffset.y ? top : max(bottom, contentOffset.y)
      }
    let last = contentSize.height + inset.bottom - bounds.height
    return max(-inset.top, min(wanted, last))
  }

  /// The list as the data source says it is.
  private var loadedParts: TableParts {
    if let dataSource { inOwnEnvironment { loadParts(dataSource) } }
    return parts
  }

  /// Who asks for cells wants those of what the table has been told last.
  private func layOutIfListWaits() { if flags.contains(.layout) && !isPlacing { placeParts() } }

  func path(at index: Int) -> IndexPath? {
    if case .row(let path) = parts.kind(at: index) { return path }
    return nil
  }
}

extension UITableView {
  /// The one that was selected first.
  public var indexPathForSelectedRow: IndexPath? { selection.first }
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row, and without ``allowsMultipleSelection`` no other. The delegate is not told: it was the program.
  public func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selection where path != indexPath { deselectRow(at: path, animated: false) }
    }
    guard let indexPath, loadedParts.index(of: indexPath) != nil else { return }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }
}

extension IndexPath {
  /// `0–3`: section and row.
  var listDescription: String { count == 2 ? "\(section)–\(row)" : "\(Array(self))" }
}
