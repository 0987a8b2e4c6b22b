import AutoLayout
import Expectations
import PlumbTesting
import Testing

/// CellConfiguration.swift, by the cells of tables and collections
@Suite struct CellConfigurationTests {
  @Test func `rows have the heights of their contents`() {
    let list = ConfiguredRows(style: .subtitle) { cell, row in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(row)"
      if row == 1 { content.secondaryText = "Details" }
      cell.contentConfiguration = content
    }
    let heights = list.heights
    let texts = list.table.visibleCells.map { cell in
      cell.contentView.subviews.first?.subviews.compactMap { ($0 as? UILabel)?.text } ?? []
    }
    expectEqual(texts, [["Row 0"], ["Row 1", "Details"], ["Row 2"]])
    expectTrue(heights[0] == heights[2] && heights[1] > heights[0] + 10)
  }

  @Test func `a content of the same type is shown by the same view`() {
    let list = ConfiguredRows { cell, _ in
      var content = UIListContentConfiguration.cell()
      content.text = "One"
      cell.contentConfiguration = content
    }
    let before = list.heights
    let cell = list.table.visibleCells[0]
    let view = cell.contentView.subviews.first
    var content = UIListContentConfiguration.cell()
    (content.text, content.secondaryText) = ("One", "Two")
    cell.contentConfiguration = content
    expectTrue(list.heights[0] > before[0])
    expectTrue(cell.contentView.subviews.first === view)
    cell.contentConfiguration = nil
    expectEmpty(cell.contentView.subviews)
  }

  @Test func `a background is behind the content, and follows the size of the cell`() {
    let list = ConfiguredRows { cell, _ in
      var background = UIBackgroundConfiguration.listGroupedCell()
      background.backgroundColor = .systemRed
      background.cornerRadius = 8
      background.backgroundInsets = NSDirectionalEdgeInsets(
        top: 1,
        leading: 2,
        bottom: 3,
        trailing: 4
      )
      cell.backgroundConfiguration = background
    }
    _ = list.heights
    let cell = list.table.visibleCells[0]
    let fill = cell.subviews[0].subviews[0]
    expectTrue(cell.subviews[1] === cell.contentView)
    expectEqual(fill.frame, CGRect(x: 2, y: 1, width: 314, height: 40))
    expectTrue(fill.backgroundColor == .systemRed && fill.layer.cornerRadius == 8)
    cell.backgroundConfiguration = nil
    expectTrue(cell.subviews[0] === cell.contentView)
  }

  @Test func `a cell is updated before it is shown and after its selection`() {
    let list = ConfiguredRows(type: Updated.self) { _, _ in }
    _ = list.heights
    let cell = list.table.visibleCells[1] as? Updated
    expectEqual(cell?.states, ["-"])
    list.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    _ = list.heights
    expectEqual(cell?.states, ["-", "selected"])
    var calls = 0
    cell?.configurationUpdateHandler = { _, state in calls += state.isSelected ? 1 : 100 }
    _ = list.heights
    expectEqual(calls, 1)
  }

  @Test func `the background of a header lies behind its content and has its size`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let (red, blue) = (UIView(), UIView())
    header.backgroundView = red
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 28)
    header.layoutIfNeeded()
    expectTrue(header.subviews.first === red && header.backgroundView === red)
    expectEqual(red.frame, CGRect(x: 0, y: 0, width: 320, height: 28))
    header.backgroundView = blue
    expectTrue(red.superview == nil && blue.frame == header.bounds)
    header.backgroundView = nil
    expectEqual(header.subviews.map { $0 === header.contentView }, [true])
  }

  @Test func `headers have contents too`() {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = view.defaultContentConfiguration()
    content.text = "Header"
    view.contentConfiguration = content
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    expectTrue(size.height > 30 && size.width == 320)
  }

  @Test func `a list layout has rows of the heights of their contents, and headers`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell,
      _,
      name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      collection,
      path,
      name in
      collection.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
    }
    source.supplementaryViewProvider = { _, _, _ in UICollectionReusableView() }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["One", String(repeating: "long ", count: 20)])
    source.apply(snapshot)
    collection.layoutIfNeeded()
    let frames = collection.visibleCells.map(\.frame)
    expectTrue(frames.count == 2 && frames.allSatisfy { $0.minX == 16 && $0.width == 288 })
    expectTrue(frames[0].minY == 28 && frames[1].minY == frames[0].maxY)
    expectTrue(frames[1].height > frames[0].height + 10)
  }
}

/// A table of 320 × 480 with three rows that a function configures.
private final class ConfiguredRows: UITableViewDataSource {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let type: UITableViewCell.Type
  private let style: UITableViewCell.CellStyle
  private let configure: (UITableViewCell, Int) -> Void

  init(
    type: UITableViewCell.Type = UITableViewCell.self,
    style: UITableViewCell.CellStyle = .default,
    _ configure: @escaping (UITableViewCell, Int) -> Void
  ) {
    (self.type, self.style, self.configure) = (type, style, configure)
    table.separatorStyle = .none
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = type.init(style: style, reuseIdentifier: nil)
    configure(cell, indexPath.row)
    return cell
  }

  var heights: [CGFloat] {
    table.layoutIfNeeded()
    return table.visibleCells.map(\.frame.height)
  }
}

/// A cell that records its updates.
private final class Updated: UITableViewCell {
  private(set) var states: [String] = []

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    states.append(state.isSelected ? "selected" : "-")
  }
}
