#if Port
  /// A colour.
  nonisolated public struct Color: View, Hashable {
    /// The view has no body.
    public typealias Body = Never
    let color: UIColor

    /// Creates a colour from one of UIKit.
    public init(uiColor: UIColor) { color = uiColor }

    /// Creates a colour from one of UIKit.
    public init(_ color: UIColor) { self.color = color }

    /// Creates a colour of the app's catalogues; clear if there is none of that name.
    public init(_ name: String, bundle: Bundle? = nil) {
      color = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
    }

    /// Creates a colour from parts from 0 to 1.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
      color = UIColor(red: red, green: green, blue: blue, alpha: opacity)
    }

    /// Returns the colour with an opacity.
    public func opacity(_ opacity: Double) -> Color { Color(color.withAlphaComponent(opacity)) }

    /// No colour.
    public static var clear: Color { Color(.clear) }
    /// Black.
    public static var black: Color { Color(.black) }
    /// White.
    public static var white: Color { Color(.white) }
    /// The colour of texts.
    public static var primary: Color { Color(.label) }
    /// The colour of less important texts.
    public static var secondary: Color { Color(.secondaryLabel) }
    /// Grey.
    public static var gray: Color { Color(.systemGray) }
    /// Red.
    public static var red: Color { Color(.systemRed) }
    /// Green.
    public static var green: Color { Color(.systemGreen) }
    /// Blue.
    public static var blue: Color { Color(.systemBlue) }
    /// Orange.
    public static var orange: Color { Color(.systemOrange) }
    /// Yellow.
    public static var yellow: Color { Color(.systemYellow) }
    /// Purple.
    public static var purple: Color { Color(.systemPurple) }
    /// Pink.
    public static var pink: Color { Color(.systemPink) }
  }

  extension UIColor {
    /// Creates a colour from one of SwiftUI.
    public convenience init(_ color: Color) {
      let own = color.color
      self.init { own.resolvedColor(with: $0) }
    }
  }
#endif
