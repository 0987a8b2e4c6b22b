import Expectations
import Plumb
import PlumbTesting
import RuleTrait
import Testing

@Suite struct ConstraintMakerTests {
  /// The root is 300 × 200 and holds a and b.
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let a = UIView()
  private let b = UIView()

  init() {
    for (view, name) in [(root, "root"), (a, "a"), (b, "b")] { view.accessibilityIdentifier = name }
    root.addSubview(a)
    root.addSubview(b)
  }

  /// The equations of the constraints that a closure prepares for `a`.
  private func sentences(_ closure: (ConstraintMaker) -> Void) -> [String] {
    a.snp.prepareConstraints(closure).flatMap(\.layoutConstraints).map { constraint in
      let text = constraint.description
      return String(
        text.dropFirst(
          text.firstIndex(of: " ").map { text.distance(from: text.startIndex, to: $0) + 1 } ?? 0
        ).dropLast()
      )
    }
  }

  @Test func `the examples make the expected constraints`() {
    expectEqual(sentences { $0.left.equalTo(10) }, ["a.left == root.left + 10"])
    expectEqual(sentences { $0.right.equalTo(-10) }, ["a.right == root.right - 10"])
    expectEqual(sentences { $0.width.equalTo(50) }, ["a.width == 50"])
    expectEqual(
      sentences { $0.size.equalTo(CGSize(width: 50, height: 20)) },
      ["a.width == 50", "a.height == 20"]
    )
    expectEqual(
      sentences { $0.size.equalTo(CGSize(width: 50, height: 20)).offset(5) },
      ["a.width == 5", "a.height == 5"]
    )
    expectEqual(
      sentences {
        $0.edges.equalTo(b).inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      },
      [
        "a.left == b.left + 2", "a.top == b.top + 1", "a.right == b.right - 4",
        "a.bottom == b.bottom - 3",
      ]
    )
    expectEqual(
      sentences { $0.size.equalToSuperview().inset(5) },
      ["a.width == root.width - 10", "a.height == root.height - 10"]
    )
    expectEqual(
      sentences { $0.center.equalToSuperview().inset(5) },
      ["a.centerX == root.centerX", "a.centerY == root.centerY"]
    )
    expectEqual(
      sentences { $0.center.equalTo(CGPoint(x: 30, y: 40)) },
      ["a.centerX == root.left + 30", "a.centerY == root.top + 40"]
    )
    expectEqual(sentences { $0.top.equalTo(b.snp.bottom).inset(8) }, ["a.top == b.bottom - 8"])
    expectEqual(sentences { $0.top.equalTo(b.snp.bottom).offset(8) }, ["a.top == b.bottom + 8"])
    expectEqual(
      sentences {
        $0.leading.equalTo(b.snp.trailing)
          .inset(UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 4))
      },
      ["a.leading == b.trailing - 4"]
    )
    expectEqual(
      sentences { $0.width.height.equalTo(b.snp.width).dividedBy(2) },
      ["a.width == b.width * 0.5", "a.height == b.width * 0.5"]
    )
    expectEqual(
      sentences { $0.edges.equalTo(b.snp.margins) },
      [
        "a.left == b.leftMargin", "a.top == b.topMargin", "a.right == b.rightMargin",
        "a.bottom == b.bottomMargin",
      ]
    )
    expectEqual(
      sentences { $0.lastBaseline.equalToSuperview().inset(5) },
      ["a.lastBaseline == root.lastBaseline - 5"]
    )
  }

  @Test func `the constraints of a chain are made in a fixed order`() {
    let expected = ["a.left == root.left", "a.right == root.right"]
    expectEqual(sentences { $0.right.left.equalToSuperview() }, expected)
    expectEqual(sentences { $0.left.right.left.equalToSuperview() }, expected)
    expectEqual(sentences { $0.horizontalEdges.equalToSuperview() }, expected)
    expectEqual(
      sentences { $0.left.center.equalToSuperview() },
      ["a.left == root.left", "a.centerX == root.centerX", "a.centerY == root.centerY"]
    )
    expectEqual(
      sentences { $0.directionalEdges.equalToSuperview() },
      [
        "a.top == root.top", "a.bottom == root.bottom", "a.leading == root.leading",
        "a.trailing == root.trailing",
      ]
    )
  }

  @Test func `half of the superview's width at priority 100`() {
    expectEqual(
      sentences { $0.width.equalToSuperview().dividedBy(2).priority(100) },
      ["a.width == root.width * 0.5 ^100"]
    )
  }

  @Test func `relations, closures to the superview and guides`() {
    let guide = UILayoutGuide()
    guide.identifier = "guide"
    root.addLayoutGuide(guide)
    expectEqual(
      sentences {
        $0.width.lessThanOrEqualTo(200); $0.width.greaterThanOrEqualTo(b)
      },
      ["a.width <= 200", "a.width >= b.width"]
    )
    expectEqual(
      sentences { $0.top.greaterThanOrEqualToSuperview { $0.snp.centerY } },
      ["a.top >= root.centerY"]
    )
    expectEqual(
      sentences { $0.left.equalToSuperview(\.snp.right).offset(-3) },
      ["a.left == root.right - 3"]
    )
    let made = a.snp.prepareConstraints { $0.left.equalTo(guide.snp.right) }
    expectTrue(made[0].layoutConstraints[0].secondItem === guide)
    guide.snp.makeConstraints { $0.left.top.equalTo(5) }
    expectEqual(root.constraints.map(\.firstAttribute), [.left, .top])
    expectTrue(root.constraints.allSatisfy { $0.firstItem === guide && $0.secondItem === root })
  }

  @Test func `the last of several constants is used`() {
    expectEqual(sentences { $0.left.equalTo(10).offset(5) }, ["a.left == root.left + 5"])
    expectEqual(sentences { $0.right.equalTo(b).offset(1).inset(2) }, ["a.right == b.right - 2"])
    expectEqual(sentences { $0.edges.equalTo(10) }.last, "a.bottom == root.bottom + 10")
  }

  @Test func `every number type is accepted`() {
    for target in [10, UInt(10), Float(10), 10.0, CGFloat(10)] as [any ConstraintRelatableTarget] {
      expectEqual(sentences { $0.width.equalTo(target) }, ["a.width == 10"])
    }
  }

  @Test(arguments: [false, true])
  func `insets in both directions`(isMirrored: Bool) {
    root.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    let plain = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 6)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 6)
    func constants(_ closure: @escaping (ConstraintMaker) -> ConstraintMakerEditable) -> [CGFloat] {
      a.snp.prepareConstraints { _ = closure($0) }[0].layoutConstraints.map(\.constant)
    }
    expectEqual(
      constants { $0.leading.trailing.equalTo(b).inset(plain) },
      (isMirrored ? [6, -2] : [2, -6])
    )
    expectEqual(constants { $0.leading.trailing.equalTo(b).inset(directional) }, [2, -6])
    expectEqual(
      constants { $0.left.right.equalTo(b).inset(directional) },
      (isMirrored ? [6, -2] : [2, -6])
    )
    expectEqual(constants { $0.left.right.equalTo(b).inset(plain) }, [2, -6])
    expectEqual(constants { $0.size.equalTo(b).inset(plain) }, [-8, -4])
    expectEqual(constants { $0.center.equalTo(b).inset(plain) }, [-2, -1])
    expectEqual(constants { $0.center.equalTo(b).inset(directional) }, [-2, -1])
    expectEqual(constants { $0.firstBaseline.lastBaseline.equalTo(b).inset(plain) }, [-3, 1])
  }

  @Test(.rule("4.01")) func `only the receiver stops translating its mask`() {
    a.snp.makeConstraints { $0.left.equalTo(b) }
    expectTrue(!a.translatesAutoresizingMaskIntoConstraints)
    expectTrue(b.translatesAutoresizingMaskIntoConstraints)
    b.snp.prepareConstraints { _ in }
    expectTrue(!b.translatesAutoresizingMaskIntoConstraints)
  }

  @Test(.rule("1.29")) func `sizes are held by the view, positions by the superview`() {
    a.snp.makeConstraints { make in
      make.size.equalTo(50)
      make.left.top.equalTo(0)
    }
    expectEqual(a.constraints.count, 2)
    expectEqual(root.constraints.count, 2)
    a.snp.removeConstraints()
    expectEmpty(a.constraints)
    expectEmpty(root.constraints)
  }

  @Test func `prepared constraints are inactive until they are activated`() {
    let prepared = a.snp.prepareConstraints { make in
      make.left.equalTo(5)
      make.width.equalTo(50)
    }
    expectEqual(prepared.count, 2)
    expectTrue(prepared.allSatisfy { !$0.isActive })
    for constraint in prepared { constraint.activate() }
    root.layoutIfNeeded()
    expectEqual(a.frame, CGRect(x: 5, y: 0, width: 50, height: 0))
    prepared[1].isActive = false
    root.layoutIfNeeded()
    expectEqual(a.frame, CGRect(x: 5, y: 0, width: 0, height: 0))
  }

  @Test func `equal constraints that are made twice both exist and do not conflict`() {
    let issues = collectingIssues {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let view = UIView()
      root.addSubview(view)
      view.snp.makeConstraints { $0.left.equalTo(10) }
      view.snp.makeConstraints { $0.left.equalTo(10) }
      root.layoutIfNeeded()
      expectEqual(root.constraints.count, 2)
      expectEqual(view.frame.minX, 10)
    }.issues
    expectEmpty(issues)
  }

  @Test func `an update of a view without constraints makes them, and a later one changes them`() {
    a.snp.updateConstraints { make in
      make.left.equalTo(100)
      make.size.equalTo(50)
    }
    root.layoutIfNeeded()
    expectEqual(a.frame, CGRect(x: 100, y: 0, width: 50, height: 50))
    let before = root.constraints
    a.snp.updateConstraints { $0.left.equalTo(200) }
    root.layoutIfNeeded()
    expectEqual(a.frame.minX, 200)
    expectEqual(root.constraints, before)
  }

  @Test func `a remake replaces all constraints`() {
    a.snp.makeConstraints { make in
      make.left.equalTo(10)
      make.size.equalTo(40)
    }
    root.layoutIfNeeded()
    a.snp.remakeConstraints { make in
      make.right.equalToSuperview()
      make.size.equalTo(20)
    }
    root.layoutIfNeeded()
    expectEqual(a.frame, CGRect(x: 280, y: 0, width: 20, height: 20))
    expectEqual(root.constraints.count, 1)
  }

  @Test func `a maker is ignored after its closure`() {
    var kept: ConstraintMaker?
    a.snp.makeConstraints { make in
      kept = make
      make.left.equalTo(3)
    }
    kept?.top.equalTo(7)
    expectEqual(root.constraints.count, 1)
  }

  @Test func `a stored statement can change until the closure ends, and keeps its position`() {
    a.snp.makeConstraints { make in
      let left = make.left.equalTo(3)
      let width = make.width
      make.top.equalTo(4)
      width.equalTo(5)
      left.offset(6).labeled("left")
    }
    let made = (root.constraints + a.constraints).sorted { $0.constant > $1.constant }
    expectEqual(made.map(\.constant), [6, 5, 4])
    expectEqual(made.map(\.identifier), ["left", nil, nil])
    expectEqual(root.constraints.map(\.firstAttribute), [.left, .top])
    a.snp.removeConstraints()
    expectEmpty(root.constraints)
    expectEmpty(a.constraints)
  }

  @Test func `a target can be added to the hierarchy before the closure ends`() {
    let issues = collectingIssues {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let (view, other) = (UIView(), UIView())
      root.addSubview(view)
      view.snp.makeConstraints { make in
        make.left.equalTo(other)
        make.width.equalTo(20)
        root.addSubview(other)
        other.snp.makeConstraints { $0.left.equalTo(7) }
      }
      root.layoutIfNeeded()
      expectEqual(view.frame.minX, 7)
      expectEqual(view.frame.width, 20)
    }.issues
    expectEmpty(issues)
  }

  @Test func `hugging and resistance are read and written`() {
    a.snp.contentHuggingHorizontalPriority = 700
    a.snp.contentCompressionResistanceVerticalPriority = 1000
    expectEqual(a.contentHuggingPriority(for: .horizontal), UILayoutPriority(700))
    expectEqual(a.snp.contentHuggingVerticalPriority, 250)
    expectEqual(a.snp.contentCompressionResistanceHorizontalPriority, 750)
    expectEqual(a.contentCompressionResistancePriority(for: .vertical), .required)
  }

  @Test func `code can extend chains, store statements and pass targets`() {
    let target: any ConstraintRelatableTarget = b
    a.snp.makeConstraints { make in
      let chain: ConstraintMakerExtendable = make.left
      chain.flush(with: target)
    }
    expectEqual(root.constraints.count, 1)
    expectTrue(root.constraints[0].secondItem === b)
  }
}

extension ConstraintMakerRelatable {
  fileprivate func flush(with target: any ConstraintRelatableTarget) {
    equalTo(target).offset(0).priority(.required)
  }
}
