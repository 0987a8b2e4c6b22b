// The stages of a statement: attributes, relation, constants and multiplier, priority, label. The type of each stage declares
// the methods that may follow. All stages after the relation are one object, the statement itself.

/// A statement with its attributes, before its relation: `make.left`.
#if MainActor
  @preconcurrency @MainActor
#endif
public class ConstraintMakerRelatable {
  var description: ConstraintMakerEditable { written }
  private var written: ConstraintMakerEditable!

  init(_ description: ConstraintMakerEditable) { written = description }

  /// Reuses this object for another statement. The caller must hold the only reference to the object.
  func restart(with description: ConstraintMakerEditable) { written = description }

  /// Whether this object holds the only reference to its statement. The caller must hold the only reference to this object.
  func isStatementUniquelyReferenced() -> Bool {
    // Moved out for the test: an access in place would be subject to a dynamic exclusivity check.
    var statement: ConstraintMakerEditable? = written
    written = nil
    let isAlone = isKnownUniquelyReferenced(&statement)
    written = statement
    return isAlone
  }

  /// Makes every attribute equal to a target: a view, guide, attribute, number, size, point, insets or percentage.
  @discardableResult
  public func equalTo(
    _ other: any ConstraintRelatableTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, other.role, SourceLocation(file: file, line: line))
  }

  /// Makes every attribute equal to that of the superview; a missing superview is reported.
  @discardableResult
  public func equalToSuperview(
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(.equal, SourceLocation(file: file, line: line))
  }

  /// Makes every attribute equal to a target that the closure returns for the superview: `equalToSuperview { $0.snp.centerX }`.
  @discardableResult
  public func equalToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T,
    _ file: String = #file,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(.equal, { closure($0).role }, SourceLocation(file: file, line: line))
  }

  /// Makes every attribute less than or equal to a target.
  @discardableResult
  public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, other.role, SourceLocation(file: file, line: line))
  }

  /// Makes every attribute less than or equal to that of the superview.
  @discardableResult
  public func lessThanOrEqualToSuperview(
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(.lessThanOrEqual, SourceLocation(file: file, line: line))
  }

  /// Makes every attribute less than or equal to a target that the closure returns for the superview.
  @discardableResult
  public func lessThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T,
    _ file: String = #file,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(
      .lessThanOrEqual,
      { closure($0).role },
      SourceLocation(file: file, line: line)
    )
  }

  /// Makes every attribute greater than or equal to a target.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget,
    _ file: String = #file,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, other.role, SourceLocation(file: file, line: line))
  }

  /// Makes every attribute greater than or equal to that of the superview.
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    _ file: String = #file,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(.greaterThanOrEqual, SourceLocation(file: file, line: line))
  }

  /// Makes every attribute greater than or equal to a target that the closure returns for the superview.
  @discardableResult
  public func greaterThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T,
    _ file: String = #file,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(
      .greaterThanOrEqual,
      { closure($0).role },
      SourceLocation(file: file, line: line)
    )
  }

  func relateToSuperview(
    _ relation: NSLayoutConstraint.Relation,
    _ target: (ConstraintView) -> StatementTarget,
    _ location: SourceLocation
  ) -> ConstraintMakerEditable {
    if let superview = description.item.container {
      return relate(relation, target(superview), location)
    }
    return relateToMissingSuperview(relation, location)
  }

  private func relateToSuperview(
    _ relation: NSLayoutConstraint.Relation,
    _ location: SourceLocation
  ) -> ConstraintMakerEditable {
    let description = description
    let superview = description.item.containerLink
    if superview.isGone { return relateToMissingSuperview(relation, location) }
    description.relate(relation, to: superview, [], location)
    return description
  }

  private func relateToMissingSuperview(
    _ relation: NSLayoutConstraint.Relation,
    _ location: SourceLocation
  ) -> ConstraintMakerEditable {
    description.relation = relation
    description.location = location
    description.isIgnored = true
    StatementCheck(item: description.item, location: location)
      .reportMissingSuperview(description.attributes)
    return description
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation,
    _ target: StatementTarget,
    _ location: SourceLocation
  ) -> ConstraintMakerEditable {
    let description = description
    switch target {
    case .attributes(let other):
      description.relate(relation, to: other.link, other.attributes, location)
      if other.link.isGone || other.attributes.count > 1 {
        let check = StatementCheck(item: description.item, location: location)
        description.isIgnored = !check.canRelate(description.attributes, to: other)
      }
    case .item(let other):
      description.relate(relation, to: ItemLink(other), [], location)
    case .constant(let constant):
      description.relate(relation, to: .none, [], location)
      description.constant = constant
    case .share(let share):
      _ = relateToSuperview(relation, location)
      (description.multiplier, description.isShare) = (share, true)
    case .nothing(let type):
      description.relate(relation, to: .none, [], location)
      description.isIgnored = true
      report(
        .illegalItem,
        "\(type) is not a view, guide, attribute or number; the statement is ignored.",
        remedy: "Relate to a view, a guide, an attribute of one, or a number.",
        at: location,
        concerning: description.item.object
      )
    }
    return description
  }
}

