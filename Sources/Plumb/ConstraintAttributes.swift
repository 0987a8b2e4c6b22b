/// A set of attributes: what one statement is about.
struct ConstraintAttributes: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The one table: every attribute in the order in which a statement's constraints are made.
  static let table: [(attribute: NSLayoutConstraint.Attribute, name: String)] = [
    (.left, "left"), (.top, "top"), (.right, "right"), (.bottom, "bottom"),
    (.leading, "leading"), (.trailing, "trailing"),
    (.width, "width"), (.height, "height"),
    (.centerX, "centerX"), (.centerY, "centerY"),
    (.lastBaseline, "lastBaseline"), (.firstBaseline, "firstBaseline"),
    (.leftMargin, "leftMargin"), (.rightMargin, "rightMargin"),
    (.topMargin, "topMargin"), (.bottomMargin, "bottomMargin"),
    (.leadingMargin, "leadingMargin"), (.trailingMargin, "trailingMargin"),
    (.centerXWithinMargins, "centerXWithinMargins"),
    (.centerYWithinMargins, "centerYWithinMargins"),
  ]

  private init(place: Int) { rawValue = 1 << UInt32(place) }

  static let left = Self(place: 0)
  static let top = Self(place: 1)
  static let right = Self(place: 2)
  static let bottom = Self(place: 3)
  static let leading = Self(place: 4)
  static let trailing = Self(place: 5)
  static let width = Self(place: 6)
  static let height = Self(place: 7)
  static let centerX = Self(place: 8)
  static let centerY = Self(place: 9)
  static let lastBaseline = Self(place: 10)
  static let firstBaseline = Self(place: 11)
  static let leftMargin = Self(place: 12)
  static let rightMargin = Self(place: 13)
  static let topMargin = Self(place: 14)
  static let bottomMargin = Self(place: 15)
  static let leadingMargin = Self(place: 16)
  static let trailingMargin = Self(place: 17)
  static let centerXWithinMargins = Self(place: 18)
  static let centerYWithinMargins = Self(place: 19)

  static let edges: Self = [.left, .top, .right, .bottom]
  static let horizontalEdges: Self = [.left, .right]
  static let verticalEdges: Self = [.top, .bottom]
  static let directionalEdges: Self = [.leading, .trailing, .top, .bottom]
  static let directionalHorizontalEdges: Self = [.leading, .trailing]
  static let directionalVerticalEdges: Self = [.top, .bottom]
  static let size: Self = [.width, .height]
  static let center: Self = [.centerX, .centerY]
  static let margins: Self = [.leftMargin, .topMargin, .rightMargin, .bottomMargin]
  static let directionalMargins: Self = [
    .leadingMargin, .topMargin, .trailingMargin, .bottomMargin,
  ]
  static let centerWithinMargins: Self = [.centerXWithinMargins, .centerYWithinMargins]

  var count: Int { rawValue.nonzeroBitCount }

  /// Takes the first attribute out, in the order of the table; nil if there is none.
  mutating func popFirst() -> NSLayoutConstraint.Attribute? {
    if rawValue == 0 { return nil }
    let place = rawValue.trailingZeroBitCount
    self = Self(rawValue: rawValue & (rawValue - 1))
    return Self.table[place].attribute
  }

  /// The attributes of the set in words: `left, top`.
  var description: String {
    Self.table.enumerated().filter { contains(Self(place: $0.offset)) }.map(\.element.name)
      .joined(separator: ", ")
  }

  /// The margins that these edges are pinned to, and the other way round.
  var counterpart: Self? {
    switch self {
    case .edges: .margins
    case .margins: .edges
    case .directionalEdges: .directionalMargins
    case .directionalMargins: .directionalEdges
    default: nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  var isSize: Bool { self == .width || self == .height }

  /// The attribute of the other kind at the same place: edge for margin, margin for edge.
  var counterpart: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    default: self
    }
  }

  var dslName: String {
    ConstraintAttributes.table.first { $0.attribute == self }?.name ?? "notAnAttribute"
  }
}
