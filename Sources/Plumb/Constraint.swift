/// The handle of one statement: one constraint of the runtime for each of its attributes.
///
/// The item that the statement is about retains it while it is active.
public final class Constraint {
  public private(set) var layoutConstraints: [LayoutConstraint] = []

  let location: SourceLocation
  private let from: ConstraintItem
  private let to: ConstraintItem

  init(
    from: ConstraintItem,
    to: ConstraintItem,
    relation: NSLayoutConstraint.Relation,
    location: SourceLocation,
    label: String?,
    multiplier: CGFloat,
    constant: any ConstraintConstantTarget,
    priority: Float
  ) {
    self.from = from
    self.to = to
    self.location = location
    guard let item = from.layoutConstraintItem else { return }
    let check = StatementCheck(item: item, location: location)

    for attribute in from.attributes.layoutAttributes {
      let pair = pairing(of: attribute, item)
      let value = constant.constant(for: pair.constantAttribute, isMirrored: isMirrored(item))
      let isLegal = check.isLegal(
        attribute,
        to: pair.item,
        pair.attribute,
        multiplier: multiplier,
        constant: value
      )
      if !isLegal { continue }
      let made = LayoutConstraint(
        item: item,
        attribute: attribute,
        relatedBy: relation,
        toItem: pair.item,
        attribute: pair.attribute,
        multiplier: multiplier,
        constant: value
      )
      made.priority = ConstraintLayoutPriority(rawValue: priority)
      made.identifier = label
      made.constraint = self
      made.location = location
      made.note(location)
      layoutConstraints.append(made)
    }
  }

  /// A handle of a statement that was left out: it has no constraints, and using it has no effect.
  static func void(of description: ConstraintDescription) -> Constraint {
    Constraint(
      from: ConstraintItem(target: nil, attributes: []),
      to: ConstraintItem(target: nil, attributes: []),
      relation: .equal,
      location: description.location ?? SourceLocation(file: "", line: 0),
      label: nil,
      multiplier: 1,
      constant: 0.0,
      priority: 1000
    )
  }

  /// What the right side of one attribute is, and which attribute chooses the constant.
  private func pairing(
    of attribute: NSLayoutConstraint.Attribute,
    _ item: any LayoutConstraintItem
  ) -> (
    item: AnyObject?, attribute: NSLayoutConstraint.Attribute,
    constantAttribute: NSLayoutConstraint.Attribute
  ) {
    guard let target = to.target else {
      // A number alone: a size is that large, everything else is that far from the superview.
      if attribute.isSize { return (nil, .notAnAttribute, attribute) }
      let other: NSLayoutConstraint.Attribute =
        switch attribute {
        case .centerX: .left
        case .centerY: .top
        default: attribute
        }
      return (item.container, other, other)
    }
    if to.attributes.isEmpty || to.attributes == from.attributes {
      return (target, attribute, attribute)
    }
    let others = to.attributes.layoutAttributes
    let other = others.count == 1 ? others[0] : attribute.counterpart
    return (target, other, other)
  }

  private func isMirrored(_ item: any LayoutConstraintItem) -> Bool {
    guard let view = item.container ?? item as? ConstraintView else { return false }
    return isRightToLeft(view)
  }
}

extension Constraint {
  /// Whether any of its constraints takes part. Setting it activates or deactivates all of them.
  public var isActive: Bool {
    get { layoutConstraints.contains { $0.isActive } }
    set {
      if newValue { activate() } else { deactivate() }
    }
  }

  public func activate() {
    guard let item = from.layoutConstraintItem else {
      if layoutConstraints.isEmpty { return }
      report(
        .illegalItem,
        "The view that this statement is about is gone, so it cannot be activated.",
        remedy: "Let go of the handle together with the view.",
        at: location,
        concerning: nil
      )
      return
    }
    item.registry.add(self)
    NSLayoutConstraint.activate(layoutConstraints.filter { !$0.isActive })
  }

  public func deactivate() {
    withExtendedLifetime(self) {
      NSLayoutConstraint.deactivate(layoutConstraints.filter { $0.isActive })
      from.layoutConstraintItem?.registry.remove(self)
    }
  }

  /// Another offset, in points, the same for every attribute.
  @discardableResult
  public func update(offset: any ConstraintOffsetTarget) -> Constraint {
    set(offset.constraintOffsetTargetValue)
  }

  /// Another inset for every attribute.
  @discardableResult
  public func update(inset: any ConstraintInsetTarget) -> Constraint {
    set(ConstraintInset(insets: inset.constraintInsetTargetValue))
  }

  /// Another inset for every attribute, in terms of the reading direction.
  @discardableResult
  public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint {
    set(inset.constraintDirectionalInsetTargetValue)
  }

  /// Another priority, at any time, also from and to required.
  @discardableResult
  public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    let value = priority.constraintPriorityTargetValue
    let check = StatementCheck(item: from.layoutConstraintItem, location: location)
    if !check.isLegal(priority: value) { return self }
    for constraint in layoutConstraints {
      constraint.priority = ConstraintLayoutPriority(rawValue: value)
    }
    return self
  }

  @discardableResult
  public func update(priority: ConstraintPriority) -> Constraint {
    update(priority: priority.value)
  }

  private func set(_ value: any ConstraintConstantTarget) -> Constraint {
    guard let item = from.layoutConstraintItem else { return self }
    let check = StatementCheck(item: item, location: location)
    for constraint in layoutConstraints {
      let pair = pairing(of: constraint.firstAttribute, item)
      let number = value.constant(for: pair.constantAttribute, isMirrored: isMirrored(item))
      if check.isUsable(constant: number, for: constraint.firstAttribute) {
        constraint.constant = number
      }
    }
    return self
  }
}

/// A constraint of the runtime that knows the statement it came from.
public class LayoutConstraint: NSLayoutConstraint {
  /// The handle that made it.
  public internal(set) weak var constraint: Constraint?
  var location: SourceLocation?

  /// Whether both mean the same but for the constant and the label.
  func saysTheSame(as other: LayoutConstraint) -> Bool {
    firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && relation == other.relation && priority == other.priority
      && multiplier == other.multiplier && firstItem === other.firstItem
      && secondItem === other.secondItem
  }

  /// The constraint in words: `box.left == root.left + 20`.
  var sentence: String {
    var text = "\(firstItem.map(name(of:)) ?? "a view that is gone").\(firstAttribute.dslName) "
    switch relation {
    case .lessThanOrEqual: text += "<= "
    case .greaterThanOrEqual: text += ">= "
    default: text += "== "
    }
    let number = { (value: CGFloat) in
      value == value.rounded() && value.magnitude < 1e9 ? "\(Int(value))" : "\(value)"
    }
    if let secondItem {
      text += "\(name(of: secondItem)).\(secondAttribute.dslName)"
      if multiplier != 1 { text += " * \(number(multiplier))" }
      if constant > 0 { text += " + \(number(constant))" }
      if constant < 0 { text += " - \(number(-constant))" }
    } else {
      text += number(constant)
    }
    if priority.rawValue < 1000 { text += " ^\(number(CGFloat(priority.rawValue)))" }
    return text
  }

  public override var description: String {
    let place = location.map { "@\($0.description)" } ?? ""
    let label = identifier.map { ":\($0)" } ?? ""
    return "<Plumb.LayoutConstraint\(label)\(place) \(sentence)>"
  }
}
