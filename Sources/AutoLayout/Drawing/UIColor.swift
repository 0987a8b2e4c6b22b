public import Foundation

/// A colour in the sRGB colour space.
///
/// Colours are immutable, and two colours with equal ``components`` are equal regardless of how
/// they were created. Components are limited to the range from 0 to 1; Apple's extended range
/// cannot be drawn here.
public final class UIColor: NSObject, Sendable {
  /// The red, green and blue components and the opacity of a colour, from 0 to 1. The components
  /// are not multiplied by the opacity.
  public struct Components: Hashable, Sendable {
    /// The red component, from 0 to 1.
    public let red: Double
    /// The green component, from 0 to 1.
    public let green: Double
    /// The blue component, from 0 to 1.
    public let blue: Double
    /// The opacity, from 0 to 1.
    public let alpha: Double
  }

  /// The components of the colour.
  public let components: Components

  /// Creates a colour from red, green, blue and opacity, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = Components(
      red: Self.clamped(red),
      green: Self.clamped(green),
      blue: Self.clamped(blue),
      alpha: Self.clamped(alpha)
    )
  }

  /// Creates a grey from 0, black, to 1, white, with an opacity from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from hue, saturation, brightness and opacity, from 0 to 1. The hue runs
  /// through red, green, blue and back to red.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    let saturation = Self.clamped(saturation)
    let brightness = Self.clamped(brightness)
    // Each channel rises and falls along the circle of hues, a third of the circle behind the
    // previous channel.
    func channel(_ sixthsAhead: Double) -> Double {
      let sixths = (sixthsAhead + 6 * Self.clamped(hue)).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * Self.clamped(min(sixths, 4 - sixths)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  private static func clamped(_ value: CGFloat) -> Double {
    // With this order of the arguments NaN becomes 0.
    min(max(0, Double(value)), 1)
  }

  /// Returns the same colour with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(
      red: components.red,
      green: components.green,
      blue: components.blue,
      alpha: alpha
    )
  }

  /// Stores the components, from 0 to 1, at the given pointers.
  ///
  /// - Returns: Always `true`, since every colour has these components.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Returns whether `object` is a colour with the same components.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }

  /// A hash value of the components.
  public override var hash: Int { components.hashValue }

  /// The components as text, in the form `rgba(red, green, blue, opacity)`.
  public override var description: String {
    "rgba(\(components.red), \(components.green), \(components.blue), \(components.alpha))"
  }
}
