import Expectations
import Testing
import WebKit

@Suite struct WebKitTests {
  private let first = URLRequest(url: URL(fileURLWithPath: "/a"))
  private let second = URLRequest(url: URL(fileURLWithPath: "/b"))

  private final class Observer: WKNavigationDelegate, WKUIDelegate, WKScriptMessageHandler,
    WKHTTPCookieStoreObserver
  {
    var calls: [String] = []
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      calls.append("didFinish")
    }
    func userContentController(
      _ userContentController: WKUserContentController,
      didReceive message: WKScriptMessage
    ) {
      calls.append("didReceive")
    }
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { calls.append("cookies") }
  }

  private final class Link: WKNavigationAction {
    override var navigationType: WKNavigationType { .linkActivated }
    override var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/c")) }
  }

  @Test func `the scroll view fills the web view, whether constraints or frames place it`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let (placed, framed) = (WKWebView(), WKWebView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    placed.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(placed)
    root.addSubview(framed)
    NSLayoutConstraint.activate([
      placed.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      placed.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      placed.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      placed.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
    ])
    root.layoutIfNeeded()
    expectEqual(placed.frame, CGRect(x: 20, y: 100, width: 360, height: 700))
    expectEqual(placed.scrollView.frame, CGRect(x: 0, y: 0, width: 360, height: 700))
    framed.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    expectEqual(framed.scrollView.frame, CGRect(x: 0, y: 0, width: 300, height: 200))
    expectTrue(framed.backgroundColor == .white && framed.isOpaque)
  }

  @Test func `a subclass is made by its frame and configuration`() {
    final class Page: WKWebView {
      override init(frame: CGRect, configuration: WKWebViewConfiguration) {
        super.init(frame: frame, configuration: configuration)
        allowsBackForwardNavigationGestures = true
      }
      required init?(coder: NSCoder) { nil }
    }
    let page = Page(frame: .zero, configuration: WKWebViewConfiguration())
    expectTrue(page.allowsBackForwardNavigationGestures)
    expectEqual(page.subviews, [page.scrollView])
  }

  @Test func `a web view keeps the addresses that it is asked to load`() {
    let view = WKWebView()
    expectTrue(view.url == nil && !view.canGoBack && view.reload() == nil)
    view.load(first)
    view.load(second)
    expectTrue(view.url == second.url && view.canGoBack && !view.canGoForward)
    expectEqual(view.backForwardList.backList.map(\.url), [first.url])
    view.goBack()
    expectTrue(view.url == first.url && !view.canGoBack && view.canGoForward)
    expectTrue(view.goBack() == nil)
    view.goForward()
    expectEqual(view.url, second.url)
    view.goBack()
    view.load(second)
    expectTrue(view.backForwardList.forwardList.isEmpty && view.backForwardList.backList.count == 1)
    view.loadHTMLString("<p>", baseURL: nil)
    expectEqual(view.url?.absoluteString, "about:blank")
    expectEqual(view.backForwardList.currentItem?.url, second.url)
  }

  @Test func `nothing is loaded, and no delegate is called`() {
    let (view, observer) = (WKWebView(), Observer())
    view.navigationDelegate = observer
    view.uiDelegate = observer
    view.configuration.userContentController.add(observer, name: "card")
    view.load(first)
    view.loadHTMLString("<script>card()</script>", baseURL: nil)
    expectEmpty(observer.calls)
    expectTrue(!view.isLoading && view.estimatedProgress == 0 && view.title == nil)
  }

  @Test func `a delegate without methods decides as Apple's does`() {
    let (view, observer) = (WKWebView(), Observer())
    var policies: [WKNavigationActionPolicy] = []
    let link = Link()
    observer.webView(view, decidePolicyFor: link) { policies.append($0) }
    let page = WKWebpagePreferences()
    observer.webView(view, decidePolicyFor: link, preferences: page) { policy, _ in
      policies.append(policy)
    }
    expectTrue(policies == [.allow, .allow] && link.navigationType == .linkActivated)
    expectTrue(link.request.url?.path == "/c" && link.targetFrame == nil)
  }

  @Test func `a script is not run, and its result is an error`() async {
    let view = WKWebView()
    var codes: [WKError.Code?] = []
    view.evaluateJavaScript("1 + 1") { value, error in codes.append((error as? WKError)?.code) }
    view.callAsyncJavaScript("", in: nil, in: .page) { result in
      if case .failure(let error) = result { codes.append((error as? WKError)?.code) }
    }
    expectEqual(codes, [.javaScriptExceptionOccurred, .javaScriptExceptionOccurred])
    await #expect(throws: WKError.self) { _ = try await view.evaluateJavaScript("1 + 1") }
  }

  @Test func `a web view copies its configuration and shares what it refers to`() {
    let configuration = WKWebViewConfiguration()
    configuration.allowsInlineMediaPlayback = true
    let view = WKWebView(frame: .zero, configuration: configuration)
    configuration.allowsInlineMediaPlayback = false
    expectTrue(view.configuration.allowsInlineMediaPlayback)
    let script = WKUserScript(
      source: "a()",
      injectionTime: .atDocumentEnd,
      forMainFrameOnly: true
    )
    configuration.userContentController.addUserScript(script)
    expectEqual(view.configuration.userContentController.userScripts, [script])
    expectTrue(view.configuration.preferences === configuration.preferences)
    expectTrue(view.configuration.websiteDataStore === WKWebsiteDataStore.default())
    expectEqual(WKContentWorld.world(name: "a"), .world(name: "a"))
    expectTrue(WKContentWorld.page != .defaultClient)
  }

  @Test func `a store has the cookies that were set, and notifies its observers`() async throws {
    let store = WKWebsiteDataStore.nonPersistent()
    let observer = Observer()
    store.httpCookieStore.add(observer)
    func cookie(_ name: String, _ value: String) throws -> HTTPCookie {
      try #require(
        HTTPCookie(properties: [
          .name: name, .value: value, .domain: "example.org", .path: "/",
        ])
      )
    }
    await store.httpCookieStore.setCookie(try cookie("a", "1"))
    store.httpCookieStore.setCookie(try cookie("b", "2"), completionHandler: nil)
    await store.httpCookieStore.setCookie(try cookie("a", "3"))
    expectTrue(await store.httpCookieStore.allCookies().map(\.value) == ["2", "3"])
    await store.httpCookieStore.deleteCookie(try cookie("b", ""))
    expectTrue(await store.httpCookieStore.allCookies().map(\.value) == ["3"])
    await store.removeData(
      ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(),
      modifiedSince: .distantPast
    )
    expectTrue(await store.httpCookieStore.allCookies().isEmpty && observer.calls.count == 5)
  }
}
