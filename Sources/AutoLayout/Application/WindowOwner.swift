/// An object that has a window: a delegate of the application or of a scene.
///
/// In UIKit the window is an optional requirement of both delegates: it is optional twice where only the protocol is known, and once where the
/// class is. Here it is a requirement of this protocol, and the protocols of the delegates have a computed window that is optional twice.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol WindowOwner: AnyObject {
  /// The window of the application or scene.
  @_disfavoredOverload
  var window: UIWindow? { get set }
}

extension WindowOwner {
  /// Nil; setting it has no effect.
  @_disfavoredOverload
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
