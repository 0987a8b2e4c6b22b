/// A part of a menu: an action, or a menu inside of it.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIMenuElement: NSObject {
  /// Properties of an element that change its appearance in menus.
  nonisolated public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the set, as Apple numbers them.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 &<< 0)
    /// The element deletes data.
    public static let destructive = Attributes(rawValue: 1 &<< 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 &<< 2)
  }

  /// The mark beside the title in a menu.
  nonisolated public enum State: Int, Sendable {
    /// No mark.
    case off = 0
    /// The mark of an element that is on.
    case on = 1
    /// The mark of an element that is on for a part of its objects.
    case mixed = 2
  }

  private let ownTitle: String
  private let ownImage: UIImage?

  init(title: String, image: UIImage?) {
    ownTitle = title
    ownImage = image
    super.init()
  }

  /// The title of the element.
  open var title: String { ownTitle }
  /// The image of the element; nil for none.
  open var image: UIImage? { ownImage }
  /// The text below the title; nil for none.
  open var subtitle: String?
}

/// A part of a menu whose elements are made when the menu is shown: here never, since nothing shows menus. A test asks for them by
/// ``elementProvider``.
open class UIDeferredMenuElement: UIMenuElement {
  /// Makes the elements, and calls the completion with them.
  public let elementProvider: (@escaping ([UIMenuElement]) -> Void) -> Void

  /// Creates a part whose elements are made once.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.elementProvider = elementProvider
    super.init(title: "", image: nil)
  }

  /// Creates a part whose elements are made each time that the menu is shown.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}

/// A list of actions and menus. Nothing shows it here.
open class UIMenu: UIMenuElement {
  /// The identity of a menu.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string.
    public var rawValue: String

    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The appearance of a menu inside of another one.
  nonisolated public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the set, as Apple numbers them.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The children are shown instead of the menu.
    public static let displayInline = Options(rawValue: 1 &<< 0)
    /// The menu deletes data.
    public static let destructive = Options(rawValue: 1 &<< 1)
    /// At most one child is on.
    public static let singleSelection = Options(rawValue: 1 &<< 5)
    /// The children are shown as a row of images.
    public static let displayAsPalette = Options(rawValue: 1 &<< 7)
  }

  /// The identity of the menu.
  open private(set) var identifier: Identifier
  /// The appearance inside of another menu.
  open private(set) var options: Options
  /// The elements of the menu.
  open private(set) var children: [UIMenuElement]

  /// Creates a menu.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// The actions of the menu and of the menus inside of it that are on.
  open var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

  /// The actions of the menu and of the menus inside of it, in their order.
  var actions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let action = child as? UIAction { return [action] }
      return (child as? UIMenu)?.actions ?? []
    }
  }

  /// Returns a menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      children: newChildren
    )
  }
}
