/// A view or layout guide.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol LayoutConstraintItem: AnyObject {}

extension ConstraintView: LayoutConstraintItem {}
extension ConstraintLayoutGuide: LayoutConstraintItem {}

/// Whether a stack places the view.
func isArranged(_ view: ConstraintView) -> Bool {
  (view.superview as? ConstraintStackView)?.arrangedSubviews.contains { $0 === view } == true
}

/// A view or layout guide. The type is determined once, because every step of a statement depends on it.
package enum Item {
  case view(ConstraintView)
  case guide(ConstraintLayoutGuide)
  /// An object of another type. The runtime reports that it cannot be constrained.
  case other(AnyObject)

  package init(_ object: AnyObject) {
    if let view = object as? ConstraintView {
      self = .view(view)
    } else if let guide = object as? ConstraintLayoutGuide {
      self = .guide(guide)
    } else {
      self = .other(object)
    }
  }

  package var object: AnyObject {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide
    case .other(let object): object
    }
  }

  /// The view whose coordinates the item lies in: a view's superview, a guide's owner.
  var container: ConstraintView? {
    switch self {
    case .view(let view): view.superview
    case .guide(let guide): guide.owningView
    case .other: nil
    }
  }

  /// Whether the reading direction is right to left: the configured one, else that of the view that holds the constraint, else
  /// that of the item's container, else that of the item.
  func isMirrored(in holder: ConstraintView?) -> Bool {
    if let configuredDirection { return configuredDirection == .rightToLeft }
    if let view = holder ?? container { return isRightToLeft(view) }
    guard case .view(let view) = self else { return false }
    return isRightToLeft(view)
  }

  /// The DSL's data about the item; nil if there is none yet.
  var knownRegistry: ConstraintRegistry? { companion(of: self) as? ConstraintRegistry }

  /// The DSL's data about the item, created if there is none yet.
  var registry: ConstraintRegistry {
    if let knownRegistry { return knownRegistry }
    let registry = ConstraintRegistry()
    setCompanion(registry, of: self)
    return registry
  }
}

extension Item {
  /// The handles of the registered constraints, in their order and each once.
  var handles: [Constraint] {
    var known: Set<ObjectIdentifier> = []
    return registeredConstraints.compactMap(\.constraint).filter {
      known.insert(ObjectIdentifier($0)).inserted
    }
  }
}

/// Attributes of an item as the target of a statement: `label.snp.bottom`. It does not retain the item.
#if MainActor
  @preconcurrency @MainActor
#endif
public final class ConstraintItem {
  package let link: ItemLink
  package let attributes: ConstraintAttributes

  package init(target: AnyObject?, attributes: ConstraintAttributes) {
    link = target.map { ItemLink(Item($0)) } ?? .none
    self.attributes = attributes
  }
}

extension ConstraintItem: Equatable {
  /// Whether two targets have the same item and attributes. A target whose item has been deallocated equals only itself.
  public static func == (a: ConstraintItem, b: ConstraintItem) -> Bool {
    guard let target = a.link.item else { return a === b }
    return target.object === b.link.item?.object && a.attributes == b.attributes
  }
}
