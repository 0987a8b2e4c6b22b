/// Controllers beside each other, one of which is shown, above a bar.
///
/// The bar covers a part of the shown controller's view, which its safe area leaves out; its height above the window's own
/// safe area is the environment's.
open class UITabBarController: UIViewController {
  private var tabs: [UIViewController] = []
  private var selection = 0
  public let tabBar = UITabBar()

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let (old, shown) = (tabs, selectedViewController)
    tabs = viewControllers ?? []
    for controller in tabs where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    // What may not be inside was reported.
    tabs.removeAll { $0.parent !== self }
    selection = tabs.firstIndex { $0 === shown } ?? 0
    changed(from: shown, animated: animated)
    for controller in old where !tabs.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
  }

  /// Of the shown controller; one that does not exist is left out.
  open var selectedIndex: Int {
    get { selection }
    set {
      if !tabs.indices.contains(newValue) { return }
      let shown = selectedViewController
      selection = newValue
      changed(from: shown, animated: false)
    }
  }

  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(selection) ? tabs[selection] : nil }
    set {
      if let index = tabs.firstIndex(where: { $0 === newValue }) {
        selectedIndex = index
      } else if let newValue {
        environment.raise(
          LayoutIssue(
            .illegalItem,
            "Only a view controller in the tab bar controller's list of view controllers can be "
              + "selected: \(type(of: newValue)).",
            remedy: "Add it to viewControllers first.",
            exceptionName: "NSInvalidArgumentException"
          )
        )
      }
    }
  }

  private func changed(from old: UIViewController?, animated: Bool) {
    if isViewLoaded { show(selectedViewController, insteadOf: old, animated: animated) }
    barsChanged()
  }

  open override func loadView() {
    let container = ContainerView()
    container.layOutContent = { [weak self] in self?.layOutContent() }
    container.addSubview(tabBar)
    view = container
    show(selectedViewController, insteadOf: nil, animated: false)
    barsChanged()
  }

  private var barHeight: CGFloat { tabBar.isHidden ? 0 : environment.tabBarHeight }

  private func barsChanged() {
    coverContent()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Tells the shown controller what the bar covers of its view.
  private func coverContent() {
    let shown = selectedViewController
    let isBelow = shown?.edgesForExtendedLayout.contains(.bottom) == true
    shown?.barInsets.bottom = isBelow ? barHeight : 0
  }

  private func layOutContent() {
    coverContent()
    let (bounds, covered) = (view.bounds, view.safeAreaInsets.bottom)
    let height = barHeight + covered
    tabBar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    guard let shown = selectedViewController, shown.view.superview === view else { return }
    let isBelow = shown.edgesForExtendedLayout.contains(.bottom)
    shown.view.frame = CGRect(
      x: 0,
      y: 0,
      width: bounds.width,
      height: bounds.height - (isBelow ? 0 : height)
    )
  }
}

/// What a tab bar shows for a controller. Kept, without effect: the bar draws nothing.
open class UITabBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var tag: Int

  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
  }
}

/// The bar below a tab bar controller's content. It draws nothing of its own.
open class UITabBar: UIView {
  open var isTranslucent = true
  open var barTintColor: UIColor?
}
