// One sentence in stages: attributes, relation, constants and multiplier, priority, label. Each stage offers what may come
// next, and all of them write into one description.

/// A statement while it is being written.
public class ConstraintDescription {
  let item: any LayoutConstraintItem
  var attributes: ConstraintAttributes
  var relation: NSLayoutConstraint.Relation?
  var location: SourceLocation?
  var related = ConstraintItem(target: nil, attributes: [])
  var multiplier: any ConstraintMultiplierTarget = 1.0
  var constant: any ConstraintConstantTarget = 0.0
  var priority: any ConstraintPriorityTarget = 1000.0
  var label: String?
  /// Found wanting when it was written.
  var isVoid = false

  init(item: any LayoutConstraintItem, attributes: ConstraintAttributes) {
    self.item = item
    self.attributes = attributes
  }

  /// Made at the first question; what is written afterwards has no effect.
  lazy var constraint: Constraint? = {
    guard let relation, let location, !isVoid else { return nil }
    return Constraint(
      from: ConstraintItem(target: item, attributes: attributes),
      to: related,
      relation: relation,
      location: location,
      label: label,
      multiplier: multiplier.constraintMultiplierTargetValue,
      constant: constant,
      priority: priority.constraintPriorityTargetValue
    )
  }()

  func reportMissingRelation() {
    if relation != nil { return }
    report(
      .ineffectiveStatement,
      "`\(attributes.description)` of \(name(of: item)) has no relation, so it says nothing.",
      remedy: "Add equalTo, equalToSuperview or another relation.",
      at: nil,
      concerning: item
    )
  }
}

/// Attributes are named, a relation may follow.
public class ConstraintMakerRelatable {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) { self.description = description }

  @discardableResult
  public func equalTo(
    _ other: any ConstraintRelatableTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, other, SourceLocation(file: file, line: line))
  }

  @discardableResult
  public func equalToSuperview(
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(.equal, { $0 }, SourceLocation(file: file, line: line))
  }

  @discardableResult
  public func equalToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T,
    _ file: String = #file,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(.equal, closure, SourceLocation(file: file, line: line))
  }

  @discardableResult
  public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, other, SourceLocation(file: file, line: line))
  }

  @discardableResult
  public func lessThanOrEqualToSuperview(
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(.lessThanOrEqual, { $0 }, SourceLocation(file: file, line: line))
  }

  @discardableResult
  public func lessThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T,
    _ file: String = #file,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(.lessThanOrEqual, closure, SourceLocation(file: file, line: line))
  }

  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget,
    _ file: String = #file,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, other, SourceLocation(file: file, line: line))
  }

  @discardableResult
  public func greaterThanOrEqualToSuperview(
    _ file: String = #file,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(.greaterThanOrEqual, { $0 }, SourceLocation(file: file, line: line))
  }

  @discardableResult
  public func greaterThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T,
    _ file: String = #file,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(.greaterThanOrEqual, closure, SourceLocation(file: file, line: line))
  }

  private func relateToSuperview(
    _ relation: NSLayoutConstraint.Relation,
    _ target: (ConstraintView) -> any ConstraintRelatableTarget,
    _ location: SourceLocation
  ) -> ConstraintMakerEditable {
    if let superview = description.item.container {
      return relate(relation, target(superview), location)
    }
    description.relation = relation
    description.location = location
    description.isVoid = true
    StatementCheck(item: description.item, location: location)
      .reportMissingSuperview(description.attributes)
    return ConstraintMakerEditable(description)
  }

  private func relate(
    _ relation: NSLayoutConstraint.Relation,
    _ other: any ConstraintRelatableTarget,
    _ location: SourceLocation
  ) -> ConstraintMakerEditable {
    description.relation = relation
    description.location = location
    description.isVoid = false
    description.constant = 0.0
    switch other {
    case let other as ConstraintItem:
      description.related = other
      let check = StatementCheck(item: description.item, location: location)
      description.isVoid = !check.canRelate(description.attributes, to: other)
    case let other as any LayoutConstraintItem:
      description.related = ConstraintItem(target: other, attributes: [])
    case let other as any ConstraintConstantTarget:
      description.related = ConstraintItem(target: nil, attributes: [])
      description.constant = other
    default:
      description.isVoid = true
      report(
        .illegalItem,
        "\(type(of: other)) is not a view, guide, attribute or number.",
        remedy: "Relate to one of these.",
        at: location,
        concerning: description.item
      )
    }
    return ConstraintMakerEditable(description)
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
public class ConstraintMakerFinalizable {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) { self.description = description }

  /// The name that conflict reports show.
  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    description.label = label
    return self
  }

  /// The handle to keep. Ask for it last: what is written afterwards has no effect.
  public var constraint: Constraint {
    description.constraint ?? Constraint.void(of: description)
  }
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
    let check = StatementCheck(item: description.item, location: description.location)
    if check.isLegal(priority: value) {
      description.priority = value
    } else {
      description.isVoid = true
    }
    return self
  }
}

/// Constants and a multiplier may follow. Of several constants the last counts.
public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  @discardableResult
  public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = amount
    return self
  }

  @discardableResult
  public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    multipliedBy(1 / amount.constraintMultiplierTargetValue)
  }

  /// Adds a number as it is, for every attribute alike.
  @discardableResult
  public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    description.constant = amount.constraintOffsetTargetValue
    return self
  }

  /// Moves every edge inwards.
  @discardableResult
  public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
    description.constant = ConstraintInset(insets: amount.constraintInsetTargetValue)
    return self
  }

  /// Moves every edge inwards, in terms of the reading direction.
  @discardableResult
  public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
    description.constant = amount.constraintDirectionalInsetTargetValue
    return self
  }
}
