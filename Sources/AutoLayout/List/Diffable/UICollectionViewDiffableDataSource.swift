public import Foundation

/// A data source of a collection whose content is a snapshot. Items that two successive snapshots
/// share keep their cells and sizes.
///
/// The app keeps the data source; the collection does not retain it.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource, OutlineSource {
  /// Returns the configured cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Returns the configured supplementary view of a kind at a position.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// The function that returns supplementary views. Without it they are empty views.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// The functions that are called when the user expands or collapses an item.
  public struct SectionSnapshotHandlers<Item> {
    /// Returns whether an item may be expanded; nil allows it.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Returns whether an item may be collapsed; nil allows it.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the descendants of an item that is about to be expanded; nil keeps them.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
          NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?

    /// Creates handlers without functions.
    public init() {}
  }

  /// The functions that are called when the user expands or collapses an item.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  private var content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
  /// The trees of the sections that were applied as such.
  private var trees:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider

  /// Creates a data source without items, and sets it as that of the collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Replaces the content, and calls the completion handler. The cells of the items that stay are
  /// moved in the next layout pass, whether animated or not.
  ///
  /// - Complexity: O(items before and after).
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let difference = content.replace(with: snapshot)
    if let collectionView, collectionView.dataSource === self { collectionView.apply(difference) }
    completion?()
  }

  /// Replaces the content, reloads the collection, and calls the completion handler.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    _ = content.replace(with: snapshot)
    if let collectionView, collectionView.dataSource === self { collectionView.reloadData() }
    completion?()
  }

  /// Returns the content as it was applied last. A change of the result has no effect until it is
  /// applied.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    content.snapshot
  }

  /// Replaces the content of one section by the visible items of its trees. A section that does not
  /// exist is appended.
  ///
  /// - Complexity: O(items before and after).
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var whole = content.snapshot
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    let visible = snapshot.visibleItems
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(visible, toSection: section)
    trees[section] = snapshot
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Returns the trees of a section: those that were applied last, or its items without children.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    guard content.snapshot.indexOfSection(section) != nil else { return flat }
    let items = content.snapshot.itemIdentifiers(inSection: section)
    // A snapshot of all sections that changes the items of this one ends its trees.
    if let tree = trees[section], tree.visibleItems == items { return tree }
    flat.append(items)
    return flat
  }

  /// Expands or collapses the item of a cell, as far as the handlers allow it.
  func toggleItem(at path: IndexPath) {
    guard let item = content.item(at: path), let section = content.section(at: path.section)
    else { return }
    var tree = snapshot(for: section)
    let handlers = sectionSnapshotHandlers
    if tree.isExpanded(item) {
      if handlers.shouldCollapseItem?(item) == false { return }
      handlers.willCollapseItem?(item)
      tree.collapse([item])
    } else {
      if handlers.shouldExpandItem?(item) == false { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent {
        tree.replace(childrenOf: item, using: children(item, tree.snapshot(of: item)))
      }
      tree.expand([item])
    }
    apply(tree, to: section)
    if let cell = collectionView?.cellForItem(at: path) {
      showTree(of: item, path.section, in: cell)
    }
  }

  /// Returns the identifier of a section; nil for an index out of range.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    content.section(at: index)
  }

  /// Returns the index of a section; nil for a section that does not exist.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.snapshot.indexOfSection(sectionIdentifier)
  }

  /// Returns the identifier of the item at a position; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    content.item(at: indexPath)
  }

  /// Returns the position of an item; nil for an item that does not exist.
  ///
  /// - Complexity: O(1), after O(items) at the first call for a snapshot.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.path(of: itemIdentifier)
  }

  /// Returns the number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { content.counts.count }

  /// Returns the number of items in a section.
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    content.counts.indices.contains(section) ? content.counts[section] : 0
  }

  /// Returns the cell that the cell provider returns. An item without a cell is reported and has an
  /// empty one.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = content.item(at: indexPath) else { return UICollectionViewCell() }
    if let cell = cellProvider(collectionView, indexPath, item) {
      showTree(of: item, indexPath.section, in: cell)
      return cell
    }
    collectionView.reportMissingCell(item)
    return UICollectionViewCell()
  }

  /// Indents the cell of a tree by the level of its item, and turns its arrow.
  private func showTree(
    of item: ItemIdentifierType,
    _ section: Int,
    in cell: UICollectionViewCell
  ) {
    guard !trees.isEmpty, let cell = cell as? UICollectionViewListCell,
      let section = content.section(at: section)
    else { return }
    let tree = trees[section].flatMap { $0.contains(item) ? $0 : nil }
    cell.outlineLevel = tree?.level(of: item) ?? 0
    cell.isExpanded = tree?.isExpanded(item) ?? false
  }

  /// Returns the view that the supplementary view provider returns; an empty view if there is none.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }

  /// Returns true.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { true }

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns nil.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the first item.
  open func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
}
