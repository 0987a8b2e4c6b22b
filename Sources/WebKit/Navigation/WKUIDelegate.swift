public import UIKit

/// An object that shows alerts, menus and windows of pages. All methods have default implementations, and the runtime calls none,
/// since no page is loaded.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol WKUIDelegate: AnyObject {
  /// Returns the view for a new window; nil for none.
  func webView(
    _ webView: WKWebView,
    createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// Called after a page closed its window.
  func webViewDidClose(_ webView: WKWebView)
  /// Shows a message of a script.
  func webView(
    _ webView: WKWebView,
    runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping () -> Void
  )
  /// Shows a question of a script, which the user accepts or rejects.
  func webView(
    _ webView: WKWebView,
    runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping (Bool) -> Void
  )
  /// Shows a question of a script, to which the user enters an answer.
  func webView(
    _ webView: WKWebView,
    runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping (String?) -> Void
  )
  /// Decides whether a page may use the camera or the microphone.
  func webView(
    _ webView: WKWebView,
    requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo,
    type: WKMediaCaptureType,
    decisionHandler: @escaping (WKPermissionDecision) -> Void
  )
  /// Returns the menu of an element.
  func webView(
    _ webView: WKWebView,
    contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping (UIContextMenuConfiguration?) -> Void
  )
  /// Called before the menu of an element is shown.
  func webView(
    _ webView: WKWebView,
    contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo
  )
  /// Called when the user opens what the menu of an element shows.
  func webView(
    _ webView: WKWebView,
    contextMenuForElement elementInfo: WKContextMenuElementInfo,
    willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating
  )
  /// Called after the menu of an element ended.
  func webView(
    _ webView: WKWebView,
    contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo
  )
}

extension WKUIDelegate {
  /// Opens no window.
  public func webView(
    _ webView: WKWebView,
    createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  /// Does nothing.
  public func webViewDidClose(_ webView: WKWebView) {}
  /// Goes on without showing the message.
  public func webView(
    _ webView: WKWebView,
    runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }
  /// Rejects without showing the question.
  public func webView(
    _ webView: WKWebView,
    runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(false)
  }
  /// Enters nothing without showing the question.
  public func webView(
    _ webView: WKWebView,
    runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping (String?) -> Void
  ) {
    completionHandler(nil)
  }
  /// Asks the user, as if there were a camera.
  public func webView(
    _ webView: WKWebView,
    requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo,
    type: WKMediaCaptureType,
    decisionHandler: @escaping (WKPermissionDecision) -> Void
  ) {
    decisionHandler(.prompt)
  }
  /// Has no menu.
  public func webView(
    _ webView: WKWebView,
    contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping (UIContextMenuConfiguration?) -> Void
  ) {
    completionHandler(nil)
  }
  /// Does nothing.
  public func webView(
    _ webView: WKWebView,
    contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo
  ) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView,
    contextMenuForElement elementInfo: WKContextMenuElementInfo,
    willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView,
    contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo
  ) {}
}

/// An element of a page whose menu is shown.
#if MainActor
  @preconcurrency @MainActor
#endif
open class WKContextMenuElementInfo: NSObject {
  /// The address of the link; nil if the element is none. By default nil.
  open var linkURL: URL? { nil }

  /// Creates an element that is no link.
  public override init() { super.init() }
}

/// The devices that a page asks for.
nonisolated public enum WKMediaCaptureType: Int, Sendable {
  /// A camera.
  case camera = 0
  /// A microphone.
  case microphone = 1
  /// Both.
  case cameraAndMicrophone = 2
}

/// The answers to whether a page may use a device.
nonisolated public enum WKPermissionDecision: Int, Sendable {
  /// The user is asked.
  case prompt = 0
  /// It may.
  case grant = 1
  /// It may not.
  case deny = 2
}
