import Expectations
import Plumb
import PlumbTesting
import RuleTrait
import Testing

/// The rules about the DSL from the articles (section 13), including those in which this DSL differs.
@Suite struct ArticleRuleTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let a = UIView()
  private let b = UIView()

  init() {
    for (view, name) in [(root, "root"), (a, "a"), (b, "b")] { view.accessibilityIdentifier = name }
    root.addSubview(a)
    root.addSubview(b)
  }

  private func sentences(of constraints: [LayoutConstraint]) -> [String] {
    constraints.map(\.description).map {
      String($0[$0.index(after: $0.firstIndex(of: " ")!)...].dropLast())
    }
  }

  private func sentences(_ closure: (ConstraintMaker) -> Void) -> [String] {
    sentences(of: a.snp.prepareConstraints(closure).flatMap(\.layoutConstraints))
  }

  private func active(_ view: UIView) -> [String] {
    sentences(of: view.snp.constraints.flatMap(\.layoutConstraints))
  }

  @Test(.rule("13.01"))
  func `the constrained view stops translating its mask, the target does not`() {
    for make in [0, 1, 2, 3] {
      let view = UIView()
      root.addSubview(view)
      switch make {
      case 0: view.snp.makeConstraints { $0.left.equalTo(b) }
      case 1: view.snp.remakeConstraints { $0.left.equalTo(b) }
      case 2: view.snp.updateConstraints { $0.left.equalTo(b) }
      default: view.snp.prepareConstraints { $0.left.equalTo(b) }
      }
      expectTrue(!view.translatesAutoresizingMaskIntoConstraints)
    }
    expectTrue(
      b.translatesAutoresizingMaskIntoConstraints && root.translatesAutoresizingMaskIntoConstraints
    )
  }

  @Test(.rule("13.02")) func `makeConstraints adds constraints in the order of the statements`() {
    for _ in 0..<2 {
      a.snp.makeConstraints { make in
        make.top.equalToSuperview()
        make.left.equalToSuperview().offset(10)
      }
    }
    expectEqual(active(a).count, 4)
    expectEqual(active(a).prefix(2), ["a.top == root.top", "a.left == root.left + 10"])
  }

  @Test(.rule("13.03")) func `an update without existing constraints makes them`() {
    a.snp.updateConstraints { $0.width.equalTo(30) }
    expectEqual(active(a), ["a.width == 30"])
  }

  @Test(.rule("13.04", "13.15"))
  func `an update changes the corresponding constraint, including its target`() {
    a.snp.makeConstraints { $0.left.equalTo(b).offset(1) }
    let handle = a.snp.constraints.first
    a.snp.updateConstraints { $0.left.equalTo(b.snp.right).offset(2) }
    expectEqual(active(a), ["a.left == b.right + 2"])
    expectTrue(handle?.isActive == true)
  }

  @Test(.rule("13.05"))
  func `of two equal constraints an update changes the newest, and the report names both`() {
    let issues = collectingIssues {
      let (root, view) = (UIView(), UIView())
      root.addSubview(view)
      view.snp.makeConstraints { $0.width.equalTo(10) }
      view.snp.makeConstraints { $0.width.equalTo(10) }
      view.snp.updateConstraints { $0.width.equalTo(20) }
      expectEqual(view.constraints.map(\.constant), [10, 20])
    }.issues
    expectEqual(issues.map(\.kind), [.doubtfulStatement])
  }

  @Test(.rule("13.06", "13.16"))
  func `of two priorities the higher one holds, and no conflict is reported`() {
    let issues = collectingIssues {
      let suite = ArticleRuleTests()
      suite.b.snp.makeConstraints { make in
        make.left.top.equalTo(50)
        make.size.equalTo(20)
      }
      suite.a.snp.makeConstraints { make in
        make.top.equalToSuperview().priority(250)
        make.top.equalTo(suite.b).priority(750)
      }
      suite.root.layoutIfNeeded()
      expectEqual(suite.a.frame.minY, 50)
    }.issues
    expectEmpty(issues)
  }

  @Test(.rule("13.07")) func `a remake leaves only its constraints, and a removal leaves none`() {
    a.snp.makeConstraints { $0.edges.equalToSuperview() }
    a.snp.remakeConstraints { $0.width.equalTo(30) }
    expectEqual(active(a), ["a.width == 30"])
    a.snp.removeConstraints()
    expectEmpty(active(a))
  }

  @Test(.rule("13.08"))
  func `without a target sizes are absolute and positions relative to the superview`() {
    expectEqual(
      sentences { make in
        make.height.equalTo(300)
        make.left.equalTo(5)
        make.centerX.equalTo(6)
        make.centerY.equalTo(7)
      },
      [
        "a.height == 300", "a.left == root.left + 5", "a.centerX == root.left + 6",
        "a.centerY == root.top + 7",
      ]
    )
    let issues = collectingIssues {
      UIView().snp.makeConstraints { $0.left.equalTo(5) }
      UIView().snp.makeConstraints { $0.left.equalTo(UIView()) }
    }.issues
    // The second target is deallocated before the statement ends.
    expectEqual(issues.map(\.kind).first, .missingSuperview)
  }

  @Test(.rule("13.09"))
  func `the closest common ancestor holds a constraint, and the view itself holds its size`() {
    let inner = UIView()
    a.addSubview(inner)
    inner.snp.makeConstraints { make in
      make.width.equalTo(1)
      make.left.equalToSuperview()
      make.top.equalTo(b)
    }
    expectEqual(inner.constraints.map(\.firstAttribute), [.width])
    expectEqual(a.constraints.map(\.firstAttribute), [.left])
    expectEqual(root.constraints.map(\.firstAttribute), [.top])
  }

  @Test(.rule("13.10")) func `numbers, offsets and insets have the documented signs`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(
      sentences { make in
        make.width.equalTo(100)
        make.left.right.equalTo(b).offset(5)
        make.edges.equalTo(b).inset(insets)
        make.size.equalTo(b).inset(insets)
        make.center.equalTo(b).inset(insets)
        make.height.equalTo(b).multipliedBy(3).dividedBy(2)
      },
      [
        "a.width == 100", "a.left == b.left + 5", "a.right == b.right + 5", "a.left == b.left + 2",
        "a.top == b.top + 1", "a.right == b.right - 4", "a.bottom == b.bottom - 3",
        "a.width == b.width - 6", "a.height == b.height - 4", "a.centerX == b.centerX - 1",
        "a.centerY == b.centerY - 1", "a.height == b.height * 0.5",
      ]
    )
  }

  @Test(.rule("13.11")) func `composite attributes stand for their attributes`() {
    expectEqual(
      sentences { make in
        make.edges.equalTo(b)
        make.directionalEdges.equalTo(b)
        make.size.equalTo(b)
        make.center.equalTo(b)
        make.edges.equalTo(b.snp.margins)
      },
      [
        "a.left == b.left", "a.top == b.top", "a.right == b.right", "a.bottom == b.bottom",
        "a.top == b.top", "a.bottom == b.bottom", "a.leading == b.leading",
        "a.trailing == b.trailing", "a.width == b.width", "a.height == b.height",
        "a.centerX == b.centerX", "a.centerY == b.centerY", "a.left == b.leftMargin",
        "a.top == b.topMargin", "a.right == b.rightMargin", "a.bottom == b.bottomMargin",
      ]
    )
  }

  @Test(.rule("13.12")) func `priorities have names, and statements are required by default`() {
    expectEqual(
      sentences { make in
        make.width.equalTo(1)
        make.width.equalTo(1).priority(.high)
        make.width.equalTo(1).priority(.medium)
        make.width.equalTo(1).priority(.low)
        make.width.equalTo(1).priority(.required)
      },
      [
        "a.width == 1", "a.width == 1 ^750", "a.width == 1 ^500", "a.width == 1 ^250",
        "a.width == 1",
      ]
    )
  }

  @Test(.rule("13.13", "13.14")) func `a chain takes multiplier, priority and any target`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    guide.snp.setLabel("guide")
    expectEqual(
      sentences { make in
        make.width.equalToSuperview().dividedBy(2).priority(100)
        make.left.equalTo(guide)
        make.top.equalTo(b.snp.bottom)
        make.size.equalTo(CGSize(width: 3, height: 4))
        make.center.equalTo(CGPoint(x: 5, y: 6))
      },
      [
        "a.width == root.width * 0.5 ^100", "a.left == guide.left", "a.top == b.bottom",
        "a.width == 3", "a.height == 4", "a.centerX == root.left + 5", "a.centerY == root.top + 6",
      ]
    )
  }

  @Test(.rule("13.17")) func `handles change constants and priorities at any time`() {
    var handle: Constraint?
    a.snp.makeConstraints { handle = $0.bottom.equalToSuperview().constraint }
    handle?.update(offset: 20)
    expectEqual(active(a), ["a.bottom == root.bottom + 20"])
    handle?.update(inset: 20).update(priority: .high)
    expectEqual(active(a), ["a.bottom == root.bottom - 20 ^750"])
    handle?.update(priority: .required)
    expectEqual(active(a), ["a.bottom == root.bottom - 20"])
  }

  @Test(.rule("13.18")) func `prepared constraints are inactive until activation`() {
    let prepared = a.snp.prepareConstraints { $0.size.equalTo(10) }
    expectTrue(!prepared[0].isActive && active(a).isEmpty)
    prepared[0].activate()
    expectEqual(active(a), ["a.width == 10", "a.height == 10"])
    prepared[0].layoutConstraints[0].isActive = false
    expectTrue(prepared[0].isActive)
    prepared[0].deactivate()
    expectTrue(!prepared[0].isActive && active(a).isEmpty)
  }
}
