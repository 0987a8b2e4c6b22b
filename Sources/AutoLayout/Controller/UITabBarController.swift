/// A container with several controllers. It shows the view of the selected one, above a bar.
///
/// The bar covers a part of that view, which the view's safe area excludes. The environment sets
/// the height of the bar above the window's own safe area.
open class UITabBarController: UIViewController {
  private var tabs: [UIViewController] = []
  private var selection = 0
  /// The bar below the content. Its items are those of the controllers.
  public let tabBar = UITabBar()
  /// The object that is notified of the tabs that the user selects. It is not retained. Not called
  /// here: the bar draws nothing that could be touched.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The outlets of the class and its superclass.
  open override class var outletTable: OutletTable {
    super.outletTable.adding(
      Outlet("delegate") { (object: UITabBarController, value) in object.delegate = value }
    )
  }

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
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.layOutContent = { [weak self] in self?.layOutContent() }
    container.addSubview(tabBar)
    view = container
    show(selectedViewController, insteadOf: nil, animated: false)
    barsChanged()
  }

  /// Whether a controller of the selected navigation controller hides the bar.
  private var isBarAway: Bool {
    (selectedViewController as? UINavigationController)?.hidesBottomBar == true
  }

  private var barHeight: CGFloat {
    tabBar.isHidden || isBarAway ? 0 : environment.tabBarHeight
  }

  func barsChanged() {
    tabBar.setItems(tabs.map(\.tabBarItem), animated: false)
    tabBar.selectedItem = selectedViewController?.tabBarItem
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
    tabBar.frame = CGRect(
      x: 0,
      y: bounds.height - (isBarAway ? 0 : height),
      width: bounds.width,
      height: isBarAway ? environment.tabBarHeight + covered : height
    )
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

  /// How the bar is drawn while the tab is selected. Stored without an effect here.
  open var standardAppearance: UITabBarAppearance?
  /// How the bar is drawn below the end of scrolled content while the tab is selected. Stored without
  /// an effect here.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The distance of the title from its place. Stored without an effect here.
  open var titlePositionAdjustment = UIOffset.zero

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
  /// The outlets of the class and its superclass.
  open override class var outletTable: OutletTable {
    super.outletTable.adding(
      Outlet("delegate") { (object: UITabBar, value) in object.delegate = value }
    )
  }

  /// The items of the bar, in the order of the tabs.
  open var items: [UITabBarItem]? {
    didSet {
      let isThere = items?.contains { $0 === selectedItem } == true
      if !isThere { selectedItem = nil }
    }
  }
  /// The item of the selected tab.
  open var selectedItem: UITabBarItem?
  /// The object that is notified of the items that the user selects. It is not retained. Not called
  /// here: the bar draws nothing that could be touched.
  open weak var delegate: (any UITabBarDelegate)?
  /// Whether the bar is translucent. Has no effect here.
  open var isTranslucent = true
  /// The colour of the bar's background. Has no effect here.
  open var barTintColor: UIColor?
  /// The colour of the items that are not selected. Stored without an effect here.
  open var unselectedItemTintColor: UIColor?
  /// The standard colours of the bar. Stored without an effect here.
  open var barStyle = UIBarStyle.default
  /// The image of the background. Stored without an effect here.
  open var backgroundImage: UIImage?
  /// The image of the bar's shadow. Stored without an effect here.
  open var shadowImage: UIImage?
  /// The image behind the selected item. Stored without an effect here.
  open var selectionIndicatorImage: UIImage?
  /// How the bar is drawn. Stored without an effect here.
  open var standardAppearance = UITabBarAppearance()
  /// How the bar is drawn below the end of scrolled content. Stored without an effect here.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// Sets ``items``, whether animated or not.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
}

/// An object that is notified of the items that the user selects.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UITabBarDelegate: AnyObject {
  /// Called after the user selected an item. Not called here.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// An object that is notified of the tabs that the user selects. All methods have default
/// implementations.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns whether the user may select a tab; by default true. Not called here.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called after the user selected a tab. Not called here.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
}

extension UITabBarControllerDelegate {
  /// Returns true.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}
}
