/// What switches constraints by the size of a view.
///
/// An engine asks it as soon as the size is known: before conflicts are reported, and for a size that is only asked for.
package struct SizeWatch {
  package typealias Switches = (going: [NSLayoutConstraint], coming: [NSLayoutConstraint])

  /// What would go of what takes part, and what would come, if the view had that size.
  let switches: (CGSize) -> Switches
  /// Lets take part what is to at that size.
  let apply: (CGSize) -> Void

  package init(switches: @escaping (CGSize) -> Switches, apply: @escaping (CGSize) -> Void) {
    (self.switches, self.apply) = (switches, apply)
  }
}

extension UIView {
  /// Set before the view has constraints that depend on it.
  package final var sizeWatch: SizeWatch? {
    get { extras?.sizeWatch }
    set {
      if newValue == nil && extras == nil { return }
      let isNew = sizeWatch == nil && newValue != nil
      madeExtras.sizeWatch = newValue
      if isNew { engine?.watchSize(of: self) }
    }
  }
}

extension LayoutEngine {
  /// A view whose size switches constraints.
  struct WatchedSize {
    let view: Unmanaged<UIView>
    /// The view whose rectangle says how large it is: the content that fills it, where only that is measured.
    let measure: Unmanaged<UIView>
    /// What it was looked at for last.
    var size: CGSize?
    /// While the engine only answers: what it leaves out, and what it takes in, for the time being.
    var switches: SizeWatch.Switches = ([], [])
  }

  func watchSize(of view: UIView) { watchSize(of: view, filledBy: view) }

  func watchSize(of view: UIView, filledBy content: UIView) {
    state.pointee.watchedSizes.append(
      WatchedSize(view: .passUnretained(view), measure: .passUnretained(content))
    )
  }

  func unwatchSize(of view: UIView) {
    state.pointee.watchedSizes.removeAll { $0.view.points(to: view) }
  }

  /// - Returns: whether anything was switched.
  func switchBySize() -> Bool {
    var isSwitched = false
    let views = state.pointee.watchedSizes.map {
      (view: $0.view.takeUnretainedValue(), measure: $0.measure.takeUnretainedValue())
    }
    for (view, measure) in views {
      // Whoever switches for another view may have taken this one out.
      guard let watch = view.sizeWatch, let rect = alignmentRect(of: measure.layoutItem),
        let place = state.pointee.watchedSizes.firstIndex(where: { $0.view.points(to: view) })
      else { continue }
      let size = measure.frame(forAlignmentRect: rect).size
      if state.pointee.watchedSizes[place].size == size { continue }
      state.pointee.watchedSizes[place].size = size
      if isFitting {
        if answer(watch.switches(size), at: place) { isSwitched = true }
      } else {
        watch.apply(size)
        if hasNews { isSwitched = true }
      }
    }
    return isSwitched
  }

  /// Switches for this engine alone, instead of what it has switched for the view before.
  private func answer(_ found: SizeWatch.Switches, at place: Int) -> Bool {
    // What is outside of the view that is asked is not in this engine, whatever another one knows it by.
    let switches = (going: found.going.filter { $0.engine === self }, coming: found.coming)
    let former = state.pointee.watchedSizes[place].switches
    let isSame =
      former.going.elementsEqual(switches.going, by: ===)
      && former.coming.elementsEqual(switches.coming, by: ===)
    if isSame { return false }
    state.pointee.watchedSizes[place].switches = switches
    for constraint in former.coming { remove(constraint) }
    for constraint in former.going where constraint.isActive { add(constraint) }
    for constraint in switches.going where constraint.solverID != nil { remove(constraint) }
    for constraint in switches.coming {
      // What reaches out of the view that is asked does not count, as for what takes part.
      guard !constraint.isInert, !constraint.mixesAxes, let first = constraint.firstLink?.present,
        let holder = NSLayoutConstraint.holder(of: first, constraint.secondLink?.present),
        holder.ask({ $0.engineLink?.points(to: self) }) == true
      else { continue }
      add(constraint, first, in: holder)
    }
    return true
  }

  /// Nobody is to find what took part for the answer alone.
  func endSwitching() {
    for watched in state.pointee.watchedSizes {
      for constraint in watched.switches.coming where !constraint.isActive {
        constraint.solverID = nil
      }
    }
  }
}
