/// Matches the constraints of new statements with the constraints that the DSL has made for an item, and changes those in
/// place where possible.
struct ConstraintRevision {
  /// A constraint of a new statement, not active yet.
  private struct Request {
    let constraint: LayoutConstraint
    let statement: Int
    /// Whether the statement sets a priority.
    let hasPriority: Bool
    /// The existing constraint that this one changes or replaces.
    var match: LayoutConstraint?
    /// Whether the priority of the existing constraint stays.
    var keepsPriority = false

    /// The constraint that is active after the revision: the existing one if it can be changed in place.
    var live: LayoutConstraint {
      match.map { $0.hasForm(of: constraint) ? $0 : constraint } ?? constraint
    }
  }

  private let item: Item
  private let statements: [ConstraintMakerEditable]
  private var requests: [Request] = []
  /// Existing constraints that no request has claimed, the oldest first.
  private var unclaimed: [LayoutConstraint]

  init(
    of constraints: [LayoutConstraint],
    about item: Item,
    _ statements: [ConstraintMakerEditable]
  ) {
    self.item = item
    self.statements = statements
    unclaimed = constraints
    for (index, statement) in statements.enumerated() {
      for constraint in statement.takeConstraints() {
        requests.append(
          Request(constraint: constraint, statement: index, hasPriority: statement.level != nil)
        )
      }
    }
  }

  /// Changes the existing constraints that correspond to the statements, and leaves all others unchanged.
  ///
  /// A constraint of a statement corresponds to the existing constraint that the first of these rules finds; each existing
  /// constraint corresponds to at most one:
  /// 1. it differs only in the constant, or else only in constant and priority;
  /// 2. it has the same label;
  /// 3. it has the same first attribute, relation and priority;
  /// 4. it is the only one with the same first attribute and relation, and the statement sets no priority. Its priority
  ///    stays.
  ///
  /// A constraint without a corresponding one is added. So a statement that sets a priority never replaces a constraint of
  /// another priority by rules 3 and 4.
  ///
  /// - Parameter strictly: whether only constants may change. A constraint that differs in more is then reported and ignored.
  mutating func update(strictly: Bool) {
    claim(by: { $0.form.with(priority: $0.priority) }, warns: true)
    if strictly {
      for request in requests where request.match == nil { reportUnmatched(request.constraint) }
      requests.removeAll { $0.match == nil }
    } else {
      claim(by: { $0.form })
      claim(by: { $0.labelled?.with(attribute: $0.firstAttribute) })
      claim(by: { $0.labelled }, ifUnique: true)
      claim(by: { $0.binding.with(priority: $0.priority) }, warns: true)
      claim(by: { $0.binding }, ifUnique: true, keepsPriority: true) { !$0.hasPriority }
      warnOfOtherRelations()
    }
    apply(label: { $0.identifier ?? $1 })
  }

  /// Replaces the existing constraints by those of the statements. Equal constraints stay active and keep their handles.
  mutating func remake() {
    claim(by: { $0.form.with(priority: $0.priority).with(constantAndLabelOf: $0) }, oldest: true)
    claim(by: { $0.form.with(priority: $0.priority) }, oldest: true)
    claim(by: { $0.form }, oldest: true)
    takeNoPart(unclaimed)
    item.unregister(unclaimed)
    item.knownRegistry?.letGo(of: unclaimed.compactMap(\.handle).filter { !$0.isActive })
    apply(label: { request, _ in request.identifier })
  }

  // MARK: Claims

