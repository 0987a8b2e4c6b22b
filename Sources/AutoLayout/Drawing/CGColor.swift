/// A colour as layers keep it.
public final class CGColor: NSObject, Sendable {
  public let color: UIColor

  init(_ color: UIColor) { self.color = color }
}

extension UIColor {
  public var cgColor: CGColor { CGColor(self) }

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
