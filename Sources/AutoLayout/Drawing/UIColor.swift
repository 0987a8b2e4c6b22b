public import Foundation

/// A colour in the sRGB colour space.
///
/// Colours are immutable, and two colours with equal ``components`` are equal regardless of how
/// they were created. A dynamic colour depends on traits, such as the dark appearance. Components are limited to the range from 0 to 1; Apple's extended range
/// cannot be drawn here.
nonisolated public final class UIColor: NSObject, Sendable {
  /// What Foundation on Linux reads in this place; see ``FoundationType``.
  private let foundationType = FoundationType.object

  /// The red, green and blue components and the opacity of a colour, from 0 to 1. The components
  /// are not multiplied by the opacity.
  nonisolated public struct Components: Hashable, Sendable {
    /// The red component, from 0 to 1.
    public let red: Double
    /// The green component, from 0 to 1.
    public let green: Double
    /// The blue component, from 0 to 1.
    public let blue: Double
    /// The opacity, from 0 to 1.
    public let alpha: Double
  }

  nonisolated private enum Value: Sendable {
    case fixed(Components)
    case dynamic(Provider)
  }

  /// A closure that can be compared with itself.
  nonisolated private final class Provider: Sendable {
    let color: @Sendable (UITraitCollection) -> UIColor

    init(_ color: @escaping @Sendable (UITraitCollection) -> UIColor) { self.color = color }
  }

  private let value: Value

  /// The components of the colour; of a dynamic colour, those for `UITraitCollection.current`.
  public var components: Components {
    switch value {
    case .fixed(let components): components
    case .dynamic: resolvedColor(with: .current).components
    }
  }

  /// Creates a colour that depends on traits. The closure is called each time the colour is used.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    value = .dynamic(Provider(dynamicProvider))
  }

  /// Creates the colour with a name, from the colour sets of ``LayoutEnvironment/resources``. See
  /// ``ResourceFolders``.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the colour with a name, from the colour sets of a bundle or of
  /// ``LayoutEnvironment/resources``. With traits it is the colour for these traits.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    let resources = LayoutEnvironment.current.resources
    let found = resources.color(name, in: bundle)
    guard let color = found ?? (resources.placeholderSize == nil ? nil : .systemGray) else {
      return nil
    }
    self.init(traitCollection.map { color.resolvedColor(with: $0) } ?? color)
  }

  /// Creates the colour of a resource; a grey if there is no such colour.
  public convenience init(resource: ColorResource) {
    self.init(
      LayoutEnvironment.current.resources.color(resource.name, in: resource.bundle) ?? .systemGray
    )
  }

  private init(_ other: UIColor) { value = other.value }

  /// Whether the colour depends on traits.
  var isDynamic: Bool {
    if case .dynamic = value { return true }
    return false
  }

  /// Returns the colour for some traits; the colour itself if it does not depend on them. At most 100
  /// colours may depend on one another.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var color = self
    for _ in 0..<100 {
      guard case .dynamic(let provider) = color.value else { return color }
      color = provider.color(traitCollection)
    }
    return .black
  }

  /// Creates a colour from red, green, blue and opacity, from 0 to 1, in the colour space P3. Here it
  /// is that of sRGB with the same numbers.
  public convenience init(
    displayP3Red red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from red, green, blue and opacity, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    value = .fixed(
      Components(
        red: Self.clamped(red),
        green: Self.clamped(green),
        blue: Self.clamped(blue),
        alpha: Self.clamped(alpha)
      )
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
    switch value {
    case .fixed(let components):
      UIColor(
        red: components.red,
        green: components.green,
        blue: components.blue,
        alpha: alpha
      )
    case .dynamic(let provider):
      UIColor { provider.color($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
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

  /// Stores the hue, the saturation, the brightness and the opacity, from 0 to 1, at the given pointers.
  /// The hue of a grey is 0.
  ///
  /// - Returns: Always `true`, since every colour has these components.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (red, green, blue) = (components.red, components.green, components.blue)
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let range = high - low
    var sixths = 0.0
    if range > 0 {
      if high == red {
        sixths = (green - blue) / range
      } else if high == green {
        sixths = (blue - red) / range + 2
      } else {
        sixths = (red - green) / range + 4
      }
      if sixths < 0 { sixths += 6 }
    }
    hue?.pointee = sixths / 6
    saturation?.pointee = high > 0 ? range / high : 0
    brightness?.pointee = high
    alpha?.pointee = components.alpha
    return true
  }

  /// Stores the brightness of a grey and the opacity, from 0 to 1, at the given pointers.
  ///
  /// - Returns: Whether the colour is a grey; otherwise nothing is stored.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    guard components.red == components.green, components.green == components.blue else {
      return false
    }
    white?.pointee = components.red
    alpha?.pointee = components.alpha
    return true
  }

  /// Returns whether `object` is a colour with the same components, or the same dynamic colour.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return switch (value, other.value) {
    case (.fixed(let one), .fixed(let two)): one == two
    case (.dynamic(let one), .dynamic(let two)): one === two
    default: false
    }
  }

  /// A hash value of the components.
  public override var hash: Int {
    guard case .fixed(let components) = value else { return 0 }
    return components.hashValue
  }

  /// The components as text, in the form `rgba(red, green, blue, opacity)`.
  public override var description: String {
    "rgba(\(components.red), \(components.green), \(components.blue), \(components.alpha))"
  }
}
