import AutoLayout
import PlumbTesting
import Testing

@Suite struct UIViewControllerTests {
  private final class Writing: UIViewController {
    var lines: [String] = []
    override func viewDidLoad() { lines.append("did load") }
    override func viewWillAppear(_ animated: Bool) { lines.append("will appear") }
    override func viewDidLayoutSubviews() { lines.append("did layout") }
    override func viewDidAppear(_ animated: Bool) { lines.append("did appear") }
  }

  @Test func `a window that is shown tells its controller`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = Writing()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.lines == ["did load", "will appear", "did layout", "did appear"])
    #expect(controller.view.frame == window.bounds)
  }

  @Test func `a view that is asked for while it is loaded is a plain one`() {
    final class Hasty: UIViewController {
      override func loadView() { view.backgroundColor = .red }
    }
    #expect(Hasty().view.backgroundColor == .red)
  }

  @Test func `a controller cannot be inside of itself`() {
    let issues = collectingIssues {
      let (a, b) = (UIViewController(), UIViewController())
      a.loadViewIfNeeded()
      a.addChild(b)
      b.loadViewIfNeeded()
      b.addChild(a)
      a.addChild(a)
      #expect(a.children == [b])
      #expect(a.parent == nil)
    }.issues
    #expect(issues.map(\.kind) == [.illegalItem, .illegalItem])
  }
}
