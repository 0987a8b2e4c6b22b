import Cassowary

extension LayoutEngine {
  /// Reports conflicts to the environment, each with the constraint that is broken. (Rules 1.49,
  /// 2.07 to 2.10.)
  ///
  /// The sentences for all conflicts are composed before the first report, because the handler of a
  /// report may change the constraints of the others.
  func report(_ conflicts: [Conflict]) {
    if isComparing { return }
    let unreported = conflicts.filter { isReportedHere($0) && !isExpected($0) }
    if unreported.isEmpty { return }
    let search = CureSearch(state.pointee.solver)
    let reports = root.sharingPropertyNames {
      unreported.enumerated().map { index, conflict in
        (
          LayoutIssue(explain(conflict, index < Self.mostCures ? search : nil)),
          object(of: conflict.leftOut),
          // In the order of activation, whichever constraint would be broken first. (Rule 1.51.)
          inOrder(conflict.members).compactMap(object)
        )
      }
    }
    for (issue, broken, constraints) in reports {
      environment.raise(issue)
      if let broken { UIViewAlertForUnsatisfiableConstraints(broken, constraints) }
    }
  }

  /// The number of conflicts in one solve for which a cure is searched. Each candidate solves a
  /// copy of the tree's system, and most conflicts of a large set disappear together with the first
  /// ones.
  private static let mostCures = 8

  /// Whether the conflict has to be reported here. In a computation of a fitting size, most
  /// conflicts are reported by the layout of the tree anyway, and the computation may be repeated
  /// often.
  private func isReportedHere(_ conflict: Conflict) -> Bool {
    !isTrial
      || conflict.members.contains {
        if case .rootSize = origin(of: $0) { true } else { false }
      }
  }

  /// Whether the broken constraint is a given root size that applies only until constraints
  /// determine the size. Such a conflict is not reported.
  private func isExpected(_ conflict: Conflict) -> Bool {
    guard case .rootSize(let view)? = origin(of: conflict.leftOut) else { return false }
    return !view.takeUnretainedValue().translatesAutoresizingMaskIntoConstraints
  }

  func inOrder(_ ids: [Cassowary.Constraint.ID]) -> [Cassowary.Constraint.ID] {
    ids.sorted { order(of: $0) < order(of: $1) }
  }

  private func explain(_ conflict: Conflict, _ search: CureSearch?) -> LayoutConflict {
    let statements = inOrder(conflict.members).map(statement)
    let leftOut = statements.first { $0.id == conflict.leftOut } ?? statements[0]
    let sentence = ConflictSentence(
      statements,
      leftOut: conflict.leftOut,
      lengths: conflict.domains.compactMap(length),
      isLength: { self.length($0) != nil }
    )
    let cure = search?.cure(of: conflict, sentence)
    var masked: [String] = []
    for statement in statements where statement.summary.source == .autoresizingMask {
      // The app must not change the mask of a cell's content view.
      if statement.first?.item.view?.isContentOfCell == true { continue }
      for name in statement.summary.items.prefix(1) where !masked.contains(name) {
        masked.append(name)
      }
    }
    return LayoutConflict(
      members: statements.map(\.summary),
      leftOut: leftOut.summary,
      explanation: sentence.text,
      cure: cure,
      remedy: cure?.text
        ?? (search == nil
          ? "Resolve the first conflicts of this layout: this one may disappear with them."
          : "No change of a single statement resolves this conflict."),
      maskedViews: masked
    )
  }

  private func length(
    _ variable: Variable
  ) -> (item: LayoutItem, axis: NSLayoutConstraint.Axis, variable: Variable)? {
    guard let item = state.pointee.owners[variable.index]?.takeUnretainedValue(),
      let variables = item.variables
    else { return nil }
    switch variable {
    case variables.width: return (item, .horizontal, variable)
    case variables.height: return (item, .vertical, variable)
    default: return nil
    }
  }

  private func statement(of id: Cassowary.Constraint.ID) -> ConflictStatement {
    let (row, _, rank) = state.pointee.solver.constraint(id)
    let constraint = object(of: id) ?? NSLayoutConstraint()
    return ConflictStatement(id, row, rank, constraint, summary(of: id, constraint))
  }

  func summary(
    of id: Cassowary.Constraint.ID,
    _ constraint: NSLayoutConstraint
  ) -> ConstraintSummary {
    switch origin(of: id) {
    case .statement?:
      let identifier = constraint.identifier.map { "'\($0)' " } ?? ""
      return ConstraintSummary(
        text: identifier + constraint.bodyDescription,
        source: constraint.isOfRuntime ? .runtime : .statement,
        location: constraint.statement,
        isConstantSetLater: constraint.isConstantSetLater && constraint.statement != nil,
        identifier: constraint.identifier,
        items: constraint.itemNames,
        object: ObjectIdentifier(constraint)
      )
    case .contentSize(let view)?:
      return summary(
        of: id,
        .contentSize,
        "the content size of",
        view.takeUnretainedValue()
      )
    case .mask(let view)?:
      return summary(
        of: id,
        .autoresizingMask,
        "the autoresizing mask of",
        view.takeUnretainedValue()
      )
    case .rootSize(let view)?:
      let kind = isTrial ? "the target size of" : "the frame of the root view"
      return summary(of: id, .rootSize, kind, view.takeUnretainedValue())
    case nil:
      return ConstraintSummary(text: "\(id)", source: .runtime, items: [])
    }
  }

  private func summary(
    of id: Cassowary.Constraint.ID,
    _ source: ConstraintSummary.Source,
    _ kind: String,
    _ view: UIView
  ) -> ConstraintSummary {
    let (constraint, _, _) = state.pointee.solver.constraint(id)
    var text = "\(kind) \(view.layoutName)"
    var identifier: String?
    if let term = constraint.expression.terms.first, let variables = view.layoutItem.variables {
      let attribute = variables.attribute(of: term.variable).name
      let sign = NSLayoutConstraint.Relation(constraint.relation).sign
      let isPlain = constraint.expression.terms.count == 1
      let equation =
        isPlain
        ? "\(sign) \(ConstraintText.number(constraint.constant))"
        : "depends on the size of its superview"
      if source == .autoresizingMask { identifier = encapsulatedSize(of: view, attribute) }
      text =
        "\(identifier.map { "'\($0)'" } ?? "\(text):") \(view.layoutName).\(attribute) \(equation)"
    }
    return ConstraintSummary(
      text: text,
      source: source,
      identifier: identifier,
      items: [view.layoutName]
    )
  }
}

/// Returns the name of a size that a list gives to the content of a cell; nil for other
/// constraints.
private func encapsulatedSize(of view: UIView, _ attribute: String) -> String? {
  guard view.isEncapsulated else { return nil }
  switch attribute {
  case "width": return GivenSizeConstraint.Giver.list.name(.horizontal)
  case "height": return GivenSizeConstraint.Giver.list.name(.vertical)
  default: return nil
  }
}

extension NSLayoutConstraint {
  /// The items of the constraint, without duplicates.
  fileprivate var itemNames: [String] {
    var items = [first, second].compactMap { $0 }
    if isCompound { items = compound.places.map(\.item) }
    var names: [String] = []
    for item in items where !names.contains(item.layoutName) { names.append(item.layoutName) }
    return names
  }
}
