import Cassowary

/// When the guides that views make for themselves count.
///
/// What holds such a guide is in the solver as long as something else is about the guide: to ask for it changes no frame, and when
/// what was about it goes, frames are what they were before. (Rule 2.11.)
extension LayoutEngine {
  /// A constraint goes that may have been the last about a guide.
  func noteGuides(of constraint: NSLayoutConstraint) {
    note(constraint.firstLink?.present)
    note(constraint.secondLink?.present)
    if constraint.isCompound {
      for place in constraint.compound.places { note(.passUnretained(place.item)) }
    }
  }

  /// Holds a guide before the next answer if something is about it.
  func hold(_ link: Unmanaged<LayoutItem>) {
    if link.ask({ $0.variables != nil }) { state.pointee.guidesToHold.append(link) }
  }

  private func note(_ link: Unmanaged<LayoutItem>?) {
    guard let link, link.ask({ $0.isHeldOnDemand && $0.variables != nil }) else { return }
    state.pointee.guidesToAsk.append(link)
  }

  /// Brings in what holds the guides that something is about, and takes out what holds the others.
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

  /// The guide goes, or nothing is about it any more.
  func forgetGuide(_ item: LayoutItem) {
    let link = Unmanaged.passUnretained(item)
    state.pointee.guidesToHold.removeAll { $0 == link }
    state.pointee.guidesToAsk.removeAll { $0 == link }
  }
}
