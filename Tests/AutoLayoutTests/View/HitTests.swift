import AutoLayout
import Expectations
import Testing

/// UIView+Hit: the view at a point.
@Suite struct HitTests {
  private final class Wide: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
  }

  @Test
  func `hitTest finds the frontmost visible view, with transforms and overridden point(inside:)`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let back = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let front = Wide(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
    root.addSubview(back)
    root.addSubview(front)
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
      root.hitTest(CGPoint(x: x, y: y), with: nil)
    }
    expectTrue(hit(60, 60) === back && hit(10, 10) === root && hit(300, 0) == nil)
    expectTrue(hit(92, 92) === front)
    front.isUserInteractionEnabled = false
    expectTrue(hit(110, 110) === back)
    back.isHidden = true
    expectTrue(hit(110, 110) === root)
    back.isHidden = false
    back.alpha = 0
    expectTrue(hit(110, 110) === root)
    back.alpha = 1
    back.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    expectTrue(hit(60, 60) === root && hit(80, 80) === back)
  }

  @Test func `a touch finds the innermost of 20,000 nested views`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var view = root
    for _ in 0..<20_000 {
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.addSubview(inner)
      view = inner
    }
    expectTrue(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
  }

  @Test func `an override of hitTest is called on each way down`() {
    final class Passing: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let behind = UIView(frame: root.bounds)
    let plain = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    let passing = Passing(frame: plain.bounds)
    let button = UIView(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
    root.addSubview(behind)
    root.addSubview(plain)
    plain.addSubview(passing)
    passing.addSubview(button)
    expectTrue(root.hitTest(CGPoint(x: 35, y: 35), with: nil) === button)
    expectTrue(root.hitTest(CGPoint(x: 60, y: 60), with: nil) === plain)
    expectTrue(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === behind)
  }

  @Test func `a touch is converted by transforms and scrolled bounds on its way down`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let turned = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    turned.transform = CGAffineTransform(scaleX: -1, y: 1)
    turned.bounds.origin = CGPoint(x: 0, y: 200)
    let box = UIView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
    root.addSubview(turned)
    turned.addSubview(box)
    expectTrue(root.hitTest(CGPoint(x: 95, y: 5), with: nil) === box)
    expectTrue(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === turned)
  }
}
