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
    #expect(login.scrollView.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(login.logo.frame == CGRect(x: 183, y: 40, width: 24, height: 24))
    #expect(login.logo.layer.cornerRadius == 12)
    let form = login.nameField.superview
    #expect(form?.frame == CGRect(x: 24, y: 104, width: 342, height: 225))
    #expect(login.nameField.frame == CGRect(x: 0, y: 0, width: 342, height: 44))
    #expect(login.passwordField.frame == CGRect(x: 0, y: 60, width: 342, height: 44))
    #expect(login.rememberSwitch.superview?.frame == CGRect(x: 0, y: 120, width: 342, height: 31))
    #expect(login.rememberSwitch.frame == CGRect(x: 293, y: 0, width: 51, height: 31))
    #expect(login.loginButton.frame == CGRect(x: 0, y: 175, width: 342, height: 50))
    #expect(login.scrollView.contentSize == CGSize(width: 390, height: 353))
    login.loginButton.sendActions(for: .touchUpInside)
    #expect(login.loginCount == 1)
    _ = window
  }

  @Test func `cards in a stack view in a scroll view form a column`() throws {
    let list = ProductsViewController()
    list.products = [
      .init(title: "Teapot", detail: "Holds a litre.", price: "24"),
      .init(title: "Cup", detail: "Two of them fit on the tray.", price: "6"),
    ]
    let window = show(list, 390, 844)
    #expect(list.banner.frame == CGRect(x: 0, y: 0, width: 390, height: 32))
    #expect(list.scrollView.frame == CGRect(x: 0, y: 32, width: 390, height: 812))
    let (one, two) = (try #require(list.cards.first), try #require(list.cards.last))
    let height = 160 + 12 + 22 + 4 + one.detailLabel.frame.height + 12
    #expect(one.detailLabel.frame.height > 10)
    #expect(one.frame == CGRect(x: 16, y: 16, width: 358, height: height))
    #expect(two.frame == CGRect(x: 16, y: 32 + height, width: 358, height: height))
    #expect(list.scrollView.contentSize == CGSize(width: 390, height: 48 + 2 * height))
    #expect(one.imageView.frame == CGRect(x: 0, y: 0, width: 358, height: 160))
    #expect(one.titleLabel.frame.origin == CGPoint(x: 12, y: 172))
    #expect(one.priceTag.frame.maxX == 346 && one.priceTag.frame.width >= 48)
    #expect(one.priceTag.frame.midY == one.titleLabel.frame.midY)

    one.isCompact = true
    list.isBannerShown = false
    window.layoutIfNeeded()
    #expect(list.scrollView.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(one.frame == CGRect(x: 16, y: 16, width: 358, height: height - 80))
    #expect(two.frame.minY == 32 + height - 80)

    list.products.removeFirst()
    window.layoutIfNeeded()
    #expect(list.cards.map(\.frame) == [CGRect(x: 16, y: 16, width: 358, height: height)])
  }

  @Test func `a controller chooses its constraints by its width`() {
    let log = LayoutIssueLog()
    let (detail, window) = LayoutEnvironment().with {
      $0.report = log.append
    } run: {
      let detail = DetailViewController()
      return (detail, show(detail, 390, 844))
    }
    #expect(detail.header.frame == CGRect(x: 0, y: 0, width: 390, height: 195))
    #expect(detail.buyButton.frame == CGRect(x: 20, y: 215, width: 350, height: 48))
    #expect(detail.shareButton.frame == CGRect(x: 20, y: 275, width: 350, height: 48))
    window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    window.layoutIfNeeded()
    #expect(detail.header.frame == CGRect(x: 0, y: 0, width: 844, height: 240))
    #expect(detail.buyButton.frame == CGRect(x: 111, y: 291, width: 200, height: 48))
    #expect(detail.shareButton.frame == CGRect(x: 442, y: 291, width: 200, height: 48))
    // It invalidates its constraints in each layout pass, which costs another update pass but is not reported as a loop.
    #expect(log.issues.isEmpty)
  }
}
