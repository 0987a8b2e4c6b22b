extension NSLayoutConstraint {
  /// Finds the holder and takes part from now on. (Rules 1.29 to 1.31.)
  func activate() {
    if holderLink != nil || isInert { return }
    guard let first = firstLink?.present else { return }
    let second = secondLink?.present
    // The second item has died: there is nothing to relate to.
    if secondAttribute != .notAnAttribute && second == nil {
      return environment.raise(located(.missingSecondItem(of: "`\(bodyDescription)`")))
    }
    if isCompound { return compound.activate(first) }
    install(on: Self.holder(of: first, second), first)
  }

  /// - Parameter found: the closest common ancestor, if there is one.
  func install(on found: Unmanaged<UIView>?, _ first: Unmanaged<LayoutItem>) {
    guard let found else {
      return environment.raise(located(issueOfAncestor(first.takeUnretainedValue())))
    }
    install(on: found.takeUnretainedValue())
  }

  func install(on view: UIView) {
    if holderLink?.points(to: view) == true { return }
    deactivate()
    takePart(in: .passUnretained(view))
  }

  /// The view that holds constraints between two items, or about one alone; nil if they are not in one tree.
  package static func holder(
    of first: Unmanaged<LayoutItem>,
    _ second: Unmanaged<LayoutItem>?
  ) -> Unmanaged<UIView>? {
    guard let owner = first.ask({ $0.ownerLink }) else { return nil }
    guard let second else { return owner }
    return second.ask { $0.ownerLink }.flatMap { .commonAncestor(owner, $0) }
  }

  /// Takes part from now on.
  /// - Precondition: it is new and legal, and `holder` is what ``holder(of:_:)`` says.
  package final func takePart(in holder: Unmanaged<UIView>) {
    holderLink = holder
    mark = holder.ask { $0.environment.tick() }
    holder.ask { $0.appendHeld(self) }
    join()
    if holder.ask({ $0.flags.contains(.layout) && $0.engineLink == nil }) { return }
    let view = holder.takeUnretainedValue()
    view.constraintsChanged()
    view.engine?.add(self)
  }

  /// When it became active; later ones have larger marks.
  package final var activationMark: UInt64 { mark }

  /// Does not take part from now on.
  func deactivate() {
    guard let view = holder else { return }
    view.engine?.remove(self)
    holderLink = nil
    part()
    view.constraintsChanged()
    // Last: the holder may be the only one who retains it.
    view.changeHeldConstraints { list in
      if let index = list.lastIndex(where: { $0 === self }) { list.remove(at: index) }
    }
  }

  private func issueOfAncestor(_ first: LayoutItem) -> LayoutIssue {
    let secondName = second.map { "\($0.layoutName).\(secondAttribute.name)" } ?? "nil"
    let names =
      isCompound
      ? "of \(bodyDescription)"
      : "\(first.layoutName).\(firstAttribute.name) and \(secondName)"
    return LayoutIssue(
      .noCommonAncestor,
      "Unable to activate constraint with anchors \(names) because they "
        + "have no common ancestor. Does the constraint or its anchors reference items in "
        + "different view hierarchies? That's illegal.",
      remedy: remedyOfAncestor(first) ?? "Add both to one tree of views first.",
      exceptionName: "NSGenericException"
    )
  }

  private func remedyOfAncestor(_ first: LayoutItem) -> String? {
    guard let guide = [first, second].compactMap({ $0 }).first(where: { $0.owner == nil }) else {
      return nil
    }
    return "\(guide.layoutName) is in no view, or its view is gone: say addLayoutGuide first."
  }

  /// The holder is being deallocated; what it retained may live on elsewhere.
  func holderIsGone() {
    holderLink = nil
    solverID = nil
    part()
  }
}
