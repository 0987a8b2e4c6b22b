/// What the user does at a time, so that another device can continue it. Nothing continues it here; Foundation
/// has the class on Apple's platforms only.
nonisolated open class NSUserActivity: NSObject {
  /// The kind of activity, as the application names it.
  open private(set) var activityType: String
  /// The title of the activity.
  open var title: String?
  /// The data of the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The names of the data without which the activity cannot be continued.
  open var requiredUserInfoKeys: Set<String>?
  /// The words by which a search finds the activity.
  open var keywords: Set<String> = []
  /// The page that shows the same.
  open var webpageURL: URL?
  /// The page from which the application was opened.
  open var referrerURL: URL?
  /// When the activity can no longer be found.
  open var expirationDate: Date?
  /// Whether the data have to be stored again.
  open var needsSave = false
  /// A name by which the activity is removed.
  open var persistentIdentifier: String?
  /// The content that is shown.
  open var targetContentIdentifier: String?
  /// Whether other devices can continue the activity. By default true.
  open var isEligibleForHandoff = true
  /// Whether a search finds the activity. By default false.
  open var isEligibleForSearch = false
  /// Whether others find the activity. By default false.
  open var isEligibleForPublicIndexing = false
  /// Whether the system proposes the activity. By default false.
  open var isEligibleForPrediction = false

  /// Creates an activity of a kind.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds data to the activity.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  /// Does nothing: no other device learns of it.
  open func becomeCurrent() {}
  /// Does nothing: no other device learns of it.
  open func resignCurrent() {}
  /// Does nothing: no other device learns of it.
  open func invalidate() {}
}

/// The activity of a page in a browser.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that continues an activity.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Called to continue an activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
