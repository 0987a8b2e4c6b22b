import Cassowary

/// Searches for one change that resolves a conflict, by solving the tree's system again with each
/// candidate. A candidate succeeds if the conflict disappears and no constraint is broken that was
/// satisfied before.
///
/// Each broken constraint contradicts satisfied ones. As long as the members of the other conflicts
/// do not change, these conflicts persist, and the system can be solved without their broken
/// constraints. A candidate then costs as much among a thousand conflicts as for a single one. Only
/// a change that involves members of other conflicts is tried in the whole system.
final class CureSearch {
  private let solver: Solver
  private let conflicts: [Conflict]
  /// The solver without the broken constraints.
  private lazy var peaceful: Solver = {
    var copy = solver
    for conflict in conflicts { copy.remove(conflict.leftOut) }
    _ = copy.solve()
    return copy
  }()

  /// Creates a search.
  ///
  /// - Parameter solver: A solver whose values are up to date.
  init(_ solver: Solver) {
    self.solver = solver
    conflicts = solver.conflicts
  }

  /// Returns the first candidate that succeeds: translating no autoresizing mask, removing a
  /// duplicate, changing a constant, lowering the priority below 1000, or removing a statement.
  func cure(of conflict: Conflict, _ sentence: ConflictSentence) -> LayoutConflict.Cure? {
    let statements = sentence.statements
    guard let broken = statements.first(where: { $0.id == conflict.leftOut }) else { return nil }
    // A size that a list gives temporarily is the usual reason for a priority below 1000.
    let isInList = statements.contains {
      $0.constraint.isEncapsulatedSize || $0.first?.item.view?.cellAround != nil
    }
    return cureOfMask(statements, conflict)
      ?? cureOfRepetition(broken, statements, conflict)
      ?? (isInList ? cureOfPriority(broken, conflict) : nil)
      ?? cureOfConstant(sentence, conflict)
      // No layout satisfies a size below 0, so it is not kept as an optional constraint.
      ?? (broken.isPlainSize && broken.constant < 0 ? cureOfRemoval(broken, conflict) : nil)
      ?? cureOfPriority(broken, conflict)
      ?? cureOfRemoval(broken, conflict)
  }

  /// Returns whether a change of some constraints resolves the conflict.
  private func cures(
    _ conflict: Conflict,
    _ ids: [Cassowary.Constraint.ID],
    _ change: (inout Solver, Cassowary.Constraint.ID) throws(UnusableNumber) -> Void
  ) -> Bool {
    let isShared = conflicts.contains { other in
      other.leftOut != conflict.leftOut && ids.contains { other.members.contains($0) }
    }
    do throws(UnusableNumber) {
      if isShared {
        var copy = solver
        for id in ids { try change(&copy, id) }
        _ = copy.solve()
        let known = Set(conflicts.map(\.leftOut))
        return copy.conflicts.allSatisfy {
          $0.leftOut != conflict.leftOut && known.contains($0.leftOut)
        }
      }
      var (copy, broken) = try solverAtPeace(with: conflict)
      for id in ids { try change(&copy, id == conflict.leftOut ? broken : id) }
      _ = copy.solve()
      return copy.conflicts.isEmpty
    } catch {
      return false
    }
  }

  /// Returns the solver with the satisfied constraints and the one that this conflict breaks, under
  /// its new identifier.
  private func solverAtPeace(
    with conflict: Conflict
  ) throws(UnusableNumber) -> (Solver, broken: Cassowary.Constraint.ID) {
    var copy = peaceful
    let (row, strength, rank) = solver.constraint(conflict.leftOut)
    let broken = try copy.add(row, strength: strength, rank: rank)
    return (copy, broken)
  }

  // MARK: Candidates

  /// Returns a cure that disables the translation of an autoresizing mask, for a view whose own
  /// constraints determine its position.
  private func cureOfMask(
    _ statements: [ConflictStatement],
    _ conflict: Conflict
  ) -> LayoutConflict.Cure? {
    for statement in statements where statement.summary.source == .autoresizingMask {
      guard let view = statement.first?.item.view, view.cellAround == nil,
        view.hasConstraintsOfItsOwn, !view.hasRequiredContent
      else { continue }
      let ids = view.content.frameConstraints
      if !cures(conflict, ids, { $0.remove($1) }) { continue }
      return LayoutConflict.Cure(
        constraint: statement.summary,
        change: .noAutoresizingMask(view: ObjectIdentifier(view)),
        text: "Set translatesAutoresizingMaskIntoConstraints of `\(view.layoutName)` to false."
      )
    }
    return nil
  }

