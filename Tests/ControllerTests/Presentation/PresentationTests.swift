import AutoLayout
import Expectations
import PlumbTesting
import Testing

@Suite struct PresentationTests {
  /// A controller that writes down its appearances.
  class Page: UIViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { log.add("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { log.add("\(name) did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.add("\(name) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.add("\(name) did disappear") }
  }

  final class Log {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
  }

  private let log = Log()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root: Page
  private let sheet: Page

  init() {
    (root, sheet) = (Page("root", log), Page("sheet", log))
    window.windowSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = root
    window.makeKeyAndVisible()
    log.lines = []
  }

  private var pad: UIWindow {
    let pad = LayoutEnvironment.current.with {
      $0.horizontalSizeClass = .regular
    } run: {
      UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
    }
    pad.rootViewController = root
    pad.makeKeyAndVisible()
    return pad
  }

  private func frame(_ controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }

  @Test func `a sheet leaves the top of the window free, and the presenter visible`() {
    root.present(sheet, animated: true) { [log] in log.add("presented") }
    expectEqual(log.lines, ["sheet will appear", "sheet did appear", "presented"])
    expectEqual(frame(sheet), CGRect(x: 0, y: 57, width: 390, height: 787))
    expectTrue(root.presentedViewController === sheet)
    expectTrue(sheet.presentingViewController === root)
    expectTrue(root.view.window === window)
    log.lines = []
    sheet.dismiss(animated: true) { [log] in log.add("dismissed") }
    expectEqual(log.lines, ["sheet will disappear", "sheet did disappear", "dismissed"])
    expectTrue(root.presentedViewController == nil)
    expectTrue(sheet.view.superview == nil)
    expectEqual(window.subviews, [root.view])
  }

  @Test func `full screen removes the presenter's view until the dismissal`() {
    sheet.modalPresentationStyle = .fullScreen
    root.present(sheet, animated: false)
    expectEqual(
      log.lines,
      [
        "root will disappear", "sheet will appear", "root did disappear", "sheet did appear",
      ]
    )
    expectEqual(frame(sheet), window.bounds)
    expectTrue(root.view.superview == nil)
    window.frame.size = CGSize(width: 844, height: 390)
    log.lines = []
    root.dismiss(animated: false)
    expectEqual(
      log.lines,
      [
        "sheet will disappear", "root will appear", "sheet did disappear", "root did appear",
      ]
    )
    expectEqual(frame(root), window.bounds)
    expectTrue(root.view.superview === window)
  }

  @Test func `the presented view follows the size of the window`() {
    root.present(sheet, animated: false)
    window.frame.size = CGSize(width: 500, height: 600)
    window.layoutIfNeeded()
    expectEqual(frame(sheet), CGRect(x: 0, y: 57, width: 500, height: 543))
  }

  @Test func `a sheet has the height of its detent`() {
    sheet.sheetPresentationController?.detents = [
      .medium(), .custom { $0.maximumDetentValue - 100 },
    ]
    root.present(sheet, animated: false)
    expectEqual(frame(sheet), CGRect(x: 0, y: 450.5, width: 390, height: 393.5))
    sheet.sheetPresentationController?.selectedDetentIdentifier = .init("custom")
    window.layoutIfNeeded()
    expectEqual(frame(sheet), CGRect(x: 0, y: 157, width: 390, height: 687))
  }

  @Test func `in regular width sheets are in the middle`() {
    let pad = pad
    sheet.modalPresentationStyle = .formSheet
    root.present(sheet, animated: false)
    expectEqual(frame(sheet), CGRect(x: 242, y: 74, width: 540, height: 620))
    sheet.preferredContentSize = CGSize(width: 300, height: 200)
    pad.layoutIfNeeded()
    expectEqual(
      sheet.presentationController?.frameOfPresentedViewInContainerView,
      CGRect(x: 362, y: 284, width: 300, height: 200)
    )
  }

  @Test func `a popover is beside its source in regular width, and a sheet in compact width`() {
    sheet.modalPresentationStyle = .popover
    sheet.preferredContentSize = CGSize(width: 200, height: 100)
    let source = UIView(frame: CGRect(x: 100, y: 80, width: 40, height: 20))
    root.view.addSubview(source)
    sheet.popoverPresentationController?.sourceView = source
    root.present(sheet, animated: false)
    expectEqual(frame(sheet), CGRect(x: 0, y: 57, width: 390, height: 787))
    root.dismiss(animated: false)
    let pad = pad
    sheet.modalPresentationStyle = .automatic
    sheet.modalPresentationStyle = .popover
    let popover = sheet.popoverPresentationController
    popover?.sourceView = source
    root.present(sheet, animated: false)
    // Below the middle of the source, and 10 points from the edge at least.
    expectEqual(frame(sheet), CGRect(x: 20, y: 113, width: 200, height: 100))
    expectEqual(popover?.arrowDirection, .up)
    popover?.permittedArrowDirections = [.left, .down]
    popover?.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
    pad.layoutIfNeeded()
    expectEqual(frame(sheet), CGRect(x: 123, y: 35, width: 200, height: 100))
    expectEqual(popover?.arrowDirection, .left)
  }

  @Test func `the delegate of a popover prepares it before it is placed`() {
    final class Helper: NSObject, UIPopoverPresentationControllerDelegate {
      var source: UIView?
      func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
        popover.sourceView = source
      }
    }
    let (pad, helper) = (pad, Helper())
    helper.source = UIView(frame: CGRect(x: 100, y: 80, width: 40, height: 20))
    root.view.addSubview(helper.source!)
    sheet.modalPresentationStyle = .popover
    sheet.preferredContentSize = CGSize(width: 200, height: 100)
    sheet.popoverPresentationController?.delegate = helper
    root.present(sheet, animated: false)
    expectEqual(frame(sheet), CGRect(x: 20, y: 113, width: 200, height: 100))
    withExtendedLifetime(pad) {}
  }

