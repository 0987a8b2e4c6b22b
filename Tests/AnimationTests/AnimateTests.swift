import AutoLayout
import Boxes
import Expectations
import PlumbTesting
import RuleTrait
import Testing

/// `UIView.animate`: the animated properties, the values that are presented, and when.
@Suite struct AnimateTests {
  /// A view whose left edge is set by a constraint.
  struct Slide {
    let root = box(0, 0, 200, 100)
    let view = UIView()
    let left: NSLayoutConstraint

    init() {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 0)
      NSLayoutConstraint.activate([
        left, view.topAnchor.constraint(equalTo: root.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 40),
        view.heightAnchor.constraint(equalToConstant: 40),
      ])
      root.layoutIfNeeded()
    }
  }

  @Test(.rule("8.17"), arguments: [true, false])
  func `layout inside the block is animated, and frames have their new values at once`(
    changesInside: Bool
  ) {
    withClock { clock in
      let slide = Slide()
      if !changesInside { slide.left.constant = 100 }
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        if changesInside { slide.left.constant = 100 }
        slide.root.layoutIfNeeded()
      }
      expectEqual(slide.view.frame.diagram, "(100, 0, 40, 40)")
      expectEqual(slide.view.shown, "(0, 0, 40, 40)")
      clock.advance(by: 0.5)
      expectEqual(slide.view.shown, "(25, 0, 40, 40)")
      clock.advance(by: 1.5)
      expectEqual(slide.view.shown, "(100, 0, 40, 40)")
    }
  }

  @Test(.rule("8.17"))
  func `without layout inside the block the next pass applies the change unanimated`() {
    withClock { clock in
      let slide = Slide()
      UIView.animate(withDuration: 2) { slide.left.constant = 100 }
      expectEqual(slide.view.frame.diagram, "(0, 0, 40, 40)")
      slide.root.layoutIfNeeded()
      expectEqual(slide.view.frame.diagram, "(100, 0, 40, 40)")
      expectEqual(slide.view.shown, "(100, 0, 40, 40)")
      expectTrue(slide.view.layer.animationKeys() == nil)
    }
  }

  @Test(.rule("8.18"), arguments: [true, false])
  func `layout pending from before the block is animated too, unless it was done before`(
    flushes: Bool
  ) {
    withClock { clock in
      let slide = Slide()
      let other = box(0, 60)
      other.translatesAutoresizingMaskIntoConstraints = false
      slide.root.addSubview(other)
      NSLayoutConstraint.activate([
        other.leftAnchor.constraint(equalTo: slide.root.leftAnchor, constant: 80),
        other.topAnchor.constraint(equalTo: slide.root.topAnchor, constant: 60),
        other.widthAnchor.constraint(equalToConstant: 10),
        other.heightAnchor.constraint(equalToConstant: 10),
      ])
      if flushes { slide.root.layoutIfNeeded() }
      slide.left.constant = 100
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        slide.root.layoutIfNeeded()
      }
      clock.advance(by: 0.5)
      expectEqual(slide.view.shown, "(50, 0, 40, 40)")
      expectEqual(other.shown, (flushes ? "(80, 60, 10, 10)" : "(40, 60, 10, 10)"))
    }
  }

  @Test func `bounds, centre, alpha, colour, transform and corner radius are animated`() throws {
    try withClock { clock in
      let view = box(0, 0, 10, 20)
      view.backgroundColor = .black
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center = CGPoint(x: 105, y: 10)
        view.bounds = CGRect(x: 4, y: 8, width: 30, height: 40)
        view.alpha = 0
        view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        view.transform = CGAffineTransform(scaleX: 3, y: 3)
        view.layer.cornerRadius = 8
      }
      clock.advance(by: 0.5)
      let shown = view.presentation
      expectEqual(shown.center, CGPoint(x: 55, y: 10))
      expectEqual(shown.bounds, CGRect(x: 2, y: 4, width: 20, height: 30))
      expectEqual(shown.alpha, 0.5)
      let color = try #require(shown.backgroundColor)
      expectEqual(color, UIColor(red: 0.5, green: 0.25, blue: 0, alpha: 1))
      expectEqual(shown.transform, CGAffineTransform(scaleX: 2, y: 2))
      expectEqual(shown.frame, CGRect(x: 35, y: -20, width: 40, height: 60))
      expectEqual(shown.cornerRadius, 4)
      expectTrue(view.alpha == 0 && view.layer.cornerRadius == 8)
      expectEqual(
        view.layer.animationKeys(),
        [
          "position", "bounds.origin", "bounds.size", "opacity", "backgroundColor", "transform",
          "cornerRadius",
        ]
      )
      clock.advance(by: 0.5)
      expectEqual(view.presentation.frame, view.frame)
      expectTrue(view.layer.animationKeys() == nil)
    }
  }

  @Test func `a colour animated from nil starts as the same colour with alpha 0`() {
    withClock { clock in
      let view = box()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      }
      clock.advance(by: 0.25)
      expectEqual(
        view.presentation.backgroundColor,
        UIColor(red: 1, green: 0, blue: 0, alpha: 0.25)
      )
    }
  }

  @Test func `rotations are interpolated by their angle, the short way round`() {
    withClock { clock in
      let view = box()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      }
      clock.advance(by: 0.5)
      let shown = view.presentation.transform
      expectTrue(abs(shown.a - 0.5.squareRoot()) < 1e-12 && abs(shown.b - 0.5.squareRoot()) < 1e-12)
      clock.advance(by: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(rotationAngle: -.pi * 0.75)
      }
      clock.advance(by: 0.5)
      // From 90° over 157.5° to 225°.
      let later = view.presentation.transform
      expectTrue(abs(atan2(later.b, later.a) - .pi * 0.875) < 1e-12)
    }
  }

  @Test func `the old values are presented during a delay`() {
    withClock { clock in
      let view = box()
      UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.alpha = 0 }
      clock.advance(by: 0.5)
      expectEqual(view.presentation.alpha, 1)
      clock.advance(by: 0.5)
      expectEqual(view.presentation.alpha, 0.5)
    }
  }

  @Test func `a repeating animation runs until it is removed`() {
    withClock { clock in
      let view = box()
      var ends: [Bool] = []
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
        view.alpha = 0
      } completion: {
        ends.append($0)
      }
      for (moment, alpha) in [(0.25, 0.75), (1, 0), (1.25, 0.25), (2, 1), (102.5, 0.5)] {
        clock.advance(to: moment)
        expectEqual(Double(view.presentation.alpha), alpha, "\(moment)")
      }
      expectTrue(clock.isAnimating && clock.endOfAnimations == nil)
      view.layer.removeAllAnimations()
      expectTrue(view.presentation.alpha == 0 && ends.isEmpty)
      clock.advance(by: 0)
      expectEqual(ends, [false])
    }
  }

  @Test func `modifyAnimations repeats a part of a block`() {
    withClock { clock in
      let view = box()
      var end: Double?
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x += 10
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.alpha = 0 }
      } completion: { _ in
        end = clock.now
      }
      clock.advance(by: 1.5)
      expectTrue(view.presentation.alpha == 0.5 && view.presentation.frame.minX == 10)
      clock.advance(by: 2.25)
      expectEqual(view.presentation.alpha, 0.75)
      clock.advance(by: 1)
      expectTrue(view.presentation.alpha == 0 && end == 4)
    }
  }

  @Test func `a nested animation inherits duration and curve unless its options override them`() {
    withClock { clock in
      let (inner, own) = (box(), box())
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        expectEqual(UIView.inheritedAnimationDuration, 2)
        UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) { inner.alpha = 0 }
        let options: UIView.AnimationOptions = [
          .overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn,
        ]
        UIView.animate(withDuration: 1, delay: 0, options: options) { own.alpha = 0 }
      }
      clock.advance(by: 0.5)
      expectEqual(inner.presentation.alpha, 0.75)
      expectTrue(own.presentation.alpha > 0.6 && own.presentation.alpha < 0.7)
      clock.advance(by: 0.5)
      expectTrue(inner.presentation.alpha == 0.5 && own.presentation.alpha == 0)
      expectEqual(UIView.inheritedAnimationDuration, 0)
    }
  }

  @Test func `changes without animation are presented at once`() {
    withClock { clock in
      let (view, other) = (box(), box())
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation {
          expectTrue(!UIView.areAnimationsEnabled)
          view.alpha = 0
          UIView.animate(withDuration: 1) { other.alpha = 0 }
        }
      }
      expectTrue(view.presentation.alpha == 0 && other.presentation.alpha == 0)
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) { view.alpha = 1 }
      expectTrue(view.presentation.alpha == 1 && !UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(true)
      expectTrue(UIView.areAnimationsEnabled)
    }
  }

  @Test func `constrained subviews of a resized view are animated only with layoutSubviews`() {
    for laysOutSubviews in [true, false] {
      withClock { clock in
        let view = box(0, 0, 100, 100)
        let masked = box(0, 0, 100, 50)
        masked.autoresizingMask = .flexibleWidth
        let pinned = UIView()
        pinned.translatesAutoresizingMaskIntoConstraints = false
        let inner = box(0, 0, 100, 100)
        inner.autoresizingMask = .flexibleWidth
        view.addSubview(masked)
        view.addSubview(inner)
        inner.addSubview(pinned)
        NSLayoutConstraint.activate([
          pinned.rightAnchor.constraint(equalTo: inner.rightAnchor),
          pinned.topAnchor.constraint(equalTo: inner.topAnchor),
          pinned.widthAnchor.constraint(equalToConstant: 10),
          pinned.heightAnchor.constraint(equalToConstant: 10),
        ])
        view.layoutIfNeeded()
        UIView.animate(
          withDuration: 1,
          delay: 0,
          options: laysOutSubviews ? [.curveLinear, .layoutSubviews] : .curveLinear
        ) {
          view.frame.size.width = 200
        }
        view.layoutIfNeeded()
        clock.advance(by: 0.5)
        expectEqual(view.shown, "(0, 0, 150, 100)")
        if laysOutSubviews { expectEqual(masked.shown, "(0, 0, 150, 50)") }
        expectEqual(pinned.shown, (laysOutSubviews ? "(140, 0, 10, 10)" : "(190, 0, 10, 10)"))
      }
    }
  }

  @Test func `setContentOffset animates the bounds of a scroll view`() {
    withClock { clock in
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.setContentOffset(CGPoint(x: 0, y: 80), animated: true)
      expectEqual(view.contentOffset.y, 80)
      expectEqual(view.presentation.bounds.minY, 0)
      clock.advance(by: 10)
      expectEqual(view.presentation.bounds.minY, 80)
      view.setContentOffset(.zero, animated: false)
      expectEqual(view.presentation.bounds.minY, 0)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.setContentOffset(CGPoint(x: 0, y: 80), animated: true)
      }
      clock.advance(by: 0.5)
      expectEqual(view.presentation.bounds.minY, 40)
    }
  }

  private final class ScrollEnds: UIScrollViewDelegate {
    var count = 0
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { count += 1 }
  }

  @Test func `a delegate is told of the end of an animated scroll, and of no other`() {
    let ends = ScrollEnds()
    withClock { clock in
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.delegate = ends
      view.setContentOffset(CGPoint(x: 0, y: 80), animated: true)
      clock.advance(by: 0.2)
      expectEqual(ends.count, 0)
      clock.advance(by: 0.2)
      expectEqual(ends.count, 1)
      view.setContentOffset(CGPoint(x: 0, y: 80), animated: true)
      view.setContentOffset(.zero, animated: false)
      clock.advance(by: 1)
      expectEqual(ends.count, 1)
    }
    let still = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    still.delegate = ends
    still.setContentOffset(CGPoint(x: 0, y: 80), animated: true)
    expectEqual(ends.count, 2)
  }

  private final class Follower: UIScrollViewDelegate {
    let view = box()
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      view.frame.origin.y = scrollView.contentOffset.y
    }
  }

  @Test func `changes that a scroll view's delegate makes are not animated`() {
    withClock { clock in
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let follower = Follower()
      view.delegate = follower
      view.setContentOffset(CGPoint(x: 0, y: 80), animated: true)
      expectTrue(follower.view.shown == "(0, 80, 10, 10)" && view.presentation.bounds.minY == 0)
    }
  }

  @Test(.rule("11.25"))
  func `an arranged view that is hidden with animation shrinks, and is presented until the end`() {
    withClock { clock in
      let stack = UIStackView(arrangedSubviews: [box(), box(), box()])
      for view in stack.arrangedSubviews {
        view.heightAnchor.constraint(equalToConstant: 40).isActive = true
        let width = view.widthAnchor.constraint(equalToConstant: 60)
        width.priority = .defaultHigh
        width.isActive = true
      }
      stack.translatesAutoresizingMaskIntoConstraints = false
      let root = box(0, 0, 300, 100)
      root.addSubview(stack)
      stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
      root.layoutIfNeeded()
      let (middle, last) = (stack.arrangedSubviews[1], stack.arrangedSubviews[2])

      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { middle.isHidden = true }
      clock.advance(by: 0.5)
      expectTrue(middle.isHidden && !middle.presentation.isHidden)
      expectTrue(middle.alpha == 1 && middle.presentation.alpha == 1)
      expectEqual(middle.shown, "(60, 0, 30, 40)")
      expectTrue(last.shown == "(90, 0, 60, 40)" && stack.shown == "(0, 0, 150, 40)")
      clock.advance(by: 0.5)
      expectTrue(middle.presentation.isHidden && last.shown == "(60, 0, 60, 40)")

      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { middle.isHidden = false }
      clock.advance(by: 0.25)
      expectTrue(!middle.presentation.isHidden)
      expectTrue(middle.shown == "(60, 0, 15, 40)" && last.shown == "(75, 0, 60, 40)")
    }
  }

  // MARK: Invalid numbers

  @Test(arguments: [0, -1, -Double.infinity, .nan, .infinity])
  func `an animation with an invalid or zero duration changes values at once`(duration: Double) {
    let issues = withClock { clock in
      let view = box()
      var ends: [Bool] = []
      UIView.animate(withDuration: duration) {
        view.alpha = 0
      } completion: {
        ends.append($0)
      }
      expectTrue(view.alpha == 0 && view.presentation.alpha == 0)
      clock.advance(by: 0)
      expectEqual(ends, [true])
    }
    expectEqual(issues.map(\.kind), (duration.isFinite ? [] : [.unusableNumber]))
  }

  @Test func `invalid animation parameters are reported with the values used instead`() {
    let issues = withClock { clock in
      let view = box()
      UIView.animate(
        withDuration: 1,
        delay: .nan,
        usingSpringWithDamping: 0,
        initialSpringVelocity: .infinity
      ) {
        view.alpha = 0
      }
      expectEqual(view.presentation.alpha, 1)
      clock.advance(by: 1)
      expectEqual(view.presentation.alpha, 0)
    }
    expectEqual(
      issues.map(\.description).sorted(),
      [
        "An animation was given 0.0 as its damping ratio. It counts as 1.",
        "An animation was given inf as its initial velocity. It counts as 0.",
        "An animation was given nan as its delay. It counts as 0.",
      ]
    )
  }

  @Test func `a corner radius of NaN is ignored, and not animated`() {
    let issues = withClock { clock in
      let view = box()
      UIView.animate(withDuration: 1) { view.layer.cornerRadius = .nan }
      expectTrue(view.layer.animationKeys() == nil)
      UIView.animate(withDuration: 1) { view.layer.cornerRadius = 5 }
      clock.advance(by: 1)
      expectEqual(view.presentation.cornerRadius, 5)
    }
    expectEqual(issues.map(\.kind), [.unusableNumber])
  }
}
