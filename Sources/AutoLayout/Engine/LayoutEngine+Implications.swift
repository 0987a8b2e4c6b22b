import Cassowary

/// A constraint that others imply, and those others.
package struct ImpliedConstraint {
  package var constraint: NSLayoutConstraint
  /// Constraints that together leave the constraint no other choice than to hold, in the order of
  /// activation, without those of the root's size.
  package var reasons: [NSLayoutConstraint]
}

extension UIView {
  /// Returns those of the constraints that other required constraints of the tree imply at every size
  /// of its root. Layouts are the same without them, whatever the content.
  ///
  /// Intrinsic content sizes, frames inside of the tree and optional constraints imply nothing. If
  /// two constraints imply each other, the later is returned. In a large tree without fixed sizes the
  /// search ends early, at the constraints that were activated first. Nothing is laid out.
  ///
  /// - Parameters:
  ///   - candidates: Active constraints of the tree.
  ///   - ignored: Constraints that imply nothing.
  /// - Complexity: About two solutions of a part of the tree for each candidate.
  package func impliedConstraints(
    among candidates: [NSLayoutConstraint],
    ignoring ignored: [NSLayoutConstraint] = []
  ) -> [ImpliedConstraint] {
    guard let engine = root.engineIfEngaged() else { return [] }
    return engine.impliedConstraints(among: candidates, ignoring: ignored)
  }
}

extension LayoutEngine {
  fileprivate func impliedConstraints(
    among candidates: [NSLayoutConstraint],
    ignoring ignored: [NSLayoutConstraint]
  ) -> [ImpliedConstraint] {
    solve()
    var trial = Trial(requirements)
    for constraint in ignored {
      if let id = constraint.solverID, constraint.engine === self { trial.remove(id) }
    }
    _ = trial.solver.solve()
    // What contradicts implies everything.
    if !trial.solver.conflicts.isEmpty { return [] }
    var result: [ImpliedConstraint] = []
    let start = trial.solver.counters.work
    // The latest first, so that of two that imply each other the earlier stays.
    for constraint in candidates.sorted(by: { $0.mark > $1.mark }) {
      guard let id = constraint.solverID, constraint.engine === self,
        state.pointee.solver.contains(id)
      else { continue }
      if trial.solver.counters.work - start > Self.mostWork { break }
      let row = state.pointee.solver.constraint(id)
      trial.remove(id)
      guard let reasons = trial.reasons(for: row.0), reasons.allSatisfy(isIndependentOfSize) else {
        trial.restore(id, row)
        continue
      }
      let objects = reasons.sorted { order(of: $0) < order(of: $1) }.compactMap(object(of:))
      result.append(ImpliedConstraint(constraint: constraint, reasons: objects))
    }
    return result.sorted { $0.constraint.mark < $1.constraint.mark }
  }

  /// The work after which the search ends: a list without fixed heights is one system, which each
  /// candidate solves anew.
  private static let mostWork = 100_000

  /// Returns whether the constraint is not one of those that give the root its present size: what
  /// follows without them holds at every size.
  private func isIndependentOfSize(_ id: Cassowary.Constraint.ID) -> Bool {
    if case .rootSize = origin(of: id) { return false }
    return true
  }

  /// The solver with the satisfied required constraints of the tree, and with the present size of the
  /// root: without a size, the whole tree would have to be solved for each candidate.
  private var requirements: Solver {
    var solver = state.pointee.solver
    for conflict in solver.conflicts { solver.remove(conflict.leftOut) }
    for id in solver.ids {
      let (row, strength, _) = solver.constraint(id)
      let isKept =
        switch origin(of: id) {
        case .statement: strength.isRequired
        // What code sets once, it may set again.
        case .mask: strength.isRequired && row.expression.terms.count > 1
        case .rootSize: true
        case .contentSize, nil: false
        }
      if !isKept { solver.remove(id) }
    }
    return solver
  }
}

extension Counters {
  /// A measure of the time that the solver has used.
  fileprivate var work: Int { computed + rows + pivots }
}

/// A solver of required constraints, from which single ones are taken and put back.
///
/// It is changed in place: a copy for each candidate would take time in proportion to the whole tree.
private struct Trial {
  var solver: Solver
  /// The former identities of constraints that were put back.
  private var former: [Cassowary.Constraint.ID: Cassowary.Constraint.ID] = [:]
  /// Whether the constraint that was removed last was in the solver.
  private var hadLast = false

  init(_ solver: Solver) { self.solver = solver }

  mutating func remove(_ id: Cassowary.Constraint.ID) {
    hadLast = solver.contains(id)
    if hadLast { solver.remove(id) }
  }

  mutating func restore(
    _ id: Cassowary.Constraint.ID,
    _ row: (Cassowary.Constraint, strength: Strength, rank: Rank)
  ) {
    guard hadLast, let new = try? solver.add(row.0, strength: row.strength, rank: row.rank) else {
      return
    }
    former[new] = id
  }

  /// The distance in points by which a constraint has to be violable in order to have an effect.
  private static let leastViolation = 0.01

  /// Returns constraints that make it impossible to violate another one; nil if it can be violated.
  mutating func reasons(for row: Cassowary.Constraint) -> Set<Cassowary.Constraint.ID>? {
    var reasons: Set<Cassowary.Constraint.ID> = []
    var violations: [(Cassowary.Relation, Double)] = []
    if row.relation != .greaterThanOrEqual { violations.append((.greaterThanOrEqual, 1)) }
    if row.relation != .lessThanOrEqual { violations.append((.lessThanOrEqual, -1)) }
    for (relation, side) in violations {
      // The expression contains the right-hand side.
      let violated = Cassowary.Constraint(row.expression, relation, side * Self.leastViolation)
      guard let id = try? solver.add(violated, strength: .required) else { return nil }
      _ = solver.solve()
      let conflict = solver.conflicts.first
      solver.remove(id)
      guard let conflict else { return nil }
      reasons.formUnion(conflict.members.filter { $0 != id }.map { former[$0] ?? $0 })
    }
    return reasons
  }
}
