import AutoLayout
import Expectations
import PlumbTesting
import RuleTrait
import Testing

@Suite struct UICollectionViewTests {
  @Test func `items of one size are arranged in lines`() {
    let tiles = Tiles([7])
    tiles.flow.itemSize = CGSize(width: 90, height: 60)
    expectEqual(
      tiles.scroll(),
      """
      0–0 (0, 0, 90, 60)
      0–1 (105, 0, 90, 60)
      0–2 (210, 0, 90, 60)
      0–3 (0, 70, 90, 60)
      0–4 (105, 70, 90, 60)
      0–5 (210, 70, 90, 60)
      0–6 (0, 140, 90, 60)
      """
    )
    expectEqual(tiles.collection.contentSize, CGSize(width: 300, height: 200))
  }

  @Test func `sections are laid out with their insets, headers and footers`() {
    let tiles = Tiles([1, 1])
    tiles.flow.itemSize = CGSize(width: 100, height: 40)
    tiles.flow.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    tiles.flow.headerReferenceSize = CGSize(width: 0, height: 20)
    tiles.flow.footerReferenceSize = CGSize(width: 0, height: 10)
    expectEqual(tiles.scroll(), "0–0 (2, 21, 100, 40)\n1–0 (2, 95, 100, 40)")
    let path = IndexPath(item: 0, section: 1)
    let header = tiles.collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: path
    )
    expectEqual(header?.frame, CGRect(x: 0, y: 74, width: 300, height: 20))
    let footer = tiles.collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter,
      at: path
    )
    expectEqual(footer?.frame, CGRect(x: 0, y: 138, width: 300, height: 10))
    expectEqual(tiles.collection.contentSize.height, 148)
  }

  @Test func `with horizontal scrolling lines run from top to bottom`() {
    let tiles = Tiles([3])
    tiles.flow.scrollDirection = .horizontal
    tiles.flow.itemSize = CGSize(width: 50, height: 190)
    expectEqual(tiles.scroll(), "0–0 (0, 0, 50, 190)\n0–1 (0, 210, 50, 190)\n0–2 (60, 0, 50, 190)")
    expectEqual(tiles.collection.contentSize, CGSize(width: 110, height: 400))
  }

  @Test func `the delegate gives the sizes of items`() {
    let tiles = Tiles([2])
    tiles.sizes = [CGSize(width: 30, height: 30), CGSize(width: 40, height: 50)]
    expectEqual(tiles.scroll(), "0–0 (0, 10, 30, 30)\n0–1 (40, 0, 40, 50)")
  }

  @Test func `with an estimated size cells have the sizes of their constraints`() {
    let tiles = Tiles([3])
    tiles.flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    tiles.cellSizes = [
      CGSize(width: 120, height: 30), CGSize(width: 100, height: 60),
      CGSize(width: 110, height: 40),
    ]
    expectEqual(tiles.scroll(), "0–0 (0, 15, 120, 30)\n0–1 (200, 0, 100, 60)\n0–2 (0, 70, 110, 40)")
    let cell = tiles.collection.cellForItem(at: IndexPath(item: 1, section: 0)) as? TileCell
    expectEqual(cell?.inner.frame, CGRect(x: 0, y: 0, width: 100, height: 60))
  }

  @Test func `only visible items have cells, and scrolling reuses them`() {
    let tiles = Tiles([10_000])
    tiles.flow.itemSize = CGSize(width: 100, height: 100)
    tiles.scroll()
    expectEqual(tiles.collection.subviews.count, 8)
    tiles.scroll(to: 50)
    let cells = Set(tiles.collection.subviews.map { ObjectIdentifier($0) })
    for step in 1...100 { tiles.scroll(to: 50 + CGFloat(step) * 70) }
    expectEqual(Set(tiles.collection.subviews.map { ObjectIdentifier($0) }), cells)
    expectEqual(tiles.collection.indexPathsForVisibleItems.first?.item, 7050 / 110 * 2)
  }

  @Test
  func
    `cells are asked for their size once, and not at all if the layout has no estimate`()
  {
    let tiles = Tiles([40])
    tiles.flow.estimatedItemSize = CGSize(width: 300, height: 100)
    tiles.cellSizes = Array(repeating: CGSize(width: 300, height: 100), count: 40)
    tiles.scroll()
    let cells = tiles.collection.visibleCells.compactMap { $0 as? TileCell }
    expectEqual(cells.map(\.sizeRequests), [1, 1, 1, 1])
    for _ in 0..<3 {
      tiles.collection.setNeedsLayout()
      tiles.scroll()
    }
    tiles.scroll(to: 50)
    expectEqual(cells.map(\.sizeRequests), [1, 1, 1, 1])
    tiles.flow.estimatedItemSize = .zero
    tiles.flow.itemSize = CGSize(width: 300, height: 80)
    tiles.scroll()
    expectEqual(cells.map(\.sizeRequests), [1, 1, 1, 1])
  }

  @Test func `a pinned header stays at the top while its section is visible`() {
    let tiles = Tiles([20, 1])
    tiles.flow.itemSize = CGSize(width: 300, height: 100)
    tiles.flow.headerReferenceSize = CGSize(width: 0, height: 30)
    tiles.flow.sectionHeadersPinToVisibleBounds = true
    tiles.scroll(to: 500)
    let header = tiles.collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0)
    )
    expectEqual(header?.frame, CGRect(x: 0, y: 500, width: 300, height: 30))
    tiles.scroll(to: 2210)
    expectEqual(header?.frame.maxY, 2220)
  }

  @Test func `a new width rearranges the lines`() {
    let tiles = Tiles([3])
    tiles.flow.itemSize = CGSize(width: 100, height: 50)
    tiles.scroll()
    tiles.collection.frame.size.width = 100
    expectEqual(tiles.scroll(), "0–0 (0, 0, 100, 50)\n0–1 (0, 60, 100, 50)\n0–2 (0, 120, 100, 50)")
  }

  @Test func `scrollToItem brings an item to the given position`() {
    let tiles = Tiles([100])
    tiles.flow.itemSize = CGSize(width: 300, height: 90)
    tiles.scroll()
    let path = IndexPath(item: 50, section: 0)
    tiles.collection.scrollToItem(at: path, at: .top, animated: false)
    expectEqual(tiles.collection.contentOffset.y, 5000)
    tiles.collection.scrollToItem(at: path, at: .bottom, animated: false)
    expectEqual(tiles.collection.contentOffset.y, CGFloat(5090 - 400))
    expectEqual(tiles.collection.cellForItem(at: path)?.frame.minY, 5000)
  }

  @Test func `inserted and deleted items move the others, which keep their cells`() {
    let tiles = Tiles([3])
    tiles.flow.itemSize = CGSize(width: 300, height: 50)
    tiles.scroll()
    let cells = tiles.collection.visibleCells
    tiles.counts = [3]
    tiles.collection.performBatchUpdates {
      tiles.collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
      tiles.collection.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
    expectEqual(tiles.scroll(), "0–0 (0, 0, 300, 50)\n0–1 (0, 60, 300, 50)\n0–2 (0, 120, 300, 50)")
    expectTrue(tiles.collection.visibleCells[0] === cells[1])
    expectTrue(tiles.collection.visibleCells[1] === cells[2])
  }

  @Test func `a custom layout positions all items`() {
    let tiles = Tiles([3], DiagonalLayout())
    expectEqual(tiles.scroll(), "0–0 (0, 0, 40, 40)\n0–1 (40, 40, 40, 40)\n0–2 (80, 80, 40, 40)")
    expectEqual(tiles.collection.contentSize, CGSize(width: 120, height: 120))
  }

  @Test func `selection outlives the cells`() {
    let tiles = Tiles([100])
    tiles.flow.itemSize = CGSize(width: 300, height: 100)
    tiles.scroll()
    let path = IndexPath(item: 1, section: 0)
    tiles.collection.selectItem(at: path, animated: false, scrollPosition: [])
    tiles.scroll(to: 3000)
    expectTrue(tiles.collection.visibleCells.allSatisfy { !$0.isSelected })
    tiles.scroll(to: 0)
    expectTrue(tiles.collection.cellForItem(at: path)?.isSelected == true)
  }
}

