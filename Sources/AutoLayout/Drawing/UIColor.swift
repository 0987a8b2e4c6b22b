public import Foundation

/// A colour in the sRGB space.
///
/// Colours do not change, and two of the same ``components`` are equal however they were made.
/// Components are cut off at 0 and 1; Apple's extended range lies outside what is drawn here.
public final class UIColor: NSObject, Sendable {
  /// Red, green, blue and opacity from 0 to 1; the colours are not multiplied by the opacity.
  public struct Components: Hashable, Sendable {
    public let red: Double
    public let green: Double
    public let blue: Double
    public let alpha: Double
  }

  public let components: Components

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = Components(
      red: Self.clamped(red),
      green: Self.clamped(green),
      blue: Self.clamped(blue),
      alpha: Self.clamped(alpha)
    )
  }

  /// A grey from black, 0, to white, 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour of the circle red, green, blue, red, on which `hue` goes from 0 to 1.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    let saturation = Self.clamped(saturation)
    let brightness = Self.clamped(brightness)
    // Each channel rises and falls along the circle, a third of a turn behind the one before it.
    func channel(_ sixthsAhead: Double) -> Double {
      let sixths = (sixthsAhead + 6 * Self.clamped(hue)).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * Self.clamped(min(sixths, 4 - sixths)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  private static func clamped(_ value: CGFloat) -> Double {
    // In this order, what is not a number becomes 0.
    min(max(0, Double(value)), 1)
  }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(
      red: components.red,
      green: components.green,
      blue: components.blue,
      alpha: alpha
    )
  }

  /// Stores the components where the pointers point to.
  /// - Returns: Always `true`, since every colour has them.
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

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }

  public override var hash: Int { components.hashValue }

  public override var description: String {
    "rgba(\(components.red), \(components.green), \(components.blue), \(components.alpha))"
  }
}
