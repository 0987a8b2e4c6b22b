public import Foundation

/// How much a statement matters: 1000 is required, less is a wish.
public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Strideable, Sendable {
  public let value: Float

  public init(floatLiteral value: Float) { self.value = value }
  public init(_ value: Float) { self.value = value }

  public static var required: ConstraintPriority { 1000.0 }
  public static var high: ConstraintPriority { 750.0 }
  #if canImport(AppKit) && !canImport(UIKit) && !Headless
    public static var medium: ConstraintPriority { 501.0 }
  #else
    public static var medium: ConstraintPriority { 500.0 }
  #endif
  public static var low: ConstraintPriority { 250.0 }

  public func advanced(by n: Float) -> ConstraintPriority { ConstraintPriority(value + n) }
  public func distance(to other: ConstraintPriority) -> Float { other.value - value }
}

/// What a priority may be written as.
public protocol ConstraintPriorityTarget {
  var constraintPriorityTargetValue: Float { get }
}

extension Int: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { Float(self) }
}
extension UInt: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { Float(self) }
}
extension Float: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { self }
}
extension Double: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { Float(self) }
}
extension CGFloat: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { Float(self) }
}
extension ConstraintLayoutPriority: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { rawValue }
}