  /// Matches requests with unclaimed constraints that have the same key, in time proportional to the number of both.
  ///
  /// - Parameters:
  ///   - key: the properties that have to be equal; nil for a constraint that this rule does not consider.
  ///   - oldest: whether the oldest of several candidates is matched; otherwise the newest.
  ///   - ifUnique: whether a request with several candidates stays unmatched.
  ///   - keepsPriority: whether the priority of the existing constraint stays.
  ///   - warns: whether several candidates are reported.
  ///   - considers: whether the rule applies to a request.
  private mutating func claim(
    by key: (LayoutConstraint) -> ConstraintLikeness?,
    oldest: Bool = false,
    ifUnique: Bool = false,
    keepsPriority: Bool = false,
    warns: Bool = false,
    where considers: (Request) -> Bool = { _ in true }
  ) {
    let open = requests.indices.filter { requests[$0].match == nil && considers(requests[$0]) }
    if open.isEmpty || unclaimed.isEmpty { return }
    // The candidate that is matched first is the last of its list.
    var candidates: [ConstraintLikeness: [Int]] = [:]
    for place in oldest ? unclaimed.indices.reversed() : Array(unclaimed.indices) {
      if let likeness = key(unclaimed[place]) { candidates[likeness, default: []].append(place) }
    }
    var isClaimed = [Bool](repeating: false, count: unclaimed.count)
    for index in open {
      guard let likeness = key(requests[index].constraint), let places = candidates[likeness],
        let chosen = places.last, !(ifUnique && places.count > 1)
      else { continue }
      if warns && places.count > 1 { warnOfSeveralMatches(places, requests[index].constraint) }
      candidates[likeness]?.removeLast()
      isClaimed[chosen] = true
      requests[index].match = unclaimed[chosen]
      requests[index].keepsPriority = keepsPriority
    }
    unclaimed = zip(unclaimed, isClaimed).compactMap { $1 ? nil : $0 }
  }

  // MARK: Changes

  /// - Parameter label: returns the label of a matched constraint from its new and its old label.
  private func apply(label: (_ request: LayoutConstraint, _ old: String?) -> String?) {
    var activations: [LayoutConstraint] = []
    for request in requests {
      let wanted = request.constraint
      guard let match = request.match else {
        activations.append(wanted)
        continue
      }
      let name = label(wanted, match.identifier)
      let priority = request.keepsPriority ? match.priority : wanted.priority
      if match.hasForm(of: wanted) {
        if !match.takesPart { activations.append(match) }
        if match.constant != wanted.constant { match.change(constant: wanted.constant) }
        match.takeDirection(of: wanted)
        if match.priority != priority { match.change(priority: priority) }
        match.setLocation(wanted.location)
        if match.identifier != name { match.identifier = name }
      } else {
        wanted.priority = priority
        wanted.identifier = name
        activations.append(wanted)
        takeNoPart([match])
      }
    }
    takePart(activations)
    register()
    updateHandles()
  }

  /// Registers new constraints with the item, in the order of activation.
  private func register() {
    var registrations = [UInt32](repeating: 0, count: statements.count)
    for request in requests {
      let wanted = request.constraint
      if let match = request.match {
        if match.hasForm(of: wanted) { continue }
        let handle = match.handle
        item.exchange(match, for: wanted)
        handle?.exchange(match, for: wanted)
      } else {
        registrations[request.statement] = item.register(
          wanted,
          as: registrations[request.statement]
        )
      }
    }
  }

  /// Makes the handles that the closure has asked for refer to the constraints that are active now.
  private func updateHandles() {
    // Requests are in the order of their statements.
    var next = requests.startIndex
    for (index, statement) in statements.enumerated() {
      let own = requests[next...].prefix { $0.statement == index }
      next = own.endIndex
      guard statement.isMade, let handle = statement.handle else { continue }
      if own.contains(where: { $0.match != nil }) {
        handle.follow(own.map(\.live))
      } else {
        handle.retake(own.map(\.constraint))
        if !own.isEmpty { handle.register(with: item) }
      }
    }
  }

  // MARK: Reports

  private func reportUnmatched(_ wanted: LayoutConstraint) {
    // At most four: each of many such statements would list all constraints of the item.
    let known = unclaimed.lazy.reversed().filter { $0.firstAttribute == wanted.firstAttribute }
    var near = Array(known.prefix(4)).map { "`\($0.sentence)`\($0.place)" }
    if known.dropFirst(4).first != nil { near.append("and older ones") }
    report(
      .ineffectiveStatement,
      "Updated constraint could not find existing matching constraint to update: "
        + "\(wanted.sentence)."
        + (near.isEmpty
          ? "" : " Existing constraints of this attribute: " + near.joined(separator: ", ") + "."),
      remedy:
        "A strict update changes constants only. Omit .strict to change other properties too.",
      at: wanted.location,
      concerning: item.object
    )
  }

