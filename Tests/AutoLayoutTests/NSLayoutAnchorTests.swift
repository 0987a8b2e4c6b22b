import AutoLayout
import Boxes
import Expectations
import PlumbTesting
import RuleTrait
import Testing

@Suite struct NSLayoutAnchorTests {
  private let root = rootBox(300, 200)
  private let a: UIView
  private let b: UIView

  init() {
    (a, b) = (box("a", in: root), box("b", in: root))
    for view in [a, b] {
      fix(view, .width, 40)
      fix(view, .height, 20)
    }
  }

  /// Expects an inactive required constraint from `a`, to `b` if it has a second attribute.
  private func check(
    _ constraint: NSLayoutConstraint,
    _ relation: NSLayoutConstraint.Relation,
    _ first: NSLayoutConstraint.Attribute,
    _ second: NSLayoutConstraint.Attribute,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    expectTrue(constraint.firstItem === a)
    expectTrue(constraint.secondItem === (second == .notAnAttribute ? nil : b))
    expectTrue(constraint.firstAttribute == first && constraint.secondAttribute == second)
    expectEqual(constraint.relation, relation)
    expectTrue(constraint.multiplier == multiplier && constraint.constant == constant)
    expectTrue(constraint.priority == .required && !constraint.isActive)
  }

  @Test(.rule("10.01", "10.04"))
  func `position anchors make the three relations, with and without a constant`() {
    let (x, y) = (a.leadingAnchor, b.trailingAnchor)
    check(x.constraint(equalTo: y), .equal, .leading, .trailing)
    check(x.constraint(equalTo: y, constant: 3), .equal, .leading, .trailing, constant: 3)
    check(x.constraint(greaterThanOrEqualTo: y), .greaterThanOrEqual, .leading, .trailing)
    check(
      a.topAnchor.constraint(lessThanOrEqualTo: b.centerYAnchor, constant: -3),
      .lessThanOrEqual,
      .top,
      .centerY,
      constant: -3
    )
    check(
      a.lastBaselineAnchor.constraint(greaterThanOrEqualTo: b.firstBaselineAnchor, constant: 1),
      .greaterThanOrEqual,
      .lastBaseline,
      .firstBaseline,
      constant: 1
    )
  }

  @Test(.rule("10.03", "10.04"))
  func `dimension anchors relate to constants and to multiples of other dimensions`() {
    let (w, h) = (a.widthAnchor, b.heightAnchor)
    check(w.constraint(equalToConstant: 5), .equal, .width, .notAnAttribute, constant: 5)
    check(
      w.constraint(greaterThanOrEqualToConstant: 5),
      .greaterThanOrEqual,
      .width,
      .notAnAttribute,
      constant: 5
    )
    check(
      w.constraint(lessThanOrEqualToConstant: 5),
      .lessThanOrEqual,
      .width,
      .notAnAttribute,
      constant: 5
    )
    check(w.constraint(equalTo: h, multiplier: 2), .equal, .width, .height, multiplier: 2)
    check(
      w.constraint(greaterThanOrEqualTo: h, multiplier: 2, constant: 1),
      .greaterThanOrEqual,
      .width,
      .height,
      multiplier: 2,
      constant: 1
    )
    check(
      w.constraint(lessThanOrEqualTo: h, multiplier: 0.5, constant: 1),
      .lessThanOrEqual,
      .width,
      .height,
      multiplier: 0.5,
      constant: 1
    )
    check(w.constraint(lessThanOrEqualTo: h), .lessThanOrEqual, .width, .height)
  }

