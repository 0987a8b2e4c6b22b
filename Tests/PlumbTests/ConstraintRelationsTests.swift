import Expectations
import Plumb
import PlumbTesting
import Testing

/// Relations that SnapKit does not have.
@Suite struct ConstraintRelationsTests {
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

  private func frame(_ closure: (ConstraintMaker) -> Void) -> CGRect {
    a.snp.remakeConstraints(closure)
    root.layoutIfNeeded()
    return a.frame
  }

  // MARK: The item itself

  @Test func `an aspect ratio is width over height`() {
    let wide = frame { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(160)
      make.aspectRatio(16.0 / 9)
    }
    expectEqual(wide, CGRect(x: 0, y: 0, width: 160, height: 90))
    let weak = frame { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(40)
      make.aspectRatio(2).priority(.low)
    }
    expectEqual(weak.size, CGSize(width: 40, height: 40))
  }

  @Test(arguments: [0.0, .infinity, .nan])
  func `an invalid aspect ratio is reported`(ratio: Double) {
    let (frame, issues) = collectingIssues {
      Self().frame { make in
        make.left.top.equalToSuperview()
        make.height.equalTo(30)
        make.width.equalTo(20).priority(.low)
        make.aspectRatio(ratio)
      }
    }
    expectEqual(frame, CGRect(x: 0, y: 0, width: 20, height: 30))
    expectEqual(issues.map(\.kind), [.unusableNumber])
    expectTrue(
      issues.first?.location?.description.hasPrefix("ConstraintRelationsTests.swift:") == true
    )
  }

  @Test func `attributes relate to others of the same item (#668)`() {
    let same = frame { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(30)
      make.width.equalToSelf(\.height).multipliedBy(2).offset(5)
    }
    expectEqual(same, CGRect(x: 0, y: 0, width: 65, height: 30))
    let bounded = frame { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(30)
      make.width.equalTo(200).priority(.low)
      make.width.lessThanOrEqualToSelf { $0.height }.offset(10)
      make.width.greaterThanOrEqualToSelf(\.height)
    }
    expectEqual(bounded.size, CGSize(width: 40, height: 30))
  }

  // MARK: Ranges

  @Test(arguments: [(50.0, 100.0), (150, 150), (500, 200)])
  func `within keeps a size between two bounds`(wanted: Double, width: Double) {
    let frame = frame { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(10)
      make.width.equalTo(wanted).priority(.high)
      make.width.within(100...200)
    }
    expectEqual(frame.size, CGSize(width: width, height: 10))
  }

  @Test func `within is two constraints of one statement with one priority and label`() {
    let made: ConstraintGroup = a.snp.makeConstraints { make in
      make.left.within(10...20).priority(.low).labeled("left")
    }
    expectEqual(made.count, 1)
    expectEqual(made.layoutConstraints.map(\.relation), [.greaterThanOrEqual, .lessThanOrEqual])
    expectEqual(made.layoutConstraints.map(\.constant), [10, 20])
    expectTrue(made.layoutConstraints.allSatisfy { $0.secondItem === root })
    expectTrue(made.layoutConstraints.allSatisfy { $0.priority == .defaultLow })
    expectEqual(made.layoutConstraints.map(\.identifier), ["left", "left"])
  }

