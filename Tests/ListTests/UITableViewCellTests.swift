import AutoLayout
import Boxes
import Expectations
import Testing

@Suite struct UITableViewCellTests {
  @Test func `cells and headers can be made without arguments`() {
    final class Cell: UITableViewCell {}
    for cell in [UITableViewCell(), Cell()] {
      expectEqual(cell.frame, CGRect(x: 0, y: 0, width: 320, height: 44))
      expectTrue(cell.reuseIdentifier == nil)
    }
    expectTrue(UITableViewHeaderFooterView().reuseIdentifier == nil)
  }

  @Test(arguments: [true, false])
  func `the content view fills the cell and determines its fitting size`(isRow: Bool) {
    let row = UITableViewCell(style: .default, reuseIdentifier: "row")
    let tile = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let cell: UIView = isRow ? row : tile
    let content = isRow ? row.contentView : tile.contentView
    expectEqual(content.frame, CGRect(x: 0, y: 0, width: 320, height: 44))
    let inner = box("inner", in: content)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
      inner.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      content.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 16),
      content.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 10),
      inner.heightAnchor.constraint(equalToConstant: 60),
    ])
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 400, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    expectEqual(size, CGSize(width: 400, height: 80))
    cell.frame.size = size
    cell.layoutIfNeeded()
    expectEqual(content.frame, CGRect(x: 0, y: 0, width: 400, height: 80))
    expectEqual(inner.frame, CGRect(x: 16, y: 10, width: 368, height: 60))
    expectEqual(row.reuseIdentifier, "row")
  }

  @Test(arguments: [true, false])
  func `a cell with subviews beside an empty content view is measured itself`(isRow: Bool) {
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    let tile = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let cell: UIView = isRow ? row : tile
    let inner = box("inner", in: cell)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: cell.topAnchor, constant: 10),
      inner.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
      cell.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 16),
      cell.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 10),
      inner.heightAnchor.constraint(equalToConstant: 60),
    ])
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 400, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    expectEqual(size, CGSize(width: 400, height: 80))
  }

  @Test func `a row is as high as the subviews of its cell beside an empty content view`() {
    final class Source: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let inner = box("inner", in: cell)
        inner.topAnchor.constraint(equalTo: cell.topAnchor).isActive = true
        inner.bottomAnchor.constraint(equalTo: cell.bottomAnchor).isActive = true
        inner.heightAnchor.constraint(equalToConstant: 70).isActive = true
        return cell
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.dataSource = source
    table.layoutIfNeeded()
    expectEqual(table.visibleCells.map(\.frame.height), [70, 70])
    expectEqual(table.visibleCells.map(\.contentView.frame.height), [70, 70])
  }
}
