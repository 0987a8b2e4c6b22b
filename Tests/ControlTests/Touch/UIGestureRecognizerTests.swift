import AutoLayout
import Expectations
import PlumbTesting
import Testing

@Suite struct UIGestureRecognizerTests {
  /// A target that writes down each call.
  final class Log: NSObject, UIGestureRecognizerDelegate {
    var lines: [String] = []
    var isTogether = false
    var begins = true
    var receives = true

    func tapped() { lines.append("tap") }
    func doubleTapped() { lines.append("double") }
    func pressed(_ press: UILongPressGestureRecognizer) { lines.append("press \(press.state)") }
    func panned(_ pan: UIPanGestureRecognizer) {
      let (way, speed) = (pan.translation(in: pan.view), pan.velocity(in: nil))
      lines.append("pan \(pan.state) \(way.x),\(way.y) at \(speed.x)")
    }
    func swiped(_ swipe: UISwipeGestureRecognizer) { lines.append("swipe") }
    func pinched(_ pinch: UIPinchGestureRecognizer) {
      lines.append("pinch \(pinch.state) \(pinch.scale)")
    }
    func turned(_ turn: UIRotationGestureRecognizer) {
      lines.append("turn \(turn.state) \((turn.rotation * 100).rounded())")
    }
    func edge() { lines.append("edge") }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    { receives }
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { isTogether }
  }

