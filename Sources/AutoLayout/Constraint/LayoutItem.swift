import Cassowary

/// What a constraint can be about: a view or a layout guide, as constraints, the engine and the DSL know it.
///
/// A constraint does not retain its items. It retains this, which the item leaves when it goes: a weak reference that is
/// read with one load, and that keeps the item's own count of references where the runtime changes it fast.
package final class LayoutItem {
  // Unsafe but never dangling: the item retains this object, and calls `leave()` in its deinit.
  private(set) unowned(unsafe) var view: UIView?
  private(set) unowned(unsafe) var guide: UILayoutGuide?

  /// The four unknowns, while an engine knows the item and a constraint has asked for them.
  var variables: ItemVariables?
  /// When the item was added to what contains it.
  var mark: UInt64 = 0
  /// The active constraints that are about this item, in no particular order.
  ///
  /// Each is retained by its holder, and leaves this list when it is deactivated.
  private(set) var constraints: [Unmanaged<NSLayoutConstraint>] = []

  func stand(for view: UIView) { self.view = view }
  func stand(for guide: UILayoutGuide) { self.guide = guide }

  /// The item is being deallocated.
  func leave() { (view, guide) = (nil, nil) }
}

extension LayoutItem {
  var isGone: Bool { view == nil && guide == nil }

  package enum Kind {
    case view(UIView)
    case guide(UILayoutGuide)
  }

  /// What it is; nil once the item is gone.
  package var kind: Kind? {
    if let view { return .view(view) }
    return guide.map(Kind.guide)
  }

  /// The view or guide; nil once it is gone.
  var object: AnyObject? { view ?? guide }

  /// The view in whose coordinates the item's position is: a view's superview, a guide's owner.
  var containingView: UIView? {
    if let view { return view.parent }
    return guide?.owningView
  }

  /// The view that stands for the item when holders are looked for: a view itself, a guide's owner.
  var owner: UIView? { view ?? guide?.owningView }

  /// A view's alignment rectangle lies this far inside its frame.
  var insetsFromFrame: UIEdgeInsets { view?.alignmentRectInsets ?? .zero }

  /// How the item is called in reports.
  var layoutName: String { view?.layoutName ?? guide?.layoutName ?? "nil" }

  func add(_ constraint: NSLayoutConstraint) {
    constraint.setPlace(constraints.count, at: self)
    constraints.append(.passUnretained(constraint))
  }

  func remove(_ constraint: NSLayoutConstraint) {
    let place = constraint.place(at: self)
    let last = constraints.removeLast()
    if place == constraints.count { return }
    constraints[place] = last
    last.takeUnretainedValue().setPlace(place, at: self)
  }
}

/// The unknowns of an alignment rectangle. Left and top are relative to what contains the item, and not what a
/// larger system would call absolute: moving a view changes one value, not those of its whole subtree.
struct ItemVariables {
  var left: Variable
  var top: Variable
  var width: Variable
  var height: Variable
}
