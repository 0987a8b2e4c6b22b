import AutoLayout
import Expectations
import Testing

/// Members that few views use: tint, content mode, layer.
@Suite struct ViewExtrasTests {
  private final class Tinted: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  @Test func `a dimmed view and its subviews have a gray tint`() {
    let (root, inner) = (UIView(), Tinted())
    root.addSubview(inner)
    inner.tintColor = .red
    root.tintAdjustmentMode = .dimmed
    expectTrue(inner.tintAdjustmentMode == .dimmed && inner.changes == 2)
    expectEqual(inner.tintColor.components, UIColor(white: 0.2126, alpha: 1).components)
    inner.tintAdjustmentMode = .normal
    expectEqual(inner.tintColor, .red)
    root.tintAdjustmentMode = .automatic
    expectTrue(root.tintAdjustmentMode == .normal && inner.changes == 3)
  }

  @Test func `a tint is inherited by subviews without a tint of their own`() {
    let (root, inner, own, below) = (Tinted(), Tinted(), Tinted(), Tinted())
    root.addSubview(inner)
    root.addSubview(own)
    own.addSubview(below)
    expectEqual(inner.tintColor, .systemBlue)
    own.tintColor = .green
    expectTrue((own.changes, below.changes) == (1, 1))
    root.tintColor = .red
    expectTrue(inner.tintColor == .red && below.tintColor == .green)
    expectTrue((root.changes, inner.changes, own.changes, below.changes) == (1, 1, 1, 1))
    root.tintColor = .red
    expectEqual(root.changes, 1)
    own.tintColor = nil
    expectEqual(below.tintColor, .red)
    expectTrue((own.changes, below.changes) == (2, 2))
  }

  @Test func `unset members have UIKit's defaults`() {
    let view = UIView()
    expectTrue(view.contentMode == .scaleToFill && view.transform.isIdentity)
    expectTrue(view.accessibilityLabel == nil && !view.isAccessibilityElement)
    expectTrue(view.layer === view.layer && view.layer.animationKeys() == nil)
    view.contentMode = .bottomRight
    view.accessibilityLabel = "Close"
    expectTrue(view.contentMode.rawValue == 12 && view.accessibilityLabel == "Close")
  }
}
