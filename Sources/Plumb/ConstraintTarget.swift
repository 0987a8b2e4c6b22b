public import Foundation

/// The target of a relation: an item, an item's attribute, a number, a percentage, a size, a point or insets.
///
/// A number is a length in points for a size, and a distance in points from the superview's edge for a position.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol ConstraintRelatableTarget {}

/// A value that gives each attribute of a statement its constant.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol ConstraintConstantTarget {}

/// A value that can be used as an offset: a number.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {
  /// The value as an offset, in points.
  var constraintOffsetTargetValue: CGFloat { get }
}

/// A value that can be used as insets: a number or insets.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {
  /// The value as insets, in points.
  var constraintInsetTargetValue: ConstraintInsets { get }
}

/// A value that can be used as insets for leading, trailing, top and bottom.
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {
  /// The value as directional insets, in points.
  var constraintDirectionalInsetTargetValue: ConstraintDirectionalInsets { get }
}

/// A value that can be used as a multiplier: a number or a percentage.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol ConstraintMultiplierTarget {
  /// The value as a factor.
  var constraintMultiplierTargetValue: CGFloat { get }
}

extension ConstraintItem: ConstraintRelatableTarget {}
extension ConstraintView: ConstraintRelatableTarget {}
extension ConstraintLayoutGuide: ConstraintRelatableTarget {}
extension CGSize: ConstraintRelatableTarget, ConstraintConstantTarget {}
extension CGPoint: ConstraintRelatableTarget, ConstraintConstantTarget {}

extension ConstraintInsets: ConstraintRelatableTarget, ConstraintInsetTarget {
  /// The insets themselves.
  public var constraintInsetTargetValue: ConstraintInsets { self }
}

extension ConstraintDirectionalInsets: ConstraintRelatableTarget, ConstraintDirectionalInsetTarget {
  /// The insets themselves.
  public var constraintDirectionalInsetTargetValue: ConstraintDirectionalInsets { self }
}

/// A number, which can be a target, an offset, an inset or a multiplier.
public protocol ConstraintNumber: ConstraintRelatableTarget, ConstraintOffsetTarget,
  ConstraintInsetTarget, ConstraintMultiplierTarget
{
  /// The number as a `CGFloat`.
  var constraintNumber: CGFloat { get }
}

extension ConstraintNumber {
  /// The number as an offset, in points.
  public var constraintOffsetTargetValue: CGFloat { constraintNumber }
  /// The number as a factor.
  public var constraintMultiplierTargetValue: CGFloat { constraintNumber }
  /// Insets with the number at every edge, in points.
  public var constraintInsetTargetValue: ConstraintInsets {
    ConstraintInsets(
      top: constraintNumber,
      left: constraintNumber,
      bottom: constraintNumber,
      right: constraintNumber
    )
  }
}

extension Int: ConstraintNumber {
  /// The integer as a `CGFloat`.
  public var constraintNumber: CGFloat { CGFloat(self) }
}
extension UInt: ConstraintNumber {
  /// The integer as a `CGFloat`.
  public var constraintNumber: CGFloat { CGFloat(self) }
}
extension Float: ConstraintNumber {
  /// The number as a `CGFloat`.
  public var constraintNumber: CGFloat { CGFloat(self) }
}
extension Double: ConstraintNumber {
  /// The number as a `CGFloat`.
  public var constraintNumber: CGFloat { CGFloat(self) }
}
extension CGFloat: ConstraintNumber {
  /// The number itself.
  public var constraintNumber: CGFloat { self }
}

/// A target, classified once by its type.
package enum StatementTarget {
  case attributes(ConstraintItem)
  case item(Item)
  case constant(StatementConstant)
  /// A share of the superview, 1 for all of it.
  case share(CGFloat)
  /// An object to which no attribute can be related, with its type.
  case nothing(Any.Type)
}

extension ConstraintRelatableTarget {
  /// The target, classified by its type.
  ///
  /// The most frequent types are compared first, because a type comparison is much faster than a conformance lookup. The forced
  /// casts cannot fail: each is to the type that `Self` was compared with.
  package var role: StatementTarget {
    if Self.self == ConstraintItem.self { return .attributes(self as! ConstraintItem) }
    if Self.self is ConstraintView.Type { return .item(.view(self as! ConstraintView)) }
    if Self.self == Int.self { return .constant(.number(CGFloat(self as! Int))) }
    if Self.self == Double.self { return .constant(.number(CGFloat(self as! Double))) }
    if Self.self == CGFloat.self { return .constant(.number(self as! CGFloat)) }
    switch self {
    case let guide as ConstraintLayoutGuide: return .item(.guide(guide))
    case let other as any LayoutConstraintItem: return .item(Item(other))
    case let value as NSValue:
      if case .nothing = value.unboxed { return .nothing(type(of: value)) }
      return .constant(value.unboxed)
    case let percentage as ConstraintPercentage: return .share(percentage.value / 100)
    case let constant as any ConstraintConstantTarget: return .constant(StatementConstant(constant))
    default: return .nothing(type(of: self))
    }
  }
}

