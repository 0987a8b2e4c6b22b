extension UIView {
  /// The implementation of ``setNeedsLayout()``. It is called directly where overridden code must
  /// not run.
  func markForLayout() {
    if flags.contains(.layout) { return }
    flags.insert(.layout)
    parentLink?.ask { $0.spreadLayoutFlag() }
  }

  /// Calls ``setNeedsLayout()`` unless the view already needs layout.
  func askForLayout() { if !flags.contains(.layout) { setNeedsLayout() } }

  /// The implementation of ``setNeedsUpdateConstraints()``.
  func markForConstraints() {
    if flags.contains(.constraints) { return }
    flags.insert(.constraints)
    parent?.spreadConstraintFlag()
  }

  /// Invalidates the layout of the view that places this one: of the superview, or of this view at
  /// a root.
  func setNeedsLayoutOfContainer() { (parent ?? self).askForLayout() }

  func spreadLayoutFlag() { spread(.layoutBelow) }
  func spreadConstraintFlag() { spread(.constraintsBelow) }

  private func spread(_ mark: ViewFlags) {
    var view: Unmanaged<UIView>? = .passUnretained(self)
    while let current = view {
      if current.ask({ $0.flags.contains(mark) }) { return }
      current.ask { $0.flags.formUnion(mark) }
      view = current.parent
    }
  }

  /// Calls ``updateConstraints()`` on the views of the subtree that need it, subviews before their
  /// superviews. The pending views are kept in an array, since trees may be deep.
  func updateConstraintsBelow() {
    // A view that needs another update during this pass waits for the next round: each view is
    // entered once. (Rule 8.15.)
    var waiting = [self]
    var isOpen = [false]
    while let view = waiting.last {
      if view.flags.contains(.constraintsBelow) && !isOpen[waiting.count - 1] {
        view.flags.remove(.constraintsBelow)
        isOpen[waiting.count - 1] = true
        view.subviewList.push(on: &waiting) { $0.concernsConstraints }
        isOpen += repeatElement(false, count: waiting.count - isOpen.count)
        continue
      }
      waiting.removeLast()
      isOpen.removeLast()
      // If a view invalidates its constraints inside of its own update, the next update runs after
      // this one.
      if view.flags.contains(.constraints) && !view.flags.contains(.updating) {
        view.updateOwnConstraints()
      }
    }
  }

  private func updateOwnConstraints() {
    flags.remove(.constraints)
    flags.insert(.updating)
    defer { flags.remove(.updating) }
    if flags.contains(.controlled), let controller {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  /// Updates the constraints of the controllers in the subtree, and returns the engine if they require
  /// one. Their overrides of `updateViewConstraints()` may make the first constraints of the tree.
  /// (Rule 8.07.)
  private func engineAfterUpdatesOfControllers() -> LayoutEngine? {
    var (waiting, controlled) = ([self], [UIView]())
    while let view = waiting.popLast() {
      if view.flags.isSuperset(of: [.constraints, .controlled]) && !view.flags.contains(.updating) {
        controlled.append(view)
      }
      if view.flags.contains(.constraintsBelow) {
        view.subviewList.push(on: &waiting) { $0.concernsConstraints }
      }
    }
    if controlled.isEmpty { return nil }
    for view in controlled.reversed() { view.updateOwnConstraints() }
    return root.engineIfEngaged()
  }

  /// The implementation of ``layoutIfNeeded()``: repeats rounds of updating constraints, solving
  /// and placing until no view waits.
  func layOutInvalidatedViews() {
    let root = root
    let pass = root.layoutPass
    pass.depth += 1
    defer { pass.end() }
    if root.flags.contains(.inWindow) || root.margins?.usedSafeArea != nil {
      root.safeAreaMayHaveChanged()
    }
    // A nested call runs again in each round of the outer call.
    let isNested = pass.depth > 1
    let rounds = isNested ? Self.roundsOfNestedLayout : Self.roundsOfLayout
    var roundsOfSwitching = 0
    for round in 1...rounds {
      if pass.isGivenUp { return }
      if round == rounds && !isNested { pass.isLastRound = true }
      let top = topmostInvalidated
      // A change that requires an engine also invalidates the layout. Without an engine views may ask for
      // updates of their constraints for ever, also those around this one that are being laid out.
      let start = root.ownEngine == nil ? topmost(with: .layout) : top
      if root.ownEngine == nil && !start.flags.concernsLayout { return }
      // Without an engine only the constraints of controllers are updated, even if views override
      // `updateConstraints()`. (Rule 8.03.)
      guard let engine = root.engineIfEngaged() ?? top.engineAfterUpdatesOfControllers() else {
        start.layOutBelow(in: pass)
        continue
      }
      if !top.flags.concernsLayout && !top.flags.concernsConstraints && !engine.hasPendingChanges {
        if round > 1 && !isNested { root.reportAmbiguousLayout() }
        return
      }
      top.updateConstraintsBelow()
      engine.solve()
      topmostInvalidated.layOutBelow(in: pass)
      // Each round solves many times, and repeats what was reported.
      if engine.reportedSwitching { roundsOfSwitching += 1 }
      if roundsOfSwitching == Self.roundsOfSwitching {
        pass.isGivenUp = true
        return
      }
    }
    if pass.isGivenUp || isNested { return }
    pass.isGivenUp = true
    let asking = pass.asking.joined(separator: ", ")
    let waiting = topmostInvalidated.firstInvalidated
    let what =
      if let view = root.ownEngine?.firstStale {
        "the intrinsic content size of \(view.layoutName) is invalid again"
      } else if waiting.flags.contains(.constraints) && !waiting.flags.contains(.layout) {
        "\(waiting.layoutName) still asks for an update of its constraints"
      } else {
        "\(waiting.layoutName) still needs layout"
      }
    raiseLoop(
      "after \(Self.roundsOfLayout) rounds \(what)"
        + (asking.isEmpty ? "." : ", asked for by the layout of \(asking).")
    )
  }

  /// Reports the ambiguous values of the tree if the environment asks for it.
  private func reportAmbiguousLayout() {
    if !environment.reportsAmbiguousLayout { return }
    for ambiguity in causesOfAmbiguity {
      environment.raiseOnce(
        LayoutIssue(.ambiguousLayout, ambiguity.message, remedy: ambiguity.remedy)
      )
    }
  }

  /// Reports a layout loop.
  func raiseLoop(_ what: String) {
    environment.raise(
      LayoutIssue(
        .layoutLoop,
        "A layout loop: " + what,
        remedy:
          "Change constraints, margins, frames and intrinsic content sizes only when their inputs change."
      )
    )
  }

  /// The number of rounds after which one call of `layoutIfNeeded()` stops. (Rule 8.14.)
  static var roundsOfLayout: Int { 100 }

  /// The number of rounds after which a nested call of `layoutIfNeeded()` returns, so that the outer
  /// call goes on.
  private static var roundsOfNestedLayout: Int { 10 }

  /// The number of rounds after which one call of `layoutIfNeeded()` stops if constraints that depend
  /// on sizes switch one another on and off in each of them.
  private static var roundsOfSwitching: Int { 10 }

  private var topmostInvalidated: UIView { topmost(with: [.layout, .constraints]) }

  /// Returns the outermost of this view and those of its ancestors that have one of the flags.
  private func topmost(with marks: ViewFlags) -> UIView {
    var result = self
    var view = self
    while let parent = view.parent {
      if !parent.flags.isDisjoint(with: marks) { result = parent }
      view = parent
    }
    return result
  }

  /// The view that waits itself: this view, or the first such view of its subtree.
  private var firstInvalidated: UIView {
    var result = self
    while result.flags.isDisjoint(with: [.layout, .constraints]),
      let next = result.children.first(where: {
        $0.flags.concernsLayout || $0.flags.concernsConstraints
      })
    {
      result = next
    }
    return result
  }

  /// Lays out the waiting views of the subtree, superviews before their subviews. The pending views
  /// are kept in an array, since trees may be deep.
  private func layOutBelow(in pass: LayoutPass) {
    var waiting = [self]
    while let view = waiting.popLast() {
      if pass.isGivenUp { return }
      if view.flags.contains(.layout) {
        if view.flags.contains(.layingOut) {
          view.layOutAgain(in: pass)
        } else {
          view.flags.insert(.layingOut)
          if pass.isLastRound { view.layOutForTheLastTime(in: pass) } else { view.layOutSelf() }
          view.flags.remove(.layingOut)
        }
      }
      if view.flags.contains(.layoutBelow) {
        view.flags.remove(.layoutBelow)
        view.subviewList.push(on: &waiting) { $0.concernsLayout }
      }
    }
  }

  /// Calls ``CALayer/layoutSublayers()`` of a layer that exists or has a class of its own, otherwise
  /// ``layoutSubviews()``.
  private func layOutByLayer() {
    let isNew = flags.remove(.unlaid) != nil
    if isNew && type(of: self).layerClass != CALayer.self { _ = madeLayer }
    if let layer = extras?.layer { layer.layoutSublayers() } else { layoutSubviews() }
  }

  private func layOutSelf() {
    flags.remove(.layout)
    let controller = flags.contains(.controlled) ? controller : nil
    controller?.viewWillLayoutSubviews()
    if flags.isDisjoint(with: [.layered, .unlaid]) { layoutSubviews() } else { layOutByLayer() }
    // A view that was moved may now be under a bar that covers its ancestor. (Rule 5.11.)
    if margins?.usedSafeArea != nil { for view in children { view.safeAreaMayHaveChanged() } }
    controller?.viewDidLayoutSubviews()
  }

  /// Lays out the view in the last round, and records its name if its layout makes another round
  /// necessary.
  private func layOutForTheLastTime(in pass: LayoutPass) {
    func isAsked() -> Bool {
      engine?.hasPendingChanges == true || flags.contains(.layout)
        || parent?.flags.contains(.layout) == true
    }
    flags.remove(.layout)
    let wasAsked = isAsked()
    layOutSelf()
    if !wasAsked && isAsked() && !pass.asking.contains(layoutName) {
      pass.asking.append(layoutName)
    }
  }

  /// Lays out the view inside of its own layout, which invalidated the layout and called
  /// `layoutIfNeeded()`.
  private func layOutAgain(in pass: LayoutPass) {
    pass.repetitions += 1
    defer { pass.repetitions -= 1 }
    if pass.repetitions < Self.roundsOfLayout { return layOutSelf() }
    pass.isGivenUp = true
    raiseLoop(
      "\(layoutName) is laid out \(Self.roundsOfLayout) times inside of its own layout."
    )
  }

  /// At a root: the state that the nested layout passes of the tree share.
  var layoutPass: LayoutPass {
    let extras = madeExtras
    if let pass = extras.layoutPass { return pass }
    let pass = LayoutPass()
    extras.layoutPass = pass
    return pass
  }

  /// The engine of the tree, created if a view of the tree requires one. (Rules 2.18, 8.03.)
  func engineIfEngaged() -> LayoutEngine? {
    if let ownEngine { return ownEngine }
    if !requiresEngine { return nil }
    let engine = LayoutEngine(root: self)
    ownEngine = engine
    engine.enter(self)
    return engine
  }

  private var requiresEngine: Bool {
    if isAny({ $0.hasConstraints || type(of: $0).requiresConstraintBasedLayout }) { return true }
    // Intrinsic content sizes are read last: an override may lay out its subviews, and thereby call
    // this property again.
    if flags.contains(.asking) { return false }
    flags.insert(.asking)
    defer { flags.remove(.asking) }
    return isAny { view in
      if view.translatesAutoresizingMaskIntoConstraints { return false }
      let size = view.extras?.placeholderContentSize ?? view.intrinsicContentSize
      return size.width >= 0 || size.height >= 0
    }
  }

  private var hasConstraints: Bool { !heldConstraints.isEmpty }

  func isAny(_ matches: (UIView) -> Bool) -> Bool {
    var waiting = [self]
    while let view = waiting.popLast() {
      if matches(view) { return true }
      view.subviewList.push(on: &waiting)
    }
    return false
  }

  /// Copies the solved values to the layout guides and the direct subviews.
  func applyLayout() {
    guard let link = engineLink else { return }
    // Most views that are laid out have no subviews.
    if subviewList.isEmpty && guides.isEmpty && link.ask({ $0.isUpToDate }) { return }
    let engine = link.takeUnretainedValue()
    engine.solve()
    for guide in guides { guide.apply(engine) }
    let scale = environment.displayScale
    subviewList.forEachUnretained { $0.ask { $0.takePlace(from: engine, scale) } }
  }

  private func takePlace(from engine: LayoutEngine, _ scale: CGFloat?) {
    guard let rect = engine.alignmentRect(of: layoutItem) else { return }
    let frame = frame(forAlignmentRect: rect)
    let placed = scale.map(frame.roundedToPixels) ?? frame
    if !placement.equals(placed) { place(placed) }
    updateMargins()
  }
}

extension UIView {
  /// Returns a size of content in whole pixels, unless the environment has no display scale.
  func roundedUpToPixels(_ size: CGSize) -> CGSize {
    root.environment.displayScale.map(size.roundedUp) ?? size
  }
}

nonisolated extension CGSize {
  /// Returns the size in whole pixels of a scale, so that content of this size fits. Rounding errors
  /// of the arithmetic do not add a pixel. (Rule 3.21.)
  func roundedUp(toScale scale: CGFloat) -> CGSize {
    func whole(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
    return CGSize(width: whole(width), height: whole(height))
  }
}

nonisolated extension CGRect {
  /// Returns whether the rectangles intersect; false for numbers that are not numbers, with which
  /// Foundation's method traps.
  func meets(_ other: CGRect) -> Bool {
    func isNumber(_ rect: CGRect) -> Bool {
      !rect.origin.x.isNaN && !rect.origin.y.isNaN && !rect.width.isNaN && !rect.height.isNaN
    }
    return isNumber(self) && isNumber(other) && intersects(other)
  }

  /// Compares as `==` does, without a call into another module.
  @inline(__always)
  func equals(_ other: CGRect) -> Bool {
    origin.x == other.origin.x && origin.y == other.origin.y
      && size.width == other.size.width && size.height == other.size.height
  }

  /// Returns the rectangle with each edge rounded to the pixel grid, so that adjacent rectangles
  /// stay adjacent. (Rules 7.07, 7.09.)
  func roundedToPixels(scale: CGFloat) -> CGRect {
    func pixels(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) }
    let (left, top) = (pixels(origin.x), pixels(origin.y))
    return CGRect(
      x: left / scale,
      y: top / scale,
      width: (pixels(origin.x + size.width) - left) / scale,
      height: (pixels(origin.y + size.height) - top) / scale
    )
  }
}
