/// An object that shows a file, or offers other applications for it. There are none here, so nothing is shown.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIDocumentInteractionController: NSObject {
  /// The file.
  open var url: URL?
  /// The type of the file.
  open var uti: String?
  /// The name of the file.
  open var name: String?
  /// Data for the application that opens the file.
  open var annotation: Any?
  /// The object that is told of what happens. It is not retained.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The pictures of the file: none.
  open var icons: [UIImage] { [] }

  /// Creates an object without a file.
  public override init() { super.init() }

  /// Creates an object for a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
    name = url.lastPathComponent
  }

  /// Shows nothing.
  ///
  /// - Returns: False.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { false }
  /// Hides nothing.
  open func dismissPreview(animated: Bool) {}
  /// Shows nothing.
  ///
  /// - Returns: False.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Shows nothing.
  ///
  /// - Returns: False.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Shows nothing.
  ///
  /// - Returns: False, as where no application opens the file.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Shows nothing.
  ///
  /// - Returns: False, as where no application opens the file.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Hides nothing.
  open func dismissMenu(animated: Bool) {}
}

/// An object that is told of what happens to a file. Nothing calls it here.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the controller that shows the file; by default a new one, so an app that shows a file
  /// implements it.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// Returns the view from which the file comes; by default nil.
  func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView?
  /// Returns the rectangle from which the file comes, in the coordinates of the view; by default zero.
  func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect
  /// Called before the file is shown.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// Called after the file was shown.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// Called after the list of applications was hidden.
  func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController
  )
  /// Called after the menu was hidden.
  func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  )
}

extension UIDocumentInteractionControllerDelegate {
  /// Returns a new controller.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  /// Returns nil.
  public func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView? { nil }
  /// Returns zero.
  public func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect { .zero }
  /// Does nothing.
  public func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
}
