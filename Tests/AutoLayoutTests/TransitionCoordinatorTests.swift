import AutoLayout
import Testing

/// UIViewControllerTransitionCoordinator: changes of the size of a window.
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
    #expect(lines.isEmpty)
    window.makeKeyAndVisible()
    window.frame.origin.x = 5
    #expect(lines.isEmpty)
    window.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
    #expect(
      lines == [
        "child will be 800 wide, is 410", "root will be 800 wide, is 410",
        "child along with it, window 800", "root along with it, window 800", "child done",
        "root done",
      ]
    )
    window.layoutIfNeeded()
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 800, height: 400))
  }

  @Test func `a container is notified of a child's preferred content size`() {
    var lines: [String] = []
    let (root, child) = (Controller("root") { lines.append($0) }, UIViewController())
    root.addChild(child)
    child.preferredContentSize = CGSize(width: 0, height: 120)
    child.preferredContentSize = CGSize(width: 0, height: 120)
    #expect(lines == ["root hears of 120.0"])
  }
}