/// A source of constants, classified once by its type.
package enum StatementConstant {
  case number(CGFloat)
  case size(CGSize)
  case point(CGPoint)
  case insets(ConstraintInsets)
  case directionalInsets(ConstraintDirectionalInsets)
  /// A distance to the neighbour of the item.
  case spacing(CGFloat)
  /// A value that has no constant for any attribute.
  case nothing

  /// The number, if the constant is the same for all attributes; otherwise nil.
  var number: CGFloat? { if case .number(let value) = self { value } else { nil } }

  /// Whether the constant of at least one attribute depends on the reading direction.
  var dependsOnDirection: Bool {
    switch self {
    case .insets(let insets): insets.left != insets.right
    case .directionalInsets(let insets): insets.leading != insets.trailing
    case .number, .size, .point, .spacing, .nothing: false
    }
  }

  /// Classifies a value; a number is an offset.
  package init(_ value: any ConstraintConstantTarget) {
    self =
      switch value {
      case let value as any ConstraintOffsetTarget: .number(value.constraintOffsetTargetValue)
      case let value as CGSize: .size(value)
      case let value as CGPoint: .point(value)
      case let value as any ConstraintInsetTarget: .insets(value.constraintInsetTargetValue)
      case let value as any ConstraintDirectionalInsetTarget:
        .directionalInsets(value.constraintDirectionalInsetTargetValue)
      case let value as NSValue: value.unboxed
      default: .nothing
      }
  }

  /// Returns the constant for one attribute.
  ///
  /// - Parameters:
  ///   - attribute: the second attribute, or the first where there is no second item.
  ///   - isMirrored: whether the reading direction is right to left. Evaluated only if the constant depends on it, because the
  ///     direction of a view is that of its root.
  func constant(
    for attribute: LayoutAttribute,
    isMirrored: @autoclosure () -> Bool
  ) -> CGFloat {
    switch self {
    case .number(let value): value
    case .size(let value):
      switch attribute {
      case .width: value.width
      case .height: value.height
      default: 0
      }
    case .point(let value):
      switch attribute {
      case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
        .trailingMargin, .centerXWithinMargins:
        value.x
      case .top, .bottom, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins,
        .firstBaseline, .lastBaseline:
        value.y
      default: 0
      }
    case .insets(let value): value.constant(for: attribute, isMirrored: isMirrored())
    case .directionalInsets(let value): value.constant(for: attribute, isMirrored: isMirrored())
    case .spacing(let value): value * attribute.side
    case .nothing: 0
    }
  }
}

extension LayoutAttribute {
  /// The sign of a distance from a neighbour to this side: 1 for left, leading, top and first baseline, -1 for right, trailing,
  /// bottom and last baseline, 0 for attributes that are not sides.
  var side: CGFloat {
    switch self {
    case .left, .leftMargin, .leading, .leadingMargin, .top, .topMargin, .firstBaseline: 1
    case .right, .rightMargin, .trailing, .trailingMargin, .bottom, .bottomMargin, .lastBaseline: -1
    default: 0
    }
  }
}

extension ConstraintInsets {
  fileprivate func constant(
    for attribute: LayoutAttribute,
    isMirrored: @autoclosure () -> Bool
  ) -> CGFloat {
    switch attribute {
    case .left, .leftMargin: left
    case .right, .rightMargin: -right
    case .top, .topMargin, .firstBaseline: top
    case .bottom, .bottomMargin, .lastBaseline: -bottom
    case .leading, .leadingMargin: left != right && isMirrored() ? right : left
    case .trailing, .trailingMargin: left != right && isMirrored() ? -left : -right
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
    for attribute: LayoutAttribute,
    isMirrored: @autoclosure () -> Bool
  ) -> CGFloat {
    switch attribute {
    case .left, .leftMargin: leading != trailing && isMirrored() ? trailing : leading
    case .right, .rightMargin:
      leading != trailing && isMirrored() ? -leading : -trailing
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
