/// A view or controller that may have the focus. There is no focus here.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The views that get the focus first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
}

extension UIView: UIFocusEnvironment {}
