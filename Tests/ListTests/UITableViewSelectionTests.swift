import AutoLayout
import Expectations
import Testing

@Suite struct UITableViewSelectionTests {
  @Test func `selection belongs to rows, and outlives their cells`() {
    let rows = Rows([Array(repeating: 240, count: 9)])
    rows.scroll()
    let path = IndexPath(row: 1, section: 0)
    rows.table.selectRow(at: path, animated: false, scrollPosition: .none)
    expectTrue(rows.table.cellForRow(at: path)?.isSelected == true)
    rows.scroll(to: 1000)
    expectTrue(rows.table.visibleCells.allSatisfy { !$0.isSelected })
    rows.scroll(to: 0)
    expectTrue(rows.table.cellForRow(at: path)?.isSelected == true)
    rows.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    expectEqual(rows.table.indexPathsForSelectedRows, [IndexPath(row: 0, section: 0)])
    rows.table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    expectTrue(rows.table.indexPathForSelectedRow == nil)
  }

  @Test func `a cell that is shown is told whether it is selected`() {
    final class Cell: UITableViewCell {
      var told: [Bool] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        told.append(selected)
      }
    }
    final class Source: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        if path.row == 1 { tableView.selectRow(at: path, animated: false, scrollPosition: .none) }
        return Cell()
      }
    }
    let (table, source) = (
      UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Source()
    )
    table.dataSource = source
    table.layoutIfNeeded()
    let cells = table.visibleCells.compactMap { $0 as? Cell }
    expectEqual(cells.map(\.told), [[false], [true]])
    withExtendedLifetime(source) {}
  }

  @Test func `a touch selects the row in which it stays, and a drag selects none`() {
    let rows = Rows([[50, 50, 50]])
    rows.table.layoutIfNeeded()
    let drag = UITouch.begin(at: CGPoint(x: 10, y: 120), in: rows.table)
    drag?.move(to: CGPoint(x: 10, y: 20), in: rows.table)
    drag?.end()
    expectTrue(rows.table.indexPathForSelectedRow == nil)
    let tap = UITouch.begin(at: CGPoint(x: 10, y: 120), in: rows.table)
    tap?.move(to: CGPoint(x: 12, y: 118), in: rows.table)
    tap?.end()
    expectEqual(rows.table.indexPathForSelectedRow, IndexPath(row: 2, section: 0))
  }
}
