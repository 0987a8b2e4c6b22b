/// What assistive technologies learn about a view. Here the values are stored, and nothing reads
/// them.
struct ViewAccessibility {
  var label: String?
  var value: String?
  var hint: String?
  var traits = UIAccessibilityTraits.none
  var isElement = false
  var elements: [Any]?
  var hidesElements = false
  var isModal = false
  var ignoresInvertColors = false
  var customActions: [UIAccessibilityCustomAction]?
}

/// The behaviours of a view for assistive technologies.
nonisolated public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No behaviour.
  public static let none: Self = []
  /// A button.
  public static let button = Self(rawValue: 1)
  /// A link.
  public static let link = Self(rawValue: 1 << 1)
  /// An image.
  public static let image = Self(rawValue: 1 << 2)
  /// Selected.
  public static let selected = Self(rawValue: 1 << 3)
  /// Playing sound.
  public static let playsSound = Self(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = Self(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = Self(rawValue: 1 << 6)
  /// A summary of the screen when the app starts.
  public static let summaryElement = Self(rawValue: 1 << 7)
  /// Disabled.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// Changing often.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// A search field.
  public static let searchField = Self(rawValue: 1 << 10)
  /// Starting playback or recording when it is activated.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// A value that can be incremented and decremented.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// Receiving touches directly.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  /// Turning the page after it is read.
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = Self(rawValue: 1 << 15)
  /// A heading.
  public static let header = Self(rawValue: 1 << 16)
}

/// A special action of a view for assistive technologies.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIAccessibilityCustomAction: NSObject {
  /// The handler of an action; it returns whether the action succeeded.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name of the action.
  open var name: String
  /// The handler of the action.
  open var actionHandler: Handler?

  /// Creates an action with a name and a handler.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
  }
}

/// The state of assistive technologies. Here all are off.
nonisolated public enum UIAccessibility {
  /// Events that apps tell assistive technologies.
  nonisolated public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A large part of the screen has changed.
    public static let screenChanged = Self(rawValue: 1000)
    /// A part of the layout has changed.
    public static let layoutChanged = Self(rawValue: 1001)
    /// A text is to be read.
    public static let announcement = Self(rawValue: 1008)
    /// A page has been scrolled.
    public static let pageScrolled = Self(rawValue: 1009)
  }

  /// Whether VoiceOver is running: false.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether Switch Control is running: false.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether the user prefers less motion: false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether the user prefers less transparency: false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the user prefers bold texts: false.
  public static var isBoldTextEnabled: Bool { false }

  /// Tells assistive technologies of an event. Has no effect here.
  public static func post(notification: Notification, argument: Any?) {}
}
