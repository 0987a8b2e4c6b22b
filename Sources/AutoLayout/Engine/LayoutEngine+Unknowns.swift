import Cassowary

extension LayoutEngine {
  /// Returns the item's variables, which are created at the first access.
  func variables(of link: Unmanaged<LayoutItem>) -> ItemVariables {
    link.ask { $0.variables } ?? makeVariables(of: link.takeUnretainedValue())
  }

  func variables(of item: LayoutItem) -> ItemVariables { variables(of: .passUnretained(item)) }

  private func makeVariables(of item: LayoutItem) -> ItemVariables {
    let order = item.order
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

  /// Moves a view to the place in the order of addition that its mark now has: its variables, and the
  /// constraints that rank by the mark. (Rules 2.05, 2.12.)
  func orderChanged(_ view: UIView) {
    orderChanged(view.layoutItem)
    for guide in view.guides where guide.layoutItem.kindOfGuide > 0 {
      orderChanged(guide.layoutItem)
    }
    contentRankChanged(view)
    restateFrame(of: view)
  }

  /// Moves an item's variables, and the constraints that rank by its place.
  func orderChanged(_ item: LayoutItem) {
    guard let variables = item.variables else { return }
    let order = item.order
    // A stack asks for each of its guides whenever it updates its constraints.
    if Solver.order(of: variables.left, in: &state.pointee.solver) == order { return }
    for constraint in item.constraints where constraint.isOfRuntime {
      guard let id = constraint.solverID,
        state.pointee.solver.constraint(id).rank.order != constraint.order
      else { continue }
      remove(constraint)
      add(constraint)
    }
    state.pointee.pending = .changes
    state.pointee.solver.setOrder(order, of: variables.left)
    state.pointee.solver.setOrder(order &+ 1, of: variables.top)
    state.pointee.solver.setOrder(order &+ 2, of: variables.width)
    state.pointee.solver.setOrder(order &+ 3, of: variables.height)
  }

  /// Marks the item's frame for an update: from now on constraints determine it, even if no value
  /// changes.
  private func placed(_ item: LayoutItem) {
    if isTrial { return }
    item.touchedAt = nil
    item.container?.ask { $0.markForLayout() }
  }

  /// Records that a constraint involves an item, which may be the first to do so.
  func touch(_ link: Unmanaged<LayoutItem>) {
    if link.ask({ $0.touchedAt == LayoutItem.untouched }) { placed(link.takeUnretainedValue()) }
  }

  /// Returns the solved rectangle in the coordinates of the item's container; nil if no constraint
  /// involves the item. (Rules 2.12, 4.08.)
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

  /// Returns the solved lengths of an item, nil on an axis whose length occurs in no constraint;
  /// nil for an item without variables.
  func constrainedSize(of item: LayoutItem) -> (width: CGFloat?, height: CGFloat?)? {
    guard let variables = item.variables else { return nil }
    return (
      state.pointee.solver.isConstrained(variables.width) ? item.solved.width : nil,
      state.pointee.solver.isConstrained(variables.height) ? item.solved.height : nil
    )
  }
}

nonisolated extension LayoutEngine.State {
  /// Returns whether any of the variables occurs in a constraint. Mutating, so that the solver is
  /// accessed in place and not copied.
  fileprivate mutating func isTouched(_ variables: ItemVariables) -> Bool {
    Solver.isConstrained(variables.width, in: &solver)
      || Solver.isConstrained(variables.height, in: &solver)
      || Solver.isConstrained(variables.left, in: &solver)
      || Solver.isConstrained(variables.top, in: &solver)
  }
}

nonisolated extension Array {
  /// Stores a value at a slot. Slots are allocated in order, so that most values are appended.
  mutating func put<Wrapped>(_ value: Wrapped, at slot: Int) where Element == Wrapped? {
    if slot == count { return append(value) }
    while count <= slot { append(nil) }
    self[slot] = value
  }
}
