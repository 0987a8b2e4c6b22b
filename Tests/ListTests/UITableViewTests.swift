import AutoLayout
import Expectations
import PlumbTesting
import RuleTrait
import Testing

@Suite struct UITableViewTests {
  @Test func `rows have the heights of their constraints and are below each other`() {
    let rows = Rows([[100, 50, 80]])
    expectEqual(rows.scroll(), "0–0 0+100, 0–1 100+50, 0–2 150+80")
    expectEqual(rows.table.contentSize, CGSize(width: 320, height: 230))
    let cell = rows.table.cellForRow(at: IndexPath(row: 1, section: 0)) as? HighCell
    expectEqual(cell?.frame, CGRect(x: 0, y: 100, width: 320, height: 50))
    expectEqual(cell?.contentView.frame, CGRect(x: 0, y: 0, width: 320, height: 50))
    expectEqual(cell?.inner.frame, CGRect(x: 16, y: 0, width: 288, height: 50))
  }

  @Test func `the lines between rows have insets, which are swapped right to left`() {
    let rows = Rows([[100, 50]])
    rows.table.separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 5)
    rows.scroll()
    let line = rows.table.visibleCells.first?.subviews.last
    expectTrue(line?.frame.minX == 20 && line?.frame.width == 295)
    rows.table.semanticContentAttribute = .forceRightToLeft
    rows.table.setNeedsLayout()
    rows.scroll()
    expectTrue(line?.frame.minX == 5 && line?.frame.width == 295)
  }

  @Test func `sections of an inset table have round outer corners, and no line below the last row`()
  {
    final class Source: UITableViewDataSource {
      func numberOfSections(in table: UITableView) -> Int { 2 }
      func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? 3 : 1
      }
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    func cells(_ style: UITableView.Style) -> [UITableViewCell] {
      let source = Source()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
      table.dataSource = source
      table.layoutIfNeeded()
      return table.visibleCells
    }
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    let inset = cells(.insetGrouped)
    expectEqual(inset.map(\.layer.maskedCorners), [top, [], bottom, top.union(bottom)])
    expectEqual(inset.map(\.layer.cornerRadius), [10, 10, 10, 10])
    expectEqual(inset.map(\.subviews.last?.isHidden), [false, false, true, true])
    expectEqual(cells(.grouped).map(\.layer.cornerRadius), [0, 0, 0, 0])
  }

  @Test func `a cell's own insets of its line come before those of the table`() {
    let rows = Rows([[100, 50]])
    rows.scroll()
    let cells = rows.table.visibleCells
    let lines = cells.compactMap(\.subviews.last)
    expectEqual(cells[0].separatorInset.left, 16)
    cells[0].separatorInset = .zero
    cells[1].separatorInset.right = .greatestFiniteMagnitude
    expectEqual(lines.map(\.frame.minX), [0, 16])
    expectEqual(lines.map(\.frame.width), [320, 0])
    rows.table.setNeedsLayout()
    rows.scroll()
    expectEqual(lines.map(\.frame.width), [320, 0])
  }

  @Test func `only visible rows have cells, and other rows an estimated height of 44`() {
    let rows = Rows([Array(repeating: 120, count: 1000)])
    expectEqual(rows.scroll(), "0–0 0+120, 0–1 120+120, 0–2 240+120, 0–3 360+120")
    expectEqual(rows.cellRequests, 4)
    expectEqual(rows.table.contentSize.height, CGFloat(4 * 120 + 996 * 44))
    expectEqual(
      rows.scroll(to: 60),
      "0–0 0+120, 0–1 120+120, 0–2 240+120, 0–3 360+120, 0–4 480+120"
    )
    expectEqual(rows.cellRequests, 5)
  }

  @Test(arguments: [0, -40, -3e300])
  func `a table without a positive height has no visible rows`(height: CGFloat) {
    let rows = Rows([[100, 50, 80]])
    rows.scroll()
    rows.table.frame = CGRect(x: 0, y: 0, width: 320, height: height)
    expectEqual(rows.scroll(to: 117), "")
    expectEmpty(rows.table.visibleCells)
  }

  @Test func `scrolling reuses cells, and neither adds nor removes constraints`() {
    let rows = Rows([Array(repeating: 100, count: 10_000)])
    rows.scroll()
    rows.scroll(to: 50)
    let cells = Set(rows.table.subviews.map { ObjectIdentifier($0) })
    let constraints = rows.root.constraintsInside
    for step in 1...300 {
      rows.scroll(to: 50 + CGFloat(step) * 90)
    }
    expectEqual(Set(rows.table.subviews.map { ObjectIdentifier($0) }), cells)
    expectEqual(rows.root.constraintsInside, constraints)
    // One for each row that became visible.
    expectEqual(rows.cellRequests, 276)
    let reuses = rows.table.subviews.compactMap { ($0 as? HighCell)?.reuses }
    expectEqual(reuses.reduce(0, +), rows.cellRequests - cells.count)
  }

  @Test func `visible rows stay in place when rows above are higher than estimated`() {
    let rows = Rows([Array(repeating: 100, count: 200)])
    rows.scroll()
    // Far away, with estimated rows between.
    rows.scroll(to: 4000)
    let first = rows.table.visibleCells.first
    let before = first.map { $0.frame.minY - rows.table.contentOffset.y }
    rows.scroll(to: rows.table.contentOffset.y - 30)
    expectEqual(first.map { $0.frame.minY - rows.table.contentOffset.y - 30 }, before)
    // All the way up, the first row is at the top.
    while rows.table.contentOffset.y > 0 {
      rows.scroll(to: max(0, rows.table.contentOffset.y - 77))
    }
    expectTrue(rows.scroll().hasPrefix("0–0 0+100, 0–1 100+100, "))
  }

  @Test func `given row heights are not measured, and apply before a row is visible`() {
    let rows = Rows([[1, 2, 3, 4]])
    rows.table.rowHeight = 60
    expectEqual(rows.scroll(), "0–0 0+60, 0–1 60+60, 0–2 120+60, 0–3 180+60")
    expectEqual(rows.table.contentSize.height, 240)
  }

  @Test func `without estimates every row is measured at once`() {
    let rows = Rows([Array(repeating: 100, count: 50)])
    rows.table.estimatedRowHeight = 0
    rows.scroll()
    expectEqual(rows.table.contentSize.height, 5000)
    expectTrue(rows.table.subviews.count <= 6)
  }

  @Test func `without estimates a new width measures every row again`() {
    let rows = Rows([Array(repeating: 100, count: 50)])
    rows.table.estimatedRowHeight = 0
    rows.scroll()
    rows.heights = [Array(repeating: 60, count: 50)]
    rows.table.frame.size.width = 300
    rows.scroll()
    // Visible rows keep their cells, and cells their heights.
    expectEqual(rows.table.contentSize.height, CGFloat(5 * 100 + 45 * 60))
  }

  @Test func `a section has a header with its title, which floats in a plain table`() {
    let rows = Rows([Array(repeating: 100, count: 10), Array(repeating: 100, count: 10)])
    rows.titles = [0: "First", 1: "Second"]
    rows.table.rowHeight = 100
    rows.scroll()
    let header = rows.table.headerView(forSection: 0)
    let height = header?.frame.height ?? 0
    expectEqual(header?.textLabel?.text, "First")
    expectTrue(height > 20 && height < 40)
    expectEqual(rows.table.visibleCells.first?.frame.minY, height)
    rows.scroll(to: 250)
    expectEqual(rows.table.headerView(forSection: 0)?.frame.minY, 250)
    // The next header pushes it out.
    let end = height + 1000
    rows.scroll(to: end - 10)
    expectEqual(rows.table.headerView(forSection: 0)?.frame.maxY, end)
    expectEqual(rows.table.headerView(forSection: 1)?.frame.minY, end)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func `a cell without a background has that of its table's style`(style: UITableView.Style) {
    final class Source: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        if path.row == 1 { cell.backgroundColor = nil }
        if path.row == 2 { cell.backgroundColor = .red }
        if path.row == 3 { cell.backgroundConfiguration = .clear() }
        return cell
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.dataSource = source
    table.layoutIfNeeded()
    let standard: UIColor =
      style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    expectEqual(table.visibleCells.map(\.backgroundColor), [standard, nil, .red, nil])
    table.visibleCells[0].backgroundConfiguration = .clear()
    expectTrue(table.visibleCells[0].backgroundColor == nil)
  }

  @Test func `a plain table leaves no room for headers and footers that do not exist`() {
    let rows = Rows([[30, 30], [30]])
    rows.table.sectionHeaderHeight = 40
    rows.table.sectionFooterHeight = 20
    rows.titles[1] = "Second"
    expectEqual(rows.scroll(), "0–0 0+30, 0–1 30+30, 1–0 100+30")
    expectEqual(rows.table.headerView(forSection: 1)?.frame.height, 40)
  }

  @Test func `the delegate is told of headers and footers before they are shown`() {
    final class Listener: UITableViewDelegate {
      var events: [String] = []
      func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        section == 0 ? UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 12)) : nil
      }
      func tableView(
        _ tableView: UITableView,
        willDisplayHeaderView view: UIView,
        forSection section: Int
      ) {
        events.append(
          "header \(section) \((view as? UITableViewHeaderFooterView)?.textLabel?.text ?? "")"
        )
      }
      func tableView(
        _ tableView: UITableView,
        willDisplayFooterView view: UIView,
        forSection section: Int
      ) { events.append("footer \(section)") }
    }
    let (rows, listener) = (Rows([[30], [30]]), Listener())
    rows.titles = [0: "First", 1: "Second"]
    rows.table.delegate = listener
    rows.scroll()
    rows.scroll()
    expectEqual(listener.events, ["header 0 First", "footer 0", "header 1 Second"])
  }

  @Test func `headers of a grouped table scroll with their rows`() {
    let rows = Rows([Array(repeating: 100, count: 10)], style: .grouped)
    rows.titles = [0: "First"]
    rows.scroll(to: 10)
    expectEqual(rows.table.headerView(forSection: 0)?.frame.minY, 0)
    rows.scroll(to: 250)
    expectTrue(rows.table.headerView(forSection: 0) == nil)
  }

  @Test func `rows of an inset grouped table are inset from the sides`() {
    let rows = Rows([[50]], style: .insetGrouped)
    rows.scroll()
    expectEqual(rows.table.visibleCells[0].frame, CGRect(x: 16, y: 0, width: 288, height: 50))
  }

  @Test func `the table's own header and footer are above and below all rows`() {
    let rows = Rows([[100, 100]])
    let (header, footer) = (UIView(), UIView())
    header.frame.size.height = 70
    footer.frame.size.height = 30
    rows.table.tableHeaderView = header
    rows.table.tableFooterView = footer
    expectEqual(rows.scroll(), "0–0 70+100, 0–1 170+100")
    expectEqual(header.frame, CGRect(x: 0, y: 0, width: 320, height: 70))
    expectEqual(footer.frame, CGRect(x: 0, y: 270, width: 320, height: 30))
    expectEqual(rows.table.contentSize.height, 300)
  }

  @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom])
  func `scrollToRow brings a row exactly to the given position despite estimates`(
    position: UITableView.ScrollPosition
  ) {
    let rows = Rows([(0..<300).map { CGFloat(30 + $0 * 7 % 90) }])
    rows.scroll()
    let path = IndexPath(row: 200, section: 0)
    rows.table.scrollToRow(at: path, at: position, animated: false)
    let frame = rows.table.cellForRow(at: path)?.frame ?? .zero
    let bounds = rows.table.bounds
    expectEqual(frame.height, CGFloat(30 + 200 * 7 % 90))
    switch position {
    case .top: expectEqual(frame.minY, bounds.minY)
    case .bottom: expectEqual(frame.maxY, bounds.maxY)
    default: expectTrue(abs(frame.midY - bounds.midY) < 1e-9)
    }
  }

  @Test func `scrolling to a missing row is reported and ignored`() {
    let issues = collectingIssues {
      let rows = Rows([[50]])
      rows.scroll()
      rows.table.scrollToRow(at: IndexPath(row: 3, section: 2), at: .top, animated: false)
      expectEqual(rows.table.contentOffset, .zero)
    }.issues
    expectEqual(issues.map(\.kind), [.illegalItem])
  }

  @Test func `a new width measures the rows again`() {
    let rows = Rows([[50, 60]])
    rows.scroll()
    let wide = rows.table.cellForRow(at: IndexPath(row: 0, section: 0)) as? HighCell
    wide?.inner.heightAnchor.constraint(equalTo: wide!.inner.widthAnchor).isActive = true
    wide?.height.isActive = false
    rows.table.frame.size.width = 232
    expectEqual(rows.scroll(), "0–0 0+200, 0–1 200+60")
  }

  @Test func `the delegate is told of rows that appear and disappear`() {
    let rows = Rows([Array(repeating: 240, count: 5)])
    rows.scroll()
    expectEqual(rows.takeEvents(), "+0 +1")
    rows.scroll(to: 100)
    expectEqual(rows.takeEvents(), "+2")
    rows.scroll(to: 300)
    expectEqual(rows.takeEvents(), "-0 +3")
    rows.scroll()
    expectEqual(rows.takeEvents(), "")
  }

  @Test func `a table without rows, data source or size has no cells`() {
    let rows = Rows([[]])
    expectEqual(rows.scroll(), "")
    rows.heights = [[50]]
    rows.table.reloadData()
    expectEqual(rows.scroll(), "0–0 0+50")
    rows.table.frame.size = .zero
    expectEqual(rows.scroll(), "")
    rows.table.frame.size = CGSize(width: 320, height: 480)
    rows.table.dataSource = nil
    expectEqual(rows.scroll(), "")
  }

  @Test func `rows are found by point, and rows and sections have rectangles`() {
    let rows = Rows([[100, 50], [80]])
    rows.scroll()
    expectEqual(
      rows.table.indexPathForRow(at: CGPoint(x: 5, y: 149)),
      IndexPath(row: 1, section: 0)
    )
    expectTrue(rows.table.indexPathForRow(at: CGPoint(x: 5, y: 230)) == nil)
    expectEqual(rows.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY, 150)
    expectEqual(rows.table.rect(forSection: 0), CGRect(x: 0, y: 0, width: 320, height: 150))
    expectEqual(rows.table.numberOfRows(inSection: 1), 1)
    expectEqual(rows.table.numberOfRows(inSection: 7), 0)
  }
}

