/// A container with a stack of controllers. It shows the view of the topmost one, below a bar.
///
/// The bar covers a part of that view, which the view's safe area excludes. The environment sets
/// the height of the bar, to which that of a search bar is added. A toolbar covers the bottom of the
/// view, if it is not hidden.
open class UINavigationController: UIViewController {
  private var pile: [UIViewController] = []
  /// Whether a controller on the stack hid the bar of a surrounding tab bar controller when the stack
  /// changed last.
  private(set) var hidesBottomBar = false
  /// The bar above the content.
  public let navigationBar: UINavigationBar
  /// The object that is notified of the controllers that are shown. It is not retained.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar below the content, with the items of the topmost controller.
  open private(set) lazy var toolbar: UIToolbar! = toolbarClass?.init() ?? UIToolbar()
  private var toolbarClass: UIToolbar.Type?
  /// Whether the bar below the content is hidden. By default true.
  open var isToolbarHidden = true {
    didSet {
      if isToolbarHidden == oldValue { return }
      toolbar.isHidden = isToolbarHidden
      barsChanged()
    }
  }
  /// Hides or shows the bar below the content at once, whether animated or not.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// The gesture that goes back to the controller below. It is attached to no view, so that it never
  /// begins.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    recognizer.edges = .left
    return recognizer
  }()

  /// The outlets of the class and its superclass.
  open override class var outletTable: OutletTable {
    super.outletTable.adding(
      Outlet("delegate") { (object: UINavigationController, value) in object.delegate = value }
    )
  }

  /// Creates a navigation controller with one controller on its stack.
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  /// Creates a navigation controller with an empty stack, whose bars are of the app's classes.
  ///
  /// - Parameters:
  ///   - navigationBarClass: A subclass of `UINavigationBar`; nil for `UINavigationBar`.
  ///   - toolbarClass: A subclass of `UIToolbar`; nil for `UIToolbar`.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar = (navigationBarClass as? UINavigationBar.Type)?.init() ?? UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    self.toolbarClass = toolbarClass as? UIToolbar.Type
  }

  /// Creates a navigation controller with an empty stack. The arguments are ignored, since nib
  /// files are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a navigation controller with an empty stack; archives are not read.
  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar()
    super.init(coder: coder)
  }

  /// The controllers on the stack, from the root to the topmost.
  open var viewControllers: [UIViewController] {
    get { pile }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The topmost controller, whose view is shown.
  open var topViewController: UIViewController? { pile.last }
  /// The controller whose view is shown: the topmost one.
  open var visibleViewController: UIViewController? { pile.last }

  /// Whether the bar is hidden. A hidden bar covers nothing.
  open var isNavigationBarHidden = false {
    didSet {
      navigationBar.isHidden = isNavigationBarHidden
      barsChanged()
    }
  }

  /// Hides or shows the bar at once, whether animated or not.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Replaces the controllers on the stack. A controller that occurs repeatedly is reported, and
  /// kept at its first position only.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    var distinct: [UIViewController] = []
    for controller in viewControllers where !distinct.contains(where: { $0 === controller }) {
      distinct.append(controller)
    }
    if distinct.count < viewControllers.count {
      refuse(
        "All view controllers in a navigation controller must be distinct.",
        remedy: "Each controller is used once, at its first position."
      )
    }
    change(to: distinct, animated: animated)
  }

  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Puts a controller on top of the stack. A navigation controller, or a controller that is on the
  /// stack already, is reported and ignored.
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

  /// Removes the topmost controller and returns it; returns nil if only the root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    if pile.count < 2 { return nil }
    let popped = pile.last
    change(to: pile.dropLast(), animated: animated)
    return popped
  }

  /// Removes all controllers above the root and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pile.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Removes all controllers above the given one and returns them. A controller that is not on the
  /// stack is reported; the call then returns nil.
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
    // Controllers that cannot be children were reported.
    pile.removeAll { $0.parent !== self }
    hidesBottomBar = pile.contains { $0.hidesBottomBarWhenPushed }
    tabBarController?.barsChanged()
    for controller in old where !pile.contains(where: { $0 === controller }) {
      controller.isLeavingParent = true
    }
    if isViewLoaded { showTop(insteadOf: old.last, animated: animated) }
    for controller in old where !pile.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    barsChanged()
  }

  /// Creates the view that contains the bar and the content.
  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.layOutContent = { [weak self] in self?.layOutContent() }
    container.addSubview(navigationBar)
    view = container
    showTop(insteadOf: nil, animated: false)
    barsChanged()
  }

  private func showTop(insteadOf old: UIViewController?, animated: Bool) {
    guard let top = pile.last, top !== old else {
      return show(pile.last, insteadOf: old, animated: animated)
    }
    let transition = animated ? ImmediateTransition(in: view, from: old, to: top) : nil
    self.transition = transition
    delegate?.navigationController(self, willShow: top, animated: animated)
    show(top, insteadOf: old, animated: animated)
    self.transition = nil
    transition?.end()
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  /// The height of the bar without the search bar.
  private var titleHeight: CGFloat {
    if let search = shownSearch, search.isActive, search.hidesNavigationBarDuringPresentation {
      return 0
    }
    if isNavigationBarHidden { return 0 }
    return environment.navigationBarHeight + (hasLargeTitle ? ControlMetrics.largeTitleHeight : 0)
  }

  /// Whether the title of the topmost controller is large. `automatic` stands for the mode of the
  /// controller below; in a root it stands for a large title.
  private var hasLargeTitle: Bool {
    if !navigationBar.prefersLargeTitles || pile.isEmpty { return false }
    if traitCollection.verticalSizeClass == .compact { return false }
    let modes = pile.reversed().lazy.map(\.navigationItem.largeTitleDisplayMode)
    return modes.first { $0 != .automatic } != .never
  }

  private var barHeight: CGFloat {
    titleHeight + (shownSearch == nil ? 0 : ControlMetrics.navigationSearchHeight)
  }

  private var toolbarHeight: CGFloat { isToolbarHidden ? 0 : ControlMetrics.toolbarHeight }

  func barsChanged() {
    navigationBar.owner = self
    coverContent()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Updates the insets of the shown controller for the parts of its view that the bars cover.
  private func coverContent() {
    updateSearch()
    guard let top = topViewController else { return }
    top.navigationItem.owner = self
    navigationBar.setNeedsLayout()
    let edges = top.edgesForExtendedLayout
    top.barInsets.top = edges.contains(.top) ? barHeight : 0
    top.barInsets.bottom = edges.contains(.bottom) ? toolbarHeight : 0
    shownSearch?.barInsets = top.barInsets
    updateToolbar(top)
  }

  private func updateToolbar(_ top: UIViewController) {
    if isToolbarHidden { return }
    toolbar.items = top.toolbarItems
    if let view = viewIfLoaded, toolbar.superview !== view { view.addSubview(toolbar) }
  }

  private func layOutContent() {
    coverContent()
    let (bounds, covered) = (view.bounds, view.safeAreaInsets)
    navigationBar.frame = CGRect(x: 0, y: covered.top, width: bounds.width, height: barHeight)
    shownSearch?.searchBar.frame = CGRect(
      x: 0,
      y: titleHeight,
      width: bounds.width,
      height: ControlMetrics.navigationSearchHeight
    )
    if !isToolbarHidden {
      toolbar.frame = CGRect(
        x: 0,
        y: bounds.height - covered.bottom - toolbarHeight,
        width: bounds.width,
        height: toolbarHeight
      )
    }
    guard let top = topViewController, top.view.superview === view else { return }
    let isBelow = top.edgesForExtendedLayout.contains(.top)
    let start = isBelow ? 0 : covered.top + barHeight
    // A tab bar of a surrounding container covers the content as well.
    let isAbove =
      (barInsets.bottom > 0 || !isToolbarHidden)
      && !top.edgesForExtendedLayout.contains(.bottom)
    let end = bounds.height - (isAbove ? covered.bottom + toolbarHeight : 0)
    top.view.frame = CGRect(x: 0, y: start, width: bounds.width, height: end - start)
    if let cover = shownSearch?.viewIfLoaded, cover.superview === view {
      cover.frame = top.view.frame
    }
  }

  // MARK: Search

  /// The search controller whose search bar is in the navigation bar.
  private var shownSearch: UISearchController?

  /// Called after a search began or ended, or shows its results.
  func searchChanged() { barsChanged() }

  /// Puts the search bar of the shown controller into the navigation bar, and covers the content while
  /// its search is active.
  private func updateSearch() {
    let search = isNavigationBarHidden ? nil : topViewController?.navigationItem.searchController
    if shownSearch == nil && search == nil { return }
    if search !== shownSearch {
      if let old = shownSearch {
        if old.searchBar.superview === navigationBar { old.searchBar.removeFromSuperview() }
        uncover(old)
        old.host = nil
      }
      shownSearch = search
      search?.host = self
    }
    guard let search, let view = viewIfLoaded else { return }
    if search.searchBar.superview !== navigationBar { navigationBar.addSubview(search.searchBar) }
    if !search.isActive { return uncover(search) }
    if search.parent !== self {
      addChild(search)
      search.didMove(toParent: self)
    }
    guard let cover = search.view, cover.superview !== view else { return }
    cover.translatesAutoresizingMaskIntoConstraints = true
    cover.frame = topViewController?.viewIfLoaded?.frame ?? view.bounds
    view.insertSubview(cover, belowSubview: navigationBar)
  }

  private func uncover(_ search: UISearchController) {
    if search.parent !== self { return }
    search.willMove(toParent: nil)
    search.viewIfLoaded?.removeFromSuperview()
    search.removeFromParent()
  }
}

/// An object that is notified of the controllers that a navigation controller shows. All methods
/// have default implementations.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UINavigationControllerDelegate: AnyObject {
  /// Called before a controller's view is shown.
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )
  /// Called after a controller's view was shown.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )
  /// Returns the object that animates the transition between two controllers; by default nil. Not
  /// called: the views change at once.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that follows the user's finger in a transition; by default nil. Not called.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the orientations of the controllers; by default all but upside down. Not called.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  /// Returns the orientation in which the controller is presented; by default upright. Not called.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}

