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
  /// Whether the item can be pressed. By default true.
  open var isEnabled = true
  /// The name of the item in tests.
  open var accessibilityIdentifier: String?
  /// The label for assistive technologies. Stored without an effect here.
  open var accessibilityLabel: String?
  /// The hint for assistive technologies. Stored without an effect here.
  open var accessibilityHint: String?

  /// Creates an item.
  public override init() { super.init() }

  /// Creates an item; archives are not read.
  public required init?(coder: NSCoder) { super.init() }
}
