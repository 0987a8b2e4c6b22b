import AutoLayout
import Expectations
import PlumbTesting
import RuleTrait
import Testing

/// Container view controllers, as far as layout depends on them.
@Suite struct ContainerControllerTests {
  private final class RecordingController: UIViewController {
    var lines: [String] = []
    override func viewWillAppear(_ animated: Bool) { lines.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { lines.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { lines.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { lines.append("did disappear") }
    override func willMove(toParent parent: UIViewController?) {
      lines.append(parent == nil ? "will leave" : "will move")
    }
    override func didMove(toParent parent: UIViewController?) {
      lines.append(parent == nil ? "did leave" : "did move")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    window.windowSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  }

  private func fillSafeArea(of view: UIView) -> UIView {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: area.topAnchor),
      child.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      child.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: area.trailingAnchor),
    ])
    return child
  }

  private final class CountingNavigation: UINavigationController {
    var passes = 0
    override func viewDidLayoutSubviews() { passes += 1 }
  }

  private final class CountingTabs: UITabBarController {
    var passes = 0
    override func viewDidLayoutSubviews() { passes += 1 }
  }

  @Test(.rule("8.11"))
  func `containers are laid out in at most two passes, and not again without a change`() {
    let (passes, issues) = collectingIssues {
      let navigation = CountingNavigation(rootViewController: UIViewController())
      let tabs = CountingTabs()
      tabs.viewControllers = [navigation]
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.windowSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      window.rootViewController = tabs
      _ = fillSafeArea(of: navigation.topViewController?.view ?? UIView())
      window.layoutIfNeeded()
      let first = (navigation.passes, tabs.passes)
      window.layoutIfNeeded()
      return (first, (navigation.passes, tabs.passes))
    }
    expectEmpty(issues)
    expectTrue(passes.0.0 <= 2 && passes.0.1 <= 2)
    expectTrue(passes.1 == passes.0)
  }

