/// Items and sections that come, go and change.
extension UICollectionView {
  public func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedRows += indexPaths } }
  public func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedRows += indexPaths } }
  public func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedRows += indexPaths } }

  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  public func insertSections(_ sections: IndexSet) { change { $0.insertedSections += sections } }
  public func deleteSections(_ sections: IndexSet) { change { $0.deletedSections += sections } }
  public func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections += sections } }

  /// What the closure says has happened all together: what goes and what is loaded anew is meant where it was before, what
  /// comes where it is afterwards.
  public func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let isOutermost = changes == nil
    if isOutermost { changes = ListChanges() }
    updates?()
    if isOutermost, let said = changes {
      changes = nil
      apply(said)
    }
    completion?(true)
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
    guard let old = storedCounts else { return reloadData() }
    storedCounts = nil
    let new = (0..<numberOfSections).map(numberOfItems)
    switch said.origins(from: old, to: new) {
    case .success(let origins): carryOver(origins)
    case .failure(let mismatch):
      reportInvalidUpdate(mismatch)
      reloadData()
    }
    askForLayout()
  }

  /// Items that stay keep sizes and cells.
  private func carryOver(_ origins: [[IndexPath?]]) {
    var places: [IndexPath: IndexPath] = [:]
    for (section, items) in origins.enumerated() {
      for (item, origin) in items.enumerated() {
        if let origin { places[origin] = IndexPath(item: item, section: section) }
      }
    }
    var kept: [(element: UICollectionViewLayoutAttributes, view: UICollectionReusableView)] = []
    for entry in shown {
      if entry.element.representedElementCategory == .cell,
        let place = places[entry.element.indexPath]
      {
        entry.element.indexPath = place
        kept.append(entry)
      } else {
        recycle(entry)
      }
    }
    shown = kept
    selection = selection.compactMap { places[$0] }
    collectionViewLayout.carryOver(origins)
    collectionViewLayout.invalidateLayout()
  }
}

extension UICollectionView: CellContainer {
  func sizeMayHaveChanged(of cell: UIView?) {
    guard let element = shown.first(where: { $0.view === cell })?.element else { return }
    collectionViewLayout.forgetSize(of: element)
  }
}
