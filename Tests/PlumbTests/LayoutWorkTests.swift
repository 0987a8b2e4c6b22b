import Expectations
import Plumb
import PlumbTesting
import RuleTrait
import Testing

/// Counts the work of a layout pass, because times are not reproducible.
@Suite struct LayoutWorkTests {
  private final class Counts {
    var layouts: [String] = []
    var updates = 0
    var sizes = 0
  }

  private final class Counting: UIView {
    let name: String
    let counts: Counts

    init(_ name: String, _ counts: Counts) {
      self.name = name
      self.counts = counts
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      counts.updates += 1
      super.updateConstraints()
    }

    override func layoutSubviews() {
      counts.layouts.append(name)
      super.layoutSubviews()
    }

    override var intrinsicContentSize: CGSize {
      counts.sizes += 1
      return CGSize(width: 50, height: 20)
    }
  }

  private let counts = Counts()
  private let root: Counting
  private var tops: [Constraint] = []

  /// A column of ten cells, each with a title and a line that is bound to it.
  init() {
    root = Counting("root", counts)
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    var previous: Counting?
    for index in 0..<10 {
      let cell = Counting("cell \(index)", counts)
      let title = Counting("title \(index)", counts)
      let line = Counting("line \(index)", counts)
      root.addSubview(cell)
      cell.addSubview(title)
      cell.addSubview(line)
      cell.snp.makeConstraints { make in
        make.left.right.equalToSuperview()
        make.height.equalTo(50)
        if let previous {
          make.top.equalTo(previous.snp.bottom)
        } else {
          make.top.equalToSuperview()
        }
      }
      var top: Constraint?
      title.snp.makeConstraints { make in
        make.left.equalToSuperview()
        top = make.top.equalToSuperview().constraint
      }
      line.snp.makeConstraints { make in
        make.left.equalTo(title)
        make.top.equalTo(title.snp.bottom).offset(4)
      }
      if let top { tops.append(top) }
      previous = cell
    }
  }

  private func forget() {
    counts.layouts = []
    counts.updates = 0
    counts.sizes = 0
  }

  @Test func `making constraints lays nothing out and asks no view for its size`() {
    expectEmpty(counts.layouts)
    expectEqual(counts.sizes, 0)
    expectEqual(root.layoutStatistics.solves, 0)
  }

  @Test func `the first layout asks every view once`() {
    root.layoutIfNeeded()
    expectEqual(counts.layouts.count, 31)
    expectEqual(counts.updates, 31)
    expectEqual(counts.sizes, 30)
    expectEqual(root.layoutStatistics.solves, 1)
  }

  @Test(.rule("12.03")) func `laying out again does nothing`() {
    root.layoutIfNeeded()
    let before = root.layoutStatistics
    forget()
    root.layoutIfNeeded()
    root.subviews[3].layoutIfNeeded()
    tops[3].update(offset: 0)
    root.frame = root.frame
    root.layoutIfNeeded()
    expectEmpty(counts.layouts)
    expectEqual(counts.updates, 0)
    expectEqual(counts.sizes, 0)
    expectEqual(root.layoutStatistics, before)
  }

  @Test(.rule("12.02")) func `a changed constant lays out only the cell that contains it`() {
    root.layoutIfNeeded()
    let before = root.layoutStatistics
    forget()
    tops[3].update(offset: 9)
    root.layoutIfNeeded()
    expectEqual(counts.layouts, ["cell 3"])
    expectEqual(counts.updates, 0)
    expectEqual(counts.sizes, 0)
    expectEqual(root.layoutStatistics.solves, before.solves + 1)
    expectEqual(root.layoutStatistics.constraints, before.constraints)
    expectEqual(root.subviews[3].subviews.map(\.frame.minY), [9, 33])
    expectEqual(root.subviews[4].subviews.map(\.frame.minY), [0, 24])
  }

  @Test func `a resized root adds and removes no constraint`() {
    root.layoutIfNeeded()
    let before = root.layoutStatistics
    forget()
    root.frame.size.width = 320
    root.layoutIfNeeded()
    // The cells are wider, and their content has not moved.
    expectEqual(counts.layouts, ["root"] + (0..<10).map { "cell \($0)" })
    expectEqual(counts.sizes, 0)
    expectEqual(root.layoutStatistics.solves, before.solves + 1)
    expectEqual(root.layoutStatistics.constraints, before.constraints)
    expectTrue(root.subviews.allSatisfy { $0.frame.width == 320 })
  }

  @Test func `a conflict that persists is reported at every size of the root`() {
    let issues = collectingIssues {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      root.snp.makeConstraints { $0.width.equalTo(100) }
      root.translatesAutoresizingMaskIntoConstraints = true
      for width in [300.0, 310, 320] {
        root.frame.size.width = width
        root.layoutIfNeeded()
      }
    }.issues
    expectEqual(issues.map(\.kind), [.conflict, .conflict, .conflict])
  }

  @Test func `without an engine a second layout pass visits no view`() {
    let plain = Counting("plain", counts)
    for index in 0..<5 { plain.addSubview(Counting("\(index)", counts)) }
    plain.layoutIfNeeded()
    forget()
    plain.layoutIfNeeded()
    expectEmpty(counts.layouts)
    expectEqual(counts.sizes, 0)
  }
}
