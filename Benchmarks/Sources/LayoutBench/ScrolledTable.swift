import Plumb

/// The cells of S3 in a table of n rows that is scrolled from its start to its end, a screenful a step.
enum ScrolledTable {
  static func run(_ options: BenchOptions) -> [Measurement] {
    let n = options.size
    let expected = ViewScenarios.relative(Feed.frames(n, width: Screen.width))
    var check = Check(spoils: options.spoils)
    var frames: [Double] = []
    var (opening, steps): ([Double], [Double]) = ([], [])
    let rows = Rows(n)
    let table = rows.table
    opening.append(
      milliseconds {
        table.layoutIfNeeded()
        read(table, into: &frames)
      }
    )
    compare(table, frames, expected, &check)
    // The second screenful may need a cell more than the first.
    var (made, constraints) = (0, 0)
    let budget = OperationBudget(options, from: .max)
    var offset = Screen.height
    while budget.allows(steps.count), offset < Double(table.contentSize.height) - Screen.height {
      steps.append(
        milliseconds {
          table.contentOffset.y = CGFloat(offset)
          table.layoutIfNeeded()
          read(table, into: &frames)
        }
      )
      offset = Double(table.contentOffset.y) + Screen.height
      compare(table, frames, expected, &check)
      let now = (rows.made, table.subviews.reduce(0) { $0 + constraintCount(in: $1) })
      if steps.count > 2 {
        check.expect(
          now == (made, constraints),
          "cells or constraints were made in step \(steps.count)"
        )
      }
      (made, constraints) = now
    }
    return [
      Measurement(
        engine: ViewScenarios.engine,
        scenario: "table",
        size: n,
        samples: opening,
        check: check
      ),
      Measurement(
        engine: ViewScenarios.engine,
        scenario: "table-step",
        size: n,
        samples: steps,
        check: check
      ),
    ]
  }

  /// Each cell that is to be seen, and what is in it.
  private static func read(_ table: UITableView, into frames: inout [Double]) {
    frames.removeAll(keepingCapacity: true)
    for case let row as Row in table.visibleCells {
      let frame = row.frame
      frames += [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
      for view in row.cell.views.dropFirst() {
        let frame = view.frame
        frames += [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
      }
    }
  }

  private static func compare(
    _ table: UITableView,
    _ frames: [Double],
    _ expected: [Double],
    _ check: inout Check
  ) {
    let rows = (table.indexPathsForVisibleRows ?? []).map(\.row)
    let size = Feed.viewsPerCell * 4
    guard let first = rows.first, let last = rows.last else {
      return check.expect(false, "no row is to be seen")
    }
    check.compare(frames, Array(expected[(first * size)..<((last + 1) * size)]), "row \(first)")
  }

  private static func constraintCount(in view: UIView) -> Int {
    view.subviews.reduce(view.constraints.count) { $0 + constraintCount(in: $1) }
  }

  private final class Rows: UITableViewDataSource {
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: Screen.width, height: Screen.height),
      style: .plain
    )
    let count: Int
    private(set) var made = 0

    init(_ count: Int) {
      self.count = count
      table.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let row: Row
      if let used = tableView.dequeueReusableCell(withIdentifier: "row") as? Row {
        row = used
      } else {
        made += 1
        row = Row(style: .default, reuseIdentifier: "row")
      }
      row.cell.show(indexPath.row)
      return row
    }
  }

  private final class Row: UITableViewCell {
    let cell = ViewScenarios.FeedCell(0)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(cell.view)
      cell.view.snp.makeConstraints { make in
        make.edges.equalToSuperview()
      }
    }

    required init?(coder: NSCoder) { nil }
  }
}
