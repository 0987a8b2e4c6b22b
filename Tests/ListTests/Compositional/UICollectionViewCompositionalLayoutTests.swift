import AutoLayout
import Expectations
import PlumbTesting
import Testing

/// UICollectionViewCompositionalLayout.swift and CompositionalSection.swift
@Suite struct UICollectionViewCompositionalLayoutTests {
  private static func section(
    _ width: NSCollectionLayoutDimension = .fractionalWidth(1),
    _ height: NSCollectionLayoutDimension = .absolute(50)
  ) -> NSCollectionLayoutSection {
    let size = layoutSize(width, height)
    let item = NSCollectionLayoutItem(
      layoutSize: layoutSize(
        .fractionalWidth(1),
        height.isEstimated ? height : .fractionalHeight(1)
      )
    )
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
  }

  private static func header(
    _ height: NSCollectionLayoutDimension = .absolute(30),
    _ alignment: NSRectAlignment = .top
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize(.fractionalWidth(1), height),
      elementKind: alignment == .top ? "header" : "footer",
      alignment: alignment
    )
  }

  @Test func `insets surround the groups, and distances separate groups and sections`() {
    let section = Self.section()
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20)
    section.interGroupSpacing = 8
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 30
    let layout = UICollectionViewCompositionalLayout(
      section: section,
      configuration: configuration
    )
    let tray = Tray(layout).show(2, 1)
    expectEqual(tray.cells, "0 (10, 5, 270, 50)\n1 (10, 63, 270, 50)\n2 (10, 163, 270, 50)")
    expectEqual(tray.collection.contentSize, CGSize(width: 300, height: 228))
  }

  @Test func `each section has its own description`() {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      expectEqual(environment.container.contentSize, CGSize(width: 300, height: 400))
      return Self.section(.fractionalWidth(1), .absolute(index == 0 ? 40 : 70))
    }
    expectEqual(Tray(layout).show(1, 1).cells, "0 (0, 0, 300, 40)\n1 (0, 40, 300, 70)")
  }

  @Test func `a section without a description is reported and shows nothing`() {
    let (text, issues) = collectingIssues {
      let layout = UICollectionViewCompositionalLayout { index, _ in
        index == 0 ? nil : Self.section()
      }
      return Tray(layout).show(1, 1).cells
    }
    expectTrue(text == "1 (0, 0, 300, 50)" && issues.count == 1)
    expectTrue(issues.first?.message.contains("has no section 0") == true)
  }

  @Test func `headers and footers are above and below the insets of their section`() {
    let section = Self.section()
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    section.boundarySupplementaryItems = [
      Self.header(), Self.header(.absolute(20), .bottom),
    ]
    let tray = Tray(section).show(1, 1)
    expectEqual(tray.cells, "0 (10, 35, 280, 50)\n1 (10, 145, 280, 50)")
    expectTrue(
      tray.view("header") == "(10, 0, 280, 30)" && tray.view("footer") == "(10, 90, 280, 20)"
    )
    expectEqual(tray.view("header", section: 1), "(10, 110, 280, 30)")
    section.supplementariesFollowContentInsets = false
    tray.layout?.invalidateLayout()
    expectEqual(tray.view("header"), "(0, 0, 300, 30)")
  }

  @Test func `a header that does not extend the section overlaps it`() {
    let section = Self.section()
    let header = Self.header()
    header.extendsBoundary = false
    section.boundarySupplementaryItems = [header]
    let tray = Tray(section).show(1)
    expectTrue(tray.cells == "0 (0, 0, 300, 50)" && tray.view("header") == "(0, 0, 300, 30)")
  }

  @Test func `a pinned header stays visible while its section is`() {
    let section = Self.section()
    let header = Self.header()
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let tray = Tray(section).show(20, 20)
    tray.collection.contentOffset.y = 200
    expectEqual(tray.view("header"), "(0, 200, 300, 30)")
    tray.collection.contentOffset.y = 1010
    expectEqual(tray.view("header"), "(0, 1000, 300, 30)")
    expectEqual(tray.view("header", section: 1), "(0, 1030, 300, 30)")
  }

  @Test func `estimated headers and cells have the heights of their content`() {
    let section = Self.section(.fractionalWidth(1), .estimated(40))
    section.boundarySupplementaryItems = [Self.header(.estimated(20))]
    let tray = Tray(section)
    tray.heights = ["0": 55, "1": 35]
    tray.headerHeight = 44
    expectEqual(tray.show(3).cells, "0 (0, 44, 300, 55)\n1 (0, 99, 300, 35)\n2 (0, 134, 300, 40)")
    expectEqual(tray.view("header"), "(0, 0, 300, 44)")
    tray.collection.frame.size.width = 200
    expectEqual(tray.cells, "0 (0, 44, 200, 55)\n1 (0, 99, 200, 35)\n2 (0, 134, 200, 40)")
  }

  @Test func `measured heights follow their items`() {
    let section = Self.section(.fractionalWidth(1), .estimated(40))
    let tray = Tray(section)
    tray.heights = ["0": 55, "2": 35]
    tray.show(3)
    _ = tray.cells
    var snapshot = tray.source.snapshot()
    snapshot.moveItem("2", beforeItem: "0")
    tray.source.apply(snapshot)
    expectEqual(tray.cells, "2 (0, 0, 300, 35)\n0 (0, 35, 300, 55)\n1 (0, 90, 300, 40)")
    tray.heights["0"] = 70
    snapshot.reconfigureItems(["0"])
    tray.source.apply(snapshot)
    expectEqual(tray.cells, "2 (0, 0, 300, 35)\n0 (0, 35, 300, 70)\n1 (0, 105, 300, 40)")
  }

  @Test func `only visible items have cells, whatever the number of items`() {
    let tray = Tray(Self.section()).show(10_000)
    expectEqual(tray.cells.split(separator: "\n").count, 8)
    tray.collection.contentOffset.y = 250_025
    expectTrue(tray.cells.hasPrefix("5000 (0, 250000, 300, 50)"))
    expectTrue(tray.collection.visibleCells.count == 9 && tray.collection.subviews.count <= 10)
  }

  @Test func `an orthogonal section is laid out across, and is as high as its groups`() {
    let section = Self.section(.absolute(140), .absolute(60))
    section.interGroupSpacing = 10
    section.contentInsets.leading = 16
    section.orthogonalScrollingBehavior = .continuous
    let tray = Tray(section).show(5, 1)
    expectEqual(
      tray.cells,
      """
      0 (16, 0, 140, 60)
      1 (166, 0, 140, 60)
      5 (16, 60, 140, 60)
      """
    )
    expectEqual(tray.collection.contentSize, CGSize(width: 300, height: 120))
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.contentInsets.leading = 0
    tray.layout?.invalidateLayout()
    expectTrue(tray.cells.hasPrefix("0 (80, 0, 140, 60)\n1 (230, 0, 140, 60)"))
  }

  @Test func `a horizontal layout places groups and sections side by side`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let section = Self.section(.absolute(100), .fractionalHeight(1))
    section.boundarySupplementaryItems = [Self.header()]
    section.contentInsets.leading = 10
    let layout = UICollectionViewCompositionalLayout(
      section: section,
      configuration: configuration
    )
    let tray = Tray(layout).show(1, 1)
    expectEqual(tray.cells, "0 (10, 30, 100, 370)\n1 (120, 30, 100, 370)")
    expectEqual(tray.collection.contentSize, CGSize(width: 220, height: 400))
  }

  @Test func `headers of the layout surround all sections`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      Self.header(), Self.header(.absolute(20), .bottom),
    ]
    let layout = UICollectionViewCompositionalLayout(
      section: Self.section(),
      configuration: configuration
    )
    let tray = Tray(layout).show(1, 1)
    expectEqual(tray.cells, "0 (0, 30, 300, 50)\n1 (0, 80, 300, 50)")
    expectEqual(tray.collection.contentSize.height, 150)
    let footer = layout.layoutAttributesForSupplementaryView(
      ofKind: "footer",
      at: IndexPath(index: 0)
    )
    expectEqual(footer?.frame, CGRect(x: 0, y: 130, width: 300, height: 20))
  }

  @Test func `a background is behind the cells of its section`() {
    final class Background: UICollectionReusableView {}
    let section = Self.section()
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    background.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Background.self, forDecorationViewOfKind: "back")
    let tray = Tray(layout).show(2)
    _ = tray.cells
    let views = tray.collection.subviews
    expectEqual(views.count, 3)
    expectTrue(
      views.first is Background && views.first?.frame == CGRect(x: 4, y: 2, width: 288, height: 92)
    )
    tray.collection.setNeedsLayout()
    _ = tray.cells
    expectEqual(tray.collection.subviews, views)
  }

  @Test func `a kind of decoration view without a class is reported once`() {
    let section = Self.section()
    section.decorationItems = [.background(elementKind: "back")]
    let (text, issues) = collectingIssues {
      let tray = Tray(section).show(1)
      _ = tray.cells
      tray.collection.setNeedsLayout()
      return tray.cells
    }
    expectTrue(text == "0 (0, 0, 300, 50)" && issues.count == 1)
  }

  @Test func `views with a larger zIndex are in front`() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(50))
    ) { _ in
      [3, 1, 2].map {
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 0, y: 0, width: 50, height: 50),
          zIndex: $0
        )
      }
    }
    let tray = Tray(NSCollectionLayoutSection(group: group)).show(3)
    _ = tray.cells
    expectEqual(tray.collection.subviews.map(\.accessibilityIdentifier), ["1", "2", "0"])
  }

  @Test func `from right to left sections are mirrored`() {
    let section = Self.section(.absolute(100), .absolute(50))
    section.contentInsets.leading = 20
    let tray = Tray(section)
    tray.collection.semanticContentAttribute = .forceRightToLeft
    expectEqual(tray.show(1).cells, "0 (180, 0, 100, 50)")
  }

  @Test
  func `a section's handler changes the elements that are seen, wherever they are scrolled to`() {
    let section = Self.section(.fractionalWidth(1), .absolute(50))
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset.y)
      expectEqual(environment.container.contentSize.width, 300)
      for item in items {
        item.alpha = item.frame.minY < offset.y + 100 ? 0.5 : 1
        if item.indexPath.item == 1 { item.center.x += 30 }
      }
    }
    let tray = Tray(section).show(30)
    _ = tray.cells
    func cell(_ item: Int) -> UICollectionViewCell? {
      tray.collection.cellForItem(at: IndexPath(item: item, section: 0))
    }
    expectEqual(cell(1)?.frame, CGRect(x: 30, y: 50, width: 300, height: 50))
    expectTrue(cell(0)?.alpha == 0.5 && cell(2)?.alpha == 1)
    tray.collection.contentOffset.y = 100
    _ = tray.cells
    expectTrue(cell(2)?.alpha == 0.5 && cell(4)?.alpha == 1 && offsets.last == 100)
  }

  @Test func `items are found by their points and scrolled to`() {
    let tray = Tray(Self.section()).show(100)
    _ = tray.cells
    let path = IndexPath(item: 50, section: 0)
    tray.collection.scrollToItem(at: path, at: .top, animated: false)
    expectEqual(tray.collection.contentOffset.y, 2500)
    expectEqual(tray.collection.indexPathForItem(at: CGPoint(x: 5, y: 2510)), path)
    expectTrue(tray.collection.layoutAttributesForItem(at: IndexPath(item: 100, section: 0)) == nil)
  }

  @Test func `a transform leaves the size and the centre of a cell`() {
    let section = Self.section(.fractionalWidth(1), .absolute(50))
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
    }
    let tray = Tray(section).show(2)
    for _ in 0..<2 {
      _ = tray.cells
      let cell = tray.collection.cellForItem(at: IndexPath(item: 1, section: 0))
      expectEqual(cell?.bounds.size, CGSize(width: 300, height: 50))
      expectEqual(cell?.frame, CGRect(x: 75, y: 62.5, width: 150, height: 25))
      tray.collection.setNeedsLayout()
    }
  }

  @Test func `numbers that are not numbers, and paths without parts, find nothing`() {
    let tray = Tray(Self.section()).show(2)
    _ = tray.cells
    expectTrue(tray.collection.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: 0)) == nil)
    let flow = UICollectionViewFlowLayout()
    let other = UICollectionView(frame: tray.collection.frame, collectionViewLayout: flow)
    other.dataSource = tray.source
    other.layoutIfNeeded()
    expectTrue(other.indexPathForItem(at: CGPoint(x: 0, y: CGFloat.nan)) == nil)
    expectTrue(flow.layoutAttributesForItem(at: IndexPath()) == nil)
    expectTrue(flow.layoutAttributesForItem(at: [0]) == nil)
    other.selectItem(at: IndexPath(), animated: false, scrollPosition: [])
    expectTrue(other.indexPathsForSelectedItems?.isEmpty != false)
  }
}
