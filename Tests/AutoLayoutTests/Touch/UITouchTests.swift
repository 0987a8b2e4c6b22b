import AutoLayout
import PlumbTesting
import Testing

@Suite struct UITouchTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  /// Writes down what it gets.
  private final class Listener: UIView {
    var heard: [String] = []
    var passesOn = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches)
      if passesOn { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches)
      if passesOn { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled", touches)
    }

    private func note(_ what: String, _ touches: Set<UITouch>) {
      guard let touch = touches.first else { return }
      let (place, before) = (touch.location(in: self), touch.previousLocation(in: self))
      heard.append("\(what) \(Int(place.x)),\(Int(place.y)) from \(Int(before.x)),\(Int(before.y))")
    }
  }

  private func listener(_ frame: CGRect, in parent: UIView) -> Listener {
    let view = Listener()
    view.frame = frame
    parent.addSubview(view)
    return view
  }

  @Test func `the view under the finger gets all that it does, in its own coordinates`() {
    let box = listener(CGRect(x: 10, y: 20, width: 50, height: 50), in: root)
    let touch = UITouch.begin(at: CGPoint(x: 15, y: 26), in: root)
    #expect(touch?.view === box)
    #expect(touch?.phase == .began)
    touch?.move(to: CGPoint(x: 200, y: 30), in: root)
    touch?.end()
    #expect(box.heard == ["began 5,6 from 5,6", "moved 190,10 from 5,6", "ended 190,10 from 5,6"])
    touch?.end()
    touch?.cancel()
    #expect(box.heard.count == 3)
    #expect(touch?.phase == .ended)
  }

  @Test func `who does not override them hands events on`() {
    let outer = listener(CGRect(x: 0, y: 0, width: 100, height: 100), in: root)
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    outer.addSubview(plain)
    #expect(UITouch.tap(plain))
    #expect(outer.heard == ["began 25,25 from 25,25", "ended 25,25 from 25,25"])
    let inner = listener(CGRect(x: 50, y: 50, width: 50, height: 50), in: outer)
    UITouch.tap(inner)
    #expect(outer.heard.count == 2)
    inner.passesOn = true
    UITouch.tap(inner)
    #expect(outer.heard.count == 4)
  }

  @Test func `labels and images let touches through`() {
    let box = listener(CGRect(x: 0, y: 0, width: 50, height: 50), in: root)
    for view in [UILabel(), UIImageView()] {
      view.frame = box.bounds
      box.addSubview(view)
    }
    UITouch.tap(box)
    #expect(box.heard.count == 2)
  }

  @Test func `what is hidden, or nowhere, is not touched`() {
    let box = listener(CGRect(x: 0, y: 0, width: 50, height: 50), in: root)
    box.isHidden = true
    UITouch.tap(at: CGPoint(x: 5, y: 5), in: root)
    #expect(box.heard.isEmpty)
    #expect(UITouch.begin(at: CGPoint(x: 500, y: 5), in: root) == nil)
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
    #expect(UITouch.tap(at: CGPoint(x: 270, y: 10), in: root))
    #expect(box.heard.first == "began 10,10 from 10,10")
  }
}
