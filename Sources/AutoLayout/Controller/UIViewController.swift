/// Who makes a view, and hears when it is laid out.
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var isLoading = false
  open var title: String?

  public override init() { super.init() }
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
    viewDidLoad()
  }

  /// Makes the view; an override sets ``view``.
  open func loadView() { view = UIView() }
  open func viewDidLoad() {}

  /// Changes constraints before layout. Call super last. (Rules 8.06, 8.07.)
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  // MARK: Appearance

  /// Called when a window shows the controller's view, before its first layout there.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when a window shows the controller's view, after its first layout there.
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  /// Added to what the host's bars and corners cover of the controller's view. (Rule 5.11.)
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { loadedView?.safeAreaMayHaveChanged() }
    }
  }

  /// Whether the margins of the view are at least ``systemMinimumLayoutMargins``. By default true.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.marginsMayHaveChanged() }
    }
  }

  /// What the system wants the margins of a controller's view to be at least. (Rule 5.04.)
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = (loadedView?.root.environment ?? .current).systemMinimumLayoutMargin
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  private weak var topGuide: BarLayoutGuide?
  private weak var bottomGuide: BarLayoutGuide?

  /// What is covered at the top of the view. `safeAreaLayoutGuide` says it better. (Rule 5.13.)
  open var topLayoutGuide: any UILayoutSupport {
    if let topGuide, topGuide.owningView === view { return topGuide }
    let guide = BarLayoutGuide(atTopOf: view)
    topGuide = guide
    return guide
  }

  /// What is covered at the bottom of the view. `safeAreaLayoutGuide` says it better. (Rule 5.13.)
  open var bottomLayoutGuide: any UILayoutSupport {
    if let bottomGuide, bottomGuide.owningView === view { return bottomGuide }
    let guide = BarLayoutGuide(atBottomOf: view)
    bottomGuide = guide
    return guide
  }

  // MARK: Containment

  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?

  open func addChild(_ child: UIViewController) {
    var ancestor: UIViewController? = self
    while let current = ancestor {
      if current === child {
        (loadedView?.root.environment ?? .current).raise(
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
    child.removeFromParent()
    children.append(child)
    child.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}

  open override var next: UIResponder? { loadedView?.superview ?? parent }
}
