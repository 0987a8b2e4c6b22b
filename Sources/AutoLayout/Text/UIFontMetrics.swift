/// The scaling of fonts and lengths with the text size of one text style.
///
/// A value grows in proportion to the style's size: at the extra large category body text has 19
/// points instead of 17, so that 34 points become 38. The sizes of the styles are those of the
/// Human Interface Guidelines. Apple does not document the rounding of other values; here they are
/// not rounded.
nonisolated open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// The metrics of body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Returns the font scaled for the current environment's text size category. Views that adjust
  /// their fonts rescale it for other categories.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// Returns the font scaled for the current environment's text size category, up to a maximum size
  /// in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns the font scaled for a trait collection's text size category.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?)
    -> UIFont
  {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns the font scaled for a trait collection's text size category, up to a maximum size.
  ///
  /// - Parameters:
  ///   - font: The font, with its size at the category `large`.
  ///   - maximumPointSize: The maximum size in points; 0 for no limit.
  ///   - traitCollection: The traits with the category; nil for those of the current environment.
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

  /// Returns a length in points, scaled for the current environment's text size category.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length in points, scaled for a trait collection's text size category.
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

/// The dependence of a font's size on the user's text size.
nonisolated struct FontScaling: Hashable, Sendable {
  var style: UIFont.TextStyle
  /// The size in points at the category `large`.
  var size: CGFloat
  var limit = CGFloat.infinity

  func size(in category: UIContentSizeCategory) -> CGFloat {
    let sizes = Self.sizes(of: style)
    return min(size * sizes[category.place] / sizes[3], limit)
  }

  /// Returns the sizes of a style in points, from extra small to the largest category, as the Human
  /// Interface Guidelines list them.
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

/// A view that adjusts its font to the text size category of its traits.
nonisolated public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font follows the text size category. It applies to fonts that were made for a text
  /// style or scaled by `UIFontMetrics`.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

nonisolated extension UILabel: UIContentSizeCategoryAdjusting {}
nonisolated extension UITextField: UIContentSizeCategoryAdjusting {}
nonisolated extension UITextView: UIContentSizeCategoryAdjusting {}
