/// How a view's backing looks: its corners and its border, in points. It has no geometry of its own; the view has.
open class CALayer: NSObject {
  /// Whose backing it is. The view cuts the link when it goes: a weak reference would make each use of the view slower.
  var viewLink: Unmanaged<UIView>?
  private var view: UIView? { viewLink?.takeUnretainedValue() }

  open var cornerRadius: CGFloat = 0 {
    didSet {
      if let view, view.flags.contains(.clocked) {
        view.animateCornerRadius(from: oldValue)
      }
    }
  }
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

  /// What of the view is on its way, in the order in which it was set in motion: `position`, `bounds.size`, `bounds.origin`, `opacity`,
  /// `backgroundColor`, `transform`, `cornerRadius`. nil if nothing is.
  open func animationKeys() -> [String]? {
    guard let list = view?.extras?.animations?.list, !list.isEmpty else { return nil }
    var keys: [String] = []
    for animation in list where !keys.contains(animation.property.key) {
      keys.append(animation.property.key)
    }
    return keys
  }

  /// Shows the view as it has been set.
  open func removeAllAnimations() { view?.extras?.animations?.cut { _ in true } }
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
