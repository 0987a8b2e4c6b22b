/// The snapshot that a diffable data source shows, and its difference from the next one.
struct DiffableContent<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var snapshot = Snapshot()
  /// The position of each item; nil until a position is requested.
  private var paths: [Item: IndexPath]?

  /// The number of items of each section.
  var counts: [Int] { snapshot.sections.map(\.items.count) }

  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, snapshot.sections.indices.contains(path.section),
      snapshot.sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return snapshot.sections[path.section].items[path.item]
  }

  func section(at index: Int) -> Section? {
    snapshot.sections.indices.contains(index) ? snapshot.sections[index].identifier : nil
  }

  mutating func path(of item: Item) -> IndexPath? {
    if let paths { return paths[item] }
    let made = Self.paths(of: snapshot)
    paths = made
    return made[item]
  }

  private static func paths(of snapshot: Snapshot) -> [Item: IndexPath] {
    var result: [Item: IndexPath] = [:]
    for (section, content) in snapshot.sections.enumerated() {
      for (index, item) in content.items.enumerated() {
        result[item] = IndexPath(item: index, section: section)
      }
    }
    return result
  }

  /// Replaces the snapshot, and returns the difference.
  mutating func replace(with next: Snapshot) -> ListDifference {
    let old = paths ?? Self.paths(of: snapshot)
    let oldCounts = counts
    let sections = Set(next.reloadedSectionIdentifiers)
    let items = Set(next.reloadedItemIdentifiers)
    let again = Set(next.reconfiguredItemIdentifiers)
    var difference = ListDifference(oldCounts: oldCounts)
    for (index, section) in next.sections.enumerated() {
      let isReloaded = sections.contains(section.identifier)
      difference.origins.append(
        section.items.map { isReloaded || items.contains($0) ? nil : old[$0] }
      )
      if again.isEmpty { continue }
      for (item, identifier) in section.items.enumerated() where again.contains(identifier) {
        difference.reconfigured.append(IndexPath(item: item, section: index))
      }
    }
    snapshot = next
    // The marks belong to the change, not to the content.
    snapshot.reloadedSectionIdentifiers = []
    snapshot.reloadedItemIdentifiers = []
    snapshot.reconfiguredItemIdentifiers = []
    paths = nil
    return difference
  }
}

/// A change of a list's content of which the former position of each item is known.
struct ListDifference {
  /// The number of items of each section before the change.
  var oldCounts: [Int]
  /// For each item its former position; nil for an item that is new or reloaded.
  var origins: [[IndexPath?]] = []
  /// The items whose cells are configured again, by their positions after the change.
  var reconfigured: [IndexPath] = []
}

/// Reports a mistake in the calls that build a snapshot, as UIKit's exception.
nonisolated func reportInconsistency(_ message: String, remedy: String) {
  LayoutEnvironment.current.raise(
    LayoutIssue(
      .illegalItem,
      message,
      remedy: remedy,
      exceptionName: "NSInternalInconsistencyException"
    )
  )
}
