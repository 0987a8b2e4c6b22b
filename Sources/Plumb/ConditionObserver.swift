import Foundation

/// A hidden subview that observes its superview, and switches the constraints with conditions on its size, traits and reading
/// direction.
final class ConditionObserver: LayoutObservingView {
  private struct Entry {
    let constraints: [Constraint]
    let condition: ConstraintCondition
    var isOn = false

    /// The constraints without those whose view has been deallocated.
    var living: [LayoutConstraint] {
      constraints.flatMap(\.layoutConstraints).filter { $0.firstItem != nil }
    }
  }

  private var entries: [Entry] = []

  static func of(_ container: ConstraintView) -> ConditionObserver {
    let registry = Item.view(container).registry
    if let observer = registry.observer { return observer }
    let observer = ConditionObserver()
    registry.observer = observer
    observer.isHidden = true
    observer.translatesAutoresizingMaskIntoConstraints = false
    observer.observe(container)
    return observer
  }

  private weak var container: ConstraintView?
  /// The size of the container for which the constraints were switched last.
  private var appliedSize: CGSize?

  private func observe(_ container: ConstraintView) {
    self.container = container
    container.addSubview(self)
    // Half as large and at the leading edge, so that its frame depends on the container's size and reading direction.
    for (attribute, multiplier) in [
      (NSLayoutConstraint.Attribute.leading, 1), (.top, 1), (.width, 0.5), (.height, 0.5),
    ] as [(NSLayoutConstraint.Attribute, CGFloat)] {
      NSLayoutConstraint(
        item: self,
        attribute: attribute,
        relatedBy: .equal,
        toItem: container,
        attribute: attribute,
        multiplier: multiplier,
        constant: 0
      ).isActive = true
    }
  }

  /// Adds the view again: code that removes all subviews of the container means the visible ones.
  override func didLeaveSuperview() {
    if let container { observe(container) }
  }

  func add(_ constraints: [Constraint], when condition: ConstraintCondition) {
    entries.append(Entry(constraints: constraints, condition: condition))
    layoutDidChange()
    // The condition was applied for the present frame, which the next layout may change.
    guard let container else { return }
    announceSizes(
      of: container,
      { [weak self] in self?.switchesForAnswer(at: $0) ?? ([], []) },
      { [weak self] in self?.update(at: $0) },
      { [weak self] in self?.appliedSize }
    )
  }

  override func layoutDidChange() {
    guard let superview else { return }
    update(at: superview.bounds.size)
  }

  private func update(at size: CGSize) {
    guard let container else { return }
    appliedSize = size
    entries.removeAll { !$0.constraints.isEmpty && $0.living.isEmpty }
    let (deactivated, activated) = switches(at: size)
    for index in entries.indices {
      entries[index].isOn = entries[index].condition.holds(container, size)
    }
    if deactivated.isEmpty && activated.isEmpty { return }
    Constraint.transaction {
      takeNoPart(deactivated)
      takePart(activated)
      suspendForGoneViews(activated)
    }
  }

  /// The constraints to deactivate and to activate if the container had this size.
  private func switches(at size: CGSize) -> (
    deactivated: [LayoutConstraint], activated: [LayoutConstraint]
  ) {
    guard let container else { return ([], []) }
    var (deactivated, activated): ([LayoutConstraint], [LayoutConstraint]) = ([], [])
    for entry in entries where entry.condition.holds(container, size) != entry.isOn {
      if entry.isOn { deactivated += entry.living } else { activated += entry.living }
    }
    return (deactivated, activated)
  }

  /// The constraints to deactivate and to activate for a fitting size. It activates no constraints of gone views, because their
  /// suspension happens only when constraints are switched permanently.
  private func switchesForAnswer(
    at size: CGSize
  ) -> (deactivated: [LayoutConstraint], activated: [LayoutConstraint]) {
    let (deactivated, activated) = switches(at: size)
    let seen = activated.filter { constraint in
      [constraint.firstItem, constraint.secondItem].allSatisfy { item in
        item.flatMap { Item($0).knownRegistry?.collapse } == nil
      }
    }
    return (deactivated, seen)
  }
}
