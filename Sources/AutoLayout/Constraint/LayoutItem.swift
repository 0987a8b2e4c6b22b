import Cassowary

/// What a constraint can be about: a view or a layout guide.
protocol LayoutItem: NSObject {
  /// The view in whose coordinates the item's position is: a view's superview, a guide's owner.
  var containingView: UIView? { get }
  /// The view that stands for the item when holders are looked for: a view itself, a guide's owner.
  var owner: UIView? { get }
  /// A view's alignment rectangle lies this far inside its frame.
  var insetsFromFrame: UIEdgeInsets { get }
  var itemState: ItemState { get set }
  /// How the item is called in reports.
  var layoutName: String { get }
}

/// What the runtime keeps beside an item.
struct ItemState {
  /// The four unknowns, while an engine knows the item and a constraint has asked for them.
  var variables: ItemVariables?
  /// When the item was added to what contains it.
  var mark: UInt64 = 0
  /// The active constraints that are about this item, in no particular order.
  ///
  /// Each is retained by its holder, and leaves this list when it is deactivated.
  var constraints: [Unmanaged<NSLayoutConstraint>] = []
}

/// The unknowns of an alignment rectangle. Left and top are relative to what contains the item, and not what a
/// larger system would call absolute: moving a view changes one value, not those of its whole subtree.
struct ItemVariables {
  var left: Variable
  var top: Variable
  var width: Variable
  var height: Variable
}
