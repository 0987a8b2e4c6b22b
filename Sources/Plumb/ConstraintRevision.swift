/// Brings the constraints that the DSL has made for an item in line with new statements, in place where that can be.
struct ConstraintRevision {
  /// One constraint of a statement, not active yet.
  private struct Wish {
    let constraint: LayoutConstraint
    let statement: Int
    /// Whether the statement says its priority.
    let hasPriority: Bool
    /// What there is that is to become it.
    var match: LayoutConstraint?
    var keepsPriority = false

    var live: LayoutConstraint {
      match.map { $0.hasForm(of: constraint) ? $0 : constraint } ?? constraint
    }
  }

  private let item: Item
  private let statements: [ConstraintMakerEditable]
  private var wishes: [Wish] = []
  /// What no wish has claimed, the oldest first.
  private var rest: [LayoutConstraint]

  init(
    of constraints: [LayoutConstraint],
    about item: Item,
    _ statements: [ConstraintMakerEditable]
  ) {
    self.item = item
    self.statements = statements
    rest = constraints
    for (index, statement) in statements.enumerated() {
      for constraint in statement.takeConstraints() {
        wishes.append(
          Wish(constraint: constraint, statement: index, hasPriority: statement.hasLevel)
        )
      }
    }
  }

  /// Changes what is there to what the statements say, and leaves everything else alone.
  ///
  /// Each constraint is claimed at most once, by the first of these that finds one:
  /// 1. equal but for the constant, then equal but for constant and priority;
  /// 2. of the same label;
  /// 3. of the same first attribute, relation and priority;
  /// 4. the only one of the same first attribute and relation, if the statement says no priority. It keeps its own.
  ///
  /// What finds none is added. So a fallback of another priority is never lost to a statement that says its own.
  ///
  /// - Parameter strictly: whether only what is equal but for the constant may be claimed, and everything else is reported.
  mutating func update(strictly: Bool) {
    claim(warns: true) { $0.saysTheSame(as: $1.constraint) }
    if strictly {
      for wish in wishes where wish.match == nil { reportUnmatched(wish.constraint) }
      wishes.removeAll { $0.match == nil }
    } else {
      claim { $0.hasForm(of: $1.constraint) }
      claim { $0.hasLabel(of: $1.constraint) && $0.firstAttribute == $1.constraint.firstAttribute }
      claim(ifUnique: true) { $0.hasLabel(of: $1.constraint) }
      claim(warns: true) {
        $0.isAboutSame(as: $1.constraint) && $0.priority == $1.constraint.priority
      }
      claim(ifUnique: true, keepsPriority: true) {
        !$1.hasPriority && $0.isAboutSame(as: $1.constraint)
      }
      for wish in wishes where wish.match == nil { warnOfRelation(beside: wish.constraint) }
    }
    apply(label: { $0.identifier ?? $1 })
  }

  /// Makes the statements all that there is. What is equal stays, and so does its handle.
  mutating func remake() {
    claim(oldest: true) {
      $0.saysTheSame(as: $1.constraint) && $0.constant == $1.constraint.constant
        && $0.identifier == $1.constraint.identifier
    }
    claim(oldest: true) { $0.saysTheSame(as: $1.constraint) }
    claim(oldest: true) { $0.hasForm(of: $1.constraint) }
    takeNoPart(rest)
    for constraint in rest {
      item.unregister(constraint)
      if let handle = constraint.handle, !handle.isActive { item.registry.letGo(of: handle) }
    }
    apply(label: { wish, _ in wish.identifier })
  }

  // MARK: Claims

  private mutating func claim(
    oldest: Bool = false,
    ifUnique: Bool = false,
    keepsPriority: Bool = false,
    warns: Bool = false,
    _ matches: (LayoutConstraint, Wish) -> Bool
  ) {
    for index in wishes.indices where wishes[index].match == nil {
      let found = rest.indices.filter { matches(rest[$0], wishes[index]) }
      guard let chosen = oldest ? found.first : found.last else { continue }
      if ifUnique && found.count > 1 { continue }
      if warns && found.count > 1 { warnOfTwins(found.map { rest[$0] }, wishes[index].constraint) }
      wishes[index].match = rest.remove(at: chosen)
      wishes[index].keepsPriority = keepsPriority
    }
  }

  // MARK: Changes

  /// - Parameter label: of what is there from its statement's new label and its old one.
  private func apply(label: (_ wish: LayoutConstraint, _ old: String?) -> String?) {
    var activations: [LayoutConstraint] = []
    for wish in wishes {
      let wanted = wish.constraint
      guard let match = wish.match else {
        activations.append(wanted)
        continue
      }
      let name = label(wanted, match.identifier)
      let priority = wish.keepsPriority ? match.priority : wanted.priority
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
    tieHandles()
  }

  /// What is new is among what the DSL has made for the item, in the order of activation.
  private func register() {
    var registrations = [UInt32](repeating: 0, count: statements.count)
    for wish in wishes {
      let wanted = wish.constraint
      if let match = wish.match {
        if match.hasForm(of: wanted) { continue }
        let handle = match.handle
        item.exchange(match, for: wanted)
        handle?.exchange(match, for: wanted)
      } else {
        registrations[wish.statement] = item.register(wanted, as: registrations[wish.statement])
      }
    }
  }

  /// Handles that the closure has asked for mean what is there.
  private func tieHandles() {
    for (index, statement) in statements.enumerated() where statement.isMade {
      guard let handle = statement.handle else { continue }
      let own = wishes.filter { $0.statement == index }
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
    let near = rest.filter { $0.firstAttribute == wanted.firstAttribute }.map {
      "`\($0.sentence)`\($0.place)"
    }
    report(
      .ineffectiveStatement,
      "Updated constraint could not find existing matching constraint to update: "
        + "\(wanted.sentence)."
        + (near.isEmpty ? "" : " There is " + near.joined(separator: ", ") + "."),
      remedy:
        "A strict update moves constants alone. Leave out .strict to change the rest as well.",
      at: wanted.location,
      concerning: item.object
    )
  }

  private func warnOfTwins(_ twins: [LayoutConstraint], _ wanted: LayoutConstraint) {
    let list = twins.map { "`\($0.sentence)`\($0.place)" }.joined(separator: " and ")
    report(
      .doubtfulStatement,
      "The update to `\(wanted.sentence)` may mean \(list). It changes the newest of them.",
      remedy: "Give the statements labels, or keep the handle of the one that is to change.",
      at: wanted.location,
      concerning: item.object
    )
  }

  private func warnOfRelation(beside wanted: LayoutConstraint) {
    guard
      let other = rest.last(where: {
        $0.takesPart && $0.firstAttribute == wanted.firstAttribute && $0.relation != wanted.relation
      })
    else { return }
    report(
      .doubtfulStatement,
      "The update adds `\(wanted.sentence)`, and `\(other.sentence)`\(other.place) stays beside it.",
      remedy: "Use remakeConstraints if it is to go.",
      at: wanted.location,
      concerning: item.object
    )
  }
}

extension LayoutConstraint {
  fileprivate func hasLabel(of other: LayoutConstraint) -> Bool {
    identifier != nil && identifier == other.identifier
  }

  /// Whether both bind the same attribute by the same relation, to whatever.
  fileprivate func isAboutSame(as other: LayoutConstraint) -> Bool {
    firstAttribute == other.firstAttribute && relation == other.relation
  }

  /// ` (Card.swift:12)`
  fileprivate var place: String { location.map { " (\($0.description))" } ?? "" }
}
