import AutoLayout
import Boxes
import Expectations
import PlumbTesting
import Testing

/// Keyframe animations and transitions.
@Suite struct KeyframeTests {
  /// Linear pacing of the whole animation, in the spelling of apps.
  private let even = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue
  )

  private func animate(
    _ view: UIView,
    _ options: UIView.KeyframeAnimationOptions,
    then completion: @escaping (Bool) -> Void = { _ in }
  ) {
    UIView.animateKeyframes(withDuration: 4, delay: 0, options: options) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
        view.frame.origin.x = 100
        view.backgroundColor = UIColor(white: 1, alpha: 1)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        view.frame.origin.x = 0
        view.backgroundColor = UIColor(white: 0.5, alpha: 1)
      }
    } completion: {
      completion($0)
    }
  }

  @Test func `each keyframe animates during its own part of the duration`() {
    withClock { clock in
      let view = box()
      view.backgroundColor = UIColor(white: 0, alpha: 1)
      var ends: [Bool] = []
      animate(view, even) { ends.append($0) }
      expectEqual(view.frame.minX, 0)
      for (moment, x, white) in [
        (0.0, 0.0, 0.0), (0.5, 50, 0.5), (1, 100, 1), (1.5, 100, 1), (2, 100, 1), (3, 50, 0.75),
        (4, 0, 0.5),
      ] {
        clock.advance(to: moment)
        let shown = view.presentation
        expectEqual(Double(shown.frame.minX), x, "\(moment)")
        expectEqual(shown.backgroundColor?.components.red, white, "\(moment)")
      }
      expectTrue(ends == [true] && !clock.isAnimating)
    }
  }

  @Test func `by default a keyframe animation starts slowly`() {
    withClock { clock in
      let view = box()
      animate(view, [])
      clock.advance(by: 0.5)
      expectTrue(view.presentation.frame.minX > 5 && view.presentation.frame.minX < 15)
    }
  }

  @Test func `a repeated keyframe animation restarts`() {
    withClock { clock in
      let view = box()
      animate(view, [even, .repeat])
      clock.advance(by: 40.5)
      expectEqual(view.presentation.frame.minX, 50)
    }
  }

  @Test func `discrete keyframes apply their values at their ends`() {
    withClock { clock in
      let view = box()
      animate(view, [even, .calculationModeDiscrete])
      for (moment, x) in [(0.9, 0.0), (1.1, 100), (3.9, 100), (4, 0)] {
        clock.advance(to: moment)
        expectEqual(Double(view.presentation.frame.minX), x, "\(moment)")
      }
    }
  }

  @Test func `a keyframe added outside a keyframe animation applies its changes at once`() {
    withClock { clock in
      let view = box()
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
      expectEqual(view.presentation.alpha, 0)
    }
  }

  @Test(arguments: [-1, 2, .nan, .infinity])
  func `invalid relative times of a keyframe are clamped`(number: Double) {
    withClock { clock in
      let view = box()
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: number, relativeDuration: number) {
          view.alpha = 0
        }
      }
      clock.advance(by: 0.5)
      expectTrue((0...1).contains(view.presentation.alpha))
      clock.advance(by: 0.5)
      expectEqual(view.presentation.alpha, 0)
    }
  }

  @Test func `a transition applies its changes at once and completes after its duration`() {
    withClock { clock in
      let (root, old, new) = (box(), box(), box())
      root.addSubview(old)
      var ends: [String] = []
      UIView.transition(from: old, to: new, duration: 1, options: .transitionCrossDissolve) {
        ends.append("swap \(clock.now) \($0)")
      }
      expectEqual(root.subviews, [new])
      UIView.transition(with: root, duration: 2) {
        root.alpha = 0
      } completion: {
        ends.append("plain \(clock.now) \($0)")
      }
      expectEqual(root.presentation.alpha, 0)
      clock.advance(by: 5)
      expectEqual(ends, ["swap 1.0 true", "plain 2.0 true"])
      UIView.transition(with: root, duration: 2, options: .allowAnimatedContent) { root.alpha = 1 }
      expectEqual(root.presentation.alpha, 0)
      UIView.transition(from: new, to: old, duration: 1, options: .showHideTransitionViews)
      expectTrue(new.isHidden && !old.isHidden)
    }
  }
}
