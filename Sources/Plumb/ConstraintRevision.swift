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
          Request(constraint: constraint, statement: index, hasPriority: statement.hasLevel)
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
    claim(warns: true) { $0.saysTheSame(as: $1.constraint) }
    if strictly {
      for request in requests where request.match == nil { reportUnmatched(request.constraint) }
      requests.removeAll { $0.match == nil }
    } else {
      claim { $0.hasForm(of: $1.constraint) }
      claim { $0.hasLabel(of: $1.constraint) && $0.firstAttribute == $1.constraint.firstAttribute }
      claim(ifUnique: true) { $0.hasLabel(of: $1.constraint) }
      claim(warns: true) {
        $0.bindsSameAttribute(as: $1.constraint) && $0.priority == $1.constraint.priority
      }
      claim(ifUnique: true, keepsPriority: true) {
        !$1.hasPriority && $0.bindsSameAttribute(as: $1.constraint)
      }
      for request in requests where request.match == nil {
        warnOfRelation(beside: request.constraint)
      }
    }
    apply(label: { $0.identifier ?? $1 })
  }

  /// Replaces the existing constraints by those of the statements. Equal constraints stay active and keep their handles.
  mutating func remake() {
    claim(oldest: true) {
      $0.saysTheSame(as: $1.constraint) && $0.constant == $1.constraint.constant
        && $0.identifier == $1.constraint.identifier
    }
    claim(oldest: true) { $0.saysTheSame(as: $1.constraint) }
    claim(oldest: true) { $0.hasForm(of: $1.constraint) }
    takeNoPart(unclaimed)
    for constraint in unclaimed {
      item.unregister(constraint)
      if let handle = constraint.handle, !handle.isActive { item.registry.letGo(of: handle) }
    }
    apply(label: { request, _ in request.identifier })
  }

  // MARK: Claims

  private mutating func claim(
    oldest: Bool = false,
    ifUnique: Bool = false,
    keepsPriority: Bool = false,
    warns: Bool = false,
    _ matches: (LayoutConstraint, Request) -> Bool
  ) {
    for index in requests.indices where requests[index].match == nil {
      let found = unclaimed.indices.filter { matches(unclaimed[$0], requests[index]) }
      guard let chosen = oldest ? found.first : found.last else { continue }
      if ifUnique && found.count > 1 { continue }
      if warns && found.count > 1 {
        warnOfSeveralMatches(found.map { unclaimed[$0] }, requests[index].constraint)
      }
      requests[index].match = unclaimed.remove(at: chosen)
      requests[index].keepsPriority = keepsPriority
    }
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
    for (index, statement) in statements.enumerated() where statement.isMade {
      guard let handle = statement.handle else { continue }
      let own = requests.filter { $0.statement == index }
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
    let near = unclaimed.filter { $0.firstAttribute == wanted.firstAttribute }.map {
      "`\($0.sentence)`\($0.place)"
    }
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

  private func warnOfSeveralMatches(_ matches: [LayoutConstraint], _ wanted: LayoutConstraint) {
    let list = matches.map { "`\($0.sentence)`\($0.place)" }.joined(separator: " and ")
    report(
      .doubtfulStatement,
      "The update to `\(wanted.sentence)` matches \(list); it changes the newest of them.",
      remedy: "Label the statements, or keep the handle of the statement to change.",
      at: wanted.location,
      concerning: item.object
    )
  }

  private func warnOfRelation(beside wanted: LayoutConstraint) {
    guard
      let other = unclaimed.last(where: {
        $0.takesPart && $0.firstAttribute == wanted.firstAttribute && $0.relation != wanted.relation
      })
    else { return }
    report(
      .doubtfulStatement,
      "The update adds `\(wanted.sentence)`; `\(other.sentence)`\(other.place) stays active.",
      remedy: "To replace the existing constraint, use remakeConstraints.",
      at: wanted.location,
      concerning: item.object
    )
  }
}

extension LayoutConstraint {
  fileprivate func hasLabel(of other: LayoutConstraint) -> Bool {
    identifier != nil && identifier == other.identifier
  }

  /// Whether both have the same first attribute and relation. Targets, multipliers and constants may differ.
  fileprivate func bindsSameAttribute(as other: LayoutConstraint) -> Bool {
    firstAttribute == other.firstAttribute && relation == other.relation
  }

  /// The file and line in brackets: ` (Card.swift:12)`; empty if they are unknown.
  fileprivate var place: String { location.map { " (\($0.description))" } ?? "" }
}