  @Test func `a child presents through its container, and can dismiss it`() {
    let (navigation, child, inner) = (
      UINavigationController(rootViewController: root), Page("child", log), Page("inner", log)
    )
    window.rootViewController = navigation
    navigation.pushViewController(child, animated: false)
    let presented = UINavigationController(rootViewController: inner)
    child.present(presented, animated: false)
    expectTrue(navigation.presentedViewController === presented)
    expectTrue(child.presentedViewController === presented)
    expectTrue(inner.presentingViewController === navigation)
    inner.dismiss(animated: false)
    expectTrue(navigation.presentedViewController == nil)
    child.present(Page("again", log), animated: false)
    child.dismiss(animated: false)
    expectTrue(navigation.presentedViewController == nil)
    expectTrue(navigation.topViewController === child)
  }

  @Test func `a presented controller presents another one, and all are dismissed together`() {
    let second = Page("second", log)
    root.present(sheet, animated: false)
    sheet.present(second, animated: false)
    expectTrue(second.presentingViewController === sheet)
    root.dismiss(animated: false)
    expectTrue(sheet.presentedViewController == nil && root.presentedViewController == nil)
    expectEqual(window.subviews, [root.view])
  }

  @Test func `a context covers its controller only`() {
    let child = Page("child", log)
    child.definesPresentationContext = true
    root.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
    root.view.addSubview(child.view)
    sheet.modalPresentationStyle = .overCurrentContext
    child.present(sheet, animated: false)
    expectEqual(frame(sheet), CGRect(x: 0, y: 0, width: 390, height: 400))
    expectTrue(sheet.presentingViewController === child)
  }

  @Test func `presentations that cannot be are reported, and change nothing`() {
    let (_, issues) = collectingIssues {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let (root, one, two) = (UIViewController(), UIViewController(), UITableViewController())
      root.loadViewIfNeeded()
      root.present(one, animated: false)
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.present(root, animated: false)
      root.present(one, animated: false)
      root.present(two, animated: false)
      root.present(one, animated: false)
      expectTrue(root.presentedViewController === one)
      two.dismiss(animated: false)
      root.dismiss(animated: false)
      root.dismiss(animated: false)
      expectEqual(window.subviews, [root.view])
    }
    expectEqual(
      issues.map(\.message),
      [
        "UIViewController presents UIViewController, but its view is in no window; nothing is "
          + "presented.",
        "UIViewController cannot present itself.",
        "UIViewController presents UITableViewController, but UIViewController is already "
          + "presenting UIViewController; nothing is presented.",
        "UIViewController is already presented, or inside of another controller; it is not "
          + "presented again.",
      ]
    )
  }

