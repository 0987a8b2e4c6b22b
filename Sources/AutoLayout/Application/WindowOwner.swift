/// An object that has a window: a delegate of the application or of a scene.
///
/// In UIKit the window is an optional requirement of both protocols: it is optional twice where one of them is known only, and once in the class
/// that declares it. So the requirement lies here, and the protocols have a window of their own that calls preferably find.
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
