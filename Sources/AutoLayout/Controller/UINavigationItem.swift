/// The content of a navigation bar for one controller. It is stored without an effect: the bar
/// draws nothing, and the environment sets its height.
open class UINavigationItem: NSObject {
  /// The ways in which a controller's title is shown in large type.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the controller below on the stack.
    case automatic = 0
    /// Always in large type.
    case always = 1
    /// Never in large type.
    case never = 2
  }

  /// The title of the controller.
  open var title: String?
  /// A line of text above the title.
  open var prompt: String?
  /// The view that replaces the title.
  open var titleView: UIView?
  /// The title of the back button that leads to this controller.
  open var backButtonTitle: String?
  /// Whether the bar has no back button.
  open var hidesBackButton = false
  /// The way in which the title is shown in large type.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The items at the leading end of the bar.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The items at the trailing end of the bar.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// Creates an item with a title.
  public init(title: String) { self.title = title }

  /// The first of the items at the leading end. Setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of the items at the trailing end. Setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
