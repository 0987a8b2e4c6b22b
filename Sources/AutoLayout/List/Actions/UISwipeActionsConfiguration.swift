/// The actions that a swipe over a row shows. Nothing shows them here; a test asks the delegate for
/// them.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge of the row on.
  open private(set) var actions: [UIContextualAction]
  /// Whether a swipe over the whole row performs the first action. By default true.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with actions.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// An action that a swipe over a row shows.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIContextualAction: NSObject {
  /// The appearances of an action.
  nonisolated public enum Style: Int, Sendable {
    /// The action changes the row.
    case normal = 0
    /// The action deletes the row.
    case destructive = 1
  }

  /// The function that an action runs: with the action, the view of its button, and a function that
  /// it calls with whether it did its work.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// The appearance of the action.
  open private(set) var style: Style
  /// The function that the action runs.
  open private(set) var handler: Handler
  /// The title; nil for none.
  open var title: String?
  /// The image; nil for none.
  open var image: UIImage?
  /// The colour of the button.
  open var backgroundColor: UIColor!
  /// What VoiceOver says of the button; nil for the title. Stored without an effect here.
  open var accessibilityLabel: String?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}
