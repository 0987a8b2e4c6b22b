import Plumb

/// A set of attributes for ``MASConstraintMaker/attributes(_:_:_:)``.
public struct MASAttribute: OptionSet, Sendable {
  /// The attributes as bits. The index of each bit is the raw value of the `NSLayoutConstraint.Attribute`.
  public let rawValue: Int

  /// Creates a set of attributes from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  init(_ attribute: NSLayoutConstraint.Attribute) { self.init(rawValue: 1 &<< attribute.rawValue) }

  /// The left edge.
  public static let left = Self(rawValue: 1 &<< 1)
  /// The right edge.
  public static let right = Self(rawValue: 1 &<< 2)
  /// The top edge.
  public static let top = Self(rawValue: 1 &<< 3)
  /// The bottom edge.
  public static let bottom = Self(rawValue: 1 &<< 4)
  /// The leading edge.
  public static let leading = Self(rawValue: 1 &<< 5)
  /// The trailing edge.
  public static let trailing = Self(rawValue: 1 &<< 6)
  /// The width.
  public static let width = Self(rawValue: 1 &<< 7)
  /// The height.
  public static let height = Self(rawValue: 1 &<< 8)
  /// The horizontal centre.
  public static let centerX = Self(rawValue: 1 &<< 9)
  /// The vertical centre.
  public static let centerY = Self(rawValue: 1 &<< 10)
  /// The same as `lastBaseline`.
  public static let baseline = Self.lastBaseline
  /// The baseline of the last line of text.
  public static let lastBaseline = Self(rawValue: 1 &<< 11)
  /// The baseline of the first line of text.
  public static let firstBaseline = Self(rawValue: 1 &<< 12)
  /// The left margin.
  public static let leftMargin = Self(rawValue: 1 &<< 13)
  /// The right margin.
  public static let rightMargin = Self(rawValue: 1 &<< 14)
  /// The top margin.
  public static let topMargin = Self(rawValue: 1 &<< 15)
  /// The bottom margin.
  public static let bottomMargin = Self(rawValue: 1 &<< 16)
  /// The leading margin.
  public static let leadingMargin = Self(rawValue: 1 &<< 17)
  /// The trailing margin.
  public static let trailingMargin = Self(rawValue: 1 &<< 18)
  /// The horizontal centre between the margins.
  public static let centerXWithinMargins = Self(rawValue: 1 &<< 19)
  /// The vertical centre between the margins.
  public static let centerYWithinMargins = Self(rawValue: 1 &<< 20)

  static let edges: Self = [.left, .right, .top, .bottom]
  static let size: Self = [.width, .height]
  static let center: Self = [.centerX, .centerY]

  /// Each attribute of the set, in the order in which Masonry makes their constraints.
  var list: [ConstraintAttributes] {
    Self.order.indices.filter { rawValue & (2 &<< $0) != 0 }.map { Self.order[$0] }
  }

  private static let order: [ConstraintAttributes] = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
    .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
  ]
}