  @Test(.rule("5.01", "10.02")) func `views and layout guides have an anchor for each attribute`() {
    let guide = UILayoutGuide()
    let horizontal = [
      a.leadingAnchor, a.trailingAnchor, a.leftAnchor, a.rightAnchor, a.centerXAnchor,
      guide.leadingAnchor, guide.trailingAnchor, guide.leftAnchor, guide.rightAnchor,
      guide.centerXAnchor,
    ]
    let vertical = [
      a.topAnchor, a.bottomAnchor, a.centerYAnchor, a.firstBaselineAnchor, a.lastBaselineAnchor,
      guide.topAnchor, guide.bottomAnchor, guide.centerYAnchor,
    ]
    let dimensions = [a.widthAnchor, a.heightAnchor, guide.widthAnchor, guide.heightAnchor]
    expectEqual(
      horizontal.map { $0.constraint(equalTo: b.centerXAnchor).firstAttribute },
      [
        .leading, .trailing, .left, .right, .centerX, .leading, .trailing, .left, .right, .centerX,
      ]
    )
    expectEqual(
      vertical.map { $0.constraint(equalTo: b.topAnchor).firstAttribute },
      [
        .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .top, .bottom, .centerY,
      ]
    )
    expectEqual(
      dimensions.map { $0.constraint(equalToConstant: 1).firstAttribute },
      [
        .width, .height, .width, .height,
      ]
    )
    expectTrue(horizontal.prefix(5).allSatisfy { $0.item === a })
    expectTrue(horizontal.suffix(5).allSatisfy { $0.item === guide })
  }

  @Test(.rule("10.07")) func `the same attribute of the same item is the same anchor`() {
    expectTrue(a.leftAnchor === a.leftAnchor)
    expectEqual(a.leftAnchor, a.leftAnchor)
    expectTrue(a.leftAnchor != a.rightAnchor)
    expectTrue(a.leftAnchor != b.leftAnchor)
    expectEqual(Set([a.leftAnchor, a.leftAnchor, a.rightAnchor, b.leftAnchor]).count, 3)
    let guide = UILayoutGuide()
    expectTrue(guide.widthAnchor === guide.widthAnchor)
    let offset = a.leftAnchor.anchorWithOffset(to: b.leftAnchor)
    expectEqual(offset, offset)
    expectTrue(offset != a.leftAnchor.anchorWithOffset(to: b.leftAnchor))
  }

  @Test(.rule("10.08")) func `an anchor does not retain its item`() {
    let issues = collectingIssues {
      let b = box("b", in: rootBox())
      var view: UIView? = UIView()
      weak let released = view
      let anchor = view!.leftAnchor
      let dimension = view!.widthAnchor
      expectTrue(anchor.item === view)
      view = nil
      expectTrue(released == nil)
      expectTrue(anchor.item == nil)
      let lost = [
        anchor.constraint(equalTo: b.leftAnchor), b.leftAnchor.constraint(equalTo: anchor),
        dimension.constraint(equalToConstant: 3),
        anchor.constraint(equalToSystemSpacingAfter: b.leftAnchor, multiplier: 1),
        b.leftAnchor.anchorWithOffset(to: anchor).constraint(equalToConstant: 3),
      ]
      NSLayoutConstraint.activate(lost)
      expectTrue(lost.allSatisfy { !$0.isActive })
    }.issues
    expectEqual(issues.map(\.kind), Array(repeating: .illegalItem, count: 5))
  }

  // MARK: Offsets

  @Test(
    .rule("10.05"),
    arguments: [(.leftToRight, 66.25, 172.5), (.rightToLeft, 193.75, 87.5)]
      as [(UIUserInterfaceLayoutDirection, CGFloat, CGFloat)]
  )
  func `an anchor offset is a dimension measured in the reading direction`(
    direction: UIUserInterfaceLayoutDirection,
    leftOfA: CGFloat,
    leftOfB: CGFloat
  ) {
    // A width of 300: 66.25 before `a` (40), 66.25 before `b` (40), and 66.25 + 21.25 after it.
    LayoutEnvironment().with {
      $0.userInterfaceLayoutDirection = direction
    } run: {
      let root = rootBox(300, 200)
      let (a, b) = (box("a", in: root), box("b", in: root))
      for view in [a, b] { fix(view, .width, 40) }
      let first = root.leadingAnchor.anchorWithOffset(to: a.leadingAnchor)
      let second = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
      let third = b.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
      let equal = second.constraint(equalTo: first)
      let larger = third.constraint(equalTo: first, multiplier: 1, constant: 21.25)
      NSLayoutConstraint.activate([equal, larger])
      expectEqual(root.constraints, [equal, larger])
      expectEqual(equal.firstAttribute, .notAnAttribute)
      expectEqual(equal.secondAttribute, .notAnAttribute)
      expectEqual(
        equal.description.withoutAddresses,
        "<NSLayoutConstraint:0x (b.leading - a.trailing) == (a.leading - root.leading)"
          + "   (active, names: b:0x, a:0x, root:0x )>"
      )
      root.layoutIfNeeded()
      expectEqual(a.frame.minX, leftOfA)
      expectEqual(b.frame.minX, leftOfB)
    }
  }

