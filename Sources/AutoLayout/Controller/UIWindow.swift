/// The root of a tree that a host shows. Its controller's view fills it. (Rule 4.13.)
///
/// It is hidden until it is shown. Layout and pictures do not ask for that: a server shows nothing, and lays everything out.
open class UIWindow: UIView {
  private var isShown = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpWindow()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpWindow()
  }

  private func setUpWindow() {
    flags.insert(.inWindow)
    isHidden = true
  }

  /// True until the window is shown. To set it to false shows the window, as ``makeKeyAndVisible()`` does.
  open override var isHidden: Bool {
    didSet { if oldValue && !isHidden { show() } }
  }

  override var coveringKeyboard: CGRect? { keyboardFrame }

  /// What the host's bars and corners cover; the host or a subclass says.
  open var windowSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if windowSafeAreaInsets == oldValue { return }
      if isUsable(windowSafeAreaInsets, as: "safe area") {
        safeAreaMayHaveChanged()
      } else {
        windowSafeAreaInsets = oldValue
      }
    }
  }

  /// Where the host shows a keyboard, in the window's coordinates; nil or an empty rectangle while there is none. (Rule 5.12.)
  open var keyboardFrame: CGRect? {
    didSet {
      if keyboardFrame == oldValue { return }
      if let keyboardFrame, !keyboardFrame.isNull, !isUsable(keyboardFrame, as: "keyboard") {
        self.keyboardFrame = oldValue
        return
      }
      forEachInSubtree { $0.margins?.guides?.keyboard?.follow() }
    }
  }

  open override var safeAreaInsets: UIEdgeInsets { windowSafeAreaInsets }

  open var rootViewController: UIViewController? {
    didSet {
      if rootViewController === oldValue { return }
      if isShown { oldValue?.willDisappear(false) }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if isShown { oldValue?.didDisappear(false) }
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.translatesAutoresizingMaskIntoConstraints = true
      addSubview(view)
      if isShown { appear() }
    }
  }

  private var transition: SizeTransition?
  private var sizeBefore = CGSize.zero

  override func sizeWillChange(to size: CGSize) {
    sizeBefore = bounds.size
    guard isShown, let rootViewController else { return }
    let transition = SizeTransition(of: self)
    self.transition = transition
    rootViewController.viewWillTransition(to: size, with: transition)
  }

  override func sizeDidChange() {
    placeRootView()
    let transition = transition
    self.transition = nil
    transition?.end()
  }

  /// The controllers' views have their new sizes at once, for what is done alongside; all else waits for layout.
  private func placeRootView() {
    guard let view = rootViewController?.viewIfLoaded, view.superview === self,
      view.translatesAutoresizingMaskIntoConstraints,
      view.frame == CGRect(origin: .zero, size: sizeBefore),
      view.autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight])
    else { return }
    view.frame = CGRect(origin: .zero, size: bounds.size)
    (view as? ContainerView)?.layOutContentNow()
  }

  /// Shows the window: its controller appears, and everything is laid out.
  open func makeKeyAndVisible() {
    if isHidden { isHidden = false } else { show() }
  }

  private func show() {
    if isShown { return layoutIfNeeded() }
    isShown = true
    appear()
  }

  private func appear() {
    rootViewController?.willAppear(false)
    rootViewController?.isAppearing(false)
    layoutIfNeeded()
    rootViewController?.didAppear(false)
  }

  /// Brings up to date what waits: what Apple's systems do by themselves once before each frame, and a host does here.
  /// (Rule 8.19.)
  public func runLayoutCycle() { layoutIfNeeded() }
}

extension UIApplication {
  /// Always empty.
  public var windows: [UIWindow] { [] }
}
