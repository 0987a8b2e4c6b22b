/// A container with several controllers. It shows the view of the selected one, above a bar.
///
/// The bar covers a part of that view, which the view's safe area excludes. The environment sets
/// the height of the bar above the window's own safe area.
open class UITabBarController: UIViewController {
  private var tabs: [UIViewController] = []
  private var selection = 0
  /// The bar below the content.
  public let tabBar = UITabBar()

  /// The controllers, in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers. The selected one stays selected if it is among them; otherwise the
  /// first one is.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let (old, shown) = (tabs, selectedViewController)
    tabs = viewControllers ?? []
    for controller in tabs where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    // Controllers that cannot be children were reported.
    tabs.removeAll { $0.parent !== self }
    selection = tabs.firstIndex { $0 === shown } ?? 0
    changed(from: shown, animated: animated)
    for controller in old where !tabs.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
  }

  /// The index of the selected controller. An index out of range is ignored.
  open var selectedIndex: Int {
    get { selection }
    set {
      if !tabs.indices.contains(newValue) { return }
      let shown = selectedViewController
      selection = newValue
      changed(from: shown, animated: false)
    }
  }

  /// The controller whose view is shown; nil if there is none.
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

  /// Creates the view that contains the content and the bar.
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

  /// Updates the inset of the shown controller for the part of its view that the bar covers.
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

/// The content of a tab for one controller. It is stored without an effect: the bar draws nothing.
open class UITabBarItem: UIBarItem {
  /// The standard meanings of a tab.
  nonisolated public enum SystemItem: Int, Sendable {
    /// More tabs.
    case more = 0
    /// Favourites.
    case favorites = 1
    /// Featured content.
    case featured = 2
    /// The best content.
    case topRated = 3
    /// Recent content.
    case recents = 4
    /// Contacts.
    case contacts = 5
    /// What happened.
    case history = 6
    /// Bookmarks.
    case bookmarks = 7
    /// Searching.
    case search = 8
    /// Downloads.
    case downloads = 9
    /// The latest content.
    case mostRecent = 10
    /// The content that is seen most.
    case mostViewed = 11
  }

  /// The image of the tab while it is selected; nil for the same image.
  open var selectedImage: UIImage?
  /// The text of the badge; nil for none.
  open var badgeValue: String?
  /// The colour of the badge; nil for the usual one.
  open var badgeColor: UIColor?

  /// Creates an item with a title, an image and a number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates an item with a title, an image, and an image for the selected tab.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// Creates an item with a standard meaning and a number. The meaning is not stored, since nothing
  /// is drawn.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.tag = tag
  }
}

/// The bar below the content of a tab bar controller. It draws nothing of its own.
open class UITabBar: UIView {
  /// Whether the bar is translucent. Has no effect here.
  open var isTranslucent = true
  /// The colour of the bar's background. Has no effect here.
  open var barTintColor: UIColor?
}
