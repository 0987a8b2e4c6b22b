/// A statement while it is being written.
public class ConstraintDescription {
  let item: Item
  var attributes: ConstraintAttributes
  var relation: NSLayoutConstraint.Relation?
  var location: SourceLocation?
  var related = ItemLink.none
  /// Whether it relates to no item but to a number alone.
  var isNumber = true
  var relatedAttributes: ConstraintAttributes = []
  var multiplier: CGFloat = 1
  var constant = StatementConstant.number(0)
  /// Whether the multiplier is a share of what it relates to, measured from its start.
  var isShare = false
  /// What it relates to besides.
  var clauses: [Clause] = []
  var level: Float = 1000
  /// Whether the statement says its priority.
  var hasLevel = false
  var label: String?
  /// Found wanting when it was written.
  var isVoid = false
  /// Started when the closure had returned.
  var isLate = false
  /// Whether its handle was asked for.
  private(set) var isMade = false
  private var made: Constraint?

  /// Another relation of the same attributes, at the same priority.
  struct Clause {
    var relation: NSLayoutConstraint.Relation
    var related = ItemLink.none
    var isNumber = true
    var relatedAttributes: ConstraintAttributes = []
    /// nil for that of the statement.
    var constant: StatementConstant?
    /// A share of what it relates to; nil for the multiplier of the statement.
    var share: CGFloat?
  }

  init(item: Item, attributes: ConstraintAttributes) {
    self.item = item
    self.attributes = attributes
  }

  /// A statement that is written already.
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
    (level, label, isVoid) = (written.level, written.label, written.isVoid)
  }

  /// Starts another statement. What ``relate(_:to:_:_:)`` writes is left to it.
  func restart(_ attributes: ConstraintAttributes) {
    self.attributes = attributes
    relation = nil
    multiplier = 1
    (level, hasLevel) = (1000, false)
    if label != nil { label = nil }
    if isShare { isShare = false }
    if !clauses.isEmpty { clauses = [] }
    isVoid = false
    if isMade { (isMade, made) = (false, nil) }
  }

  /// Says what it relates to.
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
    isVoid = false
    if isShare { (isShare, multiplier) = (false, 1) }
    if !clauses.isEmpty { clauses = [] }
  }

  /// Made at the first question; what is written afterwards has no effect.
  var handle: Constraint? {
    if isMade { return made }
    isMade = true
    if relation == nil || isVoid { return nil }
    var constraints: [LayoutConstraint] = []
    _ = makeConstraints(orReport: true) { constraint, _ in constraints.append(constraint) }
    made = Constraint(constraints, location)
    return made
  }

  /// Its constraints, whether or not the handle was asked for.
  ///
  /// The handle does not have them any more.
  func takeConstraints() -> [LayoutConstraint] {
    if isMade { return made?.release() ?? [] }
    if relation == nil || isVoid { return [] }
    var constraints: [LayoutConstraint] = []
    _ = makeConstraints(orReport: true) { constraint, _ in constraints.append(constraint) }
    return constraints
  }

  func reportMissingRelation(at location: SourceLocation?) {
    if relation != nil { return }
    report(
      .ineffectiveStatement,
      "`\(attributes.description)` of \(name(of: item.object)) has no relation, so it says nothing.",
      remedy: "Add equalTo, equalToSuperview or another relation.",
      at: location,
      concerning: item.object
    )
  }

  /// The closure has returned, so its constraints are made.
  @inline(never)
  func reportLate(_ what: String) {
    // Without a relation nothing comes of it anyway, which was said.
    if relation == nil { return }
    report(
      .ineffectiveStatement,
      "The closure that `\(attributes.description)` of \(name(of: item.object)) was said in has returned, so nothing comes of "
        + "another \(what).",
      remedy: "Say it inside of the closure, or keep the handle and update it.",
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
        "The closure in which \(what) could be related has returned, so nothing comes of it.",
        remedy: "Use the maker inside of its closure alone.",
        at: location,
        concerning: item.object
      )
    } else if let before = self.location {
      report(
        .doubtfulStatement,
        "\(what) has a relation already, of \(before). The last one counts.",
        remedy: "Name the attribute anew on the maker for a second one.",
        at: location,
        concerning: item.object
      )
    }
  }
}

/// What a statement says besides its attributes, for another spelling that writes it down by itself.
///
/// The description has the same as stored properties of its own: what other modules reach, the compiler checks at every access.
package struct WrittenStatement {
  package var relation: NSLayoutConstraint.Relation?
  package var location: SourceLocation?
  package var related = ItemLink.none
  /// Whether an item was named, which may be gone by now.
  package var hasTarget = false
  package var relatedAttributes: ConstraintAttributes = []
  package var multiplier: CGFloat = 1
  package var constant = StatementConstant.number(0)
  package var isShare = false
  package var level: Float = 1000
  package var label: String?
  package var isVoid = false

  package init() {}
}
