public import Foundation

/// The system font in one size and weight.
///
/// It holds no glyphs: what measures and what draws text decides how it looks. Its line metrics are
/// those of Apple's system font, at every size the same share of the em.
public final class UIFont: NSObject, Sendable {
  /// The size of the em, in points.
  public let pointSize: CGFloat

  /// How bold the strokes are.
  public let weight: Weight

  /// How it follows the user's category; nil for a font of one size.
  private let scaling: FontScaling?

  private init(pointSize: CGFloat, weight: Weight, scaling: FontScaling? = nil) {
    self.pointSize = pointSize > 0 ? pointSize : 0
    self.weight = weight
    self.scaling = scaling
  }

  /// The font in the size that a scaling has in a category.
  func scaled(_ scaling: FontScaling, _ category: UIContentSizeCategory) -> UIFont {
    UIFont(pointSize: scaling.size(in: category), weight: weight, scaling: scaling)
  }

  /// The font in another category; the font itself if it does not follow it.
  func inCategory(_ category: UIContentSizeCategory) -> UIFont {
    scaling.map { scaled($0, category) } ?? self
  }

  /// From the baseline up to the top of the line, in points.
  public var ascender: CGFloat { 0.9526 * pointSize }

  /// From the baseline to the bottom of the line, in points; negative, since it goes down.
  public var descender: CGFloat { ascender - lineHeight }

  /// From one baseline to the next, in points.
  public var lineHeight: CGFloat { 1.1934 * pointSize }

  /// The name that Apple's system font has in this weight, such as ".SFUI-Semibold".
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

  /// The same font in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    let size = Self.usable(fontSize, in: "withSize(_:)", instead: pointSize)
    return UIFont(pointSize: size, weight: weight)
  }

  /// A size as it was given; what is not finite is reported.
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

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight && scaling == other.scaling
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(weight)
    return hasher.finalize()
  }

  public override var description: String {
    "\(fontName) \(pointSize)"
  }
}

extension UIFont {
  /// The system font in regular weight; `fontSize` is in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: usable(fontSize, in: "systemFont(ofSize:)"), weight: .regular)
  }

  /// The system font; `fontSize` is in points.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: usable(fontSize, in: "systemFont(ofSize:weight:)"), weight: weight)
  }

  /// The system font in bold; `fontSize` is in points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: usable(fontSize, in: "boldSystemFont(ofSize:)"), weight: .bold)
  }

  /// The system font at the size that a style has in the category of the current environment. A style that is not
  /// Apple's looks like ``TextStyle/body``.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The same in the category of a trait collection.
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

  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var systemFontSize: CGFloat { 14 }
}

extension UIFont {
  /// How bold a font is, from -1 to 1, where 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  /// What a text is for, which decides its font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}
