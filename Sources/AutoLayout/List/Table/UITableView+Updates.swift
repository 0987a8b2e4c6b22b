/// The insertion, deletion, reloading and moving of rows and sections.
extension UITableView {
  /// Announces inserted rows, by their positions after the change.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows += indexPaths }
  }

  /// Announces deleted rows, by their positions before the change.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows += indexPaths }
  }

  /// Announces rows whose cells are to be reloaded, by their positions before the change.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedRows += indexPaths }
  }

  /// Announces that a row has moved from its former position to a new one.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  /// Announces inserted sections, by their indices after the change.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections += sections }
  }

  /// Announces deleted sections, by their indices before the change.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections += sections }
  }

  /// Announces sections whose rows are to be reloaded, by their indices before the change.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections += sections }
  }

  /// Announces that a section has moved with its rows, from its former index to a new one.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  /// Announces rows whose cells are to be configured again, by their positions before the change.
  /// The data source is asked for their cells, and `dequeueReusableCell(withIdentifier:for:)`
  /// returns the visible ones.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    change { $0.reconfiguredRows += indexPaths }
  }

  /// Applies the changes that the closure announces as one batch. Deleted and reloaded positions
  /// refer to the table before the batch, inserted ones to the table after it. Visible cells are
  /// measured again, even if the closure announces nothing.
  public func performBatchUpdates(
    _ updates: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates()
    endUpdates()
    completion?(true)
  }

  /// Applies the changes of a closure as one batch; without a closure, visible cells are measured again.
  public func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    performBatchUpdates(updates ?? {}, completion: completion)
  }

  /// Begins a batch of changes, which ``endUpdates()`` applies. Calls may be nested.
  public func beginUpdates() {
    if changes == nil { changes = ListChanges() }
    depthOfChanges += 1
  }

  /// Ends a batch of changes. The outermost call applies the batch.
  public func endUpdates() {
    if depthOfChanges == 0 { return }
    depthOfChanges -= 1
    guard depthOfChanges == 0, let recorded = changes else { return }
    changes = nil
    remeasureShown()
    apply(recorded)
  }

  private func change(_ body: (inout ListChanges) -> Void) {
    if changes != nil { return body(&changes!) }
    var recorded = ListChanges()
    body(&recorded)
    apply(recorded)
  }

  /// Applies a batch of changes. If the counts contradict it, an issue is reported and everything
  /// is reloaded.
  private func apply(_ recorded: ListChanges) {
    // Before the first layout no counts are known, so there is nothing to update.
    guard let dataSource, let old = storedParts else { return reloadData() }
    storedParts = nil
    inOwnEnvironment { loadParts(dataSource) }
    switch recorded.origins(from: old.rowCounts, to: parts.rowCounts) {
    case .success(let origins):
      carryOver(old, origins)
      reconfigure(recorded.reconfigured(origins))
    case .failure(let mismatch):
      reportInvalidUpdate(mismatch)
      reloadData()
    }
    askForLayout()
  }

  /// Applies a change of the content of which the former positions are known.
  func apply(_ difference: ListDifference) {
    guard let dataSource, let old = storedParts, old.rowCounts == difference.oldCounts, !isPlacing
    else { return reloadData() }
    storedParts = nil
    inOwnEnvironment { loadParts(dataSource) }
    guard parts.rowCounts == difference.origins.map(\.count) else { return reloadData() }
    carryOver(old, difference.origins)
    reconfigure(difference.reconfigured)
    askForLayout()
  }

  /// Configures the visible cells of rows again, and marks them for measurement.
  private func reconfigure(_ paths: [IndexPath]) {
    guard let dataSource, !paths.isEmpty else { return }
    let paths = Set(paths)
    inOwnEnvironment {
      for place in shown.indices {
        let (index, view) = shown[place]
        guard let path = path(at: index), paths.contains(path), let cell = view as? UITableViewCell
        else { continue }
        reconfiguring = (path, cell)
        let other = dataSource.tableView(self, cellForRowAt: path)
        reconfiguring = nil
        loose.removeAll { $0 === other }
        if other !== cell {
          recycle(cell, index, wasShown: true)
          if other.superview !== self { insertSubview(other, at: 0) }
          other.setSelected(selection.contains(path), animated: false)
          shown[place].view = other
        }
        storedParts?.isMeasured[index] = false
      }
    }
  }

  /// Transfers heights and cells of the rows that stay to their new positions.
  private func carryOver(_ old: TableParts, _ origins: [[IndexPath?]]) {
    var places: [Int: Int] = [:]
    for (section, rows) in origins.enumerated() {
      for (row, origin) in rows.enumerated() {
        guard let origin, let oldIndex = old.index(of: origin),
          let index = parts.index(of: IndexPath(row: row, section: section))
        else { continue }
        places[oldIndex] = index
        storedParts?.heights[index] = old.heights[oldIndex]
        storedParts?.isMeasured[index] = old.isMeasured[oldIndex]
      }
    }
    let before = shown
    shown = []
    for (index, view) in before {
      if let place = places[index] {
        shown.append((place, view))
      } else {
        recycle(view, index, wasShown: false)
      }
    }
    shown.sort { $0.index < $1.index }
    selection = selection.compactMap { path in
      old.index(of: path).flatMap { places[$0] }.flatMap { self.path(at: $0) }
    }
  }

  /// Discards all heights. They are queried and measured again for visible rows at once, and for
  /// others when they become visible.
  func forgetHeights() {
    guard let storedParts else { return }
    self.storedParts = TableParts(rowCounts: storedParts.rowCounts, height: expectedHeight)
    hasUnmeasuredParts = true
    askForLayout()
  }

  /// Marks the visible parts for measurement, because the heights of their contents may have
  /// changed.
  func remeasureShown() {
    for (index, _) in shown where storedParts?.isMeasured.indices.contains(index) == true {
      storedParts?.isMeasured[index] = false
    }
    askForLayout()
  }
}

extension UITableView: CellContainer {
  func sizeMayHaveChanged(of cell: UIView?) {
    if selfSizingInvalidation != .disabled { unmeasure(cell) }
  }

  private func unmeasure(_ cell: UIView?) {
    guard let index = shown.first(where: { $0.view === cell })?.index,
      storedParts?.isMeasured.indices.contains(index) == true
    else { return }
    storedParts?.isMeasured[index] = false
    askForLayout()
  }
}
