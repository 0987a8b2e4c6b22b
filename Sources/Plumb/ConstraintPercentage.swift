public import Foundation

/// A percentage: `50%`.
///
/// As the target of a size it is a share of the superview's width or height. As the target of a position it is the point at that
/// share of the superview's width or height, measured from the left, the top, or for leading and trailing from the leading edge.
/// As a multiplier it is a share of the target's attribute.
///
/// ```swift
/// make.width.equalTo(50%)
/// make.centerX.equalTo(25%).offset(8)
/// make.height.equalTo(card).multipliedBy(80%)
/// ```
public struct ConstraintPercentage: ConstraintRelatableTarget, ConstraintMultiplierTarget, Sendable
{
  /// The percentage: 100 for the whole. Any finite number is allowed.
  public var value: CGFloat

  /// Creates a percentage: 100 for the whole.
  public init(_ value: CGFloat) { self.value = value }

  /// The percentage as a factor: 1 for 100%.
  public var constraintMultiplierTargetValue: CGFloat { value / 100 }
}

postfix operator %

/// Returns a number as a percentage: `50%`.
public postfix func % (value: some ConstraintNumber) -> ConstraintPercentage {
  ConstraintPercentage(value.constraintNumber)
}
