import AutoLayout
import Expectations
import PlumbTesting
import Testing

@Suite struct UIFontMetricsTests {
  private static let styles: [UIFont.TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
    .caption1, .caption2,
  ]
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private func sizes(_ category: UIContentSizeCategory) -> [Int] {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    return Self.styles.map {
      Int(UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits).pointSize)
    }
  }

  @Test func `text styles have the point sizes of Apple's guidelines`() {
    expectEqual(sizes(.extraSmall), [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11])
    expectEqual(sizes(.large), [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
    expectEqual(sizes(.extraExtraExtraLarge), [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17])
    expectEqual(
      sizes(.accessibilityExtraExtraExtraLarge),
      [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40]
    )
  }

  @Test func `no text style is smaller in a larger content size category`() {
    for (smaller, larger) in zip(Self.categories, Self.categories.dropFirst()) {
      expectTrue(smaller < larger && larger > smaller && smaller <= larger && !(smaller >= larger))
      for (a, b) in zip(sizes(smaller), sizes(larger)) { expectTrue(a <= b) }
    }
    expectEqual(Self.categories.filter(\.isAccessibilityCategory).count, 5)
  }

  @Test func `without traits the environment's content size category applies`() {
    expectEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 17)
    LayoutEnvironment().with {
      $0.preferredContentSizeCategory = .extraLarge
    } run: {
      expectEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 19)
      expectEqual(UIFontMetrics.default.scaledValue(for: 34), 38)
      expectEqual(UIView().traitCollection.preferredContentSizeCategory, .extraLarge)
    }
  }

  @Test func `font metrics scale fonts and lengths with their text style, up to a maximum`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 34, weight: .bold)
    let scaled = metrics.scaledFont(for: font, compatibleWith: traits)
    expectEqual(scaled.pointSize, 38)
    expectEqual(scaled.weight, .bold)
    let limited = metrics.scaledFont(for: font, maximumPointSize: 35, compatibleWith: traits)
    expectEqual(limited.pointSize, 35)
    expectEqual(metrics.scaledValue(for: 17, compatibleWith: traits), 19)
    expectEqual(metrics.scaledFont(for: font).pointSize, 34)
  }

  @Test func `a label that adjusts its font follows its traits, and is laid out again`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (label, fixed) = (UILabel(), UILabel())
    for view in [label, fixed] {
      view.text = "Text"
      view.translatesAutoresizingMaskIntoConstraints = false
      view.font = .preferredFont(forTextStyle: .body)
      root.addSubview(view)
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    label.adjustsFontForContentSizeCategory = true
    root.layoutIfNeeded()
    let before = label.frame.height
    root.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    root.layoutIfNeeded()
    expectEqual(label.font.pointSize, 53)
    expectTrue(abs(label.frame.height - before * 53 / 17) < 1e-9)
    expectEqual(fixed.font.pointSize, 17)
    root.traitOverrides.preferredContentSizeCategory = .unspecified
    root.layoutIfNeeded()
    expectEqual(label.frame.height, before)
    label.font = .systemFont(ofSize: 20)
    root.traitOverrides.preferredContentSizeCategory = .extraLarge
    expectEqual(label.font.pointSize, 20)
  }

  @Test func `text fields and text views adjust their fonts as well`() {
    let root = UIView()
    let (field, view) = (UITextField(), UITextView())
    field.font = .preferredFont(forTextStyle: .body)
    view.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 34))
    (field.adjustsFontForContentSizeCategory, view.adjustsFontForContentSizeCategory) = (true, true)
    for view in [field, view] { root.addSubview(view) }
    root.traitOverrides.preferredContentSizeCategory = .extraLarge
    expectEqual(field.font?.pointSize, 19)
    expectEqual(view.font?.pointSize, 38)
  }
}
