import AutoLayout
import Expectations
import PlumbTesting
import Testing

/// Numbers from delegates and layouts of lists that are not finite.
@Suite struct UnusableListNumberTests {
  /// A table whose delegate returns given heights, with rows that are 30 high by their constraints.
  private final class OddTable: UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var height: (IndexPath) -> CGFloat = { _ in UITableView.automaticDimension }
    var estimate: CGFloat = 44
    var header: CGFloat = UITableView.automaticDimension
    var footer: CGFloat = 0

    init() {
      table.accessibilityIdentifier = "table"
      table.register(HighCell.self, forCellReuseIdentifier: "high")
      table.dataSource = self
      table.delegate = self
    }

    func frames() -> [CGRect] {
      table.layoutIfNeeded()
      return table.visibleCells.map(\.frame)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "high", for: indexPath)
      (cell as? HighCell)?.height.constant = 30
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Title"
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      UIView()
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height(indexPath)
    }
    func tableView(
      _ tableView: UITableView,
      estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { estimate }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      header
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      footer
    }
  }

  private func row(_ y: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: y, width: 320, height: height)
  }

  @Test func `a row with a non-finite height from the delegate has the row height of the table`() {
    let (frames, issues) = collectingIssues { () -> [[CGRect]] in
      let odd = OddTable()
      odd.header = 40
      odd.height = { $0.row == 1 ? .nan : 20 }
      var result = [odd.frames()]
      // Reported once until the table is reloaded.
      odd.table.setNeedsLayout()
      _ = odd.frames()
      odd.height = { $0.row == 1 ? .infinity : 20 }
      odd.table.rowHeight = 50
      odd.table.reloadData()
      result.append(odd.frames())
      return result
    }
    expectEqual(frames[0], [row(40, 20), row(60, 30), row(90, 20)])
    expectEqual(frames[1], [row(40, 20), row(60, 50), row(110, 20)])
    let text =
      "The height of row 1 of section 0 of table contains NaN or infinity. The rowHeight of the table is used "
      + "instead."
    // The constraints of the rows make them 30 high.
    let reports = issues.filter { $0.kind == .unusableNumber }
    expectEqual(reports.map(\.description), [text, text])
  }

  @Test func `headers, footers and estimates with non-finite heights have those of the table`() {
    let (frames, issues) = collectingIssues { () -> [CGRect] in
      let odd = OddTable()
      (odd.header, odd.footer, odd.estimate) = (.nan, .infinity, .nan)
      odd.table.sectionHeaderHeight = 32
      odd.table.sectionFooterHeight = 8
      let rows = odd.frames()
      return rows + [odd.table.rectForHeader(inSection: 0), odd.table.rectForFooter(inSection: 0)]
    }
    expectEqual(frames.map(\.height), [30, 30, 30, 32, 8])
    expectEqual(frames.map(\.minY).prefix(3), [32, 62, 92])
    let start = "of table contains NaN or infinity. The"
    expectEqual(
      Set(issues.map(\.description)),
      [
        "The estimated height of row 0 of section 0 \(start) estimatedRowHeight of the table is used instead.",
        "The estimated height of row 1 of section 0 \(start) estimatedRowHeight of the table is used instead.",
        "The estimated height of row 2 of section 0 \(start) estimatedRowHeight of the table is used instead.",
        "The height of the header of section 0 \(start) sectionHeaderHeight of the table is used instead.",
        "The height of the footer of section 0 \(start) sectionFooterHeight of the table is used instead.",
      ]
    )
    expectEqual(issues.count, 5)
  }

  @Test func `a table ignores non-finite heights`() {
    let (heights, issues) = collectingIssues { () -> [CGFloat] in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.accessibilityIdentifier = "table"
      table.rowHeight = 50
      table.rowHeight = .nan
      table.estimatedRowHeight = .infinity
      table.sectionHeaderHeight = .nan
      table.sectionFooterHeight = .nan
      table.estimatedSectionHeaderHeight = .nan
      table.estimatedSectionFooterHeight = -.infinity
      return [
        table.rowHeight, table.estimatedRowHeight, table.sectionHeaderHeight,
        table.sectionFooterHeight, table.estimatedSectionHeaderHeight,
        table.estimatedSectionFooterHeight,
      ]
    }
    expectEqual(heights, [50, -1, -1, -1, -1, -1])
    expectEqual(issues.count, 6)
    expectEqual(
      issues.first?.description,
      "The rowHeight of table contains NaN or infinity. It keeps the rowHeight that it has."
    )
  }

  private final class OddCollection: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
  {
    let flow = UICollectionViewFlowLayout()
    private(set) lazy var collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: flow
    )

    init() {
      collection.accessibilityIdentifier = "photos"
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = self
      collection.delegate = self
    }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      indexPath.item == 0
        ? CGSize(width: 300, height: 20) : CGSize(width: 300, height: CGFloat.nan)
    }
  }

  @Test func `an item with a non-finite size from the delegate has the item size of the layout`() {
    let (frames, issues) = collectingIssues { () -> [CGRect] in
      let odd = OddCollection()
      odd.flow.itemSize = CGSize(width: 310, height: 40)
      odd.flow.itemSize.width = .nan
      odd.flow.estimatedItemSize.height = .infinity
      for _ in 0..<2 {
        odd.flow.invalidateLayout()
        odd.collection.layoutIfNeeded()
      }
      return odd.collection.visibleCells.map(\.frame)
    }
    expectEqual(
      frames.map(\.size),
      [CGSize(width: 300, height: 20), CGSize(width: 310, height: 40)]
    )
    expectEqual(
      issues.map(\.description),
      [
        "The itemSize of the flow layout of photos contains NaN or infinity. It keeps the itemSize that "
          + "it has.",
        "The estimatedItemSize of the flow layout of photos contains NaN or infinity. It keeps the "
          + "estimatedItemSize that it has.",
        "The size of item 1 of section 0 of the flow layout of photos contains NaN or infinity. The itemSize of the "
          + "layout is used instead.",
      ]
    )
  }
}
