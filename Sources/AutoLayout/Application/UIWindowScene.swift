/// A part of the application that the host shows and hides as a whole.
open class UIScene: UIResponder {
  /// Whether the scene is in use.
  nonisolated public enum ActivationState: Int, Sendable {
    /// It is not shown.
    case unattached = -1
    /// It is in the foreground and receives touches.
    case foregroundActive = 0
    /// It is in the foreground and receives no touches.
    case foregroundInactive = 1
    /// It is in the background.
    case background = 2
  }

  /// What a scene is connected with.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  open class ConnectionOptions: NSObject {}

  /// The title of the scene in a list of scenes. Stored without an effect here.
  open var title: String! = ""
  /// The object that the host tells of the scene's life.
  open var delegate: (any UISceneDelegate)?
  /// Whether the scene is in use. The host sets it. By default active in the foreground.
  open var activationState = ActivationState.foregroundActive
  /// The data of the scene that outlive it.
  open private(set) lazy var session = UISceneSession(self)

  /// Posted after a scene became active. The runtime does not post it.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted before a scene becomes inactive. The runtime does not post it.
  public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification"
  )
  /// Posted before a scene comes to the foreground. The runtime does not post it.
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification"
  )
  /// Posted after a scene went to the background. The runtime does not post it.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification"
  )
}

/// The data of a scene that outlive it.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UISceneSession: NSObject {
  /// The scene; nil after it went.
  open private(set) weak var scene: UIScene?
  /// A text that no other session has.
  open private(set) lazy var persistentIdentifier = UUID().uuidString

  init(_ scene: UIScene) { self.scene = scene }
}

/// A scene that shows windows. A host makes one, and apps make their windows with it:
/// ``UIWindow/init(windowScene:)``.
open class UIWindowScene: UIScene {
  private struct Link { weak var window: UIWindow? }

  private var links: [Link] = []

  /// The windows that were made with the scene, or given it, in that order. A scene does not retain
  /// its windows: whoever makes one does.
  open var windows: [UIWindow] { links.compactMap(\.window) }
  /// The window that receives input from a keyboard; nil before one is made key.
  open internal(set) weak var keyWindow: UIWindow? {
    didSet {
      if oldValue === keyWindow { return }
      oldValue?.resignKey()
      keyWindow?.becomeKey()
    }
  }
  /// The screen of the current environment.
  open var screen: UIScreen { .main }
  /// The orientation of a screen of the environment's size.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(of: LayoutEnvironment.current.screenSize)
  }
  /// The status bar of the scene.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(self)
  /// The traits of the current environment.
  open var traitCollection: UITraitCollection { UITraitCollection(of: .current) }

  func add(_ window: UIWindow) {
    links.removeAll { $0.window == nil || $0.window === window }
    links.append(Link(window: window))
  }

  func remove(_ window: UIWindow) {
    links.removeAll { $0.window == nil || $0.window === window }
    if keyWindow === window { keyWindow = nil }
  }
}

/// The status bar of a scene: as high as the top safe area of the scene's first window.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(_ scene: UIWindowScene) { self.scene = scene }

  /// The frame of the status bar in points.
  open var statusBarFrame: CGRect {
    guard let window = scene?.windows.first else { return .zero }
    let height = window.safeAreaInsets.top
    return CGRect(x: 0, y: 0, width: height > 0 ? window.bounds.width : 0, height: height)
  }
  /// Whether the scene has no status bar.
  open var isStatusBarHidden: Bool { statusBarFrame.isEmpty }
  /// The style that the root controller of the first window prefers.
  open var statusBarStyle: UIStatusBarStyle {
    scene?.windows.first?.rootViewController?.preferredStatusBarStyle ?? .default
  }
}

/// The object that a host tells of a scene's life. Every method has a default that does nothing.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UISceneDelegate: NSObjectProtocol {
  /// Tells that the scene is about to be shown for the first time.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  /// Tells that the scene went.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Tells that the scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Tells that the scene becomes inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Tells that the scene comes to the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Tells that the scene went to the background.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The object that a host tells of a window scene's life, and that owns the scene's window.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Nil; setting it has no effect.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
