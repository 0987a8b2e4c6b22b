public import Foundation

/// An item of a bar: a button, or a tab.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIBarItem: NSObject {
  /// The title of the item.
  open var title: String?
  /// The image of the item.
  open var image: UIImage?
  /// A number by which the app identifies the item. By default 0.
  open var tag = 0

  #if !canImport(ObjectiveC)
    /// Nil: no private part of an item has a name here.
    open func value(forKey key: String) -> Any? { nil }
    /// Has no effect: no private part of an item has a name here.
    open func setValue(_ value: Any?, forKey key: String) {}
  #endif
  /// Whether the item can be pressed. By default true.
  open var isEnabled = true
  /// The name of the item in tests.
  open var accessibilityIdentifier: String?
  /// The label for assistive technologies. Stored without an effect here.
  open var accessibilityLabel: String?
  /// The hint for assistive technologies. Stored without an effect here.
  open var accessibilityHint: String?

  /// The value for assistive technologies. Stored without an effect here.
  open var accessibilityValue: String?
  /// The behaviour for assistive technologies. Stored without an effect here.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// Whether assistive technologies can reach the item. Stored without an effect here.
  open var isAccessibilityElement = true
  /// The insets of the image in points. Stored without an effect here.
  open var imageInsets = UIEdgeInsets.zero
  /// The image in a low bar. Stored without an effect here.
  open var landscapeImagePhone: UIImage?
  /// The insets of the image in a low bar, in points. Stored without an effect here.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// The image that is shown large to users of large texts. Stored without an effect here.
  open var largeContentSizeImage: UIImage?
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the title in a state. Stored without an effect here.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
  }
  /// Returns the attributes of the title in a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }

  /// Creates an item.
  public override init() { super.init() }

  /// Creates an item; archives are not read.
  public required init?(coder: NSCoder) { super.init() }
}
