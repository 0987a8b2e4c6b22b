import AutoLayout
import Expectations
import Testing

@Suite struct CellAccessoryTests {
  private final class Rows: NSObject, UITableViewDataSource {
    var change: (UITableViewCell) -> Void = { _ in }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      change(cell)
      return cell
    }
  }

  private func shownCell(
    isMirrored: Bool = false,
    _ change: @escaping (UITableViewCell) -> Void
  ) throws -> UITableViewCell {
    let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Rows())
    table.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    rows.change = { cell in
      cell.semanticContentAttribute = table.semanticContentAttribute
      change(cell)
    }
    table.dataSource = rows
    return try withExtendedLifetime(rows) {
      table.layoutIfNeeded()
      return try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    }
  }

  @Test func `a view at the end of a cell takes room from the content`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    let cell = try shownCell { $0.accessoryView = view }
    expectEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 254, height: 44))
    expectEqual(view.frame, CGRect(x: 254, y: 12, width: 50, height: 20))
    cell.accessoryView = nil
    expectEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 320, height: 44))
    expectTrue(view.superview == nil)
  }

  @Test func `from right to left the accessory is on the left`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    let cell = try shownCell(isMirrored: true) { $0.accessoryView = view }
    expectEqual(cell.contentView.frame, CGRect(x: 66, y: 0, width: 254, height: 44))
    expectEqual(view.frame, CGRect(x: 16, y: 12, width: 50, height: 20))
  }

  @Test func `the app's view comes before the mark of the type`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    let cell = try shownCell { $0.accessoryType = .disclosureIndicator }
    let width = cell.contentView.frame.width
    expectTrue(width < 304 && width > 254)
    cell.accessoryView = view
    expectEqual(cell.contentView.frame.width, 254)
    expectEmpty(cell.subviews.filter { $0 is UIImageView })
  }

  @Test func `the text of a cell with an accessory wraps earlier`() throws {
    func height(_ accessory: UIView?) throws -> CGFloat {
      try shownCell { cell in
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 12)
        cell.contentView.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
          label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        ])
        cell.accessoryView = accessory
      }
      .frame.height
    }
    let wide = UIView(frame: CGRect(x: 0, y: 0, width: 180, height: 20))
    expectTrue(try height(wide) > height(nil))
  }

  @Test func `a cell shows its backgrounds behind the content`() throws {
    let (plain, selected) = (UIView(), UIView())
    let cell = try shownCell {
      $0.selectedBackgroundView = selected
      $0.backgroundView = plain
    }
    expectTrue(plain.frame == cell.bounds && selected.superview == nil)
    expectTrue(cell.subviews.first === plain)
    cell.isSelected = true
    expectEqual(Array(cell.subviews.prefix(3)), [plain, selected, cell.contentView])
    cell.isSelected = false
    expectTrue(selected.superview == nil)
    cell.backgroundView = nil
    expectTrue(plain.superview == nil)
  }

  @Test func `the background of a table stays behind the rows when the table scrolls`() {
    let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Rows())
    let background = UIView()
    table.backgroundView = background
    table.dataSource = rows
    table.layoutIfNeeded()
    expectEqual(background.frame, CGRect(x: 0, y: 0, width: 320, height: 480))
    expectTrue(table.subviews.first === background && table.subviews.count > 1)
    table.contentOffset.y = 10
    table.layoutIfNeeded()
    expectEqual(background.frame, CGRect(x: 0, y: 10, width: 320, height: 480))
  }
}
