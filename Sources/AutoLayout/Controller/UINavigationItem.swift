/// The content of a navigation bar for one controller. Only its title view and its search bar are
/// shown. The environment sets the height of the bar without the search bar.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UINavigationItem: NSObject {
  /// The ways in which a controller's title is shown in large type.
  nonisolated public enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the controller below on the stack.
    case automatic = 0
    /// Always in large type.
    case always = 1
    /// Never in large type.
    case never = 2
  }

  /// The places of a search bar.
  nonisolated public enum SearchBarPlacement: Int, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// Beside the title.
    case inline = 1
    /// Below the title.
    case stacked = 2
    /// In the bar, and never in a toolbar.
    case integrated = 3
    /// In the middle of the bar.
    case integratedCentered = 4
    /// As a button in the bar.
    case integratedButton = 5
  }

  /// The orders of the items.
  nonisolated public enum ItemStyle: Int, Sendable {
    /// For a stack of controllers.
    case navigator = 0
    /// For browsing, with the title at the leading edge.
    case browser = 1
    /// For a document, with the title at the leading edge.
    case editor = 2
  }

  /// What a back button shows.
  nonisolated public enum BackButtonDisplayMode: Int, Sendable {
    /// A title if there is room for it.
    case `default` = 0
    /// A general title.
    case generic = 1
    /// No title.
    case minimal = 2
  }

  /// The title of the controller.
  open var title: String?
  /// A line of text above the title.
  open var prompt: String?
  /// A line of text below the title. Stored without an effect here.
  open var subtitle: String?
  /// The view that replaces the line below the title. Stored without an effect here.
  open var subtitleView: UIView?
  /// Where the search bar should be. Stored without an effect here: it is the lower part of the bar.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// Where the search bar is: the lower part of the bar.
  open var searchBarPlacement: SearchBarPlacement { .stacked }
  /// Whether the search bar may be in a toolbar. Stored without an effect here.
  open var searchBarPlacementAllowsToolbarIntegration = true
  /// Whether the search bar may be in the bar of a container. Stored without an effect here.
  open var searchBarPlacementAllowsExternalIntegration = false
  /// The button that stands for the search bar in a toolbar. It has no effect here.
  open private(set) lazy var searchBarPlacementBarButtonItem = UIBarButtonItem()
  /// How the items are ordered. Stored without an effect here.
  open var style = ItemStyle.navigator
  /// How the back button is shown. Stored without an effect here.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The action of the back button. Stored without an effect here.
  open var backAction: UIAction?
  /// The view that replaces the title, in the middle of the bar. It has the size of its frame, or its
  /// fitting size if it has constraints or an empty frame.
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { owner?.barsChanged() } }
  }
  /// The title of the back button that leads to this controller.
  open var backButtonTitle: String?
  /// Whether the bar has no back button.
  open var hidesBackButton = false
  /// Sets ``hidesBackButton``, whether animated or not.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// The back button that leads to this controller.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether the items at the leading end are beside the back button rather than in its place.
  open var leftItemsSupplementBackButton = false
  /// The controller of a search, whose bar is the lower part of the navigation bar; nil for none.
  open var searchController: UISearchController? {
    didSet { if searchController !== oldValue { owner?.barsChanged() } }
  }
  /// Whether the search bar is hidden while the content scrolls. Stored without an effect here: the
  /// search bar is always shown.
  open var hidesSearchBarWhenScrolling = true
  /// The navigation controller that shows the item, or showed it last.
  weak var owner: UINavigationController?
  /// Whether the title is shown in large type, if the bar prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { owner?.barsChanged() } }
  }
  /// The items at the leading end of the bar.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The items at the trailing end of the bar.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// How the bar is drawn for this controller; nil for the bar's own. Stored without an effect here.
  open var standardAppearance: UINavigationBarAppearance?
  /// How the low bar of a phone in landscape is drawn. Stored without an effect here.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar is drawn above the start of scrolled content. Stored without an effect here.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How the low bar is drawn above the start of scrolled content. Stored without an effect here.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Creates an item without a title.
  public override init() { super.init() }

  /// Creates an item with a title.
  public init(title: String) { self.title = title }

  /// Creates an item without a title; archives are not read.
  public required init?(coder: NSCoder) { super.init() }

  /// The first of the items at the leading end. Setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of the items at the trailing end. Setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets ``leftBarButtonItem``, whether animated or not.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets ``rightBarButtonItem``, whether animated or not.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets ``leftBarButtonItems``, whether animated or not.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets ``rightBarButtonItems``, whether animated or not.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
}
