import AutoLayout
import Expectations
import Testing

/// UISwipeActionsConfiguration.swift, UIContextMenuConfiguration.swift and UIMenu.swift, as a delegate
/// returns them
@Suite struct ListActionsTests {
  @Test func `a delegate returns the swipe actions of a row, and a test runs them`() throws {
    let delegate = Swiped()
    let table = UITableView(frame: .zero)
    let path = IndexPath(row: 2, section: 0)
    let configuration = try #require(
      delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
    )
    expectTrue(configuration.performsFirstActionWithFullSwipe)
    let action = try #require(configuration.actions.first)
    expectTrue(action.title == "Delete" && action.style == .destructive)
    expectEqual(action.backgroundColor, .systemRed)
    var isDone = false
    action.handler(action, UIView()) { isDone = $0 }
    expectTrue(isDone && delegate.deleted == [2])
    expectTrue(delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: path) == nil)
    expectEqual(delegate.tableView(table, editingStyleForRowAt: path), .delete)
  }

  @Test func `a context menu has actions and menus`() throws {
    var chosen: [String] = []
    let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      let share = UIAction(title: "Share") { chosen.append($0.title) }
      let more = UIMenu(title: "More", options: .displayInline, children: [share])
      return UIMenu(title: "Item", children: [share, more])
    }
    let menu = try #require(configuration.actionProvider?([]))
    expectTrue(menu.title == "Item" && menu.children.map(\.title) == ["Share", "More"])
    (menu.children.first as? UIAction)?.performWithSender(nil, target: nil)
    expectEqual(chosen, ["Share"])
    let other = menu.replacingChildren([])
    expectTrue(other.children.isEmpty && other.identifier == menu.identifier)
    expectEqual((menu.children.last as? UIMenu)?.options, .displayInline)
  }

  @Test func `the menu of one item is the menu of the items`() {
    let delegate = Swiped()
    let collection = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let path = IndexPath(item: 0, section: 0)
    let menu = delegate.collectionView(
      collection,
      contextMenuConfigurationForItemsAt: [path],
      point: .zero
    )
    expectTrue(menu === delegate.menu)
    expectTrue(
      delegate.collectionView(
        collection,
        contextMenuConfigurationForItemsAt: [path, path],
        point: .zero
      ) == nil
    )
  }

  @Test func `a table controller overrides what it allows`() {
    final class Editor: UITableViewController {
      override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        false
      }
    }
    let path = IndexPath(row: 0, section: 0)
    let (editor, plain) = (Editor(style: .plain), UITableViewController(style: .plain))
    expectTrue(!editor.tableView(UITableView(frame: .zero), canEditRowAt: path))
    expectTrue(plain.tableView(UITableView(frame: .zero), canEditRowAt: path))
    expectTrue(!plain.tableView(UITableView(frame: .zero), canMoveRowAt: path))
  }
}

private final class Swiped: UITableViewDelegate, UICollectionViewDelegate {
  private(set) var deleted: [Int] = []
  let menu = UIContextMenuConfiguration()

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.deleted.append(indexPath.row)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { menu }
}
