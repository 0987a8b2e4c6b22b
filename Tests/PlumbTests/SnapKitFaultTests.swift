import Expectations
import Plumb
import PlumbTesting
import Testing

/// Known faults of SnapKit that Plumb does not have, each with a minimal example. The suites in the comments have more cases.
@Suite struct SnapKitFaultTests {
  /// The root is 300 × 200 and holds a, and b at (20, 10, 100, 50).
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let a = UIView()
  private let b = UIView()

  init() {
    for (view, name) in [(root, "root"), (a, "a"), (b, "b")] { view.accessibilityIdentifier = name }
    root.addSubview(a)
    root.addSubview(b)
    b.frame = CGRect(x: 20, y: 10, width: 100, height: 50)
  }

  private var frame: CGRect {
    root.layoutIfNeeded()
    return a.frame
  }

  /// The issues that are reported while `body` changes a new tree.
  private func issues(_ body: (Self) -> Void) -> [LayoutIssue] {
    collectingIssues { body(Self()) }.issues
  }

  // ConstraintRevisionTests
  @Test
  func
    `fault 1: an update without a corresponding constraint adds one, or is reported if strict (#500, #838)`()
  {
    a.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(b).multipliedBy(0.5)
    }
    a.snp.updateConstraints { make in
      make.width.equalTo(b).multipliedBy(0.8)
      make.left.equalTo(b.snp.right)
      make.height.equalTo(30)
    }
    expectEqual(frame, CGRect(x: 120, y: 0, width: 80, height: 30))
    let found = issues { tree in
      tree.a.snp.makeConstraints { make in make.width.equalTo(tree.b).multipliedBy(0.5) }
      tree.a.snp.updateConstraints(.strict) { make in make.width.equalTo(tree.b) }
    }
    expectTrue(
      found[0].message.contains("of this attribute: `a.width == b.width * 0.5` (SnapKitFault")
    )
  }

  // ConstraintTests
  @Test func `fault 2: the priority of an active constraint changes from and to required (#755)`() {
    var wide: Constraint?
    a.snp.makeConstraints { make in
      make.left.top.height.equalTo(b)
      wide = make.width.equalTo(200).constraint
      make.width.equalTo(80).priority(.high)
    }
    expectEqual(frame.width, 200)
    wide?.update(priority: .low)
    expectEqual(frame.width, 80)
    wide?.update(priority: .required)
    expectEqual(frame.width, 200)
  }

  // DeprecatedNamesTests
  private protocol FormerUse { func run() -> [Float] }

  private struct Former: FormerUse {
    @available(*, deprecated)
    func run() -> [Float] {
      let handle = SnapKitFaultTests().a.snp.prepareConstraints { $0.width.equalTo(5) }[0]
      return [
        handle.updatePriorityHigh, handle.updatePriorityMedium, handle.updatePriorityLow,
        handle.updatePriorityRequired,
      ].map { $0().layoutConstraints[0].priority.rawValue }
    }
  }

  @Test func `fault 3: the deprecated priority updates work`() {
    expectEqual((Former() as any FormerUse).run(), [750, 500, 250, 1000])
  }

  @Test
  func `fault 4: a new view is not confused with a deallocated target (#573, #591)`() {
    for _ in 0..<20 {
      var other: UIView? = UIView()
      root.addSubview(other!)
      a.snp.makeConstraints { make in make.left.equalTo(other!).priority(.low) }
      other?.removeFromSuperview()
      other = nil
      let new = UIView()
      root.addSubview(new)
      a.snp.updateConstraints { make in make.left.equalTo(new).priority(.low) }
      expectTrue(root.constraints.count == 1 && root.constraints[0].secondItem === new)
      a.snp.removeConstraints()
    }
  }

  // StatementCheckTests
  @Test func `fault 5: an illegal statement is reported before its constraints are created (#764)`()
  {
    var line: UInt = 0
    let found = issues { tree in
      tree.a.snp.makeConstraints { make in
        make.left.equalTo(tree.b.snp.width)
        make.width.equalTo(CGFloat.nan)
        line = #line - 1
      }
      expectTrue(tree.root.constraints.isEmpty && tree.a.constraints.isEmpty)
    }
    expectEqual(found.map(\.kind), [.illegalPair, .unusableNumber])
    expectEqual(found.map { $0.location?.line }, [line - 1, line])
  }

  // On AppKit margins are those of the margins guide: Tests/AppleStub/Clients/AppKit.swift.
  @Test func `fault 6: margins and first baselines make constraints (#521)`() {
    let made = a.snp.prepareConstraints { make in
      make.edges.equalTo(b.snp.margins)
      make.firstBaseline.equalTo(b)
    }
    expectEqual(made.map(\.layoutConstraints.count), [4, 1])
    expectEqual(
      made[0].layoutConstraints.map(\.secondAttribute),
      [
        .leftMargin, .topMargin, .rightMargin, .bottomMargin,
      ]
    )
  }

  @Test
  func `fault 7: descriptions and reports contain labels of guides, files and lines (#678, #362)`()
  {
    let guide = UILayoutGuide()
    guide.snp.setLabel("column")
    root.addLayoutGuide(guide)
    let made = guide.snp.prepareConstraints { $0.left.equalToSuperview() }
    expectTrue(made[0].layoutConstraints[0].description.contains("column.left == root.left"))
    let found = collectingIssues {
      UIView().snp.makeConstraints { make in make.left.equalToSuperview() }
    }.issues
    expectTrue(found[0].description.hasPrefix("SnapKitFaultTests.swift:"))
  }

  @Test
  func `fault 8: a view is placed by its frame again after its constraints are removed (#787)`() {
    a.snp.makeConstraints { make in make.edges.equalToSuperview() }
    a.snp.removeConstraints()
    a.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(frame, CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test
  func
    `fault 9: an overlapping inset is kept with a warning, and spacing leaves space (#527, #262)`()
  {
    let found = issues { tree in
      tree.a.snp.makeConstraints { make in
        make.right.equalTo(tree.b.snp.left).inset(8)
        make.top.equalTo(tree.b.snp.bottom).spacing(8)
        make.size.equalTo(10)
      }
      expectEqual(tree.frame, CGRect(x: 18, y: 68, width: 10, height: 10))
    }
    expectEqual(found.map(\.kind), [.doubtfulStatement])
  }

  @Test func `fault 10: centres and baselines as on iOS, everywhere (#360, #498, #568)`() {
    a.snp.makeConstraints { make in
      make.center.equalTo(CGPoint(x: 30, y: 40))
      make.size.equalTo(10)
    }
    expectEqual(frame, CGRect(x: 25, y: 35, width: 10, height: 10))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 5, right: 10)
    let made = a.snp.prepareConstraints { make in make.center.lastBaseline.equalTo(b).inset(insets)
    }
    expectEqual(made[0].layoutConstraints.map(\.constant), [-4, -2, -5])
  }

  @Test func `fault 11: a multiplier of a number is reported and ignored (#513)`() {
    let found = issues { tree in
      tree.a.snp.makeConstraints { make in
        make.left.top.equalToSuperview()
        make.size.equalTo(40).multipliedBy(2)
      }
      expectEqual(tree.frame.size, CGSize(width: 40, height: 40))
    }
    expectEqual(found.map(\.kind), [.doubtfulStatement])
  }

  @Test func `fault 12: handles from an update and earlier handles stay valid`() {
    var (old, new): (Constraint?, Constraint?)
    a.snp.makeConstraints { make in
      make.left.top.height.equalTo(b)
      old = make.width.equalTo(10).priority(.high).constraint
    }
    a.snp.updateConstraints { make in new = make.width.equalTo(20).priority(.high).constraint }
    old?.update(priority: .low)
    expectEqual(frame.width, 20)
    new?.update(offset: 30)
    expectTrue(frame.width == 30 && root.constraints.count + a.constraints.count == 4)
    new?.deactivate()
    expectTrue(old?.isActive == false && a.constraints.isEmpty)
  }

  // GrowthCheckTests
  @Test func `fault 13: constraints are listed, and repeated statements are reported (#742, #363)`()
  {
    let found = issues { tree in
      for _ in 0..<16 { tree.a.snp.makeConstraints { make in make.edges.equalToSuperview() } }
      expectEqual(tree.a.snp.constraints.count, 16)
    }
    expectEqual(found.map(\.kind), [.doubtfulStatement])
    expectTrue(found[0].message.contains("exists 16 times among 64 constraints"))
  }

  // On Apple's platforms a closure is one call of `activate`: ConstraintActivation in Platform.swift.
  @Test func `fault 14: the constraints of a closure are solved together (#647)`() {
    root.layoutIfNeeded()
    let solves = root.layoutStatistics.solves
    a.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(b)
      make.height.equalTo(b).multipliedBy(2)
    }
    expectEqual(frame, CGRect(x: 0, y: 0, width: 100, height: 100))
    expectEqual(root.layoutStatistics.solves, solves + 1)
  }

  // ConstraintConfigTests
  @Test
  func
    `fault 15: insets follow the reading direction of the views, also when it changes (#757, #820)`()
  {
    let insets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 30)
    a.snp.makeConstraints { make in
      make.left.right.equalToSuperview().inset(insets)
      make.top.height.equalTo(b)
    }
    expectEqual(frame.minX, 10)
    root.semanticContentAttribute = .forceRightToLeft
    expectEqual(frame.minX, 30)
  }

  // StatementCheckTests
  @Test func `fault 16: a missing superview is reported at the line (M#185, #775)`() {
    var line: UInt = 0
    let found = collectingIssues {
      let view = UIView()
      view.accessibilityIdentifier = "card"
      view.snp.makeConstraints { make in
        make.top.equalTo(10)
        line = #line - 1
      }
    }.issues
    expectEqual(found.map(\.kind), [.missingSuperview])
    expectTrue(found[0].location?.line == line && found[0].message.contains("card"))
  }

  @Test
  func `fault 17: center is an attribute of chains, and UIKit's priorities are priorities (#846)`()
  {
    a.snp.makeConstraints { make in
      make.size.center.equalTo(b)
      make.width.equalTo(500).priority(UILayoutPriority.defaultLow)
    }
    expectEqual(frame, b.frame)
  }

  // ConstraintTransactionTests
  @Test
  func `fault 18: views that are remade in one transaction cause no intermediate conflict (#571)`()
  {
    let found = issues { tree in
      func row(_ first: UIView, _ second: UIView) {
        Constraint.transaction {
          first.snp.remakeConstraints { make in
            make.left.top.bottom.equalToSuperview()
            make.right.equalTo(second.snp.left)
          }
          second.snp.remakeConstraints { make in
            make.right.top.bottom.equalToSuperview()
            make.width.equalTo(100)
          }
        }
        tree.root.layoutIfNeeded()
      }
      row(tree.a, tree.b)
      row(tree.b, tree.a)
      expectEqual(tree.frame, CGRect(x: 200, y: 0, width: 100, height: 200))
    }
    expectEmpty(found)
  }
}
