import AutoLayout
import Expectations
import PlumbTesting
import Testing

/// CompositionalGroup.swift, by the frames of cells
@Suite struct CompositionalGroupTests {
  private func item(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: layoutSize(width, height)) }

  private func row(_ items: [NSCollectionLayoutItem], _ height: CGFloat = 60)
    -> NSCollectionLayoutGroup
  {
    .horizontal(layoutSize: layoutSize(.fractionalWidth(1), .absolute(height)), subitems: items)
  }

  private func cells(
    _ group: NSCollectionLayoutGroup,
    _ count: Int,
    _ set: (Tray) -> Void = { _ in }
  ) -> String {
    let tray = Tray(NSCollectionLayoutSection(group: group))
    set(tray)
    return tray.show(count).cells
  }

  @Test func `a row repeats its items until it is full`() {
    expectEqual(
      cells(row([item(.fractionalWidth(0.4), .fractionalHeight(1))]), 3),
      """
      0 (0, 0, 120, 60)
      1 (120, 0, 120, 60)
      2 (0, 60, 120, 60)
      """
    )
  }

  @Test func `insets make cells smaller, and distances separate them`() {
    let cell = item(.absolute(90), .fractionalHeight(1))
    cell.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = row([cell])
    group.interItemSpacing = .fixed(10)
    expectEqual(cells(group, 3), "0 (2, 1, 84, 56)\n1 (102, 1, 84, 56)\n2 (202, 1, 84, 56)")
  }

  @Test func `flexible distances share the room that remains`() {
    let group = row([item(.absolute(80), .fractionalHeight(1))])
    group.interItemSpacing = .flexible(5)
    expectEqual(cells(group, 3), "0 (0, 0, 80, 60)\n1 (110, 0, 80, 60)\n2 (220, 0, 80, 60)")
    let centred = item(.absolute(100), .absolute(20))
    centred.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0),
      top: .flexible(0),
      trailing: .flexible(0),
      bottom: .flexible(0)
    )
    let alone = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(60)),
      repeatingSubitem: centred,
      count: 1
    )
    expectEqual(cells(alone, 1), "0 (100, 20, 100, 20)")
  }

  @Test func `a number of items divides the group, or repeats the item`() {
    let size = layoutSize(.fractionalWidth(1), .absolute(60))
    let equal = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)),
      count: 2
    )
    equal.interItemSpacing = .fixed(20)
    expectEqual(cells(equal, 3), "0 (0, 0, 140, 60)\n1 (160, 0, 140, 60)\n2 (0, 60, 140, 60)")
    let repeated = NSCollectionLayoutGroup.vertical(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(100)),
      repeatingSubitem: item(.fractionalWidth(0.5), .fractionalHeight(0.4)),
      count: 2
    )
    expectEqual(cells(repeated, 3), "0 (0, 0, 150, 40)\n1 (0, 40, 150, 40)\n2 (0, 100, 150, 40)")
  }

  @Test func `groups contain groups`() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: layoutSize(.fractionalWidth(0.4), .fractionalHeight(1)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)),
      count: 2
    )
    column.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0)
    let group = row([item(.fractionalWidth(0.6), .fractionalHeight(1)), column], 100)
    expectEqual(
      cells(group, 4),
      """
      0 (0, 0, 180, 100)
      1 (190, 0, 110, 50)
      2 (190, 50, 110, 50)
      3 (0, 100, 180, 100)
      """
    )
  }

  @Test func `estimated heights are those of the cells, and the row is as high as the highest`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .estimated(30)),
      subitem: item(.fractionalWidth(1), .estimated(30)),
      count: 2
    )
    expectEqual(
      cells(group, 3) { $0.heights = ["0": 40, "1": 70] },
      """
      0 (0, 0, 150, 40)
      1 (150, 0, 150, 70)
      2 (0, 70, 150, 30)
      """
    )
  }

  @Test func `uniform heights are those of the highest cell of the group`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .estimated(30)),
      subitem: item(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 30)),
      count: 2
    )
    expectEqual(
      cells(group, 2) { $0.heights = ["0": 40, "1": 70] },
      "0 (0, 0, 150, 70)\n1 (150, 0, 150, 70)"
    )
  }

  @Test func `cells of estimated widths wrap where they do not fit`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .estimated(20)),
      subitems: [item(.estimated(50), .estimated(20))]
    )
    group.interItemSpacing = .fixed(10)
    let widths: [String: CGFloat] = ["0": 120, "1": 90, "2": 100, "3": 40]
    expectEqual(
      cells(group, 4) {
        $0.widths = widths
        $0.heights = widths.mapValues { _ in 24 }
      },
      """
      0 (0, 0, 120, 24)
      1 (130, 0, 90, 24)
      2 (0, 24, 100, 24)
      3 (110, 24, 40, 24)
      """
    )
  }

  @Test func `a custom group has the frames of its function`() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(50))
    ) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 3, height: 50)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 50, y: 10, width: 100, height: 30),
          zIndex: 2
        ),
      ]
    }
    expectEqual(
      cells(group, 3),
      "0 (0, 0, 100, 50)\n1 (50, 10, 100, 30)\n2 (0, 50, 100, 50)"
    )
  }

  @Test func `attached views are placed at the corners of their items`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize(.absolute(20), .absolute(10)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing],
        fractionalOffset: CGPoint(x: 0.5, y: -0.5)
      )
    )
    let middle = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize(.absolute(20), .absolute(10)),
      elementKind: "middle",
      containerAnchor: NSCollectionLayoutAnchor(edges: .bottom),
      itemAnchor: NSCollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: 0, y: 3))
    )
    let cell = NSCollectionLayoutItem(
      layoutSize: layoutSize(.absolute(100), .fractionalHeight(1)),
      supplementaryItems: [badge, middle]
    )
    let section = NSCollectionLayoutSection(group: row([cell]))
    section.contentInsets.top = 10
    let tray = Tray(section).show(2)
    expectEqual(tray.cells, "0 (0, 10, 100, 60)\n1 (100, 10, 100, 60)")
    expectTrue(
      tray.view("badge") == "(90, 5, 20, 10)" && tray.view("badge", 1) == "(190, 5, 20, 10)"
    )
    expectEqual(tray.view("middle"), "(40, 73, 20, 10)")
  }

  @Test func `a group without items shows nothing`() {
    expectEqual(cells(row([]), 3), "")
  }

  @Test func `lengths that are no numbers are reported and count as 0`() {
    let (text, issues) = collectingIssues {
      cells(row([item(.absolute(.nan), .fractionalHeight(1))]), 1)
    }
    expectTrue(text == "0 (0, 0, 0, 60)" && issues.count == 1)
    expectEqual(
      issues.first?.message,
      "The dimension of a compositional layout contains NaN or infinity."
    )
  }
}
