import Expectations
import Masonry
import PlumbTesting
import Testing

/// Distributions of views: `mas_distributeViewsAlongAxis`.
@Suite struct DistributionTests {
  private let ground = Playground()
  private var root: UIView { ground.root }

  private func views(_ count: Int, in parent: UIView? = nil) -> [UIView] {
    (0..<count).map { index in
      let view = UIView()
      view.mas_key = "v\(index)"
      (parent ?? root).addSubview(view)
      return view
    }
  }

  @Test func `fixed spacing: equal widths fill the remaining length`() {
    let row = views(3)
    row.mas_distributeViewsAlongAxis(
      .horizontal,
      withFixedSpacing: 10,
      leadSpacing: 5,
      tailSpacing: 15
    )
    row.mas_makeConstraints { make in
      make.top.equalTo(20)
      make.height.equalTo(30)
    }
    root.layoutIfNeeded()
    // (300 - 5 - 15 - 2 · 10) / 3
    let width: CGFloat = 260 / 3
    for (index, view) in row.enumerated() {
      expectTrue(abs(view.frame.minX - (5 + CGFloat(index) * (width + 10))) < 1e-9)
      expectTrue(abs(view.frame.width - width) < 1e-9)
      expectTrue(view.frame.minY == 20 && view.frame.height == 30)
    }
    expectEmpty(ground.issues)
  }

  @Test func `fixed spacing: the statements`() {
    let made = views(2).mas_distributeViewsAlongAxis(
      .vertical,
      withFixedSpacing: 10,
      leadSpacing: 5,
      tailSpacing: 15
    )
    expectEqual(
      made.sentences,
      [
        "v0.top == root.top + 5", "v1.height == v0.height", "v1.top == v0.bottom + 10",
        "v1.bottom == root.bottom - 15",
      ]
    )
    let row = views(3).mas_distributeViewsAlongAxis(
      .horizontal,
      withFixedSpacing: 0,
      leadSpacing: 0,
      tailSpacing: 0
    )
    expectEqual(
      row.sentences,
      [
        "v0.left == root.left", "v1.width == v0.width", "v1.left == v0.right",
        "v2.width == v1.width", "v2.left == v1.right", "v2.right == root.right",
      ]
    )
  }

  @Test func `fixed length: the gaps share the remaining length`() {
    let column = views(4)
    column.mas_distributeViewsAlongAxis(
      .vertical,
      withFixedItemLength: 20,
      leadSpacing: 10,
      tailSpacing: 40
    )
    column.mas_makeConstraints { $0.left.right.equalTo(0) }
    root.layoutIfNeeded()
    // Gaps of (200 - 10 - 40 - 4 · 20) / 3.
    for (index, view) in column.enumerated() {
      expectTrue(abs(view.frame.minY - (10 + CGFloat(index) * (20 + 70.0 / 3))) < 1e-9)
      expectTrue(abs(view.frame.height - 20) < 1e-9)
      expectTrue(view.frame.minX == 0 && view.frame.width == 300)
    }
    expectEmpty(ground.issues)
  }

  /// right = S.right · i/(n-1) + (1 - i/(n-1)) · (L + a) - i · b/(n-1)
  @Test func `fixed length: the statements`() {
    let made = views(5).mas_distributeViewsAlongAxis(
      .horizontal,
      withFixedItemLength: 20,
      leadSpacing: 12,
      tailSpacing: 8
    )
    expectEqual(
      made.sentences,
      [
        "v0.width == 20", "v0.left == root.left + 12",
        "v1.width == 20", "v1.right == root.right * 0.25 + 22",
        "v2.width == 20", "v2.right == root.right * 0.5 + 12",
        "v3.width == 20", "v3.right == root.right * 0.75 + 2",
        "v4.width == 20", "v4.right == root.right - 8",
      ]
    )
  }

  @Test func `fixed length: two views, and items that are too long overlap`() {
    let row = views(2)
    row.mas_distributeViewsAlongAxis(
      .horizontal,
      withFixedItemLength: 200,
      leadSpacing: 0,
      tailSpacing: 0
    )
    row.mas_makeConstraints {
      $0.top.equalTo(0)
      $0.height.equalTo(10)
    }
    root.layoutIfNeeded()
    expectEqual(
      row.map(\.frame),
      [
        CGRect(x: 0, y: 0, width: 200, height: 10), CGRect(x: 100, y: 0, width: 200, height: 10),
      ]
    )
    expectEmpty(ground.issues)
  }

  @Test func `in right to left the first view is still the leftmost`() {
    let ground = Playground(direction: .rightToLeft)
    let row = views(2, in: ground.root)
    row.mas_distributeViewsAlongAxis(
      .horizontal,
      withFixedSpacing: 20,
      leadSpacing: 30,
      tailSpacing: 50
    )
    row.mas_makeConstraints {
      $0.top.equalTo(0)
      $0.height.equalTo(10)
    }
    ground.root.layoutIfNeeded()
    expectEqual(
      row.map(\.frame),
      [
        CGRect(x: 30, y: 0, width: 100, height: 10), CGRect(x: 150, y: 0, width: 100, height: 10),
      ]
    )
  }

  @Test func `views with different superviews are distributed in their closest common superview`() {
    let (left, right) = (UIView(), UIView())
    for (box, offset) in [(left, 0), (right, 150)] {
      root.addSubview(box)
      box.mas_makeConstraints { make in
        make.left.equalTo(offset)
        make.top.bottom.equalTo(0)
        make.width.equalTo(150)
      }
    }
    let pair = views(1, in: left) + views(1, in: right)
    pair.mas_distributeViewsAlongAxis(
      .horizontal,
      withFixedItemLength: 40,
      leadSpacing: 10,
      tailSpacing: 10
    )
    root.layoutIfNeeded()
    expectEqual(pair.map(\.frame.minX), [10, 100])
    expectEqual(pair.map(\.frame.width), [40, 40])
  }

  @Test(arguments: [0, 1])
  func `fewer than two views are reported, and no constraint is made`(count: Int) {
    let line = #line + 4
    let (_, issues) = collectingIssues {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let few = views(count, in: root)
      let first = few.mas_distributeViewsAlongAxis(
        .horizontal,
        withFixedSpacing: 1,
        leadSpacing: 2,
        tailSpacing: 3
      )
      let second = few.mas_distributeViewsAlongAxis(
        .vertical,
        withFixedItemLength: 1,
        leadSpacing: 2,
        tailSpacing: 3
      )
      expectTrue(first.isEmpty && second.isEmpty)
      expectEmpty(root.constraints)
    }
    expectEqual(issues.map(\.kind), [.ineffectiveStatement, .ineffectiveStatement])
    expectEqual(issues.map { $0.location?.line }, [UInt(line), UInt(line + 6)])
  }

  @Test func `views without a common superview are reported, and no constraint is made`() {
    let issues = collectingIssues {
      let made = [UIView(), UIView()].mas_distributeViewsAlongAxis(
        .horizontal,
        withFixedSpacing: 1,
        leadSpacing: 2,
        tailSpacing: 3
      )
      expectEmpty(made)
    }.issues
    expectEqual(issues.map(\.kind), [.noCommonAncestor])
  }
}
