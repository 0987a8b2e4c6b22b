/// The insertion, deletion, reloading and moving of items.
nonisolated extension NSDiffableDataSourceSnapshot {
  /// Appends items to a section; to the last section if none is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let name = sectionIdentifier ?? sections.last?.identifier else {
      return reportInconsistency(
        "Items were appended to a snapshot without sections.",
        remedy: "Call appendSections first. The items are ignored."
      )
    }
    guard let section = knownSection(name) else { return }
    let added = detached(identifiers)
    sections[section].items += added
    for item in added { holders[item] = name }
  }

  /// Inserts items before another item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, after: 0)
  }

  /// Inserts items after another item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, after: 1)
  }

  /// Deletes items. Identifiers that the snapshot does not have are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers.filter { holders[$0] != nil })
    remove(gone)
    reloadedItemIdentifiers.removeAll { gone.contains($0) }
    reconfiguredItemIdentifiers.removeAll { gone.contains($0) }
  }

  /// Deletes all items and all sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item to the position before another item.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, after: 0)
  }

  /// Moves an item to the position after another item.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, after: 1)
  }

  /// Marks items whose cells are replaced when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers where isKnown(item) && !reloadedItemIdentifiers.contains(item) {
      reloadedItemIdentifiers.append(item)
    }
  }

  /// Marks items whose cells are configured again, and not replaced, when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers where isKnown(item) && !reconfiguredItemIdentifiers.contains(item) {
      reconfiguredItemIdentifiers.append(item)
    }
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType],
    beside anchor: ItemIdentifierType,
    after step: Int
  ) {
    guard isKnown(anchor), isOther(anchor, identifiers) else { return }
    let added = detached(identifiers)
    guard let place = place(of: anchor) else { return }
    sections[place.section].items.insert(contentsOf: added, at: place.item + step)
    for item in added { holders[item] = sections[place.section].identifier }
  }

  private mutating func move(
    _ identifier: ItemIdentifierType,
    beside anchor: ItemIdentifierType,
    after step: Int
  ) {
    guard isKnown(identifier), isKnown(anchor), isOther(anchor, [identifier]) else { return }
    remove([identifier])
    guard let place = place(of: anchor) else { return }
    sections[place.section].items.insert(identifier, at: place.item + step)
    holders[identifier] = sections[place.section].identifier
  }

  /// Returns whether an item that determines a position is not one of those that are placed there.
  private func isOther(
    _ anchor: ItemIdentifierType,
    _ identifiers: [ItemIdentifierType]
  ) -> Bool {
    if !identifiers.contains(anchor) { return true }
    reportInconsistency(
      "The item '\(anchor)' was to be placed beside itself.",
      remedy: "Name another item of the snapshot. The call is ignored."
    )
    return false
  }

  /// Returns the identifiers that are to be added, each once. Those that the snapshot has are
  /// reported and removed from their former positions.
  private mutating func detached(
    _ identifiers: [ItemIdentifierType]
  ) -> [ItemIdentifierType] {
    var (seen, moved): (Set<ItemIdentifierType>, Set<ItemIdentifierType>) = ([], [])
    var result: [ItemIdentifierType] = []
    for item in identifiers {
      if !seen.insert(item).inserted {
        reportInconsistency(
          "The item '\(item)' was added twice to a snapshot in one call.",
          remedy: "Give each item an identifier of its own. The second one is ignored."
        )
        continue
      }
      if holders[item] != nil {
        reportInconsistency(
          "The item '\(item)' was added to a snapshot that has it.",
          remedy: "Give each item an identifier of its own, or call moveItem. The item is moved."
        )
        moved.insert(item)
      }
      result.append(item)
    }
    remove(moved)
    return result
  }

  private mutating func remove(_ items: Set<ItemIdentifierType>) {
    if items.isEmpty { return }
    for index in sections.indices
    where sections[index].items.contains(where: { items.contains($0) }) {
      sections[index].items.removeAll { items.contains($0) }
    }
    for item in items { holders[item] = nil }
  }
}
