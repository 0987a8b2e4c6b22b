import Plumb

/// Attributes for ``MASConstraintMaker/attributes(_:_:_:)``, each at the place that is its number in the runtime.
public struct MASAttribute: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  init(_ attribute: NSLayoutConstraint.Attribute) { self.init(rawValue: 1 << attribute.rawValue) }

  public static let left = Self(rawValue: 1 << 1)
  public static let right = Self(rawValue: 1 << 2)
  public static let top = Self(rawValue: 1 << 3)
  public static let bottom = Self(rawValue: 1 << 4)
  public static let leading = Self(rawValue: 1 << 5)
  public static let trailing = Self(rawValue: 1 << 6)
  public static let width = Self(rawValue: 1 << 7)
  public static let height = Self(rawValue: 1 << 8)
  public static let centerX = Self(rawValue: 1 << 9)
  public static let centerY = Self(rawValue: 1 << 10)
  /// The same as `lastBaseline`.
  public static let baseline = Self.lastBaseline
  public static let lastBaseline = Self(rawValue: 1 << 11)
  public static let firstBaseline = Self(rawValue: 1 << 12)
  public static let leftMargin = Self(rawValue: 1 << 13)
  public static let rightMargin = Self(rawValue: 1 << 14)
  public static let topMargin = Self(rawValue: 1 << 15)
  public static let bottomMargin = Self(rawValue: 1 << 16)
  public static let leadingMargin = Self(rawValue: 1 << 17)
  public static let trailingMargin = Self(rawValue: 1 << 18)
  public static let centerXWithinMargins = Self(rawValue: 1 << 19)
  public static let centerYWithinMargins = Self(rawValue: 1 << 20)

  static let edges: Self = [.left, .right, .top, .bottom]
  static let size: Self = [.width, .height]
  static let center: Self = [.centerX, .centerY]

  /// Each attribute of the set, in the order in which Masonry makes their constraints.
  var list: [ConstraintAttributes] {
    Self.order.indices.filter { rawValue & (2 << $0) != 0 }.map { Self.order[$0] }
  }

  private static let order: [ConstraintAttributes] = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
    .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
  ]
}
