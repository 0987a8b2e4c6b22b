import AutoLayout
import Boxes
import Expectations
import PlumbTesting
import Testing

/// Animations that start while another animation of the same property runs.
@Suite struct InterruptionTests {
  @Test func `a second animation starts at the presented value and is added to the first`() {
    withClock { clock in
      let view = box()
      var ends: [String] = []
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame.origin.x = 100
      } completion: {
        ends.append("there \(clock.now) \($0)")
      }
      clock.advance(by: 0.5)
      expectEqual(view.shown, "(50, 0, 10, 10)")
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame.origin.x = 0
      } completion: {
        ends.append("back \(clock.now) \($0)")
      }
      expectEqual(view.shown, "(50, 0, 10, 10)")
      // The rest of the first animation, -50 · (1 - t/0.5), plus the whole second one, 100 · (1 - t).
      clock.advance(by: 0.25)
      expectEqual(view.shown, "(50, 0, 10, 10)")
      clock.advance(by: 0.5)
      expectEqual(view.shown, "(25, 0, 10, 10)")
      clock.advance(by: 1)
      expectEqual(view.shown, "(0, 0, 10, 10)")
      expectEqual(ends, ["there 1.0 true", "back 1.5 true"])
    }
  }

  @Test func `a new colour animation starts at the presented colour and ends the previous one`() {
    withClock { clock in
      let view = box()
      view.backgroundColor = UIColor(white: 0, alpha: 1)
      var ends: [String] = []
      func animate(to white: CGFloat) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          view.backgroundColor = UIColor(white: white, alpha: 1)
        } completion: {
          ends.append("\(white) \(clock.now) \($0)")
        }
      }
      animate(to: 1)
      clock.advance(by: 0.5)
      animate(to: 0)
      expectEqual(view.presentation.backgroundColor, UIColor(white: 0.5, alpha: 1))
      clock.advance(by: 0.5)
      expectEqual(view.presentation.backgroundColor, UIColor(white: 0.25, alpha: 1))
      clock.advance(by: 0.5)
      expectEqual(ends, ["1.0 0.5 false", "0.0 1.5 true"])
    }
  }

  @Test func `a change without animation moves the presented frame by the same amount`() {
    withClock { clock in
      let view = box()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame.origin.x = 100
      }
      clock.advance(by: 0.5)
      view.frame.origin.x = 110
      expectEqual(view.shown, "(60, 0, 10, 10)")
      clock.advance(by: 0.5)
      expectEqual(view.shown, "(110, 0, 10, 10)")
    }
  }

  @Test func `position and size are animated independently`() {
    withClock { clock in
      let view = box()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame = CGRect(x: 100, y: 0, width: 30, height: 10)
      }
      clock.advance(by: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame.size.width = 10
      }
      clock.advance(by: 0.5)
      expectEqual(view.shown, "(100, 0, 20, 10)")
    }
  }

  /// Starting an animation does not change the presented values.
  @Test(arguments: 1...60)
  func `presented values are continuous when animations interrupt each other`(seed: UInt64) {
    withClock { clock in
      var dice = Lcg(state: seed)
      let view = box()
      for _ in 0..<12 {
        let before = view.presentation
        let place = CGRect(
          x: CGFloat.random(in: 0..<300, using: &dice),
          y: CGFloat.random(in: 0..<300, using: &dice),
          width: CGFloat.random(in: 5..<300, using: &dice),
          height: CGFloat.random(in: 5..<300, using: &dice)
        )
        let angle = CGFloat.random(in: -3..<3, using: &dice)
        let duration = Double.random(in: 0.1..<2, using: &dice)
        let changes = {
          view.transform = .identity
          view.frame = place
          view.alpha = place.minX / 300
          view.backgroundColor = UIColor(white: place.minY / 300, alpha: 1)
          view.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: 2, y: 0.5)
        }
        if Bool.random(using: &dice) {
          UIView.animate(
            withDuration: duration,
            delay: 0,
            usingSpringWithDamping: 0.5,
            initialSpringVelocity: 1,
            animations: changes
          )
        } else {
          UIView.animate(withDuration: duration, animations: changes)
        }
        let after = view.presentation
        expectTrue(after.bounds.isClose(to: before.bounds))
        expectTrue(after.frame.isClose(to: before.frame))
        expectTrue(abs(after.alpha - before.alpha) < 1e-9)
        let gray = (before.backgroundColor?.components.red, after.backgroundColor?.components.red)
        if let old = gray.0, let new = gray.1 { expectTrue(abs(old - new) < 1e-9) }
        clock.advance(by: Double.random(in: 0..<1, using: &dice))
      }
      clock.advance(by: 10)
      expectTrue(view.presentation.bounds == view.bounds && view.presentation.frame == view.frame)
      expectTrue(view.layer.animationKeys() == nil)
    }
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-9 && abs(minY - other.minY) < 1e-9
      && abs(width - other.width) < 1e-9 && abs(height - other.height) < 1e-9
  }
}
