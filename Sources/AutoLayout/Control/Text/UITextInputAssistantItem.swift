public import Foundation

/// The buttons beside the suggestions of the keyboard, which is not drawn here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UITextInputAssistantItem: NSObject {
  /// Whether the user may hide the buttons. Stored without an effect here.
  open var allowsHidingShortcuts = true
  /// The buttons before the suggestions. Stored without an effect here.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The buttons after the suggestions. Stored without an effect here.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
