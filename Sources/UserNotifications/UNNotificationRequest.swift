public import Foundation

/// A notification that the app asks for, and what makes the system deliver it.
///
/// It is safe to send a request to other threads, since nothing in it changes: its content is a copy that cannot be changed. Objects
/// in the app's own data have to be safe, too.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The identifier of the request.
  open private(set) var identifier: String
  /// The content of the notification.
  open private(set) var content: UNNotificationContent
  /// What makes the system deliver the notification; nil to deliver it now.
  open private(set) var trigger: UNNotificationTrigger?

  /// Creates a request. Later changes of the content have no effect.
  public init(
    identifier: String,
    content: UNNotificationContent,
    trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = UNNotificationContent(content.values)
    self.trigger = trigger
  }
}

/// A notification that was delivered. The runtime makes none; a test makes a subclass that overrides the properties.
///
/// It is safe to send a notification to other threads, since nothing in it changes.
open class UNNotification: NSObject, @unchecked Sendable {
  /// When the notification was delivered. By default the start of 1970.
  open var date: Date { Date(timeIntervalSince1970: 0) }
  /// The request for the notification. By default an empty one.
  open var request: UNNotificationRequest { emptyRequest }

  private let emptyRequest = UNNotificationRequest(
    identifier: "",
    content: UNNotificationContent(),
    trigger: nil
  )

  /// Creates an empty notification.
  public override init() { super.init() }
}

/// The answer of the user to a notification. The runtime makes none; a test makes a subclass that overrides the properties.
///
/// It is safe to send an answer to other threads, since nothing in it changes.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification. By default an empty one.
  open var notification: UNNotification { emptyNotification }
  /// The identifier of the action that the user chose. By default that of a tap.
  open var actionIdentifier: String { UNNotificationDefaultActionIdentifier }

  private let emptyNotification = UNNotification()

  /// Creates the answer of a tap.
  public override init() { super.init() }
}

/// The answer of the user to a notification, with a text. The runtime makes none.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text. By default empty.
  open var userText: String { "" }
}

/// The identifier of a tap.
public let UNNotificationDefaultActionIdentifier =
  "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of the action that removes a notification.
public let UNNotificationDismissActionIdentifier =
  "com.apple.UNNotificationDismissActionIdentifier"
