public import Foundation

/// The search in the content of a view. Its panel is not drawn here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIFindInteraction: NSObject, UIInteraction {
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The text that is searched.
  open var searchText: String?
  /// The text that replaces what was found.
  open var replacementText: String?
  /// Whether the panel is shown.
  open private(set) var isFindNavigatorVisible = false

  /// Notes the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Has no effect here.
  open func willMove(to view: UIView?) {}

  /// Shows the panel, of which nothing is drawn.
  open func presentFindNavigator(showingReplace: Bool) { isFindNavigatorVisible = true }
  /// Hides the panel.
  open func dismissFindNavigator() { isFindNavigatorVisible = false }
  /// Goes to the next place. Has no effect here.
  open func findNext() {}
  /// Goes to the previous place. Has no effect here.
  open func findPrevious() {}
}
