public import UIKit

/// A view that shows a web page. Here it is an empty white view with a scroll view that fills it: nothing is loaded, no script is
/// run, and no delegate is called.
///
/// The view keeps the addresses that it is asked to load, as if each page had been shown at once: ``url``, ``canGoBack`` and
/// ``backForwardList`` follow them. ``isLoading`` stays false and ``title`` nil. A test calls the methods of the delegates
/// itself. Handlers of results are called before the method returns, on the thread of the caller.
open class WKWebView: UIView {
  /// The state of an element that fills the screen.
  nonisolated public enum FullscreenState: Int, Sendable {
    /// No element fills the screen.
    case notInFullscreen = 0
    /// An element begins to fill the screen.
    case enteringFullscreen = 1
    /// An element fills the screen.
    case inFullscreen = 2
    /// An element stops to fill the screen.
    case exitingFullscreen = 3
  }

  /// The object that decides about loading and is notified of it. It is not retained, and not called here.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The object that shows alerts and windows of pages. It is not retained, and not called here.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The scroll view of the page, which fills the view. Its content is empty.
  open var scrollView: UIScrollView { pageView }
  /// A copy of the configuration with which the view was created.
  open var configuration: WKWebViewConfiguration { storedConfiguration.duplicate() }
  /// The addresses that the view was asked to load.
  open var backForwardList: WKBackForwardList { addresses }

  /// The address that the view was asked to load last, or to which it went back or forward; nil if there is none.
  open var url: URL? { shownURL }
  /// The title of the page. Always nil, since no page is loaded.
  open var title: String? { nil }
  /// Whether a page is being loaded. Always false.
  open var isLoading: Bool { false }
  /// The part of the page that was loaded, from 0 to 1. Always 0.
  open var estimatedProgress: Double { 0 }
  /// Whether all content was loaded over encrypted connections. Always false, since there is no content.
  open var hasOnlySecureContent: Bool { false }
  /// Whether there is an address to go back to.
  open var canGoBack: Bool { backForwardList.backItem != nil }
  /// Whether there is an address to go forward to.
  open var canGoForward: Bool { backForwardList.forwardItem != nil }
  /// The colour that the page sets for the bars around it. Always nil.
  open var themeColor: UIColor? { nil }
  /// The type of media that the view shows. Always nil.
  open var mediaType: String?
  /// The state of an element that fills the screen: none does.
  open var fullscreenState: FullscreenState { .notInFullscreen }

  /// Whether swipes go back and forward. Stored without an effect here.
  open var allowsBackForwardNavigationGestures = false
  /// The name by which the view introduces itself to servers. Stored without an effect here.
  open var customUserAgent: String?
  /// Whether a long press of a link shows its page. Stored without an effect here.
  open var allowsLinkPreview = true
  /// The factor by which the page is enlarged. Stored without an effect here.
  open var pageZoom: CGFloat = 1
  /// Whether tools for developers may inspect the page. Stored without an effect here.
  open var isInspectable = false
  /// Whether the user may search in the page. Stored without an effect here.
  open var isFindInteractionEnabled = false
  /// The search in the page: there is none here.
  open var findInteraction: UIFindInteraction? { nil }
  /// The colour behind the page. Stored without an effect here.
  open var underPageBackgroundColor: UIColor! = .white
  /// The position in the page and the history, to restore them later. Stored without an effect here.
  open var interactionState: Any?

  private let storedConfiguration: WKWebViewConfiguration
  private let pageView = UIScrollView()
  private let addresses = WKBackForwardList()
  private var shownURL: URL?

