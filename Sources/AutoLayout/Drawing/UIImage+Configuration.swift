public import Foundation

nonisolated extension UIImage {
  /// The weights of symbols.
  nonisolated public enum SymbolWeight: Int, Sendable {
    /// The weight of the text beside the symbol.
    case unspecified = 0
    /// The thinnest weight.
    case ultraLight = 1
    /// Thicker than ultra light.
    case thin = 2
    /// Thinner than regular.
    case light = 3
    /// The weight of body text.
    case regular = 4
    /// Slightly thicker than regular.
    case medium = 5
    /// Between medium and bold.
    case semibold = 6
    /// The weight of emphasised text.
    case bold = 7
    /// Thicker than bold.
    case heavy = 8
    /// The thickest weight.
    case black = 9
  }

  /// The sizes of symbols in relation to the text beside them.
  nonisolated public enum SymbolScale: Int, Sendable {
    /// The scale of the view that shows the symbol.
    case unspecified = 0
    /// The medium scale.
    case `default` = -1
    /// Smaller than a line of the text.
    case small = 1
    /// As high as a line of the text.
    case medium = 2
    /// Larger than a line of the text.
    case large = 3
  }

  /// A configuration of images.
  nonisolated open class Configuration: NSObject {}

  /// The size and the colours of a symbol.
  ///
  /// The size follows the text beside the symbol, by its size in points or its text style, and a
  /// scale. Here every symbol is a square: as high as a line of the text for the medium scale, and
  /// 0.79 and 1.29 times as high for the small and the large one; Apple's symbols differ from that,
  /// each in its way. The weight does not change the size.
  nonisolated public final class SymbolConfiguration: Configuration {
    let style: SymbolStyle

    init(_ style: SymbolStyle) { self.style = style }

    /// Creates a configuration for text of a size in points.
    public convenience init(pointSize: CGFloat) { self.init(SymbolStyle(usable: pointSize)) }

    /// Creates a configuration for text of a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolStyle(usable: pointSize, weight: weight))
    }

    /// Creates a configuration for text of a size in points and a weight, with a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolStyle(usable: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init(SymbolStyle(weight: weight)) }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(SymbolStyle(scale: scale)) }

    /// Creates a configuration for text of a style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(SymbolStyle(textStyle: textStyle))
    }

    /// Creates a configuration for text of a style, with a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(SymbolStyle(scale: scale, textStyle: textStyle))
    }

    /// Creates a configuration for text in a font.
    public convenience init(font: UIFont) { self.init(SymbolStyle(usable: font.pointSize)) }

    /// Creates a configuration for text in a font, with a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(SymbolStyle(usable: font.pointSize, scale: scale))
    }

    /// Creates a configuration with a colour of which the parts of the symbol have shades.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolStyle(colors: [hierarchicalColor]))
    }

    /// Creates a configuration with colours for the parts of the symbol.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolStyle(colors: paletteColors))
    }

    /// Returns the configuration with the values of another one where it has them.
    public func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      let result = SymbolConfiguration(style.applying(other.style))
      return unsafeDowncast(result, to: Self.self)
    }

    /// Returns whether `object` is a configuration with the same values.
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.style == style
    }

    /// A hash value of the values.
    public override var hash: Int { style.hashValue }
  }
}

nonisolated extension SymbolStyle {
  /// Creates the style of a size in points. One that is not finite or not positive is the standard
  /// size.
  fileprivate init(
    usable pointSize: CGFloat,
    weight: UIImage.SymbolWeight? = nil,
    scale: UIImage.SymbolScale? = nil
  ) {
    let isUsable = pointSize > 0 && pointSize < 1e6
    self.init(pointSize: isUsable ? pointSize : nil, weight: weight, scale: scale)
  }
}
