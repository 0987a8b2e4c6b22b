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
  var groupsChildren = false
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var attributedLabel: NSAttributedString?
  var attributedValue: NSAttributedString?
  var attributedHint: NSAttributedString?
  var inputLabels: [String]?
  var responds = false
  var containerType = UIAccessibilityContainerType.none
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
}

/// The directions in which assistive technologies scroll.
nonisolated public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Up.
  case up = 3
  /// Down.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the page before.
  case previous = 6
}

/// What the elements of a container have in common for assistive technologies.
nonisolated public enum UIAccessibilityContainerType: Int, Sendable {
  /// Nothing.
  case none = 0
  /// They are the cells of a table of data.
  case dataTable = 1
  /// They are the items of a list.
  case list = 2
  /// They are a landmark.
  case landmark = 3
  /// They belong to one subject.
  case semanticGroup = 4
}

/// How assistive technologies go through the elements of a container.
nonisolated public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As the system chooses.
  case automatic = 0
  /// One after the other.
  case separate = 1
  /// All as one.
  case combined = 2
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
  public static let link = Self(rawValue: 1 &<< 1)
  /// An image.
  public static let image = Self(rawValue: 1 &<< 2)
  /// Selected.
  public static let selected = Self(rawValue: 1 &<< 3)
  /// Playing sound.
  public static let playsSound = Self(rawValue: 1 &<< 4)
  /// A key of a keyboard.
  public static let keyboardKey = Self(rawValue: 1 &<< 5)
  /// Text that does not change.
  public static let staticText = Self(rawValue: 1 &<< 6)
  /// A summary of the screen when the app starts.
  public static let summaryElement = Self(rawValue: 1 &<< 7)
  /// Disabled.
  public static let notEnabled = Self(rawValue: 1 &<< 8)
  /// Changing often.
  public static let updatesFrequently = Self(rawValue: 1 &<< 9)
  /// A search field.
  public static let searchField = Self(rawValue: 1 &<< 10)
  /// Starting playback or recording when it is activated.
  public static let startsMediaSession = Self(rawValue: 1 &<< 11)
  /// A value that can be incremented and decremented.
  public static let adjustable = Self(rawValue: 1 &<< 12)
  /// Receiving touches directly.
  public static let allowsDirectInteraction = Self(rawValue: 1 &<< 13)
  /// Turning the page after it is read.
  public static let causesPageTurn = Self(rawValue: 1 &<< 14)
  /// A bar of tabs.
  public static let tabBar = Self(rawValue: 1 &<< 15)
  /// A heading.
  public static let header = Self(rawValue: 1 &<< 16)
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

  /// Creates an action that calls the method of a selector with itself. The target is not retained.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, actionHandler: nil)
    (self.target, self.selector) = (target as AnyObject?, selector)
    actionHandler = { action in
      action.target.map { action.selector.send(to: $0, action) } ?? false
    }
  }

  /// The object whose method is called; nil for an action with a handler.
  open weak var target: AnyObject?
  /// The method that is called.
  open var selector = Selector("")
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
  /// Whether the user prefers grey pictures: false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether the colours of the screen are inverted: false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether the user prefers darker colours: false.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether the user tells colours apart by other marks too: false.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether the user sees labels on switches: false.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether the user prefers outlines around buttons: false.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether the user prefers fading to sliding: false.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether videos do not play by themselves: true.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether both ears hear the same: false.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether videos have captions: false.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether the device is restricted to one application: false.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether the screen is read: false.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether selected text is read: false.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the user touches by a menu: false.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether a shake undoes: true.
  public static var isShakeToUndoEnabled: Bool { true }

  // The runtime posts none of these: a host does, or a test.

  /// Posted after VoiceOver was turned on or off.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )
  /// Posted after Switch Control was turned on or off.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification"
  )
  /// Posted after ``isReduceMotionEnabled`` changed.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )
  /// Posted after ``isReduceTransparencyEnabled`` changed.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification"
  )
  /// Posted after ``isBoldTextEnabled`` changed.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification"
  )
  /// Posted after ``isGrayscaleEnabled`` changed.
  public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification"
  )
  /// Posted after ``isInvertColorsEnabled`` changed.
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification"
  )
  /// Posted after ``isDarkerSystemColorsEnabled`` changed.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification"
  )
  /// Posted after ``shouldDifferentiateWithoutColor`` changed.
  public static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification"
  )
  /// Posted after ``isOnOffSwitchLabelsEnabled`` changed.
  public static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification"
  )
  /// Posted after ``buttonShapesEnabled`` changed.
  public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification"
  )
  /// Posted after ``prefersCrossFadeTransitions`` changed.
  public static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification"
  )
  /// Posted after ``isVideoAutoplayEnabled`` changed.
  public static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification"
  )
  /// Posted after ``isMonoAudioEnabled`` changed.
  public static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification"
  )
  /// Posted after ``isClosedCaptioningEnabled`` changed.
  public static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification"
  )
  /// Posted after ``isGuidedAccessEnabled`` changed.
  public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification"
  )
  /// Posted after ``isSpeakScreenEnabled`` changed.
  public static let speakScreenStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification"
  )
  /// Posted after ``isSpeakSelectionEnabled`` changed.
  public static let speakSelectionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification"
  )
  /// Posted after ``isAssistiveTouchRunning`` changed.
  public static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification"
  )
  /// Posted after ``isShakeToUndoEnabled`` changed.
  public static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification"
  )
  /// Posted after an assistive technology turned to an element.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification"
  )
  /// Posted after an announcement was read.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification"
  )
  /// The key of the text that was announced.
  public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of whether the announcement was read to its end.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// The key of the element to which an assistive technology turned.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element from which an assistive technology turned.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

  /// Tells assistive technologies of an event. Has no effect here.
  public static func post(notification: Notification, argument: Any?) {}
}
