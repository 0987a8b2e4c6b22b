public import Foundation

/// A font in one size: the system font, or a face of a font file.
///
/// It contains no glyphs: the text measurer and the renderer determine its appearance. The line
/// metrics of the system font are those of Apple's, in a fixed proportion to the em. Those of a font
/// file are in its `hhea` table. Font files are found in ``LayoutEnvironment/resources``.
nonisolated public final class UIFont: NSObject, Sendable {
  /// What Foundation on Linux reads in this place; see ``FoundationType``.
  private let foundationType = FoundationType.object

  /// The size of the em, in points.
  public let pointSize: CGFloat

  let style: FontStyle

  /// The dependence of the size on the user's text size; nil for a font of fixed size.
  let scaling: FontScaling?

  init(pointSize: CGFloat, style: FontStyle, scaling: FontScaling? = nil) {
    // The comparison also excludes NaN.
    self.pointSize = pointSize > 0 ? pointSize : 0
    self.style = style
    self.scaling = scaling
  }

  /// Creates a font with the face of a name: its PostScript name, its full name or the name of its
  /// family. `fontSize` is in points.
  ///
  /// The face is looked up in ``LayoutEnvironment/resources``. The system font takes the place of a
  /// face that is not there, in the weight that the name ends in, such as "Inter-SemiBold". Without
  /// placeholders the result is nil.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let size = Self.usable(fontSize, in: "init(name:size:)")
    guard let style = FontStyle(named: fontName) else { return nil }
    self.init(pointSize: size, style: style)
  }

  /// Creates the font of a descriptor in a size in points; 0 keeps the size of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = Self.usable(pointSize, in: "init(descriptor:size:)")
    self.init(
      pointSize: size == 0 ? descriptor.pointSize : size,
      style: descriptor.style,
      scaling: size == 0 ? descriptor.scaling : nil
    )
  }

  /// The thickness of the strokes.
  public var weight: Weight { style.weight }
  package var isItalic: Bool { style.isItalic }
  package var hasMonospacedDigits: Bool { style.hasMonospacedDigits }
  /// The design of the system font.
  package var systemDesign: UIFontDescriptor.SystemDesign { style.design }
  /// The family of a font file; nil for the system font.
  package var familyOfFile: String? { face?.family }

  /// The font file; nil for the system font.
  package var fileOfFace: URL? { face?.url }

  /// The weight as in CSS and in font files: 400 for regular, 700 for bold.
  package var weightInFiles: Int {
    let steps: [(weight: Weight, number: Int)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
      (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
    ]
    return steps.last { $0.weight.rawValue <= weight.rawValue }?.number ?? 100
  }

  /// The face of a font file; nil for the system font.
  var face: FontFace? { style.face }

  /// Returns the font in the size of a scaling for a text size category.
  func scaled(_ scaling: FontScaling, _ category: UIContentSizeCategory) -> UIFont {
    UIFont(pointSize: scaling.size(in: category), style: style, scaling: scaling)
  }

  /// Returns the font for another text size category; the font itself if its size is fixed.
  func inCategory(_ category: UIContentSizeCategory) -> UIFont {
    scaling.map { scaled($0, category) } ?? self
  }

  /// The distance from the baseline up to the top of the line, in points.
  public var ascender: CGFloat { CGFloat(face?.ascender ?? 0.9526) * pointSize }

  /// The distance from the baseline to the bottom of the line, in points; negative, because it
  /// points down.
  public var descender: CGFloat {
    face.map { CGFloat($0.descender) * pointSize } ?? ascender - lineHeight
  }

  /// The distance between the baselines of adjacent lines, in points.
  public var lineHeight: CGFloat {
    CGFloat(face.map { $0.ascender - $0.descender } ?? 1.1934) * pointSize
  }

  /// The space that the font asks for between lines, in points. Lines here do not have it.
  public var leading: CGFloat { CGFloat(face?.leading ?? 0) * pointSize }

  /// The height of capital letters, in points.
  public var capHeight: CGFloat { CGFloat(face?.capHeight ?? 0.7046) * pointSize }

  /// The height of lower-case letters without ascenders, in points.
  public var xHeight: CGFloat { CGFloat(face?.xHeight ?? 0.5264) * pointSize }

  /// The PostScript name of the face; for the system font Apple's name in this weight, such as
  /// ".SFUI-Semibold".
  public var fontName: String { style.name }

  /// The name of the family; for the system font ".AppleSystemUIFont".
  public var familyName: String { face?.family ?? ".AppleSystemUIFont" }

  /// The description of the font.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(style: style, pointSize: pointSize, scaling: scaling)
  }

  /// Returns the same font in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    let size = Self.usable(fontSize, in: "withSize(_:)", instead: pointSize)
    return UIFont(pointSize: size, style: style)
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

  /// Returns whether `object` is a font of the same size, style and scaling.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && style == other.style && scaling == other.scaling
  }

  /// A hash value of the size and the style.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(style)
    return hasher.finalize()
  }

  /// The name and the size of the font.
  public override var description: String {
    "\(fontName) \(pointSize)"
  }
}

nonisolated extension UIFont {
  /// Returns the system font in regular weight. `fontSize` is in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: usable(fontSize, in: "systemFont(ofSize:)"), style: FontStyle())
  }

  /// Returns the system font in a weight. `fontSize` is in points.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    let size = usable(fontSize, in: "systemFont(ofSize:weight:)")
    return UIFont(pointSize: size, style: FontStyle(weight: weight))
  }

  /// Returns the system font in a weight. The width has no effect here. `fontSize` is in points.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the system font in bold. `fontSize` is in points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    let size = usable(fontSize, in: "boldSystemFont(ofSize:)")
    return UIFont(pointSize: size, style: FontStyle(weight: .bold))
  }

  /// Returns the system font in italic. `fontSize` is in points. It is as wide as the upright font.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    let size = usable(fontSize, in: "italicSystemFont(ofSize:)")
    return UIFont(pointSize: size, style: FontStyle(isItalic: true))
  }

  /// Returns the system font with digits of one width, which all digits of the default measurer have. `fontSize` is in points.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    let size = usable(fontSize, in: "monospacedDigitSystemFont(ofSize:weight:)")
    return UIFont(pointSize: size, style: FontStyle(weight: weight, hasMonospacedDigits: true))
  }

  /// Returns the system's font with characters of one width, 0.62 em. `fontSize` is in points.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    let size = usable(fontSize, in: "monospacedSystemFont(ofSize:weight:)")
    return UIFont(pointSize: size, style: FontStyle(weight: weight, design: .monospaced))
  }

  /// The names of the families of all fonts in ``LayoutEnvironment/resources``, in alphabetical
  /// order.
  public class var familyNames: [String] { LayoutEnvironment.current.resources.families }

  /// Returns the PostScript names of the faces of a family in ``LayoutEnvironment/resources``, in
  /// alphabetical order.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    LayoutEnvironment.current.resources.faces(ofFamily: familyName)
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

nonisolated extension UIFont {
  /// The thickness of a font's strokes, from -1 to 1, where 0 is regular.
  nonisolated public struct Weight: RawRepresentable, Hashable, Sendable {
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

  /// The width of a font's characters.
  nonisolated public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width as a number.
    public let rawValue: CGFloat

    /// Creates a width from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Narrower than condensed.
    public static let compressed = Width(rawValue: -0.4)
    /// Narrow.
    public static let condensed = Width(rawValue: -0.2)
    /// The usual width.
    public static let standard = Width(rawValue: 0)
    /// Wide.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// The purpose of a text, which determines its font.
  nonisolated public struct TextStyle: RawRepresentable, Hashable, Sendable {
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
