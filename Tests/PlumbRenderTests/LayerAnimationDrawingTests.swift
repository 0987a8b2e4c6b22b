import AutoLayout
import Expectations
import PlumbRender
import Testing

/// The animations and transforms of layers in pictures.
@Suite struct LayerAnimationDrawingTests {
  private func picture(_ change: (CALayer) -> Void) -> String {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.backgroundColor = UIColor.red.cgColor
    layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    root.layer.addSublayer(layer)
    change(layer)
    return SVGRenderer().render(root)
  }

  private func filling(_ path: String, _ to: Any) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    (animation.toValue, animation.fillMode, animation.isRemovedOnCompletion) = (
      to, .forwards, false
    )
    return animation
  }

  @Test func `a layer is drawn with the values of its animations`() {
    let moved = picture { $0.add(filling("position", CGPoint(x: 50, y: 40)), forKey: nil) }
    expectTrue(moved.contains(##"<rect x="40" y="30" width="20" height="20" fill="#ff0000"/>"##))
    let pale = picture { $0.add(filling("opacity", 0.5), forKey: nil) }
    expectTrue(pale.contains(#"<g opacity="0.5">"#))
    let blue = picture { $0.add(filling("backgroundColor", UIColor.blue.cgColor), forKey: nil) }
    expectTrue(blue.contains(##"fill="#0000ff""##) && !blue.contains("#ff0000"))
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).cgPath
    expectTrue(picture { $0.add(filling("path", path), forKey: nil) }.contains(#"d="M10 10L14 10"#))
  }

  @Test func `a layer is transformed around its anchor point`() {
    let turned = picture { $0.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1) }
    expectTrue(turned.contains(#"<g transform="matrix(0 1 -1 0 40 0)">"#))
    let scaled = picture { $0.add(filling("transform.scale.x", 2), forKey: nil) }
    expectTrue(scaled.contains(#"<g transform="matrix(2 0 0 1 -20 0)">"#))
  }
}
