import Expectations
import Plumb
import PlumbLint
import Testing

@Suite struct SmallTouchTargetTests {
  private func findings(_ view: UIView, size: CGFloat) -> [String] {
    lintedScreen(.leftToRight, [.smallTouchTarget]) { root in
      view.snp.setLabel("close")
      root.addSubview(view)
      view.snp.makeConstraints { make in
        make.top.leading.equalToSuperview()
        make.size.equalTo(size)
      }
    }
  }

  @Test func `a button that is smaller than a finger`() {
    expectEqual(
      findings(UIButton(), size: 24),
      [
        "SmallTouchTargetTests.swift:13: `close` is 24 × 24 points large, and less than 44 × 44 are "
          + "hard to touch. Make it larger, or override point(inside:with:). [small-touch-target]"
      ]
    )
    expectEqual(findings(UIButton(), size: 44), [])
  }

  @Test func `a view that recognizes taps`() {
    let image = UIImageView()
    image.isUserInteractionEnabled = true
    image.addGestureRecognizer(UITapGestureRecognizer())
    expectEqual(findings(image, size: 30).count, 1)
  }

  @Test
  func `a larger touchable area, controls with their own size and disabled views are left alone`() {
    final class LargeButton: UIButton {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -12, dy: -12).contains(point)
      }
    }
    expectEqual(findings(LargeButton(), size: 24), [])
    expectEqual(findings(UISwitch(), size: 31), [])
    let disabled = UIButton()
    disabled.isUserInteractionEnabled = false
    expectEqual(findings(disabled, size: 24), [])
  }
}
