import AutoLayout
import Expectations
import Testing

@Suite struct UINavigationBarTests {
  @Test func `a navigation controller makes bars of the app's classes`() {
    final class Bar: UINavigationBar {}
    final class Tools: UIToolbar {}
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    expectTrue(navigation.navigationBar is Bar && navigation.toolbar is Tools)
    let plain = UINavigationController(navigationBarClass: nil, toolbarClass: UIView.self)
    expectTrue(type(of: plain.navigationBar) == UINavigationBar.self)
    expectTrue(plain.toolbar != nil)
  }

  @Test func `a title view is in the middle of the bar, in its own size`() {
    let (screen, other) = (UIViewController(), UIViewController())
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    screen.navigationItem.titleView = title
    let navigation = UINavigationController(rootViewController: screen)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let height = navigation.navigationBar.bounds.height
    expectEqual(title.frame, CGRect(x: 145, y: (height - 20) / 2, width: 100, height: 20))
    let label = UILabel()
    label.text = "Title"
    other.navigationItem.titleView = label
    navigation.pushViewController(other, animated: false)
    window.layoutIfNeeded()
    expectTrue(title.superview == nil && label.superview === navigation.navigationBar)
    expectTrue(label.frame.size == label.intrinsicContentSize && abs(label.center.x - 195) < 1e-9)
  }
}