  /// Returns a cure that removes a duplicate: a statement that was made twice with different
  /// constants.
  private func cureOfRepetition(
    _ broken: ConflictStatement,
    _ statements: [ConflictStatement],
    _ conflict: Conflict
  ) -> LayoutConflict.Cure? {
    guard broken.isOfUser, !broken.isGone,
      let other = statements.first(where: { $0.isRepeated(by: broken) }),
      cures(conflict, [broken.id], { $0.remove($1) })
    else { return nil }
    let number = ConstraintText.number(other.numberOfRequirement)
    let later = other.isSetLater ? " (set later)" : ""
    let kind = other.first?.attribute.family == .size ? "length" : "distance"
    return LayoutConflict.Cure(
      constraint: broken.summary,
      change: .removal,
      text:
        "Remove \(broken.shownName(isWhole: true)): \(other.shownName(isWhole: false)) sets "
        + "another constant for the same \(kind), \(number)\(later)."
    )
  }

  /// Returns a cure that changes the constant of the sentence's subject to the value that the other
  /// members permit, or, if that does not succeed, to the value that the whole tree permits.
  private func cureOfConstant(
    _ sentence: ConflictSentence,
    _ conflict: Conflict
  ) -> LayoutConflict.Cure? {
    let statement = sentence.main
    guard statement.isOfUser, !statement.isGone, !statement.constraint.isEncapsulatedSize else {
      return nil
    }
    // The value for the whole tree is computed only if the first value is no cure.
    let rooms = [{ sentence.room?.sum }, { self.room(for: statement, conflict) }]
    // The constant that follows from the sentence.
    let shown = sentence.room.map { statement.constant(forSum: $0.sum) }
    for room in sentence.room == nil ? [] : rooms {
      guard let sum = room(), let new = number(of: statement, forSum: sum) else { continue }
      let constant = new - statement.constraint.constantOffset
      let isCured = cures(conflict, [statement.id]) { solver, id throws(UnusableNumber) in
        try solver.setConstant(constant, of: id)
      }
      if !isCured { continue }
      return LayoutConflict.Cure(
        constraint: statement.summary,
        change: .constant(CGFloat(new)),
        text: statement.textOfConstant(CGFloat(new), insteadOf: shown.map { CGFloat($0) })
      )
    }
    return nil
  }

  /// Returns the constant for the value of a sum, unless it is implausible: a length of 0, or a
  /// distance with the opposite sign.
  private func number(of statement: ConflictStatement, forSum sum: Double) -> Double? {
    let old = Double(statement.constraint.constant)
    // Removes rounding errors.
    let new = (statement.constant(forSum: sum) * 1e9).rounded() / 1e9
    if !(new.magnitude <= 1e6) { return nil }
    if statement.isPlainSize { return new > 0 ? new : nil }
    // A ratio, or an equal size, stays without a constant.
    if old == 0 && statement.first?.attribute.family == .size { return nil }
    // A zero has no sign.
    return old * new < 0 ? nil : new == 0 ? 0 : new
  }

  /// Returns the value of the statement's sum if the statement were an optional constraint of the
  /// highest priority.
  private func room(for statement: ConflictStatement, _ conflict: Conflict) -> Double? {
    do throws(UnusableNumber) {
      var (copy, broken) = try solverAtPeace(with: conflict)
      let id = statement.id == conflict.leftOut ? broken : statement.id
      try copy.setStrength(.level(1e6), of: id)
      _ = copy.solve()
      return statement.row.expression.terms.reduce(0) { $0 + $1.coefficient * copy[$1.variable] }
    } catch {
      return nil
    }
  }

  private func cureOfPriority(
    _ broken: ConflictStatement,
    _ conflict: Conflict
  ) -> LayoutConflict.Cure? {
    guard broken.isOfUser, !broken.isGone,
      cures(
        conflict,
        [broken.id],
        { solver, id throws(UnusableNumber) in try solver.setStrength(.level(999), of: id) }
      )
    else { return nil }
    return LayoutConflict.Cure(
      constraint: broken.summary,
      change: .priority(UILayoutPriority(999)),
      text: "Give \(broken.shownName(isWhole: false)) the priority 999."
    )
  }

