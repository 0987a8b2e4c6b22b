import Cassowary

extension LayoutEngine {
  /// Tells the environment what cannot all hold, and what was left out. (Rules 1.49, 2.07 to 2.10.)
  func report(_ conflict: Conflict) {
    // A size that is only given until constraints say better has nothing to complain about.
    if case .rootSize(let view)? = origin(of: conflict.leftOut),
      !view.takeUnretainedValue().translatesAutoresizingMaskIntoConstraints
    {
      return
    }
    // In the order of activation, whatever would be left out first. (Rule 1.51.)
    let ids = conflict.members.sorted { order(of: $0) < order(of: $1) }
    let members = ids.map(summary(of:))
    let leftOut = summary(of: conflict.leftOut)
    var masked: [String] = []
    for id in ids {
      if case .mask(let view) = origin(of: id) {
        let name = view.takeUnretainedValue().layoutName
        if !masked.contains(name) { masked.append(name) }
      }
    }
    var message = "Unable to simultaneously satisfy constraints:\n"
    for member in members {
      message += "  \(member.location.map { "\($0): " } ?? "")\(member.text)\n"
    }
    if !masked.isEmpty {
      message +=
        "translatesAutoresizingMaskIntoConstraints is still set for "
        + masked.joined(separator: ", ") + ".\n"
    }
    message += "Will attempt to recover by breaking constraint \(leftOut.text)."
    environment.raise(
      LayoutIssue(
        .conflict,
        message,
        remedy: "Remove one of them, or give it a priority below 1000.",
        location: leftOut.location,
        constraints: members,
        leftOut: leftOut
      )
    )
    if let broken = object(of: conflict.leftOut) {
      UIViewAlertForUnsatisfiableConstraints(broken, ids.compactMap(object))
    }
  }

  private func summary(of id: Cassowary.Constraint.ID) -> ConstraintSummary {
    switch origin(of: id) {
    case .statement(let reference):
      let constraint = reference.takeUnretainedValue()
      let identifier = constraint.identifier.map { "'\($0)' " } ?? ""
      return ConstraintSummary(
        text: identifier + constraint.bodyDescription,
        location: constraint.statement,
        identifier: constraint.identifier,
        object: ObjectIdentifier(constraint)
      )
    case .contentSize(let view):
      return summary(of: id, "the content size of", view.takeUnretainedValue())
    case .mask(let view):
      return summary(of: id, "the autoresizing mask of", view.takeUnretainedValue())
    case .rootSize(let view):
      return summary(of: id, "the given size of the root", view.takeUnretainedValue())
    case nil:
      return ConstraintSummary(text: "\(id)")
    }
  }

  private func summary(
    of id: Cassowary.Constraint.ID,
    _ kind: String,
    _ view: UIView
  ) -> ConstraintSummary {
    let (constraint, _, _) = state.pointee.solver.constraint(id)
    var text = ""
    if let term = constraint.expression.terms.first, let variables = view.layoutItem.variables {
      let attribute =
        switch term.variable {
        case variables.left: "left"
        case variables.top: "top"
        case variables.width: "width"
        default: "height"
        }
      let sign =
        switch constraint.relation {
        case .equal: "=="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
      let isPlain = constraint.expression.terms.count == 1
      let right = isPlain ? ConstraintText.number(constraint.constant) : "a share of its superview"
      text = ": \(view.layoutName).\(attribute) \(sign) \(right)"
    }
    return ConstraintSummary(text: "\(kind) \(view.layoutName)\(text)")
  }
}

/// How much a tree takes part in constraint layout, and what that has cost so far.
public struct LayoutStatistics: Equatable, Sendable {
  /// Views in the tree.
  public var views = 0
  /// Constraints that the solver holds, those of content sizes and frames included.
  public var constraints = 0
  /// How often the solver had something to do.
  public var solves = 0
  /// Variables for which the solver decided anew what determines them.
  public var planned = 0
  /// Variables whose value the solver computed.
  public var computed = 0
  /// Exchanges of basic variables in the solver.
  public var pivots = 0
}

extension UIView {
  /// The numbers of the tree that this view is in.
  public var layoutStatistics: LayoutStatistics {
    let root = root
    var statistics = LayoutStatistics()
    statistics.views = root.numberOfViews
    if let engine = root.ownEngine {
      statistics.constraints = engine.state.pointee.solver.constraintCount
      statistics.solves = engine.state.pointee.solver.counters.solves
      statistics.planned = engine.state.pointee.solver.counters.planned
      statistics.computed = engine.state.pointee.solver.counters.computed
      statistics.pivots = engine.state.pointee.solver.counters.pivots
    }
    return statistics
  }

  private var numberOfViews: Int {
    var count = 0
    forEachInSubtree { _ in count += 1 }
    return count
  }
}
