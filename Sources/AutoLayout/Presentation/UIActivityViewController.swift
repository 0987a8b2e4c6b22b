public import Foundation

/// A service that an app offers for its data, such as copying them. The runtime shows none.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIActivity: NSObject {
  /// The kind of a service.
  nonisolated public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Sends a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Sends a mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Prints.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Copies to the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Assigns a picture to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Saves a picture or film.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adds a page to the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Sends to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Opens in the app for books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Makes a PDF document.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// Posts to Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posts to Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Posts to Weibo.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Posts to Vimeo.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Posts to Flickr.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Posts to Tencent Weibo.
    public static let postToTencentWeibo = ActivityType(
      "com.apple.UIKit.activity.TencentWeibo"
    )
  }

  /// The groups of services.
  nonisolated public enum Category: Int, Sendable {
    /// Acts on the data.
    case action = 0
    /// Shares the data.
    case share = 1
  }

  /// Creates a service.
  public override init() { super.init() }

  /// The group of the service. By default an action.
  open class var activityCategory: Category { .action }
  /// The kind of the service; nil by default.
  open var activityType: ActivityType? { nil }
  /// The title of the service; nil by default.
  open var activityTitle: String? { nil }
  /// The image of the service; nil by default.
  open var activityImage: UIImage? { nil }
  /// Returns whether the service accepts some data; false by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Receives the data. Does nothing by default.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// The controller that the service shows; nil by default.
  open var activityViewController: UIViewController? { nil }
  /// Runs a service without a controller. Does nothing by default.
  open func perform() {}
  /// Called by the service when it has ended. Does nothing here.
  open func activityDidFinish(_ completed: Bool) {}
}

/// Data that are made for the service that the user chose.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns data of the kind that will be made, or the data.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// Returns the data for a service; nil for a service that cannot have them.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns the subject for a service that has one, such as a mail. By default empty.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns the type of the data for a service. By default empty.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns an image of the data for a service, of a size in points. By default nil.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage?
  /// Returns what is shown of the data. By default nil.
  func activityViewControllerLinkMetadata(
    _ activityViewController: UIActivityViewController
  ) -> LPLinkMetadata?
}

extension UIActivityItemSource {
  /// Returns nil.
  public func activityViewControllerLinkMetadata(
    _ activityViewController: UIActivityViewController
  ) -> LPLinkMetadata? { nil }
  /// Returns an empty text.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns an empty text.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns nil.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage? { nil }
}

/// Data that are made when the user has chosen a service. Here they are made when they are asked for.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  /// Data of the kind that will be made.
  open private(set) var placeholderItem: Any?
  /// The service for which the data are made.
  open private(set) var activityType: UIActivity.ActivityType?

  /// Creates a provider.
  public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }

  /// The data. By default the placeholder.
  open var item: Any { placeholderItem ?? "" }

  /// Returns the placeholder.
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? "" }
  /// Returns nil.
  open func activityViewControllerLinkMetadata(
    _ activityViewController: UIActivityViewController
  ) -> LPLinkMetadata? { nil }
  /// Returns ``item``.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
  /// Returns an empty text.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// A controller that offers services for some data. It shows an empty view; a test chooses a service by
/// ``choose(_:)``.
open class UIActivityViewController: UIViewController {
  /// Called after a service has ended or the user cancelled: the kind of the service, whether it was
  /// completed, the changed data and the error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Called after a service has ended or the user cancelled.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The kinds of services that are not offered. Stored without an effect here.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  private let items: [Any]
  private let activities: [UIActivity]

  /// Creates a controller for some data, with services of the app.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    (items, activities) = (activityItems, applicationActivities ?? [])
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without data; archives are not read.
  public required init?(coder: NSCoder) {
    (items, activities) = ([], [])
    super.init(coder: coder)
  }

  /// Dismisses the controller and calls ``completionWithItemsHandler``, as if the user chose a service;
  /// nil cancels. A service of the app that accepts the data is run.
  public func choose(_ activityType: UIActivity.ActivityType?) {
    let activity = activities.first {
      $0.activityType == activityType && $0.canPerform(withActivityItems: items)
    }
    let end = { [self] in
      activity?.prepare(withActivityItems: items)
      activity?.perform()
      completionWithItemsHandler?(activityType, activityType != nil, nil, nil)
    }
    if let presenter = presentingViewController {
      presenter.dismiss(animated: true, completion: end)
    } else {
      end()
    }
  }
}
