/// The items of one section as trees, of which each may be expanded or collapsed.
///
/// A list shows the roots, and the children of each visible item that is expanded. Identifiers are
/// unique; one that is added twice, or that a method does not find, is reported.
nonisolated public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  struct Node {
    var item: ItemIdentifierType
    /// 0 for a root, 1 for its children.
    var level: Int
  }

  /// The trees in preorder: the subtree of an item is the item and the run of higher levels after it.
  private var nodes: [Node] = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates a snapshot without items.
  public init() {}

  /// The identifiers of all items, each before its children.
  public var items: [ItemIdentifierType] { nodes.map(\.item) }
  /// The identifiers of the items without a parent.
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }

  /// The identifiers of the items whose ancestors are all expanded.
  ///
  /// - Complexity: O(items).
  public var visibleItems: [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    // The lowest level that is hidden at the present place.
    var hidden = Int.max
    for node in nodes {
      if node.level >= hidden { continue }
      result.append(node.item)
      hidden = expanded.contains(node.item) ? .max : node.level + 1
    }
    return result
  }

  /// Appends items as the last children of a parent; as the last roots if none is named.
  public mutating func append(
    _ items: [ItemIdentifierType],
    to parent: ItemIdentifierType? = nil
  ) {
    guard let parent else { return add(items.map { Node(item: $0, level: 0) }, at: nodes.count) }
    guard let index = known(parent) else { return }
    let level = nodes[index].level + 1
    add(items.map { Node(item: $0, level: level) }, at: subtree(at: index).upperBound)
  }

  /// Inserts items before another item, as children of the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let index = known(item) else { return }
    add(items.map { Node(item: $0, level: nodes[index].level) }, at: index)
  }

  /// Inserts items after another item and its descendants, as children of the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let index = known(item) else { return }
    let level = nodes[index].level
    add(items.map { Node(item: $0, level: level) }, at: subtree(at: index).upperBound)
  }

  /// Inserts the trees of a snapshot before an item, with the same parent.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    guard let index = known(item) else { return }
    add(snapshot, below: nodes[index].level, at: index)
  }

  /// Inserts the trees of a snapshot after an item and its descendants, with the same parent.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    guard let index = known(item) else { return }
    add(snapshot, below: nodes[index].level, at: subtree(at: index).upperBound)
  }

  /// Deletes items with their descendants. Identifiers that the snapshot does not have are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let index = nodes.firstIndex(where: { $0.item == item }) else { continue }
      let range = subtree(at: index)
      for node in nodes[range] { expanded.remove(node.item) }
      nodes.removeSubrange(range)
    }
  }

  /// Deletes all items.
  public mutating func deleteAll() { self = Self() }

  /// Replaces the descendants of an item by the trees of a snapshot.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard let index = known(parent) else { return }
    let old = subtree(at: index).dropFirst()
    for node in nodes[old] { expanded.remove(node.item) }
    nodes.removeSubrange(old)
    add(snapshot, below: nodes[index].level + 1, at: index + 1)
  }

  /// Expands items: their children become visible where the items are.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items where known(item) != nil { expanded.insert(item) }
  }

  /// Collapses items. Their descendants keep their own states.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items where known(item) != nil { expanded.remove(item) }
  }

  /// Returns whether an item is expanded; false for an item that does not exist.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Returns whether all ancestors of an item are expanded; false for an item that does not exist.
  ///
  /// - Complexity: O(items).
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }

  /// Returns whether an item exists.
  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }

  /// Returns the position of an item in ``items``; nil for an item that does not exist.
  ///
  /// - Complexity: O(items).
  public func index(of item: ItemIdentifierType) -> Int? {
    nodes.firstIndex { $0.item == item }
  }

  /// Returns the number of ancestors of an item. An item that does not exist is reported and has
  /// none.
  public func level(of item: ItemIdentifierType) -> Int { known(item).map { nodes[$0].level } ?? 0 }

  /// Returns the parent of an item; nil for a root and for an item that does not exist.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let index = index(of: child) else { return nil }
    let level = nodes[index].level
    return nodes[..<index].last { $0.level < level }?.item
  }

  /// Returns the descendants of an item as a snapshot; with the item as its root on request.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var result = Self()
    guard let index = known(parent) else { return result }
    let range = includingParent ? subtree(at: index) : subtree(at: index).dropFirst()
    let base = nodes[index].level + (includingParent ? 0 : 1)
    result.nodes = nodes[range].map { Node(item: $0.item, level: $0.level - base) }
    result.expanded = expanded.intersection(result.items)
    return result
  }

  /// Returns a line for each item, indented by its level. `+` marks an item that is expanded.
  public func visualDescription() -> String {
    nodes.map { node in
      String(repeating: "  ", count: node.level) + (expanded.contains(node.item) ? "+ " : "- ")
        + "\(node.item)"
    }
    .joined(separator: "\n")
  }

  private func subtree(at index: Int) -> Range<Int> {
    let level = nodes[index].level
    let end = nodes[(index + 1)...].firstIndex { $0.level <= level } ?? nodes.count
    return index..<end
  }

  /// Adds the trees of another snapshot, whose roots get a level.
  private mutating func add(_ snapshot: Self, below level: Int, at index: Int) {
    let known = Set(items)
    add(snapshot.nodes.map { Node(item: $0.item, level: $0.level + level) }, at: index)
    expanded.formUnion(snapshot.expanded.subtracting(known))
  }

  /// Adds items that the snapshot does not have. Those that it has are reported and stay where they
  /// are.
  private mutating func add(_ added: [Node], at index: Int) {
    var known = Set(items)
    var fresh: [Node] = []
    for var node in added {
      if !known.insert(node.item).inserted {
        reportInconsistency(
          "The item '\(node.item)' was added to a section snapshot that has it.",
          remedy: "Give each item an identifier of its own. The second one is ignored."
        )
        continue
      }
      // Without its parent an item would skip a level.
      let above = fresh.last?.level ?? added.first?.level ?? 0
      node.level = min(node.level, fresh.isEmpty ? above : above + 1)
      fresh.append(node)
    }
    nodes.insert(contentsOf: fresh, at: index)
  }

  private func known(_ item: ItemIdentifierType) -> Int? {
    if let index = index(of: item) { return index }
    reportInconsistency(
      "The section snapshot has no item '\(item)'.",
      remedy: "Append the item before it is named. The call is ignored for it."
    )
    return nil
  }
}

extension NSDiffableDataSourceSectionSnapshot.Node: Sendable where ItemIdentifierType: Sendable {}

nonisolated extension NSDiffableDataSourceSectionSnapshot: Sendable
where ItemIdentifierType: Sendable {}