extension UINavigationController {
  /// The changes of a stack of controllers.
  nonisolated public enum Operation: Int, Sendable {
    /// None.
    case none = 0
    /// A controller comes on top.
    case push = 1
    /// The topmost controllers go.
    case pop = 2
  }

  /// The seconds in which bars come and go: 0.2. Here they change at once.
  nonisolated public static let hideShowBarDuration: CGFloat = 0.2
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Returns nil.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns all orientations but upside down.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
  /// Returns the upright one.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { .portrait }
}

/// The bar above the content of a navigation controller. It shows the title view and the search bar of
/// the topmost item, and draws nothing of its own.
open class UINavigationBar: UIView, UIBarPositioning {
  /// The place of the bar: at the top.
  open var barPosition: UIBarPosition { .top }
  /// Whether the bar is translucent. Has no effect here.
  open var isTranslucent = true
  /// Whether the bar is higher to show large titles. It does not become lower when content scrolls.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { owner?.barsChanged() } }
  }
  /// The colour of the bar's background. Has no effect here.
  open var barTintColor: UIColor?
  /// The attributes of the title. Stored without an effect here.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of the large title. Stored without an effect here.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the bar's shadow. Stored without an effect here.
  open var shadowImage: UIImage?
  /// The standard colours of the bar. Stored without an effect here.
  open var barStyle = UIBarStyle.default
  /// The image beside the back button. Stored without an effect here.
  open var backIndicatorImage: UIImage?
  /// The mask of ``backIndicatorImage`` during a transition. Stored without an effect here.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// How the bar is drawn. Stored without an effect here.
  open var standardAppearance = UINavigationBarAppearance()
  /// How the low bar of a phone in landscape is drawn. Stored without an effect here.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar is drawn above the start of scrolled content. Stored without an effect here.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How the low bar is drawn above the start of scrolled content. Stored without an effect here.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// Sets the image of the background. Stored without an effect here.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }

  /// Returns the image of the background.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  /// Sets the image of the background. Stored without an effect here, one for all positions.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { backgroundImages[barMetrics] = backgroundImage }

  /// Returns the image of the background.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  /// The navigation controller whose bar this is.
  weak var owner: UINavigationController?
  private var ownItems: [UINavigationItem]?

  /// The items of the bar, from the root to the topmost: in a navigation controller those of the
  /// controllers on its stack, where setting them does nothing.
  open var items: [UINavigationItem]? {
    get { owner?.viewControllers.map(\.navigationItem) ?? ownItems }
    set { ownItems = newValue }
  }
  /// Sets ``items``, whether animated or not.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Adds an item at the top. In a navigation controller it does nothing.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Removes the topmost item and returns it. In a navigation controller it does nothing.
  open func popItem(animated: Bool) -> UINavigationItem? {
    let popped = owner == nil ? items?.last : nil
    if popped != nil { items?.removeLast() }
    return popped
  }
  private weak var shownTitleView: UIView?

  /// Shows the title view of the topmost item in the middle of the bar.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let view = topItem?.titleView
    if shownTitleView !== view, shownTitleView?.superview === self {
      shownTitleView?.removeFromSuperview()
    }
    shownTitleView = view
    guard let view else { return }
    if view.superview !== self { addSubview(view) }
    var size = view.bounds.size
    if !view.translatesAutoresizingMaskIntoConstraints || size == .zero {
      size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    size.width = min(size.width, max(0, bounds.width - 2 * directionalLayoutMargins.leading))
    // Without a mask the view would have no constraints on its place.
    if !view.translatesAutoresizingMaskIntoConstraints {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = []
    }
    let height = min(bounds.height, environment.navigationBarHeight)
    let frame = CGRect(
      x: (bounds.width - size.width) / 2,
      y: (height - size.height) / 2,
      width: size.width,
      height: size.height
    )
    if view.frame != frame { view.frame = frame }
  }

  /// The topmost item, which the bar shows.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the topmost one, to which the back button leads.
  open var backItem: UINavigationItem? { items?.dropLast().last }
}
