import AutoLayout
import Expectations
import Testing

@Suite struct ButtonInsetsTests {
  /// A button of 200 × 100 points with an image of 20 × 10 points and a title.
  private func made() -> (button: UIButton, image: UIImageView, title: UILabel) {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    button.setImage(UIImage(size: CGSize(width: 20, height: 10)), for: .normal)
    button.setTitle("Go", for: .normal)
    return (button, button.imageView!, button.titleLabel!)
  }

  @Test func `image and title are beside each other, in the layout direction`() {
    let (button, image, title) = made()
    let width = title.intrinsicContentSize.width
    button.layoutIfNeeded()
    let left = 100 - (20 + width) / 2
    expectEqual(image.frame, CGRect(x: left, y: 45, width: 20, height: 10))
    expectEqual(title.frame.minX, left + 20)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    expectEqual(title.frame.minX, left)
    expectEqual(image.frame.minX, left + width)
    button.contentHorizontalAlignment = .trailing
    button.layoutIfNeeded()
    expectTrue(title.frame.minX == 0 && image.frame.minX == width)
  }

  @Test func `insets of image and title move them, and do not change the size`() {
    let (button, image, title) = made()
    button.layoutIfNeeded()
    let (size, one, other) = (button.intrinsicContentSize, image.frame, title.frame)
    button.titleEdgeInsets = UIEdgeInsets(top: 4, left: 8, bottom: -4, right: -8)
    button.imageEdgeInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 6)
    button.layoutIfNeeded()
    expectEqual(button.intrinsicContentSize, size)
    expectEqual(title.frame, other.offsetBy(dx: 8, dy: 4))
    // Centred content moves by half of an inset at one side.
    expectEqual(image.frame, one.offsetBy(dx: -3, dy: 5))
  }

  @Test func `content insets enlarge the size, and move image and title`() {
    let (button, image, title) = made()
    let plain = button.intrinsicContentSize
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let size = button.intrinsicContentSize
    expectTrue(size.width == plain.width + 60 && size.height == plain.height - 12 + 40)
    button.layoutIfNeeded()
    expectTrue(abs(image.frame.minX + title.frame.maxX - 180) < 1e-9)
    expectTrue(image.frame.midY == 40 && title.frame.midY == 40)
  }

  @Test func `a title that does not fit beside its insets is cut off`() {
    let (button, _, title) = made()
    button.frame.size = button.intrinsicContentSize
    button.titleEdgeInsets.left = 10
    button.layoutIfNeeded()
    expectEqual(title.frame.width, max(0, button.bounds.width - 30))
  }

  @Test func `an image fills a button whose content is aligned to fill it`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    button.setImage(UIImage(size: CGSize(width: 20, height: 10)), for: .normal)
    button.contentHorizontalAlignment = .fill
    button.contentVerticalAlignment = .fill
    let image = button.imageView
    button.layoutIfNeeded()
    expectEqual(image?.frame, CGRect(x: 0, y: 0, width: 60, height: 40))
  }

  @Test func `a background image belongs to a state, and enlarges the button`() {
    let button = UIButton()
    let (one, two) = (
      UIImage(size: CGSize(width: 120, height: 90)), UIImage(size: CGSize(width: 1, height: 1))
    )
    button.setBackgroundImage(one, for: .normal)
    button.setBackgroundImage(two, for: .disabled)
    expectTrue(
      button.currentBackgroundImage === one && button.backgroundImage(for: .selected) === one
    )
    expectEqual(button.intrinsicContentSize, CGSize(width: 120, height: 90))
    button.isEnabled = false
    expectTrue(button.currentBackgroundImage === two)
    expectEqual(button.intrinsicContentSize.width, 30)
    expectEqual(button.backgroundRect(forBounds: CGRect(x: 0, y: 0, width: 5, height: 6)).width, 5)
  }

  @Test func `a subclass decides on the places of image and title`() {
    final class Upright: UIButton {
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.midX - 10, y: contentRect.minY, width: 20, height: 20)
      }
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.minX, y: contentRect.minY + 20, width: contentRect.width, height: 20)
      }
    }
    let button = Upright(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    button.setTitle("Go", for: .normal)
    button.setImage(UIImage(size: CGSize(width: 20, height: 10)), for: .normal)
    button.contentEdgeInsets.top = 3
    let image = button.imageView
    button.layoutIfNeeded()
    expectEqual(image?.frame, CGRect(x: 40, y: 3, width: 20, height: 20))
    expectEqual(button.titleLabel?.frame, CGRect(x: 0, y: 23, width: 100, height: 20))
  }
}
