public import Foundation

/// Returns the controller that previews the content of a context menu; nil for none.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Returns the menu, from the elements that the system suggests; nil for none.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The menu and the preview of an item that the user touches long. Nothing shows it here; a test
/// asks the delegate for it.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIContextMenuConfiguration: NSObject {
  /// The identity of the menu.
  open private(set) var identifier: any NSCopying
  /// The function that returns the preview; nil for none.
  open private(set) var previewProvider: UIContextMenuContentPreviewProvider?
  /// The function that returns the menu; nil for none.
  open private(set) var actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}
