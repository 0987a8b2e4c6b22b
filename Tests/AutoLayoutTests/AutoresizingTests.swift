import AutoLayout
import Boxes
import Expectations
import PlumbTesting
import RuleTrait
import Testing

/// Frames and autoresizing masks, with and without an engine: section 4.
@Suite struct AutoresizingTests {
  typealias Mask = UIView.AutoresizingMask

  private let root = rootBox(320, 320)

  private func child(_ frame: CGRect, _ mask: Mask = [], in parent: UIView) -> UIView {
    let view = UIView(frame: frame)
    view.autoresizingMask = mask
    parent.addSubview(view)
    return view
  }

  /// A view whose left and top edges are the right and bottom edges of `view`, so that the engine has constraints on `view`.
  private func follower(of view: UIView, in parent: UIView) -> UIView {
    let follower = box("follower", in: parent)
    relate(follower, .left, view, .right).isActive = true
    relate(follower, .top, view, .bottom).isActive = true
    return follower
  }

  @Test(.rule("4.01")) func `views made in code translate their autoresizing masks`() {
    expectTrue(UIView().translatesAutoresizingMaskIntoConstraints)
    expectTrue(UILabel().translatesAutoresizingMaskIntoConstraints)
    expectTrue(UIViewController().view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test(.rule("4.02", "4.03")) func `the empty mask fixes position and size`() {
    let issues = collectingIssues {
      let root = rootBox(320, 320)
      let view = child(CGRect(x: 160, y: 7, width: 80, height: 30), in: root)
      let follower = follower(of: view, in: root)
      root.layoutIfNeeded()
      root.frame.size = CGSize(width: 640, height: 640)
      root.layoutIfNeeded()
      expectEqual(view.frame, CGRect(x: 160, y: 7, width: 80, height: 30))
      expectEqual(follower.frame.origin, CGPoint(x: 240, y: 37))
      expectTrue(!view.hasAmbiguousLayout)
      fix(view, .top, 8)
      root.layoutIfNeeded()
      expectEqual(view.frame.minY, 7)
    }.issues
    expectEqual(issues.map(\.kind), [.conflict])
  }

  @Test(
    .rule("4.04"),
    arguments: [
      ([], 160, 80), ([.flexibleRightMargin], 160, 80), ([.flexibleLeftMargin], 480, 80),
      ([.flexibleWidth], 160, 400), ([.flexibleLeftMargin, .flexibleWidth], 1120 / 3, 560 / 3),
      ([.flexibleLeftMargin, .flexibleRightMargin], 1120 / 3, 80),
      ([.flexibleWidth, .flexibleRightMargin], 160, 240),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 320, 160),
    ] as [(Mask, CGFloat, CGFloat)],
    [false, true]
  )
  func `a mask sets position and length when the superview becomes twice as large`(
    row: (mask: Mask, place: CGFloat, length: CGFloat),
    isConstrained: Bool
  ) {
    for isVertical in [false, true] {
      let root = rootBox(320, 320)
      let flat = CGRect(x: 160, y: 5, width: 80, height: 6)
      let upright = CGRect(x: 5, y: 160, width: 6, height: 80)
      let mask = isVertical ? Mask(rawValue: row.mask.rawValue &<< 3) : row.mask
      let view = child(isVertical ? upright : flat, mask, in: root)
      let follower = isConstrained ? follower(of: view, in: root) : nil
      root.layoutIfNeeded()
      expectEqual(view.frame.diagram, (isVertical ? upright : flat).diagram)
      root.frame.size = CGSize(width: 640, height: 640)
      root.layoutIfNeeded()
      let (x, width) = (view.frame.minX, view.frame.width)
      let (y, height) = (view.frame.minY, view.frame.height)
      expectTrue(abs((isVertical ? y : x) - row.place) < 1e-9)
      expectTrue(abs((isVertical ? height : width) - row.length) < 1e-9)
      expectTrue((isVertical ? x : y) == 5 && (isVertical ? width : height) == 6)
      if let follower {
        expectTrue(abs(follower.frame.minX - view.frame.maxX) < 1e-9)
        expectTrue(abs(follower.frame.minY - view.frame.maxY) < 1e-9)
      }
    }
  }

  @Test(
    .rule("4.05"),
    arguments: [
      // The flexible lengths add up to 0: x + w, x + r, w + r or W.
      ([.flexibleLeftMargin, .flexibleWidth], 320, 0, 0, 320, 0),
      ([.flexibleLeftMargin, .flexibleRightMargin], 320, 0, 320, 0, 320),
      ([.flexibleWidth, .flexibleRightMargin], 320, 320, 0, 320, 0),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 0, 10, 20, 10, 20),
    ] as [(Mask, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)],
    [false, true]
  )
  func `a mask whose flexible lengths add up to 0 gives a finite frame`(
    row: (
      mask: Mask, container: CGFloat, x: CGFloat, width: CGFloat, newX: CGFloat, newWidth: CGFloat
    ),
    isConstrained: Bool
  ) {
    let root = rootBox(row.container, 320)
    let frame = CGRect(x: row.x, y: 0, width: row.width, height: 10)
    let view = child(frame, row.mask, in: root)
    if isConstrained { _ = follower(of: view, in: root) }
    root.layoutIfNeeded()
    root.frame.size.width = 640
    root.layoutIfNeeded()
    expectEqual(view.frame.minX, row.newX)
    expectEqual(view.frame.width, row.newWidth)
  }