  @Test(.rule("10.05"))
  func `an anchor offset relates to constants and dimensions, and may be negative`() {
    let down = a.bottomAnchor.anchorWithOffset(to: b.topAnchor)
    fix(a, .top, 50)
    let number = down.constraint(equalToConstant: -30)
    number.isActive = true
    root.layoutIfNeeded()
    expectEqual(b.frame.minY, 40)
    number.constant = -35
    root.layoutIfNeeded()
    expectEqual(b.frame.minY, 35)
    number.isActive = false
    // `b` is twice the width of `a` below it.
    let twice = down.constraint(greaterThanOrEqualTo: a.widthAnchor, multiplier: 2, constant: 1)
    twice.isActive = true
    root.layoutIfNeeded()
    expectEqual(b.frame.minY, 151)
    twice.isActive = false
  }

  @Test(.rule("10.05"))
  func `all four items of an offset constraint determine its holder and its deactivation`() {
    let (inner, c) = (box("inner", in: root), box("c", in: root))
    let d = box("d", in: inner)
    let e = box("e", in: inner)
    let inside = d.leftAnchor.anchorWithOffset(to: e.leftAnchor)
    let outside = c.leftAnchor.anchorWithOffset(to: e.leftAnchor)
    let near = inside.constraint(equalToConstant: 5)
    let far = inside.constraint(equalTo: outside, multiplier: 2)
    NSLayoutConstraint.activate([near, far])
    expectEqual(inner.constraints, [near])
    expectEqual(root.constraints, [far])
    fix(d, .left, 10)
    fix(inner, .left, 100)
    root.layoutIfNeeded()
    expectEqual(e.frame.minX, 15)
    expectEqual(c.frame.minX, 112.5)
    // The third and fourth item count as well.
    c.removeFromSuperview()
    expectEqual([near, far].map(\.isActive), [true, false])
    e.removeFromSuperview()
    expectTrue(!near.isActive)
    root.layoutIfNeeded()
    expectEqual(d.frame.minX, 10)
  }

  @Test(.rule("10.05"))
  func `an anchor offset follows its baselines and guides, and is deactivated with a guide`() {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "text"
    root.addSubview(label)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    fix(a, .top, 10)
    let toText = a.topAnchor.anchorWithOffset(to: label.firstBaselineAnchor)
    let text = toText.constraint(equalToConstant: 50)
    let toGuide = a.topAnchor.anchorWithOffset(to: guide.topAnchor)
    let both = toGuide.constraint(equalTo: toText, multiplier: 2)
    NSLayoutConstraint.activate([text, both])
    root.layoutIfNeeded()
    expectTrue(abs(label.frame.minY + label.font.ascender - 60) < 1e-9)
    label.font = .systemFont(ofSize: 30)
    root.layoutIfNeeded()
    expectTrue(abs(label.frame.minY + UIFont.systemFont(ofSize: 30).ascender - 60) < 1e-9)
    expectTrue(abs(guide.layoutFrame.minY - 110) < 1e-9)
    root.removeLayoutGuide(guide)
    expectEqual([text, both].map(\.isActive), [true, false])
    root.layoutIfNeeded()
    expectEqual(a.frame.minY, 10)
  }

