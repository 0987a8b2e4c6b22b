/// The root of a tree that the host shows. The view of its root controller fills it. (Rule 4.13.)
open class UIWindow: UIView {
  /// The order of windows, from back to front.
  nonisolated public struct Level: RawRepresentable, Hashable, Sendable {
    /// The level as a number.
    public var rawValue: CGFloat
    /// Creates a level from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of an application's windows.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)
  }

  private var isShown = false

  /// Creates a window with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpWindow()
  }

  /// Creates an empty window; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    setUpWindow()
  }

  /// Creates a window of a scene, as large as the scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    setUpWindow()
    self.windowScene = windowScene
    windowScene.add(self)
  }

  /// The scene that shows the window.
  open weak var windowScene: UIWindowScene? {
    didSet {
      if oldValue === windowScene { return }
      oldValue?.remove(self)
      windowScene?.add(self)
    }
  }
  /// The screen of the window's environment.
  open var screen: UIScreen { environment.with({ _ in }, run: { .main }) }
  /// The order of windows: one with a higher level is in front. Stored without an effect here.
  open var windowLevel = Level.normal
  /// Whether the window is the key window of its scene. One without a scene is after
  /// ``makeKey()``.
  open private(set) var isKeyWindow = false

  /// The changes that the window's responders have registered.
  open override var undoManager: UndoManager? { changes }
  private lazy var changes = UndoManager()

  func endUndoEvent() { changes.endEvent() }

  private func setUpWindow() {
    flags.insert(.inWindow)
    isHidden = true
  }

  /// Whether the window is hidden: true until it is shown. Setting false shows the window, like ``makeKeyAndVisible()``.
  open override var isHidden: Bool {
    didSet { if oldValue && !isHidden { show() } }
  }

  override var ownWindow: UIWindow? { self }
  override var coveringKeyboard: CGRect? { keyboardFrame }

  /// The insets in points that the host's bars and corners cover. The host or a subclass sets them.
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

  /// The frame of the keyboard in the window's coordinates, set by the host; nil or an empty
  /// rectangle while there is none. (Rule 5.12.)
  ///
  /// Setting it posts the notifications of the keyboard, such as
  /// `UIResponder.keyboardWillShowNotification`, in this thread: those with *will* before layout guides
  /// follow, those with *did* afterwards.
  open var keyboardFrame: CGRect? {
    didSet {
      if keyboardFrame == oldValue { return }
      if let keyboardFrame, !keyboardFrame.isNull, !isUsable(keyboardFrame, as: "keyboard") {
        self.keyboardFrame = oldValue
        return
      }
      let (change, frame) = (
        KeyboardChange(of: self, from: oldValue, to: keyboardFrame), keyboardFrame
      )
      change?.postBefore()
      forEachInSubtree { $0.margins?.guides?.keyboard?.follow() }
      // An observer that set another frame has caused the notifications of that one.
      if keyboardFrame == frame { change?.postAfter() }
    }
  }

  /// The safe area of the window: ``windowSafeAreaInsets``.
  open override var safeAreaInsets: UIEdgeInsets { windowSafeAreaInsets }

  /// The controller whose view fills the window. Setting it replaces the former controller's view.
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

  private var transition: ImmediateTransition?
  private var sizeBefore = CGSize.zero

  override func sizeWillChange(to size: CGSize) {
    sizeBefore = bounds.size
    guard isShown, let rootViewController else { return }
    let transition = ImmediateTransition(ofSizeOf: self)
    self.transition = transition
    rootViewController.viewWillTransition(to: size, with: transition)
  }

  override func sizeDidChange() {
    placeRootView()
    let transition = transition
    self.transition = nil
    transition?.end()
  }

  /// Resizes the views of the controllers before the closures that run along with the change of
  /// size. All other views wait for the layout pass.
  private func placeRootView() {
    guard let view = rootViewController?.viewIfLoaded, view.superview === self,
      view.translatesAutoresizingMaskIntoConstraints,
      view.frame == CGRect(origin: .zero, size: sizeBefore),
      view.autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight])
    else { return }
    view.frame = CGRect(origin: .zero, size: bounds.size)
    (view as? ContainerView)?.layOutContentNow()
  }

  /// Makes the window the key window of its scene.
  open func makeKey() {
    if let windowScene { windowScene.keyWindow = self } else { becomeKey() }
  }

  /// Called when the window becomes the key window.
  open func becomeKey() { isKeyWindow = true }
  /// Called when another window becomes the key window.
  open func resignKey() { isKeyWindow = false }

  /// Shows the window as the key window: the root controller appears, and the tree is laid out.
  open func makeKeyAndVisible() {
    makeKey()
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

  /// Runs the update pass and the layout pass for all views that wait. On Apple's systems the run
  /// loop does so once before each frame; here the host calls this method. (Rule 8.19.)
  public func runLayoutCycle() { layoutIfNeeded() }
}

/// Arithmetic on levels, as in `.alert + 1`.
nonisolated extension UIWindow.Level: Comparable {
  /// Returns whether the first level is behind the second.
  public static func < (a: UIWindow.Level, b: UIWindow.Level) -> Bool { a.rawValue < b.rawValue }

  /// Returns a level moved to the front by a number.
  public static func + (level: UIWindow.Level, number: CGFloat) -> UIWindow.Level {
    UIWindow.Level(level.rawValue + number)
  }

  /// Returns a level moved to the back by a number.
  public static func - (level: UIWindow.Level, number: CGFloat) -> UIWindow.Level {
    UIWindow.Level(level.rawValue - number)
  }

  /// Moves a level to the front by a number.
  public static func += (level: inout UIWindow.Level, number: CGFloat) { level = level + number }

  /// Moves a level to the back by a number.
  public static func -= (level: inout UIWindow.Level, number: CGFloat) { level = level - number }
}
