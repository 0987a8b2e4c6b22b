/// The part of UIKit's application object that layout depends on. There is no run loop and no list
/// of windows: the creator of a window retains it.
#if MainActor
  @preconcurrency @MainActor
#endif
public final class UIApplication: NSObject, Sendable {
  /// Whether the application is in use.
  nonisolated public enum State: Int, Sendable {
    /// It is in the foreground and receives touches.
    case active = 0
    /// It is in the foreground and receives no touches.
    case inactive = 1
    /// It is in the background.
    case background = 2
  }

  /// A key of the options with which the application is launched.
  nonisolated public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as a string.
    public var rawValue: String
    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The URL that the application is to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The notification through which the application was opened.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
    )
  }

  /// A key of the options with which a URL is opened.
  nonisolated public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as a string.
    public var rawValue: String
    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether only an application that claims the link may open it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  private let environment: LayoutEnvironment

  private init(_ environment: LayoutEnvironment) { self.environment = environment }

  /// The application of the current environment, created at each access: read it where the intended
  /// environment is current.
  public static var shared: UIApplication { UIApplication(.current) }

  /// The layout direction of the environment.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    environment.userInterfaceLayoutDirection
  }

  /// The text size that the user prefers: the environment's.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    environment.preferredContentSizeCategory
  }

  /// Always active.
  public var applicationState: State { .active }

  /// Always empty, since the runtime keeps no list of windows.
  public var windows: [UIWindow] { [] }
  /// Always nil, since the runtime keeps no list of windows. A scene knows its key window:
  /// ``UIWindowScene/keyWindow``.
  public var keyWindow: UIWindow? { nil }
  /// Always empty: a scene belongs to the host that makes it.
  public var connectedScenes: Set<UIScene> { [] }
  /// Always nil. A host owns the delegate that it makes.
  public var delegate: (any UIApplicationDelegate)? { nil }

  /// The frame of the status bar in points: empty, since the safe area of a window stands for its
  /// bars.
  public var statusBarFrame: CGRect { .zero }
  /// The orientation of a screen of the environment's size.
  public var statusBarOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(of: environment.screenSize)
  }
  /// Whether the screen dims when nothing is touched. Always true; setting it has no effect.
  public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }
  /// The number on the application's icon. Always 0; setting it has no effect.
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }

  /// Calls the method of a target with a sender. Without a target the method is looked up along the
  /// chain of responders, from the sender on.
  ///
  /// - Returns: Whether the method was called.
  @discardableResult
  public func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    action.send(from: sender.map { $0 as AnyObject }, to: target.map { $0 as AnyObject }, event)
  }

  /// Returns whether an application opens a URL: always false here.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens no URL, and calls the completion with false.
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// The address of the application's settings.
  public static let openSettingsURLString = "app-settings:"

  // The runtime posts none of these: a host does, or a test.

  /// Posted after the application was launched.
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification"
  )
  /// Posted after the application became active.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// Posted before the application becomes inactive.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// Posted after the application went to the background.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  /// Posted before the application comes to the foreground.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// Posted before the application ends.
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification"
  )
  /// Posted when memory is short.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )
  /// Posted after the user made a picture of the screen.
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification"
  )
}

/// The object that a host tells of the application's life. Every method has a default that does
/// nothing.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of the application, in one without scenes.
  var window: UIWindow? { get set }

  /// Tells that the application was launched.
  ///
  /// - Returns: Whether it opens the URL of the options. By default true.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells that the application became active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Tells that the application becomes inactive.
  func applicationWillResignActive(_ application: UIApplication)
  /// Tells that the application went to the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Tells that the application comes to the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Tells that the application ends.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// The entry of a program whose delegate is marked with `@main`. It does nothing: there is no run
  /// loop, and a test or host creates the delegate.
  public static func main() {}
  /// Nil; setting it has no effect.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}
