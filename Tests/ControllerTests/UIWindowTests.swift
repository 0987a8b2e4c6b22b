import AutoLayout
import Expectations
import PlumbTesting
import Testing

@Suite struct UIWindowTests {
  private final class Listener: UIViewController {
    var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("will") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test func `a window is hidden until it is made visible`() {
    expectTrue(window.isHidden)
    window.rootViewController = UIViewController()
    window.layoutIfNeeded()
    expectTrue(window.isHidden)
    window.makeKeyAndVisible()
    expectTrue(!window.isHidden)
  }

  @Test func `showing a window calls its controller, once`() {
    let controller = Listener()
    window.rootViewController = controller
    window.layoutIfNeeded()
    expectEqual(controller.calls, [])
    window.isHidden = false
    expectEqual(controller.calls, ["will", "did"])
    window.isHidden = true
    window.makeKeyAndVisible()
    expectTrue(!window.isHidden)
    expectEqual(controller.calls, ["will", "did"])
  }

  @Test func `a hidden window is not found by hitTest`() {
    expectTrue(window.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
    window.makeKeyAndVisible()
    expectTrue(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === window)
  }

  @Test func `views in a hidden window have the same frames as in a visible one`() {
    func frames(_ show: (UIWindow) -> Void) -> [CGRect] {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.windowSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      let (tabs, content) = (UITabBarController(), UIViewController())
      let navigation = UINavigationController(rootViewController: content)
      tabs.viewControllers = [navigation]
      window.rootViewController = tabs
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      content.view.addSubview(child)
      let safeArea = content.view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        child.topAnchor.constraint(equalTo: safeArea.topAnchor),
        child.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
        child.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
        child.widthAnchor.constraint(equalToConstant: 10),
      ])
      show(window)
      return [tabs.tabBar.frame, navigation.navigationBar.frame, child.frame]
    }
    let shown = frames { $0.makeKeyAndVisible() }
    expectTrue(shown[2].height > 600 && shown.allSatisfy { !$0.isEmpty })
    expectEqual(frames { $0.layoutIfNeeded() }, shown)
  }

  @Test func `levels are compared, and moved by numbers`() {
    var level = UIWindow.Level.alert + 1
    expectEqual(level.rawValue, 2001)
    expectTrue(level > .alert && .normal < .statusBar && .alert - 1 < .alert)
    level -= 3
    level += 1
    expectEqual(level, .alert - 1)
  }
}
