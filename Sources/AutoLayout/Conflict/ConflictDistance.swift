/// The distance between two positions that a constraint requires, with its sign and direction as
/// they are used in a sentence.
struct ConflictDistance {
  enum Kind {
    /// From an edge of a containing item.
    case inset(edge: String)
    /// Between adjacent items: the direction of the first item relative to the second.
    case gap(direction: String)
    /// Between two centres.
    case centre(direction: String)
    /// Between two positions of any kind.
    case places(first: String, second: String, ahead: String, behind: String)
  }

  var kind: Kind
  var value: Double
  var relation: NSLayoutConstraint.Relation
  /// The factor between the constant of the statement and `value`.
  var sign: Double

  /// Creates the distance of a statement; nil for a size, and for a statement that only its
  /// equation describes.
  init?(_ statement: ConflictStatement) {
    guard !statement.isCompound, statement.multiplier == 1, let first = statement.first,
      let second = statement.second, first.attribute.family != .size,
      second.attribute.family != .size
    else { return nil }
    let (a, b) = (first.attribute, second.attribute)
    sign = 1
    if a == b, a.edgeName != nil, first.item.isInside(second.item) {
      kind = .inset(edge: a.placeName)
      if !a.isStart { sign = -1 }
    } else if let direction = a.direction(facing: b), !first.item.isInside(second.item) {
      kind = .gap(direction: direction)
      if !a.isStart { sign = -1 }
    } else if a == b, statement.constant == 0, statement.relation == .equal,
      let direction = a.directionOfCentre
    {
      let isInside = first.item.isInside(second.item)
      kind = .centre(direction: "\(direction) \(isInside ? "in" : "on")")
    } else {
      let (ahead, behind) = a.directions
      kind = .places(first: a.placeName, second: b.placeName, ahead: ahead, behind: behind)
    }
    value = sign * statement.constant
    relation = sign < 0 ? statement.relation.reversed : statement.relation
  }

  /// Returns the words that follow the first item's name: `` 10 from the left edge of `card` ``
  /// or `` at least 8 below `title` ``.
  ///
  /// - Parameter several: The names of several edges, which replace the single edge.
  /// - Returns: The words, with the part of the first item to which the distance refers; nil for
  ///   the whole item.
  func words(
    to other: LayoutItem,
    _ names: ConflictNames,
    edge several: String? = nil
  ) -> (part: String?, rest: String) {
    let number = ConstraintText.number(value.magnitude)
    // A negative distance is shown by its magnitude, which reverses its bounds.
    let bound = value < 0 ? relation.reversed.bound : relation.bound
    switch kind {
    case .inset(let edge):
      let place = names.part(several ?? edge, of: other)
      if value == 0 { return (nil, "\(atZero("at", "not beyond", "at or beyond")) \(place)") }
      return (nil, "\(bound)\(number) \(value > 0 ? "from" : "beyond") \(place)")
    case .gap(let direction):
      let name = names(other)
      if value < 0 { return (nil, "overlapping \(name) by \(bound)\(number)") }
      if value > 0 { return (nil, "\(bound)\(number) \(direction) \(name)") }
      return (
        nil, "\(atZero("directly \(direction)", direction, "at most 0 \(direction)")) \(name)"
      )
    case .centre(let direction):
      return (nil, "centred \(direction) \(names(other))")
    case .places(let first, let second, let ahead, let behind):
      let place =
        first == second && names.main !== other
        ? "that of \(names(other))" : names.part(second, of: other)
      if value == 0 {
        return (first, "\(atZero("at", "at or \(ahead)", "at or \(behind)")) \(place)")
      }
      return (first, "\(bound)\(number) \(value > 0 ? ahead : behind) \(place)")
    }
  }

  private func atZero(_ same: String, _ atLeast: String, _ atMost: String) -> String {
    switch relation {
    case .equal: same
    case .greaterThanOrEqual: atLeast
    case .lessThanOrEqual: atMost
    }
  }
}

nonisolated extension NSLayoutConstraint.Relation {
  /// The words before the number.
  var bound: String {
    switch self {
    case .lessThanOrEqual: "at most "
    case .equal: ""
    case .greaterThanOrEqual: "at least "
    }
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  /// The name of a plain edge, as used for insets and gaps; nil for other attributes.
  var edgeName: String? {
    switch self {
    case .left: "left edge"
    case .right: "right edge"
    case .top: "top edge"
    case .bottom: "bottom edge"
    case .leading: "leading edge"
    case .trailing: "trailing edge"
    default: nil
    }
  }

  var placeName: String {
    if let edgeName { return edgeName }
    return switch self {
    case .centerX, .centerY: "centre"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    case .leftMargin: "left margin"
    case .rightMargin: "right margin"
    case .topMargin: "top margin"
    case .bottomMargin: "bottom margin"
    case .leadingMargin: "leading margin"
    case .trailingMargin: "trailing margin"
    case .centerXWithinMargins, .centerYWithinMargins: "centre within the margins"
    default: name
    }
  }

  /// Whether the attribute is the edge at which its axis begins.
  var isStart: Bool { self == .left || self == .top || self == .leading }

  /// Returns the direction of an item relative to another item whose edge faces its own; nil if the
  /// edges do not face each other.
  fileprivate func direction(facing other: Self) -> String? {
    switch (self, other) {
    case (.left, .right): "right of"
    case (.right, .left): "left of"
    case (.top, .bottom): "below"
    case (.bottom, .top): "above"
    case (.leading, .trailing): "after"
    case (.trailing, .leading): "before"
    default: nil
    }
  }

  fileprivate var directionOfCentre: String? {
    switch self {
    case .centerX: "horizontally"
    case .centerY: "vertically"
    default: nil
    }
  }

  fileprivate var directions: (ahead: String, behind: String) {
    switch family {
    case .vertical: ("below", "above")
    case .directional: ("after", "before")
    default: ("right of", "left of")
    }
  }
}
