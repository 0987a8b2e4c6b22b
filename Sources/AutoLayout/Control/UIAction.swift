/// A closure with a title and an image, which controls and menus show.
open class UIAction: UIMenuElement {
  /// The closure that an action runs. Its argument is the action.
  public typealias Handler = UIActionHandler

  /// The identity of an action: a control has at most one action with an identifier for an event.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string.
    public var rawValue: String

    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The title of the action. A button made for the action shows it.
  open override var title: String {
    get { shownTitle }
    set { shownTitle = newValue }
  }
  /// The image of the action. A button made for the action shows it.
  open override var image: UIImage? {
    get { shownImage }
    set { shownImage = newValue }
  }
  private var shownTitle: String
  private var shownImage: UIImage?
  /// The identity of the action.
  public let identifier: Identifier
  /// A longer title for the list of keyboard shortcuts. Stored without an effect here.
  open var discoverabilityTitle: String?
  /// The properties of the action in menus. Stored without an effect here.
  open var attributes: Attributes
  /// The mark of the action in menus. Stored without an effect here.
  open var state: State
  /// The control that ran the action last.
  open internal(set) var sender: Any?
  let handler: Handler

  /// Creates an action from its handler and its appearance.
  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping Handler
  ) {
    shownTitle = title
    shownImage = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Runs the handler, as a menu does when the action is chosen. The target is ignored.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler(self)
  }
}

/// The closure that an action runs. Its argument is the action.
public typealias UIActionHandler = (_ action: UIAction) -> Void
