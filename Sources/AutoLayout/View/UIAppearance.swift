/// A class that can be styled for all of its instances. The runtime has no appearance proxies; the
/// protocol exists so that libraries can extend it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIAppearance: NSObjectProtocol {}

/// A class whose instances contain views that can be styled.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}

extension UIBarItem: UIAppearance, UIAppearanceContainer {}

extension UIViewController: UIAppearanceContainer {}

extension DefaultInitializable where Self: UIView {
  /// Returns a view that is not part of any tree: there are no appearance proxies here, and its
  /// properties have no effect on other views. The call is reported.
  public static func appearance() -> Self {
    reportAppearance(of: self)
    return self.init()
  }

  /// Returns a view that is not part of any tree, as ``appearance()`` does.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
}

extension UIAppearance where Self: UIBarItem {
  /// Returns an item that is part of no bar, as `appearance()` of a view does.
  public static func appearance() -> Self {
    reportAppearance(of: self)
    guard let item = self.init(coder: NibCoder { _ in }) else {
      preconditionFailure("\(self).init(coder:) returned nil for an empty nib.")
    }
    return item
  }

  /// Returns an item that is part of no bar, as `appearance()` of a view does.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
}

private func reportAppearance(of type: Any.Type) {
  LayoutEnvironment.current.raise(
    LayoutIssue(
      .ineffectiveStatement,
      "\(type).appearance() has no effect here.",
      remedy: "Set the properties of the views where they are created."
    )
  )
}
