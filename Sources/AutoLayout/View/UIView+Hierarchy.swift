extension UIView {
  /// The subviews, from the back to the front.
  var children: [UIView] { subviewList.all }

  /// The topmost ancestor of the view, or the view itself if it has no superview.
  package var root: UIView {
    // The engine has the root at hand, which spares the walk upwards in deep trees.
    if let root = engineLink?.ask({ $0.rootOfTree }) { return root }
    var view = Unmanaged.passUnretained(self)
    while let parent = view.parent { view = parent }
    return view.takeUnretainedValue()
  }

  /// Calls `body` with the view and each view of its subtree, superviews before their subviews and
  /// siblings in their order.
  ///
  /// The pending views are kept in an array instead of on the call stack, which a deep tree would
  /// overflow.
  ///
  /// - Parameter excluded: A view that is skipped together with its subtree.
  func forEachInSubtree(without excluded: UIView? = nil, _ body: (UIView) -> Void) {
    if subviewList.isEmpty { return body(self) }
    var waiting = [self]
    while let view = waiting.popLast() {
      if view === excluded { continue }
      body(view)
      view.subviewList.push(on: &waiting)
    }
  }

  /// Releases views one by one, superviews first. Releasing a deep tree at once would recurse as
  /// deep as the tree and overflow the call stack.
  static func release(_ views: inout [UIView]) {
    var released: [UIView?] = []
    // Only a view without another owner is deallocated. Its subviews are moved here first;
    // otherwise they would be deallocated inside of its deinit.
    func keepAlone(_ views: inout [UIView]) {
      for index in views.indices where isKnownUniquelyReferenced(&views[index]) {
        if !views[index].subviewList.isEmpty { released.append(views[index]) }
      }
    }
    keepAlone(&views)
    views = []
    var index = 0
    while index < released.count {
      if var views = released[index]?.takeSubviews() {
        for index in views.indices where !isKnownUniquelyReferenced(&views[index]) {
          views[index].outliveSuperview()
        }
        keepAlone(&views)
      }
      index += 1
    }
    for index in released.indices { released[index] = nil }
  }

  /// Makes a view that is retained elsewhere a root, as if it had been removed from its superview, which
  /// is deallocated.
  func outliveSuperview() {
    parent = nil
    layoutItem.mark = 0
    markForLayout()
  }

  /// Returns the index that a subview has after another view is removed; nil if it is not a
  /// subview.
  func position(of sibling: UIView, without view: UIView) -> Int? {
    children.filter { $0 !== view || $0 === sibling }.firstIndex { $0 === sibling }
  }

  /// Changes the list while it is moved out of the view. A property that is mutated in place has
  /// all of its accesses checked for overlap, including those that only read it.
  private func changeSubviews(_ change: (inout SubviewList) -> Void) {
    var list = subviewList
    subviewList = .short([])
    change(&list)
    subviewList = list
  }

  /// Removes all subviews from the list alone. They have no other reference than that of the array,
  /// unless others retain them.
  func takeSubviews() -> [UIView] {
    let views = subviewList.all
    subviewList = .short([])
    return views
  }

  /// The implementation of all methods that add a subview. A nil index appends the view in front of
  /// its siblings.
  func insert(_ view: UIView, at index: Int?) {
    // A view without subviews is not an ancestor of any view, so the search is skipped.
    if view === self || (!view.subviewList.isEmpty && isInside(of: view)) {
      return environment.raise(
        LayoutIssue(
          .illegalItem,
          "Can't add \(view.layoutName) as a subview of \(layoutName), which is inside of it.",
          remedy: "Remove \(layoutName) from \(view.layoutName) first.",
          exceptionName: "NSInvalidArgumentException"
        )
      )
    }
    if view.parent === self {
      // The view only changes its place among its siblings. (Rule 1.38.)
      changeSubviews {
        $0.remove(view)
        $0.insert(view, at: index)
      }
      return
    }
    let child = view.flags.contains(.controlled) ? view.controller : nil
    let appears = isInWindow && !view.isInWindow && child?.isMovedByHand == true
    if appears { child?.willAppear(false) }
    view.willMove(toSuperview: self)
    let isWindowNew = view.willMove(below: self)
    // Removal may release the last other reference to the view.
    withExtendedLifetime(view) {
      if view.parent != nil { view.leaveSuperview() }
      changeSubviews { $0.insert(view, at: index) }
      view.parent = self
      view.layoutItem.mark = environment.tick()
      if let own = view.ownEngine {
        own.join(self)
        // The engine may have kept constraints with the margins that the view had as a root.
        if view.margins?.preservesSuperviews == true { view.updateMargins() }
      } else {
        engine?.enter(view)
      }
      if view.flags.concernsLayout { spreadLayoutFlag() }
      if view.flags.concernsConstraints { spreadConstraintFlag() }
      // The view was notified of a safe area in its former place. The new one is determined in the
      // layout of the superview.
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

  /// The implementation of ``removeFromSuperview()``.
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

  /// Exchanges the positions of two subviews.
  func exchange(_ first: Int, _ second: Int) {
    changeSubviews { $0.swapAt(first, second) }
  }

  /// Calls `willMove(toWindow:)` in the subtree if the move changes its window.
  ///
  /// - Returns: Whether it changes.
  private func willMove(below newParent: UIView?) -> Bool {
    let (isInside, willBe) = (isInWindow, newParent?.isInWindow ?? (ownWindow != nil))
    if !isInside && !willBe { return false }
    let new = willBe ? newParent?.window ?? ownWindow : nil
    if isInside && window === new { return false }
    forEachInSubtree { $0.willMove(toWindow: new) }
    return true
  }

  private func didMove(below newParent: UIView?) {
    let isInside = newParent?.isInWindow ?? (ownWindow != nil)
    forEachInSubtree { view in
      if isInside { view.flags.insert(.inWindow) } else { view.flags.remove(.inWindow) }
      view.margins?.guides?.keyboard?.follow()
      view.didMoveToWindow()
    }
  }

  /// Whether the root of the tree is a window.
  private var isInWindow: Bool { flags.contains(.inWindow) }

  private func leaveSuperview() {
    guard let parent else { return }
    parent.willRemoveSubview(self)
    deactivateConstraintsReachingOut(of: self)
    engine?.leave(self)
    parent.changeSubviews { $0.remove(self) }
    parent.askForLayout()
    self.parent = nil
    layoutItem.mark = 0
    // Without an engine no change of a constraint invalidates the layout, so the layout is
    // invalidated now.
    askForLayout()
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

  /// The implementation of ``isDescendant(of:)``.
  func isInside(of view: UIView) -> Bool {
    var candidate: Unmanaged<UIView>? = .passUnretained(self)
    while let current = candidate {
      if current.points(to: view) { return true }
      candidate = current.parent
    }
    return false
  }

  /// The implementation of ``addLayoutGuide(_:)``.
  func take(_ guide: UILayoutGuide) {
    if guide.owningView === self { return }
    if guide.isOfRuntime, let owner = guide.owningView {
      return environment.raise(
        LayoutIssue(
          .illegalItem,
          "\(guide.layoutName) was created by \(owner.layoutName) for itself, and cannot be added to "
            + "\(layoutName).",
          remedy: "Use the guide in the view that owns it, or add a new UILayoutGuide.",
          exceptionName: "NSInvalidArgumentException"
        )
      )
    }
    guide.owningView?.removeLayoutGuide(guide)
    guides = guides + [guide]
    guide.join(self, mark: environment.tick())
  }

  /// The implementation of ``removeLayoutGuide(_:)``.
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
