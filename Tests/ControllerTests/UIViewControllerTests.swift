import AutoLayout
import Expectations
import PlumbTesting
import Testing

@Suite struct UIViewControllerTests {
  private final class RecordingController: UIViewController {
    var lines: [String] = []
    override func viewDidLoad() { lines.append("did load") }
    override func viewWillAppear(_ animated: Bool) { lines.append("will appear") }
    override func viewDidLayoutSubviews() { lines.append("did layout") }
    override func viewDidAppear(_ animated: Bool) { lines.append("did appear") }
  }

  @Test func `showing a window loads its controller's view and calls the controller in order`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = RecordingController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    expectEqual(controller.lines, ["did load", "will appear", "did layout", "did appear"])
    expectEqual(controller.view.frame, window.bounds)
  }

  @Test func `accessing the view in loadView makes a plain view`() {
    final class Hasty: UIViewController {
      override func loadView() { view.backgroundColor = .red }
    }
    expectEqual(Hasty().view.backgroundColor, .red)
  }

  @Test func `a loaded view has the size of the screen and follows its superview`() {
    final class Framed: UIViewController {
      let fixed = UIView()
      let stretched = UIView()
      override func viewDidLoad() {
        fixed.frame = view.bounds
        stretched.frame = view.bounds.inset(by: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
        stretched.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(fixed)
        view.addSubview(stretched)
      }
    }
    let (alone, pushed, child, parent) = (Framed(), Framed(), Framed(), UIViewController())
    expectEqual(alone.view.bounds, UIScreen.main.bounds)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UINavigationController(rootViewController: pushed)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    expectEqual(pushed.fixed.frame, UIScreen.main.bounds)
    expectEqual(pushed.stretched.frame, CGRect(x: 0, y: 44, width: 320, height: 436))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    window.rootViewController = parent
    window.layoutIfNeeded()
    expectEqual(child.view.frame, window.bounds)
  }

  @Test func `a controller cannot be its own child or grandchild`() {
    let issues = collectingIssues {
      let (a, b) = (UIViewController(), UIViewController())
      a.loadViewIfNeeded()
      a.addChild(b)
      b.loadViewIfNeeded()
      b.addChild(a)
      a.addChild(a)
      expectEqual(a.children, [b])
      expectTrue(a.parent == nil)
    }.issues
    expectEqual(issues.map(\.kind), [.illegalItem, .illegalItem])
  }

  @Test func `a child added to a visible controller appears, and disappears when it is removed`() {
    final class Child: UIViewController {
      var log: [String] = []
      override func viewDidLoad() { log.append("didLoad") }
      override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
      override func viewIsAppearing(_ animated: Bool) { log.append("isAppearing") }
      override func viewDidAppear(_ animated: Bool) { log.append("didAppear \(view.frame.width)") }
      override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear") }
      override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let (container, child) = (UIViewController(), Child())
    window.rootViewController = container
    window.makeKeyAndVisible()
    container.addChild(child)
    container.view.addSubview(child.view)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    child.view.widthAnchor.constraint(equalToConstant: 120).isActive = true
    child.didMove(toParent: container)
    expectEqual(child.log, ["didLoad", "willAppear", "isAppearing"])
    window.layoutIfNeeded()
    expectEqual(child.log.last, "didAppear 120.0")
    window.layoutIfNeeded()
    expectEqual(child.log.count, 4)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    expectEqual(child.log.suffix(2), ["willDisappear", "didDisappear"])
    window.rootViewController = UIViewController()
    expectEqual(child.log.count, 6)
  }

  @Test func `a transition between children ends with the view of the second`() {
    let (clock, issues) = (AnimationClock(), LayoutIssueLog())
    LayoutEnvironment.current.with {
      $0.animationClock = clock
      $0.report = { issues.append($0) }
    } run: {
      let (container, old, new) = (UIViewController(), UIViewController(), UIViewController())
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = container
      window.makeKeyAndVisible()
      for child in [old, new] { container.addChild(child) }
      container.view.addSubview(old.view)
      new.view.frame = CGRect(x: 390, y: 0, width: 390, height: 844)
      var isOver = false
      container.transition(from: old, to: new, duration: 0.4) {
        new.view.frame.origin.x = 0
      } completion: {
        isOver = $0
      }
      expectEqual(container.view.subviews, [old.view, new.view])
      expectEqual(new.view.frame, window.bounds)
      clock.advance(by: 0.5)
      expectTrue(isOver)
      expectEqual(container.view.subviews, [new.view])
      expectEqual(container.children, [old, new])
      container.transition(from: new, to: UIViewController(), duration: 0, animations: nil)
      expectEqual(container.view.subviews, [new.view])
    }
    expectEqual(
      issues.issues.map(\.message),
      ["UIViewController has a transition with UIViewController, which is no child of it."]
    )
  }

  @Test func `a segue calls its closure, and one of a storyboard is reported`() {
    let log = LayoutIssueLog()
    LayoutEnvironment.current.with {
      $0.report = { log.append($0) }
    } run: {
      let (source, destination) = (UIViewController(), UIViewController())
      var calls = 0
      let segue = UIStoryboardSegue(identifier: "a", source: source, destination: destination) {
        calls += 1
      }
      source.prepare(for: segue, sender: nil)
      segue.perform()
      UIStoryboardSegue(identifier: nil, source: source, destination: destination).perform()
      expectTrue(calls == 1 && source.shouldPerformSegue(withIdentifier: "a", sender: nil))
      source.performSegue(withIdentifier: "details", sender: nil)
    }
    expectTrue(log.issues.count == 1 && log.issues.first?.message.contains("details") == true)
  }

  @Test func `a test can give an extension's controller what the app gives`() {
    final class Share: UIViewController {
      let context = NSExtensionContext()
      override var extensionContext: NSExtensionContext? { context }
    }
    let share = Share()
    let item = NSExtensionItem()
    item.attributedContentText = NSAttributedString(string: "note")
    share.context.inputItems = [item]
    let items = share.extensionContext?.inputItems as? [NSExtensionItem]
    expectEqual(items?.first?.attributedContentText?.string, "note")
    var isDone = false
    share.extensionContext?.completeRequest(returningItems: nil) { isDone = $0 }
    expectTrue(isDone && UIViewController().extensionContext == nil)
  }
}
