import Cassowary

/// The items that the runtime itself positions: the guides that views create for themselves, and
/// views whose masks follow the size of their superview.
///
/// Their constraints are in the solver while other constraints involve the item. Accessing a guide
/// therefore changes no frame, and removing the last constraint on an item restores the former
/// frames. (Rule 2.11.)
extension LayoutEngine {
  /// Schedules a guide for positioning before the next solve if constraints involve it.
  func hold(_ link: Unmanaged<LayoutItem>) {
    if link.ask({ $0.variables != nil }) { state.pointee.guidesToHold.append(link) }
  }

  /// Records that a constraint is removed, which may have been the last on its items.
  func noteItems(of id: Cassowary.Constraint.ID) {
    let state = state
    var last: Unmanaged<LayoutItem>?
    // Called for each constraint that is removed: the engine and the items are not retained.
    Solver.forEachVariable(of: id, in: &state.pointee.solver) { slot in
      guard let owner = state.pointee.owners[Int(slot)], owner.toOpaque() != last?.toOpaque()
      else { return }
      last = owner
      if owner.ask({ $0.isHeldByRuntime }) {
        state.pointee.itemsToAsk.append(owner.takeUnretainedValue())
      }
    }
  }

  /// Records that a constraint is removed whose equation may not be in the solver, or not mention both
  /// items: a view inside of another one is placed in its coordinates.
  func noteItems(of constraint: NSLayoutConstraint) {
    noteItem(constraint.firstLink?.present)
    noteItem(constraint.secondLink?.present)
  }

  /// Records that a constraint does not involve the item with a variable.
  func noteItem(ownedBy slot: UInt32) { noteItem(state.pointee.owners[Int(slot)]) }

  /// Records that a constraint no longer involves an item.
  func noteItem(_ link: Unmanaged<LayoutItem>?) {
    guard let link, link.ask({ $0.isHeldByRuntime }) else { return }
    state.pointee.itemsToAsk.append(link.takeUnretainedValue())
  }

  /// Removes the items that are positioned by the runtime, and that no other constraint involves.
  func forgetUnusedItems() {
    while let item = state.pointee.itemsToAsk.popLast() {
      guard let variables = item.variables, isOwner(item, of: variables.left),
        !isInUse(item, variables)
      else { continue }
      if let view = item.view {
        for id in view.takeFrameConstraints() { remove(id) }
      } else {
        for constraint in item.ownConstraints where constraint.isHold { remove(constraint) }
      }
      endExercise()
      removeUnknowns(of: item)
      // The view around it may be there only for its coordinates, which no constraint mentions.
      noteItem(ofViewAround: item)
    }
  }

  private func noteItem(ofViewAround item: LayoutItem) {
    guard let outer = item.view?.superview ?? item.guide?.owningView,
      outer.layoutItem.variables != nil
    else { return }
    noteItem(.passUnretained(outer.layoutItem))
  }

  private func isOwner(_ item: LayoutItem, of variable: Variable) -> Bool {
    let slot = Int(variable.slot)
    return slot < state.pointee.owners.count
      && state.pointee.owners[slot]?.toOpaque() == Unmanaged.passUnretained(item).toOpaque()
  }

  private func isInUse(_ item: LayoutItem, _ variables: ItemVariables) -> Bool {
    if item.isInUse || !item.isHeldByRuntime { return true }
    // A constraint may mention an item that is neither its first nor its second: a container between
    // them, the superview of a mask, or a scroll view's content area, for which its edges stand.
    let own =
      item.view?.content.frameConstraints
      ?? item.ownConstraints.compactMap { $0.isHold ? $0.solverID : nil }
    return [variables.left, variables.top, variables.width, variables.height].contains {
      Solver.isConstrained($0, otherThanBy: own, in: &state.pointee.solver)
    }
  }

  /// Adds the positioning constraints of the guides that other constraints involve, and removes
  /// those of the items that none involves.
  func holdItemsInUse() {
    forgetUnusedItems()
    while let item = state.pointee.guidesToHold.popLast()?.takeUnretainedValue() {
      for constraint in item.ownConstraints where constraint.isHold && constraint.solverID == nil {
        guard let holder = constraint.holderLink, let first = constraint.firstLink?.present else {
          continue
        }
        add(constraint, first, in: holder)
      }
    }
  }

  /// Removes a guide without variables from the schedule.
  func forgetGuide(_ item: LayoutItem) {
    let link = Unmanaged.passUnretained(item)
    state.pointee.guidesToHold.removeAll { $0 == link }
  }
}

extension LayoutItem {
  /// Whether the runtime positions the item with constraints that involve other items.
  fileprivate var isHeldByRuntime: Bool {
    guard let viewLink else { return isHeldOnDemand }
    return viewLink.ask { $0.translatesAutoresizingMaskIntoConstraints && $0.isHeldByRuntime }
  }
}

extension UIView {
  /// Whether constraints of the runtime position the view in relation to other items: it follows the
  /// size of its superview, or keeps its place in a superview that is so positioned itself.
  fileprivate var isHeldByRuntime: Bool {
    var view = self
    while let parent = view.parent, view.translatesAutoresizingMaskIntoConstraints {
      if !view.storedMask.isDisjoint(with: .followingSuperview) { return true }
      if parent.layoutItem.variables == nil { return false }
      view = parent
    }
    return false
  }
}

nonisolated extension UIView.AutoresizingMask {
  /// The parts that make a frame depend on the superview's size.
  fileprivate static let followingSuperview: Self = [
    .flexibleLeftMargin, .flexibleWidth, .flexibleTopMargin, .flexibleHeight,
  ]
}
