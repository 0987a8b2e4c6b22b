import AutoLayout
import Expectations
import Testing

@Suite struct UIFontDescriptorTests {
  private let body = UIFont.systemFont(ofSize: 17)

  private func font(_ descriptor: UIFontDescriptor?, _ size: CGFloat = 0) -> UIFont? {
    descriptor.map { UIFont(descriptor: $0, size: size) }
  }

  @Test func `a font is that of its descriptor`() {
    for font in [body, .boldSystemFont(ofSize: 9), .italicSystemFont(ofSize: 11)] {
      expectEqual(UIFont(descriptor: font.fontDescriptor, size: 0), font)
      expectEqual(UIFont(descriptor: font.fontDescriptor, size: 30), font.withSize(30))
    }
  }

  @Test func `traits make the system font bold, italic and monospaced`() {
    let descriptor = body.fontDescriptor
    expectEqual(font(descriptor.withSymbolicTraits(.traitBold)), .boldSystemFont(ofSize: 17))
    expectEqual(font(descriptor.withSymbolicTraits(.traitItalic)), .italicSystemFont(ofSize: 17))
    let mono = font(descriptor.withSymbolicTraits(.traitMonoSpace))
    expectEqual(mono, .monospacedSystemFont(ofSize: 17, weight: .regular))
    expectEqual(mono?.fontDescriptor.symbolicTraits, .traitMonoSpace)
    expectEqual(font(mono?.fontDescriptor.withSymbolicTraits([])), body)
    let semibold = UIFont.systemFont(ofSize: 17, weight: .semibold)
    expectEqual(semibold.fontDescriptor.symbolicTraits, .traitBold)
    expectEqual(
      font(semibold.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))?.weight,
      .semibold
    )
  }

  @Test func `the characters of a monospaced font have one width`() {
    let label = UILabel()
    label.font = .monospacedSystemFont(ofSize: 20, weight: .regular)
    label.text = "il"
    let narrow = label.intrinsicContentSize.width
    label.text = "WM"
    expectEqual(label.intrinsicContentSize.width, narrow)
    expectTrue(abs(narrow - 2 * 20 * 1266 / 2048) < 1e-9)
  }

  @Test func `attributes set name, size, weight and slant, and others are left out`() {
    let traits: [UIFontDescriptor.TraitKey: Any] = [
      .weight: UIFont.Weight.heavy, .slant: 0.2, .width: "wide",
    ]
    let descriptor = body.fontDescriptor.addingAttributes([.size: 30, .traits: traits])
    expectEqual(font(descriptor)?.weight, .heavy)
    expectEqual(font(descriptor)?.pointSize, 30)
    expectEqual(descriptor.symbolicTraits, [.traitBold, .traitItalic])
    expectEqual(
      font(UIFontDescriptor(fontAttributes: [.size: "x", .traits: 3]), 12),
      .systemFont(ofSize: 12)
    )
    expectEqual(font(UIFontDescriptor(name: "Inter-Bold", size: 12)), .boldSystemFont(ofSize: 12))
    expectEqual(body.fontDescriptor.object(forKey: .size) as? CGFloat, 17)
  }

  @Test func `the font of a text style follows the text size`() {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    label.font = font(descriptor.withSymbolicTraits(.traitBold))
    label.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    expectEqual(label.font.pointSize, 33)
    expectEqual(label.font.weight, .bold)
  }
}