extension UITableViewTests {
  @Test(arguments: 0..<4)
  func `a table can be reloaded in any callback`(callback: Int) {
    let rows = Rows([Array(repeating: 44, count: 40)])
    rows.scroll()
    var remaining = 3
    let reload: () -> Void = { [unowned rows] in
      if remaining == 0 { return }
      remaining -= 1
      rows.table.reloadData()
    }
    switch callback {
    case 0: rows.onCell = reload
    case 1: rows.onHeight = reload
    case 2: rows.onDisplay = reload
    default: rows.onEnd = reload
    }
    for offset in [300, 700, 350] as [CGFloat] {
      rows.scroll(to: offset)
      let cells = rows.table.visibleCells
      expectEqual(rows.table.contentOffset.y, offset)
      expectTrue(cells.first.map { $0.frame.minY <= offset } == true)
      expectTrue(cells.last.map { $0.frame.maxY >= offset + 480 } == true)
      for (cell, next) in zip(cells, cells.dropFirst()) {
        expectEqual(cell.frame.maxY, next.frame.minY)
      }
    }
    expectEqual(remaining, 0)
  }

  @Test func `the offset is clamped when the content becomes shorter`() {
    let rows = Rows([(0..<60).map { [5, 20, 90, 300][$0 % 4] }])
    rows.table.estimatedRowHeight = 1
    rows.scroll()
    for offset in [101, 64, 300, 20] as [CGFloat] {
      rows.scroll(to: offset)
      rows.table.reloadData()
      rows.scroll()
      let last = max(0, rows.table.contentSize.height - 480)
      expectTrue(rows.table.contentOffset.y <= last)
      expectTrue(
        rows.table.visibleCells.last.map {
          $0.frame.maxY >= min(rows.table.contentSize.height, rows.table.bounds.maxY) - 1e-9
        } == true
      )
    }
  }

