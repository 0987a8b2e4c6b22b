import AutoLayout
import Boxes
import Expectations
import PlumbTesting
import Testing

/// The steps of an animation clock.
@Suite struct AnimationClockTests {
  @Test func `a new clock is at 0 and has no animations`() {
    let clock = AnimationClock()
    expectTrue(clock.now == 0 && !clock.isAnimating && clock.endOfAnimations == nil)
  }

  @Test(arguments: [(24, 24), (25, 25), (30, 30), (60, 60), (90, 90), (100, 100), (120, 120)])
  func `the steps of all frames of a second advance the clock by exactly one second`(
    frames: Int,
    count: Int
  ) {
    let clock = AnimationClock()
    for _ in 0..<count { clock.advance(by: 1 / Double(frames)) }
    expectEqual(clock.now, 1)
  }

  @Test func `ten steps of a tenth advance the clock by exactly one second`() {
    let clock = AnimationClock()
    for _ in 0..<10 { clock.advance(by: 0.1) }
    expectEqual(clock.now, 1)
  }

  @Test(arguments: [-0.1, .nan, .infinity, -Double.infinity])
  func `negative and non-finite steps are reported and ignored`(step: Double) {
    let (clock, issues) = collectingIssues {
      let clock = AnimationClock()
      clock.advance(by: 1)
      clock.advance(by: step, file: "Module/Test.swift", line: 7)
      clock.advance(to: step < 0 ? 0.5 : step, file: "Module/Test.swift", line: 8)
      return clock
    }
    expectEqual(clock.now, 1)
    expectEqual(issues.map(\.kind), [.unusableNumber, .unusableNumber])
    expectEqual(issues.map { $0.location?.description }, ["Test.swift:7", "Test.swift:8"])
  }

  @Test func `an animation of 1e300 seconds completes after a step of that length`() {
    withClock { clock in
      let view = box()
      var ends = 0
      UIView.animate(withDuration: 1e300) {
        view.alpha = 0
      } completion: { _ in
        ends += 1
      }
      clock.advance(by: 1e300)
      expectTrue(ends == 1 && view.presentation.alpha == 0)
    }
  }

  @Test func `completions that start each other without duration are stopped and reported`() {
    let issues = withClock { clock in
      let view = box()
      var count = 0
      func again() {
        count += 1
        UIView.animate(withDuration: 0) {
          view.alpha = 0
        } completion: { _ in
          again()
        }
      }
      again()
      clock.advance(by: 1)
      expectTrue(count > 1000 && clock.now == 0)
    }
    expectEqual(issues.map(\.kind), [.layoutLoop])
  }

  @Test func `a completion can advance the clock`() {
    withClock { clock in
      let view = box()
      var ends: [Double] = []
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: { _ in
        clock.advance(by: 3)
        ends.append(clock.now)
      }
      UIView.animate(withDuration: 2) {
        view.center.x = 9
      } completion: { _ in
        ends.append(clock.now)
      }
      clock.advance(by: 1.5)
      expectTrue(ends == [2, 4] && clock.now == 4)
    }
  }

  // MARK: Step sizes

  /// Random animations that start at random times, interrupt each other and are chained.
  private struct Timeline {
    let clock: AnimationClock
    let views = (0..<4).map { box(CGFloat($0) * 10, 0, 20, 20) }
    let root = box(0, 0, 500, 500)
    var dice: Lcg
    let log = Log()

    final class Log { var lines: [String] = [] }

    init(seed: UInt64, _ clock: AnimationClock) {
      dice = Lcg(state: seed)
      self.clock = clock
      for view in views { root.addSubview(view) }
    }

    mutating func animate() {
      let view = views[Int.random(in: 0..<4, using: &dice)]
      let name = "\(Int.random(in: 0..<1000, using: &dice))"
      let duration = Double(Int.random(in: 0...20, using: &dice)) / 7
      let delay = Bool.random(using: &dice) ? 0 : 0.3
      let options: UIView.AnimationOptions = [
        .curveLinear, .curveEaseIn, .autoreverse, [.repeat, .curveEaseOut],
      ].randomElement(using: &dice)!
      let target = CGRect(
        x: CGFloat(Int.random(in: 0..<400, using: &dice)),
        y: CGFloat(Int.random(in: 0..<400, using: &dice)),
        width: 5 + CGFloat(Int.random(in: 0..<90, using: &dice)),
        height: 30
      )
      let isSpring = Bool.random(using: &dice)
      let (clock, log) = (clock, log)
      let changes = {
        view.frame = target
        view.alpha = target.width / 100
        view.backgroundColor = UIColor(white: target.minX / 400, alpha: 1)
        view.transform = CGAffineTransform(rotationAngle: target.minY / 50)
      }
      let completion = { (isWhole: Bool) in
        log.lines.append("\(name) \(clock.now) \(isWhole) \(view.presentation.frame)")
        UIView.animate(withDuration: 0.37) {
          view.center.y += 17
        } completion: { _ in
          log.lines.append("after \(name) \(clock.now)")
        }
      }
      if isSpring {
        UIView.animate(
          withDuration: duration,
          delay: delay,
          usingSpringWithDamping: 0.4,
          initialSpringVelocity: 2,
          animations: changes,
          completion: completion
        )
      } else {
        UIView.animate(
          withDuration: duration,
          delay: delay,
          options: options,
          animations: changes,
          completion: completion
        )
      }
    }

    var presentedValues: String {
      views.map {
        let shown = $0.presentation
        return "\(shown.frame) \(shown.alpha) \(shown.backgroundColor?.description ?? "") "
          + "\(shown.transform)"
      }.joined(separator: "\n")
    }
  }

  /// The presented values at each half second, and the completions.
  private func run(_ seed: UInt64, steps: (inout Lcg) -> Double) -> [String] {
    var lines: [String] = []
    withClock { clock in
      var timeline = Timeline(seed: seed, clock)
      var stepDice = Lcg(state: seed &* 31)
      for half in 1...12 {
        if half < 9 { timeline.animate() }
        let target = Double(half) / 2
        while clock.now < target {
          clock.advance(to: min(target, clock.now + steps(&stepDice)))
        }
        lines.append(timeline.presentedValues)
      }
      lines += timeline.log.lines
    }
    return lines
  }

  @Test(arguments: 1...40)
  func `the sizes of the steps change neither presented values nor completions`(seed: UInt64) {
    let one = run(seed) { _ in 1 }
    expectTrue(one.count > 12)
    expectEqual(run(seed) { _ in 1.0 / 60 }, one)
    expectEqual(run(seed) { _ in 0.1 }, one)
    expectEqual(run(seed) { Double.random(in: 0.001...0.3, using: &$0) }, one)
  }
}
