/// A button in a bar. Bars store their items without drawing them.
open class UIBarButtonItem: NSObject {
  /// The standard meanings of a bar's button.
  public enum SystemItem: Int, Sendable {
    /// Ends editing and keeps the changes.
    case done = 0
    /// Ends editing and discards the changes.
    case cancel = 1
    /// Begins editing.
    case edit = 2
    /// Saves the changes.
    case save = 3
    /// Adds an object.
    case add = 4
    /// Space that takes up the remaining width of the bar.
    case flexibleSpace = 5
    /// Space of a fixed width.
    case fixedSpace = 6
  }

  /// The title of the button.
  open var title: String?
  /// The image of the button.
  open var image: UIImage?
  /// A number by which the app identifies the item. By default 0.
  open var tag = 0
  /// Whether the button can be pressed. By default true.
  open var isEnabled = true
  /// The colour of the button.
  open var tintColor: UIColor?
  /// The view that replaces the button.
  open var customView: UIView?
  /// The action of the button.
  open var primaryAction: UIAction?

  /// Creates an item with a title, an image and an action. The title and image of the action are
  /// used where none is given.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// Creates an item with a standard meaning and an action. The meaning is not stored, since
  /// nothing is drawn.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}
