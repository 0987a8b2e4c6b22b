/// A statement: the attributes of an item, their relation to a target, and the constant, multiplier, priority and label.
#if MainActor
  @preconcurrency @MainActor
#endif
public class ConstraintDescription {
  let item: Item
  var attributes: ConstraintAttributes
  var relation: NSLayoutConstraint.Relation?
  var location: SourceLocation?
  var related = ItemLink.none
  /// Whether the target is a number, not an item.
  var isNumber = true
  var relatedAttributes: ConstraintAttributes = []
  var multiplier: CGFloat = 1
  var constant = StatementConstant.number(0)
  /// Whether the multiplier is a share of the target's length, measured from its first edge.
  var isShare = false
  /// Further relations of the same attributes.
  var clauses: [Clause] = []
  /// The priority that the statement sets; nil for the default priority.
  var level: Float?
  var label: String?
  /// Whether the statement is ignored, because its target or priority was illegal.
  var isIgnored = false
  /// Whether the closure of its maker has returned, so that changes are ignored.
  var isLate = false
  /// Whether code has asked for its handle.
  private(set) var isMade = false
  private var made: Constraint?

  /// A further relation of the same attributes, with the same priority.
  struct Clause {
    var relation: NSLayoutConstraint.Relation
    var related = ItemLink.none
    var isNumber = true
    var relatedAttributes: ConstraintAttributes = []
    /// The constant of this relation; nil for the constant of the statement.
    var constant: StatementConstant?
    /// The share of the target's length, 1 for all of it; nil for the multiplier of the statement.
    var share: CGFloat?
  }

  init(item: Item, attributes: ConstraintAttributes) {
    self.item = item
    self.attributes = attributes
  }

  /// Creates a complete statement.
  package convenience init(
    item: Item,
    attributes: ConstraintAttributes,
    _ written: WrittenStatement
  ) {
    self.init(item: item, attributes: attributes)
    (relation, location) = (written.relation, written.location)
    (related, relatedAttributes) = (written.related, written.relatedAttributes)
    isNumber = !written.hasTarget
    (multiplier, constant, isShare) = (written.multiplier, written.constant, written.isShare)
    (level, label, isIgnored) = (written.level, written.label, written.isIgnored)
  }

  /// Resets the object for another statement, except for the properties that ``relate(_:to:_:_:)`` sets.
  func restart(_ attributes: ConstraintAttributes) {
    self.attributes = attributes
    relation = nil
    multiplier = 1
    level = nil
    if label != nil { label = nil }
    if isShare { isShare = false }
    if !clauses.isEmpty { clauses = [] }
    isIgnored = false
    if isMade { (isMade, made) = (false, nil) }
  }

  /// Sets the relation and the target.
  func relate(
    _ relation: NSLayoutConstraint.Relation,
    to related: ItemLink,
    _ relatedAttributes: ConstraintAttributes,
    _ location: SourceLocation
  ) {
    if self.relation != nil || isLate { doubtRelation(at: location) }
    self.relation = relation
    self.location = location
    self.related = related
    isNumber = related.isGone
    self.relatedAttributes = relatedAttributes
    constant = .number(0)
    isIgnored = false
    if isShare { (isShare, multiplier) = (false, 1) }
    if !clauses.isEmpty { clauses = [] }
  }

  /// The handle, created when it is first asked for. Later changes to the statement have no effect.
  var handle: Constraint? {
    if isMade { return made }
    isMade = true
    if relation == nil || isIgnored { return nil }
    var constraints: [LayoutConstraint] = []
    _ = makeConstraints(orReport: true) { constraint, _ in constraints.append(constraint) }
    made = Constraint(constraints, location)
    return made
  }

  /// The constraints of the statement, taken from the handle if there is one, otherwise created.
  func takeConstraints() -> [LayoutConstraint] {
    if isMade { return made?.release() ?? [] }
    if relation == nil || isIgnored { return [] }
    var constraints: [LayoutConstraint] = []
    _ = makeConstraints(orReport: true) { constraint, _ in constraints.append(constraint) }
    return constraints
  }

  func reportMissingRelation(at location: SourceLocation?) {
    if relation != nil { return }
    report(
      .ineffectiveStatement,
      "`\(attributes.description)` of \(name(of: item.object)) has no relation; the statement is ignored.",
      remedy: "Add equalTo, equalToSuperview or another relation.",
      at: location,
      concerning: item.object
    )
  }

  /// Reports a change after the closure of the maker returned, when the constraints exist already.
  @inline(never)
  func reportLate(_ what: String) {
    // The missing relation was reported already.
    if relation == nil { return }
    report(
      .ineffectiveStatement,
      "The \(what) of `\(attributes.description)` of \(name(of: item.object)) was changed after the closure of its maker "
        + "returned; the change is ignored.",
      remedy: "Change it inside the closure, or keep the handle and call its update methods.",
      at: location,
      concerning: item.object
    )
  }

  @inline(never)
  private func doubtRelation(at location: SourceLocation) {
    let what = "`\(attributes.description)` of \(name(of: item.object))"
    if isLate {
      report(
        .ineffectiveStatement,
        "\(what) was related after the closure of its maker returned; the statement is ignored.",
        remedy: "Use a maker only inside its closure.",
        at: location,
        concerning: item.object
      )
    } else if let before = self.location {
      report(
        .doubtfulStatement,
        "\(what) already has a relation, set at \(before); the last relation is used.",
        remedy: "For a second relation, start another statement with the maker.",
        at: location,
        concerning: item.object
      )
    }
  }
}

/// The properties of a complete statement besides its attributes, for the Masonry module.
///
/// ``ConstraintDescription`` does not store this structure but has its own properties: the compiler adds exclusivity checks to every
/// access of properties that other modules can reach.
package struct WrittenStatement {
  package var relation: NSLayoutConstraint.Relation?
  package var location: SourceLocation?
  package var related = ItemLink.none
  /// Whether the target is an item, which may have been deallocated.
  package var hasTarget = false
  package var relatedAttributes: ConstraintAttributes = []
  package var multiplier: CGFloat = 1
  package var constant = StatementConstant.number(0)
  package var isShare = false
  /// The priority that the statement sets; nil for the default priority.
  package var level: Float?
  package var label: String?
  package var isIgnored = false

  package init() {}
}
