extension NSLayoutConstraint {
  /// Returns the issue that makes a new constraint illegal; nil for a legal one. (Rules 1.09 to
  /// 1.18.)
  func issueOfCreation(first view1: Any, second view2: Any?) -> LayoutIssue? {
    if first == nil || (view2 != nil && second == nil) { return Self.issueOfItems(view1, view2) }
    return issueOfNumbersAndPair
  }

  var issueOfNumbersAndPair: LayoutIssue? {
    issueOfNumbers
      ?? Self.issueOfPair(
        firstAttribute,
        secondAttribute,
        hasSecondItem: second != nil,
        multiplier: multiplier,
        naming: bodyDescription
      )
  }

  var issueOfNumbers: LayoutIssue? {
    if let issue = Self.issueOfConstant(constant, naming: bodyDescription) {
      return issue
    }
    if !(multiplier.magnitude <= 1e9) {
      return .init(
        .unusableNumber,
        "Multiplier is not finite, or too large: \(multiplier) in \(bodyDescription).",
        remedy: "Use a finite multiplier.",
        exceptionName: "NSInternalInconsistencyException"
      )
    }
    return nil
  }

  private static func issueOfItems(_ view1: Any, _ view2: Any?) -> LayoutIssue {
    if view1 is NSNull || (view1 as? any PossiblyNothing)?.isNothing == true { return .missingItem }
    let wrong = item(view1) == nil ? view1 : view2 ?? view1
    return .init(
      .illegalItem,
      "Constraint items must each be a view or layout guide, and \(type(of: wrong)) is neither.",
      remedy: "Constrain the view instead.",
      exceptionName: "NSInvalidArgumentException"
    )
  }

  func issueOfCrossing(to priority: UILayoutPriority) -> LayoutIssue {
    .init(
      .illegalPriority,
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
        + "supported: \(ConstraintText.number(Double(priority.rawValue))) for \(bodyDescription), "
        + "which has \(ConstraintText.number(Double(self.priority.rawValue))).",
      remedy: "Deactivate it first.",
      exceptionName: "NSInternalInconsistencyException"
    )
  }

  static func issueOfConstant(
    _ constant: CGFloat,
    naming body: @autoclosure () -> String
  ) -> LayoutIssue? {
    if constant.magnitude <= 1e12 { return nil }
    return .init(
      .unusableNumber,
      "Constraint constant is not finite, or too large: \(constant) in \(body()).",
      remedy: "Use a finite number of points.",
      exceptionName: "NSInternalInconsistencyException"
    )
  }

  /// Returns the issue of an illegal pair of attributes, by the table of section 1.2. A horizontal
  /// attribute paired with a vertical one is not detected here, but when the engine adds the
  /// constraint (rule 1.12).
  static func issueOfPair(
    _ first: Attribute,
    _ second: Attribute,
    hasSecondItem: Bool,
    multiplier: CGFloat,
    naming body: @autoclosure () -> String
  ) -> LayoutIssue? {
    let name = "NSInvalidArgumentException"
    let (a, b) = (first.family, second.family)
    let isInvalidPair =
      a == .none || (hasSecondItem && b == .none) || (b != .none && (a == .size) != (b == .size))
    if isInvalidPair {
      return .init(
        .illegalPair,
        "Invalid pairing of layout attributes: \(body()).",
        remedy: a == .none || b == .none
          ? "Name an attribute for each item; without a second item, use .notAnAttribute and nil."
          : "Relate sizes to sizes, edges and centres to edges and centres.",
        exceptionName: name
      )
    }
    if a != .size && (b == .none || multiplier == 0) {
      return .init(
        .illegalPair,
        "Location attributes must be specified in pairs: a multiplier of 0 or a nil second item "
          + "together with a location for the first attribute is illegal: \(body()).",
        remedy: "Relate it to an edge of another item, such as the superview.",
        exceptionName: name
      )
    }
    if (a == .absolute && b == .directional) || (a == .directional && b == .absolute) {
      return .init(
        .illegalPair,
        "Left and right do not follow the reading direction, leading and trailing do: \(body()). "
          + "Use leading/trailing for both or neither.",
        remedy: "Name a side of the same kind on the other item.",
        exceptionName: name
      )
    }
    return nil
  }

  /// Whether the constraint relates the two axes in a way that layout cannot satisfy (rule 1.12).
  var mixesAxes: Bool {
    let (a, b) = (firstAttribute.family, secondAttribute.family)
    if a == .none || b == .none || a == .size || b == .size { return false }
    return (a == .vertical) != (b == .vertical)
  }

  var issueOfAxes: LayoutIssue {
    located(
      LayoutIssue(
        .illegalPair,
        "Constraint improperly relates anchors of incompatible types: \(bodyDescription).",
        remedy: "Relate horizontal to horizontal and vertical to vertical attributes.",
        exceptionName: "NSInvalidLayoutConstraintException"
      )
    )
  }
}

nonisolated extension LayoutIssue {
  static func missingSecondItem(of sentence: String) -> LayoutIssue {
    LayoutIssue(
      .illegalItem,
      "The view or guide on the right side of \(sentence) has been deallocated.",
      remedy: "Retain it until the constraint is active.",
      exceptionName: "NSInvalidArgumentException"
    )
  }

  static let missingItem = LayoutIssue(
    .illegalItem,
    "Constraint must contain a first layout item.",
    remedy: "Use a view or layout guide that has not been deallocated.",
    exceptionName: "NSInvalidArgumentException"
  )
}

/// An `Optional` inside of an `Any`.
private protocol PossiblyNothing {
  var isNothing: Bool { get }
}

nonisolated extension Optional: PossiblyNothing {
  fileprivate var isNothing: Bool {
    if case .none = self { return true }
    return false
  }
}
