public import Foundation

/// An animation of a layer: it changes what is seen, and not the values of the layer.
///
/// Animations run by the clock of the view's environment; those of layers without a view by that of the
/// environment in which they are added. Without a clock they take no time, and are seen only if they
/// stay after their end. A layer reads the properties of an animation when it is added.
#if MainActor
  @preconcurrency @MainActor
#endif
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// The curve of the progress; nil for an even one.
  open var timingFunction: CAMediaTimingFunction?
  /// The object that is told of the start and the end. It is retained.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is removed from the layer at its end. By default true.
  open var isRemovedOnCompletion = true
  /// The beginning in seconds, by ``CACurrentMediaTime()`` or in the group. By default 0.
  open var beginTime: CFTimeInterval = 0
  /// The duration of one repetition in seconds. By default 0, for that of the transaction or group.
  open var duration: CFTimeInterval = 0
  /// The factor by which time passes faster. By default 1.
  open var speed: Float = 1
  /// A time by which the beginning is skipped, in seconds. By default 0.
  open var timeOffset: CFTimeInterval = 0
  /// The number of repetitions. By default 0, which stands for one.
  open var repeatCount: Float = 0
  /// The time for all repetitions in seconds, if it is greater than 0. By default 0.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each repetition is followed by one in reverse. By default false.
  open var autoreverses = false
  /// Whether the animation is seen before its beginning and after its end. By default neither.
  open var fillMode = CAMediaTimingFillMode.removed
  private var values: [String: Any] = [:]

  /// Creates an animation.
  public override init() { super.init() }

  /// Stores a value that belongs to the animation, such as a name by which a delegate knows it.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Returns a value that was stored.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Adds the animation to a layer, with the event as its key.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// An object that is told of the start and the end of animations.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when an animation is added.
  func animationDidStart(_ anim: CAAnimation)
  /// Called at the end of an animation.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - flag: Whether it ran to its end; false if it was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property of a layer.
///
/// Pictures and `UIView.presentation` show `position`, `bounds`, `opacity`, `transform`,
/// `backgroundColor`, `cornerRadius` and their parts, such as `position.x` and `transform.rotation.z`;
/// for shape layers also `path`, `strokeStart`, `strokeEnd`, `lineWidth`, `fillColor` and
/// `strokeColor`. Other key paths run without being seen.
open class CAPropertyAnimation: CAAnimation {
  /// The property: its name, or the name and a part of it after a point. With nil it is that of the key with
  /// which the animation is added.
  open var keyPath: String?
  /// Whether the values are added to that of the layer. By default false.
  open var isAdditive = false
  /// Whether each repetition begins with the result of the one before. Stored without an effect here.
  open var isCumulative = false

  /// Creates an animation without a property.
  public override init() { super.init() }

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation between two values: numbers, points, sizes, rectangles, colours, transforms or paths.
///
/// Of the three values at most two are used; a missing one is that of the layer.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference between the values.
  open var byValue: Any?

  /// Creates an animation without a property.
  public override init() { super.init() }

  var curve: TimingCurve? { nil }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in their order.
  open var values: [Any]?
  /// A path of points for the values; it takes precedence over ``values``.
  open var path: CGPath?
  /// The times of the values as parts of the duration, from 0 to 1; nil for even distances.
  open var keyTimes: [NSNumber]?
  /// The curves between each two values; nil for even progress.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The way in which values between the given ones are computed. By default linearly.
  open var calculationMode = CAAnimationCalculationMode.linear

  /// Creates an animation without a property.
  public override init() { super.init() }
}

/// The ways to compute the values between those of a keyframe animation.
nonisolated public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The mode as Apple's string.
  public let rawValue: String
  /// Creates a mode from Apple's string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linearly.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Not at all: each value stays until the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// With one speed. Here linearly.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a smooth curve. Here linearly.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along a smooth curve with one speed. Here linearly.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// An animation between two values that a spring moves.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the spring. By default 1.
  open var mass: CGFloat = 1
  /// The stiffness of the spring. By default 100.
  open var stiffness: CGFloat = 100
  /// The friction. By default 10.
  open var damping: CGFloat = 10
  /// The velocity at the beginning, towards the end, in lengths of the change per second. By default 0.
  open var initialVelocity: CGFloat = 0

  /// Creates an animation without a property.
  public override init() { super.init() }

  private var spring: SpringCurve? {
    guard mass > 0, stiffness > 0, damping > 0, initialVelocity.isFinite,
      mass.isFinite, stiffness.isFinite, damping.isFinite
    else { return nil }
    return SpringCurve(
      dampingRatio: Double(damping / (2 * (stiffness * mass).squareRoot())),
      velocity: Double(initialVelocity),
      frequency: Double((stiffness / mass).squareRoot())
    )
  }

  override var curve: TimingCurve? { spring.map { .spring($0) } }

  /// The time in seconds after which the spring is at rest up to a thousandth of the change.
  open var settlingDuration: CFTimeInterval { spring?.settlingTime ?? duration }
}

/// Animations that run together. The time of the group is the time in which they run, and cuts them off.
open class CAAnimationGroup: CAAnimation {
  /// The animations. Their delegates are not called.
  open var animations: [CAAnimation]?

  /// Creates a group without animations.
  public override init() { super.init() }
}

/// A change between two states of a layer. Stored, and not seen here; its delegate is called.
open class CATransition: CAAnimation {
  /// The kind of the change. By default a fade.
  open var type = CATransitionType.fade
  /// The direction of the change.
  open var subtype: CATransitionSubtype?
  /// The part of the change at which it begins, from 0 to 1.
  open var startProgress: Float = 0
  /// The part of the change at which it ends, from 0 to 1.
  open var endProgress: Float = 1

  /// Creates a fade.
  public override init() { super.init() }
}

/// The kinds of transitions.
nonisolated public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The kind as Apple's string.
  public let rawValue: String
  /// Creates a kind from Apple's string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new content appears above the old one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content moves above the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content moves away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The directions of transitions.
nonisolated public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The direction as Apple's string.
  public let rawValue: String
  /// Creates a direction from Apple's string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