/// A statement whose attributes can be extended: `make.left.top`.
public class ConstraintMakerExtendable: ConstraintMakerRelatable {
  /// Adds the left edge to the attributes of the statement.
  public var left: ConstraintMakerExtendable { extended(.left) }
  /// Adds the top edge to the attributes of the statement.
  public var top: ConstraintMakerExtendable { extended(.top) }
  /// Adds the right edge to the attributes of the statement.
  public var right: ConstraintMakerExtendable { extended(.right) }
  /// Adds the bottom edge to the attributes of the statement.
  public var bottom: ConstraintMakerExtendable { extended(.bottom) }
  /// Adds the leading edge to the attributes of the statement.
  public var leading: ConstraintMakerExtendable { extended(.leading) }
  /// Adds the trailing edge to the attributes of the statement.
  public var trailing: ConstraintMakerExtendable { extended(.trailing) }
  /// Adds the width to the attributes of the statement.
  public var width: ConstraintMakerExtendable { extended(.width) }
  /// Adds the height to the attributes of the statement.
  public var height: ConstraintMakerExtendable { extended(.height) }
  /// Adds the horizontal centre to the attributes of the statement.
  public var centerX: ConstraintMakerExtendable { extended(.centerX) }
  /// Adds the vertical centre to the attributes of the statement.
  public var centerY: ConstraintMakerExtendable { extended(.centerY) }
  /// Adds the baseline of the last line of text to the attributes of the statement.
  public var lastBaseline: ConstraintMakerExtendable { extended(.lastBaseline) }
  /// Adds the baseline of the first line of text to the attributes of the statement.
  public var firstBaseline: ConstraintMakerExtendable { extended(.firstBaseline) }
  /// Adds the left margin to the attributes of the statement.
  public var leftMargin: ConstraintMakerExtendable { extended(.leftMargin) }
  /// Adds the right margin to the attributes of the statement.
  public var rightMargin: ConstraintMakerExtendable { extended(.rightMargin) }
  /// Adds the top margin to the attributes of the statement.
  public var topMargin: ConstraintMakerExtendable { extended(.topMargin) }
  /// Adds the bottom margin to the attributes of the statement.
  public var bottomMargin: ConstraintMakerExtendable { extended(.bottomMargin) }
  /// Adds the leading margin to the attributes of the statement.
  public var leadingMargin: ConstraintMakerExtendable { extended(.leadingMargin) }
  /// Adds the trailing margin to the attributes of the statement.
  public var trailingMargin: ConstraintMakerExtendable { extended(.trailingMargin) }
  /// Adds the horizontal centre between the margins to the attributes of the statement.
  public var centerXWithinMargins: ConstraintMakerExtendable { extended(.centerXWithinMargins) }
  /// Adds the vertical centre between the margins to the attributes of the statement.
  public var centerYWithinMargins: ConstraintMakerExtendable { extended(.centerYWithinMargins) }

