/// What of a view and its subtree waits for the next pass, and what else a view has to know of itself at once.
struct Dirt: OptionSet {
  let rawValue: UInt8
  static let layout = Dirt(rawValue: 1)
  static let layoutBelow = Dirt(rawValue: 2)
  static let constraints = Dirt(rawValue: 4)
  static let constraintsBelow = Dirt(rawValue: 8)
  /// At a root: the views are being asked whether they need constraint layout.
  static let asking = Dirt(rawValue: 16)
  /// What bounds and centre are written comes from layout.
  static let placing = Dirt(rawValue: 32)
  /// A controller has the view. Most have none, and to read a weak reference takes longer.
  static let controlled = Dirt(rawValue: 128)
  /// The root of the tree is a window.
  static let inWindow = Dirt(rawValue: 64)

  /// New views wait for both. (Rule 8.05.)
  static let fresh: Dirt = [.layout, .constraints]

  var concernsLayout: Bool { !isDisjoint(with: [.layout, .layoutBelow]) }
  var concernsConstraints: Bool { !isDisjoint(with: [.constraints, .constraintsBelow]) }
}

extension UIView {
  /// What ``setNeedsLayout()`` does. Called instead of it where overridden code must not run.
  func markForLayout() {
    if dirt.contains(.layout) { return }
    dirt.insert(.layout)
    parentLink?.ask { $0.spreadLayoutDirt() }
  }

  /// Says ``setNeedsLayout()`` where it would make a difference.
  func askForLayout() { if !dirt.contains(.layout) { setNeedsLayout() } }

  /// What ``setNeedsUpdateConstraints()`` does.
  func markForConstraints() {
    if dirt.contains(.constraints) { return }
    dirt.insert(.constraints)
    parent?.spreadConstraintDirt()
  }

  /// The view that places this one has something to do.
  func setNeedsLayoutOfContainer() { (parent ?? self).askForLayout() }

  func spreadLayoutDirt() { spread(.layoutBelow) }
  func spreadConstraintDirt() { spread(.constraintsBelow) }

  private func spread(_ mark: Dirt) {
    var view: Unmanaged<UIView>? = .passUnretained(self)
    while let current = view {
      if current.ask({ $0.dirt.contains(mark) }) { return }
      current.ask { $0.dirt.formUnion(mark) }
      view = current.parent
    }
  }

  /// Calls ``updateConstraints()`` where it waits. Children first; by a list of what waits, since trees may be deep.
  func updateConstraintsBelow() {
    var waiting = [self]
    while let view = waiting.last {
      if view.dirt.contains(.constraintsBelow) {
        view.dirt.remove(.constraintsBelow)
        view.appendChildren(to: &waiting) { $0.concernsConstraints }
        continue
      }
      waiting.removeLast()
      if view.dirt.contains(.constraints) {
        view.dirt.remove(.constraints)
        if view.dirt.contains(.controlled), let controller = view.controller {
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
    for _ in 0..<Self.roundsOfLayout {
      let top = topmostWaiting
      // What would ask for an engine would have asked for layout too.
      if root.ownEngine == nil && !top.dirt.concernsLayout { return }
      // Without an engine nobody asks for constraints, however many views would answer. (Rule 8.03.)
      guard let engine = root.engineIfEngaged() else {
        top.layOutBelow()
        continue
      }
      if !top.dirt.concernsLayout && !top.dirt.concernsConstraints { return }
      top.updateConstraintsBelow()
      engine.solve()
      topmostWaiting.layOutBelow()
    }
    root.environment.raise(
      LayoutIssue(
        .layoutLoop,
        "A layout loop: after \(Self.roundsOfLayout) rounds \(topmostWaiting.layoutName) still "
          + "needs layout.",
        remedy: "Change constraints only when something they depend on has changed."
      )
    )
  }

  /// After so many rounds of one call layout stops. (Rule 8.14.)
  static var roundsOfLayout: Int { 100 }

  private var topmostWaiting: UIView {
    var result = self
    var view = self
    while let parent = view.parent {
      if parent.dirt.contains(.layout) || parent.dirt.contains(.constraints) { result = parent }
      view = parent
    }
    return result
  }

  /// Each view before what it contains; by a list of what waits, since trees may be deep.
  private func layOutBelow() {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.dirt.contains(.layout) {
        view.dirt.remove(.layout)
        let controller = view.dirt.contains(.controlled) ? view.controller : nil
        controller?.viewWillLayoutSubviews()
        view.layoutSubviews()
        controller?.viewDidLayoutSubviews()
      }
      if view.dirt.contains(.layoutBelow) {
        view.dirt.remove(.layoutBelow)
        view.appendChildren(to: &waiting) { $0.concernsLayout }
      }
    }
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
    if dirt.contains(.asking) { return false }
    dirt.insert(.asking)
    defer { dirt.remove(.asking) }
    return isAny { view in
      if view.translatesAutoresizingMaskIntoConstraints { return false }
      let size = view.intrinsicContentSize
      return size.width >= 0 || size.height >= 0
    }
  }

  private var hasConstraints: Bool { !heldConstraints.isEmpty }

  private func isAny(_ matches: (UIView) -> Bool) -> Bool {
    var waiting = [self]
    while let view = waiting.popLast() {
      if matches(view) { return true }
      waiting.append(contentsOf: view.children.reversed())
    }
    return false
  }

  /// Copies solved values to guides and direct subviews.
  func applyLayout() {
    guard let engine else { return }
    engine.solve()
    for guide in guides { guide.apply(engine) }
    for view in children {
      guard let rect = engine.alignmentRect(of: view.layoutItem) else { continue }
      let frame = view.frame(forAlignmentRect: rect)
      let placed = environment.displayScale.map(frame.roundedToPixels) ?? frame
      if view.placement != placed { view.place(placed) }
      view.updateMargins()
    }
  }
}

extension CGRect {
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
