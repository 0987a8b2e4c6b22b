/// The functions that activate and deactivate constraints depending on the size of a view.
///
/// An engine calls them as soon as it has computed the size: before it reports conflicts, and also
/// in the computation of a fitting size.
nonisolated package struct SizeWatch {
  package typealias Switches = (deactivated: [NSLayoutConstraint], activated: [NSLayoutConstraint])

  /// Returns the active constraints to deactivate at a size, and the inactive ones to activate.
  let switches: (CGSize) -> Switches
  /// Activates and deactivates the constraints for a size.
  let apply: (CGSize) -> Void
  /// Returns the size for which constraints were activated and deactivated last; nil before the
  /// first. Not only the engine does so: a new condition is applied at once.
  let appliedSize: () -> CGSize?

  package init(
    switches: @escaping (CGSize) -> Switches,
    apply: @escaping (CGSize) -> Void,
    appliedSize: @escaping () -> CGSize?
  ) {
    (self.switches, self.apply, self.appliedSize) = (switches, apply, appliedSize)
  }
}

extension UIView {
  /// The functions for constraints that depend on the size of the view; nil if there are none. Setting
  /// them lets the next layout call them for the size that it computes.
  package final var sizeWatch: SizeWatch? {
    get { extras?.sizeWatch }
    set {
      if newValue == nil && extras == nil { return }
      let isNew = sizeWatch == nil && newValue != nil
      madeExtras.sizeWatch = newValue
      if isNew {
        engine?.watchSize(of: self)
      } else {
        engine?.sizesHaveToBeChecked()
      }
    }
  }
}

extension LayoutEngine {
  /// A view whose size determines which constraints are active.
  struct WatchedSize {
    let view: Unmanaged<UIView>
    /// The view whose size is read: `view`, or the content view that fills it if only the content
    /// view is measured.
    let measure: Unmanaged<UIView>
    /// In the computation of a fitting size: the last size for which constraints were treated as
    /// inactive and as active; nil before the first.
    var size: CGSize?
    /// In the computation of a fitting size: the constraints that the engine treats as inactive and
    /// as active.
    var switches: SizeWatch.Switches = ([], [])
  }

  /// Lets the next layout call the functions of the watched views.
  func sizesHaveToBeChecked() { state.pointee.pending = .changes }

  func watchSize(of view: UIView) { watchSize(of: view, filledBy: view) }

  func watchSize(of view: UIView, filledBy content: UIView) {
    state.pointee.watchedSizes.append(
      WatchedSize(view: .passUnretained(view), measure: .passUnretained(content))
    )
  }

  func unwatchSize(of view: UIView) {
    state.pointee.watchedSizes.removeAll { $0.view.points(to: view) }
  }

  /// Activates and deactivates constraints for the present sizes of the watched views.
  ///
  /// - Returns: The last view whose size changed the system, so that it has to be solved again.
  func switchBySize() -> UIView? {
    var switching: UIView?
    let views = state.pointee.watchedSizes.map {
      (view: $0.view.takeUnretainedValue(), measure: $0.measure.takeUnretainedValue())
    }
    for (view, measure) in views {
      // The functions of another view may have removed this view or its functions.
      guard let watch = view.sizeWatch, let rect = alignmentRect(of: measure.layoutItem),
        let place = state.pointee.watchedSizes.firstIndex(where: { $0.view.points(to: view) })
      else { continue }
      let size = measure.frame(forAlignmentRect: rect).size
      let appliedSize = isTrial ? state.pointee.watchedSizes[place].size : watch.appliedSize()
      if appliedSize == size { continue }
      if isTrial {
        state.pointee.watchedSizes[place].size = size
        if answer(watch.switches(size), at: place) { switching = view }
      } else {
        watch.apply(size)
        if hasPendingChanges { switching = view }
      }
    }
    return switching
  }

  /// Whether it was reported that constraints switch one another on and off, and they still do.
  var reportedSwitching: Bool { state.pointee.isSwitchingForever }

  /// Reports, once until they come to rest, that constraints switch one another on and off.
  func reportSwitching(by view: UIView) {
    if isTrial || state.pointee.isSwitchingForever { return }
    state.pointee.isSwitchingForever = true
    environment.raise(
      LayoutIssue(
        .layoutLoop,
        "A layout loop: constraints that depend on the size of \(view.layoutName) change this size, so "
          + "they are switched on and off again and again.",
        remedy: "Let a condition ask for the size of a view that its constraints do not change."
      )
    )
  }

  /// Adds and removes constraints in this engine only, and reverts the former ones for the view.
  ///
  /// - Returns: Whether the constraints differ from the former ones.
  private func answer(_ found: SizeWatch.Switches, at place: Int) -> Bool {
    // A constraint outside of the measured view, or one that reaches out of it, is not in this
    // engine: its `solverID` is that of the tree's engine.
    let switches = (
      deactivated: found.deactivated.filter { $0.engine === self },
      activated: found.activated.filter { !$0.isActive && holder(ofInactive: $0) != nil }
    )
    let former = state.pointee.watchedSizes[place].switches
    let isSame =
      former.deactivated.elementsEqual(switches.deactivated, by: ===)
      && former.activated.elementsEqual(switches.activated, by: ===)
    if isSame { return false }
    state.pointee.watchedSizes[place].switches = switches
    for constraint in former.activated { remove(constraint) }
    for constraint in former.deactivated where constraint.isActive { add(constraint) }
    for constraint in switches.deactivated where constraint.solverID != nil { remove(constraint) }
    for constraint in switches.activated {
      if let (first, holder) = holder(ofInactive: constraint) { add(constraint, first, in: holder) }
    }
    return true
  }

  /// Returns the first item and the future holder of a constraint; nil if it cannot be activated in
  /// this engine.
  private func holder(
    ofInactive constraint: NSLayoutConstraint
  ) -> (first: Unmanaged<LayoutItem>, holder: Unmanaged<UIView>)? {
    guard !constraint.isInert, !constraint.mixesAxes, let first = constraint.firstLink?.present,
      let holder = NSLayoutConstraint.holder(of: first, constraint.secondLink?.present),
      holder.ask({ $0.engineLink?.points(to: self) }) == true
    else { return nil }
    return (first, holder)
  }

  /// Removes the solver's identifiers from constraints that were active in the computation only.
  func endSwitching() {
    for watched in state.pointee.watchedSizes {
      for constraint in watched.switches.activated where !constraint.isActive {
        constraint.solverID = nil
      }
    }
  }
}
