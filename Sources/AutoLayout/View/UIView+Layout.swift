extension UIView {
  /// What ``setNeedsLayout()`` does. Called instead of it where overridden code must not run.
  func markForLayout() {
    if flags.contains(.layout) { return }
    flags.insert(.layout)
    parentLink?.ask { $0.spreadLayoutFlag() }
  }

  /// Says ``setNeedsLayout()`` where it would make a difference.
  func askForLayout() { if !flags.contains(.layout) { setNeedsLayout() } }

  /// What ``setNeedsUpdateConstraints()`` does.
  func markForConstraints() {
    if flags.contains(.constraints) { return }
    flags.insert(.constraints)
    parent?.spreadConstraintFlag()
  }

  /// The view that places this one has something to do.
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

  /// Calls ``updateConstraints()`` where it waits. Children first; by a list of what waits, since trees may be deep.
  func updateConstraintsBelow() {
    // What asks again meanwhile waits for the next round: each view is gone into once. (Rule 8.15.)
    var waiting = [self]
    var isOpen = [false]
    while let view = waiting.last {
      if view.flags.contains(.constraintsBelow) && !isOpen[waiting.count - 1] {
        view.flags.remove(.constraintsBelow)
        isOpen[waiting.count - 1] = true
        view.appendChildren(to: &waiting) { $0.concernsConstraints }
        isOpen += repeatElement(false, count: waiting.count - isOpen.count)
        continue
      }
      waiting.removeLast()
      isOpen.removeLast()
      // Who asks from inside of its own update is heard when that is over.
      if view.flags.contains(.constraints) && !view.flags.contains(.updating) {
        view.flags.remove(.constraints)
        view.flags.insert(.updating)
        defer { view.flags.remove(.updating) }
        if view.flags.contains(.controlled), let controller = view.controller {
          controller.updateViewConstraints()
        } else {
          view.updateConstraints()
        }
      }
    }
  }

  /// What ``layoutIfNeeded()`` does: rounds until nothing waits.
  func layOutWhatWaits() {
    let root = root
    let pass = root.layoutPass
    pass.depth += 1
    defer { pass.end() }
    if root.flags.contains(.inWindow) || root.margins?.usedSafeArea != nil {
      root.safeAreaMayHaveChanged()
    }
    for round in 1...Self.roundsOfLayout {
      if pass.isGivenUp { return }
      if round == Self.roundsOfLayout { pass.isLastRound = true }
      let top = topmostWaiting
      // What would ask for an engine would have asked for layout too.
      if root.ownEngine == nil && !top.flags.concernsLayout { return }
      // Without an engine nobody asks for constraints, however many views would answer. (Rule 8.03.)
      guard let engine = root.engineIfEngaged() else {
        top.layOutBelow(in: pass)
        continue
      }
      if !top.flags.concernsLayout && !top.flags.concernsConstraints && !engine.hasNews { return }
      top.updateConstraintsBelow()
      engine.solve()
      topmostWaiting.layOutBelow(in: pass)
    }
    if pass.isGivenUp { return }
    pass.isGivenUp = true
    let asking = pass.asking.joined(separator: ", ")
    let waiting = topmostWaiting.firstWaiting
    let what =
      if let view = root.ownEngine?.firstStale {
        "the natural size of \(view.layoutName) is invalid again"
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

  /// Reports what would never come to an end.
  func raiseLoop(_ what: String) {
    environment.raise(
      LayoutIssue(
        .layoutLoop,
        "A layout loop: " + what,
        remedy:
          "Change constraints, margins, frames and natural sizes only when something they depend on has changed."
      )
    )
  }

  /// After so many rounds of one call layout stops. (Rule 8.14.)
  static var roundsOfLayout: Int { 100 }

  private var topmostWaiting: UIView {
    var result = self
    var view = self
    while let parent = view.parent {
      if parent.flags.contains(.layout) || parent.flags.contains(.constraints) { result = parent }
      view = parent
    }
    return result
  }

  /// The view itself or the first inside of it that asks for something of its own.
  private var firstWaiting: UIView {
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

  /// Each view before what it contains; by a list of what waits, since trees may be deep.
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
        view.appendChildren(to: &waiting) { $0.concernsLayout }
      }
    }
  }

  private func layOutSelf() {
    flags.remove(.layout)
    let controller = flags.contains(.controlled) ? controller : nil
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    // What was placed may have got under what covers the view. (Rule 5.11.)
    if margins?.usedSafeArea != nil { for view in children { view.safeAreaMayHaveChanged() } }
    controller?.viewDidLayoutSubviews()
  }

  /// Lays the view out, and writes down whether that asked for one more round.
  private func layOutForTheLastTime(in pass: LayoutPass) {
    func isAsked() -> Bool {
      engine?.hasNews == true || flags.contains(.layout) || parent?.flags.contains(.layout) == true
    }
    flags.remove(.layout)
    let wasAsked = isAsked()
    layOutSelf()
    if !wasAsked && isAsked() && !pass.asking.contains(layoutName) {
      pass.asking.append(layoutName)
    }
  }

  /// The view's own layout asked for it once more, and for its result.
  private func layOutAgain(in pass: LayoutPass) {
    pass.repetitions += 1
    defer { pass.repetitions -= 1 }
    if pass.repetitions < Self.roundsOfLayout { return layOutSelf() }
    pass.isGivenUp = true
    raiseLoop(
      "\(layoutName) is laid out inside of its own layout \(Self.roundsOfLayout) times over."
    )
  }

  /// At a root: what the passes of the tree have in common that run at present.
  var layoutPass: LayoutPass {
    let extras = madeExtras
    if let pass = extras.layoutPass { return pass }
    let pass = LayoutPass()
    extras.layoutPass = pass
    return pass
  }

  /// The engine of the tree, made now if something in the tree asks for one. (Rules 2.18, 8.03.)
  func engineIfEngaged() -> LayoutEngine? {
    if let ownEngine { return ownEngine }
    if !isAnyAskingForEngine { return nil }
    let engine = LayoutEngine(root: self)
    ownEngine = engine
    engine.enter(self)
    return engine
  }

  private var isAnyAskingForEngine: Bool {
    if isAny({ $0.hasConstraints || type(of: $0).requiresConstraintBasedLayout }) { return true }
    // Natural sizes last: who is asked for one may lay out what is inside, and come back here.
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
      waiting.append(contentsOf: view.children.reversed())
    }
    return false
  }

  /// Copies solved values to guides and direct subviews.
  func applyLayout() {
    guard let link = engineLink else { return }
    // Most views that are laid out contain nothing.
    if children.isEmpty && guides.isEmpty && link.ask({ $0.isUpToDate }) { return }
    let engine = link.takeUnretainedValue()
    engine.solve()
    for guide in guides { guide.apply(engine) }
    let scale = environment.displayScale
    children.forEachUnretained { $0.ask { $0.takePlace(from: engine, scale) } }
  }

  private func takePlace(from engine: LayoutEngine, _ scale: CGFloat?) {
    guard let rect = engine.alignmentRect(of: layoutItem) else { return }
    let frame = frame(forAlignmentRect: rect)
    let placed = scale.map(frame.roundedToPixels) ?? frame
    if !placement.equals(placed) { place(placed) }
    updateMargins()
  }
}

extension CGRect {
  /// What `==` says, without a call of another module.
  @inline(__always)
  func equals(_ other: CGRect) -> Bool {
    origin.x == other.origin.x && origin.y == other.origin.y
      && size.width == other.size.width && size.height == other.size.height
  }

  /// Both edges on pixels, so that what touches keeps touching. (Rules 7.07, 7.09.)
  func roundedToPixels(scale: CGFloat) -> CGRect {
    func round(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
    let (left, top) = (round(origin.x), round(origin.y))
    return CGRect(
      x: left,
      y: top,
      width: round(origin.x + size.width) - left,
      height: round(origin.y + size.height) - top
    )
  }
}
