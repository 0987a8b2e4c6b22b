/// The handle of one statement: one constraint of the runtime for each of its attributes.
///
/// The item that the statement is about retains it while it is active.
public final class Constraint {
  public var layoutConstraints: [LayoutConstraint] { made.first.map { [$0] + made.others } ?? [] }

  private var made = MadeConstraints(first: nil, others: [])
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
    link = ItemLink(item)
    attributes = statement.attributes
    related = statement.related
    relatedAttributes = statement.relatedAttributes
    self.location = location
    let other = related.item
    let container = item.container
    let check = StatementCheck(item: item, location: location)
    let isInOneTree = other.map { check.hasCommonAncestor(in: container, with: $0) } ?? true

    var rest = attributes
    var first: LayoutConstraint?
    var others: [LayoutConstraint] = []
    while let attribute = rest.popFirst() {
      let pair = pairing(of: attribute, container, other)
      let value = statement.constant.constant(
        for: pair.constantAttribute,
        isMirrored: isMirrored(item, container)
      )
      let isLegal = check.isLegal(
        attribute,
        to: pair.item,
        pair.attribute,
        multiplier: statement.multiplier,
        constant: value,
        isInOneTree: isInOneTree
      )
      if !isLegal { continue }
      let constraint = makeLayoutConstraint(
        item,
        attribute,
        relation,
        pair.item,
        pair.attribute,
        multiplier: statement.multiplier,
        constant: value
      )
      if statement.level != 1000 {
        constraint.priority = ConstraintLayoutPriority(rawValue: statement.level)
      }
      if let label = statement.label { constraint.identifier = label }
      constraint.location = location
      constraint.note(location)
      if first == nil {
        first = constraint
      } else {
        if others.isEmpty { others.reserveCapacity(rest.count + 1) }
        others.append(constraint)
      }
    }
    made = MadeConstraints(first: first, others: others)
    forEach { $0.handle = self }
  }

  /// Calls the body with every constraint, in order.
  func forEach(_ body: (LayoutConstraint) -> Void) {
    if let first = made.first { body(first) }
    for other in made.others { body(other) }
  }

  private init(location: SourceLocation) {
    (link, attributes, related, relatedAttributes) = (.none, [], .none, [])
    self.location = location
  }

  /// A handle of a statement that was left out: it has no constraints, and using it has no effect.
  static func void(of description: ConstraintDescription) -> Constraint {
    Constraint(location: description.location ?? SourceLocation(file: "", line: 0))
  }

  /// What the right side of one attribute is, and which attribute chooses the constant.
  private func pairing(
    of attribute: NSLayoutConstraint.Attribute,
    _ container: ConstraintView?,
    _ other: Item?
  ) -> (
    item: Item?, attribute: NSLayoutConstraint.Attribute,
    constantAttribute: NSLayoutConstraint.Attribute
  ) {
    guard let other else {
      // A number alone: a size is that large, everything else is that far from the superview.
      if attribute.isSize { return (nil, .notAnAttribute, attribute) }
      let place: NSLayoutConstraint.Attribute =
        switch attribute {
        case .centerX: .left
        case .centerY: .top
        default: attribute
        }
      return (container.map { .view($0) }, place, place)
    }
    if relatedAttributes.isEmpty || relatedAttributes == attributes {
      return (other, attribute, attribute)
    }
    var rest = relatedAttributes
    let first = rest.popFirst()
    let place = rest.isEmpty ? first ?? attribute : attribute.counterpart
    return (other, place, place)
  }

  private func isMirrored(_ item: Item, _ container: ConstraintView?) -> Bool {
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
    let (other, container) = (related.item, item.container)
    let check = StatementCheck(item: item, location: location)
    forEach { constraint in
      let pair = pairing(of: constraint.firstAttribute, container, other)
      let number = value.constant(
        for: pair.constantAttribute,
        isMirrored: isMirrored(item, container)
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

  var handleLink = HandleLink()
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
