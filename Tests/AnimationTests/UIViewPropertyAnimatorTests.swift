import AutoLayout
import Boxes
import Expectations
import PlumbTesting
import Testing

/// Animations that are paused, scrubbed, reversed and stopped.
@Suite struct UIViewPropertyAnimatorTests {
  /// An animation of `x` from 0 to 100 that takes two seconds.
  private final class Slide {
    let view = box()
    let animator: UIViewPropertyAnimator
    var ends: [String] = []

    init(
      _ clock: AnimationClock,
      curve: UIView.AnimationCurve = .linear,
      duration: Double = 2
    ) {
      let view = view
      animator = UIViewPropertyAnimator(duration: duration, curve: curve) {
        view.frame.origin.x = 100
      }
      animator.addCompletion { [unowned self] in ends.append("\($0) \(clock.now)") }
    }

    var x: CGFloat { view.presentation.frame.minX }
  }

  @Test func `an animator runs from start to end`() {
    withClock { clock in
      let slide = Slide(clock)
      expectTrue(slide.animator.state == .inactive && !slide.animator.isRunning)
      expectEqual(slide.view.frame.minX, 0)
      slide.animator.startAnimation()
      expectTrue(slide.animator.state == .active && slide.animator.isRunning)
      expectTrue(slide.view.frame.minX == 100 && slide.x == 0)
      clock.advance(by: 0.5)
      expectTrue(slide.x == 25 && slide.animator.fractionComplete == 0.25)
      clock.advance(by: 1.5)
      expectTrue(slide.x == 100 && slide.ends == ["end 2.0"])
      expectTrue(slide.animator.state == .inactive && !clock.isAnimating)
    }
  }

  @Test func `an animator starts after its delay`() {
    withClock { clock in
      let slide = Slide(clock)
      slide.animator.startAnimation(afterDelay: 1)
      clock.advance(by: 1.5)
      expectTrue(slide.x == 25 && slide.animator.delay == 1)
      clock.advance(by: 5)
      expectEqual(slide.ends, ["end 3.0"])
    }
  }

  @Test func `a paused animator keeps its values and continues from them`() {
    withClock { clock in
      let slide = Slide(clock, curve: .easeIn)
      slide.animator.startAnimation()
      clock.advance(by: 1)
      let x = slide.x
      slide.animator.pauseAnimation()
      expectTrue(!slide.animator.isRunning && slide.animator.state == .active)
      clock.advance(by: 7)
      expectEqual(slide.x, x)
      expectTrue(abs(slide.animator.fractionComplete - x / 100) < 1e-12)
      slide.animator.startAnimation()
      expectEqual(slide.x, x)
      clock.advance(by: 1)
      expectTrue(slide.x == 100 && slide.ends == ["end 9.0"])
    }
  }

  @Test func `a scrubbed animator presents its fraction and continues for the remaining time`() {
    withClock { clock in
      let slide = Slide(clock, curve: .easeInOut)
      slide.animator.fractionComplete = 0.5
      expectTrue(slide.animator.state == .active && !slide.animator.isRunning)
      expectTrue(slide.x == 50 && slide.animator.fractionComplete == 0.5)
      slide.animator.fractionComplete = 0.25
      expectEqual(slide.x, 25)
      slide.animator.fractionComplete = 0.5
      slide.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      expectTrue(abs(slide.x - 50) < 1e-9)
      clock.advance(by: 1)
      expectEqual(slide.ends, ["end 1.0"])
    }
  }

  @Test func `without linear scrubbing the fraction is one of time and follows the curve`() {
    withClock { clock in
      let slide = Slide(clock, curve: .easeIn)
      slide.animator.scrubsLinearly = false
      slide.animator.fractionComplete = 0.5
      expectTrue(slide.x > 25 && slide.x < 35 && slide.animator.fractionComplete == 0.5)
      slide.animator.stopAnimation(true)
    }
  }

  @Test func `a reversed animator returns to the start, and so do the model values`() {
    withClock { clock in
      let slide = Slide(clock)
      slide.animator.startAnimation()
      clock.advance(by: 1.5)
      slide.animator.isReversed = true
      expectTrue(slide.x == 75 && slide.animator.fractionComplete == 0.25)
      clock.advance(by: 0.5)
      expectEqual(slide.x, 50)
      clock.advance(by: 1)
      expectTrue(slide.x == 0 && slide.view.frame.minX == 0)
      expectEqual(slide.ends, ["start 3.0"])
    }
  }

