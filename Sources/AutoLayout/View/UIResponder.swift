/// An object that can handle events. Events pass along the chain of responders: from a view to its
/// controller or superview, and so on.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIResponder: NSObject, SelectorResponder, OutletHolder {
  /// The next responder in the chain; nil by default.
  open var next: UIResponder? { nil }

  /// Creates a responder.
  public override init() { super.init() }

  // So that the `deinit` of a subclass belongs to no actor, as in UIKit.
  nonisolated deinit {}

  /// The methods that are found by the names of selectors. A subclass adds its own ones.
  open class var selectorTable: SelectorTable {
    [
      Selector("becomeFirstResponder", UIResponder.becomeFirstResponder),
      Selector("resignFirstResponder", UIResponder.resignFirstResponder),
    ]
  }

  /// The properties that nibs set by their names. A subclass adds its own ones.
  open class var outletTable: OutletTable { [] }

  /// Called after the object was created from a nib or storyboard, and its outlets were connected. Does
  /// nothing by default.
  open func awakeFromNib() {}
  /// Called when Interface Builder shows the object. Does nothing by default; nothing calls it here.
  open func prepareForInterfaceBuilder() {}

  // By default each of these methods passes the event to the next responder.

  /// Tells the responder that touches began in its view. By default the call is passed on to
  /// ``next``.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Tells the responder that touches moved. By default the call is passed on to ``next``.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Tells the responder that touches ended. By default the call is passed on to ``next``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Tells the responder that a motion of the device began. Nothing moves a device here. By default the
  /// call is passed on to ``next``.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Tells the responder that a motion of the device ended. By default the call is passed on to ``next``.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Tells the responder that a motion of the device was cancelled. By default the call is passed on to
  /// ``next``.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Tells the responder that touches were cancelled. By default the call is passed on to ``next``.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Whether the responder can become the first responder, which receives keyboard input. By
  /// default false.
  open var canBecomeFirstResponder: Bool { false }
  /// Returns whether the responder has the method of a selector, for menus and key commands.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }
  /// Whether the responder gives up the state of first responder when it is asked to. By default
  /// true.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is the first responder of its tree.
  open var isFirstResponder: Bool { firstResponderHolder?.first === self }

  /// Makes the responder the first responder of its tree. The present first responder is asked to
  /// resign first.
  ///
  /// - Returns: Whether the responder is the first responder after the call.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let holder = firstResponderHolder, canBecomeFirstResponder else { return false }
    if holder.first === self { return true }
    if let first = holder.first, !first.resignFirstResponder() { return false }
    holder.first = self
    return true
  }

  /// Gives up the state of first responder.
  ///
  /// - Returns: Whether the responder is not the first responder after the call.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let holder = firstResponderHolder, holder.first === self else { return true }
    if !canResignFirstResponder { return false }
    holder.first = nil
    return true
  }

  /// The commands of keys that the responder knows. By default nil.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The view that replaces the keyboard while the responder is the first one; nil by default. The
  /// runtime does not show it.
  open var inputView: UIView? { nil }
  /// The view above the keyboard while the responder is the first one; nil by default. The runtime
  /// does not show it.
  open var inputAccessoryView: UIView? { nil }
  /// Does nothing: there is no keyboard.
  open func reloadInputViews() {}

  /// The object that stores the first responder of the tree; nil for a responder outside of any
  /// tree.
  var firstResponderHolder: FirstResponder? { next?.firstResponderHolder }

  /// The functions that are called after changes of traits. Views and controllers store them.
  var traitObservations: [TraitObservation] {
    get { [] }
    set {}
  }
}

/// The first responder of a tree.
final class FirstResponder {
  weak var first: UIResponder?
}
