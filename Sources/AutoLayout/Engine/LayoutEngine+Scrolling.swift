import Cassowary

/// Constraints across the border of a scroll view, whose constants contain the content offset.
/// (Rule 5.17.)
extension LayoutEngine {
  /// Updates the constraints between items inside and outside of a scroll view after its content
  /// offset changed: an item inside that is constrained to one outside stays with it.
  ///
  /// - Complexity: Linear in the number of such constraints in the tree. Without any, nothing is
  ///   solved.
  func contentMoved(in view: UIView) {
    numbersChanged()
    if state.pointee.scrolled.isEmpty { return }
    for (_, link) in state.pointee.scrolled.sorted(by: { $0.key < $1.key }) {
      let constraint = link.takeUnretainedValue()
      guard let id = constraint.solverID, let holder = constraint.holderLink,
        let first = constraint.firstLink?.present
      else { continue }
      let constant = withSum { sum in
        _ = written { write(constraint, first, holder, to: &sum) }
        return sum.constant
      }
      if constant == constraint.constantOffset { continue }
      constraint.constantOffset = constant
      setConstant(of: constraint, id)
    }
  }
}
