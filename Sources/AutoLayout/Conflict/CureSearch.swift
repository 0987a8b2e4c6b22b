import Cassowary

/// Looks for one change after which a conflict is gone: the tree's system is solved again with it. It counts if this conflict is
/// gone and nothing is left out that held before.
///
/// What is left out contradicts statements that hold. So as long as those of the other conflicts stay as they are, nothing
/// comes of these, and what holds can be solved without them: that costs as much with a thousand conflicts as with one. Only a
/// change that other conflicts are about as well is tried in the system as a whole.
final class CureSearch {
  private let solver: Solver
  private let conflicts: [Conflict]
  /// Without what is left out.
  private lazy var peaceful: Solver = {
    var copy = solver
    for conflict in conflicts { copy.remove(conflict.leftOut) }
    _ = copy.solve()
    return copy
  }()

  /// - Parameter solver: with its values up to date.
  init(_ solver: Solver) {
    self.solver = solver
    conflicts = solver.conflicts
  }

  /// The first that cures: a mask that is off, a repetition that is gone, a number that fits, a priority below 1000, a statement
  /// less.
  func cure(of conflict: Conflict, _ sentence: ConflictSentence) -> LayoutConflict.Cure? {
    let statements = sentence.statements
    guard let broken = statements.first(where: { $0.id == conflict.leftOut }) else { return nil }
    // A size that a host gives for a while is the classic case for a priority.
    let isHosted = statements.contains {
      $0.constraint.isEncapsulatedSize || $0.first?.item.view?.cellAround != nil
    }
    return cureOfMask(statements, conflict)
      ?? cureOfRepetition(broken, statements, conflict)
      ?? (isHosted ? cureOfPriority(broken, conflict) : nil)
      ?? cureOfConstant(sentence, conflict)
      // What nobody could want is no wish either.
      ?? (broken.isPlainSize && broken.constant < 0 ? cureOfRemoval(broken, conflict) : nil)
      ?? cureOfPriority(broken, conflict)
      ?? cureOfRemoval(broken, conflict)
  }

  /// Whether a change of some constraints cures.
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

  /// What holds, and what this conflict leaves out, under its new identity.
  private func solverAtPeace(
    with conflict: Conflict
  ) throws(UnusableNumber) -> (Solver, broken: Cassowary.Constraint.ID) {
    var copy = peaceful
    let (row, strength, rank) = solver.constraint(conflict.leftOut)
    let broken = try copy.add(row, strength: strength, rank: rank)
    return (copy, broken)
  }

  // MARK: Candidates

  /// A view that still has its mask, although constraints of its own say where it is.
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

  /// A statement that was made twice, with another number.
  private func cureOfRepetition(
    _ broken: ConflictStatement,
    _ statements: [ConflictStatement],
    _ conflict: Conflict
  ) -> LayoutConflict.Cure? {
    guard broken.isOfUser, let other = statements.first(where: { $0.isRepeated(by: broken) }),
      cures(conflict, [broken.id], { $0.remove($1) })
    else { return nil }
    let number = ConstraintText.number(other.numberOfWish)
    let later = other.isSetLater ? ", which was set later" : ""
    return LayoutConflict.Cure(
      constraint: broken.summary,
      change: .removal,
      text:
        "Remove \(broken.shownName(isWhole: true)): \(other.shownName(isWhole: false)) says the "
        + "same with \(number)\(later)."
    )
  }

  /// What the sentence is about, with the number that the others leave; if that is not all, with what the whole tree leaves.
  private func cureOfConstant(
    _ sentence: ConflictSentence,
    _ conflict: Conflict
  ) -> LayoutConflict.Cure? {
    let statement = sentence.main
    guard statement.isOfUser, !statement.constraint.isEncapsulatedSize else { return nil }
    // The second only if the first is none.
    let rooms = [{ sentence.room?.sum }, { self.room(for: statement, conflict) }]
    // What the sentence has said.
    let told = sentence.room.map { statement.constant(forSum: $0.sum) }
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
        text: statement.textOfConstant(CGFloat(new), insteadOf: told.map { CGFloat($0) })
      )
    }
    return nil
  }

  /// The number for a sum, if it is one that somebody could have meant: no length of nothing, no distance to the other side.
  private func number(of statement: ConflictStatement, forSum sum: Double) -> Double? {
    let old = Double(statement.constraint.constant)
    // What computing leaves is not to be in it.
    let new = (statement.constant(forSum: sum) * 1e9).rounded() / 1e9
    if !(new.magnitude <= 1e6) { return nil }
    if statement.isPlainSize { return new > 0 ? new : nil }
    // Who writes a ratio, or the same size, wants no other number.
    if old == 0 && statement.first?.attribute.family == .size { return nil }
    // Without the sign of a zero.
    return old * new < 0 ? nil : new == 0 ? 0 : new
  }

  /// The nearest value of its sum if it were a wish above all others.
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
    guard broken.isOfUser,
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
      text: "Remove \(broken.shownName(isWhole: true))."
    )
  }
}

extension ConflictStatement {
  /// Whether the other one is the same but for the constant.
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

  /// `Card.swift:12`, with the equation where the line says more than this.
  ///
  /// - Parameter isWhole: with the equation in any case.
  fileprivate func shownName(isWhole: Bool) -> String {
    let equation = "`\(constraint.bodyDescription)`"
    guard let location = summary.location else { return equation }
    return isWhole || isBesideOthers ? "\(equation) (\(location))" : "\(location)"
  }

  /// Whether its line has made other constraints about the item.
  private var isBesideOthers: Bool {
    guard let location = summary.location else { return false }
    return constraint.first?.ownConstraints.contains {
      $0 !== constraint && $0.statement == location
    } ?? false
  }

  /// - Parameter told: the constant for the number that the sentence names.
  fileprivate func textOfConstant(_ new: CGFloat, insteadOf told: CGFloat?) -> String {
    let old = ConstraintText.number(Double(constraint.constant))
    let number = ConstraintText.number(Double(new))
    let toldNumber = told.map { ConstraintText.number(Double($0)) } ?? number
    let reason =
      toldNumber == number ? "." : ": constraints that are not named here rule out \(toldNumber)."
    if isSetLater {
      let later = toldNumber == number ? ": it was set later." : "\(reason) It was set later."
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
  /// Whether constraints say where it is or how large, and not just what is inside of it.
  fileprivate var hasConstraintsOfItsOwn: Bool {
    layoutItem.constraints.contains { constraint in
      if constraint.isOfRuntime { return false }
      guard let first = constraint.first, let second = constraint.second else { return true }
      let other = first === layoutItem ? second : first
      return !other.isInside(layoutItem)
    }
  }

  /// Whether its natural size, which counts without the mask, would be required.
  fileprivate var hasRequiredContent: Bool {
    [
      content.hugging.horizontal, content.hugging.vertical, content.resistance.horizontal,
      content.resistance.vertical,
    ].contains { $0.rawValue >= 1000 }
  }
}
