/// Who makes a view, and hears when it is laid out.
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var isLoading = false
  package final var associations: [UnsafeRawPointer: Any]?

  open var title: String? { didSet { navigationItem.title = title } }
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

  /// There are no nib files here: the names are not looked at.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init() }

  /// The controller's view, loaded when it is asked for.
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

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    if loadedView != nil { return }
    if isLoading {
      // An override of loadView() asked for the view before it set one.
      view = UIView()
      return
    }
    isLoading = true
    loadView()
    isLoading = false
    if loadedView == nil {
      view = UIView()
      environment.raise(
        LayoutIssue(
          .illegalItem,
          "loadView() of \(type(of: self)) has set no view; an empty one is taken.",
          remedy: "Set view in it, or leave it out."
        )
      )
    }
    viewDidLoad()
  }

  /// Makes the view; an override sets ``view``.
  open func loadView() { view = UIView() }
  open func viewDidLoad() {}

  /// Changes constraints before layout. Call super last. (Rules 8.06, 8.07.)
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}

  open var traitCollection: UITraitCollection { effectiveTraits }

  /// An override of the traits changed them. Not called for what the environment says, which does not change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What the traits of the controller are, whatever is said around it.
  var overriddenTraits: UITraitCollection?

  /// Says what the traits of a child are, whatever is said around it; nil says nothing any more.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    childViewController.overrideTraits(collection)
  }

  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.overriddenTraits
  }

  // MARK: Size

  /// What the view would like to be for who contains the controller, in points. Told to the container when it changes.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize == oldValue { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// How large the view of a child is to be, for a size of this controller's view: as large, unless an override says less.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The view is about to have another size: somebody gives the window one. Children hear of it too, as far as
  /// ``size(forChildContentContainer:withParentContainerSize:)`` changes.
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

  /// Does nothing by itself, and is not called: ``traitCollectionDidChange(_:)`` is.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  var environment: LayoutEnvironment { loadedView?.root.environment ?? .current }

  // MARK: Appearance

  /// Called when a window shows the controller's view, before its first layout there.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window's tree, and not laid out there yet.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when a window shows the controller's view, after its first layout there.
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  /// For containers that show views themselves. Call it before the change, and ``endAppearanceTransition()`` after it.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    transition = (isAppearing, animated)
    if isAppearing { willAppear(animated) } else { willDisappear(animated) }
  }

  open func endAppearanceTransition() {
    guard let (isAppearing, animated) = transition else { return }
    transition = nil
    if isAppearing {
      self.isAppearing(animated)
      didAppear(animated)
    } else {
      didDisappear(animated)
    }
  }

  private var transition: (isAppearing: Bool, animated: Bool)?

  /// Whether the view has appeared, and not disappeared since.
  var hasAppeared = false
  /// Whether the controller itself shows and hides its children's views at the moment, and tells them.
  var isShowing = false

  // MARK: Margins and guides

  /// Added to what the host's bars and corners cover of the controller's view. (Rule 5.11.)
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

  /// What the bars of the containing controller cover.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { loadedView?.safeAreaMayHaveChanged() } }
  }

  /// Which edges of a container's view the controller's reaches to under the bars. By default all.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
  }

  /// Whether the margins of the view are at least ``systemMinimumLayoutMargins``. By default true.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.marginsMayHaveChanged() }
    }
  }

  /// What the system wants the margins of a controller's view to be at least. (Rule 5.04.)
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = environment.systemMinimumLayoutMargin
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// What is covered at the top of the view. `safeAreaLayoutGuide` says it better. (Rule 5.13.)
  open var topLayoutGuide: any UILayoutSupport { view.barGuide(isAtTop: true) }

  /// What is covered at the bottom of the view. `safeAreaLayoutGuide` says it better. (Rule 5.13.)
  open var bottomLayoutGuide: any UILayoutSupport { view.barGuide(isAtTop: false) }

  // MARK: Containment

  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?

  /// The closest container that navigates.
  open var navigationController: UINavigationController? { closestAncestor() }

  /// The closest container with tabs.
  open var tabBarController: UITabBarController? { closestAncestor() }

  private func closestAncestor<Container: UIViewController>() -> Container? {
    var ancestor = parent
    while let current = ancestor {
      if let container = current as? Container { return container }
      ancestor = current.parent
    }
    return nil
  }

  /// Takes a controller in; its view is yours to place. Tell it ``didMove(toParent:)`` afterwards.
  open func addChild(_ child: UIViewController) {
    var ancestor: UIViewController? = self
    while let current = ancestor {
      if current === child {
        environment.raise(
          LayoutIssue(
            .illegalItem,
            "Can't add \(type(of: child)) as a child of \(type(of: self)), which is inside of it.",
            remedy: "Take it out of there first.",
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
  }

  /// Leaves the container. Tell it ``willMove(toParent:)`` with nil before.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    barInsets = .zero
    didMove(toParent: nil)
  }

  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}

  open override var next: UIResponder? { loadedView?.superview ?? parent }
}

extension UIViewController: AssociationHolder {}

/// Sides of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
