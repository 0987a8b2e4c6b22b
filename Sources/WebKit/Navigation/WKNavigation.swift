public import UIKit

/// An object that stands for the loading of one page.
#if MainActor
  @preconcurrency @MainActor
#endif
open class WKNavigation: NSObject {
  /// The form of the page that is asked for.
  open var effectiveContentMode: WKWebpagePreferences.ContentMode { .recommended }
}

/// The cause of loading a page.
nonisolated public enum WKNavigationType: Int, Sendable {
  /// The user tapped a link.
  case linkActivated = 0
  /// The user sent a form.
  case formSubmitted = 1
  /// Going back or forward.
  case backForward = 2
  /// Loading the page again.
  case reload = 3
  /// The user sent a form again.
  case formResubmitted = 4
  /// Another cause.
  case other = -1
}

/// The answers to whether a page is loaded.
nonisolated public enum WKNavigationActionPolicy: Int, Sendable {
  /// It is not loaded.
  case cancel = 0
  /// It is loaded.
  case allow = 1
  /// It is stored as a file.
  case download = 2
}

/// The answers to whether a response is shown.
nonisolated public enum WKNavigationResponsePolicy: Int, Sendable {
  /// It is not shown.
  case cancel = 0
  /// It is shown.
  case allow = 1
  /// It is stored as a file.
  case download = 2
}

/// A page that may be loaded. A web view makes none here; a test makes a subclass that overrides the properties.
#if MainActor
  @preconcurrency @MainActor
#endif
open class WKNavigationAction: NSObject {
  /// The request for the page. By default that of an empty page.
  open var request: URLRequest { .emptyPage }
  /// The cause of loading. By default another one.
  open var navigationType: WKNavigationType { .other }
  /// The frame that asks for the page. By default an empty frame.
  open var sourceFrame: WKFrameInfo { emptyFrame }
  /// The frame that shows the page; nil for a new window. By default nil.
  open var targetFrame: WKFrameInfo? { nil }
  /// Whether the page asks for being stored as a file. By default false.
  open var shouldPerformDownload: Bool { false }
  /// The keys that were pressed. By default none.
  open var modifierFlags: UIKeyModifierFlags { [] }

  private let emptyFrame = WKFrameInfo()

  /// Creates an action with the properties of an empty page.
  public override init() { super.init() }
}

/// A response that may be shown. A web view makes none here; a test makes a subclass that overrides the properties.
#if MainActor
  @preconcurrency @MainActor
#endif
open class WKNavigationResponse: NSObject {
  /// Whether the response is for the whole page. By default true.
  open var isForMainFrame: Bool { true }
  /// The response of the server. By default an empty one.
  open var response: URLResponse { emptyResponse }
  /// Whether the view can show the type of the response. By default true.
  open var canShowMIMEType: Bool { true }

  private let emptyResponse = URLResponse(
    url: URL(string: "about:blank") ?? URL(fileURLWithPath: "/"),
    mimeType: nil,
    expectedContentLength: 0,
    textEncodingName: nil
  )

  /// Creates an empty response.
  public override init() { super.init() }
}

extension URLRequest {
  static var emptyPage: URLRequest {
    URLRequest(url: URL(string: "about:blank") ?? URL(fileURLWithPath: "/"))
  }
}
