import AutoLayout
import Boxes
import Expectations
import PlumbTesting
import RuleTrait
import Testing

/// Alignment rectangles, baselines, pixels and coordinate systems: sections 1.1 and 7.
@Suite struct AlignmentTests {
  private final class Shadowed: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5)
    }
    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 30) }
  }

  private let root = rootBox(300, 200)

  private func shadowed() -> UIView {
    let view = Shadowed()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  @Test(.rule("1.03", "7.01", "7.02")) func `attributes are those of the alignment rectangle`() {
    let view = shadowed()
    for (attribute, value) in [(.left, 0), (.top, 0), (.width, 100), (.height, 50)]
      as [(NSLayoutConstraint.Attribute, CGFloat)]
    {
      fix(view, attribute, value)
    }
    let (b, c) = (box("b", in: root), box("c", in: root))
    relate(b, .left, view, .right).isActive = true
    relate(b, .top, view, .bottom).isActive = true
    relate(c, .left, view, .centerX).isActive = true
    relate(c, .top, view, .centerY).isActive = true
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: -3, y: -2, width: 108, height: 56))
    expectEqual(b.frame.origin, CGPoint(x: 100, y: 50))
    expectEqual(c.frame.origin, CGPoint(x: 50, y: 25))
    expectEqual(
      view.alignmentRect(forFrame: view.frame),
      CGRect(x: 0, y: 0, width: 100, height: 50)
    )
    for rect in [
      CGRect(x: 1, y: 2, width: 30, height: 40), CGRect(x: -9, y: 7, width: 0, height: 1),
    ] {
      expectEqual(view.alignmentRect(forFrame: view.frame(forAlignmentRect: rect)), rect)
    }
    expectEqual(UIView().alignmentRectInsets, .zero)
    expectEqual(UIView().alignmentRect(forFrame: CGRect(x: 1, y: 2, width: 3, height: 4)).minX, 1)
  }

  @Test(.rule("7.03")) func `the intrinsic content size is that of the alignment rectangle`() {
    let view = shadowed()
    fix(view, .left, 10)
    fix(view, .top, 10)
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 7, y: 8, width: 48, height: 36))
  }

  @Test(.rule("1.04")) func `margin attributes are the edges and centres of the margins guide`() {
    let outer = box("outer", in: root)
    outer.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 30, right: 40)
    for (attribute, value) in [(.left, 10), (.top, 20), (.width, 100), (.height, 100)]
      as [(NSLayoutConstraint.Attribute, CGFloat)]
    {
      fix(outer, attribute, value)
    }
    let attributes: [NSLayoutConstraint.Attribute] = [
      .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins, .topMargin,
      .bottomMargin, .centerYWithinMargins,
    ]
    let followers = attributes.map { attribute in
      let follower = box("\(attribute)", in: root)
      let isVertical = [.topMargin, .bottomMargin, .centerYWithinMargins].contains(attribute)
      let isDirectional = [.leadingMargin, .trailingMargin].contains(attribute)
      relate(follower, isVertical ? .top : isDirectional ? .leading : .left, outer, attribute)
        .isActive = true
      return follower
    }
    root.layoutIfNeeded()
    expectEqual(followers.prefix(5).map(\.frame.minX), [12, 70, 12, 70, 41])
    expectEqual(followers.suffix(3).map(\.frame.minY), [21, 90, 55.5])
    // On a layout guide margin attributes are its edges.
    let guide = outer.layoutMarginsGuide
    let last = box("last", in: root)
    relate(last, .left, guide, .rightMargin).isActive = true
    relate(last, .top, guide, .centerYWithinMargins).isActive = true
    root.layoutIfNeeded()
    expectEqual(last.frame.origin, CGPoint(x: 70, y: 55.5))
  }

  @Test(.rule("1.04")) func `the bottom margin is 8 points above the bottom`() {
    let (label, yellow) = (box("label", in: root), box("yellow", in: root))
    fix(label, .top, 10)
    fix(label, .height, 30)
    relate(yellow, .top, label, .bottomMargin).isActive = true
    root.layoutIfNeeded()
    expectEqual(yellow.frame.minY, 32)
  }

  @Test(.rule("1.06")) func `a multiplier acts in the coordinates of the holder`() {
    let holder = box("holder", in: root)
    fix(holder, .top, 33)
    fix(holder, .height, 200)
    let child = box("child", in: holder)
    let half = relate(child, .centerY, holder, .centerY, multiplier: 0.5)
    half.isActive = true
    root.layoutIfNeeded()
    expectEqual(child.center.y, 50)
    half.isActive = false
    root.addConstraint(half)
    root.layoutIfNeeded()
    // In the root's: half of 133, less 33.
    expectEqual(child.center.y, 33.5)
  }

  @Test(.rule("1.07"))
  func `the origin of a superview's bounds does not move constrained subviews`() {
    let a = box("a", in: root)
    fix(a, .left, 10)
    relate(root, .right, a, .right, constant: 10).isActive = true
    root.layoutIfNeeded()
    root.bounds.origin = CGPoint(x: 70, y: 70)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    expectEqual(a.frame, CGRect(x: 10, y: 0, width: 280, height: 0))
  }

  // MARK: Baselines

  /// Lines 20 points high, the baseline 16 down.
  private func withText(_ body: (_ root: UIView, _ label: UILabel) -> Void) {
    LayoutEnvironment().with {
      $0.textMeasurer = FixedAdvanceText()
    } run: {
      let label = UILabel()
      label.translatesAutoresizingMaskIntoConstraints = false
      label.font = .systemFont(ofSize: 20)
      label.text = "two lines"
      body(rootBox(300, 200), label)
    }
  }

  @Test(.rule("1.05", "7.04"))
  func `the baselines of a label are those of its first and last line`() {
    withText { root, label in
      label.numberOfLines = 2
      label.preferredMaxLayoutWidth = 60
      root.addSubview(label)
      fix(label, .top, 100)
      let (first, last) = (box("first", in: root), box("last", in: root))
      relate(first, .top, label, .firstBaseline).isActive = true
      relate(last, .top, label, .lastBaseline).isActive = true
      root.layoutIfNeeded()
      expectEqual(label.frame.height, 40)
      expectEqual(first.frame.minY, 116)
      expectEqual(last.frame.minY, 136)
    }
  }

  @Test(.rule("7.05")) func `a view without text has its top and bottom edges as baselines`() {
    let (a, b) = (box("a", in: root), box("b", in: root))
    fix(a, .top, 10)
    fix(a, .height, 50)
    relate(b, .top, a, .firstBaseline, constant: 1).isActive = true
    relate(b, .bottom, a, .lastBaseline, constant: 2).isActive = true
    root.layoutIfNeeded()
    expectEqual(b.frame.minY, 11)
    expectEqual(b.frame.maxY, 62)
  }

  private final class Card: UIView {
    var title: UIView?
    var note: UIView?
    override var forFirstBaselineLayout: UIView { title ?? self }
    override var forLastBaselineLayout: UIView { note ?? self }
  }

  @Test(.rule("7.05")) func `a view can take its baselines from its subviews`() {
    withText { root, label in
      let (outer, card) = (Card(), Card())
      for (view, parent) in [(outer, root), (card, outer)] {
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        fix(view, .top, 10)
        fix(view, .height, 100)
      }
      outer.title = card
      card.title = label
      outer.note = label
      card.addSubview(label)
      let labelTop = fix(label, .top, 30)
      let (first, last) = (box("first", in: root), box("last", in: root))
      relate(first, .top, outer, .firstBaseline).isActive = true
      relate(last, .top, outer, .lastBaseline).isActive = true
      root.layoutIfNeeded()
      // 10 + 10 + 30 + 16, in the first pass; there is one line.
      expectEqual(first.frame.minY, 66)
      expectEqual(last.frame.minY, 66)
      labelTop.constant = 40
      root.layoutIfNeeded()
      expectEqual(first.frame.minY, 76)
      label.font = .systemFont(ofSize: 40)
      root.layoutIfNeeded()
      expectEqual(first.frame.minY, 92)
      // Without the label the baselines are the edges again.
      label.removeFromSuperview()
      (card.title, outer.note) = (nil, nil)
      root.layoutIfNeeded()
      expectEqual(first.frame.minY, 20)
      expectEqual(last.frame.minY, 110)
      card.removeFromSuperview()
      outer.title = nil
      root.layoutIfNeeded()
      expectEqual(first.frame.minY, 10)
    }
  }

  // MARK: Pixels

  private func atScale(_ scale: CGFloat?, _ body: () -> Void) {
    LayoutEnvironment().with {
      $0.displayScale = scale
    } run: {
      body()
    }
  }

  @Test(
    .rule("7.07"),
    arguments: [
      (950.25, 2, 950.5), (950.2, 2, 950), (-0.25, 2, 0), (-0.3, 2, -0.5), (10.5, 1, 11),
      (10.1, 3, 10),
    ] as [(CGFloat, CGFloat, CGFloat)]
  )
  func `positions are rounded to the nearest pixel, halves up`(
    y: CGFloat,
    scale: CGFloat,
    expected: CGFloat
  ) {
    atScale(scale) {
      let root = rootBox(1000, 1000)
      let a = box("a", in: root)
      fix(a, .top, y)
      root.layoutIfNeeded()
      expectEqual(a.frame.minY, expected)
    }
  }

  @Test(.rule("7.08", "7.09"))
  func `adjacent views stay adjacent when rounded, and rounded values affect no others`() {
    atScale(2) {
      let root = rootBox(320, 100)
      let columns = (0..<3).map { box("\($0)", in: root) }
      fix(columns[0], .left, 0)
      for (column, next) in zip(columns, columns.dropFirst()) {
        relate(next, .left, column, .right).isActive = true
        relate(next, .width, column, .width).isActive = true
      }
      relate(root, .right, columns[2], .right).isActive = true
      let follower = box("follower", in: root)
      relate(follower, .width, columns[0], .width, multiplier: 3).isActive = true
      root.layoutIfNeeded()
      expectEqual(columns.map(\.frame.minX), [0, 106.5, 213.5])
      expectEqual(columns.map(\.frame.width), [106.5, 107, 106.5])
      expectEqual(follower.frame.width, 320)
    }
  }

  @Test(.rule("7.10")) func `without a scale nothing is rounded`() {
    atScale(nil) {
      let root = rootBox(100, 100)
      let a = box("a", in: root)
      fix(a, .left, 10.123)
      let label = UILabel()
      label.text = "text"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      root.layoutIfNeeded()
      expectEqual(a.frame.minX, 10.123)
      expectTrue(abs(label.frame.height - 17 * 1.1934) < 1e-9)
    }
  }

  private final class Counting: UIView {
    var layouts = 0
    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }
  }

  @Test(.rule("7.11")) func `a change within a pixel changes no frame and lays nothing out`() {
    atScale(2) {
      let root = rootBox(100, 100)
      let view = Counting()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      fix(view, .left, 0)
      let width = relate(view, .width, root, .width, multiplier: 0.1)
      width.isActive = true
      root.layoutIfNeeded()
      expectEqual(view.layouts, 1)
      width.constant = 0.2
      root.layoutIfNeeded()
      expectEqual(view.frame.width, 10)
      expectEqual(view.layouts, 1)
      width.constant = 0.3
      root.layoutIfNeeded()
      expectEqual(view.frame.width, 10.5)
      expectEqual(view.layouts, 2)
    }
  }
}
