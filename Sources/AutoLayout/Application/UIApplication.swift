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
    /// The application that asked for the launch.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey"
    )
    /// The data of the application that asked for the launch.
    public static let annotation = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsAnnotationKey"
    )
    /// The local notification through which the application was opened.
    public static let localNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocalNotificationKey"
    )
    /// Whether an event of the location launched the application.
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// The downloads of which the application is told.
    public static let newsstandDownloads = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey"
    )
    /// The Bluetooth centrals that are restored.
    public static let bluetoothCentrals = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey"
    )
    /// The Bluetooth peripherals that are restored.
    public static let bluetoothPeripherals = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey"
    )
    /// The shortcut of the home screen through which the application was opened.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey"
    )
    /// The data of the activity that is continued.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey"
    )
    /// The kind of the activity that is continued.
    public static let userActivityType = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey"
    )
    /// The data that are shared with the user.
    public static let cloudKitShareMetadata = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey"
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

  /// A key of the options with which the application is to open a URL.
  nonisolated public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as a string.
    public var rawValue: String
    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The application that asks for it.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
    )
    /// The data of the application that asks for it.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey"
    )
    /// Whether the file has to be copied before it is changed.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey"
    )
  }

  /// A kind of extensions of the system.
  nonisolated public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The kind as a string.
    public var rawValue: String
    /// Creates a kind from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Keyboards.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
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

  /// The shortcuts of the home screen. Always nil; setting it has no effect.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { nil }
    set {}
  }
  /// Whether the status bar shows that the network is used. Always false; setting it has no effect.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }
  /// The style of the status bar. Always the default one; setting it has no effect.
  public var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set {}
  }
  /// Whether the status bar is hidden. Always false; setting it has no effect.
  public var isStatusBarHidden: Bool {
    get { false }
    set {}
  }
  /// Does nothing: controllers decide about the status bar.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  /// Does nothing: controllers decide about the status bar.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

  /// Does nothing: there are no notifications from servers here.
  public func registerForRemoteNotifications() {}
  /// Does nothing: there are no notifications from servers here.
  public func unregisterForRemoteNotifications() {}
  /// Always false.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Does nothing: the application is not launched in the background here.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// The shortest interval of launches in the background.
  nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The interval that stands for no launches in the background.
  nonisolated public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  /// Whether the application may be launched in the background: always denied.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
  /// The seconds until the application is stopped: without an end, since it is in the foreground.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Begins a task that may go on in the background. The application is never there, so the handler is
  /// not called.
  ///
  /// - Returns: The invalid identifier, as where no tasks are allowed.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Begins a task with a name, as ``beginBackgroundTask(expirationHandler:)`` does.
  public func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Does nothing.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Whether the application can have another icon: always false.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the icon: always nil, for the first one.
  public var alternateIconName: String? { nil }
  /// Changes no icon, and calls the completion with an error.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(CocoaError(.featureUnsupported))
  }

  /// Does nothing: windows receive touches at all times.
  public func beginIgnoringInteractionEvents() {}
  /// Does nothing: windows receive touches at all times.
  public func endIgnoringInteractionEvents() {}
  /// Always false.
  public var isIgnoringInteractionEvents: Bool { false }
  /// Whether the device gives out the data of the application: always true.
  public var isProtectedDataAvailable: Bool { true }
  /// Whether several scenes can be shown: always false.
  public var supportsMultipleScenes: Bool { false }
  /// The sessions of scenes that are kept: none.
  public var openSessions: Set<UISceneSession> { [] }

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
  /// Opens no URL, and returns false.
  @discardableResult
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool { false }

  /// The address of the application's settings.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// The address of the settings of the application's notifications.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

  // The runtime posts none of these: a host does, or a test.

  /// Posted after the application was launched.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification"
  )
  /// Posted after the application became active.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// Posted before the application becomes inactive.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// Posted after the application went to the background.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  /// Posted before the application comes to the foreground.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// Posted before the application ends.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification"
  )
  /// Posted when memory is short.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )
  /// Posted after the user made a picture of the screen.
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification"
  )
}

/// The object that a host tells of the application's life. Every method has a default that does
/// nothing.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIApplicationDelegate: NSObjectProtocol, WindowOwner {
  /// Tells that the application was launched.
  ///
  /// - Returns: Whether it opens the URL of the options. By default true.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells that the application is about to be launched.
  ///
  /// - Returns: Whether it opens the URL of the options. By default true.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called to open a URL.
  ///
  /// - Returns: Whether the application has opened it. By default false.
  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Called after the user chose a shortcut of the home screen. By default the completion is called
  /// with false.
  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
  /// Called to continue an activity.
  ///
  /// - Returns: Whether the application continues it. By default false.
  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Called after the application was registered for notifications from servers.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  /// Called when the application could not be registered for notifications from servers.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  )
  /// Called when a notification arrives from a server. By default the completion is called without
  /// data.
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// Called in the background to load data. By default the completion is called without data.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void
  )
  /// Called after the transfers of a session in the background ended. By default the completion is
  /// called.
  func application(
    _ application: UIApplication,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  )
  /// Returns the orientations of the controllers of a window. By default all but upside down.
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Returns whether another keyboard may be used. By default true.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool
  /// Called when memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Called after much time has passed, as at midnight.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Called when the device gives out the data of the application.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Called when the device holds back the data of the application.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
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
  /// The window of the application, in one without scenes. As in UIKit, where a delegate need not have one, it is optional twice.
  public var window: UIWindow?? { .some((self as any WindowOwner).window) }
  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }
  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }
  /// Returns false.
  public func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    false
  }
  /// Calls the completion with false.
  public func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(false)
  }
  /// Returns false.
  public func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    false
  }
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  /// Calls the completion with `noData`.
  public func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    completionHandler(.noData)
  }
  /// Calls the completion with `noData`.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void
  ) {
    completionHandler(.noData)
  }
  /// Calls the completion.
  public func application(
    _ application: UIApplication,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }
  /// Returns all orientations but upside down.
  public func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    .allButUpsideDown
  }
  /// Returns true.
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool {
    true
  }
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationSignificantTimeChange(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
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
