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
