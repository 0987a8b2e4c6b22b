/// What a constraint is about.
extension NSLayoutConstraint {
  /// The attribute of the first item, as an anchor. (Rule 1.28.)
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(first ?? LayoutItem(), firstAttribute)
  }

  /// The attribute of the second item, as an anchor; nil if there is none.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.map { NSLayoutAnchor($0, secondAttribute) }
  }

  /// The first item, told apart; nil once it is gone.
  package final var firstKind: LayoutItem.Kind? { firstLink?.ask { $0.kind } }

  static func item(_ item: Any) -> LayoutItem? {
    if let view = item as? UIView { return view.layoutItem }
    return (item as? UILayoutGuide)?.layoutItem
  }

  /// Whether it is about an attribute of a kind.
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
