/// A colour as a property of layers.
nonisolated public final class CGColor: NSObject, Sendable {
  /// The colour as a `UIColor`.
  public let color: UIColor

  init(_ color: UIColor) { self.color = color }
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
