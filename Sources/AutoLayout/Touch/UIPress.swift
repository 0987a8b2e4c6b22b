/// A button or key that is pressed. The host has neither, so only tests make presses.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIPress: NSObject {
  /// The steps of a press.
  nonisolated public enum Phase: Int, Sendable {
    /// It begins.
    case began = 0
    /// Its force changes.
    case changed = 1
    /// It goes on.
    case stationary = 2
    /// It ends.
    case ended = 3
    /// It is no longer followed.
    case cancelled = 4
  }

  /// What is pressed, other than a key.
  nonisolated public enum PressType: Int, Sendable {
    /// The arrow up.
    case upArrow = 0
    /// The arrow down.
    case downArrow = 1
    /// The arrow to the left.
    case leftArrow = 2
    /// The arrow to the right.
    case rightArrow = 3
    /// The button that selects.
    case select = 4
    /// The button of the menu.
    case menu = 5
    /// The button that plays and pauses.
    case playPause = 6
    /// The key of a page up.
    case pageUp = 30
    /// The key of a page down.
    case pageDown = 31
  }

  /// The seconds since the device was started. By default 0.
  open var timestamp: TimeInterval { 0 }
  /// The step of the press. By default its beginning.
  open var phase: Phase { .began }
  /// What is pressed.
  open var type: PressType { .select }
  /// The force from 0 to 1. By default 0.
  open var force: CGFloat { 0 }
  /// The window of the press. By default nil.
  open var window: UIWindow? { nil }
  /// The responder of the press. By default nil.
  open var responder: UIResponder? { nil }
  /// The recognizers that follow the press. By default nil.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// The key that is pressed. By default nil.
  open var key: UIKey? { nil }

  /// Creates a press; a test overrides its members.
  public override init() { super.init() }
}

/// The presses that happen at one time.
open class UIPressesEvent: UIEvent {
  /// The presses of the event. By default none.
  open var allPresses: Set<UIPress> { [] }

  /// Returns the presses that a recognizer follows.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { $0.gestureRecognizers?.contains(gesture) == true }
  }
}

/// A key of a keyboard. The host has none, so only tests make keys.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIKey: NSObject {
  /// The text that the key types.
  open var characters: String { "" }
  /// The text that the key types without other keys.
  open var charactersIgnoringModifiers: String { characters }
  /// The modifier keys that are held.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// Creates a key; a test overrides its members.
  public override init() { super.init() }
}
