/// An object that is asked and notified about the editing of a search bar. All methods have default
/// implementations.
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Returns whether the bar's text field becomes the first responder. By default true.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after the bar's text field became the first responder.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether the bar's text field gives up the state of first responder. By default true.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after the bar's text field gave up the state of first responder.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after the user changed the text, but not after the app did.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether typed text replaces a range, in UTF-16 code units. By default true.
  func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Called after the user pressed the return key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The runtime does not call it: the button is not drawn.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// The runtime does not call it: the button is not drawn.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The runtime does not call it: the button is not drawn.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// The runtime does not call it: the buttons are not drawn.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns true.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Returns true.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Returns true.
  public func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// The place of a bar in its window.
nonisolated public enum UIBarPosition: Int, Sendable {
  /// Not specified.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top.
  case top = 2
  /// At the top, with a background that extends below the status bar.
  case topAttached = 3
}

/// An object with a place in its window.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIBarPositioning: AnyObject {
  /// The place of the bar.
  var barPosition: UIBarPosition { get }
}

/// An object that determines the place of a bar. All methods have default implementations.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIBarPositioningDelegate: AnyObject {
  /// Returns the place of a bar. The runtime does not call it. By default not specified.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns that the place is not specified.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// The text field of a search bar.
open class UISearchTextField: UITextField {
  /// The bar that contains the field.
  weak var searchBar: UISearchBar?

  private func tell(_ body: (UISearchBar, any UISearchBarDelegate) -> Void) {
    if let searchBar, let delegate = searchBar.delegate { body(searchBar, delegate) }
  }

  private func ask(_ body: (UISearchBar, any UISearchBarDelegate) -> Bool) -> Bool {
    guard let searchBar, let delegate = searchBar.delegate else { return true }
    return body(searchBar, delegate)
  }

  override func asksToBegin() -> Bool {
    ask { $1.searchBarShouldBeginEditing($0) } && super.asksToBegin()
  }

  override func didBegin() {
    super.didBegin()
    searchBar?.searchController?.barBeganEditing()
    tell { $1.searchBarTextDidBeginEditing($0) }
  }

  override func asksToEnd() -> Bool {
    ask { $1.searchBarShouldEndEditing($0) } && super.asksToEnd()
  }

  override func didEnd() {
    super.didEnd()
    tell { $1.searchBarTextDidEndEditing($0) }
  }

  override func asksToChange(_ range: NSRange, _ replacement: String) -> Bool {
    ask { $1.searchBar($0, shouldChangeTextIn: range, replacementText: replacement) }
      && super.asksToChange(range, replacement)
  }

  override func didChange() {
    super.didChange()
    searchBar?.searchController?.barTextChanged()
    tell { $1.searchBar($0, textDidChange: text ?? "") }
  }

  override func pressReturn() {
    super.pressReturn()
    tell { $1.searchBarSearchButtonClicked($0) }
  }
}