  /// Creates a view with a frame in points. Later changes of the configuration have no effect, but objects that it refers to are
  /// shared.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    storedConfiguration = configuration.duplicate()
    super.init(frame: frame)
    addPageView()
  }

  /// Creates a view with a frame in points.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a view from a nib; archives are not read.
  public required init?(coder: NSCoder) {
    storedConfiguration = WKWebViewConfiguration()
    super.init(coder: coder)
    addPageView()
  }

  private func addPageView() {
    backgroundColor = .white
    pageView.frame = bounds
    pageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(pageView)
  }

  // MARK: Addresses

  /// Keeps the address of the request, and returns an object that stands for loading it.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { open(request.url) }

  /// Keeps the address of a file, and returns an object that stands for loading it.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    open(URL)
  }

  /// Keeps the address of a file, and returns an object that stands for loading it.
  @discardableResult
  open func loadFileRequest(_ request: URLRequest, allowingReadAccessTo readAccessURL: URL)
    -> WKNavigation
  {
    open(request.url)
  }

  /// Sets the address to the base of the page, which is not shown. The page is not in ``backForwardList``, as on Apple's
  /// platforms.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    shownURL = baseURL ?? URL(string: "about:blank")
    return WKNavigation()
  }

  /// Sets the address to the base of the page, which is not shown. The page is not in ``backForwardList``, as on Apple's
  /// platforms.
  @discardableResult
  open func load(
    _ data: Data,
    mimeType MIMEType: String,
    characterEncodingName: String,
    baseURL: URL
  ) -> WKNavigation? {
    loadHTMLString("", baseURL: baseURL)
  }

  /// Keeps the address of the request, and returns an object that stands for loading it. The page is not shown.
  @discardableResult
  open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation
  {
    open(request.url)
  }

  /// Keeps the address of the request, and returns an object that stands for loading it. The page is not shown.
  @discardableResult
  open func loadSimulatedRequest(_ request: URLRequest, response: URLResponse, responseData: Data)
    -> WKNavigation
  {
    open(request.url)
  }

  private func open(_ url: URL?) -> WKNavigation {
    if let url { addresses.add(WKBackForwardListItem(url)) }
    shownURL = url
    return WKNavigation()
  }

  /// Returns an object that stands for loading the page again; nil if there is no address.
  @discardableResult
  open func reload() -> WKNavigation? { url == nil ? nil : WKNavigation() }

  /// Returns an object that stands for loading the page again; nil if there is no address.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Stops loading. Does nothing here.
  open func stopLoading() {}

  /// Goes to the address before the present one; returns nil if there is none.
  @discardableResult
  open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap { go(to: $0) } }

  /// Goes to the address after the present one; returns nil if there is none.
  @discardableResult
  open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap { go(to: $0) } }

  /// Goes to an address of ``backForwardList``; returns nil if it is not there.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    guard addresses.go(to: item) else { return nil }
    shownURL = item.url
    return WKNavigation()
  }

  /// Returns whether the view itself loads addresses with a scheme.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["about", "blob", "data", "file", "http", "https"].contains(urlScheme.lowercased())
  }

  // MARK: Scripts

  /// Calls the handler with an error, since no script is run.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, WKError.withoutScripts)
  }

  /// Throws an error, since no script is run.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    throw WKError.withoutScripts
  }

  /// Calls the handler with an error, since no script is run.
  open func evaluateJavaScript(
    _ javaScript: String,
    in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) {
    completionHandler?(.failure(WKError.withoutScripts))
  }

  /// Throws an error, since no script is run.
  @discardableResult
  open func evaluateJavaScript(
    _ javaScript: String,
    in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? {
    throw WKError.withoutScripts
  }

  /// Calls the handler with an error, since no script is run.
  open func callAsyncJavaScript(
    _ functionBody: String,
    arguments: [String: Any] = [:],
    in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) {
    completionHandler?(.failure(WKError.withoutScripts))
  }

  /// Throws an error, since no script is run.
  @discardableResult
  open func callAsyncJavaScript(
    _ functionBody: String,
    arguments: [String: Any] = [:],
    in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? {
    throw WKError.withoutScripts
  }

  // MARK: Content

  /// Calls the handler with an error, since there is no page to draw.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) {
    completionHandler(nil, WKError.withoutPage)
  }

  /// Calls the handler with an error, since there is no page to draw.
  open func createPDF(
    configuration: WKPDFConfiguration = WKPDFConfiguration(),
    completionHandler: @escaping (Result<Data, any Error>) -> Void
  ) {
    completionHandler(.failure(WKError.withoutPage))
  }

  /// Calls the handler with an error, since there is no page to archive.
  open func createWebArchiveData(
    completionHandler: @escaping (Result<Data, any Error>) -> Void
  ) {
    completionHandler(.failure(WKError.withoutPage))
  }

  /// Calls the handler with the result that the text is not in the page.
  open func find(
    _ string: String,
    configuration: WKFindConfiguration = WKFindConfiguration(),
    completionHandler: @escaping (WKFindResult) -> Void
  ) {
    completionHandler(WKFindResult())
  }

  /// Calls the handler: there are no films or sounds to pause.
  open func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil) { completionHandler?() }

  /// Calls the handler: there are no films or sounds to suspend.
  open func setAllMediaPlaybackSuspended(
    _ suspended: Bool,
    completionHandler: (() -> Void)? = nil
  ) {
    completionHandler?()
  }

  /// Calls the handler: there are no films on other screens to close.
  open func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil) {
    completionHandler?()
  }
}
