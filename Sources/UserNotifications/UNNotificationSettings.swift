public import Foundation

/// The ways in which the user allows notifications. Here the user denies all.
///
/// It is safe to send settings to other threads, since nothing in them changes.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Whether the app may notify the user. Always denied.
  open var authorizationStatus: UNAuthorizationStatus { .denied }
  /// Whether sounds are allowed. Always off.
  open var soundSetting: UNNotificationSetting { .disabled }
  /// Whether a number at the icon is allowed. Always off.
  open var badgeSetting: UNNotificationSetting { .disabled }
  /// Whether alerts are allowed. Always off.
  open var alertSetting: UNNotificationSetting { .disabled }
  /// Whether the list of notifications is allowed. Always off.
  open var notificationCenterSetting: UNNotificationSetting { .disabled }
  /// Whether the screen of a locked device is allowed. Always off.
  open var lockScreenSetting: UNNotificationSetting { .disabled }
  /// Whether the screen of a car is allowed. Always off.
  open var carPlaySetting: UNNotificationSetting { .disabled }
  /// Whether critical alerts are allowed. Always off.
  open var criticalAlertSetting: UNNotificationSetting { .disabled }
  /// Whether notifications are read aloud. Always off.
  open var announcementSetting: UNNotificationSetting { .disabled }
  /// Whether urgent notifications are allowed. Always off.
  open var timeSensitiveSetting: UNNotificationSetting { .disabled }
  /// Whether summaries are delivered. Always off.
  open var scheduledDeliverySetting: UNNotificationSetting { .disabled }
  /// Whether messages of persons are allowed. Always off.
  open var directMessagesSetting: UNNotificationSetting { .disabled }
  /// The form of alerts. Always none.
  open var alertStyle: UNAlertStyle { .none }
  /// When the content of notifications is shown. Never.
  open var showPreviewsSetting: UNShowPreviewsSetting { .never }
  /// Whether the app has settings of its own. Always false.
  open var providesAppNotificationSettings: Bool { false }
}

/// The answers of the user to whether the app may send notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user was not asked.
  case notDetermined = 0
  /// It may not.
  case denied = 1
  /// It may.
  case authorized = 2
  /// It may, quietly.
  case provisional = 3
  /// It may for some time.
  case ephemeral = 4
}

/// The states of a setting.
public enum UNNotificationSetting: Int, Sendable {
  /// The app does not have it.
  case notSupported = 0
  /// Off.
  case disabled = 1
  /// On.
  case enabled = 2
}

/// The forms of alerts.
public enum UNAlertStyle: Int, Sendable {
  /// None.
  case none = 0
  /// An alert that disappears.
  case banner = 1
  /// An alert that stays.
  case alert = 2
}

/// The times at which the content of notifications is shown.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// Always.
  case always = 0
  /// While the device is not locked.
  case whenAuthenticated = 1
  /// Never.
  case never = 2
}

/// The ways of notifying for which the user is asked.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  /// The bits of the ways.
  public let rawValue: UInt
  /// Creates ways from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number at the icon.
  public static var badge: UNAuthorizationOptions { Self(rawValue: 1) }
  /// Sounds.
  public static var sound: UNAuthorizationOptions { Self(rawValue: 1 &<< 1) }
  /// Alerts.
  public static var alert: UNAuthorizationOptions { Self(rawValue: 1 &<< 2) }
  /// The screen of a car.
  public static var carPlay: UNAuthorizationOptions { Self(rawValue: 1 &<< 3) }
  /// Critical alerts.
  public static var criticalAlert: UNAuthorizationOptions { Self(rawValue: 1 &<< 4) }
  /// The app has settings of its own.
  public static var providesAppNotificationSettings: UNAuthorizationOptions {
    Self(rawValue: 1 &<< 5)
  }
  /// Without asking, quietly.
  public static var provisional: UNAuthorizationOptions { Self(rawValue: 1 &<< 6) }
  /// Reading aloud.
  public static var announcement: UNAuthorizationOptions { Self(rawValue: 1 &<< 7) }
  /// Urgent notifications.
  public static var timeSensitive: UNAuthorizationOptions { Self(rawValue: 1 &<< 8) }
}

/// An error of notifications.
public struct UNError: CustomNSError, Hashable, Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// The user does not allow notifications.
    case notificationsNotAllowed = 1
    /// The file of an attachment was not found.
    case attachmentInvalidURL = 100
    /// The type of an attachment is not known.
    case attachmentUnrecognizedType = 101
    /// An attachment is too large.
    case attachmentInvalidFileSize = 102
    /// An attachment is not in the store.
    case attachmentNotInDataStore = 103
    /// An attachment cannot be moved to the store.
    case attachmentMoveIntoDataStoreFailed = 104
    /// The file of an attachment cannot be read.
    case attachmentCorrupt = 105
    /// A notification has no date.
    case notificationInvalidNoDate = 1400
    /// A notification has no content.
    case notificationInvalidNoContent = 1401
  }

  /// The domain of the errors.
  public static var errorDomain: String { UNErrorDomain }
  /// The reason of the error.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }
}

/// The domain of the errors.
public let UNErrorDomain = "UNErrorDomain"
