import Expectations
import Plumb
import PlumbTesting
import Testing

/// Statements about several views.
@Suite struct ConstraintArrayTests {
  /// The root is 300 × 200 and holds three views.
  private let root: UIView
  private let views: [UIView]

  init() { self.init(count: 3) }

  private init(count: Int) {
    root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    root.accessibilityIdentifier = "root"
    views = (0..<count).map { _ in UIView() }
    for (view, name) in zip(views, "abcdefgh") {
      view.accessibilityIdentifier = String(name)
      root.addSubview(view)
    }
  }

  private var frames: [CGRect] {
    root.layoutIfNeeded()
    return views.map(\.frame)
  }

  private var sentences: [String] {
    views.snp.constraints.layoutConstraints.map {
      let text = $0.description
      return String(text[text.index(after: text.firstIndex(of: " ")!)...].dropLast())
    }
  }

  @Test func `the closure gets the index and the previous item`() {
    views.snp.makeConstraints { make, index, previous in
      make.left.right.equalToSuperview()
      make.height.equalTo(20 + 10 * index)
      if let previous {
        make.top.equalTo(previous.snp.bottom).offset(5)
      } else {
        make.top.equalToSuperview()
      }
    }
    expectEqual(
      frames,
      [
        CGRect(x: 0, y: 0, width: 300, height: 20), CGRect(x: 0, y: 25, width: 300, height: 30),
        CGRect(x: 0, y: 60, width: 300, height: 40),
      ]
    )
  }

