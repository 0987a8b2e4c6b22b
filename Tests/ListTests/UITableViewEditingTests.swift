import AutoLayout
import Expectations
import Foundation
import Testing

@Suite struct UITableViewEditingTests {
  /// A table of 320 points whose rows of the standard style can be edited and moved as told.
  private final class Editor: UITableViewController {
    var styles: [UITableViewCell.EditingStyle] = [.delete, .insert, .none]
    var editable = true
    var movable = false
    var indents = true

    final class Cell: UITableViewCell {
      var states: [UITableViewCell.StateMask] = []

      override func willTransition(to state: UITableViewCell.StateMask) { states.append(state) }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      styles.count
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = Cell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "row"
      cell.accessoryType = .checkmark
      cell.showsReorderControl = true
      return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      editable
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      movable
    }

    override func tableView(
      _ tableView: UITableView,
      editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { styles[indexPath.row] }

    override func tableView(
      _ tableView: UITableView,
      shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { indents }

    var cells: [UITableViewCell] {
      tableView.layoutIfNeeded()
      return tableView.visibleCells
    }
  }

  private func shown(_ change: (Editor) -> Void = { _ in }) -> Editor {
    let editor = Editor(style: .plain)
    change(editor)
    editor.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    editor.view.layoutIfNeeded()
    return editor
  }

  @Test func `the content makes room for the control of editing mode`() {
    let editor = shown()
    let plain = editor.cells.map(\.contentView.frame)
    editor.setEditing(true, animated: false)
    let cells = editor.cells
    expectTrue(editor.tableView.isEditing && cells.allSatisfy(\.isEditing))
    expectEqual(cells.map(\.editingStyle), [.delete, .insert, .none])
    expectEqual(cells.map(\.contentView.frame.minX), [38, 38, 0])
    // Without an accessory of editing mode the content reaches the end.
    expectEqual(cells.map(\.contentView.frame.maxX), [320, 320, 320])
    editor.setEditing(false, animated: false)
    expectEqual(editor.cells.map(\.contentView.frame), plain)
    expectTrue(plain.allSatisfy { $0.maxX < 320 })
  }

  @Test func `a row that cannot be edited keeps its accessory and its place`() {
    let editor = shown { $0.editable = false }
    let plain = editor.cells.map(\.contentView.frame)
    editor.isEditing = true
    expectEqual(editor.cells.map(\.contentView.frame), plain)
    expectTrue(!editor.cells[0].isEditing && editor.cells[0].editingStyle == .none)
  }

  @Test func `without indentation the control lies over the content`() {
    let editor = shown { $0.indents = false }
    editor.setEditing(true, animated: true)
    expectEqual(editor.cells.map(\.contentView.frame.minX), [0, 0, 0])
  }

  @Test func `a row that can be moved shows its control at the end`() {
    let editor = shown { $0.movable = true }
    editor.setEditing(true, animated: false)
    let cell = editor.cells[2]
    expectTrue(cell.isEditing && cell.editingStyle == .none)
    expectTrue(cell.contentView.frame.minX == 0 && cell.contentView.frame.maxX < 320)
  }

  @Test func `an accessory of editing mode replaces the other one`() {
    let editor = shown()
    let cell = editor.cells[0]
    cell.editingAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 20))
    editor.setEditing(true, animated: false)
    editor.view.layoutIfNeeded()
    expectEqual(editor.cells[0].contentView.frame, CGRect(x: 38, y: 0, width: 222, height: 44))
  }

  @Test func `from right to left the control is at the right`() {
    let editor = shown { $0.view.semanticContentAttribute = .forceRightToLeft }
    for cell in editor.cells { cell.semanticContentAttribute = .forceRightToLeft }
    editor.setEditing(true, animated: false)
    expectEqual(editor.cells[0].contentView.frame, CGRect(x: 0, y: 0, width: 282, height: 44))
  }

  @Test func `a cell learns of its transitions, and its state is editing`() {
    let editor = shown()
    editor.setEditing(true, animated: false)
    editor.setEditing(false, animated: false)
    let cell = editor.cells[0] as? Editor.Cell
    expectEqual(cell?.states, [.showingEditControl, []])
    expectTrue(cell?.configurationState.isEditing == false)
  }

  @Test func `cells that become visible in editing mode show its controls`() {
    let editor = shown { $0.styles = Array(repeating: .delete, count: 40) }
    editor.setEditing(true, animated: false)
    editor.tableView.scrollToRow(
      at: IndexPath(row: 39, section: 0),
      at: .bottom,
      animated: false
    )
    expectEqual(editor.cells.last?.contentView.frame.minX, 38)
  }

  @Test func `touches select in editing mode only if the table allows it`() {
    let editor = shown()
    let table: UITableView = editor.tableView
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    editor.setEditing(true, animated: false)
    expectTrue(table.indexPathForSelectedRow == nil)
    UITouch.tap(at: CGPoint(x: 100, y: 60), in: table)
    expectTrue(table.indexPathForSelectedRow == nil)
    table.allowsMultipleSelectionDuringEditing = true
    UITouch.tap(at: CGPoint(x: 100, y: 60), in: table)
    UITouch.tap(at: CGPoint(x: 100, y: 10), in: table)
    expectEqual(table.indexPathsForSelectedRows?.map(\.row), [1, 0])
  }

  @Test func `a delegate without editing methods lets all rows be deleted`() {
    let rows = Rows([[50, 60]])
    rows.root.layoutIfNeeded()
    rows.table.setEditing(true, animated: false)
    rows.root.layoutIfNeeded()
    expectEqual(rows.table.visibleCells.map(\.editingStyle), [.delete, .delete])
    expectEqual(rows.table.visibleCells.map(\.contentView.frame.minX), [38, 38])
    expectEqual(rows.table.visibleCells.map(\.frame.height), [50, 60])
  }

  @Test func `the button of a controller begins and ends editing mode`() {
    let editor = shown()
    let button = editor.editButtonItem
    expectTrue(button === editor.editButtonItem && button.title == "Edit")
    editor.setEditing(true, animated: false)
    expectEqual(button.title, "Done")
    editor.isEditing = false
    expectTrue(button.title == "Edit" && !editor.tableView.isEditing)
  }
}
