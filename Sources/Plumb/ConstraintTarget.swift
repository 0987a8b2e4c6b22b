public import Foundation

/// What may stand on the right side of a relation: an item, an item's attribute, a number, a size, a point, insets.
///
/// A number means that many points for a size, and a distance from the superview's edge for everything else.
public protocol ConstraintRelatableTarget {}

/// What gives each attribute of a statement its constant.
public protocol ConstraintConstantTarget {}

/// What an offset may be: a number.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {
  var constraintOffsetTargetValue: CGFloat { get }
}

/// What an inset may be: a number or insets.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {
  var constraintInsetTargetValue: ConstraintInsets { get }
}

/// What a directional inset may be.
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {
  var constraintDirectionalInsetTargetValue: ConstraintDirectionalInsets { get }
}

/// What a multiplier may be: a number.
public protocol ConstraintMultiplierTarget {
  var constraintMultiplierTargetValue: CGFloat { get }
}

extension ConstraintItem: ConstraintRelatableTarget {}
extension ConstraintView: ConstraintRelatableTarget {}
extension ConstraintLayoutGuide: ConstraintRelatableTarget {}
extension CGSize: ConstraintRelatableTarget, ConstraintConstantTarget {}
extension CGPoint: ConstraintRelatableTarget, ConstraintConstantTarget {}

extension ConstraintInsets: ConstraintRelatableTarget, ConstraintInsetTarget {
  public var constraintInsetTargetValue: ConstraintInsets { self }
}

extension ConstraintDirectionalInsets: ConstraintRelatableTarget, ConstraintDirectionalInsetTarget {
  public var constraintDirectionalInsetTargetValue: ConstraintDirectionalInsets { self }
}

/// A number in every role that a number has in a statement.
public protocol ConstraintNumber: ConstraintRelatableTarget, ConstraintOffsetTarget,
  ConstraintInsetTarget, ConstraintMultiplierTarget
{
  var constraintNumber: CGFloat { get }
}

extension ConstraintNumber {
  public var constraintOffsetTargetValue: CGFloat { constraintNumber }
  public var constraintMultiplierTargetValue: CGFloat { constraintNumber }
  public var constraintInsetTargetValue: ConstraintInsets {
    ConstraintInsets(
      top: constraintNumber,
      left: constraintNumber,
      bottom: constraintNumber,
      right: constraintNumber
    )
  }
}

extension Int: ConstraintNumber { public var constraintNumber: CGFloat { CGFloat(self) } }
extension UInt: ConstraintNumber { public var constraintNumber: CGFloat { CGFloat(self) } }
extension Float: ConstraintNumber { public var constraintNumber: CGFloat { CGFloat(self) } }
extension Double: ConstraintNumber { public var constraintNumber: CGFloat { CGFloat(self) } }
extension CGFloat: ConstraintNumber { public var constraintNumber: CGFloat { self } }

extension ConstraintConstantTarget {
  /// The constant for one attribute: the table in which numbers, sizes, points and insets meet attributes.
  ///
  /// - Parameters:
  ///   - attribute: the second attribute, or the first where there is no second item.
  ///   - isMirrored: whether the reading direction is right to left.
  func constant(
    for attribute: NSLayoutConstraint.Attribute,
    isMirrored: Bool
  ) -> CGFloat {
    switch self {
    case let value as ConstraintInset: value.insets.constant(for: attribute, isMirrored: isMirrored)
    case let value as any ConstraintOffsetTarget: value.constraintOffsetTargetValue
    case let value as CGSize:
      switch attribute {
      case .width: value.width
      case .height: value.height
      default: 0
      }
    case let value as CGPoint:
      switch attribute {
      case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
        .trailingMargin, .centerXWithinMargins:
        value.x
      case .top, .bottom, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins,
        .firstBaseline, .lastBaseline:
        value.y
      default: 0
      }
    case let value as any ConstraintInsetTarget:
      value.constraintInsetTargetValue.constant(for: attribute, isMirrored: isMirrored)
    case let value as any ConstraintDirectionalInsetTarget:
      value.constraintDirectionalInsetTargetValue.constant(for: attribute, isMirrored: isMirrored)
    default: 0
    }
  }
}

/// Insets even where they were written as a number, which alone would be an offset.
struct ConstraintInset: ConstraintConstantTarget {
  var insets: ConstraintInsets
}

extension ConstraintInsets {
  fileprivate func constant(
    for attribute: NSLayoutConstraint.Attribute,
    isMirrored: Bool
  ) -> CGFloat {
    switch attribute {
    case .left, .leftMargin: left
    case .right, .rightMargin: -right
    case .top, .topMargin, .firstBaseline: top
    case .bottom, .bottomMargin, .lastBaseline: -bottom
    case .leading, .leadingMargin: isMirrored ? right : left
    case .trailing, .trailingMargin: isMirrored ? -left : -right
    case .width: -(left + right)
    case .height: -(top + bottom)
    case .centerX, .centerXWithinMargins: (left - right) / 2
    case .centerY, .centerYWithinMargins: (top - bottom) / 2
    default: 0
    }
  }
}

extension ConstraintDirectionalInsets {
  fileprivate func constant(
    for attribute: NSLayoutConstraint.Attribute,
    isMirrored: Bool
  ) -> CGFloat {
    switch attribute {
    case .left, .leftMargin: isMirrored ? trailing : leading
    case .right, .rightMargin: isMirrored ? -leading : -trailing
    case .top, .topMargin, .firstBaseline: top
    case .bottom, .bottomMargin, .lastBaseline: -bottom
    case .leading, .leadingMargin: leading
    case .trailing, .trailingMargin: -trailing
    case .width: -(leading + trailing)
    case .height: -(top + bottom)
    case .centerX, .centerXWithinMargins: (leading - trailing) / 2
    case .centerY, .centerYWithinMargins: (top - bottom) / 2
    default: 0
    }
  }
}
