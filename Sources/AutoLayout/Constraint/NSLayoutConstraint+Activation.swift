extension NSLayoutConstraint {
  /// Activates the constraint and installs it on its holder. (Rules 1.29 to 1.31.)
  func activate() {
    if holderLink != nil || isInert { return }
    guard let first = firstLink?.present else { return }
    let second = secondLink?.present
    // The second item has been deallocated, so the constraint has no right-hand side.
    if secondAttribute != .notAnAttribute && second == nil {
      return environment.raise(located(.missingSecondItem(of: "`\(bodyDescription)`")))
    }
    if isCompound { return compound.activate(first) }
    install(on: Self.holder(of: first, second), first)
  }

  /// Installs the constraint, or reports an issue if there is no holder.
  ///
  /// - Parameter found: The nearest common ancestor of the items; nil if they have none.
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

  /// Returns the holder of constraints between two items, or of constraints of one item: the
  /// nearest common ancestor. nil if the items are in different trees.
  package static func holder(
    of first: Unmanaged<LayoutItem>,
    _ second: Unmanaged<LayoutItem>?
  ) -> Unmanaged<UIView>? {
    guard let owner = first.ask({ $0.ownerLink }) else { return nil }
    guard let second else { return owner }
    return second.ask { $0.ownerLink }.flatMap { .commonAncestor(owner, $0) }
  }

  /// Installs the constraint on its holder.
  ///
  /// - Precondition: The constraint is new and legal, and `holder` is the result of
  ///   ``holder(of:_:)``.
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

  /// The time of activation: constraints that are activated later have larger marks.
  package final var activationMark: UInt64 { mark }

  /// Deactivates the constraint and removes it from its holder.
  func deactivate() {
    guard let view = holder else { return }
    view.engine?.remove(self)
    holderLink = nil
    part()
    view.constraintsChanged()
    // Last, because the holder may have the only reference to the constraint.
    view.removeHeld(self)
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
    return "No view owns \(guide.layoutName), or its owner has been deallocated. "
      + "Call addLayoutGuide first."
  }

  /// Called when the holder is deallocated; the constraint may be retained elsewhere.
  func holderIsGone() {
    holderLink = nil
    solverID = nil
    part()
  }
}