  @Test func `dequeued cells that are not returned are hidden and reused`() {
    let rows = Rows([Array(repeating: 44, count: 200)])
    rows.scroll(to: 20)
    rows.onCell = { [unowned rows] in _ = rows.table.dequeueReusableCell(withIdentifier: "high") }
    for step in 1...50 { rows.scroll(to: 20 + CGFloat(step) * 44) }
    expectTrue(rows.table.subviews.count < 40)
    expectEqual(rows.table.subviews.filter { !$0.isHidden }.count, rows.table.visibleCells.count)
  }

  @Test func `rows are measured with the text size of the table's traits`() {
    final class Texts: UITableViewCell {
      let label = UILabel()
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.text = "Text"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: contentView.topAnchor),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let rows = Rows([Array(repeating: 0, count: 3)])
    rows.table.register(Texts.self, forCellReuseIdentifier: "high")
    rows.table.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    rows.scroll()
    let line = 1.1934 * 40
    expectTrue(rows.table.visibleCells.allSatisfy { abs($0.frame.height - line) < 1e-9 })
    rows.table.traitOverrides.preferredContentSizeCategory = .large
    rows.scroll()
    expectTrue(rows.table.visibleCells.allSatisfy { abs($0.frame.height - 1.1934 * 17) < 1e-9 })
  }