  /// Adds the left, top, right and bottom edges to the attributes of the statement.
  public var edges: ConstraintMakerExtendable { extended(.edges) }
  /// Adds the left and right edges to the attributes of the statement.
  public var horizontalEdges: ConstraintMakerExtendable { extended(.horizontalEdges) }
  /// Adds the top and bottom edges to the attributes of the statement.
  public var verticalEdges: ConstraintMakerExtendable { extended(.verticalEdges) }
  /// Adds the leading, trailing, top and bottom edges to the attributes of the statement.
  public var directionalEdges: ConstraintMakerExtendable { extended(.directionalEdges) }
  /// Adds the leading and trailing edges to the attributes of the statement.
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    extended(.directionalHorizontalEdges)
  }
  /// Adds the top and bottom edges to the attributes of the statement.
  public var directionalVerticalEdges: ConstraintMakerExtendable {
    extended(.directionalVerticalEdges)
  }
  /// Adds the width and the height to the attributes of the statement.
  public var size: ConstraintMakerExtendable { extended(.size) }
  /// Adds the horizontal and vertical centre to the attributes of the statement.
  public var center: ConstraintMakerExtendable { extended(.center) }
  /// Adds the left, top, right and bottom margins to the attributes of the statement.
  public var margins: ConstraintMakerExtendable { extended(.margins) }
  /// Adds the leading, trailing, top and bottom margins to the attributes of the statement.
  public var directionalMargins: ConstraintMakerExtendable { extended(.directionalMargins) }
  /// Adds the horizontal and vertical centre between the margins to the attributes of the statement.
  public var centerWithinMargins: ConstraintMakerExtendable { extended(.centerWithinMargins) }

  private func extended(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    description.attributes.formUnion(attributes)
    return self
  }
}

/// A complete statement that can get a label, and whose handle can be kept.
public class ConstraintMakerFinalizable: ConstraintDescription {
  /// Sets the label of the statement, which conflict reports show and updates match.
  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    if isLate { reportLate("label") }
    self.label = label
    return self
  }

  /// The handle of the statement. Ask for it last: changes to the statement afterwards have no effect.
  public var constraint: Constraint { handle ?? Constraint.ignored(of: self) }
}

/// A statement with a relation that can get a priority.
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  /// Sets the priority of the statement to a named priority or a value.
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    set(amount.value)
  }

  /// Sets the priority of the statement: greater than 0, at most 1000. Another value is reported, and the statement is ignored.
  @discardableResult
  public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    set(amount.constraintPriorityTargetValue)
  }

  private func set(_ value: Float) -> ConstraintMakerFinalizable {
    if isLate { reportLate("priority") }
    let check = StatementCheck(item: item, location: location)
    if check.isLegal(priority: value, else: "The statement is ignored.") {
      level = value
    } else {
      isIgnored = true
    }
    return self
  }
}

/// A statement with a relation that can get a constant and a multiplier. A later constant replaces an earlier one.
public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  /// Multiplies the target's attribute by a factor.
  @discardableResult
  public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    if isLate { reportLate("multiplier") }
    multiplier = amount.constraintMultiplierTargetValue
    return self
  }

  /// Divides the target's attribute by a number other than 0.
  @discardableResult
  public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    multipliedBy(1 / amount.constraintMultiplierTargetValue)
  }

  /// Adds a number of points to the target, the same for every attribute.
  @discardableResult
  public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    if isLate { reportLate("constant") }
    constant = .number(amount.constraintOffsetTargetValue)
    return self
  }

  /// Leaves a distance, in points, between the item's side and its target: left, leading and top lie after the target, right,
  /// trailing and bottom before it, on whichever side of the other item the target is.
  @discardableResult
  public func spacing(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    if isLate { reportLate("constant") }
    constant = .spacing(amount.constraintOffsetTargetValue)
    return self
  }

  /// Moves every edge inwards by an inset, in points.
  ///
  /// The attribute of the other item determines the direction: `top.equalTo(other.snp.bottom).inset(8)` makes the items overlap by
  /// 8 points, as in SnapKit. ``spacing(_:)`` leaves room between the two.
  @discardableResult
  public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
    if isLate { reportLate("constant") }
    constant = .insets(amount.constraintInsetTargetValue)
    return self
  }

  /// Moves every edge inwards by insets for leading, trailing, top and bottom, in points.
  @discardableResult
  public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
    if isLate { reportLate("constant") }
    constant = .directionalInsets(amount.constraintDirectionalInsetTargetValue)
    return self
  }
}
