public import Foundation

/// A data source of a table whose content is a snapshot. Rows that two successive snapshots share
/// keep their cells and heights.
///
/// The app keeps the data source; the table does not retain it.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// Returns the configured cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// The animation of changes. Stored: all changes take effect at once.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  private var content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
  private weak var tableView: UITableView?
  private let cellProvider: CellProvider

  /// Creates a data source without items, and sets it as that of the table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// Replaces the content, and calls the completion handler. The cells of the rows that stay are
  /// moved in the next layout pass, whether animated or not.
  ///
  /// - Complexity: O(items before and after).
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let difference = content.replace(with: snapshot)
    if let tableView, tableView.dataSource === self { tableView.apply(difference) }
    completion?()
  }

  /// Replaces the content, reloads the table, and calls the completion handler.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    _ = content.replace(with: snapshot)
    if let tableView, tableView.dataSource === self { tableView.reloadData() }
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
  open func numberOfSections(in tableView: UITableView) -> Int { content.counts.count }

  /// Returns the number of rows in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content.counts.indices.contains(section) ? content.counts[section] : 0
  }

  /// Returns the cell that the cell provider returns. An item without a cell is reported and has an
  /// empty one.
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = content.item(at: indexPath) else { return UITableViewCell() }
    if let cell = cellProvider(tableView, indexPath, item) { return cell }
    tableView.reportMissingCell(item)
    return UITableViewCell()
  }

  /// Returns nil.
  open func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Returns nil.
  open func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Returns true.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// Returns false.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns nil.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the position of the title.
  open func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }
}

extension UIView {
  /// Reports that the cell provider of a diffable data source returned no cell for an item.
  func reportMissingCell(_ item: Any) {
    environment.raise(
      LayoutIssue(
        .illegalItem,
        "The cell provider of \(layoutName) returned no cell for the item '\(item)'.",
        remedy: "Return a cell for each item. An empty cell is shown.",
        exceptionName: "NSInternalInconsistencyException"
      )
    )
  }
}