  @Test func `nothing is left of a presentation whose window is gone`() {
    weak var weakly: Page?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      let page = Page("page", log)
      weakly = page
      page.sheetPresentationController?.detents = [.medium()]
      window.rootViewController?.present(page, animated: false)
    }
    expectTrue(weakly == nil)
  }

  /// A half-height panel with an animation of half a second.
  final class Panel: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }
  }

  final class Transition: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Panel(presentedViewController: presented, presenting: presenting)
    }
    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.5 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let isIn = context.view(forKey: .to) != nil
      guard let view = context.view(forKey: isIn ? .to : .from),
        let controller = context.viewController(forKey: isIn ? .to : .from)
      else { return context.completeTransition(false) }
      let below = CGAffineTransform(translationX: 0, y: 100)
      if isIn {
        view.frame = context.finalFrame(for: controller)
        view.transform = below
        context.containerView.addSubview(view)
      }
      UIView.animate(withDuration: 0.5) {
        view.transform = isIn ? .identity : below
      } completion: {
        context.completeTransition($0)
      }
    }
  }

  @Test func `a custom presentation has its frame and its animation`() {
    let clock = AnimationClock()
    LayoutEnvironment.current.with {
      $0.animationClock = clock
    } run: {
      let (log, transition) = (Log(), Transition())
      let (root, sheet) = (Page("root", log), Page("sheet", log))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
      window.rootViewController = root
      window.makeKeyAndVisible()
      log.lines = []
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = transition
      root.present(sheet, animated: true) { log.add("presented") }
      expectEqual(log.lines, ["sheet will appear"])
      expectTrue(sheet.isBeingPresented)
      clock.advance(by: 0.6)
      expectEqual(log.lines, ["sheet will appear", "sheet did appear", "presented"])
      expectEqual(sheet.view.frame, CGRect(x: 0, y: 200, width: 200, height: 200))
      expectTrue(!sheet.isBeingPresented)
      root.dismiss(animated: true)
      expectTrue(sheet.isBeingDismissed && sheet.view.superview != nil)
      clock.advance(by: 0.6)
      expectTrue(sheet.view.superview == nil && root.presentedViewController == nil)
    }
  }

  @Test func `a controller cannot present the one that presents it`() {
    let issues = LayoutIssueLog()
    LayoutEnvironment.current.with {
      $0.report = issues.append
    } run: {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let (root, first, second) = (UIViewController(), UIViewController(), UIViewController())
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.present(first, animated: false)
      first.present(second, animated: false)
      second.present(root, animated: false)
      expectTrue(root.presentingViewController == nil && second.presentedViewController == nil)
      root.dismiss(animated: false)
      expectTrue(root.presentedViewController == nil)
    }
    expectEqual(
      issues.issues.map(\.message),
      [
        "UIViewController presents UIViewController, or presents a controller that does; "
          + "UIViewController cannot present it."
      ]
    )
  }

  @Test func `a presentation from a sheet covers the window, and not the sheet`() {
    let (alert, page) = (
      UIAlertController(title: "Title", message: nil, preferredStyle: .alert), UIViewController()
    )
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    sheet.sheetPresentationController?.detents = [.medium()]
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    let place = sheet.view.frame
    expectTrue(place.minY > 400)
    sheet.present(alert, animated: false)
    window.layoutIfNeeded()
    expectEqual(alert.view.convert(alert.view.bounds, to: window).midY, 422)
    alert.dismiss(animated: false)
    page.modalPresentationStyle = .fullScreen
    sheet.present(page, animated: false)
    window.layoutIfNeeded()
    expectEqual(page.view.convert(page.view.bounds, to: window), window.bounds)
    expectTrue(sheet.view.superview == nil)
    page.dismiss(animated: false)
    window.layoutIfNeeded()
    expectTrue(sheet.view.frame == place && sheet.view.superview != nil)
    sheet.present(UIViewController(), animated: false)
    root.dismiss(animated: false)
    window.layoutIfNeeded()
    expectTrue(window.subviews.count == 1 && sheet.view.superview == nil)
  }
}
