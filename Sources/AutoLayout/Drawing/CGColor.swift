/// A colour as a property of layers.
nonisolated public final class CGColor: NSObject, Sendable {
  /// The colour as a `UIColor`.
  public let color: UIColor

  init(_ color: UIColor) { self.color = color }

  /// Creates a colour of the sRGB space from components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a grey colour from components from 0 to 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(UIColor(white: gray, alpha: alpha))
  }

  /// Creates a colour of a space from its components and the opacity, from 0 to 1: four numbers, or two
  /// of a grey space; nil for a space with others.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    switch space.numberOfComponents {
    case 1: self.init(gray: components[0], alpha: components[1])
    case 3:
      self.init(
        red: components[0],
        green: components[1],
        blue: components[2],
        alpha: components[3]
      )
    default: return nil
    }
  }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { color.components.alpha }
  /// The number of components with the opacity: 4.
  public var numberOfComponents: Int { 4 }
  /// The red, green and blue components and the opacity, from 0 to 1.
  public var components: [CGFloat]? {
    let components = color.components
    return [components.red, components.green, components.blue, components.alpha]
  }
  /// The space of the colour: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// Returns the colour with another opacity, from 0 to 1.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlphaComponent(alpha)) }

  /// Returns whether the object is a colour with the same components.
  public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.color == color }
  /// The same for equal colours.
  public override var hash: Int { color.hash }
}

nonisolated extension CGColor: _ExpressibleByColorLiteral {
  /// Creates the colour of a colour literal, from components from 0 to 1.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(UIColor(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha))
  }
}

nonisolated extension UIColor {
  /// The colour as a `CGColor`.
  public var cgColor: CGColor { CGColor(self) }

  /// Creates a colour from a `CGColor`.
  public convenience init(cgColor: CGColor) {
    let components = cgColor.color.components
    self.init(
      red: components.red,
      green: components.green,
      blue: components.blue,
      alpha: components.alpha
    )
  }
}
