/// How far apart a constraint puts two places, in the direction in which people say it.
struct ConflictDistance {
  enum Kind {
    /// From an edge of what is around.
    case inset(edge: String)
    /// Between neighbours: what one is of the other.
    case gap(direction: String)
    /// Of two centres.
    case centre(direction: String)
    /// Between places of any kind.
    case places(first: String, second: String, ahead: String, behind: String)
  }

  var kind: Kind
  var value: Double
  var relation: NSLayoutConstraint.Relation
  /// `value` is this many times the statement's constant.
  var sign: Double

  /// nil for sizes, and for what only an equation says.
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

  /// What is `10 from the left edge of `card`` or `at least 8 below `title``, as it stands behind the first item's name.
  ///
  /// - Parameter several: edges in the place of the one.
  /// - Returns: with what it is of the first item that is that far away: nil for all of it.
  func words(
    to other: LayoutItem,
    _ names: ConflictNames,
    edge several: String? = nil
  ) -> (part: String?, rest: String) {
    let number = ConstraintText.number(value.magnitude)
    // How far it goes beyond is how little it is away.
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

extension NSLayoutConstraint.Relation {
  /// What stands before a number.
  var bound: String {
    switch self {
    case .lessThanOrEqual: "at most "
    case .equal: ""
    case .greaterThanOrEqual: "at least "
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The plain edges: those that insets and gaps are between.
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

  /// Whether it is the edge from which its axis counts.
  var isStart: Bool { self == .left || self == .top || self == .leading }

  /// What an item is of another one whose edge faces its own.
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
