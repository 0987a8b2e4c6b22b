/// Controllers on a pile; the topmost is shown, below a bar.
///
/// The bar covers a part of the shown controller's view, which its safe area leaves out; its height is the environment's.
open class UINavigationController: UIViewController {
  private var pile: [UIViewController] = []
  public let navigationBar = UINavigationBar()

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  /// From the root to the topmost.
  open var viewControllers: [UIViewController] {
    get { pile }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { pile.last }
  open var visibleViewController: UIViewController? { pile.last }

  open var isNavigationBarHidden = false {
    didSet {
      navigationBar.isHidden = isNavigationBarHidden
      barsChanged()
    }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    var distinct: [UIViewController] = []
    for controller in viewControllers where !distinct.contains(where: { $0 === controller }) {
      distinct.append(controller)
    }
    if distinct.count < viewControllers.count {
      refuse(
        "All view controllers in a navigation controller must be distinct.",
        remedy: "Each is taken once, where it is first."
      )
    }
    change(to: distinct, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if viewController is UINavigationController {
      return refuse(
        "Pushing a navigation controller is not supported: \(type(of: viewController)).",
        remedy: "Push its controllers, or present it."
      )
    }
    if pile.contains(where: { $0 === viewController }) {
      return refuse(
        "Pushing the same view controller instance more than once is not supported: "
          + "\(type(of: viewController)).",
        remedy: "Pop to it instead."
      )
    }
    change(to: pile + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    if pile.count < 2 { return nil }
    let popped = pile.last
    change(to: pile.dropLast(), animated: animated)
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pile.first.flatMap { popToViewController($0, animated: animated) }
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let index = pile.firstIndex(where: { $0 === viewController }) else {
      refuse(
        "Tried to pop to a view controller that doesn't exist: \(type(of: viewController)).",
        remedy: "Push it first."
      )
      return nil
    }
    let popped = Array(pile[(index + 1)...])
    change(to: Array(pile[...index]), animated: animated)
    return popped
  }

  private func refuse(_ message: String, remedy: String) {
    environment.raise(
      LayoutIssue(
        .illegalItem,
        message,
        remedy: remedy,
        exceptionName: "NSInvalidArgumentException"
      )
    )
  }

  private func change(to new: [UIViewController], animated: Bool) {
    let old = pile
    pile = new
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    // What may not be inside was reported.
    pile.removeAll { $0.parent !== self }
    if isViewLoaded { show(pile.last, insteadOf: old.last, animated: animated) }
    for controller in old where !pile.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    barsChanged()
  }

  open override func loadView() {
    let container = ContainerView()
    container.layOutContent = { [weak self] in self?.layOutContent() }
    container.addSubview(navigationBar)
    view = container
    show(pile.last, insteadOf: nil, animated: false)
    barsChanged()
  }

  private var barHeight: CGFloat {
    isNavigationBarHidden ? 0 : environment.navigationBarHeight
  }

  private func barsChanged() {
    coverContent()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Tells the shown controller what the bar covers of its view.
  private func coverContent() {
    let top = topViewController
    let isBelow = top?.edgesForExtendedLayout.contains(.top) == true
    top?.barInsets.top = isBelow ? barHeight : 0
  }

  private func layOutContent() {
    coverContent()
    let (bounds, covered) = (view.bounds, view.safeAreaInsets.top)
    navigationBar.frame = CGRect(x: 0, y: covered, width: bounds.width, height: barHeight)
    guard let top = topViewController, top.view.superview === view else { return }
    let isBelow = top.edgesForExtendedLayout.contains(.top)
    let start = isBelow ? 0 : covered + barHeight
    // A tab bar around this controller covers the content, too.
    let isAbove = barInsets.bottom > 0 && !top.edgesForExtendedLayout.contains(.bottom)
    let end = bounds.height - (isAbove ? view.safeAreaInsets.bottom : 0)
    top.view.frame = CGRect(x: 0, y: start, width: bounds.width, height: end - start)
  }
}

/// The bar above a navigation controller's content. It draws nothing of its own.
open class UINavigationBar: UIView {
  /// No effect here.
  open var isTranslucent = true
  /// No effect here: the bar is as high as the environment says.
  open var prefersLargeTitles = false
  open var barTintColor: UIColor?
}
