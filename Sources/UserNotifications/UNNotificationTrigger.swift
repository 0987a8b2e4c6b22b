public import Foundation

/// What makes the system deliver a notification. No notification is delivered here.
///
/// It is safe to send a trigger to other threads, since nothing in it changes.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  private let isRepeated: Bool

  /// Whether the notification is delivered each time.
  open var repeats: Bool { isRepeated }

  init(repeats: Bool) { isRepeated = repeats }
}

/// A server that sends a notification.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

/// A time from now after which a notification is delivered.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  private let seconds: TimeInterval

  /// The time in seconds.
  open var timeInterval: TimeInterval { seconds }

  /// Creates a trigger with a time in seconds.
  ///
  /// - Precondition: The time is above 0, and at least 60 if it is repeated, as on Apple's platforms.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "The time interval of a notification must be greater than 0.")
    precondition(
      !repeats || timeInterval >= 60,
      "The time interval of a repeated notification must be at least 60 seconds."
    )
    seconds = timeInterval
    super.init(repeats: repeats)
  }

  /// Returns the time after now by the clock.
  open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: seconds) }
}

/// A date at which a notification is delivered.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  private let components: DateComponents

  /// The parts of the date.
  open var dateComponents: DateComponents { components }

  /// Creates a trigger for the dates that have some parts.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    components = dateComponents
    super.init(repeats: repeats)
  }

  /// Returns the first date after now, by the clock, that has the parts; nil if there is none.
  open func nextTriggerDate() -> Date? {
    (components.calendar ?? .current).nextDate(
      after: Date(),
      matching: components,
      matchingPolicy: .nextTime
    )
  }
}
