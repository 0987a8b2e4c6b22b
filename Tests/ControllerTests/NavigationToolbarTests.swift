import AutoLayout
import Expectations
import Testing

/// The toolbar of navigation controllers.
@Suite struct NavigationToolbarTests {
  private let content = UIViewController()
  private let navigation: UINavigationController
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    navigation = UINavigationController(rootViewController: content)
    window.windowSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  @Test func `a toolbar is above the safe area and covers the content`() {
    expectEqual(content.view.safeAreaInsets.bottom, 34)
    navigation.setToolbarHidden(false, animated: true)
    window.layoutIfNeeded()
    expectEqual(navigation.toolbar.frame, CGRect(x: 0, y: 766, width: 390, height: 44))
    expectEqual(content.view.safeAreaInsets.bottom, 78)
    expectEqual(content.view.frame.height, 844)
    navigation.isToolbarHidden = true
    window.layoutIfNeeded()
    expectTrue(content.view.safeAreaInsets.bottom == 34 && navigation.toolbar.isHidden)
  }

  @Test func `content that does not extend below bars ends at the toolbar`() {
    content.edgesForExtendedLayout = []
    navigation.isToolbarHidden = false
    window.layoutIfNeeded()
    expectEqual(content.view.frame, CGRect(x: 0, y: 91, width: 390, height: 766 - 91))
  }

  @Test func `the toolbar has the items of the topmost controller`() {
    navigation.isToolbarHidden = false
    let item = UIBarButtonItem()
    content.toolbarItems = [item]
    expectEqual(navigation.toolbar.items?.count, 1)
    navigation.pushViewController(UIViewController(), animated: false)
    expectTrue(navigation.toolbar.items == nil)
    navigation.popViewController(animated: false)
    expectTrue(navigation.toolbar.items?.first === item)
    content.setToolbarItems(nil, animated: true)
    expectTrue(navigation.toolbar.items == nil)
  }

  @Test func `a toolbar is above a tab bar`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    navigation.isToolbarHidden = false
    window.layoutIfNeeded()
    expectEqual(navigation.toolbar.frame.maxY, tabs.tabBar.frame.minY)
    expectEqual(content.view.safeAreaInsets.bottom, 844 - tabs.tabBar.frame.minY + 44)
  }

  @Test func `the gesture that goes back can be disabled`() {
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    navigation.interactivePopGestureRecognizer?.delegate = nil
    expectTrue(navigation.interactivePopGestureRecognizer?.isEnabled == false)
  }
}
