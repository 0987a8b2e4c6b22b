public import UIKit

/// An object that receives messages of scripts. It is not called here.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol WKScriptMessageHandler: AnyObject {
  /// Called with a message.
  func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage
  )
}

/// An object that receives messages of scripts and answers them. It is not called here.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol WKScriptMessageHandlerWithReply: AnyObject {
  /// Called with a message; the answer is a value or the text of an error.
  func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage,
    replyHandler: @escaping (Any?, String?) -> Void
  )
}

extension WKScriptMessageHandlerWithReply {
  /// Does nothing. A class may have the asynchronous method instead.
  public func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage,
    replyHandler: @escaping (Any?, String?) -> Void
  ) {}
}

/// A message of a script. No script is run here; a test makes a subclass that overrides the properties.
#if MainActor
  @preconcurrency @MainActor
#endif
open class WKScriptMessage: NSObject {
  /// The content of the message. By default empty.
  open var body: Any { NSNull() }
  /// The name under which the message was sent. By default empty.
  open var name: String { "" }
  /// The view of the page. By default nil.
  open var webView: WKWebView? { nil }
  /// The frame of the script. By default an empty frame.
  open var frameInfo: WKFrameInfo { emptyFrame }
  /// The world of the script. By default that of the page.
  open var world: WKContentWorld { .page }

  private let emptyFrame = WKFrameInfo()

  /// Creates an empty message.
  public override init() { super.init() }
}
