import Cassowary

/// What constraints that cross the border of a scroll view mean while its content moves. (Rule 5.17.)
extension LayoutEngine {
  func noteScrolled(_ constraint: NSLayoutConstraint, _ id: Cassowary.Constraint.ID) {
    state.pointee.isScrolled = false
    state.pointee.scrolled[id.slot] = .passUnretained(constraint)
  }

  /// The offset of a scroll view has changed: what is inside of it and bound to something outside stays with that.
  ///
  /// Takes as long as there are such constraints in the tree. Without any nothing is solved.
  func contentMoved(in view: UIView) {
    if state.pointee.scrolled.isEmpty { return }
    for (_, link) in state.pointee.scrolled.sorted(by: { $0.key < $1.key }) {
      let constraint = link.takeUnretainedValue()
      guard let id = constraint.solverID, let holder = constraint.holderLink,
        let first = constraint.firstLink?.present
      else { continue }
      let constant = withSum { sum in
        write(constraint, first, holder, to: &sum)
        return sum.constant
      }
      (state.pointee.isScrolled, state.pointee.hasBorrowed) = (false, false)
      if constant == constraint.constantOffset { continue }
      constraint.constantOffset = constant
      setConstant(of: constraint, id)
    }
  }
}
