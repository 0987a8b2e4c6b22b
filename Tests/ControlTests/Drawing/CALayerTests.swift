import AutoLayout
import Expectations
import Testing

@Suite struct CALayerTests {
  @Test func `a layer has its frame, bounds and position by its anchor point`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
    expectEqual(layer.bounds, CGRect(x: 0, y: 0, width: 40, height: 60))
    expectEqual(layer.position, CGPoint(x: 30, y: 50))
    layer.anchorPoint = .zero
    expectEqual(layer.frame, CGRect(x: 30, y: 50, width: 40, height: 60))
    layer.bounds.size.width = 10
    expectEqual(layer.frame, CGRect(x: 30, y: 50, width: 10, height: 60))
    layer.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    expectEqual(layer.frame, CGRect(x: 30, y: 50, width: 10, height: 60))
  }

  @Test func `the layer of a view has the view's geometry and appearance`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    expectTrue(view.layer.frame == view.frame && view.layer.position == view.center)
    view.layer.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    expectEqual(view.frame, CGRect(x: 5, y: 6, width: 7, height: 8))
    view.layer.backgroundColor = UIColor.red.cgColor
    view.layer.opacity = 0.5
    view.layer.isHidden = true
    expectTrue(view.backgroundColor == .red && view.alpha == 0.5 && view.isHidden)
  }

  @Test func `sublayers are added, moved and removed in their order`() {
    let (root, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.addSublayer(a)
    root.addSublayer(b)
    root.insertSublayer(c, below: b)
    expectEqual(root.sublayers, [a, c, b])
    root.insertSublayer(a, above: b)
    expectEqual(root.sublayers, [c, b, a])
    root.insertSublayer(b, at: 99)
    expectTrue(root.sublayers == [c, a, b] && b.superlayer === root)
    root.replaceSublayer(c, with: CALayer())
    expectTrue(root.sublayers?.count == 3 && c.superlayer == nil)
    a.removeFromSuperlayer()
    root.sublayers = nil
    expectTrue(root.sublayers == nil && b.superlayer == nil)
  }

  @Test func `a layer is not added to itself, and that of a view to none`() {
    let (outer, inner, view) = (CALayer(), CALayer(), UIView())
    outer.addSublayer(inner)
    inner.addSublayer(outer)
    outer.addSublayer(outer)
    outer.addSublayer(view.layer)
    expectTrue(view.layer.superlayer == nil)
    expectTrue(outer.sublayers == [inner] && inner.sublayers == nil)
  }

  @Test func `a view makes a layer of its layer class`() {
    final class Fade: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    final class Wrong: UIView {
      override class var layerClass: AnyClass { UIView.self }
    }
    let fade = Fade(frame: CGRect(x: 0, y: 0, width: 5, height: 6))
    expectTrue(fade.layer is CAGradientLayer && fade.layer === fade.layer)
    expectEqual(fade.layer.bounds.size, CGSize(width: 5, height: 6))
    expectTrue(type(of: Wrong().layer) == CALayer.self)
  }

  @Test func `the layout of a view goes through its layer`() {
    final class Track: CALayer {
      var sizes: [CGSize] = []
      override func layoutSublayers() {
        super.layoutSublayers()
        sizes.append(bounds.size)
      }
    }
    final class Tracked: UIView {
      var calls: [String] = []
      override class var layerClass: AnyClass { Track.self }
      override func layoutSublayers(of layer: CALayer) {
        calls.append(layer === self.layer ? "sublayers" : "of another layer")
        super.layoutSublayers(of: layer)
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        calls.append("subviews")
      }
    }
    let view = Tracked(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
    view.layoutIfNeeded()
    expectEqual(view.calls, ["sublayers", "subviews"])
    expectEqual((view.layer as? Track)?.sizes, [CGSize(width: 50, height: 60)])
  }

  @Test func `the sublayers of a view whose layer was used are laid out`() {
    final class Round: UIView {
      override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        layer.cornerRadius = bounds.height / 2
      }
    }
    let view = Round(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
    view.layer.borderWidth = 1
    view.layoutIfNeeded()
    expectEqual(view.layer.cornerRadius, 30)
  }

  @Test func `a stopped layer keeps its time, and goes on where it stopped`() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    outer.speed = 2
    outer.beginTime = 10
    inner.timeOffset = 1
    expectEqual(inner.convertTime(13, from: nil), 7)
    expectEqual(inner.convertTime(7, to: nil), 13)
    expectTrue(inner.convertTime(6, from: outer) == 7 && inner.convertTime(7, to: outer) == 6)
    let stopped = inner.convertTime(13, from: nil)
    inner.speed = 0
    inner.timeOffset = stopped
    expectEqual(inner.convertTime(20, from: nil), 7)
    (inner.speed, inner.timeOffset, inner.beginTime) = (1, 0, 0)
    inner.beginTime = inner.convertTime(20, from: nil) - stopped
    expectEqual(inner.convertTime(20, from: nil), 7)
  }
}
