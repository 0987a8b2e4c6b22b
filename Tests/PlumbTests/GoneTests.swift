import Expectations
import Plumb
import PlumbTesting
import Testing

/// Gone views: `view.snp.setGone`.
@Suite struct GoneTests {
  /// A column of views with heights of 20, 30, 40, … and gaps of 8, with 16 above and below.
  private struct Column {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 900))
    let column = UIView()
    let views: [UIView]

    init(_ count: Int) {
      views = (0..<count).map { _ in UIView() }
      root.addSubview(column)
      column.snp.makeConstraints { make in
        make.leading.top.width.equalToSuperview()
      }
      for (index, view) in views.enumerated() {
        column.addSubview(view)
        view.snp.makeConstraints { make in
          make.leading.trailing.equalToSuperview()
          make.height.equalTo(20 + 10 * index)
          if index == 0 {
            make.top.equalToSuperview().offset(16)
          } else {
            make.top.equalTo(views[index - 1].snp.bottom).offset(8)
          }
        }
      }
      views.last?.snp.makeConstraints { $0.bottom.equalToSuperview().offset(-16) }
    }

    /// The positions and heights of the views that are not gone, and the height of the column.
    var places: [CGFloat] {
      root.layoutIfNeeded()
      return views.filter { !$0.snp.isGone }.flatMap { [$0.frame.minY, $0.frame.height] }
        + [column.frame.height]
    }

    /// The expected positions and heights, computed directly.
    var expected: [CGFloat] {
      var (result, top): ([CGFloat], CGFloat) = ([], 16)
      for (index, view) in views.enumerated() where !view.snp.isGone {
        if !result.isEmpty { top += 8 }
        result += [top, CGFloat(20 + 10 * index)]
        top += CGFloat(20 + 10 * index)
      }
      return result + [top + 16]
    }
  }

  @Test func `a gone view closes its gap, which returns with the view`() {
    let issues = collectingIssues {
      let column = Column(3)
      expectEqual(column.places, [16, 20, 44, 30, 82, 40, 138])
      column.views[1].snp.setGone(true)
      expectEqual(column.places, [16, 20, 44, 40, 100])
      expectTrue(column.views[1].isHidden && column.views[1].frame.height == 0)
      column.views[1].snp.setGone(false)
      expectEqual(column.places, [16, 20, 44, 30, 82, 40, 138])
      expectTrue(!column.views[1].isHidden)
    }.issues
    expectEmpty(issues)
  }

  @Test func `the other views of a column are placed as if the gone views did not exist`() {
    let issues = collectingIssues {
      for seed in 0..<60 {
        let column = Column(5)
        var dice = UInt64(seed)
        for _ in 0..<12 {
          dice = dice &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          let view = column.views[Int((dice &>> 33) % 5)]
          view.snp.setGone(!view.snp.isGone)
          expectEqual(column.places, column.expected, "seed \(seed)")
        }
      }
    }.issues
    expectEmpty(issues)
  }

  @Test func `along the horizontal axis the width and the gap collapse`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (icon, title) = (UIView(), UIView())
    for view in [icon, title] { root.addSubview(view) }
    icon.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(16)
      make.size.equalTo(40)
      make.top.equalToSuperview()
    }
    title.snp.makeConstraints { make in
      make.leading.equalTo(icon.snp.trailing).offset(8)
      make.trailing.equalToSuperview().offset(-16)
      make.top.height.equalTo(icon)
    }
    icon.snp.setGone(true, along: .horizontal)
    root.layoutIfNeeded()
    expectEqual(title.frame, CGRect(x: 16, y: 0, width: 268, height: 40))
    icon.snp.setGone(false)
    root.layoutIfNeeded()
    expectEqual(title.frame, CGRect(x: 64, y: 0, width: 220, height: 40))
  }

  @Test func `required constraints of the content cause no conflict`() {
    let issues = collectingIssues {
      let column = Column(2)
      let inner = UIView()
      column.views[0].addSubview(inner)
      inner.snp.makeConstraints { make in
        make.edges.equalToSuperview().inset(4)
      }
      column.views[0].snp.updateConstraints { $0.height.equalTo(50) }
      inner.snp.makeConstraints { $0.height.equalTo(42) }
      expectEqual(column.places, [16, 50, 74, 30, 120])
      column.views[0].snp.setGone(true)
      expectEqual(column.places, [16, 30, 62])
      column.views[0].snp.setGone(false)
      expectEqual(column.places, [16, 50, 74, 30, 120])
      expectEqual(inner.frame.height, 42)
    }.issues
    expectEmpty(issues)
  }

  @Test func `updates, handles and remakes of a gone view take effect when it is shown`() {
    let issues = collectingIssues {
      let column = Column(3)
      let view = column.views[1]
      let handle = view.snp.constraints.first { $0.layoutConstraints[0].firstAttribute == .height }
      view.snp.setGone(true)
      expectTrue(handle?.isActive == true)
      handle?.update(offset: 100)
      view.snp.updateConstraints { $0.top.equalTo(column.views[0].snp.bottom).offset(20) }
      expectEqual(column.places, [16, 20, 44, 40, 100])
      view.snp.setGone(false)
      expectEqual(column.places, [16, 20, 56, 100, 164, 40, 220])
    }.issues
    expectEmpty(issues)
  }

  @Test func `constraints of states and conditions on its length and gap are suspended as well`() {
    let issues = collectingIssues {
      let column = Column(2)
      let (last, states) = (UIView(), ConstraintStates<Int>())
      column.column.addSubview(last)
      last.snp.makeConstraints { $0.leading.trailing.equalToSuperview() }
      for (state, gap) in [8, 30].enumerated() {
        last.snp.makeConstraints(in: state, of: states) { make in
          make.top.equalTo(column.views[1].snp.bottom).offset(gap)
          make.height.equalTo(40 + state)
        }
      }
      column.views[1].snp.updateConstraints { make in
        make.bottom.equalToSuperview().offset(-16).priority(.low)
      }
      column.views[1].snp.constraints.last?.deactivate()
      states.current = 0
      last.snp.setGone(true)
      column.root.layoutIfNeeded()
      expectTrue(last.frame.minY == column.views[1].frame.maxY && last.frame.height == 0)
      states.current = 1
      column.root.layoutIfNeeded()
      expectTrue(last.frame.minY == column.views[1].frame.maxY && last.frame.height == 0)
      last.snp.setGone(false)
      column.root.layoutIfNeeded()
      expectTrue(last.frame.minY == column.views[1].frame.maxY + 30 && last.frame.height == 41)
      states.current = nil
      last.snp.setGone(true)
      last.snp.setGone(false)
      expectTrue(states[1].allSatisfy { !$0.isActive })
    }.issues
    expectEmpty(issues)
  }

  @Test func `constraints that are removed while the view is gone are not restored`() {
    let column = Column(3)
    let view = column.views[1]
    view.snp.setGone(true)
    view.snp.removeConstraints()
    view.snp.setGone(false)
    expectEmpty(view.snp.constraints)
    let own = column.column.constraints.filter { $0.firstItem === view }
    expectEmpty(own)
  }

  @Test func `in a stack view it is only hidden, because the stack view closes the gap`() {
    let issues = collectingIssues {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let views = (0..<3).map { _ in UIView() }
      let stack = UIStackView(arrangedSubviews: views)
      stack.axis = .vertical
      stack.spacing = 10
      root.addSubview(stack)
      stack.snp.makeConstraints { $0.leading.top.width.equalToSuperview() }
      for view in views { view.snp.makeConstraints { $0.height.equalTo(20) } }
      views[1].snp.setGone(true)
      root.layoutIfNeeded()
      expectEqual(views[2].frame.minY, 30)
      views[1].snp.setGone(false)
      root.layoutIfNeeded()
      expectEqual(views[2].frame.minY, 60)
    }.issues
    expectEmpty(issues)
  }

  @Test func `items with widths equal to a gone view keep equal widths`() {
    let issues = collectingIssues {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      let views = (0..<3).map { _ in UIView() }
      for view in views { root.addSubview(view) }
      views.snp.distribute(along: .horizontal, spacing: 10)
      views.snp.equalWidths()
      root.layoutIfNeeded()
      expectEqual(views.map(\.frame.width), [100, 100, 100])
      for index in 0..<3 {
        views[index].snp.setGone(true, along: .horizontal)
        root.layoutIfNeeded()
        expectEqual(views.map(\.frame.width), (0..<3).map { $0 == index ? 0 : 155 })
        views[index].snp.setGone(false)
      }
      root.layoutIfNeeded()
      expectEqual(views.map(\.frame.width), [100, 100, 100])
    }.issues
    expectEmpty(issues)
  }

  @Test func `an aspect ratio is suspended in every form`() {
    let issues = collectingIssues {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      let (one, other) = (UIView(), UIView())
      for view in [one, other] {
        root.addSubview(view)
        view.snp.makeConstraints { $0.left.right.top.equalToSuperview() }
      }
      one.snp.makeConstraints { $0.aspectRatio(2) }
      other.snp.makeConstraints { $0.height.equalToSelf(\.width) }
      for view in [one, other] { view.snp.setGone(true) }
      root.layoutIfNeeded()
      expectTrue(one.frame.height == 0 && other.frame.height == 0)
      for view in [one, other] { view.snp.setGone(false) }
      root.layoutIfNeeded()
      expectTrue(one.frame.height == 150 && other.frame.height == 300)
    }.issues
    expectEmpty(issues)
  }

  @Test func `a view that is placed by its frame is only hidden`() {
    let issues = collectingIssues {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      let (view, next) = (UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)), UIView())
      for view in [view, next] { root.addSubview(view) }
      next.snp.makeConstraints { $0.top.equalTo(view.snp.bottom).offset(8) }
      view.snp.setGone(true)
      root.layoutIfNeeded()
      expectTrue(view.isHidden && view.frame.height == 40 && next.frame.minY == 68)
      view.snp.setGone(false)
      expectTrue(!view.isHidden && view.translatesAutoresizingMaskIntoConstraints)
    }.issues
    expectEmpty(issues)
  }

  @Test func `a conflict with a gone view names the line of setGone`() {
    let issues = collectingIssues {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      let view = UIView()
      root.addSubview(view)
      #sourceLocation(file:"Card.swift",line:7)
      view.snp.makeConstraints { $0.edges.equalToSuperview() }
      view.snp.setGone(true)
      #sourceLocation()
      root.layoutIfNeeded()
    }.issues
    expectEqual(issues.map(\.kind), [.conflict])
    let places = issues.first?.constraints.compactMap { $0.location?.description }
    expectTrue(places?.contains("Card.swift:8") == true)
  }

  @Test func `a view without constraints is placed by its frame again when it is shown`() {
    let column = Column(2)
    column.views[0].snp.setGone(true)
    column.views[0].snp.removeConstraints()
    column.views[1].snp.removeConstraints()
    column.views[0].snp.setGone(false)
    expectTrue(column.views[0].translatesAutoresizingMaskIntoConstraints)
  }
}
