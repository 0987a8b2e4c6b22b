public import Foundation

/// The time of an animation in seconds.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol CAMediaTiming {
  /// The beginning: a time of the clock as ``CACurrentMediaTime()`` returns it, or one in the group. 0
  /// stands for the time at which the animation is added.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one repetition; 0 for that of the transaction or group.
  var duration: CFTimeInterval { get set }
  /// The factor by which time passes faster.
  var speed: Float { get set }
  /// A time by which the beginning is skipped.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions; 0 stands for one.
  var repeatCount: Float { get set }
  /// The time for all repetitions, if it is greater than 0.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each repetition is followed by one in reverse.
  var autoreverses: Bool { get set }
  /// Whether the animation is seen before its beginning and after its end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The number of seconds of an interval, as Core Foundation calls it.
public typealias CFTimeInterval = TimeInterval

/// Returns the time of the environment's animation clock in seconds; 0 without a clock.
public func CACurrentMediaTime() -> CFTimeInterval {
  LayoutEnvironment.current.animationClock?.now ?? 0
}

/// The times outside of an animation at which it is seen.
nonisolated public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The mode as Apple's string.
  public let rawValue: String
  /// Creates a mode from Apple's string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// None.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// After the end, as long as the animation is not removed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Before the beginning and after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The names of curves.
nonisolated public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name as Apple's string.
  public let rawValue: String
  /// Creates a name from Apple's string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Even.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at the beginning and at the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of most of the system's animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The progress of an animation as a curve over its time.
#if MainActor
  @preconcurrency @MainActor
#endif
open class CAMediaTimingFunction: NSObject {
  let curve: TimingCurve

  /// Creates a curve by its name. One that is not known is linear.
  public init(name: CAMediaTimingFunctionName) {
    curve =
      switch name {
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInEaseOut: .easeInOut
      case .default: .cubic(CubicCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1))
      default: .linear
      }
    super.init()
  }

  /// Creates a Bézier curve from 0, 0 to 1, 1 with two control points. Their x coordinates are limited
  /// to the range from 0 to 1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    func usable(_ value: Float) -> Double { value.isFinite ? Double(value) : 0 }
    curve = .cubic(
      CubicCurve(
        x1: min(max(0, usable(c1x)), 1),
        y1: usable(c1y),
        x2: min(max(0, usable(c2x)), 1),
        y2: usable(c2y)
      )
    )
    super.init()
  }
}
