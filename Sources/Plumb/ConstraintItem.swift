/// A view or layout guide.
public protocol LayoutConstraintItem: AnyObject {}

extension ConstraintView: LayoutConstraintItem {}
extension ConstraintLayoutGuide: LayoutConstraintItem {}

extension LayoutConstraintItem {
  /// The view whose coordinates the item lies in: a view's superview, a guide's owner.
  var container: ConstraintView? {
    if let view = self as? ConstraintView { return view.superview }
    return (self as? ConstraintLayoutGuide)?.owningView
  }

  /// The constraints that the DSL has made for the item and that are active, in the order of activation.
  var registry: ConstraintRegistry {
    if let registry = companion(of: self) as? ConstraintRegistry { return registry }
    let registry = ConstraintRegistry()
    setCompanion(registry, of: self)
    return registry
  }
}

/// What the DSL keeps beside an item.
final class ConstraintRegistry {
  var constraints: [Constraint] = []
  var label: String?

  func add(_ constraint: Constraint) {
    if !constraints.contains(where: { $0 === constraint }) { constraints.append(constraint) }
  }

  func remove(_ constraint: Constraint) {
    constraints.removeAll { $0 === constraint }
  }
}

/// An item with the attributes that a statement relates to: `label.snp.bottom`. It does not retain the item.
public final class ConstraintItem {
  weak var target: AnyObject?
  let attributes: ConstraintAttributes

  init(target: AnyObject?, attributes: ConstraintAttributes) {
    self.target = target
    self.attributes = attributes
  }

  var layoutConstraintItem: (any LayoutConstraintItem)? { target as? any LayoutConstraintItem }
}

extension ConstraintItem: Equatable {
  public static func == (a: ConstraintItem, b: ConstraintItem) -> Bool {
    guard let target = a.target else { return a === b }
    return target === b.target && a.attributes == b.attributes
  }
}
