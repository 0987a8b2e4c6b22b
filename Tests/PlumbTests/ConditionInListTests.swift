import Expectations
import Plumb
import PlumbTesting
import Testing

/// Cells whose constraints depend on the width are measured with those that hold at the width that they get.
@Suite struct ConditionInListTests {
  /// An icon with a title beside it where there is room, and below it where there is not.
  private final class Card: UIView {
    let icon = UIView()
    let title = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(icon)
      addSubview(title)
      title.text = "a title of some words that has several lines where the card is narrow"
      title.numberOfLines = 0
      icon.snp.makeConstraints { make in
        make.leading.top.equalToSuperview()
        make.size.equalTo(40)
        make.bottom.lessThanOrEqualToSuperview()
      }
      title.snp.makeConstraints { make in
        make.trailing.bottom.equalToSuperview()
      }
      title.snp.makeConstraints(when: .width(400...)) { make in
        make.leading.equalTo(icon.snp.trailing).offset(8)
        make.top.equalToSuperview()
      }
      title.snp.makeConstraints(when: .width(..<400)) { make in
        make.leading.equalToSuperview()
        make.top.equalTo(icon.snp.bottom)
      }
    }

    required init?(coder: NSCoder) { nil }

    /// How high it is at a width, in a tree of its own.
    static func height(_ width: CGFloat) -> CGFloat {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 1000))
      let card = Card()
      root.addSubview(card)
      card.snp.makeConstraints { $0.leading.top.trailing.equalToSuperview() }
      root.layoutIfNeeded()
      return card.frame.height
    }
  }

  /// The constraints stand in the cell itself.
  private final class PlainCell: UITableViewCell {
    let inner = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(inner)
      inner.snp.makeConstraints(when: .width(400...)) { make in
        make.edges.equalToSuperview()
        make.height.equalTo(100)
      }
      inner.snp.makeConstraints(when: .width(..<400)) { make in
        make.edges.equalToSuperview()
        make.height.equalTo(60)
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class CardCell: UITableViewCell {
    let card = Card()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(card)
      card.snp.makeConstraints { $0.edges.equalToSuperview() }
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    let root: UIView
    let table = UITableView()

    init(_ type: UITableViewCell.Type, width: CGFloat) {
      root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 800))
      super.init()
      table.register(type, forCellReuseIdentifier: "cell")
      table.dataSource = self
      root.addSubview(table)
      table.snp.makeConstraints { $0.edges.equalToSuperview() }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func heights(_ width: CGFloat? = nil) -> [CGFloat] {
      if let width { root.frame.size.width = width }
      root.layoutIfNeeded()
      return table.visibleCells.map(\.frame.height)
    }
  }

  @Test(arguments: [300, 320, 400, 600] as [CGFloat])
  func `a row has at its first layout the height of what holds at its width`(width: CGFloat) {
    let (heights, issues) = collectingIssues { Rows(PlainCell.self, width: width).heights() }
    let height: CGFloat = width < 400 ? 60 : 100
    expectEqual(heights, [height, height, height])
    expectEmpty(issues)
  }

  @Test func `a row has another height at once where the table has another width`() {
    let (heights, issues) = collectingIssues { () -> [[CGFloat]] in
      let rows = Rows(PlainCell.self, width: 300)
      return [300, 600, 320, 400].map { rows.heights($0) }
    }
    expectEqual(heights.map { $0.first }, [60, 100, 60, 100])
    expectEmpty(issues)
  }

  @Test(arguments: [300, 320, 400, 600] as [CGFloat])
  func `a row with a card in it is as high as the card, at its first layout`(width: CGFloat) {
    let (heights, issues) = collectingIssues(measurer: FixedAdvanceText()) {
      [Card.height(width)] + Rows(CardCell.self, width: width).heights()
    }
    expectTrue(heights.count == 4 && heights.allSatisfy { $0 == heights[0] })
    expectEmpty(issues)
  }

  @Test func `a row with a card in it follows the table's width at once`() {
    let (heights, issues) = collectingIssues(measurer: FixedAdvanceText()) { () -> [[CGFloat]] in
      let rows = Rows(CardCell.self, width: 300)
      return [300, 600, 320, 400].map { [Card.height($0), rows.heights($0)[0]] }
    }
    for pair in heights { expectEqual(pair[0], pair[1]) }
    expectEmpty(issues)
  }

  // MARK: Collections

  /// As wide as it is told to be, by a constraint.
  private final class TileCell: UICollectionViewCell {
    let inner = UIView()
    private var width: Constraint?

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(inner)
      inner.snp.makeConstraints { make in
        make.edges.equalToSuperview()
        width = make.width.equalTo(0).constraint
      }
      inner.snp.makeConstraints(when: .width(400...)) { $0.height.equalTo(100) }
      inner.snp.makeConstraints(when: .width(..<400)) { $0.height.equalTo(60) }
    }

    required init?(coder: NSCoder) { nil }

    func setWidth(_ points: CGFloat) { width?.update(offset: points) }
  }

  private final class Tiles: NSObject, UICollectionViewDataSource {
    let root: UIView
    let flow = UICollectionViewFlowLayout()
    private(set) lazy var collection = UICollectionView(frame: .zero, collectionViewLayout: flow)

    init(width: CGFloat) {
      root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 800))
      super.init()
      flow.estimatedItemSize = CGSize(width: 50, height: 50)
      collection.register(TileCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = self
      root.addSubview(collection)
      collection.snp.makeConstraints { $0.edges.equalToSuperview() }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? TileCell)?.setWidth(root.bounds.width - 20)
      return cell
    }
  }

  @Test(arguments: [300, 419, 420, 600] as [CGFloat])
  func `an item has at its first layout the height of what holds at its width`(width: CGFloat) {
    let (sizes, issues) = collectingIssues { () -> [CGSize] in
      let tiles = Tiles(width: width)
      tiles.root.layoutIfNeeded()
      return tiles.collection.visibleCells.map(\.frame.size)
    }
    let size = CGSize(width: width - 20, height: width < 420 ? 60 : 100)
    expectEqual(sizes, [size, size, size])
    expectEmpty(issues)
  }

  // MARK: Conditions about the cell

  /// The condition is about the cell, which the content fills.
  private final class ContentCell: UITableViewCell {
    let inner = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(inner)
      inner.snp.makeConstraints { $0.edges.equalToSuperview() }
      contentView.snp.makeConstraints(when: .width(400...)) { make in
        make.height.equalTo(100).priority(999)
      }
      contentView.snp.makeConstraints(when: .width(..<400)) { make in
        make.height.equalTo(60).priority(999)
      }
      // Held by the cell, which is not measured.
      contentView.snp.makeConstraints(when: .width(..<400)) { make in
        make.leading.top.equalToSuperview()
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test(arguments: [300, 320, 400, 600] as [CGFloat])
  func `a condition about the cell counts at the first layout`(width: CGFloat) {
    let (heights, issues) = collectingIssues { () -> [[CGFloat]] in
      let rows = Rows(ContentCell.self, width: width)
      let first = rows.heights()
      rows.table.reloadData()
      return [first, rows.heights()]
    }
    let height: CGFloat = width < 400 ? 60 : 100
    expectEqual(heights, [[height, height, height], [height, height, height]])
    expectEmpty(issues)
  }

  @Test func `a condition about the cell follows the table's width at once`() {
    let (heights, issues) = collectingIssues { () -> [CGFloat?] in
      let rows = Rows(ContentCell.self, width: 300)
      return [300, 600, 320, 400, 300].map { rows.heights($0).first }
    }
    expectEqual(heights, [60, 100, 60, 100, 60])
    expectEmpty(issues)
  }

  private final class WideCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.snp.makeConstraints(when: .width(400...)) { make in
        make.height.equalTo(100).priority(999)
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `a cell in which nothing holds at its width is as high as any other`() {
    let (heights, issues) = collectingIssues { () -> [CGFloat?] in
      let rows = Rows(WideCell.self, width: 300)
      return [300, 600].map { rows.heights($0).first }
    }
    expectEqual(heights, [44, 100])
    expectEmpty(issues)
  }
}
