/// A closure with a title and an image, which controls and menus show.
open class UIAction: UIMenuElement {
  /// The closure that an action runs. Its argument is the action.
  public typealias Handler = (_ action: UIAction) -> Void

  /// The identity of an action: a control has at most one action with an identifier for an event.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string.
    public var rawValue: String

    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Properties of an action that change its appearance in menus.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the set, as Apple numbers them.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The action cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The action deletes data.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The action is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The mark beside the title in a menu.
  public enum State: Int, Sendable {
    /// No mark.
    case off = 0
    /// The mark of an action that is on.
    case on = 1
    /// The mark of an action that is on for a part of its objects.
    case mixed = 2
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
