import Cassowary

extension LayoutEngine {
  /// The item's unknowns, made at the first question.
  func variables(of link: Unmanaged<LayoutItem>) -> ItemVariables {
    link.ask { $0.variables } ?? makeVariables(of: link.takeUnretainedValue())
  }

  func variables(of item: LayoutItem) -> ItemVariables { variables(of: .passUnretained(item)) }

  private func makeVariables(of item: LayoutItem) -> ItemVariables {
    let order = item.mark &* 4
    let variables = ItemVariables(
      left: state.pointee.solver.makeVariable(.free, order: order),
      top: state.pointee.solver.makeVariable(.free, order: order &+ 1),
      width: state.pointee.solver.makeVariable(.nonNegative, order: order &+ 2),
      height: state.pointee.solver.makeVariable(.nonNegative, order: order &+ 3)
    )
    item.variables = variables
    placed(item)
    let owner = Unmanaged.passUnretained(item)
    state.pointee.owners.put(owner, at: Int(variables.left.slot))
    state.pointee.owners.put(owner, at: Int(variables.top.slot))
    state.pointee.owners.put(owner, at: Int(variables.width.slot))
    state.pointee.owners.put(owner, at: Int(variables.height.slot))
    if let view = item.view { addFrameConstraints(of: view) }
    if item.isHeldOnDemand { hold(owner) }
    return variables
  }

  /// Constraints are about the item from now on: its frame is theirs, even if no value of it changes.
  private func placed(_ item: LayoutItem) {
    if isFitting { return }
    item.touchedAt = nil
    item.container?.ask { $0.markForLayout() }
  }

  /// A constraint is written about an item, which nothing may have touched before.
  func touch(_ link: Unmanaged<LayoutItem>) {
    if link.ask({ $0.touchedAt == LayoutItem.untouched }) { placed(link.takeUnretainedValue()) }
  }

  /// The rectangle that the solver says, in the coordinates of what contains the item; nil if no constraint touches it.
  /// (Rules 2.12, 4.08.)
  func alignmentRect(of item: LayoutItem) -> CGRect? {
    guard let variables = item.variables else { return nil }
    if item.touchedAt == state.pointee.removals { return item.solved }
    if !state.pointee.isTouched(variables) {
      item.touchedAt = LayoutItem.untouched
      return nil
    }
    item.touchedAt = state.pointee.removals
    return item.solved
  }

  /// The solved lengths of an item, nil on an axis whose length no constraint mentions; nil without unknowns.
  func constrainedSize(of item: LayoutItem) -> (width: CGFloat?, height: CGFloat?)? {
    guard let variables = item.variables else { return nil }
    return (
      state.pointee.solver.isConstrained(variables.width) ? item.solved.width : nil,
      state.pointee.solver.isConstrained(variables.height) ? item.solved.height : nil
    )
  }
}

extension LayoutEngine.State {
  /// Whether any constraint mentions one of the unknowns. Mutating, so that the solver is asked where it is and not copied.
  fileprivate mutating func isTouched(_ variables: ItemVariables) -> Bool {
    Solver.isConstrained(variables.width, in: &solver)
      || Solver.isConstrained(variables.height, in: &solver)
      || Solver.isConstrained(variables.left, in: &solver)
      || Solver.isConstrained(variables.top, in: &solver)
  }
}

extension Array {
  /// Sets what stands at a slot. Slots are given out in order, so that most are the next.
  mutating func put<Wrapped>(_ value: Wrapped, at slot: Int) where Element == Wrapped? {
    if slot == count { return append(value) }
    while count <= slot { append(nil) }
    self[slot] = value
  }
}
