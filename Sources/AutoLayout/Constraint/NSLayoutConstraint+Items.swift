/// The items of a constraint.
extension NSLayoutConstraint {
  /// The first attribute of the first item, as an anchor. (Rule 1.28.)
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(first ?? LayoutItem(), firstAttribute)
  }

  /// The second attribute of the second item, as an anchor; nil if there is none.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.map { NSLayoutAnchor($0, secondAttribute) }
  }

  /// The first item as a view or guide; nil once it is deallocated.
  package final var firstKind: LayoutItem.Kind? { firstLink?.ask { $0.kind } }

  static func item(_ item: Any) -> LayoutItem? {
    if let view = item as? UIView { return view.layoutItem }
    return (item as? UILayoutGuide)?.layoutItem
  }

  /// Returns whether one of the constraint's attributes satisfies the predicate.
  func mentions(_ isMeant: (Attribute) -> Bool) -> Bool {
    if isMeant(firstAttribute) || isMeant(secondAttribute) { return true }
    return isCompound && compound.places.contains { isMeant($0.attribute) }
  }

  var engine: LayoutEngine? { holderLink?.ask { $0.engine } }

  var environment: LayoutEnvironment {
    (first?.owner ?? second?.owner)?.root.environment ?? .current
  }

  func located(_ issue: LayoutIssue) -> LayoutIssue {
    var issue = issue
    issue.location = issue.location ?? statement
    return issue
  }
}

// MARK: Links

extension NSLayoutConstraint {
  /// The first item; nil once its view or guide is deallocated.
  var first: LayoutItem? { firstLink?.present?.takeUnretainedValue() }
  var second: LayoutItem? { secondLink?.present?.takeUnretainedValue() }

  /// One of the two items of a constraint.
  enum End {
    case first
    case second
  }

  subscript(end: End) -> LayoutItem.Neighbours {
    get { end == .first ? firstNeighbours : secondNeighbours }
    set { if end == .first { firstNeighbours = newValue } else { secondNeighbours = newValue } }
  }

  /// Whether the constraint has a third and a fourth item: whether it is an ``OffsetConstraint``.
  package var hasThirdItem: Bool { isCompound }

  /// The constraint as an ``OffsetConstraint``.
  ///
  /// - Precondition: ``isCompound``.
  var compound: OffsetConstraint { unsafeDowncast(self, to: OffsetConstraint.self) }

  /// The second item if it differs from the first.
  private var other: Unmanaged<LayoutItem>? {
    guard let firstLink, let secondLink, firstLink == secondLink else { return secondLink }
    return nil
  }

  /// Adds the constraint to the lists of its items.
  func join() {
    firstLink?.ask { $0.add(self, at: .first) }
    if let other { other.ask { $0.add(self, at: .second) } }
    if isCompound { compound.joinThirdItems() }
  }

  /// Removes the constraint from the lists of its items.
  func part() {
    firstLink?.ask { $0.remove(self, at: .first) }
    if let other { other.ask { $0.remove(self, at: .second) } }
    if isCompound { compound.partFromThirdItems() }
  }
}
