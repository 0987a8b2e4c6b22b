import AutoLayout

/// A table of 320 × 480 in a tree, whose rows have given heights.
final class Rows: UITableViewDataSource, UITableViewDelegate {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let table: UITableView
  /// The heights of the rows of each section.
  var heights: [[CGFloat]]
  var titles: [Int: String] = [:]
  private(set) var cellRequests = 0
  private(set) var events: [String] = []

  init(_ heights: [[CGFloat]], style: UITableView.Style = .plain) {
    self.heights = heights
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.accessibilityIdentifier = "table"
    table.register(HighCell.self, forCellReuseIdentifier: "high")
    root.addSubview(table)
    table.dataSource = self
    table.delegate = self
  }

  func numberOfSections(in tableView: UITableView) -> Int { heights.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    heights[section].count
  }

  /// Called in each callback.
  var onCell: () -> Void = {}
  var onHeight: () -> Void = {}
  var onDisplay: () -> Void = {}
  var onEnd: () -> Void = {}

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    onHeight()
    return tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cellRequests += 1
    onCell()
    let cell = tableView.dequeueReusableCell(withIdentifier: "high", for: indexPath)
    (cell as? HighCell)?.height.constant = heights[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles[section]
  }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    events.append("+\(indexPath.row)")
    onDisplay()
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    events.append("-\(indexPath.row)")
    onEnd()
  }

  func takeEvents() -> String {
    defer { events = [] }
    return events.joined(separator: " ")
  }

  /// Scrolls, lays out, and describes the visible rows: each with its start and its height.
  @discardableResult
  func scroll(to offset: CGFloat? = nil) -> String {
    if let offset { table.contentOffset.y = offset }
    root.layoutIfNeeded()
    return table.visibleCells.map { cell in
      let path = table.indexPath(for: cell)
      return
        "\(path?.section ?? -1)–\(path?.row ?? -1) \(Int(cell.frame.minY))+\(Int(cell.frame.height))"
    }.joined(separator: ", ")
  }
}

/// A cell with a view that determines its height.
final class HighCell: UITableViewCell {
  let inner = UIView()
  private(set) lazy var height = inner.heightAnchor.constraint(equalToConstant: 10)
  private(set) var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    inner.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: contentView.topAnchor),
      inner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      inner.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      height,
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() { reuses += 1 }
}
