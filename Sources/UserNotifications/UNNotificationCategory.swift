public import Foundation

/// A kind of notifications with the same actions.
///
/// It is safe to send a category to other threads, since nothing in it changes.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  private struct Values {
    var identifier: String
    var actions: [UNNotificationAction]
    var intentIdentifiers: [String]
    var hiddenPreviewsBodyPlaceholder = ""
    var categorySummaryFormat = ""
    var options: UNNotificationCategoryOptions
  }

  private let values: Values

  /// The identifier, by which the content of a notification refers to its category.
  open var identifier: String { values.identifier }
  /// The actions, in their order.
  open var actions: [UNNotificationAction] { values.actions }
  /// The identifiers of intents.
  open var intentIdentifiers: [String] { values.intentIdentifiers }
  /// The text that replaces hidden content.
  open var hiddenPreviewsBodyPlaceholder: String { values.hiddenPreviewsBodyPlaceholder }
  /// The form of a summary.
  open var categorySummaryFormat: String { values.categorySummaryFormat }
  /// The properties of the category.
  open var options: UNNotificationCategoryOptions { values.options }

  /// Creates a category.
  public init(
    identifier: String,
    actions: [UNNotificationAction],
    intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    values = Values(
      identifier: identifier,
      actions: actions,
      intentIdentifiers: intentIdentifiers,
      options: options
    )
  }

  /// Creates a category with a text that replaces hidden content.
  public init(
    identifier: String,
    actions: [UNNotificationAction],
    intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String,
    options: UNNotificationCategoryOptions = []
  ) {
    values = Values(
      identifier: identifier,
      actions: actions,
      intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder,
      options: options
    )
  }

  /// Creates a category with a text that replaces hidden content, and the form of a summary.
  public init(
    identifier: String,
    actions: [UNNotificationAction],
    intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String?,
    categorySummaryFormat: String?,
    options: UNNotificationCategoryOptions = []
  ) {
    values = Values(
      identifier: identifier,
      actions: actions,
      intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder ?? "",
      categorySummaryFormat: categorySummaryFormat ?? "",
      options: options
    )
  }
}

/// The properties of a category.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  /// The bits of the properties.
  public let rawValue: UInt
  /// Creates properties from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The app is told of notifications that the user removes.
  public static var customDismissAction: UNNotificationCategoryOptions { Self(rawValue: 1) }
  /// Shown in cars.
  public static var allowInCarPlay: UNNotificationCategoryOptions { Self(rawValue: 1 &<< 1) }
  /// The title is shown where content is hidden.
  public static var hiddenPreviewsShowTitle: UNNotificationCategoryOptions {
    Self(rawValue: 1 &<< 2)
  }
  /// The second title is shown where content is hidden.
  public static var hiddenPreviewsShowSubtitle: UNNotificationCategoryOptions {
    Self(rawValue: 1 &<< 3)
  }
  /// Read aloud.
  public static var allowAnnouncement: UNNotificationCategoryOptions { Self(rawValue: 1 &<< 4) }
}
