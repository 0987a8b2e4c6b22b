public import Foundation

/// The system font in one size and weight.
///
/// It contains no glyphs: the text measurer and the renderer determine its appearance. Its line
/// metrics are those of Apple's system font, in a fixed proportion to the em.
public final class UIFont: NSObject, Sendable {
  /// The size of the em, in points.
  public let pointSize: CGFloat

  /// The thickness of the strokes.
  public let weight: Weight

  /// The dependence of the size on the user's text size; nil for a font of fixed size.
  private let scaling: FontScaling?

  private init(pointSize: CGFloat, weight: Weight, scaling: FontScaling? = nil) {
    // The comparison also excludes NaN.
    self.pointSize = pointSize > 0 ? pointSize : 0
    self.weight = weight
    self.scaling = scaling
  }

  /// Returns the font in the size of a scaling for a text size category.
  func scaled(_ scaling: FontScaling, _ category: UIContentSizeCategory) -> UIFont {
    UIFont(pointSize: scaling.size(in: category), weight: weight, scaling: scaling)
  }

  /// Returns the font for another text size category; the font itself if its size is fixed.
  func inCategory(_ category: UIContentSizeCategory) -> UIFont {
    scaling.map { scaled($0, category) } ?? self
  }

  /// The distance from the baseline up to the top of the line, in points.
  public var ascender: CGFloat { 0.9526 * pointSize }

  /// The distance from the baseline to the bottom of the line, in points; negative, because it
  /// points down.
  public var descender: CGFloat { ascender - lineHeight }

  /// The distance between the baselines of adjacent lines, in points.
  public var lineHeight: CGFloat { 1.1934 * pointSize }

  /// The name of Apple's system font in this weight, such as ".SFUI-Semibold".
  public var fontName: String {
    let face =
      switch weight {
      case .ultraLight: "Ultralight"
      case .thin: "Thin"
      case .light: "Light"
      case .medium: "Medium"
      case .semibold: "Semibold"
      case .bold: "Bold"
      case .heavy: "Heavy"
      case .black: "Black"
      default: "Regular"
      }
    return ".SFUI-\(face)"
  }

  /// Returns the same font in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    let size = Self.usable(fontSize, in: "withSize(_:)", instead: pointSize)
    return UIFont(pointSize: size, weight: weight)
  }

  /// Returns the size if it is finite. Otherwise reports it, and returns another size.
  private static func usable(
    _ size: CGFloat,
    in method: String,
    instead other: CGFloat = UIFont.labelFontSize
  ) -> CGFloat {
    if size.isFinite { return size }
    LayoutEnvironment.current.raise(
      LayoutIssue(
        .unusableNumber,
        "UIFont.\(method) was given the size \(size).",
        remedy: "The font has \(ConstraintText.number(Double(other))) points. Use a finite size."
      )
    )
    return other
  }

  /// Returns whether `object` is a font of the same size, weight and scaling.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight && scaling == other.scaling
  }

  /// A hash value of the size and the weight.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(weight)
    return hasher.finalize()
  }

  /// The name and the size of the font.
  public override var description: String {
    "\(fontName) \(pointSize)"
  }
}

extension UIFont {
  /// Returns the system font in regular weight. `fontSize` is in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: usable(fontSize, in: "systemFont(ofSize:)"), weight: .regular)
  }

  /// Returns the system font in a weight. `fontSize` is in points.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: usable(fontSize, in: "systemFont(ofSize:weight:)"), weight: weight)
  }

  /// Returns the system font in bold. `fontSize` is in points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: usable(fontSize, in: "boldSystemFont(ofSize:)"), weight: .bold)
  }

  /// Returns the system font for a text style, in the size of the current environment's text size
  /// category. A style that Apple does not define is treated as ``TextStyle/body``.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the system font for a text style, in the size of a trait collection's text size
  /// category.
  public class func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let font = systemFont(ofSize: 17, weight: style == .headline ? .semibold : .regular)
    return font.scaled(
      FontScaling(style: style, size: FontScaling.sizes(of: style)[3]),
      (traitCollection ?? .current).preferredContentSizeCategory
    )
  }

  /// The font size of labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The font size of buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of the small system font, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of the system font, in points.
  public class var systemFontSize: CGFloat { 14 }
}

extension UIFont {
  /// The thickness of a font's strokes, from -1 to 1, where 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number.
    public let rawValue: CGFloat

    /// Creates a weight from a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from a number.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// The thinnest weight.
    public static let ultraLight = Weight(-0.8)
    /// Thicker than ultra light, thinner than light.
    public static let thin = Weight(-0.6)
    /// Thinner than regular.
    public static let light = Weight(-0.4)
    /// The weight of body text.
    public static let regular = Weight(0)
    /// Slightly thicker than regular.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// The weight of emphasised text.
    public static let bold = Weight(0.4)
    /// Thicker than bold.
    public static let heavy = Weight(0.56)
    /// The thickest weight.
    public static let black = Weight(0.62)
  }

  /// The purpose of a text, which determines its font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style as Apple's string.
    public let rawValue: String

    /// Creates a style from Apple's string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The title of a screen.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Titles of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Titles of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Titles of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Subheadings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Texts beside the running text.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Small captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}
