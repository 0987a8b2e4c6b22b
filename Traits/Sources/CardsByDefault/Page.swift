import MessageUI
import SafariServices
import UIKit
import UniformTypeIdentifiers
import UserNotifications
import WebKit

/// A controller of an app with views of further modules.
public class Page: UIViewController {
  public let web: WKWebView = {
    let configuration = WKWebViewConfiguration()
    configuration.allowsInlineMediaPlayback = true
    return WKWebView(frame: .zero, configuration: configuration)
  }()
  public private(set) var texts: [String] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    web.navigationDelegate = self
    web.configuration.userContentController.add(self, name: "page")
    web.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(web)
    NSLayoutConstraint.activate([
      web.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      web.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      web.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      web.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  public func showBrowser(_ url: URL) {
    let browser = SFSafariViewController(url: url)
    browser.delegate = self
    present(browser, animated: false)
  }

  public func showMail() {
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = self
    mail.addAttachmentData(
      Data(),
      mimeType: UTType.png.preferredMIMEType ?? "",
      fileName: "card.png"
    )
    present(mail, animated: false)
  }

  public func askUser() async {
    let center = UNUserNotificationCenter.current()
    let granted = try? await center.requestAuthorization(options: [.alert])
    let status = await center.notificationSettings().authorizationStatus
    texts.append("\(granted ?? true), \(status == .denied)")
    center.getNotificationSettings { [weak self] settings in
      Task { @MainActor in self?.texts.append("\(settings.alertStyle == .none)") }
    }
  }

  public func readTitle() async {
    let title = try? await web.evaluateJavaScript("document.title") as? String
    texts.append(title ?? "no title")
    let cookies = await web.configuration.websiteDataStore.httpCookieStore.allCookies()
    texts.append("\(cookies.isEmpty)")
  }
}

extension Page: WKNavigationDelegate, WKScriptMessageHandler {
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    texts.append("loaded")
  }

  public func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    decisionHandler(navigationAction.navigationType == .linkActivated ? .cancel : .allow)
  }

  public func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage
  ) {
    texts.append(message.name)
  }
}

extension Page: SFSafariViewControllerDelegate, MFMailComposeViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    texts.append("browser ended")
  }

  public func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {
    controller.dismiss(animated: false)
    texts.append("mail \(result == .cancelled)")
  }
}