  @Test func `new timing parameters and a new duration apply from the current fraction`() {
    withClock { clock in
      let slide = Slide(clock)
      slide.animator.startAnimation()
      clock.advance(by: 1)
      slide.animator.pauseAnimation()
      slide.animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
        durationFactor: 2
      )
      clock.advance(by: 2)
      expectEqual(slide.x, 75)
      clock.advance(by: 2)
      expectEqual(slide.ends, ["end 5.0"])
    }
  }

  @Test func `stopping without finishing keeps the presented values`() {
    withClock { clock in
      let slide = Slide(clock)
      slide.animator.startAnimation()
      clock.advance(by: 1)
      slide.animator.stopAnimation(true)
      expectTrue(slide.view.frame.minX == 50 && slide.x == 50)
      expectTrue(slide.animator.state == .inactive && slide.ends.isEmpty && !clock.isAnimating)
    }
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.end, 100), (.start, 0), (.current, 50),
  ])
  func `a stopped animator is finished at the given position`(
    position: UIViewAnimatingPosition,
    x: CGFloat
  ) {
    withClock { clock in
      let slide = Slide(clock)
      slide.animator.startAnimation()
      clock.advance(by: 1)
      slide.animator.stopAnimation(false)
      expectTrue(slide.animator.state == .stopped && slide.view.frame.minX == 50)
      slide.animator.finishAnimation(at: position)
      expectTrue(slide.view.frame.minX == x && slide.x == x)
      expectTrue(slide.animator.state == .inactive && slide.ends == ["\(position) 1.0"])
    }
  }

  @Test func `animations can be added with a delay, and while the animator runs`() {
    withClock { clock in
      let slide = Slide(clock)
      let (late, added) = (box(), box())
      slide.animator.addAnimations({ late.alpha = 0 }, delayFactor: 0.5)
      slide.animator.startAnimation()
      clock.advance(by: 1)
      expectTrue(late.alpha == 0 && late.presentation.alpha == 1)
      slide.animator.addAnimations { added.alpha = 0 }
      clock.advance(by: 0.5)
      expectTrue(late.presentation.alpha == 0.5 && added.presentation.alpha == 0.5)
      clock.advance(by: 0.5)
      expectTrue(late.presentation.alpha == 0 && added.presentation.alpha == 0)
    }
  }

  @Test func `an animator that pauses on completion stays active`() {
    withClock { clock in
      let slide = Slide(clock)
      slide.animator.pausesOnCompletion = true
      slide.animator.startAnimation()
      clock.advance(by: 3)
      expectTrue(slide.animator.state == .active && !slide.animator.isRunning && slide.ends.isEmpty)
      slide.animator.isReversed = true
      slide.animator.pausesOnCompletion = false
      slide.animator.startAnimation()
      clock.advance(by: 1)
      expectEqual(slide.x, 50)
      clock.advance(by: 1)
      expectEqual(slide.ends, ["start 5.0"])
    }
  }

  @Test func `an inactive animator can run again with new animations`() {
    withClock { clock in
      let slide = Slide(clock)
      slide.animator.startAnimation()
      clock.advance(by: 2)
      slide.animator.addAnimations { slide.view.frame.origin.x = 0 }
      slide.animator.startAnimation()
      clock.advance(by: 0.5)
      expectEqual(slide.x, 75)
      clock.advance(by: 2)
    }
  }

  @Test func `two animators of one property add up`() {
    withClock { clock in
      let slide = Slide(clock)
      slide.animator.startAnimation()
      clock.advance(by: 1)
      let back = UIViewPropertyAnimator(duration: 2, curve: .linear) {
        slide.view.frame.origin.x = 0
      }
      back.startAnimation()
      expectEqual(slide.x, 50)
      clock.advance(by: 1)
      expectEqual(slide.x, 50)
      clock.advance(by: 1)
      expectEqual(slide.x, 0)
    }
  }

  @Test func `a spring with a mass determines its own duration`() {
    withClock { clock in
      let view = box()
      let animator = UIViewPropertyAnimator(
        duration: 9,
        timingParameters: UISpringTimingParameters(
          mass: 1,
          stiffness: 100,
          damping: 10,
          initialVelocity: .zero
        )
      )
      expectTrue(animator.duration > 1 && animator.duration < 2)
      animator.addAnimations { view.frame.origin.x = 100 }
      animator.startAnimation()
      // ω = 10, ζ = 0.5: the first overshoot is e^(-πζ/√(1-ζ²)) at π/(ω√(1-ζ²)).
      clock.advance(by: .pi / (10 * 0.75.squareRoot()))
      expectTrue(abs(view.presentation.frame.minX - 116.3) < 0.1)
      clock.advance(by: 9)
      expectEqual(view.presentation.frame.minX, 100)
    }
  }

  @Test func `an animator from runningPropertyAnimator is retained until it ends`() {
    withClock { clock in
      let view = box()
      weak var animator: UIViewPropertyAnimator?
      var ends: [String] = []
      animator = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1,
        delay: 0.5,
        options: .curveLinear
      ) {
        view.alpha = 0
      } completion: {
        ends.append("\($0) \(clock.now)")
      }
      clock.advance(by: 1)
      expectTrue(animator != nil && view.presentation.alpha == 0.5)
      clock.advance(by: 1)
      expectTrue(animator == nil && ends == ["end 1.5"])
    }
  }

  @Test func `a finished animator releases its blocks`() {
    weak var token: UIView?
    let clock = AnimationClock()
    LayoutEnvironment.current.with {
      $0.animationClock = clock
    } run: {
      let view = box()
      token = view
      let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.alpha = 0 }
      animator.addCompletion { _ in withExtendedLifetime((view, animator)) {} }
      animator.startAnimation()
    }
    expectTrue(token != nil)
    clock.advance(by: 1)
    expectTrue(token == nil)
  }

  @Test func `without a clock an animator ends as soon as it starts`() {
    let issues = collectingIssues {
      let view = box()
      var ends: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.alpha = 0 }
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      expectTrue(view.alpha == 0 && ends == [.end] && animator.state == .inactive)
    }.issues
    expectEmpty(issues)
  }

  @Test func `calls in a wrong state are reported with UIKit's exception name`() {
    let issues = withClock { clock in
      let slide = Slide(clock)
      slide.animator.finishAnimation(at: .end)
      slide.animator.startAnimation()
      slide.animator.finishAnimation(at: .end)
      slide.animator.stopAnimation(false)
      slide.animator.startAnimation()
      slide.animator.pauseAnimation()
      slide.animator.addAnimations {}
      slide.animator.stopAnimation(true)
      slide.animator.finishAnimation(at: .current)
      var paused: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        slide.view.alpha = 0
      }
      paused?.pauseAnimation()
      expectEqual(slide.view.presentation.alpha, 1)
      paused = nil
      expectEqual(slide.view.presentation.alpha, 0)
      paused = UIViewPropertyAnimator(duration: 1, curve: .linear) { slide.view.alpha = 1 }
      paused?.startAnimation()
      clock.advance(by: 0.5)
      paused?.stopAnimation(false)
      paused = nil
      expectTrue(slide.view.alpha == 0.5 && !clock.isAnimating)
    }
    expectEqual(
      issues.map(\.message),
      [
        "finishAnimation(at:) was called on a property animator that is inactive.",
        "finishAnimation(at:) was called on a property animator that is active.",
        "startAnimation() was called on a property animator that is stopped.",
        "pauseAnimation() was called on a property animator that is stopped.",
        "addAnimations(_:) was called on a property animator that is stopped.",
        "stopAnimation(_:) was called on a property animator that is stopped.",
        "A paused property animator was released.",
        "A stopped property animator was released.",
      ]
    )
    expectTrue(issues.allSatisfy { $0.exceptionName == "NSInternalInconsistencyException" })
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func `an animator with an invalid or zero duration ends with the next step`(
    duration: Double
  ) {
    withClock { clock in
      let slide = Slide(clock, duration: duration)
      slide.animator.startAnimation()
      clock.advance(by: 0)
      expectTrue(slide.ends == ["end 0.0"] && slide.x == 100)
    }
  }
}
