/// An object that decides about notifications. All methods have default implementations, and the runtime calls none, since no
/// notification is delivered.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// Decides how a notification is shown while the app is in front.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  )
  /// Called after the user answered a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  )
  /// Called when the user asks for the app's own settings of notifications.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  )
}

extension UNUserNotificationCenterDelegate {
  /// Does not show the notification.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([])
  }
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  ) {}
}

/// The ways in which a notification is shown while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  /// The bits of the ways.
  public let rawValue: UInt
  /// Creates ways from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// As a number at the icon.
  public static var badge: UNNotificationPresentationOptions { Self(rawValue: 1) }
  /// As a sound.
  public static var sound: UNNotificationPresentationOptions { Self(rawValue: 1 &<< 1) }
  /// As an alert, in the form before iOS 14.
  public static var alert: UNNotificationPresentationOptions { Self(rawValue: 1 &<< 2) }
  /// In the list of notifications.
  public static var list: UNNotificationPresentationOptions { Self(rawValue: 1 &<< 3) }
  /// As a banner.
  public static var banner: UNNotificationPresentationOptions { Self(rawValue: 1 &<< 4) }
}
