import AutoLayout
import PlumbTesting
import Testing

/// Animations that are paused, scrubbed, turned round and stopped.
@Suite struct UIViewPropertyAnimatorTests {
  /// From 0 to 100 within two seconds.
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

  @Test func `it runs from start to end`() {
    withClock { clock in
      let slide = Slide(clock)
      #expect(slide.animator.state == .inactive && !slide.animator.isRunning)
      #expect(slide.view.frame.minX == 0)
      slide.animator.startAnimation()
      #expect(slide.animator.state == .active && slide.animator.isRunning)
      #expect(slide.view.frame.minX == 100 && slide.x == 0)
      clock.advance(by: 0.5)
      #expect(slide.x == 25 && slide.animator.fractionComplete == 0.25)
      clock.advance(by: 1.5)
      #expect(slide.x == 100 && slide.ends == ["end 2.0"])
      #expect(slide.animator.state == .inactive && !clock.isAnimating)
    }
  }

  @Test func `a delay comes first`() {
    withClock { clock in
      let slide = Slide(clock)
      slide.animator.startAnimation(afterDelay: 1)
      clock.advance(by: 1.5)
      #expect(slide.x == 25 && slide.animator.delay == 1)
      clock.advance(by: 5)
      #expect(slide.ends == ["end 3.0"])
    }
  }

  @Test func `paused, it stands still and goes on from there`() {
    withClock { clock in
      let slide = Slide(clock, curve: .easeIn)
      slide.animator.startAnimation()
      clock.advance(by: 1)
      let x = slide.x
      slide.animator.pauseAnimation()
      #expect(!slide.animator.isRunning && slide.animator.state == .active)
      clock.advance(by: 7)
      #expect(slide.x == x)
      #expect(abs(slide.animator.fractionComplete - x / 100) < 1e-12)
      slide.animator.startAnimation()
      #expect(slide.x == x)
      clock.advance(by: 1)
      #expect(slide.x == 100 && slide.ends == ["end 9.0"])
    }
  }

  @Test func `scrubbed, it shows what the fraction says, and takes the rest of its time`() {
    withClock { clock in
      let slide = Slide(clock, curve: .easeInOut)
      slide.animator.fractionComplete = 0.5
      #expect(slide.animator.state == .active && !slide.animator.isRunning)
      #expect(slide.x == 50 && slide.animator.fractionComplete == 0.5)
      slide.animator.fractionComplete = 0.25
      #expect(slide.x == 25)
      slide.animator.fractionComplete = 0.5
      slide.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      #expect(abs(slide.x - 50) < 1e-9)
      clock.advance(by: 1)
      #expect(slide.ends == ["end 1.0"])
    }
  }

  @Test func `a fraction of the time goes by the curve`() {
    withClock { clock in
      let slide = Slide(clock, curve: .easeIn)
      slide.animator.scrubsLinearly = false
      slide.animator.fractionComplete = 0.5
      #expect(slide.x > 25 && slide.x < 35 && slide.animator.fractionComplete == 0.5)
      slide.animator.stopAnimation(true)
    }
  }

  @Test func `turned round, it goes back to where it began, and so do the values`() {
    withClock { clock in
      let slide = Slide(clock)
      slide.animator.startAnimation()
      clock.advance(by: 1.5)
      slide.animator.isReversed = true
      #expect(slide.x == 75 && slide.animator.fractionComplete == 0.25)
      clock.advance(by: 0.5)
      #expect(slide.x == 50)
      clock.advance(by: 1)
      #expect(slide.x == 0 && slide.view.frame.minX == 0)
      #expect(slide.ends == ["start 3.0"])
    }
  }

