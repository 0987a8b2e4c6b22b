/// A controller that shows the results of a search with its search bar.
///
/// The search bar becomes the lower part of a navigation bar by `UINavigationItem.searchController`;
/// there the results cover the content of the navigation controller. An app may also place the bar in a
/// view of its own; it then shows the results itself.
///
/// Editing the bar makes the controller active. A test ends the search by ``isActive``.
open class UISearchController: UIViewController {
  /// The controller of the results; nil if the app shows the results in its content.
  open private(set) var searchResultsController: UIViewController?
  /// The object that updates the results. It is not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is notified of the beginning and the end of a search. It is not retained.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The bar with the text to search for.
  open private(set) lazy var searchBar: UISearchBar = {
    let bar = UISearchBar()
    bar.searchController = self
    return bar
  }()

  /// Whether the content is covered, and receives no touches, until there are results. By default
  /// true.
  open var obscuresBackgroundDuringPresentation = true { didSet { stateChanged() } }
  /// The former name of ``obscuresBackgroundDuringPresentation``.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the navigation bar is hidden, except for the search bar, while a search is active. By
  /// default true.
  open var hidesNavigationBarDuringPresentation = true { didSet { stateChanged() } }
  /// Whether the search bar shows its cancel button while a search is active. By default true.
  open var automaticallyShowsCancelButton = true
  /// Whether the results are shown as soon as there is text. By default true; setting
  /// ``showsSearchResultsController`` makes it false.
  open var automaticallyShowsSearchResultsController = true { didSet { stateChanged() } }
  /// Whether the scope bar is shown while a search is active. Stored without an effect here.
  open var automaticallyShowsScopeBar = true

  /// Whether the results are shown while a search is active.
  open var showsSearchResultsController: Bool {
    get {
      automaticallyShowsSearchResultsController ? searchBar.text?.isEmpty == false : showsResults
    }
    set {
      showsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }
  private var showsResults = false

  /// The navigation controller whose bar contains the search bar.
  weak var host: UINavigationController?

  /// Creates a controller with that of the results; nil if the app shows them in its content.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without one of the results. The arguments are ignored, since nib files are
  /// not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller without one of the results; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var isSearching = false

  /// Whether a search is active. Setting it begins a search, or ends one: ending removes the text.
  open var isActive: Bool {
    get { isSearching }
    set {
      if newValue == isSearching { return }
      if newValue { begin() } else { end() }
    }
  }

  private func begin() {
    delegate?.presentSearchController(self)
    delegate?.willPresentSearchController(self)
    isSearching = true
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    stateChanged()
    delegate?.didPresentSearchController(self)
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    isSearching = false
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    searchBar.text = ""
    searchBar.resignFirstResponder()
    stateChanged()
    delegate?.didDismissSearchController(self)
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Called after the bar's text field became the first responder.
  func barBeganEditing() { isActive = true }

  /// Called after the user changed the text.
  func barTextChanged() {
    guard isSearching else { return }
    stateChanged()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func stateChanged() {
    if isViewLoaded { showContent() }
    host?.searchChanged()
  }

  /// Creates the view that covers the content.
  open override func loadView() {
    view = UIView()
    showContent()
  }

  private func showContent() {
    guard let view = viewIfLoaded else { return }
    let results = isActive && showsSearchResultsController ? searchResultsController : nil
    let covers = obscuresBackgroundDuringPresentation && results == nil
    view.backgroundColor = covers ? UIColor(white: 0, alpha: 0.2) : nil
    view.isUserInteractionEnabled = results != nil || obscuresBackgroundDuringPresentation
    if let results {
      if results.parent !== self {
        addChild(results)
        results.didMove(toParent: self)
      }
      guard let content = results.view, content.superview !== view else { return }
      content.translatesAutoresizingMaskIntoConstraints = true
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.frame = view.bounds
      view.addSubview(content)
    } else {
      searchResultsController?.viewIfLoaded?.removeFromSuperview()
    }
  }
}

/// An object that updates the results of a search.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UISearchResultsUpdating: AnyObject {
  /// Called after a search began or ended, or the user changed the text.
  func updateSearchResults(for searchController: UISearchController)
}

/// An object that is notified of the beginning and the end of a search. All methods have default
/// implementations.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UISearchControllerDelegate: AnyObject {
  /// Called before a search begins.
  func presentSearchController(_ searchController: UISearchController)
  /// Called before the content is covered.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the content was covered.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the content is uncovered.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the content was uncovered.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
