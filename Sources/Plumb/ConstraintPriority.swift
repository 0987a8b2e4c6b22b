public import Foundation

/// The priority of a statement: 1000 is required, a lower one is optional.
public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Strideable, Sendable {
  /// The priority: greater than 0, at most 1000.
  public let value: Float

  /// Creates a priority from a literal.
  public init(floatLiteral value: Float) { self.value = value }
  /// Creates a priority: greater than 0, at most 1000. A statement reports a value out of this range.
  public init(_ value: Float) { self.value = value }

  /// The priority of a required statement, 1000.
  public static var required: ConstraintPriority { 1000.0 }
  /// The priority 750.
  public static var high: ConstraintPriority { 750.0 }
  #if canImport(AppKit) && !canImport(UIKit) && !Headless
    /// The priority 501 on AppKit, as in SnapKit.
    public static var medium: ConstraintPriority { 501.0 }
  #else
    /// The priority 500.
    public static var medium: ConstraintPriority { 500.0 }
  #endif
  /// The priority 250.
  public static var low: ConstraintPriority { 250.0 }

  /// Returns the priority that is higher by `n`.
  public func advanced(by n: Float) -> ConstraintPriority { ConstraintPriority(value + n) }
  /// Returns the difference to another priority.
  public func distance(to other: ConstraintPriority) -> Float { other.value - value }
}

/// A value that can be used as a priority.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol ConstraintPriorityTarget {
  /// The value as a priority.
  var constraintPriorityTargetValue: Float { get }
}

extension Int: ConstraintPriorityTarget {
  /// The value as a priority.
  public var constraintPriorityTargetValue: Float { Float(self) }
}
extension UInt: ConstraintPriorityTarget {
  /// The value as a priority.
  public var constraintPriorityTargetValue: Float { Float(self) }
}
extension Float: ConstraintPriorityTarget {
  /// The value as a priority.
  public var constraintPriorityTargetValue: Float { self }
}
extension Double: ConstraintPriorityTarget {
  /// The value as a priority.
  public var constraintPriorityTargetValue: Float { Float(self) }
}
extension CGFloat: ConstraintPriorityTarget {
  /// The value as a priority.
  public var constraintPriorityTargetValue: Float { Float(self) }
}
extension ConstraintLayoutPriority: ConstraintPriorityTarget {
  /// The value as a priority.
  public var constraintPriorityTargetValue: Float { rawValue }
}
