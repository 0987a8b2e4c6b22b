import AutoLayout
import Boxes
import Expectations
import PlumbTesting
import RuleTrait
import Testing

@Suite struct DebuggingTests {
  private let root = rootBox(300, 200)

  @Test(.rule("2.14"))
  func `a view is ambiguous as long as another frame meets its constraints equally well`() {
    let a = box("a", in: root)
    expectTrue(!a.hasAmbiguousLayout)  // There is no constraint-based layout yet.
    fix(a, .width, 50)
    fix(a, .height, 20)
    expectTrue(a.hasAmbiguousLayout)
    fix(a, .left, 10)
    expectTrue(a.hasAmbiguousLayout)
    let top = fix(a, .top, .greaterThanOrEqual, 10)
    expectTrue(a.hasAmbiguousLayout)
    let optional = fix(a, .top, 0, priority: 1)
    expectTrue(!a.hasAmbiguousLayout)
    optional.isActive = false
    top.isActive = false
    fix(a, .top, 5)
    expectTrue(!a.hasAmbiguousLayout)
    expectTrue(!root.hasAmbiguousLayout)
    expectEqual(a.frame, .zero)
    root.layoutIfNeeded()
    expectEqual(a.frame, CGRect(x: 10, y: 5, width: 50, height: 20))
    expectTrue(!a.hasAmbiguousLayout)
  }

  @Test(.rule("2.14"))
  func `a view with a tie or without constraints is ambiguous, and one with a mask is not`() {
    let (a, b) = (box("a", in: root), box("b", in: root))
    for attribute in [NSLayoutConstraint.Attribute.left, .top] { fix(a, attribute, 0) }
    fix(a, .height, 10)
    fix(a, .width, 100, priority: 500)
    expectTrue(!a.hasAmbiguousLayout)
    let second = fix(a, .width, 200, priority: 500)
    expectTrue(a.hasAmbiguousLayout)
    second.priority = UILayoutPriority(501)
    expectTrue(!a.hasAmbiguousLayout)
    expectTrue(b.hasAmbiguousLayout)
    b.translatesAutoresizingMaskIntoConstraints = true
    expectTrue(!b.hasAmbiguousLayout)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    relate(guide, .left, a, .left).isActive = true
    expectTrue(guide.hasAmbiguousLayout)
    for attribute in [NSLayoutConstraint.Attribute.width, .height, .top] {
      relate(guide, attribute, a, attribute).isActive = true
    }
    expectTrue(!guide.hasAmbiguousLayout)
  }

  @Test(.rule("2.15"))
  func `exerciseAmbiguityInLayout alternates between extreme frames until the next change`() {
    let (a, b) = (box("a", in: root), box("b", in: root))
    fix(a, .width, 50)
    fix(a, .height, 20)
    fix(a, .left, .greaterThanOrEqual, 10)
    fix(a, .left, .lessThanOrEqual, 100)
    fix(a, .top, 5)
    relate(b, .left, a, .right).isActive = true
    for attribute in [NSLayoutConstraint.Attribute.width, .height, .top] {
      relate(b, attribute, a, attribute).isActive = true
    }
    root.layoutIfNeeded()
    expectEqual(a.frame, CGRect(x: 10, y: 5, width: 50, height: 20))
    var places: [CGFloat] = []
    for _ in 0..<4 {
      a.exerciseAmbiguityInLayout()
      places.append(a.frame.minX)
      expectEqual(b.frame.minX, a.frame.maxX)
    }
    expectEqual(places, [100, 10, 100, 10])
    a.exerciseAmbiguityInLayout()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    expectEqual(a.frame.minX, 100)
    fix(b, .height, .greaterThanOrEqual, 1)
    let more = box("c", in: root)
    fix(more, .left, 7)
    root.layoutIfNeeded()
    expectEqual(a.frame.minX, 10)
    expectEqual(b.frame.minX, 60)
  }

  @Test(.rule("2.15"))
  func `exerciseAmbiguityInLayout moves an unbounded view, but no unambiguous one`() {
    let a = box("a", in: root)
    for attribute in [NSLayoutConstraint.Attribute.width, .height, .top] { fix(a, attribute, 20) }
    root.layoutIfNeeded()
    expectEqual(a.frame.minX, 0)
    a.exerciseAmbiguityInLayout()
    expectEqual(a.frame, CGRect(x: 100, y: 20, width: 20, height: 20))
    a.exerciseAmbiguityInLayout()
    expectEqual(a.frame.minX, -100)
    fix(a, .left, 3)
    a.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    expectEqual(a.frame, CGRect(x: 3, y: 20, width: 20, height: 20))
  }

