/// Rows and sections that come, go and change.
extension UITableView {
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows += indexPaths }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows += indexPaths }
  }

  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedRows += indexPaths }
  }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections += sections }
  }

  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections += sections }
  }

  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections += sections }
  }

  /// What the closure says has happened all together: what goes and what is loaded anew is meant where it was before, what
  /// comes where it is afterwards. Cells that are to be seen are measured again, also if the closure says nothing.
  public func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// What is said until ``endUpdates()`` has happened all together.
  public func beginUpdates() {
    if changes == nil { changes = ListChanges() }
    depthOfChanges += 1
  }

  public func endUpdates() {
    if depthOfChanges == 0 { return }
    depthOfChanges -= 1
    guard depthOfChanges == 0, let said = changes else { return }
    changes = nil
    remeasureShown()
    apply(said)
  }

  private func change(_ body: (inout ListChanges) -> Void) {
    if changes != nil { return body(&changes!) }
    var said = ListChanges()
    body(&said)
    apply(said)
  }

  /// Counts that do not go together with what was said are reported, and everything is loaded anew.
  private func apply(_ said: ListChanges) {
    // Before the first layout everything is still to be asked for.
    guard let dataSource, let old = storedParts else { return reloadData() }
    storedParts = nil
    inOwnEnvironment { loadParts(dataSource) }
    switch said.origins(from: old.rowCounts, to: parts.rowCounts) {
    case .success(let origins): carryOver(old, origins)
    case .failure(let mismatch):
      reportInvalidUpdate(mismatch)
      reloadData()
    }
    askForLayout()
  }

  /// Rows that stay keep heights and cells.
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

  /// Heights are asked for and measured again where rows are to be seen, and when they come into view.
  func forgetHeights() {
    guard let storedParts else { return }
    self.storedParts = TableParts(rowCounts: storedParts.rowCounts, height: expectedHeight)
    hasUnmeasuredParts = true
    askForLayout()
  }

  /// Something in a cell may be of another height.
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