  private func cureOfRemoval(
    _ broken: ConflictStatement,
    _ conflict: Conflict
  ) -> LayoutConflict.Cure? {
    guard broken.isOfUser, cures(conflict, [broken.id], { $0.remove($1) }) else { return nil }
    return LayoutConflict.Cure(
      constraint: broken.summary,
      change: .removal,
      text: broken.isGone
        ? "Call setGone(false) instead of \(broken.shownName(isWhole: false))."
        : "Remove \(broken.shownName(isWhole: true))."
    )
  }
}

extension ConflictStatement {
  /// Whether `setGone` made the constraint: the length 0 of a gone view, which no number and no
  /// priority in the app's source determines.
  fileprivate var isGone: Bool {
    guard summary.identifier == "gone", let axis = constraint.first?.view?.goneAxis else {
      return false
    }
    return isPlainSize && constraint.constant == 0
      && constraint.firstAttribute == (axis == .horizontal ? .width : .height)
  }

  /// Returns whether the other statement differs in its constant only.
  fileprivate func isRepeated(by other: ConflictStatement) -> Bool {
    guard id != other.id, isOfUser, relation == other.relation, multiplier == other.multiplier,
      let first, let otherFirst = other.first, first.isSame(as: otherFirst), !isCompound,
      !other.isCompound
    else { return false }
    switch (second, other.second) {
    case (nil, nil): return true
    case (let a?, let b?): return a.isSame(as: b)
    default: return false
    }
  }

  /// Returns the source location of the statement, as in `Card.swift:12`, with the equation if the
  /// line contains further statements.
  ///
  /// - Parameter isWhole: Whether the equation is included in any case.
  fileprivate func shownName(isWhole: Bool) -> String {
    let equation = "`\(constraint.bodyDescription)`"
    guard let location = summary.location else { return equation }
    return isWhole || isBesideOthers ? "\(equation) (\(location))" : "\(location)"
  }

  /// Whether the source line has made other constraints of the item.
  private var isBesideOthers: Bool {
    guard let location = summary.location else { return false }
    return constraint.first?.ownConstraints.contains {
      $0 !== constraint && $0.statement == location
    } ?? false
  }

  /// Returns the text of a cure that changes the constant.
  ///
  /// - Parameter shown: The constant for the number that the sentence contains.
  fileprivate func textOfConstant(_ new: CGFloat, insteadOf shown: CGFloat?) -> String {
    let old = ConstraintText.number(Double(constraint.constant))
    let number = ConstraintText.number(Double(new))
    let shownNumber = shown.map { ConstraintText.number(Double($0)) } ?? number
    let reason =
      shownNumber == number ? "." : ": constraints that are not named here rule out \(shownNumber)."
    if isSetLater {
      let later = shownNumber == number ? ": it was set later." : "\(reason) It was set later."
      let name = shownName(isWhole: !isPlainSize || isBesideOthers)
      let now = isPlainSize && !isBesideOthers ? ", now \(old)," : ""
      return "Set the constant of \(name)\(now) to \(number)\(later)"
    }
    if isPlainSize, let location = summary.location, !isBesideOthers {
      return "Change the \(old) in \(location) to \(number)\(reason)"
    }
    if isCompound {
      return "Change the \(old) in \(shownName(isWhole: true)) to \(number)\(reason)"
    }
    let equation = ConstraintText.body(of: constraint, constant: new)
    return "Change \(shownName(isWhole: true)) to `\(equation)`\(reason)"
  }
}

extension UIView {
  /// Whether constraints determine the position or size of the view itself, and not only those of
  /// its subviews.
  fileprivate var hasConstraintsOfItsOwn: Bool {
    layoutItem.constraints.contains { constraint in
      if constraint.isOfRuntime { return false }
      guard let first = constraint.first, let second = constraint.second else { return true }
      let other = first === layoutItem ? second : first
      return !other.isInside(layoutItem)
    }
  }

  /// Whether the view's intrinsic content size, which applies without the mask, would be required.
  fileprivate var hasRequiredContent: Bool {
    [
      content.hugging.horizontal, content.hugging.vertical, content.resistance.horizontal,
      content.resistance.vertical,
    ].contains { $0.rawValue >= 1000 }
  }
}
