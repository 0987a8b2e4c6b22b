import AutoLayout
import Boxes
import Expectations
import PlumbTesting
import RuleTrait
import Testing

/// Leading and trailing: section 6.
@Suite struct DirectionTests {
  private let root = rootBox(300, 200)
  private let a: UIView

  init() {
    a = box("a", in: root)
    fix(a, .width, 50)
  }

  private func mirror() { root.semanticContentAttribute = .forceRightToLeft }

  @Test(
    .rule("6.01", "6.02", "6.06"),
    arguments: [
      (.leading, .leading, 20, 20, 230), (.left, .left, 20, 20, 20),
      (.right, .right, -20, 230, 230), (.trailing, .trailing, -20, 230, 20),
      (.leading, .trailing, -100, 200, 50), (.centerX, .centerX, 20, 145, 145),
      (.centerX, .left, 60, 35, 35), (.leadingMargin, .leading, 0, -8, 258),
    ]
      as [(
        NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, CGFloat, CGFloat, CGFloat
      )]
  )
  func `only leading and trailing are mirrored, by the pass after a change of direction`(
    first: NSLayoutConstraint.Attribute,
    second: NSLayoutConstraint.Attribute,
    constant: CGFloat,
    leftToRight: CGFloat,
    rightToLeft: CGFloat
  ) {
    relate(a, first, root, second, constant: constant).isActive = true
    root.layoutIfNeeded()
    expectEqual(a.frame.minX, leftToRight)
    mirror()
    expectEqual(a.frame.minX, leftToRight)
    root.layoutIfNeeded()
    expectEqual(a.frame.minX, rightToLeft)
  }

  @Test(.rule("6.03")) func `a centre related to a leading edge is mirrored with it`() {
    let centre = relate(a, .centerX, root, .leading, constant: 100)
    centre.isActive = true
    root.layoutIfNeeded()
    expectEqual(a.center.x, 100)
    mirror()
    root.layoutIfNeeded()
    expectEqual(a.center.x, 200)
    centre.isActive = false
    relate(a, .leading, root, .centerX, constant: 30).isActive = true
    root.layoutIfNeeded()
    expectEqual(a.frame.maxX, 120)
  }

  @Test(.rule("6.03")) func `a multiplier acts on the mirrored coordinate of the holder`() {
    relate(a, .leading, root, .trailing, multiplier: 0.25, constant: 5).isActive = true
    root.layoutIfNeeded()
    expectEqual(a.frame.minX, 80)
    mirror()
    root.layoutIfNeeded()
    expectEqual(a.frame.maxX, 220)
  }

  @Test(.rule("6.04")) func `the direction is that of the view that holds the constraint`() {
    let (inner, b) = (box("inner", in: root), box("b", in: root))
    fix(inner, .width, 100)
    fix(inner, .left, 0)
    fix(b, .left, 0)
    let deep = box("deep", in: inner)
    fix(deep, .width, 10)
    let own = relate(deep, .leading, inner, .leading, constant: 20)
    own.isActive = true
    inner.semanticContentAttribute = .forceRightToLeft
    deep.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    expectEqual(deep.frame.minX, 70)
    own.isActive = false
    root.addConstraint(own)
    root.layoutIfNeeded()
    expectEqual(deep.frame.minX, 20)
  }

  @Test(.rule("6.05"))
  func `a forced direction wins, and an unspecified one follows the environment`() {
    typealias Attribute = UISemanticContentAttribute
    let all: [Attribute] = [
      .unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
    ]
    expectEqual(all.map(\.rawValue), [0, 1, 2, 3, 4])
    func directions() -> [UIUserInterfaceLayoutDirection] {
      all.map {
        let view = UIView()
        view.semanticContentAttribute = $0
        expectEqual(
          view.effectiveUserInterfaceLayoutDirection,
          UIView.userInterfaceLayoutDirection(for: $0)
        )
        return view.effectiveUserInterfaceLayoutDirection
      }
    }
    expectEqual(
      directions(),
      [.leftToRight, .leftToRight, .leftToRight, .leftToRight, .rightToLeft]
    )
    LayoutEnvironment().with {
      $0.userInterfaceLayoutDirection = .rightToLeft
    } run: {
      expectEqual(
        directions(),
        [.rightToLeft, .leftToRight, .leftToRight, .leftToRight, .rightToLeft]
      )
    }
    // The direction is not inherited from the superview.
    mirror()
    expectEqual(a.effectiveUserInterfaceLayoutDirection, .leftToRight)
    expectEqual(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft),
      .rightToLeft
    )
  }

  @Test(.rule("6.07")) func `vertical attributes, dimensions and left are not mirrored`() {
    for (attribute, constant) in [(.top, 10), (.bottom, 30), (.height, 20), (.centerY, 20)]
      as [(NSLayoutConstraint.Attribute, CGFloat)]
    {
      let second: NSLayoutConstraint.Attribute = attribute == .height ? .notAnAttribute : .top
      relate(a, attribute, attribute == .height ? nil : root, second, constant: constant).isActive =
        true
    }
    fix(a, .left, 7)
    root.layoutIfNeeded()
    mirror()
    root.layoutIfNeeded()
    expectEqual(a.frame, CGRect(x: 7, y: 10, width: 50, height: 20))
  }
}
