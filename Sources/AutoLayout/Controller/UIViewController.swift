/// The owner of a view: it creates the view, and is notified of its layout and appearance.
open class UIViewController: UIResponder {
  private(set) var loadedView: UIView?
  private var isLoading = false
  package final var associations: [UnsafeRawPointer: Any]?

  /// The name of the nib from which the view is loaded; nil for none, or for that with the name of the
  /// class.
  open private(set) var nibName: String?
  /// The bundle in whose resources the nib is searched first.
  open private(set) var nibBundle: Bundle?
  /// The storyboard from which the controller was created; nil for other controllers.
  open var storyboard: UIStoryboard? { origin?.storyboard }
  /// The part of the storyboard from which the controller was created; nil for other controllers.
  package final var origin: StoryboardOrigin?

  /// The title of the controller, which its navigation item shows.
  open var title: String? { didSet { navigationItem.title = title } }
  /// The content of the navigation bar for the controller.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// The items of the toolbar of a navigation controller while the controller is the topmost one.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.barsChanged() }
  }
  /// Sets ``toolbarItems`` at once, whether animated or not.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// The content of the controller's tab.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

  /// The outlets of the class and its superclass.
  open override class var outletTable: OutletTable {
    super.outletTable.adding(
      Outlet("view") { (object: UIViewController, value) in object.view = value }
    )
  }

  /// Creates a controller whose view is loaded at the first access: from a nib if its name is given, or
  /// if there is a nib with the name of the class. See ``UINib``.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// Creates a controller whose view is loaded at the first access.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates the controller of a storyboard. With another coder this is like `init()`, since archives
  /// are not read.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.decode(self)
  }

  /// The controller's view, loaded at the first access.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The controller's view; nil if it is not loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view, and calls ``viewDidLoad()``, unless it is loaded.
  open func loadViewIfNeeded() {
    if loadedView != nil { return }
    if isLoading {
      // An override of `loadView()` read the view before it set one.
      view = emptyView()
      return
    }
    isLoading = true
    loadView()
    isLoading = false
    if loadedView == nil {
      view = emptyView()
      environment.raise(
        LayoutIssue(
          .illegalItem,
          "loadView() of \(type(of: self)) did not set view; an empty view is used.",
          remedy: "Set view in loadView(), or do not override loadView()."
        )
      )
    }
    viewDidLoad()
  }

  /// Creates the view. An override sets ``view`` and does not call super. By default the view is that of
  /// the storyboard or nib, or else a plain `UIView` of the size of the screen, which follows the size
  /// of its superview.
  open func loadView() {
    if loadNib() { return }
    if nibName == nil { raiseWithoutNib() }
    view = emptyView()
  }

  private func emptyView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// Called after the view was loaded. Does nothing by default.
  open func viewDidLoad() {}

  /// Called in the update pass to change constraints as a batch, before layout. An override calls
  /// super last. (Rules 8.06, 8.07.)
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  /// Called before the view's `layoutSubviews()`. Does nothing by default.
  open func viewWillLayoutSubviews() {}
  /// Called after the view's `layoutSubviews()`. Does nothing by default.
  open func viewDidLayoutSubviews() {}
  /// Called after the view's safe area changed. Does nothing by default.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the view's margins changed. Does nothing by default.
  open func viewLayoutMarginsDidChange() {}

  /// The traits of the view, or those of the container while the view is not loaded.
  open var traitCollection: UITraitCollection { effectiveTraits }

  /// Called after an override changed the traits. The traits of the environment do not change. Does
  /// nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The functions that are called after changes of traits.
  override var traitObservations: [TraitObservation] {
    get { storedTraitObservations }
    set { storedTraitObservations = newValue }
  }
  private var storedTraitObservations: [TraitObservation] = []
  /// The traits that override those of the container and the environment.
  var overriddenTraits: UITraitCollection?

  /// The style of the status bar that the controller prefers. By default the default style.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the controller prefers no status bar. By default false.
  open var prefersStatusBarHidden: Bool { false }
  /// How the controller prefers the status bar to come and go. By default it fades.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that is asked for the style of the status bar. By default nil.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that is asked whether there is a status bar. By default nil.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Has no effect: the host asks when it draws.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether the controller prefers no home indicator. By default false.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Has no effect.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges at which the controller's gestures come before the system's. By default none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The orientations that the controller supports. By default all but upside down, on a pad all.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// The orientation in which the controller is presented best. By default upright.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the controller turns with the device. By default true.
  open var shouldAutorotate: Bool { true }
  /// Has no effect.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Overrides traits for a child and everything inside of it; nil removes the override.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    childViewController.overrideTraits(collection)
  }

  /// Returns the traits that override those of this controller for a child; nil if there are none.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.overriddenTraits
  }

  // MARK: Editing

  private var isInEditingMode = false
  /// Whether the controller is in editing mode. By default false.
  open var isEditing: Bool {
    get { isInEditingMode }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing mode, and updates the title of ``editButtonItem``.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isInEditingMode = editing
    editButton?.title = titleOfEditButton
  }
  private var editButton: UIBarButtonItem?
  private var titleOfEditButton: String { isInEditingMode ? "Done" : "Edit" }
  /// A button that begins and ends editing mode, created at the first access. Its action does what a
  /// press on it would do.
  open var editButtonItem: UIBarButtonItem {
    if let editButton { return editButton }
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    let item = UIBarButtonItem(title: titleOfEditButton, primaryAction: action)
    editButton = item
    return item
  }

  // MARK: State that nothing here reads

  /// Called when memory is short. Does nothing by default, and nothing calls it here.
  open func didReceiveMemoryWarning() {}
  /// The name of the controller for the restoration of the application. Stored without an effect here.
  open var restorationIdentifier: String?
  /// The class that makes the controller again. Stored without an effect here.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// Called to store the state of the controller. Does nothing by default, and nothing calls it here.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Called to restore the state of the controller. Does nothing by default, and nothing calls it here.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called after the application was restored. Does nothing by default, and nothing calls it here.
  open func applicationFinishedRestoringState() {}
  /// Whether the keyboard stays for a view that does not need it. By default false; there is no
  /// keyboard here.
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  /// Whether the controller, presented without filling the window, decides about the status bar. Stored
  /// without an effect here.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the context of a presentation decides about its transition. Stored without an effect here.
  open var providesPresentationContextTransitionStyle = false
  /// The child that decides about the home indicator; nil for the controller itself. It has no effect
  /// here.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The child that decides about the gestures of the system; nil for the controller itself. It has no
  /// effect here.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Does nothing: there are no gestures of the system here.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Whether the pointer stays in the window. By default false; there is no pointer here.
  open var prefersPointerLocked: Bool { false }
  /// Does nothing: there is no pointer here.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// The views that get the focus first. By default the view; there is no focus here.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    loadedView.map { [$0] } ?? []
  }
  /// Registers the controller for previews by a firm press. Nothing presses here.
  @discardableResult
  open func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate,
    sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    PreviewingContext(delegate, sourceView)
  }
  /// Does nothing: nothing presses here.
  open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}

  // MARK: Size

  /// The size in points that the view should have inside of a container. A change is reported to
  /// the container.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize == oldValue { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Called after the preferred size of a child changed. Does nothing by default.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size that the view of a child has when this controller's view has a given size, in
  /// points. By default the same size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the size of the view changes because the size of the window does. By default the
  /// call is passed on to the children whose size, by
  /// ``size(forChildContentContainer:withParentContainerSize:)``, changes.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if child.viewIfLoaded?.bounds.size == childSize { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// Does nothing, and is not called by the runtime. ``traitCollectionDidChange(_:)`` is called
  /// instead.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  var environment: LayoutEnvironment { loadedView?.root.environment ?? .current }

  // MARK: Appearance

  /// Called when a window is about to show the controller's view, before its first layout there.
  /// Does nothing by default.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window but not yet laid out there. Does nothing by default.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when a window shows the controller's view, after its first layout there. Does nothing
  /// by default.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the view is about to leave the window. Does nothing by default.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view left the window. Does nothing by default.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether the children appear and disappear with the controller. A container that overrides it with false calls
  /// ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()`` of its children itself. By default true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Notifies a child that it is about to appear or disappear. For containers that add and remove
  /// views themselves: call it before the change, and ``endAppearanceTransition()`` afterwards.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearanceTransition = (isAppearing, animated)
    if isAppearing { willAppear(animated) } else { willDisappear(animated) }
  }

  /// Notifies a child that it has appeared or disappeared, after
  /// ``beginAppearanceTransition(_:animated:)``.
  open func endAppearanceTransition() {
    guard let (isAppearing, animated) = appearanceTransition else { return }
    appearanceTransition = nil
    if isAppearing {
      self.isAppearing(animated)
      didAppear(animated)
    } else {
      didDisappear(animated)
    }
  }

  private var appearanceTransition: (isAppearing: Bool, animated: Bool)?

  /// The animated change of a stack or a presentation that is in progress.
  var transition: ImmediateTransition?

  /// The object that runs closures along with the animated push, pop, presentation or dismissal that is
  /// in progress; nil if there is none. The change takes effect at once, and so do the closures.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? parent?.transitionCoordinator
  }

  /// Whether the view has appeared and not disappeared since.
  var hasAppeared = false
  /// Whether the controller is adding or removing the views of its children, and notifies them
  /// itself.
  var isShowing = false

  // MARK: Presentation

  /// Presents a controller in front of this one, or of its outermost container. Without an animation
  /// by the ``transitioningDelegate`` it takes effect at once.
  ///
  /// A presentation from a controller whose view is in no window, or while another one is in
  /// progress, is reported and ignored.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    begin(presenting: viewControllerToPresent, flag, completion)
  }

  /// Dismisses the controller that this one presents, with all that it presents; or else this one, if
  /// it or a container of it is presented.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { end(flag, completion) }

  /// The presentation by this controller.
  var presentation: Presentation?
  /// The presentation of this controller.
  weak var presentationOfSelf: Presentation?
  var storedPresentationController: UIPresentationController?

  /// The controller that this one, or a container of it, presents; nil if there is none.
  open var presentedViewController: UIViewController? {
    presentation?.presented ?? parent?.presentedViewController
  }
  /// The controller that presents this one, or a container of it; nil if there is none.
  open var presentingViewController: UIViewController? {
    presentationOfSelf?.presenter ?? parent?.presentingViewController
  }
  /// Whether the controller is being dismissed.
  open var isBeingDismissed: Bool { presentationOfSelf?.isDismissing ?? false }
  /// Whether the controller is being presented.
  open var isBeingPresented: Bool {
    presentationOfSelf.map { !$0.isDismissing && !hasAppeared } ?? false
  }
  /// The way in which the controller is presented. By default a sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet {
      if modalPresentationStyle != oldValue && presentationOfSelf == nil {
        storedPresentationController = nil
      }
    }
  }
  /// The built-in animation of the presentation. Has no effect here.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether presentations in the current context cover this controller. By default false.
  open var definesPresentationContext = false
  /// Whether the user cannot dismiss the controller. Has no effect here.
  open var isModalInPresentation = false
  /// The object that provides the animations and the presentation controller. It is not retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The object that places the view of the presented controller; nil before the presentation of a
  /// controller without a sheet or popover.
  open var presentationController: UIPresentationController? {
    storedPresentationController ?? sheetPresentationController ?? popoverPresentationController
      ?? parent?.presentationController
  }
  /// The sheet in which the controller is presented; nil for other styles.
  open var sheetPresentationController: UISheetPresentationController? {
    preparedPresentationController([.automatic, .pageSheet, .formSheet]) {
      UISheetPresentationController(presentedViewController: self, presenting: nil)
    }
  }
  /// The popover in which the controller is presented; nil for other styles.
  open var popoverPresentationController: UIPopoverPresentationController? {
    preparedPresentationController([.popover]) {
      UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    }
  }

  // MARK: Segues

  /// Performs the segue of the controller's storyboard with an identifier. A segue that is not there is
  /// reported.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    let segues = origin?.segues ?? []
    if let segue = segues.first(where: { $0.identifier == identifier }) {
      return perform(segue, sender: sender)
    }
    let known = segues.compactMap(\.identifier).map { "'\($0)'" }.joined(separator: ", ")
    environment.raise(
      LayoutIssue(
        .illegalItem,
        "Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'.",
        remedy: storyboard == nil
          ? "Create the controller from its storyboard, or show the other with present(_:animated:)."
          : known.isEmpty
            ? "Its scene has no segue with an identifier." : "Its segues are \(known).",
        exceptionName: "NSInvalidArgumentException"
      )
    )
  }

  /// Returns whether a segue that the user began is performed; true by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Prepares the destination of a segue before it is shown. Does nothing by default.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Returns whether the controller is the destination of an unwind segue; by default whether it has the
  /// method.
  open func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    sender: Any?
  ) -> Bool {
    action.isUnderstood(by: self)
  }
  /// Called when an unwind segue passes the controller. Does nothing by default.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Margins and guides

  /// Insets in points that are added to the safe area of the controller's view. (Rule 5.11.)
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets == oldValue { return }
      let (what, name) = ("additional safe area", "\(type(of: self))")
      if environment.accepts(what, of: name, additionalSafeAreaInsets) {
        loadedView?.safeAreaMayHaveChanged()
      } else {
        additionalSafeAreaInsets = oldValue
      }
    }
  }

  /// The insets that the bars of the container cover.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { loadedView?.safeAreaMayHaveChanged() } }
  }

  /// The edges at which the controller's view extends under the bars of a container. By default
  /// all.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
  }

  /// Whether the view also extends under opaque bars. Stored without an effect here:
  /// ``edgesForExtendedLayout`` decides alone.
  open var extendedLayoutIncludesOpaqueBars = false

  /// Whether a scroll view is inset by the bars that cover it. Stored without an effect here, as for
  /// apps that set `contentInsetAdjustmentBehavior`.
  open var automaticallyAdjustsScrollViewInsets = true

  /// Whether the bar of a surrounding tab bar controller is hidden while the controller is on the stack
  /// of a navigation controller. Read when that stack changes; setting it later hides nothing.
  open var hidesBottomBarWhenPushed = false

  /// Whether the margins of the view are at least ``systemMinimumLayoutMargins``. By default true.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.marginsMayHaveChanged() }
    }
  }

  /// The minimum margins of a controller's view, in points: those of the environment. (Rule 5.04.)
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = environment.systemMinimumLayoutMargin
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The area at the top of the view that bars cover. The view's `safeAreaLayoutGuide` replaces it.
  /// (Rule 5.13.)
  open var topLayoutGuide: any UILayoutSupport { view.barGuide(isAtTop: true) }

  /// The area at the bottom of the view that bars cover. The view's `safeAreaLayoutGuide` replaces
  /// it. (Rule 5.13.)
  open var bottomLayoutGuide: any UILayoutSupport { view.barGuide(isAtTop: false) }

  // MARK: Containment

  /// The controllers inside of this one.
  open private(set) var children: [UIViewController] = []
  /// The app that runs the extension of this controller; nil in an app.
  open var extensionContext: NSExtensionContext? { nil }
  /// The container of the controller; nil if it has none.
  open private(set) weak var parent: UIViewController?

  /// The nearest navigation controller among the containers; nil if there is none.
  open var navigationController: UINavigationController? { closestAncestor() }

  /// The nearest tab bar controller among the containers; nil if there is none.
  open var tabBarController: UITabBarController? { closestAncestor() }

  /// The nearest split view controller among the containers; nil if there is none.
  open var splitViewController: UISplitViewController? { closestAncestor() }

  /// Shows a controller in the nearest container that overrides this method: a navigation controller
  /// pushes it, a split view controller makes it the primary column. Without one it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a controller in the nearest container that overrides this method: a split view controller
  /// makes it the secondary column. Without one it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent {
      parent.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  private func closestAncestor<Container: UIViewController>() -> Container? {
    var ancestor = parent
    while let current = ancestor {
      if let container = current as? Container { return container }
      ancestor = current.parent
    }
    return nil
  }

  /// Makes a controller a child of this one. The caller adds its view to the hierarchy, and calls
  /// ``didMove(toParent:)`` on it afterwards. A controller that contains this one is reported and
  /// ignored.
  open func addChild(_ child: UIViewController) {
    var ancestor: UIViewController? = self
    while let current = ancestor {
      if current === child {
        environment.raise(
          LayoutIssue(
            .illegalItem,
            "Can't add \(type(of: child)) as a child of \(type(of: self)), which is inside of it.",
            remedy: "Call removeFromParent() on \(type(of: self)) first.",
            exceptionName: "NSInvalidArgumentException"
          )
        )
        return
      }
      ancestor = current.parent
    }
    if child.parent === self { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    (child.isNewChild, child.isLeavingParent) = (true, false)
  }

  /// Removes the controller from its container. The caller calls ``willMove(toParent:)`` with nil
  /// on it before.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    barInsets = .zero
    didMove(toParent: nil)
  }

  /// Puts the view of a child in front of that of another, runs an animation, and removes the other view when it is over. Both remain
  /// children. Controllers that are no children of this one are reported and stay as they are.
  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    for child in [fromViewController, toViewController] where child.parent !== self {
      return environment.raise(
        LayoutIssue(
          .illegalItem,
          "\(type(of: self)) has a transition with \(type(of: child)), which is no child of it.",
          remedy: "Call addChild(_:) first.",
          exceptionName: "NSInvalidArgumentException"
        )
      )
    }
    (fromViewController.view.superview ?? view).addSubview(toViewController.view)
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      animations?()
    } completion: { isFinished in
      fromViewController.view.removeFromSuperview()
      completion?(isFinished)
    }
  }

  /// Whether the controller appears because it was added to a container: in its first appearance there, from ``viewWillAppear(_:)`` to
  /// ``viewDidAppear(_:)``.
  open internal(set) var isMovingToParent = false
  /// Whether the controller disappears because it is removed from its container, from ``viewWillDisappear(_:)`` to
  /// ``viewDidDisappear(_:)``.
  open internal(set) var isMovingFromParent = false
  /// Whether the controller has not appeared in its container.
  var isNewChild = false
  /// Whether the controller is about to be removed from its container.
  var isLeavingParent = false

  /// Called after the container of the controller changed. Does nothing by default.
  open func didMove(toParent parent: UIViewController?) {}
  /// Called before the container of the controller changes. With nil, the controller ``isMovingFromParent`` when it disappears next.
  open func willMove(toParent parent: UIViewController?) { isLeavingParent = parent == nil }

  /// The superview of the controller's view, or the container.
  open override var next: UIResponder? { loadedView?.superview ?? parent }
}

extension UIViewController: AssociationHolder {}

/// A set of edges of a rectangle.
nonisolated public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set, as Apple numbers them.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
