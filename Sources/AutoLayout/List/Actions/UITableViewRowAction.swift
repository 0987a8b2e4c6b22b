/// An action that a swipe over a row shows, as data. ``UIContextualAction`` came in its place.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UITableViewRowAction: NSObject {
  /// What an action does.
  nonisolated public enum Style: Int, Sendable {
    /// It deletes data.
    case destructive = 0
    /// Anything else.
    case normal = 1

    /// The style of an action that deletes data.
    public static let `default` = Style.destructive
  }

  /// What the action does.
  open private(set) var style: Style
  /// The title of the action.
  open var title: String?
  /// The colour behind the title.
  open var backgroundColor: UIColor?
  /// The effect behind the title. Stored without an effect here.
  open var backgroundEffect: UIVisualEffect?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action from its title and the function that it calls with the position of the row.
  public init(
    style: Style,
    title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
