/// The insertion, deletion, reloading and moving of items and sections.
extension UICollectionView {
  /// Announces inserted items, by their positions after the change.
  public func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedRows += indexPaths } }
  /// Announces deleted items, by their positions before the change.
  public func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedRows += indexPaths } }
  /// Announces items whose cells are to be reloaded, by their positions before the change.
  public func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedRows += indexPaths } }

  /// Announces that an item has moved from its former position to a new one.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  /// Announces inserted sections, by their indices after the change.
  public func insertSections(_ sections: IndexSet) { change { $0.insertedSections += sections } }
  /// Announces deleted sections, by their indices before the change.
  public func deleteSections(_ sections: IndexSet) { change { $0.deletedSections += sections } }
  /// Announces sections whose cells are to be reloaded, by their indices before the change.
  public func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections += sections } }

  /// Announces that a section has moved with its items, from its former index to a new one.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  /// Announces items whose cells are to be configured again, by their positions before the change.
  /// The data source is asked for their cells, and `dequeueReusableCell` returns the visible ones.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reconfiguredRows += indexPaths }
  }

  /// Applies the changes that the closure announces as one batch. Deleted and reloaded positions
  /// refer to the collection before the batch, inserted ones to the collection after it.
  public func performBatchUpdates(
    _ updates: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let isOutermost = changes == nil
    if isOutermost { changes = ListChanges() }
    updates()
    if isOutermost, let recorded = changes {
      changes = nil
      apply(recorded)
    }
    completion?(true)
  }

  /// Applies the changes of a closure as one batch; none without a closure.
  public func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    performBatchUpdates(updates ?? {}, completion: completion)
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
    guard let old = storedCounts else { return reloadData() }
    storedCounts = nil
    let new = (0..<numberOfSections).map(numberOfItems)
    switch recorded.origins(from: old, to: new) {
    case .success(let origins):
      carryOver(origins)
      reconfigure(recorded.reconfigured(origins))
    case .failure(let mismatch):
      reportInvalidUpdate(mismatch)
      reloadData()
    }
    askForLayout()
  }

  /// Applies a change of the content of which the former positions are known.
  func apply(_ difference: ListDifference) {
    guard storedCounts == difference.oldCounts, !isPlacing else { return reloadData() }
    storedCounts = nil
    let new = (0..<numberOfSections).map(numberOfItems)
    guard new == difference.origins.map(\.count) else { return reloadData() }
    carryOver(difference.origins)
    reconfigure(difference.reconfigured)
    askForLayout()
  }

  /// Configures the visible cells of items again, and discards their sizes.
  private func reconfigure(_ paths: [IndexPath]) {
    guard let dataSource, !paths.isEmpty else { return }
    let paths = Set(paths)
    inOwnEnvironment {
      for index in shown.indices {
        let (element, view) = shown[index]
        guard let cell = view as? UICollectionViewCell, paths.contains(element.indexPath),
          element.representedElementCategory == .cell
        else { continue }
        reconfiguring = (element.indexPath, cell)
        let other = dataSource.collectionView(self, cellForItemAt: element.indexPath)
        reconfiguring = nil
        if other !== cell {
          recycle(shown[index])
          other.isSelected = selection.contains(element.indexPath)
          if other.superview !== self { insertSubview(other, at: 0) }
          fresh.append(ObjectIdentifier(other))
          shown[index].view = other
        }
        collectionViewLayout.forgetSize(of: element)
      }
    }
  }

  /// Transfers sizes and cells of the items that stay to their new positions.
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
