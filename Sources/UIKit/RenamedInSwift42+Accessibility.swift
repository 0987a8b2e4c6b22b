// Names that UIKit had until Swift 4.1: accessibility. As in Apple's SDK, code in
// Swift 4 mode may use them, and the compiler proposes the present name in Swift 5 and later.

@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.none")
nonisolated public var UIAccessibilityTraitNone: UIAccessibilityTraits {
  UIAccessibilityTraits.none
}

@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.button")
nonisolated public var UIAccessibilityTraitButton: UIAccessibilityTraits {
  UIAccessibilityTraits.button
}

@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.link")
nonisolated public var UIAccessibilityTraitLink: UIAccessibilityTraits {
  UIAccessibilityTraits.link
}

@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.searchField")
nonisolated public var UIAccessibilityTraitSearchField: UIAccessibilityTraits {
  UIAccessibilityTraits.searchField
}

@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.image")
nonisolated public var UIAccessibilityTraitImage: UIAccessibilityTraits {
  UIAccessibilityTraits.image
}

@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.selected")
nonisolated public var UIAccessibilityTraitSelected: UIAccessibilityTraits {
  UIAccessibilityTraits.selected
}

@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.playsSound")
nonisolated public var UIAccessibilityTraitPlaysSound: UIAccessibilityTraits {
  UIAccessibilityTraits.playsSound
}

@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.keyboardKey")
nonisolated public var UIAccessibilityTraitKeyboardKey: UIAccessibilityTraits {
  UIAccessibilityTraits.keyboardKey
}

@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.staticText")
nonisolated public var UIAccessibilityTraitStaticText: UIAccessibilityTraits {
  UIAccessibilityTraits.staticText
}

@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.summaryElement")
nonisolated public var UIAccessibilityTraitSummaryElement: UIAccessibilityTraits {
  UIAccessibilityTraits.summaryElement
}

@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.notEnabled")
nonisolated public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits {
  UIAccessibilityTraits.notEnabled
}

@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.updatesFrequently")
nonisolated public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits {
  UIAccessibilityTraits.updatesFrequently
}

@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.startsMediaSession")
nonisolated public var UIAccessibilityTraitStartsMediaSession: UIAccessibilityTraits {
  UIAccessibilityTraits.startsMediaSession
}

@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.adjustable")
nonisolated public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits {
  UIAccessibilityTraits.adjustable
}

@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
nonisolated public var UIAccessibilityTraitAllowsDirectInteraction: UIAccessibilityTraits {
  UIAccessibilityTraits.allowsDirectInteraction
}

@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.causesPageTurn")
nonisolated public var UIAccessibilityTraitCausesPageTurn: UIAccessibilityTraits {
  UIAccessibilityTraits.causesPageTurn
}

@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.header")
nonisolated public var UIAccessibilityTraitHeader: UIAccessibilityTraits {
  UIAccessibilityTraits.header
}

@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.tabBar")
nonisolated public var UIAccessibilityTraitTabBar: UIAccessibilityTraits {
  UIAccessibilityTraits.tabBar
}

@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification")
public typealias UIAccessibilityNotifications = UIAccessibility.Notification

@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.screenChanged")
nonisolated public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.screenChanged
}

@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.layoutChanged")
nonisolated public var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.layoutChanged
}

@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.announcement")
nonisolated public var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.announcement
}

@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.pageScrolled")
nonisolated public var UIAccessibilityPageScrolledNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.pageScrolled
}

@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.post(notification:argument:)")
nonisolated public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification,
  _ argument: Any?
) {
  UIAccessibility.post(notification: notification, argument: argument)
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isVoiceOverRunning()")
nonisolated public func UIAccessibilityIsVoiceOverRunning() -> Bool {
  UIAccessibility.isVoiceOverRunning
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSwitchControlRunning()")
nonisolated public func UIAccessibilityIsSwitchControlRunning() -> Bool {
  UIAccessibility.isSwitchControlRunning
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isReduceMotionEnabled()")
nonisolated public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
  UIAccessibility.isReduceMotionEnabled
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isReduceTransparencyEnabled()")
nonisolated public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isBoldTextEnabled()")
nonisolated public func UIAccessibilityIsBoldTextEnabled() -> Bool {
  UIAccessibility.isBoldTextEnabled
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isInvertColorsEnabled()")
nonisolated public func UIAccessibilityIsInvertColorsEnabled() -> Bool {
  UIAccessibility.isInvertColorsEnabled
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isGrayscaleEnabled()")
nonisolated public func UIAccessibilityIsGrayscaleEnabled() -> Bool {
  UIAccessibility.isGrayscaleEnabled
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isGuidedAccessEnabled()")
nonisolated public func UIAccessibilityIsGuidedAccessEnabled() -> Bool {
  UIAccessibility.isGuidedAccessEnabled
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isMonoAudioEnabled()")
nonisolated public func UIAccessibilityIsMonoAudioEnabled() -> Bool {
  UIAccessibility.isMonoAudioEnabled
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isClosedCaptioningEnabled()")
nonisolated public func UIAccessibilityIsClosedCaptioningEnabled() -> Bool {
  UIAccessibility.isClosedCaptioningEnabled
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isAssistiveTouchRunning()")
nonisolated public func UIAccessibilityIsAssistiveTouchRunning() -> Bool {
  UIAccessibility.isAssistiveTouchRunning
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isShakeToUndoEnabled()")
nonisolated public func UIAccessibilityIsShakeToUndoEnabled() -> Bool {
  UIAccessibility.isShakeToUndoEnabled
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSpeakScreenEnabled()")
nonisolated public func UIAccessibilityIsSpeakScreenEnabled() -> Bool {
  UIAccessibility.isSpeakScreenEnabled
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSpeakSelectionEnabled()")
nonisolated public func UIAccessibilityIsSpeakSelectionEnabled() -> Bool {
  UIAccessibility.isSpeakSelectionEnabled
}

// In Swift 4 the traits were a number, whose bits code combined with the operators of integers.
nonisolated extension UIAccessibilityTraits {
  @available(swift, obsoleted: 4.2, renamed: "union(_:)")
  public static func | (left: UIAccessibilityTraits, right: UIAccessibilityTraits)
    -> UIAccessibilityTraits
  { left.union(right) }

  @available(swift, obsoleted: 4.2, renamed: "intersection(_:)")
  public static func & (left: UIAccessibilityTraits, right: UIAccessibilityTraits)
    -> UIAccessibilityTraits
  { left.intersection(right) }

  @available(swift, obsoleted: 4.2, renamed: "formUnion(_:)")
  public static func |= (left: inout UIAccessibilityTraits, right: UIAccessibilityTraits) {
    left.formUnion(right)
  }

  @available(swift, obsoleted: 4.2, renamed: "formIntersection(_:)")
  public static func &= (left: inout UIAccessibilityTraits, right: UIAccessibilityTraits) {
    left.formIntersection(right)
  }

  @available(swift, obsoleted: 4.2, message: "Use subtracting(_:).")
  public static prefix func ~ (traits: UIAccessibilityTraits) -> UIAccessibilityTraits {
    UIAccessibilityTraits(rawValue: ~traits.rawValue)
  }
}
