/// The drawing properties of a view: its corners and its border. The layer has no geometry of its
/// own; the view has.
open class CALayer: NSObject {
  /// The link to the view, which clears it when it is deallocated. A weak reference would slow down
  /// every use of the view.
  var viewLink: Unmanaged<UIView>?
  private var view: UIView? { viewLink?.takeUnretainedValue() }

  /// The radius of the corners in points. By default 0. Animatable.
  open var cornerRadius: CGFloat = 0 {
    didSet {
      if let view, !view.environment.accepts("cornerRadius", of: view.layoutName, cornerRadius) {
        cornerRadius = oldValue
        return
      }
      if let view, view.flags.contains(.clocked) {
        view.animateCornerRadius(from: oldValue)
      }
    }
  }
  /// The corners that are rounded. Has no effect here: all of them are drawn rounded.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The width of the border in points. By default 0.
  open var borderWidth: CGFloat = 0 {
    didSet {
      if let view, !view.environment.accepts("borderWidth", of: view.layoutName, borderWidth) {
        borderWidth = oldValue
      }
    }
  }
  /// The colour of the border; nil for none.
  open var borderColor: CGColor?
  /// Whether drawing outside of the bounds is cut off. By default false.
  open var masksToBounds = false

  /// The colour of the shadow. Has no effect here: shadows are not drawn.
  open var shadowColor: CGColor?
  /// The opacity of the shadow. Has no effect here.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow in points. Has no effect here.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow in points. Has no effect here.
  open var shadowRadius: CGFloat = 3

  /// Returns the properties of the view that are animated, in the order in which their animations
  /// started: `position`, `bounds.size`, `bounds.origin`, `opacity`, `backgroundColor`, `transform`
  /// and `cornerRadius`. nil if none is animated.
  open func animationKeys() -> [String]? {
    guard let list = view?.extras?.animations?.list, !list.isEmpty else { return nil }
    var keys: [String] = []
    for animation in list where !keys.contains(animation.property.key) {
      keys.append(animation.property.key)
    }
    return keys
  }

  /// Ends all animations of the view. Its presentation has the values that were set.
  open func removeAllAnimations() { view?.extras?.animations?.cut { _ in true } }
}

/// A set of corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the set, as Apple numbers them.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
