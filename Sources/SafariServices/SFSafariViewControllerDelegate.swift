public import UIKit

/// An object that is notified of the user's actions in a browser. All methods have default implementations.
///
/// Only ``safariViewControllerDidFinish(_:)`` is called here, since no page is loaded and no service is offered.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Returns the app's own services for the page.
  func safariViewController(
    _ controller: SFSafariViewController,
    activityItemsFor URL: URL,
    title: String?
  ) -> [UIActivity]
  /// Returns the kinds of services that are not offered for the page.
  func safariViewController(
    _ controller: SFSafariViewController,
    excludedActivityTypesFor URL: URL,
    title: String?
  ) -> [UIActivity.ActivityType]
  /// Called after the user ended the controller.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called after the first page was loaded, or could not be loaded.
  func safariViewController(
    _ controller: SFSafariViewController,
    didCompleteInitialLoad didLoadSuccessfully: Bool
  )
  /// Called when the first page leads to another address.
  func safariViewController(
    _ controller: SFSafariViewController,
    initialLoadDidRedirectTo URL: URL
  )
  /// Called before the page is opened in the browser app.
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Returns no services.
  public func safariViewController(
    _ controller: SFSafariViewController,
    activityItemsFor URL: URL,
    title: String?
  ) -> [UIActivity] { [] }
  /// Returns no kinds.
  public func safariViewController(
    _ controller: SFSafariViewController,
    excludedActivityTypesFor URL: URL,
    title: String?
  ) -> [UIActivity.ActivityType] { [] }
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController,
    didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController,
    initialLoadDidRedirectTo URL: URL
  ) {}
  /// Does nothing.
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
