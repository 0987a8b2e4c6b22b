import Cassowary

/// The activation of the guides that views create for themselves.
///
/// The constraints that position such a guide are in the solver while other constraints involve the
/// guide. Accessing the guide therefore changes no frame, and removing the last constraint on it
/// restores the former frames. (Rule 2.11.)
extension LayoutEngine {
  /// Records that a constraint is removed, which may have been the last on a guide.
  func noteGuides(of constraint: NSLayoutConstraint) {
    note(constraint.firstLink?.present)
    note(constraint.secondLink?.present)
    if constraint.isCompound {
      for place in constraint.compound.places { note(.passUnretained(place.item)) }
    }
  }

  /// Schedules a guide for positioning before the next solve if constraints involve it.
  func hold(_ link: Unmanaged<LayoutItem>) {
    if link.ask({ $0.variables != nil }) { state.pointee.guidesToHold.append(link) }
  }

  private func note(_ link: Unmanaged<LayoutItem>?) {
    guard let link, link.ask({ $0.isHeldOnDemand && $0.variables != nil }) else { return }
    state.pointee.guidesToAsk.append(link)
  }

  /// Adds the positioning constraints of the guides that other constraints involve, and removes
  /// those of the others.
  func holdGuidesInUse() {
    while let item = state.pointee.guidesToAsk.popLast()?.takeUnretainedValue() {
      if item.variables == nil || item.isInUse { continue }
      for constraint in item.ownConstraints where constraint.isHold { remove(constraint) }
      endExercise()
      removeUnknowns(of: item)
    }
    while let item = state.pointee.guidesToHold.popLast()?.takeUnretainedValue() {
      for constraint in item.ownConstraints where constraint.isHold && constraint.solverID == nil {
        guard let holder = constraint.holderLink, let first = constraint.firstLink?.present else {
          continue
        }
        add(constraint, first, in: holder)
      }
    }
  }

  /// Removes the state of a guide that is removed, or that no constraint involves any more.
  func forgetGuide(_ item: LayoutItem) {
    let link = Unmanaged.passUnretained(item)
    state.pointee.guidesToHold.removeAll { $0 == link }
    state.pointee.guidesToAsk.removeAll { $0 == link }
  }
}
