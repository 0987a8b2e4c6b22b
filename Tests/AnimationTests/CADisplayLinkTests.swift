import AutoLayout
import Expectations
import Foundation
import Testing

@Suite struct CADisplayLinkTests {
  private final class Ticker: UIResponder {
    var times: [CFTimeInterval] = []

    func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
  }

  @Test func `a timer of frames has the times of the clock`() {
    let clock = AnimationClock()
    LayoutEnvironment.current.with {
      $0.animationClock = clock
    } run: {
      let ticker = Ticker()
      let link = CADisplayLink(target: ticker, selector: Selector("tick:", Ticker.tick))
      link.fire()
      clock.advance(by: 0.5)
      link.fire()
      link.isPaused = true
      link.fire()
      link.isPaused = false
      link.invalidate()
      link.fire()
      expectEqual(ticker.times, [0, 0.5])
      link.preferredFramesPerSecond = 30
      expectTrue(abs(link.targetTimestamp - link.timestamp - 1.0 / 30) < 1e-12)
    }
  }
}
