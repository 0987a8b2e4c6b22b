public import Foundation

/// UIKit's boxes for its geometry.
extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    let (top, left, bottom, right) = (insets.top, insets.left, insets.bottom, insets.right)
    self.init(edgeInsets: NSEdgeInsets(top: top, left: left, bottom: bottom, right: right))
  }

  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgRectValue: CGRect { rectValue }

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
