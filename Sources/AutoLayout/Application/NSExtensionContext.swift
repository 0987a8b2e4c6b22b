public import Foundation

/// The app that runs an extension, seen from the extension. Here it is one that a test makes.
#if MainActor
  @preconcurrency @MainActor
#endif
open class NSExtensionContext: NSObject {
  /// What the app gave to the extension, usually objects of ``NSExtensionItem``.
  open var inputItems: [Any] = []

  /// Called by an extension that is done: calls the handler with true.
  open func completeRequest(
    returningItems items: [Any]?,
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    completionHandler?(true)
  }

  /// Called by an extension that failed. Does nothing here.
  open func cancelRequest(withError error: any Error) {}

  /// Asks the app to open an address: calls the handler with false.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

/// A thing that an extension receives or returns: texts and attachments.
#if MainActor
  @preconcurrency @MainActor
#endif
open class NSExtensionItem: NSObject {
  /// The title.
  open var attributedTitle: NSAttributedString?
  /// The text.
  open var attributedContentText: NSAttributedString?
  /// The data.
  open var attachments: [NSItemProvider]?
  /// Further values by keys.
  open var userInfo: [AnyHashable: Any]?
}
