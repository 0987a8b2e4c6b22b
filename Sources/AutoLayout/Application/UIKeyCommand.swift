/// A menu element that calls a method.
open class UICommand: UIMenuElement {
  /// The method that is called.
  open private(set) var action: Selector
  /// A value that tells commands with one method apart.
  open private(set) var propertyList: Any?
  /// A longer title. Stored without an effect here.
  open var discoverabilityTitle: String?
  /// The properties of the command in menus. Stored without an effect here.
  open var attributes: UIMenuElement.Attributes
  /// The mark of the command in menus. Stored without an effect here.
  open var state: UIMenuElement.State

  /// Creates a command from its method and its appearance.
  public init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }
}

/// The modifier keys of a keyboard.
nonisolated public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits of the set, as Apple numbers them.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 &<< 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 &<< 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 &<< 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 &<< 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 &<< 20)
  /// A key of the block of numbers.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 &<< 21)
}

/// A command that a key calls. The host has no keyboard, so only tests call it.
open class UIKeyCommand: UICommand {
  /// The key, as the text that it types or one of the names of this class.
  open private(set) var input: String?
  /// The modifier keys that are held.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Whether the command comes before what the system does with the key. By default false.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command from its key, its method and its appearance.
  public init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title,
      image: image,
      action: action,
      propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state
    )
  }

  /// Creates a command from its key and its method.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// The arrow up.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  /// A page up.
  nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  /// A page down.
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"
  /// The start of the line.
  nonisolated public static let inputHome = "UIKeyInputHome"
  /// The end of the line.
  nonisolated public static let inputEnd = "UIKeyInputEnd"
  /// Delete.
  nonisolated public static let inputDelete = "UIKeyInputDelete"
  /// F1.
  nonisolated public static let f1 = "UIKeyInputF1"
  /// F2.
  nonisolated public static let f2 = "UIKeyInputF2"
  /// F3.
  nonisolated public static let f3 = "UIKeyInputF3"
  /// F4.
  nonisolated public static let f4 = "UIKeyInputF4"
  /// F5.
  nonisolated public static let f5 = "UIKeyInputF5"
  /// F6.
  nonisolated public static let f6 = "UIKeyInputF6"
  /// F7.
  nonisolated public static let f7 = "UIKeyInputF7"
  /// F8.
  nonisolated public static let f8 = "UIKeyInputF8"
  /// F9.
  nonisolated public static let f9 = "UIKeyInputF9"
  /// F10.
  nonisolated public static let f10 = "UIKeyInputF10"
  /// F11.
  nonisolated public static let f11 = "UIKeyInputF11"
  /// F12.
  nonisolated public static let f12 = "UIKeyInputF12"
}

/// The menu of copy and paste over a text. It is never shown here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIMenuController: NSObject {
  /// The menu, created at each access.
  open class var shared: UIMenuController { UIMenuController() }

  /// The directions of the arrow.
  nonisolated public enum ArrowDirection: Int, Sendable {
    /// As there is room.
    case `default` = 0
    /// Up.
    case up = 1
    /// Down.
    case down = 2
    /// To the left.
    case left = 3
    /// To the right.
    case right = 4
  }

  /// The direction of the arrow. Stored without an effect here.
  open var arrowDirection = ArrowDirection.default
  /// The frame of the menu: always zero.
  open var menuFrame: CGRect { .zero }

  /// Posted before the menu is shown. The runtime does not post it.
  nonisolated public static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification"
  )
  /// Posted after the menu was shown. The runtime does not post it.
  nonisolated public static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification"
  )
  /// Posted before the menu is hidden. The runtime does not post it.
  nonisolated public static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification"
  )
  /// Posted after the menu was hidden. The runtime does not post it.
  nonisolated public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification"
  )
  /// Posted when the frame of the menu changes. The runtime does not post it.
  nonisolated public static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification"
  )

  /// Always false.
  open var isMenuVisible: Bool { false }
  /// The app's own items. Stored without an effect here.
  open var menuItems: [UIMenuItem]?

  /// Does nothing.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Does nothing.
  open func hideMenu() {}
  /// Does nothing.
  open func hideMenu(from targetView: UIView) {}
  /// Does nothing.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  /// Does nothing.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Does nothing.
  open func update() {}
}

/// An item of the menu of copy and paste.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIMenuItem: NSObject {
  /// The title of the item.
  open var title: String
  /// The method that the item calls.
  open var action: Selector

  /// Creates an item from its title and its method.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}
