import Foundation
import Plumb

/// One attribute of a sentence to one target: first written, then made.
final class MASConstraintPart {
  let attributes: ConstraintAttributes
  /// nil as long as none is named and the maker's closure has not returned.
  private(set) var relation: NSLayoutConstraint.Relation?
  /// The line of the relation, or else of the first constant, or else of the maker.
  private(set) var location: SourceLocation?
  /// nil once it is made. What is made forgets the item, which may keep the constraint.
  private(set) var item: Item?
  private var statement = WrittenStatement()
  /// nil until it is made.
  private(set) var handle: Constraint?
  /// How a constant of what is made is moved.
  var changeConstant: (_ constraint: LayoutConstraint, _ constant: CGFloat) -> Void = {
    $0.change(constant: $1)
  }

  init(_ item: Item, _ attribute: ConstraintAttributes) {
    attributes = attribute
    self.item = item
  }

  /// The item; nil once it is gone.
  var subject: Item? { item ?? handle?.layoutConstraints.first?.subject }

  var subjectName: String { subject.map { name(of: $0.object) } ?? "a view that is gone" }

  private var attribute: StatementAttribute {
    var rest = attributes
    return rest.popFirst() ?? .notAnAttribute
  }

  /// Another of the same words, not made yet.
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
      // Of several attributes, which only `.snp` has, the same.
      let isSame = other.attributes.isSuperset(of: attributes)
      statement.relatedAttributes = isSame ? attributes : other.attributes
      let check = StatementCheck(item: item, location: location)
      if other.link.isGone || !isSame && other.attributes.count > 1 {
        statement.isVoid = !check.canRelate(attributes, to: other) || statement.isVoid
      }
    case .constant(let constant): set(constant, location)
    case .share(let share):
      (statement.related, statement.hasTarget) = (item.containerLink, true)
      (statement.multiplier, statement.isShare) = (share, true)
    case .nothing(let type):
      statement.isVoid = true
      report(
        .illegalItem,
        "\(type) is not a view, guide, attribute or number.",
        remedy: "Relate to one of these.",
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

  /// A mistake was found in it.
  func leaveOut() { statement.isVoid = true }

  /// Changes what is not made yet; false if it is made.
  func write(_ body: (inout WrittenStatement) -> Void) -> Bool {
    if item == nil { return false }
    body(&statement)
    return true
  }

  /// Nothing can be written any more: what it does not say is taken for granted.
  ///
  /// - Parameter place: the line of the maker.
  func finish(orAt place: SourceLocation) -> ConstraintMakerEditable {
    guard let item else { preconditionFailure("A sentence belongs to one maker.") }
    relation = relation ?? .equal
    location = location ?? place
    statement.relation = relation
    statement.location = location
    // Nothing named means the superview, for whatever can be measured in it.
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
