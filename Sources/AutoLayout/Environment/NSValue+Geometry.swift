public import Foundation

/// Conversions between `NSValue` and geometric values.
nonisolated extension NSValue {
  /// Creates a value object that contains a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value object that contains a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates a value object that contains a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Creates a value object that contains edge insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    let (top, left, bottom, right) = (insets.top, insets.left, insets.bottom, insets.right)
    self.init(edgeInsets: NSEdgeInsets(top: top, left: left, bottom: bottom, right: right))
  }

  /// The point that the value object contains.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that the value object contains.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle that the value object contains.
  public var cgRectValue: CGRect { rectValue }

  /// The edge insets that the value object contains.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top,
      left: insets.left,
      bottom: insets.bottom,
      right: insets.right
    )
  }
}
