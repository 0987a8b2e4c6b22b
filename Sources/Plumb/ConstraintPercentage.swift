public import Foundation

/// A share in hundredths: `50%`.
///
/// As a target it is that share of the superview: of its width or height for a size, and for a position the place that has this share
/// of the superview before it, from the left, the top, or for leading and trailing from where lines begin.
/// As a multiplier it is that share of whatever the statement relates to.
///
/// ```swift
/// make.width.equalTo(50%)
/// make.centerX.equalTo(25%).offset(8)
/// make.height.equalTo(card).multipliedBy(80%)
/// ```
public struct ConstraintPercentage: ConstraintRelatableTarget, ConstraintMultiplierTarget, Sendable
{
  /// 100 is all of it. Any finite number may be.
  public var value: CGFloat

  public init(_ value: CGFloat) { self.value = value }

  public var constraintMultiplierTargetValue: CGFloat { value / 100 }
}

postfix operator %

/// So many hundredths.
public postfix func % (value: some ConstraintNumber) -> ConstraintPercentage {
  ConstraintPercentage(value.constraintNumber)
}
