/// A button in a bar. Bars store their items without drawing them.
open class UIBarButtonItem: UIBarItem {
  /// The standard meanings of a bar's button.
  nonisolated public enum SystemItem: Int, Sendable {
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
    /// Writes a text.
    case compose = 7
    /// Answers.
    case reply = 8
    /// Shows actions for the content.
    case action = 9
    /// Moves to a folder.
    case organize = 10
    /// Shows bookmarks.
    case bookmarks = 11
    /// Searches.
    case search = 12
    /// Loads again.
    case refresh = 13
    /// Stops loading.
    case stop = 14
    /// Takes a picture.
    case camera = 15
    /// Deletes.
    case trash = 16
    /// Starts playing.
    case play = 17
    /// Pauses playing.
    case pause = 18
    /// Plays backwards.
    case rewind = 19
    /// Plays faster.
    case fastForward = 20
    /// Undoes a change.
    case undo = 21
    /// Redoes a change.
    case redo = 22
    /// Closes.
    case close = 24
  }

  /// The styles of a bar's button.
  nonisolated public enum Style: Int, Sendable {
    /// The usual style.
    case plain = 0
    /// The style of the main action.
    case done = 2
  }

  /// The colour of the button.
  open var tintColor: UIColor?
  /// The view that replaces the button.
  open var customView: UIView?
  /// The action of the button.
  open var primaryAction: UIAction?
  /// The object whose method the button calls. It is not retained.
  open weak var target: AnyObject?
  /// The selector of the target's method.
  open var action: Selector?
  /// The style of the button. Has no effect here.
  open var style = Style.plain
  /// The width of the button in points; 0 for that of its content. Has no effect here.
  open var width: CGFloat = 0
  /// The menu of the button. Stored without an effect here: nothing shows it.
  open var menu: UIMenu?
  /// The titles among which the button changes. Stored without an effect here.
  open var possibleTitles: Set<String>?
  /// Whether the button is selected. Stored without an effect here.
  open var isSelected = false
  /// Whether the button is left out of the bar. Stored without an effect here.
  open var isHidden = false
  /// Whether the button shows the selected element of its menu. Stored without an effect here.
  open var changesSelectionAsPrimaryAction = false
  private var backgroundImages: [String: UIImage] = [:]

  /// Sets the image behind the button in a state. Stored without an effect here.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages["\(state.rawValue) \(barMetrics.rawValue)"] = backgroundImage
  }
  /// Returns the image behind the button in a state.
  open func backgroundImage(
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages["\(state.rawValue) \(barMetrics.rawValue)"] }

  /// Creates an item with a title, an image, an action and a menu. The title and image of the action are
  /// used where none is given.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item with a title, and a target, which is not retained.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    set(style, target, action)
  }

  /// Creates an item with an image, another one for low bars, and a target, which is not retained.
  public convenience init(
    image: UIImage?,
    landscapeImagePhone: UIImage?,
    style: Style,
    target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item with an image, and a target, which is not retained.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    set(style, target, action)
  }

  /// Creates an item with a standard meaning, and a target, which is not retained. The meaning is not
  /// stored, since nothing is drawn.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    set(.plain, target, action)
  }

  /// Creates an item with a standard meaning, an action and a menu. The meaning is not stored, since
  /// nothing is drawn.
  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a space that takes up the remaining width of the bar.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Creates a space of a width in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
    (self.style, self.target, self.action) = (style, target.map { $0 as AnyObject }, action)
  }
}