  @Test(.rule("10.05"))
  func `an offset between incompatible anchors, or with an infinite constant, is reported`() {
    let issues = collectingIssues {
      let root = rootBox()
      let (a, b) = (box("a", in: root), box("b", in: root))
      let mixed = a.leadingAnchor.anchorWithOffset(to: b.leftAnchor).constraint(equalToConstant: 3)
      mixed.isActive = true
      expectTrue(!mixed.isActive)
      let endless = a.leftAnchor.anchorWithOffset(to: b.leftAnchor)
        .constraint(equalToConstant: .infinity)
      endless.isActive = true
      expectTrue(!endless.isActive)
    }.issues
    expectEqual(issues.map(\.kind), [.illegalPair, .unusableNumber])
  }

  // MARK: System spacing

  @Test(.rule("10.06")) func `system spacing is 8 points times the multiplier`() {
    let after = b.leadingAnchor.constraint(
      equalToSystemSpacingAfter: a.trailingAnchor,
      multiplier: 1.5
    )
    let below = b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 2)
    let under = a.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1)
    fix(a, .left, 10)
    NSLayoutConstraint.activate([after, below, under])
    root.layoutIfNeeded()
    expectEqual(b.frame.origin, CGPoint(x: 62, y: 44))
    expectEqual([after, below, under].map(\.constant), [12, 16, 8])
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    expectEqual(b.frame.maxX, -2)
    after.constant = 1
    root.layoutIfNeeded()
    expectEqual(b.frame.maxX, 9)
  }

  @Test(.rule("10.06")) func `system spacing has both inequalities`() {
    let constraints = [
      b.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: a.leadingAnchor,
        multiplier: 2
      ),
      b.leadingAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: a.leadingAnchor,
        multiplier: 3
      ),
      b.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: a.topAnchor, multiplier: 2),
      b.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: a.topAnchor, multiplier: 3),
    ]
    expectEqual(
      constraints.map(\.relation),
      [
        .greaterThanOrEqual, .lessThanOrEqual, .greaterThanOrEqual, .lessThanOrEqual,
      ]
    )
    NSLayoutConstraint.activate(constraints)
    for attribute in [NSLayoutConstraint.Attribute.leading, .top] { fix(a, attribute, 10) }
    let optional = [fix(b, .leading, 0, priority: 10), fix(b, .top, 0, priority: 10)]
    root.layoutIfNeeded()
    expectEqual(b.frame.origin, CGPoint(x: 26, y: 26))
    for constraint in optional { constraint.constant = 200 }
    root.layoutIfNeeded()
    expectEqual(b.frame.origin, CGPoint(x: 34, y: 34))
  }

  @Test(.rule("10.06")) func `between baselines system spacing is the larger line height`() {
    let (upper, lower) = (UILabel(), UILabel())
    for label in [upper, lower] {
      label.translatesAutoresizingMaskIntoConstraints = false
      label.text = "text"
      root.addSubview(label)
    }
    upper.font = .systemFont(ofSize: 20)
    lower.font = .systemFont(ofSize: 10)
    let spacing = lower.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: upper.lastBaselineAnchor,
      multiplier: 1
    )
    spacing.isActive = true
    fix(upper, .top, 0)
    root.layoutIfNeeded()
    expectEqual(spacing.constant, upper.font.lineHeight)
    func distance() -> CGFloat {
      let upperLine = upper.frame.minY + upper.font.ascender
      return lower.frame.minY + lower.font.ascender - upperLine
    }
    expectTrue(abs(distance() - UIFont.systemFont(ofSize: 20).lineHeight) < 1e-9)
    lower.font = .systemFont(ofSize: 40)
    root.layoutIfNeeded()
    expectTrue(abs(distance() - UIFont.systemFont(ofSize: 40).lineHeight) < 1e-9)
    let plain = a.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: b.lastBaselineAnchor,
      multiplier: 2
    )
    expectEqual(plain.constant, 16)
  }
}
