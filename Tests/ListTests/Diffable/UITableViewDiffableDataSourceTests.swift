import AutoLayout
import Expectations
import PlumbTesting
import Testing

@Suite struct UITableViewDiffableDataSourceTests {
  @Test func `a snapshot gives the rows of the table`() {
    let list = Names([("a", ["x", "y"]), ("b", ["z"])])
    expectEqual(list.seen(), "x 0+50, y 50+50, z 100+50")
    expectEqual(list.table.numberOfSections, 2)
    expectEqual(list.source.itemIdentifier(for: IndexPath(row: 1, section: 0)), "y")
    expectTrue(list.source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == nil)
    expectEqual(list.source.indexPath(for: "z"), IndexPath(row: 0, section: 1))
    expectTrue(list.source.indexPath(for: "w") == nil)
    expectEqual(list.source.sectionIdentifier(for: 1), "b")
    expectEqual(list.source.index(for: "b"), 1)
  }

  @Test func `rows that stay keep their cells, wherever they move`() {
    let list = Names([("a", ["v", "w", "x"]), ("b", ["y", "z"])])
    list.seen()
    let cells = list.cells
    let requests = list.requests
    list.heights["n"] = 80
    list.show([("b", ["z", "n"]), ("a", ["x", "v"]), ("c", ["y"])])
    expectEqual(list.seen(), "z 0+50, n 50+80, x 130+50, v 180+50, y 230+50")
    expectEqual(list.requests, requests + 1)
    for name in ["v", "x", "y", "z"] { expectTrue(list.cells[name] === cells[name]) }
  }

  @Test func `a selected row stays selected where it moves`() {
    let list = Names([("a", ["x", "y"])])
    list.seen()
    list.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    list.show([("a", ["y"]), ("b", ["x"])])
    list.seen()
    expectEqual(list.table.indexPathForSelectedRow, IndexPath(row: 0, section: 1))
    expectTrue(list.cells["x"]?.isSelected == true)
  }

  @Test
  func `reloaded rows get another cell, reconfigured ones keep theirs and are measured again`() {
    let list = Names([("a", ["x", "y", "z"])])
    list.seen()
    let cells = list.cells
    let (requests, reuses) = (list.requests, cells["y"]?.reuses)
    list.heights = ["x": 60, "y": 70]
    var snapshot = list.source.snapshot()
    snapshot.reloadItems(["x"])
    snapshot.reconfigureItems(["y"])
    list.source.apply(snapshot)
    expectEqual(list.seen(), "x 0+60, y 60+70, z 130+50")
    expectEqual(list.requests, requests + 2)
    expectTrue(list.cells["y"] === cells["y"] && list.cells["y"]?.reuses == reuses)
    expectEmpty(list.source.snapshot().reloadedItemIdentifiers)
  }

  @Test func `a snapshot that is applied during a callback takes effect afterwards`() {
    let list = Names([("a", ["x", "y"])])
    var isFirst = true
    list.onCell = {
      if isFirst {
        isFirst = false
        list.show([("a", ["z"])])
      }
    }
    list.seen()
    expectEqual(list.seen(), "z 0+50")
  }

  @Test func `the completion handler is called, and reloading gives the same rows`() {
    let list = Names([("a", ["x"])])
    list.seen()
    var calls = 0
    var snapshot = list.source.snapshot()
    snapshot.appendItems(["y"])
    list.source.apply(snapshot, animatingDifferences: false) { calls += 1 }
    list.source.applySnapshotUsingReloadData(snapshot) { calls += 1 }
    expectTrue(list.seen() == "x 0+50, y 50+50" && calls == 2)
  }

  @Test func `an item without a cell is reported`() {
    let (seen, issues) = collectingIssues {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([5])
      source.apply(snapshot)
      table.layoutIfNeeded()
      return table.visibleCells.map(\.frame.height)
    }
    expectEqual(seen, [44])
    expectTrue(
      issues.count == 1 && issues.first?.message.contains("no cell for the item '5'") == true
    )
  }

  @Test func `a subclass gives the titles of sections`() {
    final class Titled: UITableViewDiffableDataSource<String, Int> {
      override func tableView(
        _ tableView: UITableView,
        titleForHeaderInSection section: Int
      ) -> String? { sectionIdentifier(for: section) }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let source = Titled(tableView: table) { _, _, _ in UITableViewCell() }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["Fruit"])
    snapshot.appendItems([5])
    source.apply(snapshot)
    table.layoutIfNeeded()
    expectEqual(table.headerView(forSection: 0)?.textLabel?.text, "Fruit")
  }
}

/// A table with a diffable data source, whose rows have names.
private final class Names {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private(set) var source: UITableViewDiffableDataSource<String, String>
  /// The heights of the rows that are not 50.
  var heights: [String: CGFloat] = [:]
  var onCell: () -> Void = {}
  private(set) var requests = 0

  init(_ content: [(String, [String])]) {
    table.register(HighCell.self, forCellReuseIdentifier: "cell")
    source = UITableViewDiffableDataSource(tableView: table) { _, _, _ in nil }
    source = UITableViewDiffableDataSource(tableView: table) { [weak self] table, path, name in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      self?.requests += 1
      self?.onCell()
      cell.accessibilityIdentifier = name
      (cell as? HighCell)?.height.constant = self?.heights[name] ?? 50
      return cell
    }
    show(content)
  }

  func show(_ content: [(String, [String])]) {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for (section, items) in content {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    source.apply(snapshot)
  }

  var cells: [String: HighCell] {
    var result: [String: HighCell] = [:]
    for case let cell as HighCell in table.visibleCells {
      result[cell.accessibilityIdentifier ?? ""] = cell
    }
    return result
  }

  @discardableResult
  func seen() -> String {
    table.layoutIfNeeded()
    return table.visibleCells.map {
      "\($0.accessibilityIdentifier ?? "") \(Int($0.frame.minY))+\(Int($0.frame.height))"
    }.joined(separator: ", ")
  }
}
