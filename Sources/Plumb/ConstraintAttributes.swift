/// The set of attributes of one statement.
package struct ConstraintAttributes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(place: Int) { rawValue = 1 &<< UInt32(place) }

  package static let left = Self(place: 0)
  package static let top = Self(place: 1)
  package static let right = Self(place: 2)
  package static let bottom = Self(place: 3)
  package static let leading = Self(place: 4)
  package static let trailing = Self(place: 5)
  package static let width = Self(place: 6)
  package static let height = Self(place: 7)
  package static let centerX = Self(place: 8)
  package static let centerY = Self(place: 9)
  package static let lastBaseline = Self(place: 10)
  package static let firstBaseline = Self(place: 11)
  package static let leftMargin = Self(place: 12)
  package static let rightMargin = Self(place: 13)
  package static let topMargin = Self(place: 14)
  package static let bottomMargin = Self(place: 15)
  package static let leadingMargin = Self(place: 16)
  package static let trailingMargin = Self(place: 17)
  package static let centerXWithinMargins = Self(place: 18)
  package static let centerYWithinMargins = Self(place: 19)

  static let edges: Self = [.left, .top, .right, .bottom]
  static let horizontalEdges: Self = [.left, .right]
  static let verticalEdges: Self = [.top, .bottom]
  static let directionalEdges: Self = [.leading, .trailing, .top, .bottom]
  static let directionalHorizontalEdges: Self = [.leading, .trailing]
  static let directionalVerticalEdges: Self = [.top, .bottom]
  package static let size: Self = [.width, .height]
  static let center: Self = [.centerX, .centerY]
  static let margins: Self = [.leftMargin, .topMargin, .rightMargin, .bottomMargin]
  static let directionalMargins: Self = [
    .leadingMargin, .topMargin, .trailingMargin, .bottomMargin,
  ]
  static let centerWithinMargins: Self = [.centerXWithinMargins, .centerYWithinMargins]

  static let baselines: Self = [.firstBaseline, .lastBaseline]

  package var count: Int { rawValue.nonzeroBitCount }

  /// Removes and returns the first attribute, in the order of the bits; nil if the set is empty.
  package mutating func popFirst() -> LayoutAttribute? {
    if rawValue == 0 { return nil }
    let place = rawValue.trailingZeroBitCount
    self = Self(rawValue: rawValue & (rawValue - 1))
    return Self.attribute(at: place)
  }

  /// The attribute of a bit. Constraints of a statement are made in the order of the bits.
  private static func attribute(at place: Int) -> LayoutAttribute {
    switch place {
    case 0: .left
    case 1: .top
    case 2: .right
    case 3: .bottom
    case 4: .leading
    case 5: .trailing
    case 6: .width
    case 7: .height
    case 8: .centerX
    case 9: .centerY
    case 10: .lastBaseline
    case 11: .firstBaseline
    case 12: .leftMargin
    case 13: .rightMargin
    case 14: .topMargin
    case 15: .bottomMargin
    case 16: .leadingMargin
    case 17: .trailingMargin
    case 18: .centerXWithinMargins
    default: .centerYWithinMargins
    }
  }

  /// The names of the attributes: `left, top`.
  package var description: String {
    var (rest, names) = (self, [String]())
    while let attribute = rest.popFirst() { names.append(attribute.dslName) }
    return names.joined(separator: ", ")
  }

  /// The margins for edges, and the edges for margins: a set that pairs with this one attribute by attribute; nil for all others.
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

extension LayoutAttribute {
  var isSize: Bool { self == .width || self == .height }

  /// The first edge of the attribute's axis: `leading` for leading and trailing attributes, otherwise `left` or `top`.
  var start: Self {
    switch self {
    case .left, .right, .centerX, .leftMargin, .rightMargin, .centerXWithinMargins: .left
    case .leading, .trailing, .leadingMargin, .trailingMargin: .leading
    default: .top
    }
  }

  /// The last edge of the attribute's axis: `trailing` for leading and trailing attributes, otherwise `right` or `bottom`.
  var end: Self {
    switch start {
    case .left: .right
    case .leading: .trailing
    default: .bottom
    }
  }

  /// The margin for an edge, the edge for a margin; otherwise the attribute itself.
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
    switch self {
    case .left: "left"
    case .top: "top"
    case .right: "right"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    default: "notAnAttribute"
    }
  }
}