extension UICollectionViewTests {
  @Test func `the offset is clamped when the content becomes shorter`() {
    for change in 0..<3 {
      let tiles = Tiles([200])
      tiles.flow.itemSize = CGSize(width: 60, height: 40)
      tiles.scroll(to: 1500)
      switch change {
      case 0:
        tiles.counts = [7]
        tiles.collection.reloadData()
      case 1:
        tiles.counts = [7]
        tiles.collection.deleteItems(at: (7..<200).map { IndexPath(item: $0, section: 0) })
      default: tiles.collection.frame.size.width = 800
      }
      tiles.scroll()
      let last = max(0, tiles.collection.contentSize.height - 400)
      expectTrue(tiles.collection.contentOffset.y <= last)
      expectTrue(!tiles.collection.visibleCells.isEmpty)
    }
  }

  @Test func `negative item sizes are reported and treated as 0`() {
    let (seen, issues) = collectingIssues {
      let tiles = Tiles([3])
      tiles.flow.itemSize = CGSize(width: 40, height: -4)
      return tiles.scroll()
    }
    expectTrue(!seen.contains("-4"))
    expectTrue(!issues.isEmpty && issues.allSatisfy { $0.kind == .unusableNumber })
  }

  @Test func `a collection can be reloaded in a callback`() {
    let tiles = Tiles([100])
    tiles.flow.itemSize = CGSize(width: 300, height: 100)
    tiles.scroll()
    var remaining = 2
    tiles.onSize = { [unowned tiles] in
      if remaining == 0 { return }
      remaining -= 1
      tiles.collection.reloadData()
    }
    tiles.flow.invalidateLayout()
    tiles.scroll(to: 1000)
    expectEqual(remaining, 0)
    expectEqual(tiles.collection.visibleCells.count, 4)
  }