  /// - Parameter places: the indices of the matches in ``unclaimed``, the oldest first.
  private func warnOfSeveralMatches(_ places: [Int], _ wanted: LayoutConstraint) {
    let shown = places.suffix(4).map { unclaimed[$0] }.map { "`\($0.sentence)`\($0.place)" }
    let others = places.count > 4 ? " and \(places.count - 4) older constraints" : ""
    report(
      .doubtfulStatement,
      "The update to `\(wanted.sentence)` matches \(shown.joined(separator: " and "))\(others); "
        + "it changes the newest of them.",
      remedy: "Label the statements, or keep the handle of the statement to change.",
      at: wanted.location,
      concerning: item.object
    )
  }

  /// Reports each constraint that an update adds beside an active constraint of the same attribute and another relation.
  private func warnOfOtherRelations() {
    var newest: [ConstraintLikeness: Int] = [:]
    for (place, constraint) in unclaimed.enumerated() where constraint.takesPart {
      newest[constraint.binding] = place
    }
    if newest.isEmpty { return }
    let relations: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    for request in requests where request.match == nil {
      let wanted = request.constraint
      let places = relations.compactMap { relation in
        relation == wanted.relation
          ? nil : newest[ConstraintLikeness(wanted.firstAttribute, relation)]
      }
      guard let place = places.max() else { continue }
      let other = unclaimed[place]
      report(
        .doubtfulStatement,
        "The update adds `\(wanted.sentence)`; `\(other.sentence)`\(other.place) stays active.",
        remedy: "To replace the existing constraint, use remakeConstraints.",
        at: wanted.location,
        concerning: item.object
      )
    }
  }
}

/// Properties of a constraint by which an update or a remake finds it. Two constraints have the same key if these are equal.
private struct ConstraintLikeness: Hashable {
  private var attribute: NSLayoutConstraint.Attribute?
  private var relation: NSLayoutConstraint.Relation?
  private var form: Form?
  private var priority: Float?
  private var constant: CGFloat?
  private var label: String?

  /// The properties that cannot change in place.
  private struct Form: Hashable {
    var items: [ObjectIdentifier?]
    var secondAttribute: NSLayoutConstraint.Attribute
    var multiplier: CGFloat
  }

  init(_ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation) {
    (self.attribute, self.relation) = (attribute, relation)
  }

  init(label: String) { self.label = label }

  init(formOf constraint: LayoutConstraint) {
    self.init(constraint.firstAttribute, constraint.relation)
    form = Form(
      items: [constraint.firstItem, constraint.secondItem].map { $0.map(ObjectIdentifier.init) },
      secondAttribute: constraint.secondAttribute,
      multiplier: constraint.multiplier
    )
  }

  func with(priority: ConstraintLayoutPriority) -> ConstraintLikeness {
    var copy = self
    copy.priority = priority.rawValue
    return copy
  }

  func with(attribute: NSLayoutConstraint.Attribute) -> ConstraintLikeness {
    var copy = self
    copy.attribute = attribute
    return copy
  }

  func with(constantAndLabelOf constraint: LayoutConstraint) -> ConstraintLikeness {
    var copy = self
    (copy.constant, copy.label) = (constraint.constant, constraint.identifier)
    return copy
  }
}

extension LayoutConstraint {
  /// The properties that cannot change in place.
  fileprivate var form: ConstraintLikeness { ConstraintLikeness(formOf: self) }

  /// The first attribute and the relation.
  fileprivate var binding: ConstraintLikeness { ConstraintLikeness(firstAttribute, relation) }

  /// The label; nil for a constraint without one.
  fileprivate var labelled: ConstraintLikeness? { identifier.map { ConstraintLikeness(label: $0) } }

  /// The file and line in brackets: ` (Card.swift:12)`; empty if they are unknown.
  fileprivate var place: String { location.map { " (\($0.description))" } ?? "" }
}