  @Test func `another pace and duration begin where it is`() {
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
      #expect(slide.x == 75)
      clock.advance(by: 2)
      #expect(slide.ends == ["end 5.0"])
    }
  }

  @Test func `stopped for good, everything stays as it is shown`() {
    withClock { clock in
      let slide = Slide(clock)
      slide.animator.startAnimation()
      clock.advance(by: 1)
      slide.animator.stopAnimation(true)
      #expect(slide.view.frame.minX == 50 && slide.x == 50)
      #expect(slide.animator.state == .inactive && slide.ends.isEmpty && !clock.isAnimating)
    }
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.end, 100), (.start, 0), (.current, 50),
  ])
  func `stopped, it is finished where one says`(position: UIViewAnimatingPosition, x: CGFloat) {
    withClock { clock in
      let slide = Slide(clock)
      slide.animator.startAnimation()
      clock.advance(by: 1)
      slide.animator.stopAnimation(false)
      #expect(slide.animator.state == .stopped && slide.view.frame.minX == 50)
      slide.animator.finishAnimation(at: position)
      #expect(slide.view.frame.minX == x && slide.x == x)
      #expect(slide.animator.state == .inactive && slide.ends == ["\(position) 1.0"])
    }
  }

  @Test func `blocks can begin later, and be added on the way`() {
    withClock { clock in
      let slide = Slide(clock)
      let (late, added) = (box(), box())
      slide.animator.addAnimations({ late.alpha = 0 }, delayFactor: 0.5)
      slide.animator.startAnimation()
      clock.advance(by: 1)
      #expect(late.alpha == 0 && late.presentation.alpha == 1)
      slide.animator.addAnimations { added.alpha = 0 }
      clock.advance(by: 0.5)
      #expect(late.presentation.alpha == 0.5 && added.presentation.alpha == 0.5)
      clock.advance(by: 0.5)
      #expect(late.presentation.alpha == 0 && added.presentation.alpha == 0)
    }
  }

  @Test func `it can stay active at its end`() {
    withClock { clock in
      let slide = Slide(clock)
      slide.animator.pausesOnCompletion = true
      slide.animator.startAnimation()
      clock.advance(by: 3)
      #expect(slide.animator.state == .active && !slide.animator.isRunning && slide.ends.isEmpty)
      slide.animator.isReversed = true
      slide.animator.pausesOnCompletion = false
      slide.animator.startAnimation()
      clock.advance(by: 1)
      #expect(slide.x == 50)
      clock.advance(by: 1)
      #expect(slide.ends == ["start 5.0"])
    }
  }

  @Test func `it can run again with other blocks`() {
    withClock { clock in
      let slide = Slide(clock)
      slide.animator.startAnimation()
      clock.advance(by: 2)
      slide.animator.addAnimations { slide.view.frame.origin.x = 0 }
      slide.animator.startAnimation()
      clock.advance(by: 0.5)
      #expect(slide.x == 75)
      clock.advance(by: 2)
    }
  }

  @Test func `two animators of one view add up`() {
    withClock { clock in
      let slide = Slide(clock)
      slide.animator.startAnimation()
      clock.advance(by: 1)
      let back = UIViewPropertyAnimator(duration: 2, curve: .linear) {
        slide.view.frame.origin.x = 0
      }
      back.startAnimation()
      #expect(slide.x == 50)
      clock.advance(by: 1)
      #expect(slide.x == 50)
      clock.advance(by: 1)
      #expect(slide.x == 0)
    }
  }

  @Test func `springs with a mass have their own duration`() {
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
      #expect(animator.duration > 1 && animator.duration < 2)
      animator.addAnimations { view.frame.origin.x = 100 }
      animator.startAnimation()
      // ω = 10, ζ = 0.5: the first swing beyond is e^(-πζ/√(1-ζ²)) at π/(ω√(1-ζ²)).
      clock.advance(by: .pi / (10 * 0.75.squareRoot()))
      #expect(abs(view.presentation.frame.minX - 116.3) < 0.1)
      clock.advance(by: 9)
      #expect(view.presentation.frame.minX == 100)
    }
  }

  @Test func `one that is made running needs nobody to keep it`() {
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
      #expect(animator != nil && view.presentation.alpha == 0.5)
      clock.advance(by: 1)
      #expect(animator == nil && ends == ["end 1.5"])
    }
  }

  @Test func `a running animator keeps nothing once it is over`() {
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
    #expect(token != nil)
    clock.advance(by: 1)
    #expect(token == nil)
  }

  @Test func `without a clock it is over when it starts`() {
    let issues = collectingIssues {
      let view = box()
      var ends: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.alpha = 0 }
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      #expect(view.alpha == 0 && ends == [.end] && animator.state == .inactive)
    }.issues
    #expect(issues.isEmpty)
  }

  @Test func `what Apple raises an exception for is reported`() {
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
      #expect(slide.view.presentation.alpha == 1)
      paused = nil
      #expect(slide.view.presentation.alpha == 0)
      paused = UIViewPropertyAnimator(duration: 1, curve: .linear) { slide.view.alpha = 1 }
      paused?.startAnimation()
      clock.advance(by: 0.5)
      paused?.stopAnimation(false)
      paused = nil
      #expect(slide.view.alpha == 0.5 && !clock.isAnimating)
    }
    #expect(
      issues.map(\.message) == [
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
    #expect(issues.allSatisfy { $0.exceptionName == "NSInternalInconsistencyException" })
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func `without a duration it is over with the next step`(
    duration: Double
  ) {
    withClock { clock in
      let slide = Slide(clock, duration: duration)
      slide.animator.startAnimation()
      clock.advance(by: 0)
      #expect(slide.ends == ["end 0.0"] && slide.x == 100)
    }
  }
}