  @Test
  func `a cell that does not determine its width is reported, and has the estimated width`() {
    let (seen, issues) = collectingIssues {
      let tiles = Tiles([1])
      tiles.flow.estimatedItemSize = CGSize(width: 70, height: 80)
      tiles.cellSizes = [CGSize(width: 0, height: 30)]
      return tiles.scroll()
    }
    expectEqual(seen, "0–0 (0, 0, 70, 30)")
    expectEqual(
      issues.map(\.message),
      ["The constraints of TileCell do not determine the width of its content."]
    )
  }

  @Test func `dequeuing a cell without a registered class is reported`() {
    let (seen, issues) = collectingIssues {
      let tiles = Tiles([1])
      tiles.flow.itemSize = CGSize(width: 10, height: 10)
      tiles.collection.register(nil as AnyClass?, forCellWithReuseIdentifier: "tile")
      return tiles.scroll()
    }
    expectEqual(seen, "0–0 (0, 0, 10, 10)")
    expectEqual(issues.map(\.kind), [.illegalItem])
  }
}

/// A collection of 300 × 400 in a tree.
private final class Tiles: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let collection: UICollectionView
  var counts: [Int]
  var onSize: () -> Void = {}
  /// The item sizes that the delegate gives.
  var sizes: [CGSize] = []
  /// The sizes that the constraints of the cells determine.
  var cellSizes: [CGSize] = []
  var flow: UICollectionViewFlowLayout {
    (collection.collectionViewLayout as? UICollectionViewFlowLayout) ?? UICollectionViewFlowLayout()
  }

  init(_ counts: [Int], _ layout: UICollectionViewLayout = UICollectionViewFlowLayout()) {
    self.counts = counts
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: layout
    )
    root.addSubview(collection)
    collection.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collection.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "edge"
      )
    }
    collection.dataSource = self
    collection.delegate = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    if cellSizes.indices.contains(indexPath.item) {
      (cell as? TileCell)?.constrain(to: cellSizes[indexPath.item])
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "edge",
      for: indexPath
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    onSize()
    return sizes.indices.contains(indexPath.item) ? sizes[indexPath.item] : flow.itemSize
  }

  /// Scrolls, lays out, and describes the visible items.
  @discardableResult
  func scroll(to offset: CGFloat? = nil) -> String {
    if let offset { collection.contentOffset.y = offset }
    root.layoutIfNeeded()
    return collection.visibleCells.map { cell in
      let (path, frame) = (collection.indexPath(for: cell), cell.frame)
      return "\(path?.section ?? -1)–\(path?.item ?? -1) "
        + "(\([frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0))" }.joined(separator: ", ")))"
    }.joined(separator: "\n")
  }
}

private final class TileCell: UICollectionViewCell {
  let inner = UIView()
  private(set) var sizeRequests = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    sizeRequests += 1
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    inner.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(inner)
  }

  required init?(coder: NSCoder) { nil }

  func constrain(to size: CGSize) {
    NSLayoutConstraint.deactivate(contentView.constraints + inner.constraints)
    var constraints = [
      inner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      inner.topAnchor.constraint(equalTo: contentView.topAnchor),
    ]
    if size.width > 0 {
      constraints += [
        inner.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        inner.widthAnchor.constraint(equalToConstant: size.width),
      ]
    }
    if size.height > 0 {
      constraints += [
        inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        inner.heightAnchor.constraint(equalToConstant: size.height),
      ]
    }
    NSLayoutConstraint.activate(constraints)
  }
}

/// Squares of 40, each where the one before ends.
private final class DiagonalLayout: UICollectionViewLayout {
  private var elements: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    elements = (0..<count).map { item in
      let element = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0)
      )
      element.frame = CGRect(x: 40 * item, y: 40 * item, width: 40, height: 40)
      return element
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 40 * elements.count, height: 40 * elements.count)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    elements.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elements[indexPath.item]
  }

  @Test(arguments: [2, 3]) func `items between pixels are placed on whole pixels, once`(
    scale: CGFloat
  ) throws {
    try throwingIssues {
      LayoutEnvironment.current.with {
        $0.displayScale = scale
      } run: {
        let tiles = Tiles([4])
        tiles.flow.itemSize = CGSize(width: 60, height: 60.1)
        tiles.flow.sectionInset = UIEdgeInsets(top: 0.2, left: 1.1, bottom: 0, right: 0)
        // With constraints in the collection, its layout places the cells again.
        let label = UILabel()
        tiles.collection.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        label.topAnchor.constraint(equalTo: tiles.collection.topAnchor).isActive = true
        _ = tiles.scroll()
        let places = tiles.collection.visibleCells.map(\.frame)
        expectEqual(places.count, 4)
        for place in places {
          for edge in [place.minX, place.maxX, place.minY, place.maxY] {
            expectTrue(abs((edge * scale).rounded() - edge * scale) < 1e-9)
          }
        }
      }
    }
  }
}
