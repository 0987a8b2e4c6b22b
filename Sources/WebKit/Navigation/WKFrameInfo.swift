public import UIKit

/// A frame of a page. A web view makes none here; a test makes a subclass that overrides the properties.
#if MainActor
  @preconcurrency @MainActor
#endif
open class WKFrameInfo: NSObject {
  /// Whether the frame is the whole page. By default false.
  open var isMainFrame: Bool { false }
  /// The request for the content of the frame. By default that of an empty page.
  open var request: URLRequest { .emptyPage }
  /// The origin of the frame. By default empty.
  open var securityOrigin: WKSecurityOrigin { emptyOrigin }
  /// The view that shows the frame. By default nil.
  open var webView: WKWebView? { nil }

  private let emptyOrigin = WKSecurityOrigin()

  /// Creates an empty frame.
  public override init() { super.init() }
}

/// The server from which a frame comes.
#if MainActor
  @preconcurrency @MainActor
#endif
open class WKSecurityOrigin: NSObject {
  /// The scheme of the address. By default empty.
  open var `protocol`: String { "" }
  /// The host. By default empty.
  open var host: String { "" }
  /// The port; 0 for that of the scheme. By default 0.
  open var port: Int { 0 }

  /// Creates an empty origin.
  public override init() { super.init() }
}

/// The properties that a page asks for in a new window; nil where it asks for none. A web view opens no windows here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class WKWindowFeatures: NSObject {
  /// Whether the menu is visible.
  open var menuBarVisibility: NSNumber? { nil }
  /// Whether the status bar is visible.
  open var statusBarVisibility: NSNumber? { nil }
  /// Whether the toolbars are visible.
  open var toolbarsVisibility: NSNumber? { nil }
  /// Whether the window can be resized.
  open var allowsResizing: NSNumber? { nil }
  /// The left edge of the window in points.
  open var x: NSNumber? { nil }
  /// The top edge of the window in points.
  open var y: NSNumber? { nil }
  /// The width of the window in points.
  open var width: NSNumber? { nil }
  /// The height of the window in points.
  open var height: NSNumber? { nil }

  /// Creates properties of which none is set.
  public override init() { super.init() }
}