  private final class Pad: UIView {
    var phases: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("b") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("m") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("e") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      phases.append("c")
    }
  }

  private let log = Log()
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let pad = Pad(frame: CGRect(x: 50, y: 50, width: 200, height: 200))

  init() { root.addSubview(pad) }

  private var tap: UITapGestureRecognizer {
    UITapGestureRecognizer(target: log, action: Selector("tapped", Log.tapped))
  }
  private var doubleTap: UITapGestureRecognizer {
    let tap = UITapGestureRecognizer(
      target: log,
      action: Selector("doubleTapped", Log.doubleTapped)
    )
    tap.numberOfTapsRequired = 2
    return tap
  }
  private var press: UILongPressGestureRecognizer {
    UILongPressGestureRecognizer(target: log, action: Selector("pressed:", Log.pressed))
  }
  private var pan: UIPanGestureRecognizer {
    UIPanGestureRecognizer(target: log, action: Selector("panned:", Log.panned))
  }
  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test func `a tap in the view or in one inside of it is recognized`() {
    root.addGestureRecognizer(tap)
    UITouch.tap(pad)
    UITouch.tap(root)
    expectEqual(log.lines, ["tap", "tap"])
    expectEqual(root.gestureRecognizers?.count, 1)
  }

  @Test func `a touch that moves or lasts too long is no tap`() {
    pad.addGestureRecognizer(tap)
    let first = UITouch.begin(at: point(10, 10), in: pad)
    first?.move(to: point(25, 10), in: pad)
    first?.end()
    let second = UITouch.begin(at: point(10, 10), in: pad)
    second?.end(after: 1)
    expectEmpty(log.lines)
    UITouch.tap(pad)
    expectEqual(log.lines, ["tap"])
  }

  @Test func `a recognized tap cancels the touch of the view, unless it is told not to`() {
    let tap = tap
    pad.addGestureRecognizer(tap)
    UITouch.tap(pad)
    expectEqual(pad.phases, ["b", "c"])
    tap.cancelsTouchesInView = false
    UITouch.tap(pad)
    expectEqual(pad.phases, ["b", "c", "b", "e"])
  }

  @Test func `a single tap waits for a double tap to fail`() {
    let (single, double) = (tap, doubleTap)
    single.require(toFail: double)
    pad.addGestureRecognizer(single)
    pad.addGestureRecognizer(double)
    UITouch.tap(pad)
    expectEqual(log.lines, [])
    UITouch.wait(for: 0.4, in: pad)
    expectEqual(log.lines, ["tap"])
    UITouch.tap(pad)
    UITouch.wait(for: 0.1, in: pad)
    UITouch.tap(pad)
    UITouch.wait(for: 1, in: pad)
    expectEqual(log.lines, ["tap", "double"])
  }

  @Test func `a long press begins after its duration, changes and ends`() {
    pad.addGestureRecognizer(press)
    let touch = UITouch.begin(at: point(10, 10), in: pad)
    touch?.hold(for: 0.3)
    expectEqual(log.lines, [])
    touch?.hold(for: 0.3)
    touch?.move(to: point(90, 10), in: pad)
    touch?.end()
    expectEqual(log.lines, ["press began", "press changed", "press ended"])
    UITouch.tap(pad)
    expectEqual(log.lines.count, 3)
  }

  @Test func `a pan begins after 10 points, and tells its way and its velocity`() {
    let pan = pan
    pad.addGestureRecognizer(pan)
    let touch = UITouch.begin(at: point(10, 10), in: pad)
    touch?.move(to: point(15, 10), in: pad)
    touch?.move(to: point(30, 10), in: pad, after: 0.5)
    touch?.move(to: point(30, 40), in: pad, after: 0.5)
    touch?.end()
    expectEqual(
      log.lines,
      [
        "pan began 20.0,0.0 at 30.0", "pan changed 20.0,30.0 at 0.0", "pan ended 20.0,30.0 at 0.0",
      ]
    )
    expectEqual(pan.state, .possible)
  }

  @Test func `the translation of a pan can be set`() {
    let pan = pan
    pad.addGestureRecognizer(pan)
    let touch = UITouch.begin(at: point(10, 10), in: pad)
    touch?.move(to: point(30, 10), in: pad)
    pan.setTranslation(.zero, in: pad)
    touch?.move(to: point(35, 10), in: pad)
    expectEqual(pan.translation(in: pad), point(5, 0))
    pad.transform = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(pan.translation(in: pad), point(2.5, 0))
  }

  @Test func `the first recognizer that begins makes the others fail`() {
    root.addGestureRecognizer(pan)
    pad.addGestureRecognizer(press)
    let touch = UITouch.begin(at: point(10, 10), in: pad)
    touch?.hold(for: 1)
    touch?.move(to: point(90, 10), in: pad)
    touch?.end()
    expectEqual(log.lines, ["press began", "press changed", "press ended"])
  }

  @Test func `a delegate allows two gestures at the same time`() {
    let (pan, press) = (pan, press)
    log.isTogether = true
    pan.delegate = log
    root.addGestureRecognizer(pan)
    pad.addGestureRecognizer(press)
    let touch = UITouch.begin(at: point(10, 10), in: pad)
    touch?.hold(for: 1)
    touch?.move(to: point(30, 10), in: pad)
    expectEqual(log.lines, ["press began", "press changed", "pan began 20.0,0.0 at 20.0"])
  }

  @Test func `a delegate keeps a recognizer from touches and from beginning`() {
    let tap = tap
    tap.delegate = log
    pad.addGestureRecognizer(tap)
    log.begins = false
    UITouch.tap(pad)
    expectEqual(pad.phases, ["b", "e"])
    (log.begins, log.receives) = (true, false)
    UITouch.tap(pad)
    expectEqual(log.lines, [])
    log.receives = true
    UITouch.tap(pad)
    expectEqual(log.lines, ["tap"])
  }

  @Test func `a swipe is quick and straight`() {
    let swipe = UISwipeGestureRecognizer(target: log, action: Selector("swiped:", Log.swiped))
    swipe.direction = [.left, .up]
    pad.addGestureRecognizer(swipe)
    func draw(_ end: CGPoint, _ duration: TimeInterval) {
      let touch = UITouch.begin(at: point(100, 100), in: pad)
      touch?.move(to: end, in: pad, after: duration)
      touch?.end()
    }
    draw(point(30, 105), 0.2)
    draw(point(100, 20), 0.2)
    expectEqual(log.lines, ["swipe", "swipe"])
    draw(point(170, 100), 0.2)
    draw(point(40, 40), 0.2)
    draw(point(30, 100), 0.7)
    expectEqual(log.lines.count, 2)
  }

  @Test func `two touches pinch and turn`() {
    pad.addGestureRecognizer(
      UIPinchGestureRecognizer(target: log, action: Selector("pinched:", Log.pinched))
    )
    let one = UITouch.begin(at: point(50, 100), in: pad)
    let two = UITouch.begin(at: point(150, 100), in: pad)
    two?.move(to: point(200, 100), in: pad)
    one?.move(to: point(0, 100), in: pad)
    one?.end()
    two?.end()
    expectEqual(log.lines, ["pinch began 1.5", "pinch changed 2.0", "pinch ended 2.0"])
    log.lines = []
    pad.gestureRecognizers = [
      UIRotationGestureRecognizer(target: log, action: Selector("turned:", Log.turned))
    ]
    let three = UITouch.begin(at: point(100, 100), in: pad)
    let four = UITouch.begin(at: point(190, 100), in: pad)
    four?.move(to: point(100, 190), in: pad)
    expectEqual(log.lines, ["turn began 157.0"])
    three?.cancel()
    expectEqual(log.lines.last, "turn cancelled 157.0")
    four?.end()
  }

  @Test func `an edge pan begins at its edge, towards the middle`() {
    let edge = UIScreenEdgePanGestureRecognizer(target: log, action: Selector("edge", Log.edge))
    edge.edges = .left
    root.addGestureRecognizer(edge)
    for (from, to) in [(5.0, 40.0), (100.0, 140.0), (29.0, 2.0)] {
      let touch = UITouch.begin(at: point(from, 20), in: root)
      touch?.move(to: point(to, 20), in: root)
      touch?.end()
    }
    // It began and ended once.
    expectEqual(log.lines, ["edge", "edge"])
  }

  @Test func `an enabled control keeps single taps from the views around it`() {
    root.addGestureRecognizer(tap)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    pad.addSubview(button)
    button.addAction(UIAction { [log] _ in log.lines.append("button") }, for: .touchUpInside)
    UITouch.tap(button)
    expectEqual(log.lines, ["button"])
    button.isEnabled = false
    UITouch.tap(button)
    expectEqual(log.lines, ["button", "tap"])
  }

  @Test func `a recognizer that is disabled or removed during a gesture is cancelled`() {
    for isRemoved in [false, true] {
      log.lines = []
      let pan = pan
      pad.gestureRecognizers = [pan]
      let touch = UITouch.begin(at: point(10, 10), in: pad)
      touch?.move(to: point(30, 10), in: pad)
      if isRemoved { pad.removeGestureRecognizer(pan) } else { pan.isEnabled = false }
      touch?.move(to: point(60, 10), in: pad)
      touch?.end()
      expectEqual(log.lines.map { $0.prefix(9) }, ["pan began", "pan cance"])
    }
    expectTrue(pad.gestureRecognizers == nil)
  }

  @Test func `targets are not retained, can be removed, and are added once`() {
    let tap = tap
    pad.addGestureRecognizer(tap)
    tap.addTarget(log, action: Selector("tapped", Log.tapped))
    UITouch.tap(pad)
    expectEqual(log.lines, ["tap"])
    var other: Log? = Log()
    tap.addTarget(other as Any, action: Selector("tapped", Log.tapped))
    weak let weakly = other
    other = nil
    expectTrue(weakly == nil)
    tap.removeTarget(log, action: nil)
    UITouch.tap(pad)
    expectEqual(log.lines, ["tap"])
  }

  @Test func `a target that removes views and recognizers during a gesture is no trap`() {
    final class Remover: NSObject {
      func act(_ recognizer: UIGestureRecognizer) {
        let view = recognizer.view
        view?.superview?.gestureRecognizers = nil
        view?.gestureRecognizers = nil
        view?.removeFromSuperview()
      }
    }
    let remover = Remover()
    for _ in 0..<2 {
      pad.addGestureRecognizer(
        UITapGestureRecognizer(target: remover, action: Selector("act:", Remover.act))
      )
      root.addGestureRecognizer(tap)
      UITouch.tap(pad)
      expectTrue(pad.superview == nil)
      root.addSubview(pad)
    }
  }
}
