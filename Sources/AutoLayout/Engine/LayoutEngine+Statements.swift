import Cassowary

/// The translation of the app's constraints into constraints of the solver.
extension LayoutEngine {
  /// Adds an active constraint.
  func add(_ constraint: NSLayoutConstraint) {
    // A constraint that mixes the axes is reported at the next layout, where UIKit raises its
    // exception. (Rule 1.12.)
    if constraint.mixesAxes { return postpone(constraint) }
    guard let holder = constraint.holderLink, let first = constraint.firstLink?.present else {
      return
    }
    if constraint.isHold { return hold(first) }
    add(constraint, first, in: holder)
  }

  /// Adds an active constraint.
  ///
  /// - Parameter first: The constraint's first item.
  func add(
    _ constraint: NSLayoutConstraint,
    _ first: Unmanaged<LayoutItem>,
    in holder: Unmanaged<UIView>
  ) {
    do throws(UnusableNumber) {
      try addToSolver(constraint, first, in: holder)
    } catch {
      refuse(constraint, error)
    }
  }

  private func addToSolver(
    _ constraint: NSLayoutConstraint,
    _ first: Unmanaged<LayoutItem>,
    in holder: Unmanaged<UIView>
  ) throws(UnusableNumber) {
    state.pointee.pending = .changes
    let refusal: UnusableNumber? = withSum { sum in
      let dependences = written { write(constraint, first, holder, to: &sum) }
      if dependences.refersToInnerBaseline {
        state.pointee.innerBaselines.append(
          InnerBaseline(constraint: constraint, bearers: bearers(of: constraint))
        )
      }
      do throws(UnusableNumber) {
        let id = try state.pointee.solver.add(
          sum.terms.span,
          Cassowary.Relation(constraint.relation),
          Double(constraint.constant) - sum.constant,
          strength: Strength(constraint.priority),
          rank: Rank(tier: constraint.tier, order: constraint.order)
        )
        constraint.solverID = id
        constraint.constantOffset = sum.constant
        setOrigin(.statement(.passUnretained(constraint)), of: id)
        if dependences.isScrolled { state.pointee.scrolled[id.slot] = .passUnretained(constraint) }
        return nil
      } catch {
        for term in sum.terms { noteItem(ownedBy: term.variable.slot) }
        return error
      }
    }
    if let refusal { throw refusal }
  }

  /// Leaves out a constraint with a number that the solver refuses, until the number is usable.
  private func refuse(_ constraint: NSLayoutConstraint, _ error: UnusableNumber) {
    if constraint.solverID != nil { remove(constraint) }
    state.pointee.refused.append(constraint)
    report(error, in: constraint)
  }

  /// Tries again to add the constraints that were refused. Those that still are were reported.
  func addRefused() {
    if state.pointee.refused.isEmpty { return }
    let refused = state.pointee.refused
    state.pointee.refused = []
    for constraint in refused where constraint.solverID == nil && constraint.engine === self {
      guard let holder = constraint.holderLink, let first = constraint.firstLink?.present else {
        continue
      }
      do throws(UnusableNumber) {
        try addToSolver(constraint, first, in: holder)
      } catch {
        state.pointee.refused.append(constraint)
      }
    }
  }

  /// Calls `body`, which writes one constraint, and returns the dependences of that constraint alone.
  func written(_ body: () -> Void) -> Dependences {
    let outer = state.pointee.dependences
    state.pointee.dependences = Dependences()
    defer { state.pointee.dependences = outer }
    body()
    return state.pointee.dependences
  }

  /// Calls `body` with an empty sum, whose storage is reused by all calls.
  func withSum<Result>(_ body: (inout LinearExpression) -> Result) -> Result {
    // Moved out of the state meanwhile, because insets and baselines are read from overridden code.
    var sum = LinearExpression()
    swap(&sum, &state.pointee.scratch)
    defer {
      // A sum has few terms: removing them one by one takes less time than removing all at once.
      while sum.terms.popLast() != nil {}
      sum.constant = 0
      swap(&sum, &state.pointee.scratch)
    }
    return body(&sum)
  }

