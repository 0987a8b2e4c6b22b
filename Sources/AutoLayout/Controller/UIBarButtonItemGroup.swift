public import Foundation

/// Buttons of a bar that are shown together, or as one.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIBarButtonItemGroup: NSObject {
  /// The buttons.
  open var barButtonItems: [UIBarButtonItem]
  /// The button that stands for all where there is little room.
  open var representativeItem: UIBarButtonItem?

  /// Creates a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
  }
}
