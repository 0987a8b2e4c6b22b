import Expectations
import Testing
import UIKit

@Suite struct ShopAppTests {
  private func show(_ controller: UIViewController, _ width: CGFloat, _ height: CGFloat) -> UIWindow
  {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func `a form of stack views scrolls as a page`() {
    let login = LoginViewController()
    let window = show(login, 390, 844)
    expectEqual(login.scrollView.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
    expectEqual(login.logo.frame, CGRect(x: 183, y: 40, width: 24, height: 24))
    expectEqual(login.logo.layer.cornerRadius, 12)
    let form = login.nameField.superview
    expectEqual(form?.frame, CGRect(x: 24, y: 104, width: 342, height: 225))
    expectEqual(login.nameField.frame, CGRect(x: 0, y: 0, width: 342, height: 44))
    expectEqual(login.passwordField.frame, CGRect(x: 0, y: 60, width: 342, height: 44))
    expectEqual(login.rememberSwitch.superview?.frame, CGRect(x: 0, y: 120, width: 342, height: 31))
    expectEqual(login.rememberSwitch.frame, CGRect(x: 293, y: 0, width: 51, height: 31))
    expectEqual(login.loginButton.frame, CGRect(x: 0, y: 175, width: 342, height: 50))
    expectEqual(login.scrollView.contentSize, CGSize(width: 390, height: 353))
    login.loginButton.sendActions(for: .touchUpInside)
    expectEqual(login.loginCount, 1)
    _ = window
  }

  @Test func `cards in a stack view in a scroll view form a column`() throws {
    let list = ProductsViewController()
    list.products = [
      .init(title: "Teapot", detail: "Holds a litre.", price: "24"),
      .init(title: "Cup", detail: "Two of them fit on the tray.", price: "6"),
    ]
    let window = show(list, 390, 844)
    expectEqual(list.banner.frame, CGRect(x: 0, y: 0, width: 390, height: 32))
    expectEqual(list.scrollView.frame, CGRect(x: 0, y: 32, width: 390, height: 812))
    let (one, two) = (try #require(list.cards.first), try #require(list.cards.last))
    let height = 160 + 12 + 22 + 4 + one.detailLabel.frame.height + 12
    expectTrue(one.detailLabel.frame.height > 10)
    expectEqual(one.frame, CGRect(x: 16, y: 16, width: 358, height: height))
    expectEqual(two.frame, CGRect(x: 16, y: 32 + height, width: 358, height: height))
    expectEqual(list.scrollView.contentSize, CGSize(width: 390, height: 48 + 2 * height))
    expectEqual(one.imageView.frame, CGRect(x: 0, y: 0, width: 358, height: 160))
    expectEqual(one.titleLabel.frame.origin, CGPoint(x: 12, y: 172))
    expectTrue(one.priceTag.frame.maxX == 346 && one.priceTag.frame.width >= 48)
    expectEqual(one.priceTag.frame.midY, one.titleLabel.frame.midY)

    one.isCompact = true
    list.isBannerShown = false
    window.layoutIfNeeded()
    expectEqual(list.scrollView.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
    expectEqual(one.frame, CGRect(x: 16, y: 16, width: 358, height: height - 80))
    expectEqual(two.frame.minY, 32 + height - 80)

    list.products.removeFirst()
    window.layoutIfNeeded()
    expectEqual(list.cards.map(\.frame), [CGRect(x: 16, y: 16, width: 358, height: height)])
  }

  @Test func `a controller chooses its constraints by its width`() {
    let log = LayoutIssueLog()
    let (detail, window) = LayoutEnvironment().with {
      $0.report = log.append
    } run: {
      let detail = DetailViewController()
      return (detail, show(detail, 390, 844))
    }
    expectEqual(detail.header.frame, CGRect(x: 0, y: 0, width: 390, height: 195))
    expectEqual(detail.buyButton.frame, CGRect(x: 20, y: 215, width: 350, height: 48))
    expectEqual(detail.shareButton.frame, CGRect(x: 20, y: 275, width: 350, height: 48))
    window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    window.layoutIfNeeded()
    expectEqual(detail.header.frame, CGRect(x: 0, y: 0, width: 844, height: 240))
    expectEqual(detail.buyButton.frame, CGRect(x: 111, y: 291, width: 200, height: 48))
    expectEqual(detail.shareButton.frame, CGRect(x: 442, y: 291, width: 200, height: 48))
    // It invalidates its constraints in each layout pass, which costs another update pass but is not reported as a loop.
    expectEmpty(log.issues)
  }
}
