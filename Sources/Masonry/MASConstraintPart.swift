import Foundation
import Plumb

/// The part of a statement with one attribute and one target. It collects the statement, then refers to its constraint.
final class MASConstraintPart {
  let attributes: ConstraintAttributes
  /// The relation; nil as long as none is set and the maker's closure has not returned.
  private(set) var relation: NSLayoutConstraint.Relation?
  /// The line of the relation, else of the first constant, else of the maker.
  private(set) var location: SourceLocation?
  /// The item; nil when the constraint is made, to avoid a reference cycle if the item retains the constraint.
  private(set) var item: Item?
  private var statement = WrittenStatement()
  /// The handle of the constraint; nil until the constraint is made.
  private(set) var handle: Constraint?
  /// Changes the constant of the constraint.
  var changeConstant: (_ constraint: LayoutConstraint, _ constant: CGFloat) -> Void = {
    $0.change(constant: $1)
  }

  init(_ item: Item, _ attribute: ConstraintAttributes) {
    attributes = attribute
    self.item = item
  }

  /// The item; nil if it has been deallocated.
  var subject: Item? { item ?? handle?.layoutConstraints.first?.subject }

  var subjectName: String { subject.map { name(of: $0.object) } ?? "a deallocated view" }

  private var attribute: LayoutAttribute {
    var rest = attributes
    return rest.popFirst() ?? .notAnAttribute
  }

  /// A copy without a target, whose constraint is not made yet.
  func copy() -> MASConstraintPart {
    guard let item else { return self }
    let copy = MASConstraintPart(item, attributes)
    copy.location = location
    copy.statement = statement
    (copy.statement.related, copy.statement.hasTarget) = (.none, false)
    copy.statement.relatedAttributes = []
    return copy
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation,
    to target: any ConstraintRelatableTarget,
    _ location: SourceLocation
  ) {
    guard let item else { return }
    self.relation = relation
    self.location = location
    switch target.role {
    case .item(let other): (statement.related, statement.hasTarget) = (ItemLink(other), true)
    case .attributes(let other):
      (statement.related, statement.hasTarget) = (other.link, true)
      // Only `.snp` has targets with several attributes: each attribute is related to the same attribute.
      let isSame = other.attributes.isSuperset(of: attributes)
      statement.relatedAttributes = isSame ? attributes : other.attributes
      let check = StatementCheck(item: item, location: location)
      if other.link.isGone || !isSame && other.attributes.count > 1 {
        statement.isIgnored = !check.canRelate(attributes, to: other) || statement.isIgnored
      }
    case .constant(let constant): set(constant, location)
    case .share(let share):
      (statement.related, statement.hasTarget) = (item.containerLink, true)
      (statement.multiplier, statement.isShare) = (share, true)
    case .nothing(let type):
      statement.isIgnored = true
      report(
        .illegalItem,
        "\(type) is not a view, guide, attribute or number; the statement is ignored.",
        remedy: "Relate to a view, a guide, an attribute of one, or a number.",
        at: location,
        concerning: item.object
      )
    }
  }

  func set(_ constant: StatementConstant, _ location: SourceLocation) {
    if self.location == nil { self.location = location }
    guard let number = constant.number(for: attribute) else { return }
    if item != nil {
      statement.constant = .number(number)
      return
    }
    let check = StatementCheck(item: subject, location: location)
    if !check.isUsable(constant: number, for: attribute) { return }
    for constraint in handle?.layoutConstraints ?? [] { changeConstant(constraint, number) }
  }

  func setKey(_ key: String) {
    statement.label = key
    for constraint in handle?.layoutConstraints ?? [] { constraint.identifier = key }
  }

  /// Makes no constraint for this part, because of a reported mistake.
  func ignore() { statement.isIgnored = true }

  /// Changes the statement, and returns true, if its constraint is not made yet.
  func write(_ body: (inout WrittenStatement) -> Void) -> Bool {
    if item == nil { return false }
    body(&statement)
    return true
  }

  /// Completes the statement with defaults, and creates its constraint.
  ///
  /// - Parameter place: the file and line of the maker, used if the statement has none.
  func finish(orAt place: SourceLocation) -> ConstraintMakerEditable {
    guard let item else { preconditionFailure("The constraint of this statement is already made.") }
    relation = relation ?? .equal
    location = location ?? place
    statement.relation = relation
    statement.location = location
    // Without a target, a position is relative to the superview.
    if !statement.hasTarget && !attributes.isSubset(of: .size) {
      statement.related = item.containerLink
      statement.hasTarget = !statement.related.isGone
      statement.relatedAttributes = []
    }
    let made = ConstraintMakerEditable(item: item, attributes: attributes, statement)
    handle = made.constraint
    self.item = nil
    return made
  }
}
