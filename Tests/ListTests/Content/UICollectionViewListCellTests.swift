import AutoLayout
import Expectations
import PlumbTesting
import Testing

/// UICollectionViewListCell.swift, UICellAccessory.swift, and the section snapshots of
/// UICollectionViewDiffableDataSource.swift
@Suite struct UICollectionViewListCellTests {
  private func view(_ width: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
  }

  private func cell(
    isMirrored: Bool = false,
    _ accessories: [UICellAccessory]
  ) -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    cell.accessories = accessories
    cell.layoutIfNeeded()
    return cell
  }

  private func custom(
    _ view: UIView,
    _ placement: UICellAccessory.Placement,
    width: UICellAccessory.LayoutDimension? = nil
  ) -> UICellAccessory {
    .customView(
      configuration: .init(customView: view, placement: placement, reservedLayoutWidth: width)
    )
  }

  @Test(arguments: [false, true])
  func `the content is between the accessories`(isMirrored: Bool) {
    let (first, second, third) = (view(30), view(40), view(50))
    let cell = cell(
      isMirrored: isMirrored,
      [custom(first, .leading()), custom(second, .trailing()), custom(third, .trailing())]
    )
    func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: isMirrored ? 320 - x - width : x, y: y, width: width, height: height)
    }
    expectEqual(cell.contentView.frame, rect(46, 0, 160, 44))
    expectEqual(first.frame, rect(16, 12, 30, 20))
    expectTrue(second.frame == rect(206, 12, 40, 20) && third.frame == rect(254, 12, 50, 20))
    cell.accessories = []
    cell.layoutIfNeeded()
    expectEqual(cell.contentView.frame, rect(0, 0, 320, 44))
    expectTrue([first, second, third].allSatisfy { $0.superview == nil })
  }

  @Test func `a reserved width is that of the room, with the view in its middle`() {
    let mark = view(20)
    let cell = cell([custom(mark, .trailing(), width: .custom(60))])
    expectTrue(cell.contentView.frame.width == 244 && mark.frame.minX == 264)
  }

  @Test func `elements of the editing mode, and hidden ones, are not shown`() {
    let cell = cell([
      .delete(), .reorder(), .multiselect(), custom(view(30), .trailing(displayed: .whenEditing)),
      .checkmark(options: .init(isHidden: true)),
    ])
    expectTrue(cell.subviews.count == 1 && cell.contentView.frame.width == 320)
  }

  @Test func `a text takes its own width, in its font`() {
    let font = UIFont.systemFont(ofSize: 30)
    let label = UILabel()
    (label.text, label.font) = ("12", font)
    let cell = cell([.label(text: "12", options: .init(font: font))])
    expectEqual(cell.contentView.frame.width, 320 - 16 - label.intrinsicContentSize.width)
  }

  @Test func `a touch of the detail button calls its function`() throws {
    var calls = 0
    let cell = cell([.detail { calls += 1 }])
    let button = try #require(cell.subviews.first { $0 is UIControl })
    UITouch.tap(button)
    expectEqual(calls, 1)
  }

  @Test func `indentation moves the content, and lets its text wrap earlier`() {
    let cell = cell([])
    var content = cell.defaultContentConfiguration()
    content.text = String(repeating: "word ", count: 8)
    cell.contentConfiguration = content
    func height() -> CGFloat {
      cell.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let before = height()
    (cell.indentationLevel, cell.indentationWidth) = (3, 50)
    cell.layoutIfNeeded()
    expectEqual(cell.contentView.frame, CGRect(x: 150, y: 0, width: 170, height: 44))
    expectTrue(height() > before)
  }

  // MARK: Section snapshots

  private final class Outline {
    let collection: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, String>

    init(_ style: UICellAccessory.OutlineDisclosureOptions.Style = .cell) {
      let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
      let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      collection = UICollectionView(frame: frame, collectionViewLayout: layout)
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell,
        _,
        name in
        var content = cell.defaultContentConfiguration()
        content.text = name
        cell.contentConfiguration = content
        cell.accessories =
          name == name.uppercased() ? [.outlineDisclosure(options: .init(style: style))] : []
      }
      source = UICollectionViewDiffableDataSource(collectionView: collection) {
        collection,
        path,
        name in
        collection.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
      }
      var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
      snapshot.append(["FRUIT", "bread"])
      snapshot.append(["APPLE", "pear"], to: "FRUIT")
      snapshot.append(["red"], to: "APPLE")
      source.apply(snapshot, to: 0)
    }

    func cell(_ name: String) -> UICollectionViewListCell? {
      collection.layoutIfNeeded()
      return source.indexPath(for: name).flatMap { collection.cellForItem(at: $0) }
        as? UICollectionViewListCell
    }

    func button(_ name: String) throws -> UIView {
      try #require(cell(name)?.subviews.first { $0 is UIControl })
    }

    /// The visible items, each with its indentation in points.
    var shown: String {
      collection.layoutIfNeeded()
      return collection.indexPathsForVisibleItems.sorted().map { path in
        let x = collection.cellForItem(at: path).map {
          Int($0.convert($0.contentView.bounds, from: $0.contentView).minX)
        }
        return "\(source.itemIdentifier(for: path) ?? "") \(x ?? -1)"
      }
      .joined(separator: ", ")
    }
  }

  @Test func `an arrow expands and collapses its item`() throws {
    let outline = Outline()
    expectEqual(outline.shown, "FRUIT 0, bread 0")
    UITouch.tap(try outline.button("FRUIT"))
    expectEqual(outline.shown, "FRUIT 0, APPLE 10, pear 10, bread 0")
    UITouch.tap(try outline.button("APPLE"))
    expectEqual(outline.shown, "FRUIT 0, APPLE 10, red 20, pear 10, bread 0")
    expectTrue(outline.cell("APPLE")?.configurationState.isExpanded == true)
    UITouch.tap(try outline.button("FRUIT"))
    expectEqual(outline.shown, "FRUIT 0, bread 0")
    expectTrue(outline.source.snapshot(for: 0).isExpanded("APPLE"))
  }

  @Test func `in the style of a header a touch anywhere in the cell expands it`() throws {
    let outline = Outline(.header)
    let cell = try #require(outline.cell("FRUIT"))
    UITouch.tap(at: CGPoint(x: 40, y: cell.frame.midY), in: outline.collection)
    expectEqual(outline.shown, "FRUIT 0, APPLE 10, pear 10, bread 0")
  }

  @Test func `handlers allow expansion, and give the children`() throws {
    let outline = Outline()
    var events: [String] = []
    outline.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "APPLE" }
    outline.source.sectionSnapshotHandlers.willExpandItem = { events.append("+\($0)") }
    outline.source.sectionSnapshotHandlers.willCollapseItem = { events.append("-\($0)") }
    outline.source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, old in
      var children = NSDiffableDataSourceSectionSnapshot<String>()
      children.append(old.rootItems + ["plum"])
      return children
    }
    UITouch.tap(try outline.button("FRUIT"))
    expectEqual(outline.shown, "FRUIT 0, APPLE 10, pear 10, plum 10, bread 0")
    UITouch.tap(try outline.button("APPLE"))
    UITouch.tap(try outline.button("FRUIT"))
    expectEqual(events, ["+FRUIT", "-FRUIT"])
  }

  @Test func `a snapshot of all sections ends the trees of a section that it changes`() {
    let outline = Outline()
    var snapshot = outline.source.snapshot()
    snapshot.appendItems(["cheese"])
    outline.source.apply(snapshot)
    expectEqual(outline.source.snapshot(for: 0).items, ["FRUIT", "bread", "cheese"])
    expectEmpty(outline.source.snapshot(for: 7).items)
  }
}
