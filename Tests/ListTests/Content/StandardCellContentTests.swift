import AutoLayout
import Expectations
import PlumbTesting
import Testing

/// StandardCellContent.swift, by the cells of a table
@Suite struct StandardCellContentTests {
  /// Shows one cell in a table of 320 × 480.
  private func shown(
    _ style: UITableViewCell.CellStyle,
    _ configure: @escaping (UITableViewCell) -> Void
  ) throws -> UITableViewCell {
    let list = OneCell(style, configure)
    keep.lists.append(list)
    list.table.layoutIfNeeded()
    return try #require(list.table.visibleCells.first)
  }

  private final class Kept { var lists: [OneCell] = [] }
  private let keep = Kept()

  @Test func `the styles differ in their parts`() {
    let parts = [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle].map { style in
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      return [cell.textLabel != nil, cell.detailTextLabel != nil, cell.imageView != nil]
    }
    expectEqual(
      parts,
      [
        [true, false, true], [true, true, true], [true, true, false], [true, true, true],
      ]
    )
  }

  @Test func `a text is in the middle of a row of 44 points`() throws {
    let cell = try shown(.default) { $0.textLabel?.text = "Title" }
    let text = try #require(cell.textLabel)
    expectEqual(cell.frame.height, 44)
    expectTrue(text.frame.minX == 16 && text.frame.maxX == 304 && text.frame.midY == 22)
  }

  @Test func `an image is before the text, and without an image there is no room for it`() throws {
    let cell = try shown(.default) {
      $0.textLabel?.text = "Title"
      $0.imageView?.image = UIImage(size: CGSize(width: 30, height: 20))
    }
    expectEqual(cell.imageView?.frame, CGRect(x: 16, y: 12, width: 30, height: 20))
    expectEqual(cell.textLabel?.frame.minX, 62)
    cell.imageView?.image = nil
    cell.superview?.layoutIfNeeded()
    expectEqual(cell.textLabel?.frame.minX, 16)
  }

  @Test func `a subtitle is below the text, and the row is as high as both`() throws {
    let cell = try shown(.subtitle) {
      $0.textLabel?.text = "Title"
      $0.detailTextLabel?.text = "Subtitle"
    }
    let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    expectTrue(detail.frame.minY == text.frame.maxY && detail.frame.minX == text.frame.minX)
    expectEqual(cell.frame.height, (text.frame.height + detail.frame.height + 22).rounded(.up))
    expectEqual(text.frame.minY + detail.frame.maxY, cell.frame.height)
    cell.detailTextLabel?.text = nil
    cell.superview?.layoutIfNeeded()
    expectTrue(cell.frame.height == 44 && text.frame.midY == 22)
  }

  @Test func `a value is at the end of the row`() throws {
    let cell = try shown(.value1) {
      $0.textLabel?.text = "Title"
      $0.detailTextLabel?.text = "Value"
    }
    expectTrue(cell.textLabel?.frame.minX == 16 && cell.detailTextLabel?.frame.maxX == 304)
    cell.textLabel?.text = String(repeating: "long ", count: 20)
    cell.superview?.layoutIfNeeded()
    let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    expectTrue(text.frame.maxX <= detail.frame.minX - 8 && detail.frame.maxX == 304)
    expectEqual(detail.frame.width, detail.intrinsicContentSize.width)
  }

  @Test func `in the second value style the text is before a fixed line`() throws {
    let cell = try shown(.value2) {
      $0.textLabel?.text = "title"
      $0.detailTextLabel?.text = "Value"
    }
    expectTrue(cell.textLabel?.frame.minX == 16 && cell.textLabel?.frame.maxX == 107)
    expectEqual(cell.detailTextLabel?.frame.minX, 115)
  }

  @Test func `a text of several lines makes the row higher`() throws {
    let cell = try shown(.default) {
      $0.textLabel?.numberOfLines = 0
      $0.textLabel?.text = String(repeating: "long ", count: 40)
    }
    let height = cell.textLabel?.frame.height ?? 0
    expectTrue(height > 60 && cell.frame.height == (height + 22).rounded(.up))
  }

  @Test func `from right to left the parts are mirrored`() throws {
    let cell = try shown(.value1) {
      $0.contentView.semanticContentAttribute = .forceRightToLeft
      $0.textLabel?.text = "Title"
      $0.detailTextLabel?.text = "Value"
    }
    expectTrue(cell.textLabel?.frame.maxX == 304 && cell.detailTextLabel?.frame.minX == 16)
    let other = try shown(.value2) {
      $0.contentView.semanticContentAttribute = .forceRightToLeft
      $0.textLabel?.text = "title"
    }
    expectTrue(other.textLabel?.frame.maxX == 304 && other.textLabel?.textAlignment == .left)
  }

  @Test func `views with constraints determine the height instead`() throws {
    let cell = try shown(.default) { cell in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        view.heightAnchor.constraint(equalToConstant: 70),
      ])
      cell.textLabel?.text = "Title"
    }
    expectTrue(cell.frame.height == 70 && cell.textLabel?.frame.midY == 35)
  }
}

private final class OneCell: UITableViewDataSource {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let style: UITableViewCell.CellStyle
  private let configure: (UITableViewCell) -> Void

  init(_ style: UITableViewCell.CellStyle, _ configure: @escaping (UITableViewCell) -> Void) {
    (self.style, self.configure) = (style, configure)
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    configure(cell)
    return cell
  }
}
