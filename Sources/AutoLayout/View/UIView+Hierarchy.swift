extension UIView {
  /// The view's topmost ancestor, or itself.
  package var root: UIView {
    // Deep trees ask for it often.
    if let root = engineLink?.ask({ $0.rootOfTree }) { return root }
    var view = Unmanaged.passUnretained(self)
    while let parent = view.parent { view = parent }
    return view.takeUnretainedValue()
  }

  /// Visits the view and all that is in it, each before what it contains, siblings in their order.
  ///
  /// What waits is kept in a list and not on the stack, which a deep tree would overflow.
  /// - Parameter excluded: is left out with all that is in it.
  func forEachInSubtree(without excluded: UIView? = nil, _ body: (UIView) -> Void) {
    if children.isEmpty { return body(self) }
    var waiting = [self]
    while let view = waiting.popLast() {
      if view === excluded { continue }
      body(view)
      if !view.children.isEmpty { waiting.append(contentsOf: view.children.reversed()) }
    }
  }

  /// Lets go of views one by one, the outer ones first, so that a deep tree does not end in as deep a recursion.
  static func release(_ views: inout [UIView]) {
    var released: [UIView?] = []
    // Only who has no other owner goes; what is in it would go inside of its deinit if it were not kept here.
    func keepAlone(_ views: inout [UIView]) {
      for index in views.indices where isKnownUniquelyReferenced(&views[index]) {
        if !views[index].children.isEmpty { released.append(views[index]) }
      }
    }
    keepAlone(&views)
    views = []
    var index = 0
    while index < released.count {
      released[index]?.changeChildren(keepAlone)
      index += 1
    }
    for index in released.indices { released[index] = nil }
  }

  /// Where a subview is once another one is taken out; nil if it is none.
  func position(of sibling: UIView, without view: UIView) -> Int? {
    children.filter { $0 !== view || $0 === sibling }.firstIndex { $0 === sibling }
  }

  private func list(_ view: UIView, at index: Int?) {
    changeChildren { list in
      list.makeRoom()
      if let index, index < list.count {
        list.insert(view, at: max(0, index))
      } else {
        list.append(view)
      }
    }
  }

  /// Changes the list while it is out of the view: what is changed in place has every access to it checked, here and where
  /// it is only read.
  private func changeChildren(_ change: (inout [UIView]) -> Void) {
    var list = children
    children = []
    change(&list)
    children = list
  }

  /// What all ways of adding a subview come to; nil is in front.
  func insert(_ view: UIView, at index: Int?) {
    // What has no subviews is nobody's ancestor.
    if view === self || (!view.children.isEmpty && isInside(of: view)) {
      return environment.raise(
        LayoutIssue(
          .illegalItem,
          "Can't add \(view.layoutName) as a subview of \(layoutName), which is inside of it.",
          remedy: "Take it out of there first.",
          exceptionName: "NSInvalidArgumentException"
        )
      )
    }
    if view.parent === self {
      // A new place among its siblings and nothing else. (Rule 1.38.)
      changeChildren { $0.removeAll { $0 === view } }
      list(view, at: index)
      return
    }
    let child = view.flags.contains(.controlled) ? view.controller : nil
    let appears = isInWindow && !view.isInWindow && child?.isMovedByHand == true
    if appears { child?.willAppear(false) }
    view.willMove(toSuperview: self)
    let isWindowNew = view.willMove(below: self)
    // Removal may release what nobody else retains.
    withExtendedLifetime(view) {
      if view.parent != nil { view.leaveSuperview() }
      list(view, at: index)
      view.parent = self
      view.layoutItem.mark = environment.tick()
      if let own = view.ownEngine {
        own.join(self)
      } else {
        engine?.enter(view)
      }
      if view.flags.concernsLayout { spreadLayoutFlag() }
      if view.flags.concernsConstraints { spreadConstraintFlag() }
      // What was told of a safe area elsewhere is told here, in the layout of the superview.
      if view.margins?.usedSafeArea != nil && margins?.usedSafeArea == nil {
        madeMargins.usedSafeArea = .zero
      }
      askForLayout()
    }
    if isWindowNew { view.didMove(below: self) }
    didAddSubview(view)
    view.didMoveToSuperview()
    if appears { child?.beginAppearing() }
  }

  /// What ``removeFromSuperview()`` does.
  func detach() {
    if parent == nil { return }
    if flags.contains(.clocked) { endAnimations() }
    let child = isInWindow && flags.contains(.controlled) ? controller : nil
    let disappears = child?.isMovedByHand == true && child?.hasAppeared == true
    if disappears { child?.willDisappear(false) }
    willMove(toSuperview: nil)
    let isWindowNew = willMove(below: nil)
    withExtendedLifetime(self) {
      leaveSuperview()
      if isWindowNew { didMove(below: nil) }
      didMoveToSuperview()
    }
    if disappears { child?.didDisappear(false) }
  }

  /// Puts two subviews into each other's places.
  func exchange(_ first: Int, _ second: Int) {
    guard children.indices.contains(first), children.indices.contains(second) else { return }
    changeChildren { $0.swapAt(first, second) }
  }

  /// Says to the subtree that its window is about to be another one.
  ///
  /// - Returns: whether it is.
  private func willMove(below newParent: UIView?) -> Bool {
    let (isInside, willBe) = (isInWindow, newParent?.isInWindow == true)
    if !isInside && !willBe { return false }
    let new = willBe ? newParent?.window : nil
    if isInside && window === new { return false }
    forEachInSubtree { $0.willMove(toWindow: new) }
    return true
  }

  private func didMove(below newParent: UIView?) {
    let isInside = newParent?.isInWindow == true
    forEachInSubtree { view in
      if isInside { view.flags.insert(.inWindow) } else { view.flags.remove(.inWindow) }
      view.didMoveToWindow()
    }
  }

  /// Whether the tree is a window's.
  private var isInWindow: Bool { flags.contains(.inWindow) }

  private func leaveSuperview() {
    guard let parent else { return }
    parent.willRemoveSubview(self)
    deactivateConstraintsReachingOut(of: self)
    let hadEngine = engineLink != nil
    engine?.leave(self)
    parent.changeChildren { $0.removeAll { $0 === self } }
    parent.askForLayout()
    self.parent = nil
    // Nobody hears of what changes now, until there is an engine again.
    if hadEngine { askForLayout() }
  }

  private func deactivateConstraintsReachingOut(of top: UIView) {
    forEachInSubtree { view in
      view.deactivateConstraints(of: view.layoutItem, reachingOutOf: top)
      for guide in view.guides {
        view.deactivateConstraints(of: guide.layoutItem, reachingOutOf: top)
      }
    }
  }

  private func deactivateConstraints(of item: LayoutItem, reachingOutOf top: UIView) {
    for constraint in item.constraints {
      if let holder = constraint.holder, !holder.isInside(of: top) {
        constraint.isActive = false
      }
    }
  }

  /// What ``isDescendant(of:)`` answers.
  func isInside(of view: UIView) -> Bool {
    var candidate: Unmanaged<UIView>? = .passUnretained(self)
    while let current = candidate {
      if current.points(to: view) { return true }
      candidate = current.parent
    }
    return false
  }

  /// What ``addLayoutGuide(_:)`` does.
  func take(_ guide: UILayoutGuide) {
    if guide.owningView === self { return }
    if guide.isOfRuntime, let owner = guide.owningView {
      return environment.raise(
        LayoutIssue(
          .illegalItem,
          "\(guide.layoutName) belongs to \(owner.layoutName), which has made it, and cannot be added to "
            + "\(layoutName).",
          remedy: "Constrain to it where it is, or add a guide of your own.",
          exceptionName: "NSInvalidArgumentException"
        )
      )
    }
    guide.owningView?.removeLayoutGuide(guide)
    guides = guides + [guide]
    guide.join(self, mark: environment.tick())
  }

  /// What ``removeLayoutGuide(_:)`` does.
  func drop(_ guide: UILayoutGuide) {
    guard let index = guides.firstIndex(where: { $0 === guide }) else { return }
    for constraint in guide.layoutItem.constraints { constraint.isActive = false }
    engine?.leave(guide.layoutItem)
    var others = guides
    others.remove(at: index)
    guides = others
    guide.ownerIsGone()
  }
}
