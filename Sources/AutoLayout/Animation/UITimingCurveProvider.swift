/// An object that determines the curve of a property animator.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of the curve.
  var timingCurveType: UITimingCurveType { get }
  /// The parameters of a cubic curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The parameters of a spring; nil for a cubic curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of curves.
nonisolated public enum UITimingCurveType: Int, Sendable {
  /// A named curve.
  case builtin = 0
  /// A cubic Bézier curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A combination of a cubic curve and a spring.
  case composed = 3
}

extension UITimingCurveProvider {
  var curve: TimingCurve {
    springTimingParameters.map { .spring($0.spring) } ?? cubicTimingParameters?.curve ?? .easeInOut
  }
}

/// A named curve, or a cubic Bézier curve from (0, 0) to (1, 1).
#if MainActor
  @preconcurrency @MainActor
#endif
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve; for a curve with control points, the default.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point, with the elapsed part of the time as x and the progress as y.
  public let controlPoint1: CGPoint
  /// The second control point, with the elapsed part of the time as x and the progress as y.
  public let controlPoint2: CGPoint
  let curve: TimingCurve
  private let isNamed: Bool

  /// Creates the curve that is slow at both ends.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// Creates a named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isNamed = true
    self.curve = curve.timing
    if case .cubic(let cubic) = curve.timing {
      controlPoint1 = CGPoint(x: cubic.x1, y: cubic.y1)
      controlPoint2 = CGPoint(x: cubic.x2, y: cubic.y2)
    } else {
      controlPoint1 = .zero
      controlPoint2 = CGPoint(x: 1, y: 1)
    }
    super.init()
  }

  /// Creates a curve from two control points. Their x coordinates are limited to the range from 0
  /// to 1. A point that is not finite counts as (0, 0).
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    func usable(_ point: CGPoint) -> CGPoint {
      point.x.isFinite && point.y.isFinite ? CGPoint(x: min(max(0, point.x), 1), y: point.y) : .zero
    }
    animationCurve = .easeInOut
    isNamed = false
    controlPoint1 = usable(point1)
    controlPoint2 = usable(point2)
    curve = .cubic(
      CubicCurve(
        x1: Double(controlPoint1.x),
        y1: Double(controlPoint1.y),
        x2: Double(controlPoint2.x),
        y2: Double(controlPoint2.y)
      )
    )
    super.init()
  }

  /// The kind of the curve: `builtin` for a named one, otherwise `cubic`.
  open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  /// The object itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Always nil.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The parameters of a spring.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The initial velocity in lengths of the change per second. Only `dx` is used, for all
  /// properties.
  public let initialVelocity: CGVector
  let spring: SpringCurve

  /// Creates a spring that does not oscillate.
  public override convenience init() { self.init(dampingRatio: 1) }

  /// Creates a spring with a damping ratio and no initial velocity.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring as for
  /// ``UIView/animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)``.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    spring = SpringCurve(dampingRatio: Double(ratio), velocity: Double(velocity.dx)).checked
    super.init()
  }

  /// Creates the spring of a physical body. An animator with this spring lasts until a thousandth
  /// of the oscillation remains, whatever its duration.
  ///
  /// - Parameters:
  ///   - mass: Greater than 0; for other values the spring does not oscillate.
  ///   - stiffness: Greater than 0; for other values the spring does not oscillate.
  ///   - damping: Greater than 0; for other values the spring does not oscillate. The damping ratio
  ///     is `damping / (2 * sqrt(stiffness * mass))`.
  ///   - velocity: The initial velocity in lengths of the change per second. Only `dx` is used.
  public init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
    let (mass, stiffness) = (Double(mass), Double(stiffness))
    let frequency = (stiffness / mass).squareRoot()
    let ratio = Double(damping) / (2 * (stiffness * mass).squareRoot())
    spring =
      SpringCurve(
        dampingRatio: ratio,
        velocity: Double(velocity.dx),
        frequency: frequency.isFinite && frequency > 0 ? frequency : nil
      ).checked
    super.init()
  }

  /// Creates a spring as for
  /// ``UIView/animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)``.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    spring =
      SpringCurve(
        duration: AnimationNumber.duration.usable(duration),
        bounce: Double(bounce),
        velocity: Double(velocity.dx)
      ) ?? SpringCurve(dampingRatio: 1, velocity: 0)
    super.init()
  }

  /// Always `spring`.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Always nil.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The object itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
}

/// A vector in two dimensions.
///
/// Foundation provides this type on Apple's platforms only.
nonisolated public struct CGVector: Hashable, Sendable {
  /// The horizontal component.
  public var dx: CGFloat
  /// The vertical component.
  public var dy: CGFloat

  /// The vector of length 0.
  public static let zero = CGVector()

  /// Creates the vector of length 0.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}
