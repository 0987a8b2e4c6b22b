import AutoLayout
import Testing

/// Members that few views use: tint, content mode, layer.
@Suite struct ViewExtrasTests {
  private final class Tinted: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  @Test func `a tint is inherited by subviews without a tint of their own`() {
    let (root, inner, own, below) = (Tinted(), Tinted(), Tinted(), Tinted())
    root.addSubview(inner)
    root.addSubview(own)
    own.addSubview(below)
    #expect(inner.tintColor == .systemBlue)
    own.tintColor = .green
    #expect((own.changes, below.changes) == (1, 1))
    root.tintColor = .red
    #expect(inner.tintColor == .red && below.tintColor == .green)
    #expect((root.changes, inner.changes, own.changes, below.changes) == (1, 1, 1, 1))
    root.tintColor = .red
    #expect(root.changes == 1)
    own.tintColor = nil
    #expect(below.tintColor == .red)
    #expect((own.changes, below.changes) == (2, 2))
  }

  @Test func `unset members have UIKit's defaults`() {
    let view = UIView()
    #expect(view.contentMode == .scaleToFill && view.transform.isIdentity)
    #expect(view.accessibilityLabel == nil && !view.isAccessibilityElement)
    #expect(view.layer === view.layer && view.layer.animationKeys() == nil)
    view.contentMode = .bottomRight
    view.accessibilityLabel = "Close"
    #expect(view.contentMode.rawValue == 12 && view.accessibilityLabel == "Close")
  }
}