  func remove(_ constraint: NSLayoutConstraint) {
    if !state.pointee.innerBaselines.isEmpty {
      state.pointee.innerBaselines.removeAll { $0.constraint === constraint }
    }
    if !state.pointee.suspendedInnerBaselines.isEmpty {
      state.pointee.suspendedInnerBaselines.removeAll { $0 === constraint }
    }
    guard let id = constraint.solverID else {
      state.pointee.postponed.removeAll { $0.points(to: constraint) }
      if let index = state.pointee.refused.firstIndex(where: { $0 === constraint }) {
        state.pointee.refused.remove(at: index)
        noteItems(of: constraint)
      }
      return
    }
    constraint.solverID = nil
    if !state.pointee.scrolled.isEmpty { state.pointee.scrolled[id.slot] = nil }
    // Before the items that the solver names, which are forgotten first and are inside of these.
    noteItems(of: constraint)
    remove(id)
  }

  /// Stores an illegal constraint, which is reported at the next layout.
  private func postpone(_ constraint: NSLayoutConstraint) {
    state.pointee.postponed.append(.passUnretained(constraint))
    state.pointee.pending = .changes
  }

  func reportPostponed() {
    if state.pointee.postponed.isEmpty { return }
    let postponed = state.pointee.postponed.map { $0.takeUnretainedValue() }
    state.pointee.postponed = []
    // Deactivates before it reports, so that a handler of the report finds the constraint inactive.
    for constraint in postponed where constraint.isActive {
      constraint.deactivate()
      environment.raise(constraint.issueOfAxes)
    }
  }

  func constantChanged(_ constraint: NSLayoutConstraint) {
    guard let id = constraint.solverID else { return numbersChanged() }
    setConstant(of: constraint, id)
  }

  func setConstant(of constraint: NSLayoutConstraint, _ id: Cassowary.Constraint.ID) {
    state.pointee.pending = .changes
    do throws(UnusableNumber) {
      try state.pointee.solver.setConstant(
        Double(constraint.constant) - constraint.constantOffset,
        of: id
      )
    } catch {
      refuse(constraint, error)
    }
  }

  /// Lets the next solve try refused constraints again.
  func numbersChanged() { if !state.pointee.refused.isEmpty { state.pointee.pending = .changes } }

  func priorityChanged(_ constraint: NSLayoutConstraint) {
    guard let id = constraint.solverID else { return }
    state.pointee.pending = .changes
    do throws(UnusableNumber) {
      try state.pointee.solver.setStrength(Strength(constraint.priority), of: id)
    } catch {
      report(error, in: constraint)
    }
  }

  /// Updates constraints after margins, baselines or insets changed, which are part of their
  /// constants.
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
    innerBaselinesChanged()
    writeAgain(view.layoutItem.constraints) { $0.mentions(\.isBaseline) }
  }

  /// Schedules constraints with a baseline of a subview for an update: the subview that provides
  /// the baseline may have changed.
  func innerBaselinesChanged() {
    if state.pointee.innerBaselines.isEmpty { return }
    let innerBaselines = state.pointee.innerBaselines.map(\.constraint)
    for constraint in innerBaselines { remove(constraint) }
    state.pointee.suspendedInnerBaselines += innerBaselines
  }

  /// Schedules the update if other subviews than before provide baselines: which subview of a row is
  /// the tallest may depend on its frame.
  func bearersMayHaveChanged() {
    if state.pointee.innerBaselines.allSatisfy({ bearers(of: $0.constraint) == $0.bearers }) {
      return
    }
    innerBaselinesChanged()
    state.pointee.pending = .changes
  }

  func addSuspendedInnerBaselines() {
    if state.pointee.suspendedInnerBaselines.isEmpty { return }
    var constraints: [NSLayoutConstraint] = []
    swap(&constraints, &state.pointee.suspendedInnerBaselines)
    for constraint in constraints
    where constraint.solverID == nil && constraint.engine === self {
      add(constraint)
    }
  }

  func directionChanged(_ holder: UIView) {
    writeAgain(holder.heldConstraints) {
      $0.constantByDirection != nil || $0.mentions { $0.family == .directional }
    }
    holder.marginsMayHaveChanged()
  }

  private func report(_ error: UnusableNumber, in constraint: NSLayoutConstraint) {
    environment.raise(
      constraint.located(
        LayoutIssue(
          .unusableNumber,
          "\(constraint.bodyDescription) cannot be used: \(error).",
          remedy: "Use finite numbers of the magnitude of lengths on a screen."
        )
      )
    )
  }
}
