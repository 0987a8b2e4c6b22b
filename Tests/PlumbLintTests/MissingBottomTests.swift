import Expectations
import Plumb
import PlumbLint
import PlumbTesting
import Testing

@Suite struct MissingBottomTests {
  private func addText(to superview: UIView, hasBottom: Bool) {
    label("text", named: "text", in: superview).snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      if hasBottom { make.bottom.equalToSuperview() }
    }
  }

  private func findings(_ fill: (UIScrollView) -> Void) -> [String] {
    lintedScreen(.leftToRight, [.missingBottom]) { root in
      let scrollView = UIScrollView()
      scrollView.snp.setLabel("scroll")
      root.addSubview(scrollView)
      scrollView.snp.makeConstraints { $0.edges.equalToSuperview() }
      fill(scrollView)
    }
  }

  @Test func `content that ends nowhere`() {
    func findings(hasBottom: Bool) -> [String] {
      self.findings { scrollView in
        addText(to: scrollView, hasBottom: hasBottom)
      }
    }
    expectEqual(
      findings(hasBottom: false),
      [
        "MissingBottomTests.swift:10: The content of `scroll` is constrained to its top, but not to "
          + "its bottom: it has no height, and does not scroll. Constrain the bottom of `text` to that "
          + "of `scroll`. [missing-bottom]"
      ]
    )
    expectEqual(findings(hasBottom: true), [])
  }

  @Test func `content that is as high as the frame, centred, or of a given size is left alone`() {
    let strip = findings { scrollView in
      view(named: "strip", in: scrollView).snp.makeConstraints { make in
        make.top.leading.trailing.height.equalToSuperview()
        make.width.equalTo(900)
      }
    }
    let given = findings { scrollView in
      scrollView.contentSize = CGSize(width: 320, height: 900)
      label("text", named: "text", in: scrollView).snp.makeConstraints { make in
        make.top.leading.equalToSuperview()
      }
    }
    let centred = findings { scrollView in
      label("text", named: "text", in: scrollView).snp.makeConstraints { make in
        make.center.equalToSuperview()
        make.top.leading.greaterThanOrEqualToSuperview().offset(10)
      }
    }
    let guide = findings { scrollView in
      scrollView.contentLayoutGuide.snp.makeConstraints { $0.height.equalTo(900) }
      label("text", named: "text", in: scrollView).snp.makeConstraints { make in
        make.top.leading.equalTo(scrollView.contentLayoutGuide)
      }
    }
    expectEqual(strip + given + centred + guide, [])
  }

  private final class Rows: NSObject, UITableViewDataSource {
    let fill: (UIView) -> Void
    init(_ fill: @escaping (UIView) -> Void) { self.fill = fill }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.snp.setLabel("cell")
      fill(cell.contentView)
      return cell
    }
  }

  private func findings(rowHeight: CGFloat, hasBottom: Bool) -> [String] {
    lintedScreen(.leftToRight, [.missingBottom]) { root in
      let table = UITableView(frame: root.bounds)
      table.rowHeight = rowHeight
      let rows = Rows { addText(to: $0, hasBottom: hasBottom) }
      table.dataSource = rows
      root.addSubview(table)
      withExtendedLifetime(rows) { root.layoutIfNeeded() }
    }
  }

  @Test func `a row whose height does not follow from its content`() {
    expectEqual(
      findings(rowHeight: UITableView.automaticDimension, hasBottom: false),
      [
        "MissingBottomTests.swift:10: The content of `cell` is constrained to its top, but not to its "
          + "bottom: the height of the row does not follow from it. Constrain the bottom of `text` to "
          + "that of the contentView. [missing-bottom]"
      ]
    )
    expectEqual(findings(rowHeight: UITableView.automaticDimension, hasBottom: true), [])
    expectEqual(findings(rowHeight: 60, hasBottom: false), [])
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    let fill: (UIView) -> Void
    init(_ fill: @escaping (UIView) -> Void) { self.fill = fill }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      1
    }
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.snp.setLabel("cell")
      fill(cell.contentView)
      return cell
    }
  }

  private func findings(_ layout: UICollectionViewLayout, hasBottom: Bool) -> [String] {
    lintedScreen(.leftToRight, [.missingBottom]) { root in
      let collectionView = UICollectionView(frame: root.bounds, collectionViewLayout: layout)
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let items = Items { addText(to: $0, hasBottom: hasBottom) }
      collectionView.dataSource = items
      root.addSubview(collectionView)
      withExtendedLifetime(items) { root.layoutIfNeeded() }
    }
  }

  @Test func `an item whose height does not follow from its content`() {
    func grid(_ height: NSCollectionLayoutDimension) -> UICollectionViewLayout {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: height
      )
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    for layout in [grid(.estimated(44)), flow] {
      expectEqual(
        findings(layout, hasBottom: false),
        [
          "MissingBottomTests.swift:10: The content of `cell` is constrained to its top, but not to its "
            + "bottom: the height of the item does not follow from it. Constrain the bottom of `text` to "
            + "that of the contentView. [missing-bottom]"
        ]
      )
    }
    expectEqual(findings(grid(.estimated(44)), hasBottom: true), [])
    expectEqual(findings(grid(.absolute(44)), hasBottom: false), [])
    expectEqual(findings(UICollectionViewFlowLayout(), hasBottom: false), [])
  }
}
