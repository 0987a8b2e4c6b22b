public import Foundation

/// An object that a layer runs for an event, such as a change of one of its properties.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol CAAction {
  /// Runs the action of a layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(
    forKey event: String,
    object anObject: Any,
    arguments dict: [AnyHashable: Any]?
  ) {}
}

/// The event of a layer that is shown or added to a tree.
nonisolated public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that is hidden or removed from its tree.
nonisolated public let kCAOnOrderOut = "onOrderOut"
/// The key of a ``CATransition``.
nonisolated public let kCATransition = "transition"
