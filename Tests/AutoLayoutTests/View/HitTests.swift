import AutoLayout
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
    #expect(hit(60, 60) === back && hit(10, 10) === root && hit(300, 0) == nil)
    #expect(hit(92, 92) === front)
    front.isUserInteractionEnabled = false
    #expect(hit(110, 110) === back)
    back.isHidden = true
    #expect(hit(110, 110) === root)
    back.isHidden = false
    back.alpha = 0
    #expect(hit(110, 110) === root)
    back.alpha = 1
    back.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(hit(60, 60) === root && hit(80, 80) === back)
  }
}