  @Test(.rule("4.06")) func `mask constraints are in no view's list of constraints`() {
    let view = child(CGRect(x: 1, y: 2, width: 3, height: 4), in: root)
    let follower = follower(of: view, in: root)
    root.layoutIfNeeded()
    expectEmpty(view.constraints)
    expectEqual(root.constraints.count, 2)
    let all = follower.constraintsAffectingLayout(for: .horizontal)
    expectEqual(
      all.prefix(2).map { $0.description.withoutAddresses },
      [
        "<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& UIView:0x.minX == 1   (active)>",
        "<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& UIView:0x.width == 3   (active)>",
      ]
    )
  }

  @Test(.rule("4.07"))
  func `a mask starts from the frame that was last set, not from the one that it resized`() {
    let view = child(CGRect(x: 40, y: 0, width: 40, height: 10), .flexibleLeftMargin, in: root)
    let follower = follower(of: view, in: root)
    func check(_ width: CGFloat, _ expected: CGFloat) {
      root.frame.size.width = width
      root.layoutIfNeeded()
      expectEqual(view.frame.maxX, expected)
      expectEqual(follower.frame.minX, expected)
    }
    // 240 from the right end, by the frame that was set, not by the resized one.
    check(330, 90)
    check(200, -40)
    check(320, 80)
    view.center.x += 10
    check(330, 100)
    view.bounds.size.width += 20
    check(340, 120)
    view.frame.origin.x = 0
    check(350, 70)
    view.autoresizingMask = .flexibleWidth
    check(360, 80)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(inner)
    inner.addSubview(view)
    relate(follower, .left, view, .right).isActive = true
    check(300, 80)
    inner.frame.size.width = 110
    check(300, 90)
  }

