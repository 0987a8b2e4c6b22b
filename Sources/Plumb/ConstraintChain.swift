// One sentence in stages: attributes, relation, constants and multiplier, priority, label. Each stage offers what may come
// next. The stages after the relation are one object, which is also what they write into.

/// Attributes are named, a relation may follow.
public class ConstraintMakerRelatable {
  var description: ConstraintMakerEditable { written }
  private var written: ConstraintMakerEditable!

  init(_ description: ConstraintMakerEditable) { written = description }

  /// Starts the next sentence. For a maker that alone knows the object.
  func restart(with description: ConstraintMakerEditable) { written = description }

  /// Whether nobody else knows the statement. For a maker that alone knows this object.
  func isAloneWithStatement() -> Bool {
    // Taken out meanwhile: in place, every access to it would be checked.
    var statement: ConstraintMakerEditable? = written
    written = nil
    let isAlone = isKnownUniquelyReferenced(&statement)
    written = statement
    return isAlone
  }

  @discardableResult
  public func equalTo(
    _ other: any ConstraintRelatableTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, other.role, SourceLocation(file: file, line: line))
  }

  @discardableResult
  public func equalToSuperview(
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(.equal, SourceLocation(file: file, line: line))
  }

  @discardableResult
  public func equalToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T,
    _ file: String = #file,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(.equal, { closure($0).role }, SourceLocation(file: file, line: line))
  }

  @discardableResult
  public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, other.role, SourceLocation(file: file, line: line))
  }

  @discardableResult
  public func lessThanOrEqualToSuperview(
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(.lessThanOrEqual, SourceLocation(file: file, line: line))
  }

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

  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget,
    _ file: String = #file,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, other.role, SourceLocation(file: file, line: line))
  }

  @discardableResult
  public func greaterThanOrEqualToSuperview(
    _ file: String = #file,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(.greaterThanOrEqual, SourceLocation(file: file, line: line))
  }

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
    description.isVoid = true
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
        description.isVoid = !check.canRelate(description.attributes, to: other)
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
      description.isVoid = true
      report(
        .illegalItem,
        "\(type) is not a view, guide, attribute or number.",
        remedy: "Relate to one of these.",
        at: location,
        concerning: description.item.object
      )
    }
    return description
  }
}

/// Attributes are named, more may follow: `make.left.top`.
public class ConstraintMakerExtendable: ConstraintMakerRelatable {
  public var left: ConstraintMakerExtendable { extended(.left) }
  public var top: ConstraintMakerExtendable { extended(.top) }
  public var right: ConstraintMakerExtendable { extended(.right) }
  public var bottom: ConstraintMakerExtendable { extended(.bottom) }
  public var leading: ConstraintMakerExtendable { extended(.leading) }
  public var trailing: ConstraintMakerExtendable { extended(.trailing) }
  public var width: ConstraintMakerExtendable { extended(.width) }
  public var height: ConstraintMakerExtendable { extended(.height) }
  public var centerX: ConstraintMakerExtendable { extended(.centerX) }
  public var centerY: ConstraintMakerExtendable { extended(.centerY) }
  public var lastBaseline: ConstraintMakerExtendable { extended(.lastBaseline) }
  public var firstBaseline: ConstraintMakerExtendable { extended(.firstBaseline) }
  public var leftMargin: ConstraintMakerExtendable { extended(.leftMargin) }
  public var rightMargin: ConstraintMakerExtendable { extended(.rightMargin) }
  public var topMargin: ConstraintMakerExtendable { extended(.topMargin) }
  public var bottomMargin: ConstraintMakerExtendable { extended(.bottomMargin) }
  public var leadingMargin: ConstraintMakerExtendable { extended(.leadingMargin) }
  public var trailingMargin: ConstraintMakerExtendable { extended(.trailingMargin) }
  public var centerXWithinMargins: ConstraintMakerExtendable { extended(.centerXWithinMargins) }
  public var centerYWithinMargins: ConstraintMakerExtendable { extended(.centerYWithinMargins) }

  public var edges: ConstraintMakerExtendable { extended(.edges) }
  public var horizontalEdges: ConstraintMakerExtendable { extended(.horizontalEdges) }
  public var verticalEdges: ConstraintMakerExtendable { extended(.verticalEdges) }
  public var directionalEdges: ConstraintMakerExtendable { extended(.directionalEdges) }
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    extended(.directionalHorizontalEdges)
  }
  public var directionalVerticalEdges: ConstraintMakerExtendable {
    extended(.directionalVerticalEdges)
  }
  public var size: ConstraintMakerExtendable { extended(.size) }
  public var center: ConstraintMakerExtendable { extended(.center) }
  public var margins: ConstraintMakerExtendable { extended(.margins) }
  public var directionalMargins: ConstraintMakerExtendable { extended(.directionalMargins) }
  public var centerWithinMargins: ConstraintMakerExtendable { extended(.centerWithinMargins) }

  private func extended(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    description.attributes.formUnion(attributes)
    return self
  }
}

/// The sentence may end here, and its result be kept.
public class ConstraintMakerFinalizable: ConstraintDescription {
  /// The name that conflict reports show.
  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    if isLate { reportLate("label") }
    self.label = label
    return self
  }

  /// The handle to keep. Ask for it last: what is written afterwards has no effect.
  public var constraint: Constraint { handle ?? Constraint.void(of: self) }
}

/// A priority may follow.
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    set(amount.value)
  }

  @discardableResult
  public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    set(amount.constraintPriorityTargetValue)
  }

  private func set(_ value: Float) -> ConstraintMakerFinalizable {
    if isLate { reportLate("priority") }
    let check = StatementCheck(item: item, location: location)
    if check.isLegal(priority: value) { (level, hasLevel) = (value, true) } else { isVoid = true }
    return self
  }
}

/// Constants and a multiplier may follow. Of several constants the last counts.
public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  @discardableResult
  public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    if isLate { reportLate("multiplier") }
    multiplier = amount.constraintMultiplierTargetValue
    return self
  }

  @discardableResult
  public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    multipliedBy(1 / amount.constraintMultiplierTargetValue)
  }

  /// Adds a number as it is, for every attribute alike.
  @discardableResult
  public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    if isLate { reportLate("constant") }
    constant = .number(amount.constraintOffsetTargetValue)
    return self
  }

  /// Leaves this much room between the item's side and what it is bound to: after it for left, leading and top, before it for
  /// right, trailing and bottom, whichever side of the other item that is.
  @discardableResult
  public func spacing(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    if isLate { reportLate("constant") }
    constant = .spacing(amount.constraintOffsetTargetValue)
    return self
  }

  /// Moves every edge inwards.
  ///
  /// Which way that is says the attribute of the other item: `top.equalTo(other.snp.bottom).inset(8)` overlaps by 8 points,
  /// as SnapKit's. ``spacing(_:)`` leaves room between the two.
  @discardableResult
  public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
    if isLate { reportLate("constant") }
    constant = .insets(amount.constraintInsetTargetValue)
    return self
  }

  /// Moves every edge inwards, in terms of the reading direction.
  @discardableResult
  public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
    if isLate { reportLate("constant") }
    constant = .directionalInsets(amount.constraintDirectionalInsetTargetValue)
    return self
  }
}
