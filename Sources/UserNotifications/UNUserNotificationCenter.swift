public import Foundation

/// The notifications of the app. There is no user to notify here: the authorization is always denied, and no notification is
/// delivered.
///
/// Requests with a trigger wait in memory until the app removes them. Handlers of results are called before the method returns,
/// on the thread of the caller.
///
/// It is safe to use the center from several threads: a lock guards all that changes, and handlers are called without it.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()

  private struct State {
    weak var delegate: (any UNUserNotificationCenterDelegate)?
    var categories: Set<UNNotificationCategory> = []
    var pending: [UNNotificationRequest] = []
  }

  private let lock = NSLock()
  private var state = State()

  /// Returns the center of the app.
  open class func current() -> UNUserNotificationCenter { shared }

  /// The object that decides about notifications. It is not retained, and not called here.
  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { lock.withLock { state.delegate } }
    set { lock.withLock { state.delegate = newValue } }
  }

  /// Whether the app may handle notifications in extensions. Always false.
  open var supportsContentExtensions: Bool { false }

  // MARK: Authorization

  /// Calls the handler with false: the authorization is denied.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    completionHandler(false, nil)
  }

  /// Returns false: the authorization is denied.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }

  /// Calls the handler with the settings, by which the authorization is denied.
  open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) {
    completionHandler(UNNotificationSettings())
  }

  /// Returns the settings, by which the authorization is denied.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  // MARK: Categories

  /// Sets the categories of notifications.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { state.categories = categories }
  }

  /// Calls the handler with the categories that the app set.
  open func getNotificationCategories(
    completionHandler: @escaping (Set<UNNotificationCategory>) -> Void
  ) {
    completionHandler(categories)
  }

  /// Returns the categories that the app set.
  open func notificationCategories() async -> Set<UNNotificationCategory> { categories }

  private var categories: Set<UNNotificationCategory> { lock.withLock { state.categories } }

  // MARK: Requests

  /// Adds a request instead of one with the same identifier, and calls the handler without an error. A request without a trigger
  /// is for now, and therefore dropped.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    completionHandler?(nil)
  }

  /// Adds a request instead of one with the same identifier. A request without a trigger is for now, and therefore dropped.
  open func add(_ request: UNNotificationRequest) async throws { keep(request) }

  private func keep(_ request: UNNotificationRequest) {
    lock.withLock {
      state.pending.removeAll { $0.identifier == request.identifier }
      if request.trigger != nil { state.pending.append(request) }
    }
  }

  /// Calls the handler with the requests that wait, in the order in which they were added.
  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {
    completionHandler(pending)
  }

  /// Returns the requests that wait, in the order in which they were added.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }

  private var pending: [UNNotificationRequest] { lock.withLock { state.pending } }

  /// Removes the requests that wait and have one of the identifiers.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { state.pending.removeAll { identifiers.contains($0.identifier) } }
  }

  /// Removes all requests that wait.
  open func removeAllPendingNotificationRequests() { lock.withLock { state.pending = [] } }

  // MARK: Delivered notifications

  /// Calls the handler with no notifications, since none is delivered.
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    completionHandler([])
  }

  /// Returns no notifications, since none is delivered.
  open func deliveredNotifications() async -> [UNNotification] { [] }

  /// Removes delivered notifications. Does nothing here.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

  /// Removes all delivered notifications. Does nothing here.
  open func removeAllDeliveredNotifications() {}

  // MARK: Badge

  /// Sets the number at the app's icon, which is not shown, and calls the handler without an error.
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  /// Sets the number at the app's icon, which is not shown.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {}
}