  @Test func `a range is updated as one statement`() {
    a.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(10)
      make.width.equalTo(500).priority(.low)
      make.width.within(100...200)
    }
    let before = a.constraints.map(ObjectIdentifier.init)
    a.snp.updateConstraints { make in make.width.within(120...240) }
    root.layoutIfNeeded()
    expectEqual(a.frame.width, 240)
    expectEqual(a.constraints.map(ObjectIdentifier.init), before)
  }

  // MARK: Several targets

  @Test func `several targets make one constraint each`() {
    let c = UIView()
    root.addSubview(c)
    c.frame = CGRect(x: 20, y: 40, width: 30, height: 40)
    let below = frame { make in
      make.top.greaterThanOrEqualTo([b.snp.bottom, c.snp.bottom]).offset(8)
      make.top.equalToSuperview().priority(.low)
      make.left.equalToSuperview()
      make.width.equalTo(500).priority(.low)
      make.width.lessThanOrEqualTo([b, c, 60])
      make.height.equalTo(20)
    }
    expectEqual(below, CGRect(x: 0, y: 88, width: 30, height: 20))
    expectEqual(a.snp.constraints[4].layoutConstraints.count, 3)
    let aligned = frame { make in
      make.size.equalTo([b])
      make.left.top.equalTo([b, b])
    }
    expectEqual(aligned, b.frame)
  }

  @Test func `several targets can include percentages at any position`() {
    for targets in [[50%, 200, b], [200, 50%, b], [b, 200, 50%]]
      as [[any ConstraintRelatableTarget]]
    {
      for (width, expected) in [(80.0, 80.0), (110, 110), (400, 150)] {
        b.frame.size.width = width
        let frame = frame { make in
          make.left.top.equalToSuperview()
          make.height.equalTo(10)
          make.width.equalTo(1_000).priority(.low)
          make.width.lessThanOrEqualTo(targets)
        }
        expectEqual(frame.width, CGFloat(expected))
      }
    }
    a.snp.remakeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(10)
      make.width.equalTo(1_000).priority(.low)
      make.width.lessThanOrEqualTo([b, root]).multipliedBy(0.5)
    }
    b.frame.size.width = 100
    root.layoutIfNeeded()
    expectEqual(a.frame.width, 50)
  }

  @Test func `of several targets only illegal ones are ignored`() {
    let (frame, issues) = collectingIssues {
      let (tree, stranger) = (Self(), UIView())
      return tree.frame { make in
        make.left.top.equalToSuperview()
        make.height.equalTo(10)
        make.width.equalTo([tree.b, stranger, tree.b.snp.left])
      }
    }
    expectEqual(frame, CGRect(x: 0, y: 0, width: 100, height: 10))
    expectEqual(issues.map(\.kind), [.noCommonAncestor, .illegalPair])
  }

  @Test func `two numbers for one size are reported with the line`() {
    let (_, issues) = collectingIssues {
      Self().a.snp.prepareConstraints { make in
        make.width.equalTo([1, 2])
        make.height.lessThanOrEqualTo([1, 2])
      }
    }
    expectEqual(issues.map(\.message), ["`width` of a cannot equal 1 and 2 at the same time."])
    expectEqual(issues.map(\.kind), [.doubtfulStatement])
  }

  @Test func `an empty list is reported and ignored`() {
    let (frame, issues) = collectingIssues {
      Self().frame { make in
        make.left.top.equalToSuperview()
        make.size.equalTo(10)
        make.width.lessThanOrEqualTo([])
      }
    }
    expectEqual(frame, CGRect(x: 0, y: 0, width: 10, height: 10))
    expectEqual(issues.map(\.kind), [.ineffectiveStatement])
    expectEqual(
      issues.first?.message,
      "`width` of a relates to an empty list; the statement is ignored."
    )
  }

  // MARK: Edges and safe area

  @Test func `edges without one of them`() {
    let top = frame { make in
      make.edges(excluding: .bottom).equalToSuperview().inset(10)
      make.height.equalTo(30)
    }
    expectEqual(top, CGRect(x: 10, y: 10, width: 280, height: 30))
    root.semanticContentAttribute = .forceRightToLeft
    let side = frame { make in
      make.edges(excluding: [.trailing]).equalToSuperview().inset(10)
      make.width.equalTo(30)
    }
    expectEqual(side, CGRect(x: 260, y: 10, width: 30, height: 180))
    expectTrue(a.snp.constraints.left == nil)
  }

  @Test func `the safe area has short forms`() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 5, bottom: 10, right: 0)
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    let view: UIView = controller.view
    view.addSubview(a)
    a.snp.makeConstraints { make in
      make.edges.equalToSafeArea().inset(1)
    }
    view.layoutIfNeeded()
    expectEqual(a.frame, CGRect(x: 6, y: 21, width: 293, height: 168))
    a.snp.remakeConstraints { make in
      make.top.equalTo(view.snp.safeArea.top)
      make.left.greaterThanOrEqualToSafeArea()
      make.left.equalToSuperview().priority(.low)
      make.bottom.lessThanOrEqualToSafeArea()
      make.height.equalTo(500).priority(.low)
      make.width.equalTo(10)
    }
    view.layoutIfNeeded()
    expectEqual(a.frame, CGRect(x: 5, y: 20, width: 10, height: 170))
  }

  // MARK: Percentages

  @Test func `a percentage of the superview's size, or of any multiplier`() {
    let half = frame { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(50%)
      make.height.equalTo(25%).offset(5)
    }
    expectEqual(half, CGRect(x: 0, y: 0, width: 150, height: 55))
    let relative = frame { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(b).multipliedBy(30%)
    }
    expectEqual(relative.size, CGSize(width: 30, height: 15))
    let computed = 12.5
    expectEqual(
      frame { make in
        make.left.top.equalToSuperview()
        make.size.equalTo(computed%)
      }.size,
      CGSize(width: 37.5, height: 25)
    )
  }

  @Test(arguments: [false, true])
  func `a percentage of a position is measured from the leading edge`(isRightToLeft: Bool) {
    if isRightToLeft { root.semanticContentAttribute = .forceRightToLeft }
    let corner = frame { make in
      make.leading.equalTo(10%)
      make.trailing.equalTo(40%)
      make.top.equalTo(0%)
      make.bottom.equalTo(75%)
    }
    expectEqual(corner, CGRect(x: isRightToLeft ? 180 : 30, y: 0, width: 90, height: 150))
    let center = frame { make in
      make.centerX.equalTo(25%)
      make.centerY.equalTo(50%).offset(3)
      make.size.equalTo(10)
    }
    expectEqual(center, CGRect(x: 70, y: 98, width: 10, height: 10))
  }

  // MARK: Spacing

  @Test func `system spacing is a multiple of 8 points at every side`() {
    let beside = frame { make in
      make.left.equalTo(b.snp.right).systemSpacing()
      make.bottom.equalToSuperview().systemSpacing(2)
      make.size.equalTo(10)
    }
    expectEqual(beside, CGRect(x: 128, y: 174, width: 10, height: 10))
    let below = UIView()
    root.addSubview(below)
    let gap = below.snp.prepareConstraints { $0.top.equalTo(b.snp.bottom).systemSpacing() }
    let apple = below.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 1)
    expectEqual(gap[0].layoutConstraints[0].constant, apple.constant)
  }
}
