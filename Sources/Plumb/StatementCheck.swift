import Foundation

/// Validates a statement before its constraints are created, because the runtime does not know its file and line.
package struct StatementCheck {
  private let item: Item?
  private let location: SourceLocation?

  package init(item: Item?, location: SourceLocation?) {
    self.item = item
    self.location = location
  }

  private var itemName: String { item.map { name(of: $0.object) } ?? "a deallocated view" }

  /// The call that gives the item a container.
  private var addCall: String {
    if case .guide? = item { "addLayoutGuide" } else { "addSubview" }
  }

  private func reportIssue(_ kind: MistakeKind, _ message: String, _ remedy: String) {
    report(kind, message, remedy: remedy, at: location, concerning: item?.object)
  }

  func reportMissingSuperview(_ attributes: ConstraintAttributes) {
    reportIssue(
      .missingSuperview,
      "\(itemName) has no superview, so `\(attributes.description)` of it has no target; the statement is ignored.",
      "Call \(addCall) before making constraints."
    )
  }

  func reportDeallocatedTarget(_ attributes: ConstraintAttributes) {
    reportIssue(
      .illegalItem,
      "The target of `\(attributes.description)` of \(itemName) has been deallocated; the statement is ignored.",
      "Keep a strong reference to the target until the constraint is made."
    )
  }

  /// Whether a set of attributes can be related to a target; a problem is reported.
  package func canRelate(_ attributes: ConstraintAttributes, to other: ConstraintItem) -> Bool {
    if other.link.item == nil {
      reportDeallocatedTarget(attributes)
      return false
    }
    if other.attributes.count <= 1 || other.attributes == attributes
      || other.attributes == attributes.counterpart
    {
      return true
    }
    reportIssue(
      .illegalPair,
      "Cannot constraint to multiple non identical attributes: \(attributes.description) of "
        + "\(itemName) to \(other.attributes.description).",
      "Relate to one attribute, or to the same set of attributes."
    )
    return false
  }

  /// Whether a priority is in range; a problem is reported.
  ///
  /// - Parameters:
  ///   - priority: the priority.
  ///   - consequence: what happens instead, as a sentence.
  package func isLegal(priority: Float, else consequence: String) -> Bool {
    if priority > 0 && priority <= 1000 { return true }
    reportIssue(
      .illegalPriority,
      "It's illegal to set priority:\(priority) on a constraint of \(itemName). Priorities must "
        + "be greater than 0 and less or equal to 1000. \(consequence)",
      "Use .required, .high, .medium, .low or a number in that range."
    )
    return false
  }

  func reportRatio(_ ratio: any ConstraintMultiplierTarget) {
    reportIssue(
      .unusableNumber,
      "The aspect ratio \(ratio.constraintMultiplierTargetValue) of \(itemName) is not a number above 0; "
        + "the statement is ignored.",
      "Check how the ratio is computed: it is the width divided by the height."
    )
  }

  /// Whether a constant is in range; a problem is reported.
  ///
  /// - Parameters:
  ///   - constant: the constant, in points.
  ///   - attribute: the attribute that it belongs to.
  ///   - isUpdate: whether a call of `update` gave it to a constraint of the statement.
  package func isUsable(
    constant: CGFloat,
    for attribute: LayoutAttribute,
    isUpdate: Bool = false
  ) -> Bool {
    if constant.magnitude <= 1e12 { return true }
    reportIssue(
      .unusableNumber,
      "The constant \(constant) of `\(attribute.dslName)` of \(itemName) is not a finite number "
        + "of at most 1e12; "
        + (isUpdate
          ? "an update of this statement with it is ignored." : "the constraint is ignored."),
      isUpdate
        ? "Check the values given to `update` of its handle."
        : "Check how the constant is computed."
    )
    return false
  }

  /// Whether two attributes can be related. (Rules 1.09 to 1.18.)
  static func isLegal(
    _ first: LayoutAttribute,
    _ second: LayoutAttribute,
    _ multiplier: CGFloat
  ) -> Bool {
    let (a, b) = (family(first), family(second))
    if a == .size || b == .size { return a == b }
    // The runtime accepts positions of two axes and reports them in the layout pass, as UIKit does (rule 1.12).
    if (a == .vertical) != (b == .vertical) { return multiplier != 0 }
    // Attributes of one family have the same axis, and a centre can be related to every attribute of its axis.
    return multiplier != 0 && (a == b || problem(first, second, multiplier) == nil)
  }

  /// Reports the first problem of a constraint: its constant, its multiplier, its superview, its attributes, its tree.
  ///
  /// It is not inlined, because most statements have no problem and need not contain the code that builds these texts.
  @inline(never)
  func reportProblem(
    _ first: LayoutAttribute,
    to other: Item?,
    _ second: LayoutAttribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    if !isUsable(constant: constant, for: first) { return }
    if !(multiplier.magnitude <= 1e9) {
      return reportIssue(
        .unusableNumber,
        "The multiplier \(multiplier) of `\(first.dslName)` of \(itemName) is not a finite number of at most 1e9; "
          + "the constraint is ignored.",
        "Check how the multiplier is computed, for example a dividedBy(0)."
      )
    }
    guard let other else {
      return reportIssue(
        .missingSuperview,
        "\(itemName) has no superview, so `\(first.dslName)` of it has no target; the constraint is ignored.",
        "Call \(addCall) before making constraints."
      )
    }
    if let problem = Self.problem(first, second, multiplier) {
      return reportIssue(
        .illegalPair,
        "`\(first.dslName)` of \(itemName) cannot be related to `\(second.dslName)` of "
          + "\(name(of: other.object)): \(problem.reason)",
        problem.remedy
      )
    }
    reportIssue(
      .noCommonAncestor,
      "\(itemName) and \(name(of: other.object)) are not in the same view hierarchy: they have no common "
        + "ancestor, so `\(first.dslName)` cannot be related to `\(second.dslName)`.",
      "Add both views to one hierarchy before making constraints."
    )
  }

  private enum Family {
    case absolute, directional, horizontalCenter, vertical, size
  }

  private static func family(_ attribute: LayoutAttribute) -> Family {
    switch attribute {
    case .left, .right, .leftMargin, .rightMargin: .absolute
    case .leading, .trailing, .leadingMargin, .trailingMargin: .directional
    case .centerX, .centerXWithinMargins: .horizontalCenter
    case .width, .height: .size
    default: .vertical
    }
  }

  private static func problem(
    _ first: LayoutAttribute,
    _ second: LayoutAttribute,
    _ multiplier: CGFloat
  ) -> (reason: String, remedy: String)? {
    let (a, b) = (family(first), family(second))
    if (a == .size) != (b == .size) {
      let kind = a == .size ? "size" : "position"
      return ("one is a size, the other is a position.", "Relate a \(kind) to a \(kind).")
    }
    if a == .size { return nil }
    if multiplier == 0 {
      return ("a position with a multiplier of 0 has no target.", "Use another multiplier.")
    }
    if (a == .absolute && b == .directional) || (a == .directional && b == .absolute) {
      return (
        "one follows the reading direction, the other does not.",
        "Use leading and trailing for both attributes or for neither."
      )
    }
    return nil
  }
}
