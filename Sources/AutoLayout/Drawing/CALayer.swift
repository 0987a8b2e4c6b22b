/// How a view's backing looks: its corners and its border, in points. It has no geometry of its own; the view has.
open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  /// Which corners are round. No effect here: all of them are drawn.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var masksToBounds = false

  /// No effect here: shadows are not drawn.
  open var shadowColor: CGColor?
  /// No effect here.
  open var shadowOpacity: Float = 0
  /// No effect here.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// No effect here.
  open var shadowRadius: CGFloat = 3

  /// Always nil: nothing is animated here.
  open func animationKeys() -> [String]? { nil }

  /// Does nothing: nothing is animated here.
  open func removeAllAnimations() {}
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
