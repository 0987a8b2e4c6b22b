/// A view that shows a preview when it is pressed firmly. Nothing presses here.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The view.
  var sourceView: UIView { get }
  /// The part of the view that stays sharp, in its coordinates.
  var sourceRect: CGRect { get set }
  /// The object that makes the controller of the preview.
  var delegate: any UIViewControllerPreviewingDelegate { get }
}

/// An object that makes the controller of a preview. Nothing calls it here: a test does.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the controller of a preview for a point of the view; nil for no preview.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Called to show the controller of the preview as a whole.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  )
}

final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    (self.delegate, self.sourceView, sourceRect) = (delegate, sourceView, sourceView.bounds)
  }
}

/// A class that makes a controller again when the application is restored. Nothing calls it here.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerRestoration: NSObjectProtocol {
  /// Returns the controller with the names of it and of its parents.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
}

extension UIViewController: UIFocusEnvironment {}
