public import Foundation

/// A data source of a collection whose content is a snapshot. Items that two successive snapshots
/// share keep their cells and sizes.
///
/// The app keeps the data source; the collection does not retain it.
#if MainActor
  @MainActor
#endif
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
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

  private var content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
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
    if let cell = cellProvider(collectionView, indexPath, item) { return cell }
    collectionView.reportMissingCell(item)
    return UICollectionViewCell()
  }

  /// Returns the view that the supplementary view provider returns; an empty view if there is none.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }
}
