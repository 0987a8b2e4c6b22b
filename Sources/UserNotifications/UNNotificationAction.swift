public import Foundation

/// A button of a notification.
///
/// It is safe to send an action to other threads, since nothing in it changes.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The identifier, by which the answer of the user refers to the action.
  open private(set) var identifier: String
  /// The title.
  open private(set) var title: String
  /// The properties of the action.
  open private(set) var options: UNNotificationActionOptions
  /// The icon; nil for none.
  open private(set) var icon: UNNotificationActionIcon?

  /// Creates an action.
  public convenience init(
    identifier: String,
    title: String,
    options: UNNotificationActionOptions = []
  ) {
    self.init(identifier: identifier, title: title, options: options, icon: nil)
  }

  /// Creates an action with an icon.
  public init(
    identifier: String,
    title: String,
    options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?
  ) {
    (self.identifier, self.title) = (identifier, title)
    (self.options, self.icon) = (options, icon)
  }
}

/// A button of a notification at which the user enters a text.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The title of the button that sends the text.
  open private(set) var textInputButtonTitle: String
  /// The text that is shown while the user has entered none.
  open private(set) var textInputPlaceholder: String

  /// Creates an action.
  public convenience init(
    identifier: String,
    title: String,
    options: UNNotificationActionOptions = [],
    textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.init(
      identifier: identifier,
      title: title,
      options: options,
      icon: nil,
      textInputButtonTitle: textInputButtonTitle,
      textInputPlaceholder: textInputPlaceholder
    )
  }

  /// Creates an action with an icon.
  public init(
    identifier: String,
    title: String,
    options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?,
    textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

/// The icon of a notification's button. It is not shown here.
///
/// It is safe to send an icon to other threads, since nothing in it changes.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  private let name: String

  /// Creates an icon with a symbol of the system.
  public convenience init(systemImageName: String) { self.init(systemImageName) }
  /// Creates an icon with an image of the app.
  public convenience init(templateImageName: String) { self.init(templateImageName) }

  private init(_ name: String) { self.name = name }
}

/// The properties of a notification's button.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  /// The bits of the properties.
  public let rawValue: UInt
  /// Creates properties from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Only while the device is not locked.
  public static var authenticationRequired: UNNotificationActionOptions { Self(rawValue: 1) }
  /// It deletes or changes data.
  public static var destructive: UNNotificationActionOptions { Self(rawValue: 1 &<< 1) }
  /// It brings the app to the front.
  public static var foreground: UNNotificationActionOptions { Self(rawValue: 1 &<< 2) }
}
