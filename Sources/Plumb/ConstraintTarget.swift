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

/// What stands on the right side of a relation, told apart once.
package enum StatementTarget {
  case attributes(ConstraintItem)
  case item(Item)
  case constant(StatementConstant)
  /// A share of the superview, 1 for all of it.
  case share(CGFloat)
  /// Nothing that can be related to, and its type.
  case nothing(Any.Type)
}

extension ConstraintRelatableTarget {
  /// Comparing types costs next to nothing, and asking for conformances a search: what is written most is compared.
  /// Each cast is to the type that `Self` was just found to be, so none can fail.
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

/// What gives each attribute of a statement its constant, told apart once.
package enum StatementConstant {
  case number(CGFloat)
  case size(CGSize)
  case point(CGPoint)
  case insets(ConstraintInsets)
  case directionalInsets(ConstraintDirectionalInsets)
  /// A distance to what is beside the item.
  case spacing(CGFloat)
  /// What gives no attribute one.
  case nothing

  /// A number alone; nil for what differs by attribute.
  var number: CGFloat? { if case .number(let value) = self { value } else { nil } }

  /// Whether it is another one in the other reading direction for some attribute.
  var dependsOnDirection: Bool {
    switch self {
    case .insets(let insets): insets.left != insets.right
    case .directionalInsets(let insets): insets.leading != insets.trailing
    case .number, .size, .point, .spacing, .nothing: false
    }
  }

  /// A number alone is an offset.
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

  /// The constant for one attribute: the table in which numbers, sizes, points and insets meet attributes.
  ///
  /// - Parameters:
  ///   - attribute: the second attribute, or the first where there is no second item.
  ///   - isMirrored: whether the reading direction is right to left.
  func constant(
    for attribute: StatementAttribute,
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

extension StatementAttribute {
  /// The direction in which what lies before, beyond this side of an item, is left behind: 1 for left and top, -1 for right
  /// and bottom, 0 for what is no side.
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
    for attribute: StatementAttribute,
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
    for attribute: StatementAttribute,
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
