extension NSLayoutConstraint {
  /// A position or length of an item's alignment rectangle. The raw values are Apple's. (Rule
  /// 1.02.)
  nonisolated public enum Attribute: Int, Sendable {
    /// No attribute: the constraint compares the first attribute with a constant.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The leading edge: left in a left-to-right layout.
    case leading = 5
    /// The trailing edge: right in a left-to-right layout.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal centre.
    case centerX = 9
    /// The vertical centre.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left edge inside of the margins.
    case leftMargin = 13
    /// The right edge inside of the margins.
    case rightMargin = 14
    /// The top edge inside of the margins.
    case topMargin = 15
    /// The bottom edge inside of the margins.
    case bottomMargin = 16
    /// The leading edge inside of the margins.
    case leadingMargin = 17
    /// The trailing edge inside of the margins.
    case trailingMargin = 18
    /// The horizontal centre of the area inside of the margins.
    case centerXWithinMargins = 19
    /// The vertical centre of the area inside of the margins.
    case centerYWithinMargins = 20

    /// The former name of ``lastBaseline``.
    public static let baseline = Attribute.lastBaseline
  }

  /// The relation between the two sides of a constraint. (Rule 1.01.)
  nonisolated public enum Relation: Int, Sendable {
    /// The left-hand side is at most the right-hand side.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The left-hand side is at least the right-hand side.
    case greaterThanOrEqual = 1
  }

  /// An axis of layout.
  nonisolated public enum Axis: Int, Sendable {
    /// From left to right or right to left.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}

/// The name of ``NSLayoutConstraint/Attribute`` in Objective-C and early Swift.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The name of ``NSLayoutConstraint/Relation`` in Objective-C and early Swift.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// The name of ``NSLayoutConstraint/Axis`` in Objective-C and early Swift.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

nonisolated extension NSLayoutConstraint.Attribute {
  /// The families of attributes in the table of legal pairs. (Section 1.2.)
  enum Family {
    case none
    /// Left and right, which do not depend on the layout direction.
    case absolute
    /// Leading and trailing, which follow the layout direction.
    case directional
    /// Horizontal centres, which can be related to both of the families above.
    case horizontalCenter
    case vertical
    case size
  }

  var family: Family {
    switch self {
    case .notAnAttribute: .none
    case .left, .right, .leftMargin, .rightMargin: .absolute
    case .leading, .trailing, .leadingMargin, .trailingMargin: .directional
    case .centerX, .centerXWithinMargins: .horizontalCenter
    case .width, .height: .size
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }

  var dependsOnMargins: Bool { rawValue >= 13 }

  @inline(__always)
  var isBaseline: Bool {
    switch self {
    case .firstBaseline, .lastBaseline: true
    default: false
    }
  }

  /// The name of the attribute in descriptions.
  package var name: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
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
    }
  }
}

nonisolated extension NSLayoutConstraint.Relation {
  /// The sign of the relation in descriptions.
  package var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
