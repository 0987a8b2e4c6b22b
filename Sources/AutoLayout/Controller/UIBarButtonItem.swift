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
