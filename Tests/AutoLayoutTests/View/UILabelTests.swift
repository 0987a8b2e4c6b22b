import AutoLayout
import Boxes
import Expectations
import PlumbTesting
import Testing

@Suite struct UILabelTests {
  /// A label with padding around its text, as most apps implement it.
  private final class PaddedLabel: UILabel {
    override func textRect(
      forBounds bounds: CGRect,
      limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
      let inner = bounds.inset(by: UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10))
      let text = super.textRect(forBounds: inner, limitedToNumberOfLines: numberOfLines)
      return text.inset(by: UIEdgeInsets(top: -4, left: -10, bottom: -4, right: -10))
    }
  }

  @Test func `padding in textRect is added to the intrinsic content size`() {
    let (plain, padded) = (UILabel(), PaddedLabel())
    for label in [plain, padded] { label.text = "a few words that wrap" }
    let size = plain.intrinsicContentSize
    expectEqual(
      padded.intrinsicContentSize,
      CGSize(width: size.width + 20, height: size.height + 8)
    )
    expectEqual(padded.sizeThatFits(.zero), padded.intrinsicContentSize)
  }

  @Test func `padding in textRect is added to the height of wrapped text`() {
    let root = rootBox(100, 400)
    let (plain, padded) = (UILabel(), PaddedLabel())
    for label in [plain, padded] {
      label.text = "a few words that wrap"
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    NSLayoutConstraint.activate([
      plain.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      plain.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      plain.topAnchor.constraint(equalTo: root.topAnchor),
      padded.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      padded.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      padded.topAnchor.constraint(equalTo: plain.bottomAnchor),
    ])
    root.layoutIfNeeded()
    expectTrue(plain.frame.height > 2 * plain.font.lineHeight - 1)
    expectEqual(padded.frame.height, plain.frame.height + 8)
  }

  @Test func `a label whose font is nil uses the system font`() {
    let label = UILabel()
    label.text = "Text"
    let size = label.intrinsicContentSize
    label.font = .systemFont(ofSize: 30)
    label.font = nil
    expectEqual(label.intrinsicContentSize, size)
  }
}
