extension ViewBuilder {
  func takeGuides(of view: UIView, _ element: Element) {
    var found = element.children.filter { $0.name == "viewLayoutGuide" }
    found += element.children(of: "layoutGuides").filter { $0.name == "viewLayoutGuide" }
    for guide in found {
      guard let id = guide.id else { continue }
      guides[id] = (maker(of: guide, of: view), installationGroup)
    }
  }

  private func maker(of guide: Element, of view: UIView) -> () -> Any {
    switch guide.key {
    case "safeArea": return { view.safeAreaLayoutGuide }
    case "layoutMargins", "margins": return { view.layoutMarginsGuide }
    case "readableContent", "readableContentGuide": return { view.readableContentGuide }
    case "keyboard", "keyboardLayoutGuide": return { view.keyboardLayoutGuide }
    case "contentLayoutGuide": return { (view as? UIScrollView)?.contentLayoutGuide ?? view }
    case "frameLayoutGuide": return { (view as? UIScrollView)?.frameLayoutGuide ?? view }
    case nil:
      let made = UILayoutGuide()
      made.identifier = guide["userLabel"] ?? guide.id ?? ""
      view.addLayoutGuide(made)
      return { made }
    case let key?:
      note(
        .badValue,
        "A layout guide has the unknown kind '\(key)'; the view itself is used instead.",
        guide
      )
      return { view }
    }
  }

  func activateConstraints() {
    for (owner, installationGroup, element) in constraints {
      // On the canvas such a constraint stands for one that code makes.
      if !includesPlaceholders && element.isYes("placeholder") { continue }
      guard let parsed = InterfaceConstraint(element, issues: &issues) else { continue }
      var items: [Any] = []
      for id in [parsed.firstItem, parsed.secondItem ?? parsed.firstItem] {
        if let item = item(id, element, owner: owner, installationGroup) { items.append(item) }
      }
      if items.count < 2 { continue }
      let (first, second) = (items[0], parsed.secondItem == nil ? nil : items[1])
      let reported = log.issues.count
      let constraint = NSLayoutConstraint(
        item: first,
        attribute: parsed.firstAttribute,
        relatedBy: parsed.relation,
        toItem: second,
        attribute: parsed.secondAttribute,
        multiplier: parsed.multiplier,
        constant: parsed.constant
      )
      constraint.priority =
        parsed.relatesBaselines ? baselinePriority(parsed.priority) : parsed.priority
      constraint.identifier = element["identifier"] ?? element.id
      constraint.statement = place(element.line)
      constraint.isActive = true
      loader?.register(constraint, element)
      for issue in reported..<log.issues.count { linesOfIssues[issue] = element.line }
    }
  }

  /// The priority of a constraint between baselines: the lowest one with stored sizes, because a file contains the size of a text but
  /// not its baseline, and the baselines of our fonts differ from Apple's.
  private func baselinePriority(_ priority: UILayoutPriority) -> UILayoutPriority {
    contentSizes == .stored ? UILayoutPriority(1) : priority
  }

  /// The item with an id for a constraint; nil if there is none, which is reported.
  private func item(_ id: String?, _ constraint: Element, owner: UIView, _ installationGroup: Int)
    -> Any?
  {
    guard let id else { return owner }
    let found = viewsByID[id].map {
      (item: $0.view as Any, installationGroup: $0.installationGroup)
    }
    if let found = found ?? guides[id].map({ ($0.make(), $0.installationGroup) }) {
      // Constraints between installed and uninstalled views are ignored.
      return found.installationGroup == installationGroup ? found.item : nil
    }
    // So are constraints to views that are not installed for these size classes.
    if isWritten(id) { return nil }
    note(
      .danglingReference,
      "A constraint refers to '\(id.shown)', which is not a view or guide of the same object; it is ignored.",
      constraint
    )
    return nil
  }
}