  @Test(.rule("4.08", "4.09"))
  func `a view keeps its frame when its mask is turned off and on again`() {
    let view = child(CGRect(x: 40, y: 30, width: 40, height: 10), .flexibleLeftMargin, in: root)
    let follower = follower(of: view, in: root)
    root.layoutIfNeeded()
    follower.removeFromSuperview()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.frame.size.width = 400
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 40, y: 30, width: 40, height: 10))
    let wide = fix(view, .width, 90)
    fix(view, .height, 5)
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 90, height: 5))
    wide.isActive = false
    view.translatesAutoresizingMaskIntoConstraints = true
    let last = box("last", in: root)
    relate(last, .left, view, .right).isActive = true
    root.frame.size.width = 410
    let issues = collectingIssues { root.layoutIfNeeded() }.issues
    expectEqual(view.frame, CGRect(x: 10, y: 0, width: 90, height: 5))
    expectEqual(last.frame.minX, 100)
    expectEmpty(issues)
  }

  @Test(.rule("4.10")) func `a frame set by hand holds until the superview lays out`() {
    let view = box("a", in: root)
    fix(view, .left, 20)
    fix(view, .width, 30)
    root.layoutIfNeeded()
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 20, y: 0, width: 30, height: 0))
  }

  @Test(.rule("4.11"))
  func `a frame set by hand moves views constrained to its mask, in the next pass`() {
    let view = child(CGRect(x: 10, y: 10, width: 50, height: 50), in: root)
    let follower = follower(of: view, in: root)
    root.layoutIfNeeded()
    view.frame = CGRect(x: 100, y: 90, width: 20, height: 30)
    expectEqual(follower.frame.origin, CGPoint(x: 60, y: 60))
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 100, y: 90, width: 20, height: 30))
    expectEqual(follower.frame.origin, CGPoint(x: 120, y: 120))
  }

  @Test(.rule("4.12"))
  func `a root keeps its size unless its own constraints determine it`() {
    let issues = collectingIssues {
      let root = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
      let view = box("a", in: root)
      fix(view, .left, 10)
      fix(view, .width, 200)
      let end = relate(root, .right, view, .right, constant: 10)
      end.isActive = true
      root.layoutIfNeeded()
      expectEqual(root.frame, CGRect(x: 30, y: 40, width: 100, height: 100))
      root.translatesAutoresizingMaskIntoConstraints = false
      root.layoutIfNeeded()
      expectEqual(root.frame, CGRect(x: 30, y: 40, width: 220, height: 100))
      expectEqual(view.frame, CGRect(x: 10, y: 0, width: 200, height: 0))
      end.isActive = false
      root.bounds.size.width = 70
      root.layoutIfNeeded()
      expectEqual(root.bounds.width, 70)
    }.issues
    // Reported only while the mask fixed the size.
    expectEqual(issues.map(\.kind), [.conflict])
  }

  @Test(.rule("4.13"))
  func `the view of a window's controller fills the window after each change of size`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    window.rootViewController = controller
    let view: UIView = controller.view
    expectTrue(view.translatesAutoresizingMaskIntoConstraints)
    expectEqual(view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
    let inner = box("inner", in: view)
    fix(inner, .left, 0)
    relate(inner, .width, view, .width, multiplier: 0.5).isActive = true
    window.makeKeyAndVisible()
    expectEqual(view.frame, window.bounds)
    window.frame.size = CGSize(width: 480, height: 320)
    window.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 480, height: 320))
    expectEqual(inner.frame.width, 240)
  }

  @Test(.rule("4.14", "4.15", "8.03"))
  func `masks without constraints resize subviews in the setter, without an engine`() {
    let middle = child(root.bounds, [.flexibleWidth, .flexibleHeight], in: root)
    let view = child(CGRect(x: 10, y: 10, width: 20, height: 20), .flexibleWidth, in: middle)
    let unresized = child(
      CGRect(x: 10, y: 10, width: 20, height: 20),
      .flexibleWidth,
      in: parentThatResizesNothing()
    )
    root.layoutIfNeeded()
    root.frame.size.width = 400
    expectEqual(middle.frame.width, 400)
    expectEqual(view.frame, CGRect(x: 10, y: 10, width: 100, height: 20))
    expectEqual(unresized.frame.width, 20)
    root.layoutIfNeeded()
    expectEqual(root.layoutStatistics.solves, 0)
    expectEqual(root.layoutStatistics.constraints, 0)
  }

  private func parentThatResizesNothing() -> UIView {
    let view = child(root.bounds, .flexibleWidth, in: root)
    view.autoresizesSubviews = false
    return view
  }
}
