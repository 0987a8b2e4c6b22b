import DocumentedCode
import Expectations
import Plumb
import PlumbTesting
import Testing

/// The example of Docs/Animation.md.
@Suite struct AnimationTests {
  @Test func `the example has the frames in its comments`() throws {
    // begin
    let clock = AnimationClock()
    LayoutEnvironment.current.with {
      $0.animationClock = clock
    } run: {
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      let drawer = UIView()
      card.addSubview(drawer)
      drawer.snp.makeConstraints { make in
        make.leading.top.bottom.equalToSuperview()
        make.width.equalTo(40)
      }
      card.layoutIfNeeded()

      drawer.snp.updateConstraints { make in make.width.equalTo(240) }
      UIView.animate(withDuration: 0.5) {
        card.layoutIfNeeded()
      } completion: { _ in
        drawer.backgroundColor = .white
      }
      assert(drawer.frame.width == 240)
      assert(drawer.presentation.frame.width == 40)

      clock.advance(by: 0.25)
      assert(drawer.presentation.frame.width == 140)

      clock.advance(by: 0.25)
      assert(drawer.presentation.frame.width == 240)
      assert(drawer.backgroundColor == .white)
    }
    // end
    expectTrue(clock.now == 0.5 && !clock.isAnimating)
  }

  @Test func `a test advances the clock of an animation`() {
    let clock = AnimationClock()
    LayoutEnvironment.current.with {
      $0.animationClock = clock
    } run: {
      let badge = UIView()
      UIView.animate(withDuration: 0.3) { badge.alpha = 0 }
      clock.advance(by: 0.15)
      assert(badge.alpha == 0 && abs(badge.presentation.alpha - 0.5) < 0.001)
    }
    expectTrue(clock.now == 0.15 && clock.isAnimating)
  }

  @Test func `changes by states, conditions and gone views are animated`() {
    let clock = AnimationClock()
    LayoutEnvironment.current.with {
      $0.animationClock = clock
    } run: {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      let (first, second) = (UIView(), UIView())
      root.addSubview(first)
      root.addSubview(second)
      first.snp.makeConstraints { make in
        make.leading.top.bottom.equalToSuperview()
        make.width.equalTo(80)
      }
      second.snp.makeConstraints { $0.size.equalTo(50) }
      let states = ConstraintStates<Int>()
      for state in 0...1 {
        second.snp.makeConstraints(in: state, of: states) { make in
          make.leading.equalTo(first.snp.trailing).offset(20 + 40 * state)
        }
      }
      states.current = 0
      second.snp.makeConstraints(when: .width(..<400)) { $0.top.equalToSuperview() }
      second.snp.makeConstraints(when: .width(400...)) { $0.bottom.equalToSuperview() }
      root.layoutIfNeeded()

      func path(_ change: @escaping () -> Void) -> [CGPoint] {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          change()
          root.layoutIfNeeded()
        }
        return [0, 0.5, 0.5].map { time in
          clock.advance(by: time)
          return second.presentation.frame.origin
        }
      }
      let (low, high) = (CGFloat(50), CGFloat(0))
      expectEqual(path { states.current = 1 }.map(\.x), [100, 120, 140])
      expectEqual(path { root.frame.size.width = 400 }.map(\.y), [high, 25, low])
      expectEqual(path { first.snp.setGone(true, along: .horizontal) }.map(\.x), [140, 70, 0])
      expectTrue(first.presentation.isHidden)
    }
  }

  @Test func `the page shows this example`() throws {
    let regions = try DocumentedCode.regions()
    expectEqual(regions.count, 1)
    expectEqual(try DocumentedCode.blocks(of: "Docs/Animation.md"), regions)
  }
}
