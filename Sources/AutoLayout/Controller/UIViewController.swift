/// Who makes a view, and hears when it is laid out.
open class UIViewController: UIResponder {
  private var loadedView: UIView?
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
    loadView()
    viewDidLoad()
  }

  /// Makes the view; an override sets ``view``.
  open func loadView() { view = UIView() }
  open func viewDidLoad() {}

  /// Changes constraints before layout. Call super last. (Rules 8.06, 8.07.)
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  // MARK: Containment

  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?

  open func addChild(_ child: UIViewController) {
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