  @Test func `headers without an estimate are measured before they are visible`() {
    let rows = Rows(Array(repeating: [44, 44, 44, 44, 44], count: 6))
    for section in 0..<6 { rows.titles[section] = "Section" }
    rows.table.estimatedRowHeight = 0
    rows.table.estimatedSectionHeaderHeight = 0
    rows.scroll()
    let height = rows.table.contentSize.height
    let sections = (0..<6).map { (rows.table.rect(forSection: $0).height * 1e6).rounded() }
    expectEqual(Set(sections).count, 1)
    rows.scroll(to: 790)
    expectEqual(rows.table.contentSize.height, height)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func `headers and footers of the delegate are as high as their contents`(style: UITableView.Style)
  {
    final class Source: UITableViewDataSource, UITableViewDelegate {
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        if section == 1 { return nil }
        let (view, inner) = (UIView(), UIView())
        view.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          inner.topAnchor.constraint(equalTo: view.topAnchor),
          inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          inner.heightAnchor.constraint(equalToConstant: 85),
        ])
        return view
      }
    }
    let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    let (table, source) = (UITableView(frame: frame, style: style), Source())
    (table.dataSource, table.delegate) = (source, source)
    table.layoutIfNeeded()
    expectEqual(table.rectForHeader(inSection: 0).height, 85)
    expectEqual(table.rectForHeader(inSection: 1).height, 0)
    expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY, 129)
    withExtendedLifetime(source) {}
  }

  @Test(arguments: [1, 28, 100] as [CGFloat])
  func `each row in the bounds has a cell, whatever headers turn out to be`(estimate: CGFloat) {
    for offset in stride(from: 3.5, through: 900, by: 31.25) as StrideThrough<CGFloat> {
      let rows = Rows((0..<6).map { [57, 16, 8, 88, 45, 51, CGFloat(10 + $0), 77] })
      for section in 0..<6 { rows.titles[section] = "Section" }
      rows.table.estimatedSectionHeaderHeight = estimate
      rows.scroll()
      rows.scroll(to: offset)
      for section in 0..<6 {
        for row in 0..<8 {
          let path = IndexPath(row: row, section: section)
          let rect = rows.table.rectForRow(at: path)
          let isSeen = rect.maxY > rows.table.bounds.minY && rect.minY < rows.table.bounds.maxY
          if isSeen { expectTrue(rows.table.cellForRow(at: path) != nil, "\(path) at \(offset)") }
        }
      }
    }
  }

  @Test func `a header that the footer of its section pushed out causes no layout loop`() {
    final class Edges: UITableViewDelegate {
      func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        edge(of: table, [0, 42, 0, 62][section])
      }

      func tableView(_ table: UITableView, viewForFooterInSection section: Int) -> UIView? {
        edge(of: table, [0, 58, 47, 38][section])
      }

      private func edge(of table: UITableView, _ height: CGFloat) -> UIView? {
        if height == 0 { return nil }
        let view = table.dequeueReusableHeaderFooterView(withIdentifier: "high") as? HighEdge
        view?.height.constant = height
        return view
      }
    }
    let edges = Edges()
    let issues = collectingIssues {
      for offset in stride(from: 60.5, through: 300, by: 4.25) {
        let rows = Rows([[42], [28, 3], [49, 22], [64, 60, 3, 48, 74]])
        rows.table.delegate = edges
        rows.table.frame.size.height = 200
        rows.table.estimatedSectionFooterHeight = 5
        rows.table.register(HighEdge.self, forHeaderFooterViewReuseIdentifier: "high")
        rows.scroll()
        rows.scroll(to: CGFloat(offset))
      }
    }.issues
    expectTrue(issues.filter { $0.kind == .layoutLoop }.isEmpty)
  }

  @Test func `a cell that does not determine its height is reported with its class, and 44 high`() {
    let (frame, issues) = collectingIssues {
      let rows = Rows([Array(repeating: 50, count: 20)])
      rows.table.register(OpenCell.self, forCellReuseIdentifier: "high")
      rows.scroll()
      return rows.table.visibleCells.first?.frame
    }
    expectEqual(frame, CGRect(x: 0, y: 0, width: 320, height: 44))
    expectEqual(issues.count, 1)
    expectEqual(
      issues.first?.message,
      "The constraints of OpenCell do not determine the height of its content."
    )
  }

  @Test(.rule("3.23"))
  func `the required height of a cell's content has UIKit's identifier in a conflict`() {
    let (frame, issues) = collectingIssues {
      let rows = Rows([[50]])
      rows.table.rowHeight = 30
      rows.scroll()
      return (rows.table.visibleCells.first as? HighCell)?.contentView.frame
    }
    expectEqual(frame, CGRect(x: 0, y: 0, width: 320, height: 30))
    expectEqual(issues.map(\.kind), [.conflict])
    expectTrue(
      issues.first?.message.contains("the content view of its cell (HighCell), which is 30 high")
        == true
    )
    expectTrue(issues.first?.message.contains("still set for UITableViewCellContentView") == false)
    let identifiers = issues.first?.constraints.map(\.identifier)
    expectTrue(identifiers?.contains("UIView-Encapsulated-Layout-Height") == true)
  }

  @Test func `a reuse identifier without a class is reported and gives an empty cell`() {
    let (frame, issues) = collectingIssues {
      let rows = Rows([[50]])
      rows.table.register(nil as AnyClass?, forCellReuseIdentifier: "high")
      rows.scroll()
      return rows.table.visibleCells.first?.frame
    }
    expectEqual(frame, CGRect(x: 0, y: 0, width: 320, height: 44))
    expectEqual(issues.map(\.kind), [.illegalItem])
    expectEqual(
      issues.first?.message,
      "No class is registered with table for a cell with the identifier 'high'."
    )
  }

  @Test func `registering a class that is not a cell is reported`() {
    let issues = collectingIssues {
      UITableView().register(UIButton.self, forCellReuseIdentifier: "button")
    }.issues
    expectEqual(issues.map(\.kind), [.illegalItem])
  }
}

