/// How fonts and lengths grow with the texts of a style.
///
/// A value grows as the style's size does: at the extra large category body text is 19 points instead of 17, and so 34 points
/// are 38. (Apple documents the styles' sizes in the Human Interface Guidelines, and not how other values are rounded: here they
/// are not.)
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// Those of body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The font for the category of the current environment; views that adjust their fonts follow other categories.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?)
    -> UIFont
  {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// - Parameter maximumPointSize: 0 for no limit.
  open func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaling = FontScaling(
      style: style,
      size: font.pointSize,
      limit: maximumPointSize > 0 ? maximumPointSize : .infinity
    )
    return font.scaled(scaling, category(traitCollection))
  }

  /// Points that grow with the text.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    FontScaling(style: style, size: value).size(in: category(traitCollection))
  }

  private func category(_ traits: UITraitCollection?) -> UIContentSizeCategory {
    (traits ?? .current).preferredContentSizeCategory
  }
}

/// How a font's size follows the user's category.
struct FontScaling: Hashable, Sendable {
  var style: UIFont.TextStyle
  /// At the category Large.
  var size: CGFloat
  var limit = CGFloat.infinity

  func size(in category: UIContentSizeCategory) -> CGFloat {
    let sizes = Self.sizes(of: style)
    return min(size * sizes[category.place] / sizes[3], limit)
  }

  /// The style's sizes from extra small to the largest, as the Human Interface Guidelines list them.
  static func sizes(of style: UIFont.TextStyle) -> [CGFloat] {
    switch style {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    }
  }
}

/// What adjusts its font to the category of its traits.
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether a font that was made for a text style, or scaled by metrics, follows the category.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}
