import Cassowary

/// What is written as constraints, as the solver has it.
extension LayoutEngine {
  /// Takes in an active constraint.
  func add(_ constraint: NSLayoutConstraint) {
    // Found out at the next layout, where UIKit raises its exception. (Rule 1.12.)
    if constraint.mixesAxes { return postpone(constraint) }
    guard let holder = constraint.holder, let first = constraint.firstLink?.present else { return }
    // Taken out while it is written, since insets and baselines are asked of overridden code.
    var sum = LinearExpression()
    swap(&sum, &state.pointee.scratch)
    defer {
      sum.terms.removeAll(keepingCapacity: true)
      sum.constant = 0
      swap(&sum, &state.pointee.scratch)
    }
    write(constraint, first, holder, to: &sum)
    state.pointee.isSettled = false
    do throws(UnusableNumber) {
      let id = try state.pointee.solver.add(
        sum.terms.span,
        Cassowary.Relation(constraint.relation),
        Double(constraint.constant) - sum.constant,
        strength: Strength(constraint.priority),
        rank: Rank(tier: constraint.isOfRuntime ? 0 : 1, order: constraint.mark &* 4)
      )
      constraint.solverID = id
      constraint.constantOffset = sum.constant
      setOrigin(.statement(.passUnretained(constraint)), of: id)
      if constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline
        || constraint.isCompound
      {
        noteBorrowing(constraint)
      }
    } catch {
      report(error, in: constraint)
    }
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard let id = constraint.solverID else {
      state.pointee.postponed.removeAll { $0.points(to: constraint) }
      return
    }
    if !state.pointee.borrowing.isEmpty {
      state.pointee.borrowing.removeAll { $0.points(to: constraint) }
    }
    constraint.solverID = nil
    remove(id)
  }

  /// Leaves the constraint for the next layout.
  private func postpone(_ constraint: NSLayoutConstraint) {
    state.pointee.postponed.append(.passUnretained(constraint))
    state.pointee.isSettled = false
  }

  /// Takes in what was left for now.
  func addPostponed() {
    if state.pointee.postponed.isEmpty { return }
    let postponed = state.pointee.postponed
    state.pointee.postponed = []
    for constraint in postponed.map({ $0.takeUnretainedValue() }) {
      if constraint.mixesAxes { environment.raise(constraint.issueOfAxes) } else { add(constraint) }
    }
  }

  /// Notes a constraint with a baseline that another view lends to one of its items.
  private func noteBorrowing(_ constraint: NSLayoutConstraint) {
    let borrows =
      if constraint.isCompound {
        constraint.compound.places.contains { $0.item.view?.lender(of: $0.attribute) != nil }
      } else {
        constraint.first?.view?.lender(of: constraint.firstAttribute) != nil
          || constraint.second?.view?.lender(of: constraint.secondAttribute) != nil
      }
    if borrows { state.pointee.borrowing.append(.passUnretained(constraint)) }
  }

  /// Takes out what may mention a lender that is about to go, to be written again at the next layout.
  func postponeBorrowing() {
    let borrowing = state.pointee.borrowing
    for constraint in borrowing.map({ $0.takeUnretainedValue() }) {
      remove(constraint)
      postpone(constraint)
    }
  }

  func constantChanged(_ constraint: NSLayoutConstraint) {
    guard let id = constraint.solverID else { return }
    state.pointee.isSettled = false
    do throws(UnusableNumber) {
      try state.pointee.solver.setConstant(
        Double(constraint.constant) - constraint.constantOffset,
        of: id
      )
    } catch {
      report(error, in: constraint)
    }
    constraint.holder?.setNeedsLayout()
  }

  func priorityChanged(_ constraint: NSLayoutConstraint) {
    guard let id = constraint.solverID else { return }
    state.pointee.isSettled = false
    do throws(UnusableNumber) {
      try state.pointee.solver.setStrength(Strength(constraint.priority), of: id)
    } catch {
      report(error, in: constraint)
    }
    constraint.holder?.setNeedsLayout()
  }

  /// Margins, baselines or insets of an item are part of its constraints' constants.
  private func writeAgain(
    _ constraints: [NSLayoutConstraint],
    where isConcerned: (NSLayoutConstraint) -> Bool
  ) {
    for constraint in constraints.map({ ($0 as? Deputy)?.principal ?? $0 }) {
      if constraint.solverID == nil || !isConcerned(constraint) { continue }
      remove(constraint)
      add(constraint)
    }
  }

  func marginsChanged(_ view: UIView) {
    writeAgain(view.layoutItem.constraints) { $0.mentions(\.dependsOnMargins) }
  }

  func baselinesChanged(_ view: UIView) {
    writeAgain(view.layoutItem.constraints) { $0.mentions(\.isBaseline) }
    writeAgain(state.pointee.borrowing.map { $0.takeUnretainedValue() }) { _ in true }
  }

  func directionChanged(_ holder: UIView) {
    writeAgain(holder.heldConstraints) { $0.mentions { $0.family == .directional } }
    holder.marginsMayHaveChanged()
  }

  private func report(_ error: UnusableNumber, in constraint: NSLayoutConstraint) {
    environment.raise(
      constraint.located(
        LayoutIssue(
          .unusableNumber,
          "\(constraint.bodyDescription) cannot be used: \(error).",
          remedy: "Use numbers of a size that a layout can have."
        )
      )
    )
  }
}
