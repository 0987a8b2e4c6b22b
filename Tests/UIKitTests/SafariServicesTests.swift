import Expectations
import SafariServices
import Testing

@Suite struct SafariServicesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let root = UIViewController()

  private final class Observer: SFSafariViewControllerDelegate {
    var finished: [SFSafariViewController] = []
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      finished.append(controller)
    }
  }

  private func present(_ controller: SFSafariViewController) {
    window.windowSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(controller, animated: false)
    window.layoutIfNeeded()
  }

  @Test func `the bar is at the top of the safe area, and the empty page below it`() throws {
    let safari = SFSafariViewController(url: try #require(URL(string: "https://example.org/a")))
    safari.preferredBarTintColor = .red
    safari.preferredControlTintColor = .green
    safari.dismissButtonStyle = .close
    present(safari)
    expectEqual(safari.view.frame, CGRect(x: 0, y: 0, width: 400, height: 800))
    let (page, bar) = (safari.view.subviews[0], safari.view.subviews[1])
    expectEqual(bar.frame, CGRect(x: 0, y: 50, width: 400, height: 44))
    expectEqual(page.frame, CGRect(x: 0, y: 94, width: 400, height: 706))
    expectTrue(page.backgroundColor == .white && page.subviews.isEmpty)
    let item = (bar as? UINavigationBar)?.topItem
    expectTrue(item?.title == "example.org" && item?.leftBarButtonItem?.title == "Close")
    expectTrue((bar as? UINavigationBar)?.barTintColor == .red && bar.tintColor == .green)
  }

  @Test func `the delegate is notified after the controller was dismissed`() throws {
    let (safari, observer) = (
      SFSafariViewController(url: try #require(URL(string: "https://example.org"))), Observer()
    )
    safari.delegate = observer
    present(safari)
    expectTrue(root.presentedViewController === safari)
    safari.finish()
    expectTrue(observer.finished == [safari] && root.presentedViewController == nil)
  }

  @Test func `a controller keeps a copy of its configuration`() throws {
    let url = try #require(URL(string: "https://example.org"))
    let configuration = SFSafariViewController.Configuration()
    configuration.barCollapsingEnabled = false
    let safari = SFSafariViewController(url: url, configuration: configuration)
    configuration.entersReaderIfAvailable = true
    safari.configuration.entersReaderIfAvailable = true
    expectTrue(!safari.configuration.barCollapsingEnabled)
    expectTrue(!safari.configuration.entersReaderIfAvailable)
    let reader = SFSafariViewController(url: url, entersReaderIfAvailable: true)
    expectTrue(reader.configuration.entersReaderIfAvailable)
  }

  @Test func `a session of a sign-in ends as a test says, once`() throws {
    let page = try #require(URL(string: "https://example.com/sign-in"))
    var ends: [String] = []
    func session() -> SFAuthenticationSession {
      SFAuthenticationSession(url: page, callbackURLScheme: "notes") { url, error in
        switch error {
        case SFAuthenticationError.canceledLogin?: ends.append("cancelled")
        default: ends.append(url?.absoluteString ?? "nothing")
        }
      }
    }
    let first = session()
    expectTrue(first.start() && first.url == page && first.callbackURLScheme == "notes")
    first.finish(URL(string: "notes://code"))
    first.finish(nil)
    session().finish(nil, error: SFAuthenticationError(.canceledLogin))
    let last = session()
    last.cancel()
    last.finish(nil)
    expectEqual(ends, ["notes://code", "cancelled"])
  }
}
