extension NSLayoutConstraint {
  /// Finds the holder and takes part from now on. (Rules 1.29 to 1.31.)
  func activate() {
    if holder != nil || isInert { return }
    guard let first else { return }
    // The second item has died: there is nothing to relate to.
    if secondAttribute != .notAnAttribute && second == nil { return }
    guard let holder = Self.commonAncestor(first.owner, second.map(\.owner)) else {
      return environment.raise(located(issueOfAncestor(first)))
    }
    install(on: holder)
  }

  func install(on view: UIView) {
    if holder === view { return }
    deactivate()
    holder = view
    mark = view.environment.tick()
    view.heldConstraints.append(self)
    join()
    view.constraintsChanged()
    view.engine?.add(self)
  }

  /// Does not take part from now on.
  func deactivate() {
    guard let view = holder else { return }
    view.engine?.remove(self)
    holder = nil
    part()
    view.constraintsChanged()
    // Last: the holder may be the only one who retains it.
    if let index = view.heldConstraints.lastIndex(where: { $0 === self }) {
      view.heldConstraints.remove(at: index)
    }
  }

  /// The closest view that both are, or are inside of; a view is its own ancestor.
  static func commonAncestor(_ first: UIView?, _ second: UIView??) -> UIView? {
    guard let first else { return nil }
    guard let second else { return first }
    guard let second else { return nil }
    if first === second { return first }
    if second.superview === first { return first }
    if let parent = first.superview {
      if parent === second { return second }
      if parent === second.superview { return parent }
    }
    var (a, b): (UIView?, UIView?) = (first, second)
    var (depthOfA, depthOfB) = (first.depth, second.depth)
    while depthOfA > depthOfB {
      a = a?.superview
      depthOfA -= 1
    }
    while depthOfB > depthOfA {
      b = b?.superview
      depthOfB -= 1
    }
    while let x = a, let y = b {
      if x === y { return x }
      a = x.superview
      b = y.superview
    }
    return nil
  }

  private func issueOfAncestor(_ first: LayoutItem) -> LayoutIssue {
    let firstName = "\(first.layoutName).\(firstAttribute.name)"
    let secondName = second.map { "\($0.layoutName).\(secondAttribute.name)" } ?? "nil"
    return LayoutIssue(
      .noCommonAncestor,
      "Unable to activate constraint with anchors \(firstName) and \(secondName) because they "
        + "have no common ancestor. Does the constraint or its anchors reference items in "
        + "different view hierarchies? That's illegal.",
      remedy: "Add both to one tree of views first.",
      exceptionName: "NSGenericException"
    )
  }

  /// The holder is being deallocated; what it retained may live on elsewhere.
  func holderIsGone() {
    holder = nil
    solverID = nil
    part()
  }
}