  @Test(.rule("2.16"))
  func `constraintsAffectingLayout lists the constraints of an axis in the order of activation`() {
    let (a, b) = (box("a", in: root), box("b", in: root))
    let top = fix(a, .top, 1)
    let left = fix(a, .left, 10)
    let gap = relate(b, .left, a, .right, constant: 8)
    gap.isActive = true
    let end = relate(root, .right, b, .right, constant: 10)
    end.isActive = true
    let equal = relate(b, .width, a, .width)
    equal.isActive = true
    let height = fix(a, .height, 20)
    fix(b, .top, 5)
    let affecting = a.constraintsAffectingLayout(for: .horizontal)
    expectEqual(Array(affecting.suffix(4)), [left, gap, end, equal])
    expectEqual(affecting.count, 5)
    expectEqual(
      affecting[0].description.withoutAddresses,
      "<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& root.width == 300   "
        + "(active, names: root:0x )>"
    )
    expectEqual(a.constraintsAffectingLayout(for: .vertical), [top, height])
    expectEmpty(UIView().constraintsAffectingLayout(for: .vertical))
  }

  @Test(.rule("2.16", "4.06"))
  func `constraintsAffectingLayout lists content sizes, masks and optional constraints`() {
    LayoutEnvironment().with {
      $0.textMeasurer = FixedAdvanceText()
    } run: {
      let root = rootBox(300, 200)
      let holder = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 50))
      root.addSubview(holder)
      let label = UILabel()
      label.translatesAutoresizingMaskIntoConstraints = false
      label.font = .systemFont(ofSize: 20)
      label.text = "ten chars."
      holder.addSubview(label)
      let left = fix(label, .left, 0)
      let narrow = relate(label, .width, .lessThanOrEqual, holder, .width)
      narrow.isActive = true
      expectEqual(
        label.constraintsAffectingLayout(for: .horizontal).map {
          "\(type(of: $0))"
        },
        [
          "NSAutoresizingMaskLayoutConstraint", "NSContentSizeLayoutConstraint",
          "NSLayoutConstraint", "NSLayoutConstraint",
        ]
      )
      holder.frame.size.width = 200
      expectEqual(
        label.constraintsAffectingLayout(for: .horizontal).map {
          "\(type(of: $0))"
        },
        ["NSContentSizeLayoutConstraint", "NSLayoutConstraint"]
      )
      expectTrue(label.constraintsAffectingLayout(for: .horizontal).contains(left))
      let guide = UILayoutGuide()
      holder.addLayoutGuide(guide)
      let edge = relate(guide, .top, holder, .top, constant: 4)
      edge.isActive = true
      expectEqual(guide.constraintsAffectingLayout(for: .vertical), [edge])
    }
  }

  @Test(.rule("2.19")) func `the trace has a line for each view`() {
    let (a, b) = (box("a", in: root), box("b", in: root))
    let label = UILabel()
    label.text = "OK"
    a.addSubview(label)
    for attribute in [NSLayoutConstraint.Attribute.left, .top, .width] { fix(a, attribute, 1) }
    fix(a, .height, 2)
    fix(b, .width, 1)
    fix(b, .top, 1)
    root.layoutIfNeeded()
    expectEqual(
      root._autolayoutTrace().withoutAddresses,
      """
      *UIView:0x 'root'
      |   •UIView:0x 'a'
      |   |   •UILabel:0x 'OK'
      |   •UIView:0x 'b' - AMBIGUOUS LAYOUT for b.minX{id: 0x}, Height{id: 0x}
      """
    )
    let plain = UIView()
    plain.addSubview(UIView())
    expectEqual(plain._autolayoutTrace().withoutAddresses, "*UIView:0x\n|   UIView:0x")
  }

  @Test(.rule("2.19")) func `a trace looks for an engine once, and not for each view`() {
    final class Counting: UIView {
      var reads = 0
      override var intrinsicContentSize: CGSize {
        reads += 1
        return super.intrinsicContentSize
      }
    }
    let root = rootBox(300, 200)
    let views = (0..<10).map { _ in Counting() }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    expectEqual(root._autolayoutTrace().split(separator: "\n").count, 11)
    expectEqual(views.map(\.reads).reduce(0, +), 10)
  }

  @Test(.rule("2.19")) func `a trace of nested views has a line for each, indented by its depth`() {
    let root = rootBox(300, 200)
    let (a, b, c) = (UIView(), UIView(), UIView())
    for (view, name) in [(root, "r"), (a, "a"), (b, "b"), (c, "c")] {
      view.accessibilityIdentifier = name
    }
    root.addSubview(a)
    a.addSubview(b)
    root.addSubview(c)
    let lines = root._autolayoutTrace().split(separator: "\n").map { line in
      (line.filter { $0 == "|" }.count, line.suffix(4))
    }
    expectEqual(lines.map(\.0), [0, 1, 2, 1])
    expectEqual(lines.map(\.1), [" 'r'", " 'a'", " 'b'", " 'c'"])
  }
}
