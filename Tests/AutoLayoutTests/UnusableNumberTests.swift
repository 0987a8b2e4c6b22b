import AutoLayout
import Expectations
import PlumbTesting
import Testing

/// Non-finite numbers are reported with the property that they were set on, and ignored. GeometryTests has the tests of frames and
/// other geometry.
@Suite struct UnusableNumberTests {
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a view ignores a non-finite alpha`(number: CGFloat) {
    let (alpha, issues) = collectingIssues {
      let view = UIView()
      view.accessibilityIdentifier = "card"
      view.alpha = 0.5
      view.alpha = number
      return view.alpha
    }
    expectEqual(alpha, 0.5)
    expectEqual(
      issues.map(\.description),
      [
        "The alpha of card contains NaN or infinity. It keeps the alpha that it has."
      ]
    )
  }

  @Test func `a layer ignores a non-finite corner radius or border width`() {
    let (layer, issues) = collectingIssues {
      let view = UIView()
      view.accessibilityIdentifier = "card"
      view.layer.cornerRadius = 4
      view.layer.borderWidth = 2
      view.layer.cornerRadius = .nan
      view.layer.borderWidth = .infinity
      return (view.layer.cornerRadius, view.layer.borderWidth)
    }
    expectTrue(layer == (4, 2))
    expectEqual(
      issues.map(\.description),
      [
        "The cornerRadius of card contains NaN or infinity. It keeps the cornerRadius that it has.",
        "The borderWidth of card contains NaN or infinity. It keeps the borderWidth that it has.",
      ]
    )
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `a font with a non-finite size has the size of labels, or its previous size`(number: CGFloat)
  {
    let (fonts, issues) = collectingIssues {
      [
        UIFont.systemFont(ofSize: number), .systemFont(ofSize: number, weight: .medium),
        .boldSystemFont(ofSize: number), UIFont.systemFont(ofSize: 12.5).withSize(number),
      ]
    }
    expectEqual(fonts.map(\.pointSize), [17, 17, 17, 12.5])
    expectTrue(issues.allSatisfy { $0.kind == .unusableNumber })
    expectEqual(
      issues.map(\.description),
      [
        "UIFont.systemFont(ofSize:) was given the size \(number). The font has 17 points. Use a finite size.",
        "UIFont.systemFont(ofSize:weight:) was given the size \(number). The font has 17 points. "
          + "Use a finite size.",
        "UIFont.boldSystemFont(ofSize:) was given the size \(number). The font has 17 points. "
          + "Use a finite size.",
        "UIFont.withSize(_:) was given the size \(number). The font has 12.5 points. Use a finite size.",
      ]
    )
  }

  @Test func `a label ignores a non-finite preferredMaxLayoutWidth`() {
    let (sizes, issues) = collectingIssues(measurer: FixedAdvanceText()) {
      let label = UILabel()
      label.accessibilityIdentifier = "title"
      label.text = "one two three four"
      label.numberOfLines = 0
      label.preferredMaxLayoutWidth = 80
      return [80, CGFloat.nan, .infinity].map { width -> CGSize in
        label.preferredMaxLayoutWidth = width
        return label.intrinsicContentSize
      }
    }
    expectTrue(sizes[0].width <= 80)
    expectEqual(sizes, [sizes[0], sizes[0], sizes[0]])
    let text =
      "The preferredMaxLayoutWidth of title contains NaN or infinity. It keeps the "
      + "preferredMaxLayoutWidth that it has."
    expectEqual(issues.map(\.description), [text, text])
  }
}
