/// The handle of one statement: one constraint of the runtime for each of its attributes.
///
/// The item that the statement is about retains it while it is active.
public final class Constraint {
  public var layoutConstraints: [LayoutConstraint] {
    [made.first, made.second].compactMap(\.self) + made.others
  }

  private let made: MadeConstraints
  let location: SourceLocation
  private let link: ItemLink
  private let attributes: ConstraintAttributes
  private let related: ItemLink
  private let relatedAttributes: ConstraintAttributes
  /// Whether the registry of its item has it.
  var isRegistered = false

  init(
    _ statement: ConstraintDescription,
    _ relation: NSLayoutConstraint.Relation,
    _ location: SourceLocation
  ) {
    let item = statement.item
    let link = ItemLink(item)
    let (attributes, relatedAttributes) = (statement.attributes, statement.relatedAttributes)
    let related = statement.related
    let container = item.container
    // A number alone is measured from the superview.
    let target = related.item
    let isNumber = target == nil
    let isInOneTree =
      target.map { StatementCheck.haveCommonAncestor(item, in: container, $0) } ?? true
    let otherLink = isNumber ? container.map { ItemLink(.view($0)) } ?? .none : related

    var rest = attributes
    var first: LayoutConstraint?
    var second: LayoutConstraint?
    var others: [LayoutConstraint] = []
    while let attribute = rest.popFirst() {
      let pair = Self.pairing(of: attribute, attributes, relatedAttributes, isNumber: isNumber)
      let value = statement.constant.constant(
        for: pair.constantAttribute,
        isMirrored: Self.isMirrored(item, container)
      )
      let isAlone = isNumber && attribute.isSize
      let isLegal = StatementCheck.isLegal(
        attribute,
        pair.attribute,
        hasOther: !isAlone && (!isNumber || container != nil),
        multiplier: statement.multiplier,
        constant: value,
        isInOneTree: isInOneTree
      )
      if !isLegal {
        StatementCheck(item: item, location: location).reportProblem(
          attribute,
          to: isAlone ? nil : target ?? container.map { .view($0) },
          pair.attribute,
          multiplier: statement.multiplier,
          constant: value
        )
        continue
      }
      let constraint = makeLayoutConstraint(
        link,
        attribute,
        relation,
        isAlone ? .none : otherLink,
        pair.attribute,
        multiplier: statement.multiplier,
        constant: value
      )
      if statement.level != 1000 {
        constraint.priority = ConstraintLayoutPriority(rawValue: statement.level)
      }
      if let label = statement.label { constraint.identifier = label }
      constraint.location = location
      if first == nil {
        first = constraint
      } else if second == nil {
        second = constraint
      } else {
        if others.isEmpty { others.reserveCapacity(rest.count + 1) }
        others.append(constraint)
      }
    }
    self.link = link
    self.attributes = attributes
    self.related = related
    self.relatedAttributes = relatedAttributes
    self.location = location
    made = MadeConstraints(first: first, second: second, others: others)
    forEach { $0.handle = self }
  }

  /// Calls the body with every constraint, in order.
  func forEach(_ body: (LayoutConstraint) -> Void) {
    if let first = made.first { body(first) }
    if let second = made.second { body(second) }
    for other in made.others { body(other) }
  }

  private init(location: SourceLocation) {
    (link, attributes, related, relatedAttributes) = (.none, [], .none, [])
    made = MadeConstraints(first: nil, second: nil, others: [])
    self.location = location
  }

  /// A handle of a statement that was left out: it has no constraints, and using it has no effect.
  static func void(of description: ConstraintDescription) -> Constraint {
    Constraint(location: description.location ?? SourceLocation(file: "", line: 0))
  }

  /// Which attribute stands on the right side of one, and which one chooses the constant.
  private static func pairing(
    of attribute: NSLayoutConstraint.Attribute,
    _ attributes: ConstraintAttributes,
    _ relatedAttributes: ConstraintAttributes,
    isNumber: Bool
  ) -> (attribute: NSLayoutConstraint.Attribute, constantAttribute: NSLayoutConstraint.Attribute) {
    if isNumber {
      // A number alone: a size is that large, everything else is that far from the superview.
      if attribute.isSize { return (.notAnAttribute, attribute) }
      let place: NSLayoutConstraint.Attribute =
        switch attribute {
        case .centerX: .left
        case .centerY: .top
        default: attribute
        }
      return (place, place)
    }
    if relatedAttributes.isEmpty || relatedAttributes == attributes {
      return (attribute, attribute)
    }
    var rest = relatedAttributes
    let first = rest.popFirst()
    let place = rest.isEmpty ? first ?? attribute : attribute.counterpart
    return (place, place)
  }

  private static func isMirrored(_ item: Item, _ container: ConstraintView?) -> Bool {
    if let container { return isRightToLeft(container) }
    guard case .view(let view) = item else { return false }
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
    guard let item = link.item else {
      if made.first == nil { return }
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
      link.item?.registry.remove(self)
    }
  }

  /// Another offset, in points, the same for every attribute.
  @discardableResult
  public func update(offset: any ConstraintOffsetTarget) -> Constraint {
    set(.number(offset.constraintOffsetTargetValue))
  }

  /// Another inset for every attribute.
  @discardableResult
  public func update(inset: any ConstraintInsetTarget) -> Constraint {
    set(.insets(inset.constraintInsetTargetValue))
  }

  /// Another inset for every attribute, in terms of the reading direction.
  @discardableResult
  public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint {
    set(.directionalInsets(inset.constraintDirectionalInsetTargetValue))
  }

  /// Another priority, at any time, also from and to required.
  @discardableResult
  public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    let value = priority.constraintPriorityTargetValue
    let check = StatementCheck(item: link.item, location: location)
    if !check.isLegal(priority: value) { return self }
    forEach { $0.priority = ConstraintLayoutPriority(rawValue: value) }
    return self
  }

  @discardableResult
  public func update(priority: ConstraintPriority) -> Constraint {
    update(priority: priority.value)
  }

  private func set(_ value: StatementConstant) -> Constraint {
    guard let item = link.item else { return self }
    let container = item.container
    let isNumber = related.item == nil
    let check = StatementCheck(item: item, location: location)
    forEach { constraint in
      let pair = Self.pairing(
        of: constraint.firstAttribute,
        attributes,
        relatedAttributes,
        isNumber: isNumber
      )
      let number = value.constant(
        for: pair.constantAttribute,
        isMirrored: Self.isMirrored(item, container)
      )
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
  public internal(set) var constraint: Constraint? {
    get { handle }
    set { handle = newValue }
  }

  var provenance = Provenance()

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
