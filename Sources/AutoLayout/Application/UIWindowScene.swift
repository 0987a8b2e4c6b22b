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
  open class ConnectionOptions: NSObject {
    /// The URLs that the scene is to open: none.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The activities that the scene is to continue: none.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The shortcut through which the scene was opened: nil.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    /// The application that asked for the scene: nil.
    open var sourceApplication: String? { nil }
    /// The kind of the activity that is continued: nil.
    open var handoffUserActivityType: String? { nil }
  }

  /// The title of the scene in a list of scenes. Stored without an effect here.
  open var title: String! = ""
  /// The object that the host tells of the scene's life.
  open var delegate: (any UISceneDelegate)?
  /// Whether the scene is in use. The host sets it. By default active in the foreground.
  open var activationState = ActivationState.foregroundActive
  /// The data of the scene that outlive it.
  open private(set) lazy var session = UISceneSession(self)

  /// Posted after a scene became active. The runtime does not post it.
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification"
  )
  /// Posted before a scene becomes inactive. The runtime does not post it.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification"
  )
  /// Posted before a scene comes to the foreground. The runtime does not post it.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification"
  )
  /// Posted after a scene went to the background. The runtime does not post it.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification"
  )
}

/// A URL that a scene is to open.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIOpenURLContext: NSObject {
  /// The URL.
  open private(set) var url: URL

  /// Creates the context of a URL, for a test or host.
  public init(url: URL) { self.url = url }
}

/// The bounds within which a user may resize windows. Nothing resizes them here but the host.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UISceneSizeRestrictions: NSObject {
  /// The smallest size in points.
  open var minimumSize = CGSize.zero
  /// The largest size in points.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )
  /// Whether windows can fill the screen.
  open var allowsFullScreen = true
}

/// The object that makes documents of the whole content for screenshots. Nothing asks it here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIScreenshotService: NSObject {
  /// The object that makes the documents. It is not retained.
  open weak var delegate: (any UIScreenshotServiceDelegate)?
  /// The scene.
  open private(set) weak var windowScene: UIWindowScene?

  init(_ scene: UIWindowScene) { windowScene = scene }
}

/// An object that makes a document of the whole content for a screenshot.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
  /// Returns a document, and which of its pages and which part of it is shown.
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (Data?, Int, CGRect) -> Void
  )
}

extension UIScreenshotServiceDelegate {
  /// Calls the completion without a document.
  public func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (Data?, Int, CGRect) -> Void
  ) {
    completionHandler(nil, 0, .zero)
  }
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
  /// The activity that restores the scene. Stored without an effect here.
  open var stateRestorationActivity: NSUserActivity?
  /// The data of the application. Stored without an effect here.
  open var userInfo: [String: Any]?

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
  /// Changes nothing: the host sets the size and the orientation of its windows.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// The size or orientation that an application asks for.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  open class GeometryPreferences: NSObject {
    /// The orientations that an application asks for on a phone or pad.
    open class iOS: GeometryPreferences {
      /// The orientations.
      open var interfaceOrientations: UIInterfaceOrientationMask

      /// Asks for orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
      }

      /// Asks for nothing.
      public convenience override init() { self.init(interfaceOrientations: []) }
    }
  }

  /// The object that makes documents of the whole content for screenshots. Nothing asks it here.
  open private(set) lazy var screenshotService: UIScreenshotService? = UIScreenshotService(self)
  /// The bounds within which a user may resize the windows of the scene. Stored without an effect here.
  open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()

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
  /// Called to open URLs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Called to continue an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Called before the data of an activity arrive.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Called when an activity cannot be continued.
  func scene(
    _ scene: UIScene,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  )
  /// Returns the activity that restores the scene. By default nil.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
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
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// Does nothing.
  public func scene(
    _ scene: UIScene,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  /// Returns nil.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
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
public protocol UIWindowSceneDelegate: UISceneDelegate, WindowOwner {
  /// Called after the user chose a shortcut of the home screen. By default the completion is called
  /// with false.
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
}

extension UIWindowSceneDelegate {
  /// Calls the completion with false.
  public func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(false)
  }
  /// The window of the scene. As in UIKit, where a delegate need not have one, it is optional twice.
  public var window: UIWindow?? { .some((self as any WindowOwner).window) }
}
