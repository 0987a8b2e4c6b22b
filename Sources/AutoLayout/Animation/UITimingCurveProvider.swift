/// What says how a property animator's pace is.
public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

public enum UITimingCurveType: Int, Sendable {
  case builtin = 0
  case cubic = 1
  case spring = 2
  case composed = 3
}

extension UITimingCurveProvider {
  var curve: TimingCurve {
    springTimingParameters.map { .spring($0.spring) } ?? cubicTimingParameters?.curve ?? .easeInOut
  }
}

/// One of the named paces, or a cubic Bézier curve from (0, 0) to (1, 1).
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  /// In the square of time and way.
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  let curve: TimingCurve
  private let isNamed: Bool

  public override convenience init() { self.init(animationCurve: .easeInOut) }

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

  /// - Parameters: whose x are from 0 to 1, and are cut off there; a point that is no number counts as (0, 0).
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

  open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The pace of a spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// In lengths of the way a second. One number is taken for all properties: `dx`.
  public let initialVelocity: CGVector
  let spring: SpringCurve

  /// A spring that does not swing.
  public override convenience init() { self.init(dampingRatio: 1) }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// As ``UIView/animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)`` has it.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    spring = SpringCurve(dampingRatio: Double(ratio), velocity: Double(velocity.dx)).checked
    super.init()
  }

  /// A body on a spring. An animator with it lasts until a thousandth of the swing is left, whatever duration it is given.
  ///
  /// - Parameters: mass and stiffness above 0; where one is not, the spring does not swing.
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

  /// As ``UIView/animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)`` has it.
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

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}

/// A direction with a length.
///
/// Foundation has this type on Apple's platforms alone.
public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public static let zero = CGVector()

  public init() { self.init(dx: 0, dy: 0) }

  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}
