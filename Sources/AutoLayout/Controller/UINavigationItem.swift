/// What a navigation bar shows for a controller. Kept: the bar draws nothing, and its height is the environment's.
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }

  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var backButtonTitle: String?
  open var hidesBackButton = false
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?

  public init(title: String) { self.title = title }

  /// The first of the items at the leading end.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of the items at the trailing end.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}

/// A button in a bar.
open class UIBarButtonItem: NSObject {
  /// What a bar's button may mean everywhere.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
  }

  open var title: String?
  open var image: UIImage?
  open var tag = 0
  open var isEnabled = true
  open var tintColor: UIColor?
  open var customView: UIView?
  open var primaryAction: UIAction?

  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// - Parameter systemItem: what it means; nothing is drawn of it.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}