  @Test func `make, update, remake, prepare and remove apply to each view`() {
    let made = views.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(50)
    }
    expectTrue(made.count == 6 && frames.allSatisfy { $0.size == CGSize(width: 50, height: 50) })
    let updated = views.snp.updateConstraints { make, index, _ in
      make.left.equalToSuperview().offset(60 * index)
    }
    expectTrue(updated.count == 3 && frames.map(\.minX) == [0, 60, 120])
    let remade = views.snp.remakeConstraints { make, index, _ in
      make.left.equalToSuperview().offset(60 * index)
      make.top.equalToSuperview()
      make.size.equalTo(40)
    }
    expectTrue(remade.count == 9 && views.snp.constraints.layoutConstraints.count == 12)
    expectEqual(frames.map(\.size), .init(repeating: CGSize(width: 40, height: 40), count: 3))
    expectTrue(remade[0].layoutConstraints[0] === made[0].layoutConstraints[0])
    let idle = views.snp.prepareConstraints { $0.width.equalTo(10) }
    expectTrue(idle.count == 3 && !idle.isActive)
    views.snp.removeConstraints()
    expectTrue(views.snp.constraints.isEmpty && root.constraints.isEmpty)
  }

  @Test func `one transaction: neighbours that swap places cause no conflict`() {
    let (frames, issues) = collectingIssues {
      let tree = Self()
      func row(_ order: [UIView]) {
        order.snp.remakeConstraints { make, index, previous in
          make.top.bottom.equalToSuperview()
          make.width.equalTo(100)
          make.left.equalTo(previous?.snp.right ?? tree.root.snp.left)
          if index == order.count - 1 { make.right.equalToSuperview() }
        }
      }
      row(tree.views)
      _ = tree.frames
      row(tree.views.reversed())
      return tree.frames
    }
    expectEmpty(issues)
    expectEqual(frames.map(\.minX), [200, 100, 0])
  }

  @Test func `equal sizes, widths and heights follow the first item`() {
    views[0].snp.makeConstraints { make in make.size.equalTo(CGSize(width: 30, height: 20)) }
    views.snp.equalSizes()
    expectEqual(frames.map(\.size), .init(repeating: CGSize(width: 30, height: 20), count: 3))
    views.snp.removeConstraints()
    views.snp.equalWidths()
    views.snp.equalHeights().update(offset: 4)
    expectEqual(
      sentences,
      [
        "b.width == a.width", "b.height == a.height + 4", "c.width == a.width",
        "c.height == a.height + 4",
      ]
    )
    expectTrue(
      views.snp.constraints[0].layoutConstraints[0].description.contains(
        "ConstraintArrayTests.swift#"
      )
    )
  }

  @Test(
    arguments: [
      (ConstraintAlignment.left, "left"), (.top, "top"), (.right, "right"), (.bottom, "bottom"),
      (.leading, "leading"), (.trailing, "trailing"), (.centerX, "centerX"),
      (.centerY, "centerY"), (.firstBaseline, "firstBaseline"), (.lastBaseline, "lastBaseline"),
    ]
  )
  func `views are aligned with the first`(alignment: ConstraintAlignment, name: String) {
    views.snp.align(alignment)
    expectEqual(sentences, ["b.\(name) == a.\(name)", "c.\(name) == a.\(name)"])
  }

  @Test func `guides and labels can be in an array as well`() {
    let guides = [UILayoutGuide(), UILayoutGuide()]
    for guide in guides { root.addLayoutGuide(guide) }
    guides.snp.makeConstraints { make, _, previous in
      make.left.equalTo(previous?.snp.right ?? root.snp.left)
      make.top.equalToSuperview()
      make.size.equalTo(20)
    }
    root.layoutIfNeeded()
    expectEqual(guides.map(\.layoutFrame.minX), [0, 20])
    let labels = [UILabel(), UILabel()]
    labels.snp.makeConstraints { make, _, previous in
      make.left.equalTo(previous?.text == nil ? 0 : 1)
    }
  }

  @Test func `an empty array makes and reports nothing`() {
    let (_, issues) = collectingIssues {
      let none: [UIView] = []
      expectEmpty(none.snp.makeConstraints { $0.left.equalToSuperview() })
      expectTrue(none.snp.equalSizes().isEmpty && none.snp.align(.left).isEmpty)
      none.snp.removeConstraints()
      expectEmpty(none.snp.distribute(along: .horizontal, spacing: 8).constraints)
      expectEmpty(none.snp.distribute(along: .vertical, length: 8).constraints)
      expectEmpty(none.snp.distribute(along: .vertical, equalGaps: .around).constraints)
    }
    expectEmpty(issues)
  }

  // MARK: Distribution

  /// The position and length of each view along the horizontal axis.
  private func spans(_ body: ([UIView]) -> Void) -> [ClosedRange<CGFloat>] {
    views.snp.makeConstraints { make in
      make.top.equalToSuperview()
      make.height.equalTo(10)
    }
    body(views)
    return frames.map { $0.minX...$0.maxX }
  }

  @Test func `a fixed spacing sets no lengths`() {
    let spans = spans { views in
      views.snp.distribute(along: .horizontal, spacing: 10, leadSpacing: 20, tailSpacing: 30)
      views[0].snp.makeConstraints { $0.width.equalTo(50) }
      views[1].snp.makeConstraints { $0.width.equalTo(views[2]).multipliedBy(2) }
    }
    expectTrue(spans[0] == 20...70 && spans[1] == 80...200 && spans[2] == 210...270)
  }

  @Test func `a distribution follows the reading direction`() {
    root.semanticContentAttribute = .forceRightToLeft
    let spans = spans { views in
      views.snp.distribute(along: .horizontal, spacing: 15)
      views.snp.equalWidths()
    }
    expectEqual(spans, [210...300, 105...195, 0...90])
  }

  @Test func `the handles change the ends, the gaps and the lengths`() {
    views.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.width.equalTo(10)
    }
    let column = views.snp.distribute(along: .vertical, spacing: 10)
    views.snp.equalHeights()
    expectEqual(frames.map(\.minY), [0, 70, 140])
    column.gaps.update(offset: 40)
    column.start?.update(offset: 20)
    column.end?.update(offset: -10)
    expectEqual(frames.map { $0.minY...$0.maxY }, [20...50, 90...120, 160...190])
    expectEqual(column.constraints.count, 4)
  }

  @Test func `a fixed length makes the gaps equal`() {
    let spans = spans { $0.snp.distribute(along: .horizontal, length: 60) }
    expectEqual(spans, [0...60, 120...180, 240...300])
  }

  @Test func `gaps around the views, right to left, with spacing at the ends`() {
    root.semanticContentAttribute = .forceRightToLeft
    let spans = spans {
      $0.snp.distribute(
        along: .horizontal,
        length: 40,
        gaps: .around,
        leadSpacing: 20,
        tailSpacing: 40
      )
    }
    expectEqual(spans, [210...250, 140...180, 70...110])
  }

  @Test func `equal gaps between views of different sizes`() {
    let spans = spans { views in
      views.snp.makeConstraints { make, index, _ in make.width.equalTo(20 * (index + 1)) }
      views.snp.distribute(along: .horizontal, equalGaps: .around)
    }
    expectEqual(
      spans.map { [$0.lowerBound.rounded(), $0.upperBound.rounded()] },
      [
        [45, 65], [110, 150], [195, 255],
      ]
    )
  }

  @Test func `in a guide instead of the superview`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    guide.snp.makeConstraints { $0.edges.equalToSuperview().inset(30) }
    let spans = spans { $0.snp.distribute(along: .horizontal, length: 20, in: guide) }
    expectEqual(spans, [30...50, 140...160, 250...270])
  }

  @Test
  func
    `a single view fills with spacing, is at the start with a length, and is centred with gaps around`()
  {
    let filling = Self(count: 1).spans {
      $0.snp.distribute(along: .horizontal, spacing: 8, leadSpacing: 5)
    }
    expectEqual(filling, [5...300])
    let first = Self(count: 1).spans {
      $0.snp.distribute(along: .horizontal, length: 40, leadSpacing: 5)
    }
    expectEqual(first, [5...45])
    let centred = Self(count: 1).spans {
      $0.snp.distribute(along: .horizontal, length: 40, gaps: .around)
    }
    expectEqual(centred, [130...170])
  }

  @Test func `a repeated distribution replaces the guides of the earlier one`() {
    let spans = spans { views in
      views.snp.distribute(along: .horizontal, equalGaps: .around)
      views.snp.removeConstraints()
      expectEmpty(root.layoutGuides)
      views.snp.makeConstraints { make in
        make.top.equalToSuperview()
        make.height.equalTo(10)
      }
      views.snp.distribute(along: .horizontal, length: 60)
    }
    expectEqual(spans, [0...60, 120...180, 240...300])
    expectEqual(root.layoutGuides.count, 2)
    views.snp.remakeConstraints { make in make.edges.equalToSuperview() }
    expectEmpty(root.layoutGuides)
  }

  @Test func `a distribution without a superview is reported with its line`() {
    let (_, issues) = collectingIssues {
      let loose = [UIView(), UIView()]
      loose.snp.distribute(along: .horizontal, equalGaps: .between)
    }
    expectEqual(issues.map(\.kind), [.missingSuperview])
    expectTrue(issues[0].location?.description.hasPrefix("ConstraintArrayTests.swift:") == true)
  }
}
