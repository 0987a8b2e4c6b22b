import DocumentedCode
import Plumb
import PlumbTesting
import Testing

/// Docs/Animation.md, and the line of the README about it.
@Suite struct AnimationTests {
  @Test func `the example moves as its comments say`() throws {
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
    #expect(clock.now == 0.5 && !clock.isAnimating)
  }

  @Test func `an animation is tested by moving its clock`() {
    let clock = AnimationClock()
    LayoutEnvironment.current.with {
      $0.animationClock = clock
    } run: {
      let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      // begin
      UIView.animate(withDuration: 0.3) { badge.alpha = 0 }
      clock.advance(by: 0.15)
      assert(badge.alpha == 0 && abs(badge.presentation.alpha - 0.5) < 0.001)
      // end
      #expect(abs(badge.presentation.alpha - 0.5) < 0.001)
    }
  }

  @Test func `the pages show these examples`() throws {
    let regions = try DocumentedCode.regions()
    #expect(regions.count == 2)
    #expect(try DocumentedCode.blocks(of: "Docs/Animation.md") == [regions[0]])
    #expect(try DocumentedCode.blocks(of: "README.md").contains(regions[1]))
  }
}
