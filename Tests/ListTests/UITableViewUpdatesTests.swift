import AutoLayout
import Expectations
import PlumbTesting
import Testing

/// UITableView+Updates.swift
@Suite struct UITableViewUpdatesTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func `inserted and deleted rows move the others, which keep their cells`() {
    let rows = Rows([[50, 60, 70]])
    rows.scroll()
    let cells = rows.table.visibleCells
    let cellRequests = rows.cellRequests
    rows.heights = [[50, 80, 70]]
    rows.table.performBatchUpdates {
      rows.table.deleteRows(at: [path(1)], with: .automatic)
      rows.table.insertRows(at: [path(1)], with: .automatic)
    }
    expectEqual(rows.scroll(), "0–0 0+50, 0–1 50+80, 0–2 130+70")
    expectEqual(rows.cellRequests, cellRequests + 1)
    expectTrue(rows.table.visibleCells[0] === cells[0])
    expectTrue(rows.table.visibleCells[2] === cells[2])
  }

  @Test func `a moved row keeps its cell and its height`() {
    let rows = Rows([[50, 60, 70]])
    rows.scroll()
    let cell = rows.table.visibleCells[0]
    rows.heights = [[60, 70, 50]]
    rows.table.moveRow(at: path(0), to: path(2))
    expectEqual(rows.scroll(), "0–0 0+60, 0–1 60+70, 0–2 130+50")
    expectTrue(rows.table.visibleCells[2] === cell)
  }

  @Test func `a reloaded row is measured again`() {
    let rows = Rows([[50, 60]])
    rows.scroll()
    rows.heights = [[90, 60]]
    rows.table.reloadRows(at: [path(0)], with: .none)
    expectEqual(rows.scroll(), "0–0 0+90, 0–1 90+60")
  }

  @Test func `sections are deleted and inserted`() {
    let rows = Rows([[50], [60]])
    rows.scroll()
    rows.heights = [[70, 80], [60]]
    rows.table.performBatchUpdates {
      rows.table.deleteSections([0], with: .automatic)
      rows.table.insertSections([0], with: .automatic)
    }
    expectEqual(rows.scroll(), "0–0 0+70, 0–1 70+80, 1–0 150+60")
  }

  @Test func `a selected row stays selected at its new index`() {
    let rows = Rows([[50, 60, 70]])
    rows.scroll()
    rows.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    rows.heights = [[60, 70]]
    rows.table.deleteRows(at: [path(0)], with: .automatic)
    rows.scroll()
    expectEqual(rows.table.indexPathForSelectedRow, path(1))
  }

  @Test
  func `counts that do not match the updates are reported, and the table is reloaded`() {
    let (seen, issues) = collectingIssues {
      let rows = Rows([[50, 60, 70]])
      rows.scroll()
      rows.heights = [[50]]
      rows.table.deleteRows(at: [path(0)], with: .automatic)
      return rows.scroll()
    }
    expectEqual(seen, "0–0 0+50")
    expectEqual(
      issues.map(\.message),
      [
        "Invalid update of table: section 0 had 3 rows and has 1, with 0 inserted and 1 deleted."
      ]
    )
  }

  @Test func `an empty batch of updates measures the visible rows again`() {
    let rows = Rows([[50, 60]])
    rows.scroll()
    (rows.table.visibleCells[0] as? HighCell)?.height.constant = 75
    rows.table.performBatchUpdates(nil)
    expectEqual(rows.scroll(), "0–0 0+75, 0–1 75+60")
  }

  @Test func `a cell with an invalidated intrinsic content size is measured again`() {
    let rows = Rows([[50, 60]])
    rows.scroll()
    let cell = rows.table.visibleCells[0] as? HighCell
    cell?.height.constant = 75
    cell?.invalidateIntrinsicContentSize()
    expectEqual(rows.scroll(), "0–0 0+75, 0–1 75+60")
    rows.table.selfSizingInvalidation = .disabled
    cell?.height.constant = 74
    cell?.invalidateIntrinsicContentSize()
    rows.table.performBatchUpdates(nil)
    expectEqual(rows.scroll(), "0–0 0+74, 0–1 74+60")
  }

  @Test func `deleting rows at the end moves the offset back to the new end`() {
    let rows = Rows([Array(repeating: 100, count: 20)])
    rows.table.rowHeight = 100
    rows.scroll(to: 1520)
    rows.heights = [Array(repeating: 100, count: 10)]
    rows.table.deleteRows(at: (10..<20).map { path($0) }, with: .automatic)
    rows.scroll()
    expectEqual(rows.table.contentOffset.y, 520)
  }

  @Test func `updates before the first layout pass only change the data`() {
    let rows = Rows([[50]])
    rows.heights = [[50, 60]]
    rows.table.insertRows(at: [path(1)], with: .automatic)
    expectEqual(rows.scroll(), "0–0 0+50, 0–1 50+60")
  }

  @Test func `updates of missing rows and sections, and repeated updates of a row, are reported`() {
    let changes: [(UITableView) -> Void] = [
      { $0.deleteRows(at: [IndexPath(row: 99, section: 0)], with: .none) },
      { $0.reloadRows(at: [IndexPath(row: 0, section: 3)], with: .none) },
      { $0.insertSections([7], with: .none) },
      { table in
        table.performBatchUpdates {
          table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
          table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
        }
      },
    ]
    let issues = changes.flatMap { change in
      collectingIssues {
        let rows = Rows([[50, 60]])
        rows.scroll()
        change(rows.table)
        expectEqual(rows.scroll(), "0–0 0+50, 0–1 50+60")
      }.issues
    }
    expectEqual(
      issues.map(\.message),
      [
        "Invalid update of table: there is no row 99 of section 0 before the update.",
        "Invalid update of table: there is no row 0 of section 3 before the update.",
        "Invalid update of table: there is no section 7 after the update.",
        "Invalid update of table: row 0 of section 0 is deleted, reloaded or moved twice.",
      ]
    )
  }

  @Test func `a batch takes a closure that does not escape`() {
    let rows = Rows([[50, 60]])
    rows.scroll()
    func update(_ changes: () -> Void) { rows.table.performBatchUpdates(changes) }
    rows.heights = [[60]]
    update { rows.table.deleteRows(at: [path(0)], with: .none) }
    expectEqual(rows.scroll(), "0–0 0+60")
  }
}