extension UIView {
  /// All constraints of the tree, in order.
  fileprivate var constraintsInside: [ObjectIdentifier] {
    constraints.map { ObjectIdentifier($0) } + subviews.flatMap(\.constraintsInside).sorted()
  }
}

/// A cell whose content is not pinned to its bottom.
private final class OpenCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(inner)
    inner.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
    inner.heightAnchor.constraint(equalToConstant: 20).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

/// A header or footer with a view that determines its height.
private final class HighEdge: UITableViewHeaderFooterView {
  private let inner = UIView()
  private(set) lazy var height = inner.heightAnchor.constraint(equalToConstant: 10)

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    inner.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: contentView.topAnchor),
      inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      height,
    ])
  }

  required init?(coder: NSCoder) { nil }

  @Test func `titles of a grouped table are not cut by the heights of the table`() {
    func heights(_ style: UITableView.Style, _ height: CGFloat?) -> [CGFloat?] {
      final class Source: UITableViewDataSource {
        func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? {
          "Header"
        }
        func tableView(_ table: UITableView, titleForFooterInSection section: Int) -> String? {
          String(repeating: "A footer of several lines. ", count: 12)
        }
      }
      let source = Source()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
      if let height { (table.sectionHeaderHeight, table.sectionFooterHeight) = (height, height) }
      table.dataSource = source
      table.layoutIfNeeded()
      return [table.headerView(forSection: 0), table.footerView(forSection: 0)].map {
        $0?.frame.height
      }
    }
    let measured = heights(.grouped, nil)
    expectTrue(measured.allSatisfy { $0 ?? 0 > 18 })
    expectEqual(heights(.grouped, 18), measured)
    expectEqual(heights(.insetGrouped, 18), heights(.insetGrouped, nil))
    expectEqual(heights(.grouped, 400), [400, 400])
    expectEqual(heights(.plain, 18), [18, 18])
  }
}
