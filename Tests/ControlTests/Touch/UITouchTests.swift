import AutoLayout
import Expectations
import PlumbTesting
import Testing

@Suite struct UITouchTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  /// Records the touches that it receives.
  private final class Listener: UIView {
    var received: [String] = []
    var callsSuper = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches)
      if callsSuper { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches)
      if callsSuper { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled", touches)
    }

    private func note(_ what: String, _ touches: Set<UITouch>) {
      guard let touch = touches.first else { return }
      let (place, before) = (touch.location(in: self), touch.previousLocation(in: self))
      received.append(
        "\(what) \(Int(place.x)),\(Int(place.y)) from \(Int(before.x)),\(Int(before.y))"
      )
    }
  }

  private func listener(_ frame: CGRect, in parent: UIView) -> Listener {
    let view = Listener()
    view.frame = frame
    parent.addSubview(view)
    return view
  }

  @Test func `the touched view receives all phases of the touch, in its own coordinates`() {
    let box = listener(CGRect(x: 10, y: 20, width: 50, height: 50), in: root)
    let touch = UITouch.begin(at: CGPoint(x: 15, y: 26), in: root)
    expectTrue(touch?.view === box)
    expectEqual(touch?.phase, .began)
    touch?.move(to: CGPoint(x: 200, y: 30), in: root)
    touch?.end()
    expectEqual(
      box.received,
      ["began 5,6 from 5,6", "moved 190,10 from 5,6", "ended 190,10 from 5,6"]
    )
    touch?.end()
    touch?.cancel()
    expectEqual(box.received.count, 3)
    expectEqual(touch?.phase, .ended)
  }

  @Test func `a view without overridden touch methods passes touches on to its superview`() {
    let outer = listener(CGRect(x: 0, y: 0, width: 100, height: 100), in: root)
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    outer.addSubview(plain)
    expectTrue(UITouch.tap(plain))
    expectEqual(outer.received, ["began 25,25 from 25,25", "ended 25,25 from 25,25"])
    let inner = listener(CGRect(x: 50, y: 50, width: 50, height: 50), in: outer)
    UITouch.tap(inner)
    expectEqual(outer.received.count, 2)
    inner.callsSuper = true
    UITouch.tap(inner)
    expectEqual(outer.received.count, 4)
  }

  @Test func `labels and image views do not receive touches`() {
    let box = listener(CGRect(x: 0, y: 0, width: 50, height: 50), in: root)
    for view in [UILabel(), UIImageView()] {
      view.frame = box.bounds
      box.addSubview(view)
    }
    UITouch.tap(box)
    expectEqual(box.received.count, 2)
  }

  @Test func `a touch reaches no hidden view, and none begins outside the root`() {
    let box = listener(CGRect(x: 0, y: 0, width: 50, height: 50), in: root)
    box.isHidden = true
    UITouch.tap(at: CGPoint(x: 5, y: 5), in: root)
    expectEmpty(box.received)
    expectTrue(UITouch.begin(at: CGPoint(x: 500, y: 5), in: root) == nil)
  }

  @Test func `a tree is laid out before it is touched`() {
    let box = listener(.zero, in: root)
    box.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 40),
      box.heightAnchor.constraint(equalToConstant: 40),
    ])
    expectTrue(UITouch.tap(at: CGPoint(x: 270, y: 10), in: root))
    expectEqual(box.received.first, "began 10,10 from 10,10")
  }
}
