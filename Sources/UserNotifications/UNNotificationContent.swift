public import Foundation

/// The content of a notification.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
  struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var launchImageName = ""
    var userInfo: [AnyHashable: Any] = [:]
    var attachments: [UNNotificationAttachment] = []
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var targetContentIdentifier: String?
    var summaryArgument = ""
    var summaryArgumentCount = 0
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
    var filterCriteria: String?
  }

  var values: Values

  /// Creates empty content.
  public override init() { values = Values() }

  init(_ values: Values) { self.values = values }

  /// The title.
  open var title: String { values.title }
  /// The second title.
  open var subtitle: String { values.subtitle }
  /// The text.
  open var body: String { values.body }
  /// The number at the icon; nil to leave it as it is.
  open var badge: NSNumber? { values.badge }
  /// The sound; nil for none.
  open var sound: UNNotificationSound? { values.sound }
  /// The name of the picture that is shown while the app starts.
  open var launchImageName: String { values.launchImageName }
  /// The app's own data.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The files that are shown.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// The identifier of the category.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The identifier of the group.
  open var threadIdentifier: String { values.threadIdentifier }
  /// The identifier of the window that the notification opens.
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// The text that stands for the notification in a summary.
  open var summaryArgument: String { values.summaryArgument }
  /// How many things the notification stands for in a summary.
  open var summaryArgumentCount: Int { values.summaryArgumentCount }
  /// How urgent the notification is.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// How important the notification is in a summary, from 0 to 1.
  open var relevanceScore: Double { values.relevanceScore }
  /// The text by which the notification is filtered.
  open var filterCriteria: String? { values.filterCriteria }

  /// Returns content that cannot be changed, with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }
  /// Returns content that can be changed, with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values) }
}

/// The content of a notification, while the app puts it together.
open class UNMutableNotificationContent: UNNotificationContent {
  /// The title.
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The second title.
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// The number at the icon; nil to leave it as it is.
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// The sound; nil for none.
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// The name of the picture that is shown while the app starts.
  open override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }
  /// The app's own data.
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// The files that are shown.
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  /// The identifier of the category.
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// The identifier of the group.
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  /// The identifier of the window that the notification opens.
  open override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  /// The text that stands for the notification in a summary.
  open override var summaryArgument: String {
    get { values.summaryArgument }
    set { values.summaryArgument = newValue }
  }
  /// How many things the notification stands for in a summary.
  open override var summaryArgumentCount: Int {
    get { values.summaryArgumentCount }
    set { values.summaryArgumentCount = newValue }
  }
  /// How urgent the notification is.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  /// How important the notification is in a summary, from 0 to 1.
  open override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
  /// The text by which the notification is filtered.
  open override var filterCriteria: String? {
    get { values.filterCriteria }
    set { values.filterCriteria = newValue }
  }
}

/// The degrees of urgency of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// It is added to the list.
  case passive = 0
  /// It is shown at once.
  case active = 1
  /// It is shown even if the user is not to be disturbed.
  case timeSensitive = 2
  /// It is shown and heard in any case.
  case critical = 3
}
