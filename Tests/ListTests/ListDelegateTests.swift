import AutoLayout
import Expectations
import Foundation
import Testing

@Suite struct ListDelegateTests {
  private final class Table: UITableViewController {
    var events: [String] = []
    var refuses: Set<Int> = []
    var unlit: Set<Int> = []
    var instead: [Int: Int] = [:]
    var level = 0

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      4
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "row"
      return cell
    }

    override func tableView(
      _ tableView: UITableView,
      shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { !unlit.contains(indexPath.row) }

    override func tableView(
      _ tableView: UITableView,
      willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      if refuses.contains(indexPath.row) { return nil }
      return IndexPath(row: instead[indexPath.row] ?? indexPath.row, section: 0)
    }

    override func tableView(
      _ tableView: UITableView,
      willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      events.append("will deselect \(indexPath.row)")
      return indexPath
    }

    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      events.append("lit \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      events.append("unlit \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      events.append("selected \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      events.append("deselected \(indexPath.row)")
    }

    override func tableView(
      _ tableView: UITableView,
      performPrimaryActionForRowAt indexPath: IndexPath
    ) {
      events.append("action \(indexPath.row)")
    }

    override func tableView(
      _ tableView: UITableView,
      indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { level }

    func tap(_ row: Int) -> [String] {
      events = []
      UITouch.tap(at: CGPoint(x: 100, y: 44 * CGFloat(row) + 20), in: tableView)
      return events
    }
  }

  private func table() -> Table {
    let table = Table(style: .plain)
    table.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    table.view.layoutIfNeeded()
    return table
  }

  @Test func `a tap highlights, selects and performs the action of a row`() {
    let table = table()
    expectEqual(table.tap(1), ["lit 1", "unlit 1", "selected 1", "action 1"])
    expectEqual(
      table.tap(2),
      [
        "lit 2", "unlit 2", "will deselect 1", "deselected 1", "selected 2", "action 2",
      ]
    )
  }

  @Test func `a row that may not be highlighted is not selected`() {
    let table = table()
    table.unlit = [1]
    expectEqual(table.tap(1), [])
    expectTrue(table.tableView.indexPathForSelectedRow == nil)
  }

  @Test func `the delegate refuses a selection, or selects another row`() {
    let table = table()
    table.refuses = [1]
    table.instead = [2: 3]
    expectEqual(table.tap(1), ["lit 1", "unlit 1"])
    expectEqual(table.tap(2), ["lit 2", "unlit 2", "selected 3", "action 3"])
    expectEqual(table.tableView.indexPathForSelectedRow, IndexPath(row: 3, section: 0))
  }

  @Test func `the level of a row indents its standard content`() {
    let (plain, deep) = (table(), table())
    deep.level = 2
    deep.tableView.reloadData()
    deep.view.layoutIfNeeded()
    let labels = [plain, deep].compactMap { $0.tableView.visibleCells.first?.textLabel }
    expectEqual(labels.map(\.frame.minX), [16, 36])
    expectEqual(labels.map(\.frame.maxX), [304, 304])
  }

  @Test func `a cell keeps its own level if the delegate returns none`() {
    let table = table()
    let cell = table.tableView.visibleCells[0]
    cell.indentationLevel = 1
    cell.indentationWidth = 12
    table.view.layoutIfNeeded()
    expectEqual(cell.textLabel?.frame.minX, 28)
    expectTrue(table.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
  }

  @Test func `the defaults of the controllers leave headers out and refuse nothing`() {
    final class Plain: UITableViewController {
      override func tableView(
        _ tableView: UITableView,
        numberOfRowsInSection section: Int
      ) -> Int { 2 }
    }
    let plain = Plain(style: .plain)
    plain.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    plain.view.layoutIfNeeded()
    let (table, path) = (plain.tableView!, IndexPath(row: 0, section: 0))
    expectEqual(table.rectForHeader(inSection: 0).height, 0)
    expectEqual(table.contentSize.height, 88)
    expectEqual(plain.tableView(table, willSelectRowAt: path), path)
    expectTrue(plain.tableView(table, shouldIndentWhileEditingRowAt: path))
    expectEqual(plain.tableView(table, indentationLevelForRowAt: path), 0)
    expectTrue(plain.tableView(table, editActionsForRowAt: path) == nil)
    expectTrue(plain.sectionIndexTitles(for: table) == nil)
    UITouch.tap(at: CGPoint(x: 10, y: 10), in: table)
    expectEqual(table.indexPathForSelectedRow, path)
  }

  @Test func `the user selects only the items that the delegate lets them`() {
    final class Items: UICollectionViewController {
      override func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { 3 }

      override func collectionView(
        _ collectionView: UICollectionView,
        shouldSelectItemAt indexPath: IndexPath
      ) -> Bool { indexPath.item != 0 }

      override func collectionView(
        _ collectionView: UICollectionView,
        shouldHighlightItemAt indexPath: IndexPath
      ) -> Bool { indexPath.item != 1 }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let items = Items(collectionViewLayout: layout)
    items.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    items.view.layoutIfNeeded()
    for x: CGFloat in [50, 160] {
      UITouch.tap(at: CGPoint(x: x, y: 50), in: items.collectionView)
      expectEqual(items.collectionView.indexPathsForSelectedItems, [])
    }
    UITouch.tap(at: CGPoint(x: 270, y: 50), in: items.collectionView)
    expectEqual(items.collectionView.indexPathsForSelectedItems, [IndexPath(item: 2, section: 0)])
  }

  @Test func `editing mode shows the accessories of list cells that belong to it`() {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)
    )
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: layout
    )
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell,
      _,
      _ in
      var content = cell.defaultContentConfiguration()
      content.text = "row"
      cell.contentConfiguration = content
      cell.accessories = [.delete(), .disclosureIndicator(displayed: .whenNotEditing)]
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    source.apply(snapshot)
    list.layoutIfNeeded()
    func place() -> CGRect? {
      list.layoutIfNeeded()
      return list.visibleCells.first?.contentView.frame
    }
    let plain = place()
    expectTrue(plain?.minX == 0 && plain?.maxX ?? 320 < 320)
    list.isEditing = true
    expectTrue(place()?.minX ?? 0 > 16 && place()?.maxX == 320)
    list.isEditing = false
    expectEqual(place(), plain)
  }
}
