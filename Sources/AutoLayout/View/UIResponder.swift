/// What events go to, one after another: a view, its superview, the controllers.
open class UIResponder: NSObject {
  /// Who is asked next.
  open var next: UIResponder? { nil }

  public override init() { super.init() }

  // Who does not override these does not want the event: it goes on to the next.

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Whether the responder takes what is typed: not by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it gives that up when it is asked to.
  open var canResignFirstResponder: Bool { true }

  /// Whether what is typed goes here.
  open var isFirstResponder: Bool { firstResponderHolder?.first === self }

  /// Asks for what is typed, in the tree that it is in. Who has it is asked to give it up.
  ///
  /// - Returns: whether it has it now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let holder = firstResponderHolder, canBecomeFirstResponder else { return false }
    if holder.first === self { return true }
    if let first = holder.first, !first.resignFirstResponder() { return false }
    holder.first = self
    return true
  }

  /// - Returns: whether it does not have it any more.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let holder = firstResponderHolder, holder.first === self else { return true }
    if !canResignFirstResponder { return false }
    holder.first = nil
    return true
  }

  /// Who knows the first responder of the tree: nil for what is in none.
  var firstResponderHolder: FirstResponder? { next?.firstResponderHolder }
}

/// Of a tree, who takes what is typed.
final class FirstResponder {
  weak var first: UIResponder?
}
