public import Foundation

/// The description of a font, from which others are derived: in another size, bold, italic or in
/// another design of the system font.
nonisolated open class UIFontDescriptor: NSObject {
  /// The designs of the system font.
  nonisolated public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The design as Apple's string.
    public let rawValue: String
    /// Creates a design from Apple's string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends. As wide as the usual design here.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs. As wide as the usual design here.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With characters of one width, 0.62 em.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The traits of a font.
  nonisolated public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = Self(rawValue: 1)
    /// Bold.
    public static let traitBold = Self(rawValue: 1 &<< 1)
    /// With wide characters. Has no effect here.
    public static let traitExpanded = Self(rawValue: 1 &<< 5)
    /// With narrow characters. Has no effect here.
    public static let traitCondensed = Self(rawValue: 1 &<< 6)
    /// With characters of one width.
    public static let traitMonoSpace = Self(rawValue: 1 &<< 10)
    /// With little space between lines. Has no effect here.
    public static let traitTightLeading = Self(rawValue: 1 &<< 15)
    /// With much space between lines. Has no effect here.
    public static let traitLooseLeading = Self(rawValue: 1 &<< 16)
  }

  /// The names of attributes.
  nonisolated public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the family: a string.
    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name: a string.
    public static let name = Self(rawValue: "NSFontNameAttribute")
    /// The name of the face in its family, such as "Bold": a string.
    public static let face = Self(rawValue: "NSFontFaceAttribute")
    /// The size in points: a number.
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    /// The traits: a dictionary of ``TraitKey``.
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    /// The settings of font features. They have no effect here.
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style. It has no effect here.
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The names of traits.
  nonisolated public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The ``SymbolicTraits`` as a number.
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
    /// The weight: a number from -1 to 1, or a `UIFont.Weight`.
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    /// The width. It has no effect here.
    public static let width = Self(rawValue: "NSCTFontProportionTrait")
    /// The slant: a number from -1 to 1.
    public static let slant = Self(rawValue: "NSCTFontSlantTrait")
  }

  let style: FontStyle
  let scaling: FontScaling?
  /// The size in points; 0 if it is not specified.
  open var pointSize: CGFloat { size }
  private let size: CGFloat

  init(style: FontStyle, pointSize: CGFloat, scaling: FontScaling? = nil) {
    self.style = style
    self.scaling = scaling
    size = pointSize
  }

  /// Creates the description of the font with a name in a size in points. See
  /// ``UIFont/init(name:size:)``.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(
      style: FontStyle(named: fontName) ?? FontStyle(),
      pointSize: size.isFinite ? max(0, size) : 0
    )
  }

  /// Creates a description from attributes. See ``addingAttributes(_:)``.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let description = UIFontDescriptor(style: FontStyle(), pointSize: 0)
      .addingAttributes(attributes)
    self.init(style: description.style, pointSize: description.pointSize)
  }

  /// Returns the description of the system font for a text style, in the size of the current
  /// environment's text size category.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the description of the system font for a text style, in the size of a trait
  /// collection's text size category.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The PostScript name of the font.
  open var postscriptName: String { style.name }

  /// The traits of the font.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if style.isItalic { traits.insert(.traitItalic) }
    if style.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if style.face?.isMonospaced ?? (style.design == .monospaced) { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the description with other traits; nil if a font file has no face of the family with
  /// these traits.
  ///
  /// Of the traits bold and italic are used, and for the system font characters of one width.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var style = style
    let isBold = symbolicTraits.contains(.traitBold)
    if isBold != self.symbolicTraits.contains(.traitBold) {
      style.weight = isBold ? .bold : .regular
    }
    style.isItalic = symbolicTraits.contains(.traitItalic)
    if style.face == nil {
      if symbolicTraits.contains(.traitMonoSpace) {
        style.design = .monospaced
      } else if style.design == .monospaced {
        style.design = .default
      }
    } else if let face = style.faceOfFamily {
      style.face = face
    } else {
      return nil
    }
    return with(style)
  }

  /// Returns the description in a size in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    let size = newPointSize.isFinite ? max(0, newPointSize) : pointSize
    return UIFontDescriptor(style: style, pointSize: size)
  }

  /// Returns the description in a design of the system font; nil for a font of a file.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    if style.face != nil { return nil }
    var style = style
    style.design = design
    return with(style)
  }

  /// Returns the description of a face of another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// Returns the description with further attributes: the family, the name, the size, and of the
  /// traits the weight, the slant and the symbolic ones. Attributes of other types are left out.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var result = self
    if let family = (attributes[.name] ?? attributes[.family]) as? String,
      let style = FontStyle(named: family)
    {
      result = result.with(style)
    }
    if let size = number(attributes[.size]) { result = result.withSize(size) }
    guard let traits = attributes[.traits] as? [TraitKey: Any] else { return result }
    if let bits = number(traits[.symbolic]), bits >= 0, bits < 4e9 {
      result = result.withSymbolicTraits(SymbolicTraits(rawValue: UInt32(bits))) ?? result
    }
    var style = result.style
    if let weight = traits[.weight] as? UIFont.Weight {
      style.weight = weight
    } else if let weight = number(traits[.weight]) {
      style.weight = UIFont.Weight(weight)
    }
    if let slant = number(traits[.slant]) { style.isItalic = slant != 0 }
    if style.face != nil, style != result.style { style.face = style.faceOfFamily ?? style.face }
    return result.with(style)
  }

  /// The attributes of the description: name, family and size.
  open var fontAttributes: [AttributeName: Any] {
    [.name: style.name, .family: style.face?.family ?? ".AppleSystemUIFont", .size: pointSize]
  }

  /// Returns the value of an attribute; nil if the description does not have it.
  open func object(forKey anAttribute: AttributeName) -> Any? {
    anAttribute == .traits
      ? [
        TraitKey.symbolic: symbolicTraits.rawValue,
        TraitKey.weight: style.weight.rawValue,
      ] as [TraitKey: Any] : fontAttributes[anAttribute]
  }

  private func with(_ style: FontStyle) -> UIFontDescriptor {
    UIFontDescriptor(style: style, pointSize: pointSize, scaling: scaling)
  }

  private func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value.isFinite ? value : nil
    case let value as Int: CGFloat(value)
    case let value as UInt32: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

nonisolated extension FontStyle {
  /// The face of the same family that is closest to the style's weight among those with its slant;
  /// nil if there is none.
  fileprivate var faceOfFamily: FontFace? {
    guard let face else { return nil }
    let resources = LayoutEnvironment.current.resources
    return resources.faces(ofFamily: face.family)
      .compactMap { resources.face($0) }
      .filter { $0.isItalic == isItalic }
      .min { distance($0) < distance($1) }
  }

  private func distance(_ face: FontFace) -> CGFloat {
    abs(FontStyle(face: face).weight.rawValue - weight.rawValue)
  }
}