  @Test func `a navigation bar is added to the safe area's top inset`() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    window.rootViewController = navigation
    let child = fillSafeArea(of: content.view)
    window.makeKeyAndVisible()
    expectEqual(content.view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
    expectEqual(content.view.safeAreaInsets, UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    expectEqual(child.frame, CGRect(x: 0, y: 91, width: 390, height: 719))
    expectEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 47, width: 390, height: 44))
    navigation.setNavigationBarHidden(true, animated: false)
    window.layoutIfNeeded()
    expectEqual(child.frame, CGRect(x: 0, y: 47, width: 390, height: 763))
    navigation.isNavigationBarHidden = false
    content.edgesForExtendedLayout = []
    window.layoutIfNeeded()
    expectEqual(content.view.frame, CGRect(x: 0, y: 91, width: 390, height: 753))
    expectEqual(child.frame, CGRect(x: 0, y: 0, width: 390, height: 719))
    expectTrue(content.navigationController === navigation)
    window.frame.size = CGSize(width: 844, height: 390)
    window.layoutIfNeeded()
    expectEqual(child.frame, CGRect(x: 0, y: 0, width: 844, height: 265))
  }

  @Test func `content that does not extend under bars lies between the bars of two containers`() {
    let content = UIViewController()
    content.edgesForExtendedLayout = []
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: content)]
    window.rootViewController = tabs
    let child = fillSafeArea(of: content.view)
    window.makeKeyAndVisible()
    expectEqual(content.view.frame, CGRect(x: 0, y: 91, width: 390, height: 670))
    expectEqual(content.view.safeAreaInsets, .zero)
    expectEqual(child.frame, CGRect(x: 0, y: 0, width: 390, height: 670))
  }

  @Test func `a tab bar is added to the safe area's bottom inset`() {
    let (first, second) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: first), second]
    window.rootViewController = tabs
    let child = fillSafeArea(of: first.view)
    window.layoutIfNeeded()
    expectEqual(tabs.tabBar.frame, CGRect(x: 0, y: 761, width: 390, height: 83))
    expectEqual(child.frame, CGRect(x: 0, y: 91, width: 390, height: 670))
    expectTrue(!second.isViewLoaded)
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    expectTrue(first.view.window == nil)
    expectEqual(second.view.frame, window.bounds)
    expectEqual(second.view.safeAreaInsets.bottom, 83)
    tabs.selectedIndex = 7
    expectTrue(tabs.selectedViewController === second)
    expectTrue(first.tabBarController === tabs)
    tabs.viewControllers = nil
    expectTrue(second.parent == nil)
    expectTrue(second.view.superview == nil)
  }

  @Test func `the heights of bars are those of the environment`() {
    let insets = LayoutEnvironment().with {
      $0.navigationBarHeight = 50
      $0.tabBarHeight = 60
    } run: {
      let content = UIViewController()
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: content)]
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
      window.rootViewController = tabs
      window.layoutIfNeeded()
      return content.view.safeAreaInsets
    }
    expectEqual(insets, UIEdgeInsets(top: 50, left: 0, bottom: 60, right: 0))
  }

  @Test func `pushed and popped controllers get appearance and containment calls`() {
    let (first, second) = (RecordingController(), RecordingController())
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    expectEqual(first.lines, ["will move", "did move"])
    first.lines = []
    window.makeKeyAndVisible()
    expectEqual(first.lines, ["will appear", "did appear"])
    first.lines = []
    navigation.pushViewController(second, animated: true)
    expectEqual(second.lines, ["will move", "did move", "will appear", "did appear"])
    expectEqual(first.lines, ["will disappear", "did disappear"])
    expectEqual(second.view.frame, window.bounds)
    expectTrue(navigation.topViewController === second)
    second.lines = []
    expectTrue(navigation.popViewController(animated: false) === second)
    expectEqual(second.lines, ["will disappear", "did disappear", "will leave", "did leave"])
    expectTrue(navigation.popViewController(animated: false) == nil)
    expectEqual(navigation.viewControllers, [first])
    navigation.setViewControllers([first, second, UIViewController()], animated: false)
    expectEqual(navigation.popToRootViewController(animated: false)?.count, 2)
  }

  @Test func `pushing a controller twice or into itself is reported and ignored`() {
    let issues = collectingIssues {
      let first = UIViewController()
      let navigation = UINavigationController(rootViewController: first)
      navigation.pushViewController(first, animated: false)
      navigation.pushViewController(navigation, animated: false)
      expectEqual(navigation.viewControllers, [first])
    }.issues
    expectEqual(
      issues.map(\.exceptionName),
      Array(repeating: "NSInvalidArgumentException", count: 2)
    )
    expectTrue(issues[0].message.contains("more than once is not supported"))
  }

  @Test func `a child's view is placed by its container's constraints`() {
    final class Container: UIViewController {
      let child = RecordingController()
      override func viewDidLoad() {
        addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child.view)
        NSLayoutConstraint.activate([
          child.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          child.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          child.view.heightAnchor.constraint(equalToConstant: 100),
        ])
        child.didMove(toParent: self)
      }
    }
    let container = Container()
    window.rootViewController = container
    window.makeKeyAndVisible()
    expectEqual(container.child.view.frame, CGRect(x: 0, y: 47, width: 390, height: 100))
    expectEqual(container.child.lines, ["will move", "did move", "will appear", "did appear"])
    expectEqual(container.child.view.safeAreaInsets, .zero)
    container.child.willMove(toParent: nil)
    container.child.view.removeFromSuperview()
    container.child.removeFromParent()
    expectEmpty(container.children)
    expectEqual(
      container.child.lines.suffix(4),
      ["will leave", "will disappear", "did disappear", "did leave"]
    )
    let other = RecordingController()
    window.rootViewController = other
    expectEqual(other.lines, ["will appear", "did appear"])
    expectEqual(other.view.frame, window.bounds)
  }

  @Test func `a controller is notified when its margins and safe area change`() {
    final class Listening: UIViewController {
      var lines: Set<String> = []
      override func viewSafeAreaInsetsDidChange() { lines.insert("safe area") }
      override func viewLayoutMarginsDidChange() { lines.insert("margins") }
    }
    let controller = Listening()
    window.rootViewController = controller
    window.layoutIfNeeded()
    controller.lines = []
    window.windowSafeAreaInsets.top = 20
    expectEqual(controller.lines, ["safe area", "margins"])
  }

  @Test func `without a scale of the environment a point is a pixel, and layouts are not rounded`()
  {
    let view = UIView()
    expectEqual(view.traitCollection.displayScale, UIScreen.main.scale)
    expectEqual(view.traitCollection.displayScale, 1)
    view.traitCollection.performAsCurrent {
      expectTrue(LayoutEnvironment.current.displayScale == nil)
    }
    UITraitCollection(displayScale: 3).performAsCurrent {
      expectEqual(LayoutEnvironment.current.displayScale, 3)
    }
  }

  @Test func `traits, screen and device are those of the environment`() {
    expectEqual(UITraitCollection.current.horizontalSizeClass, .compact)
    LayoutEnvironment().with {
      $0.horizontalSizeClass = .regular
      $0.userInterfaceIdiom = .pad
      $0.screenSize = CGSize(width: 1024, height: 768)
      $0.displayScale = 2
      $0.userInterfaceLayoutDirection = .rightToLeft
    } run: {
      let traits = UIViewController().view.traitCollection
      expectEqual(traits.horizontalSizeClass, .regular)
      expectEqual(traits.userInterfaceIdiom, .pad)
      expectEqual(traits.displayScale, 2)
      expectEqual(traits.layoutDirection, .rightToLeft)
      expectEqual(UIScreen.main.bounds, CGRect(x: 0, y: 0, width: 1024, height: 768))
      expectEqual(UIScreen.main.scale, 2)
      expectEqual(UIDevice.current.userInterfaceIdiom, .pad)
      expectEqual(UI_USER_INTERFACE_IDIOM(), .pad)
      expectEqual(UIApplication.shared.userInterfaceLayoutDirection, .rightToLeft)
    }
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    let both = UITraitCollection(traitsFrom: [wide, UITraitCollection(verticalSizeClass: .compact)])
    expectEqual(both.horizontalSizeClass, .regular)
    expectEqual(both.verticalSizeClass, .compact)
    expectTrue(both.containsTraits(in: wide))
    expectTrue(!wide.containsTraits(in: both))
    expectEqual(wide, UITraitCollection(horizontalSizeClass: .regular))
  }

  @Test func `a view is loaded before it appears, however its controller is shown`() {
    final class Screen: UIViewController {
      var log: [String] = []
      override func viewDidLoad() { log.append("didLoad") }
      override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    let (pushed, selected, own) = (Screen(), Screen(), Screen())
    tabs.viewControllers = [navigation, selected]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    navigation.pushViewController(pushed, animated: true)
    tabs.selectedIndex = 1
    own.beginAppearanceTransition(true, animated: false)
    for screen in [pushed, selected, own] { expectEqual(screen.log, ["didLoad", "willAppear"]) }
    expectEqual(pushed.view.frame, window.bounds)
    expectEqual(selected.view.frame, window.bounds)
  }

  @Test func `illegal controllers of containers are reported and ignored`() {
    let issues = collectingIssues {
      let (first, stranger) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: first)
      navigation.pushViewController(UINavigationController(), animated: false)
      expectEqual(navigation.viewControllers, [first])
      expectTrue(navigation.popToViewController(stranger, animated: false) == nil)
      navigation.setViewControllers([first, stranger, first], animated: false)
      expectEqual(navigation.viewControllers, [first, stranger])
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      tabs.selectedViewController = stranger
      expectTrue(tabs.selectedViewController === navigation)
    }.issues
    expectEqual(issues.map(\.kind), [.illegalItem, .illegalItem, .illegalItem, .illegalItem])
    for (issue, text) in zip(
      issues,
      ["Pushing a navigation controller", "doesn't exist", "distinct", "can be selected"]
    ) { expectTrue(issue.message.contains(text)) }
  }

  @Test(arguments: [0, 1, 2])
  func `views have their new sizes in the animations alongside a rotation`(depth: Int) {
    final class Halving: UIViewController {
      let half = UIView()
      var width: NSLayoutConstraint?
      var seen: [CGFloat] = []
      override func viewDidLoad() {
        half.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(half)
        width = half.widthAnchor.constraint(equalToConstant: 1)
        width?.isActive = true
        view.setNeedsUpdateConstraints()
      }
      override func updateViewConstraints() {
        width?.constant = view.bounds.width / 2
        super.updateViewConstraints()
      }
      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        seen.append(view.bounds.width)
        coordinator.animate(
          alongsideTransition: { _ in
            self.seen.append(self.view.bounds.width)
            self.view.setNeedsUpdateConstraints()
          },
          completion: { _ in self.seen.append(self.view.bounds.width) }
        )
      }
    }
    let content = Halving()
    var controller: UIViewController = content
    if depth > 0 { controller = UINavigationController(rootViewController: controller) }
    if depth > 1 {
      let tabs = UITabBarController()
      tabs.viewControllers = [controller]
      controller = tabs
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    expectEqual(content.half.frame.width, 195)
    window.frame.size = CGSize(width: 844, height: 390)
    window.layoutIfNeeded()
    expectEqual(content.seen, [390, 844, 844])
    expectEqual(content.half.frame.width, 422)
  }

  @Test func `a controller whose loadView makes no view is reported and gets an empty view`() {
    final class Without: UIViewController {
      override func loadView() {}
      override func viewDidLoad() { view.addSubview(UIView()) }
    }
    let (controller, issues) = collectingIssues {
      let controller = Without()
      controller.loadViewIfNeeded()
      return controller
    }
    expectEqual(controller.view.subviews.count, 1)
    expectEqual(issues.map(\.kind), [.illegalItem])
    expectTrue(issues[0].message.contains("loadView() of Without"))
  }

  @Test func `a pushed controller hides the tab bar until it is popped`() {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    let area = fillSafeArea(of: second.view)
    second.hidesBottomBarWhenPushed = true
    navigation.pushViewController(second, animated: true)
    window.layoutIfNeeded()
    expectEqual(area.frame, CGRect(x: 0, y: 91, width: 390, height: 844 - 91 - 34))
    expectEqual(tabs.tabBar.frame.minY, 844)
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    expectEqual(tabs.tabBar.frame.maxY, 844)
    tabs.selectedIndex = 0
    navigation.popViewController(animated: true)
    window.layoutIfNeeded()
    expectEqual(tabs.tabBar.frame, CGRect(x: 0, y: 844 - 83, width: 390, height: 83))
    expectEqual(first.view.safeAreaInsets.bottom, 83)
  }

  @Test func `a tab bar has the items of its controllers`() {
    let (first, second) = (UIViewController(), UIViewController())
    first.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    expectEqual(tabs.tabBar.items?.map(\.tag), [1, 0])
    expectTrue(tabs.tabBar.selectedItem === first.tabBarItem)
    tabs.selectedIndex = 1
    expectTrue(tabs.tabBar.selectedItem === second.tabBarItem)
  }

  @Test func `a large title makes the navigation bar higher`() {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let area = fillSafeArea(of: first.view)
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    expectEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 47, width: 390, height: 96))
    expectEqual(area.frame, CGRect(x: 0, y: 143, width: 390, height: 844 - 143 - 34))
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    expectEqual(second.view.safeAreaInsets.top, 143)
    second.navigationItem.largeTitleDisplayMode = .never
    window.layoutIfNeeded()
    expectEqual(second.view.safeAreaInsets.top, 91)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    expectEqual(first.view.safeAreaInsets.top, 143)
  }

  @Test func `a controller knows whether it appears as a new child, or disappears for good`() {
    final class Page: UIViewController {
      var events: [String] = []
      private func note(_ name: String) {
        events.append(
          name + (isMovingToParent ? " to" : "") + (isMovingFromParent ? " from" : "")
        )
      }
      override func viewDidLoad() { note("load") }
      override func viewWillAppear(_ animated: Bool) { note("will") }
      override func viewDidAppear(_ animated: Bool) { note("did") }
      override func viewWillDisappear(_ animated: Bool) { note("hide") }
      override func viewDidDisappear(_ animated: Bool) { note("hidden") }
    }
    let (root, first, second) = (Page(), Page(), Page())
    let navigation = UINavigationController(rootViewController: root)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.pushViewController(first, animated: false)
    navigation.pushViewController(second, animated: false)
    navigation.popToRootViewController(animated: false)
    expectEqual(root.events, ["load", "will to", "did to", "hide", "hidden", "will", "did"])
    expectEqual(first.events, ["load", "will to", "did to", "hide", "hidden"])
    expectEqual(second.events, ["load", "will to", "did to", "hide from", "hidden from"])
    expectTrue(!second.isMovingFromParent && !root.isMovingToParent)
  }

  @Test func `a child of a custom container moves to it and from it`() {
    final class Page: UIViewController {
      var events: [String] = []
      override func viewWillAppear(_ animated: Bool) { events.append("to \(isMovingToParent)") }
      override func viewWillDisappear(_ animated: Bool) {
        events.append("from \(isMovingFromParent)")
      }
    }
    let (container, page) = (UIViewController(), Page())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = container
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    container.addChild(page)
    container.view.addSubview(page.view)
    page.didMove(toParent: container)
    window.layoutIfNeeded()
    page.view.removeFromSuperview()
    container.view.addSubview(page.view)
    window.layoutIfNeeded()
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
    expectEqual(page.events, ["to true", "from false", "to false", "from true"])
  }

  @Test func `a container that forwards appearance itself tells its children`() {
    final class Child: UIViewController {
      var log: [String] = []
      override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
      override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
      override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear") }
    }
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (container, child, late) = (Container(), Child(), Child())
    container.addChild(child)
    container.view.addSubview(child.view)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = container
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    container.addChild(late)
    container.view.addSubview(late.view)
    window.layoutIfNeeded()
    expectTrue(child.log.isEmpty && late.log.isEmpty)
    late.beginAppearanceTransition(true, animated: false)
    late.endAppearanceTransition()
    window.rootViewController = nil
    expectTrue(child.log.isEmpty && late.log == ["willAppear", "didAppear"])
  }
}
