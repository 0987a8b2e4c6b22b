/// The type of an image literal that does not say another one.
public typealias _ImageLiteralType = UIImage

/// The type of a colour literal that does not say another one.
public typealias _ColorLiteralType = UIColor

nonisolated extension UIImage: _ExpressibleByImageLiteral {
  /// Creates the image with a name, as an image literal does. Without such an image, its size is that
  /// of a placeholder, or zero.
  public convenience init(imageLiteralResourceName name: String) {
    let resources = LayoutEnvironment.current.resources
    self.init(
      resources.image(name, in: nil)
        ?? ImageContent(size: resources.placeholderSize ?? .zero, name: name)
    )
  }
}

nonisolated extension UIColor: _ExpressibleByColorLiteral {
  /// Creates the colour of a colour literal, from components from 0 to 1.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red),
      green: CGFloat(green),
      blue: CGFloat(blue),
      alpha: CGFloat(alpha)
    )
  }
}
