public import Foundation

// Bars draw nothing, so all of this is stored without an effect.

/// How a bar is drawn. Stored without an effect here: bars draw nothing.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIBarAppearance: NSObject, NSCopying {
  /// The effect behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The colour of the background.
  open var backgroundColor: UIColor?
  /// The image of the background.
  open var backgroundImage: UIImage?
  /// How the image fills the background.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line between bar and content.
  open var shadowColor: UIColor?
  /// The image between bar and content.
  open var shadowImage: UIImage?

  /// Creates the standard appearance.
  public override required init() { super.init() }

  /// Creates an appearance with the background and the shadow of another one.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    take(barAppearance)
  }

  /// Sets the standard background and shadow.
  open func configureWithDefaultBackground() {
    configureWithTransparentBackground()
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = .separator
  }

  /// Sets a background of one colour, and the standard shadow.
  open func configureWithOpaqueBackground() {
    configureWithTransparentBackground()
    backgroundColor = .systemBackground
    shadowColor = .separator
  }

  /// Removes the background and the shadow.
  open func configureWithTransparentBackground() {
    (backgroundEffect, backgroundColor, backgroundImage) = (nil, nil, nil)
    (shadowColor, shadowImage) = (nil, nil)
  }

  /// Takes what another appearance has; a subclass also takes what it adds.
  func take(_ other: UIBarAppearance) {
    (backgroundEffect, backgroundColor) = (other.backgroundEffect, other.backgroundColor)
    (backgroundImage, shadowImage) = (other.backgroundImage, other.shadowImage)
    (backgroundImageContentMode, shadowColor) =
      (other.backgroundImageContentMode, other.shadowColor)
  }

  /// Returns an appearance that can be changed apart from this one.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  private func duplicate() -> UIBarAppearance {
    let copy = type(of: self).init()
    copy.take(self)
    return copy
  }
}

/// How a navigation bar is drawn. Stored without an effect here.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance of the title from its place.
  open var titlePositionAdjustment = UIOffset.zero
  /// How plain buttons are drawn.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// How buttons of the style `done` are drawn.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// How the back button is drawn.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The image beside the back button.
  open private(set) var backIndicatorImage = UIImage()
  /// The mask of the image during a transition.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()

  /// Sets the image beside the back button, and its mask; nil stands for empty ones.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?,
    transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage ?? UIImage()
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
    backButtonAppearance = other.backButtonAppearance.duplicate()
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }
}

/// How a toolbar is drawn. Stored without an effect here.
open class UIToolbarAppearance: UIBarAppearance {
  /// How plain buttons are drawn.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// How buttons of the style `done` are drawn.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
  }
}

/// How a tab bar is drawn. Stored without an effect here.
open class UITabBarAppearance: UIBarAppearance {
  /// How tabs are drawn whose title is below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// How tabs are drawn whose title is beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// How tabs are drawn whose title is beside the image in a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The colour behind the selected tab.
  open var selectionIndicatorTintColor: UIColor?
  /// The image behind the selected tab.
  open var selectionIndicatorImage: UIImage?
  /// The width of a tab in points; 0 for the standard one.
  open var stackedItemWidth: CGFloat = 0
  /// The distance between tabs in points; 0 for the standard one.
  open var stackedItemSpacing: CGFloat = 0

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
    inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    (stackedItemWidth, stackedItemSpacing) = (other.stackedItemWidth, other.stackedItemSpacing)
  }
}

/// How a button of a bar is drawn in one state. Stored without an effect here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance of the title from its place.
  open var titlePositionAdjustment = UIOffset.zero
  /// The image behind the button.
  open var backgroundImage: UIImage?
  /// The distance of the image from its place.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  override init() { super.init() }

  fileprivate func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}

/// How a button of a bar is drawn in its states. Stored without an effect here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIBarButtonItemAppearance: NSObject {
  /// The button as it is.
  public let normal = UIBarButtonItemStateAppearance()
  /// The button while it is pressed.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The button if it cannot be pressed.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The button if it has the focus.
  public let focused = UIBarButtonItemStateAppearance()
  private var style: UIBarButtonItem.Style

  /// Creates the standard appearance of a style.
  public init(style: UIBarButtonItem.Style) { self.style = style }

  /// Creates the standard appearance of plain buttons.
  public override convenience init() { self.init(style: .plain) }

  /// Sets the standard appearance of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    self.style = style
    for state in [normal, highlighted, disabled, focused] {
      state.take(UIBarButtonItemStateAppearance())
    }
  }

  fileprivate func duplicate() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: style)
    copy.normal.take(normal)
    copy.highlighted.take(highlighted)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }
}

/// How a tab is drawn in one state. Stored without an effect here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance of the title from its place.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the image.
  open var iconColor: UIColor?
  /// The distance of the badge from its place.
  open var badgePositionAdjustment = UIOffset.zero
  /// The colour of the badge.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's text.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance of the badge's text from its place.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  override init() { super.init() }

  fileprivate func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}

/// How a tab is drawn in its states. Stored without an effect here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UITabBarItemAppearance: NSObject {
  /// How title and image of a tab are arranged.
  nonisolated public enum Style: Int, Sendable {
    /// The title is below the image.
    case stacked = 0
    /// The title is beside the image.
    case inline = 1
    /// The title is beside the image, in a low bar.
    case compactInline = 2
  }

  /// The tab as it is.
  public let normal = UITabBarItemStateAppearance()
  /// The tab that is selected.
  public let selected = UITabBarItemStateAppearance()
  /// The tab if it cannot be selected.
  public let disabled = UITabBarItemStateAppearance()
  /// The tab if it has the focus.
  public let focused = UITabBarItemStateAppearance()
  private var style: Style

  /// Creates the standard appearance of a style.
  public init(style: Style) { self.style = style }

  /// Creates the standard appearance of tabs whose title is below the image.
  public override convenience init() { self.init(style: .stacked) }

  /// Sets the standard appearance of a style.
  open func configureWithDefault(for style: Style) {
    self.style = style
    for state in [normal, selected, disabled, focused] {
      state.take(UITabBarItemStateAppearance())
    }
  }

  fileprivate func duplicate() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance(style: style)
    copy.normal.take(normal)
    copy.selected.take(selected)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }
}

/// A distance in points, to the right and downwards.
nonisolated public struct UIOffset: Hashable, Sendable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance downwards.
  public var vertical: CGFloat
  /// No distance.
  public static let zero = UIOffset()

  /// Creates a distance of 0 in both directions.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates a distance.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

/// The kinds of bars by their height.
nonisolated public enum UIBarMetrics: Int, Sendable {
  /// The regular height.
  case `default` = 0
  /// The low bar of a phone in landscape.
  case compact = 1
  /// The regular height, with a prompt.
  case defaultPrompt = 101
  /// The low bar, with a prompt.
  case compactPrompt = 102
}

/// The standard colours of bars.
nonisolated public enum UIBarStyle: Int, Sendable {
  /// Dark text on a light bar.
  case `default` = 0
  /// Light text on a dark bar.
  case black = 1
}
