import Foundation

/// Watches a view from inside of it, and switches what depends on its size, traits and direction.
final class ContainerWatch: WatchingView {
  private struct Entry {
    let constraints: [Constraint]
    let condition: ConstraintCondition
    var isOn = false

    /// What is about a view that is gone is left out.
    var living: [LayoutConstraint] {
      constraints.flatMap(\.layoutConstraints).filter { $0.firstItem != nil }
    }
  }

  private var entries: [Entry] = []

  static func of(_ container: ConstraintView) -> ContainerWatch {
    let registry = Item.view(container).registry
    if let watch = registry.watch { return watch }
    let watch = ContainerWatch()
    registry.watch = watch
    watch.isHidden = true
    watch.translatesAutoresizingMaskIntoConstraints = false
    watch.watch(container)
    return watch
  }

  private weak var container: ConstraintView?

  private func watch(_ container: ConstraintView) {
    self.container = container
    container.addSubview(self)
    // At the leading side and half as large: the frame is another one at another size, and in the other direction.
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

  /// Whoever empties the container means what is to be seen.
  override func wasTakenOut() {
    if let container { watch(container) }
  }

  func add(_ constraints: [Constraint], when condition: ConstraintCondition) {
    entries.append(Entry(constraints: constraints, condition: condition))
    look()
  }

  override func look() {
    guard let superview else { return }
    entries.removeAll { !$0.constraints.isEmpty && $0.living.isEmpty }
    var (going, coming): ([LayoutConstraint], [LayoutConstraint]) = ([], [])
    for index in entries.indices {
      let holds = entries[index].condition.holds(superview)
      if holds == entries[index].isOn { continue }
      entries[index].isOn = holds
      if holds { coming += entries[index].living } else { going += entries[index].living }
    }
    if going.isEmpty && coming.isEmpty { return }
    Constraint.transaction {
      takeNoPart(going)
      takePart(coming)
      collapseAgain(coming)
    }
  }
}
