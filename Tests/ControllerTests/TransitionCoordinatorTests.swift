import AutoLayout
import Expectations
import Testing

/// UIViewControllerTransitionCoordinator: changes of the size of a window, and of the controllers that
/// are shown.
@Suite struct TransitionCoordinatorTests {
  private final class Controller: UIViewController {
    let name: String
    let log: (String) -> Void

    init(_ name: String, _ log: @escaping (String) -> Void) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log("\(name) will be \(Int(size.width)) wide, is \(Int(view.bounds.width))")
      coordinator.animate(
        alongsideTransition: { [self] context in
          log("\(name) along with it, window \(Int(context.containerView.bounds.width))")
        },
        completion: { [self] _ in log("\(name) done") }
      )
    }

    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      log("\(name) hears of \(container.preferredContentSize.height)")
    }
  }

  @Test func `controllers are notified before and after the size of their window changes`() {
    var lines: [String] = []
    let (root, child) = (
      Controller("root") { lines.append($0) }, Controller("child") { lines.append($0) }
    )
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.rootViewController = root
    child.view.frame = root.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.frame.size.width = 410
    expectEmpty(lines)
    window.makeKeyAndVisible()
    window.frame.origin.x = 5
    expectEmpty(lines)
    window.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
    expectEqual(
      lines,
      [
        "child will be 800 wide, is 410", "root will be 800 wide, is 410",
        "child along with it, window 800", "root along with it, window 800", "child done",
        "root done",
      ]
    )
    window.layoutIfNeeded()
    expectEqual(child.view.frame, CGRect(x: 0, y: 0, width: 800, height: 400))
  }

  @Test func `a container is notified of a child's preferred content size`() {
    var lines: [String] = []
    let (root, child) = (Controller("root") { lines.append($0) }, UIViewController())
    root.addChild(child)
    child.preferredContentSize = CGSize(width: 0, height: 120)
    child.preferredContentSize = CGSize(width: 0, height: 120)
    expectEqual(lines, ["root hears of 120.0"])
  }

  private final class Noting: UIViewController {
    var calls: [String] = []

    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }

    private func note(_ what: String) {
      guard let coordinator = transitionCoordinator else { return calls.append("\(what) alone") }
      calls.append(what)
      coordinator.animate(
        alongsideTransition: { [self] context in
          calls.append("along, to self \(context.viewController(forKey: .to) === self)")
        },
        completion: { [self] context in calls.append("done \(context.isCancelled)") }
      )
    }
  }

  @Test func `a push and a pop run closures along with them if they are animated`() {
    let (root, top) = (UIViewController(), Noting())
    let navigation = UINavigationController(rootViewController: root)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.pushViewController(top, animated: true)
    expectEqual(top.calls, ["will appear", "along, to self true", "done false"])
    expectTrue(navigation.transitionCoordinator == nil && top.transitionCoordinator == nil)
    top.calls = []
    navigation.popViewController(animated: true)
    expectEqual(top.calls, ["will disappear", "along, to self false", "done false"])
    top.calls = []
    navigation.pushViewController(top, animated: false)
    expectEqual(top.calls, ["will appear alone"])
  }

  @Test func `a presentation and a dismissal run closures along with them`() {
    let (root, top) = (UIViewController(), Noting())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(top, animated: true)
    expectEqual(top.calls, ["will appear", "along, to self true", "done false"])
    top.calls = []
    root.dismiss(animated: true)
    expectEqual(top.calls, ["will disappear", "along, to self false", "done false"])
    expectTrue(root.transitionCoordinator == nil && top.transitionCoordinator == nil)
  }
}
