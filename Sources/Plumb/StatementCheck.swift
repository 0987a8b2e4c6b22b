import Foundation

/// Looks at a statement before anything is made of it, since only here its file and line are known.
package struct StatementCheck {
  private let item: Item?
  private let location: SourceLocation?

  package init(item: Item?, location: SourceLocation?) {
    self.item = item
    self.location = location
  }

  private var itemName: String { item.map { name(of: $0.object) } ?? "a view that is gone" }

  private func tell(_ kind: MistakeKind, _ message: String, _ remedy: String) {
    report(kind, message, remedy: remedy, at: location, concerning: item?.object)
  }

  func reportMissingSuperview(_ attributes: ConstraintAttributes) {
    tell(
      .missingSuperview,
      "\(itemName) has no superview, so there is nothing to relate its "
        + "\(attributes.description) to.",
      "Call addSubview before making constraints."
    )
  }

  func reportGoneTarget(_ attributes: ConstraintAttributes) {
    tell(
      .illegalItem,
      "The view that \(attributes.description) of \(itemName) relates to is gone.",
      "Keep the view alive until the constraint is made."
    )
  }

  /// Whether a set of attributes can be related to what stands on the right.
  package func canRelate(_ attributes: ConstraintAttributes, to other: ConstraintItem) -> Bool {
    if other.link.item == nil {
      reportGoneTarget(attributes)
      return false
    }
    if other.attributes.count <= 1 || other.attributes == attributes
      || other.attributes == attributes.counterpart
    {
      return true
    }
    tell(
      .illegalPair,
      "Cannot constraint to multiple non identical attributes: \(attributes.description) of "
        + "\(itemName) to \(other.attributes.description).",
      "Relate to one attribute, or to the same set of them."
    )
    return false
  }

  package func isLegal(priority: Float) -> Bool {
    if priority > 0 && priority <= 1000 { return true }
    tell(
      .illegalPriority,
      "It's illegal to set priority:\(priority) on a constraint of \(itemName). Priorities must "
        + "be greater than 0 and less or equal to 1000.",
      "Use .required, .high, .medium, .low or a number in that range."
    )
    return false
  }

  func reportRatio(_ ratio: any ConstraintMultiplierTarget) {
    tell(
      .unusableNumber,
      "The aspect ratio \(ratio.constraintMultiplierTargetValue) of \(itemName) is not a number above 0.",
      "Check the computation that it comes from: it is width over height."
    )
  }

  package func isUsable(constant: CGFloat, for attribute: StatementAttribute) -> Bool {
    if constant.magnitude <= 1e12 { return true }
    tell(
      .unusableNumber,
      "The constant \(constant) for \(attribute.dslName) of \(itemName) is not a finite number "
        + "that a layout can have.",
      "Check the computation that it comes from."
    )
    return false
  }

  /// Whether two attributes can be related. (Rules 1.09 to 1.18.)
  static func isLegal(
    _ first: StatementAttribute,
    _ second: StatementAttribute,
    _ multiplier: CGFloat
  ) -> Bool {
    let (a, b) = (family(first), family(second))
    if a == .size || b == .size { return a == b }
    // What is of one family is of one axis, and centres go with all of theirs.
    return multiplier != 0 && (a == b || problem(first, second, multiplier) == nil)
  }

  /// Says what is wrong, in the order in which it would be noticed.
  ///
  /// Apart, so that the many statements without a problem do not carry the making of these texts with them.
  @inline(never)
  func reportProblem(
    _ first: StatementAttribute,
    to other: Item?,
    _ second: StatementAttribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    if !isUsable(constant: constant, for: first) { return }
    if !(multiplier.magnitude <= 1e9) {
      return tell(
        .unusableNumber,
        "The multiplier \(multiplier) for \(first.dslName) of \(itemName) is not a finite number.",
        "Check the computation that it comes from; dividedBy(0) is one."
      )
    }
    guard let other else {
      return tell(
        .missingSuperview,
        "\(itemName) has no superview, so its \(first.dslName) has nothing to be measured in.",
        "Call addSubview before making constraints."
      )
    }
    if let problem = Self.problem(first, second, multiplier) {
      return tell(
        .illegalPair,
        "\(first.dslName) of \(itemName) cannot be related to \(second.dslName) of "
          + "\(name(of: other.object)): \(problem.reason)",
        problem.remedy
      )
    }
    tell(
      .noCommonAncestor,
      "\(itemName) and \(name(of: other.object)) are not in one tree of views: they have no common "
        + "ancestor, so \(first.dslName) cannot be related to \(second.dslName).",
      "Add both to the tree before making constraints."
    )
  }

  private enum Family {
    case absolute, directional, horizontalCenter, vertical, size
  }

  private static func family(_ attribute: StatementAttribute) -> Family {
    switch attribute {
    case .left, .right, .leftMargin, .rightMargin: .absolute
    case .leading, .trailing, .leadingMargin, .trailingMargin: .directional
    case .centerX, .centerXWithinMargins: .horizontalCenter
    case .width, .height: .size
    default: .vertical
    }
  }

  private static func problem(
    _ first: StatementAttribute,
    _ second: StatementAttribute,
    _ multiplier: CGFloat
  ) -> (reason: String, remedy: String)? {
    let (a, b) = (family(first), family(second))
    if (a == .size) != (b == .size) {
      return ("one is a size, the other a position.", "Relate sizes to sizes.")
    }
    if a == .size { return nil }
    if multiplier == 0 {
      return ("with a multiplier of 0 there is nothing to relate to.", "Use another multiplier.")
    }
    if (a == .vertical) != (b == .vertical) {
      return ("one is horizontal, the other vertical.", "Relate attributes of one axis.")
    }
    if (a == .absolute && b == .directional) || (a == .directional && b == .absolute) {
      return (
        "one follows the reading direction, the other does not.",
        "Use leading/trailing for both or neither."
      )
    }
    return nil
  }
}
