import Plumb

extension Scene {
  static let search: Scene = Scene(
    "search",
    "A list under a navigation bar with a search bar, above a toolbar, while it refreshes; and the results of a search in it.",
    variants: ["refreshing", "results"],
    isInWindow: true
  ) { root, variant in
    guard let window = root as? UIWindow else { return }
    window.windowSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0)
    let towns = TownsController("towns", TownsController.all)
    let results = TownsController(
      "results",
      TownsController.all.filter { $0.hasPrefix("Ma") }
    )
    let search = UISearchController(searchResultsController: results)
    search.searchBar.accessibilityIdentifier = "searchBar"
    search.searchBar.placeholder = "Search towns"
    towns.navigationItem.searchController = search
    towns.toolbarItems = [UIBarButtonItem(systemItem: .refresh)]
    let navigation = UINavigationController(rootViewController: towns)
    navigation.isToolbarHidden = false
    navigation.navigationBar.accessibilityIdentifier = "bar"
    navigation.toolbar.accessibilityIdentifier = "toolbar"
    navigation.navigationBar.backgroundColor = .systemGray6
    navigation.toolbar.backgroundColor = .systemGray6
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    if variant == "results" {
      search.isActive = true
      search.searchBar.searchTextField.insertText("Ma")
    } else {
      towns.refreshControl?.pull()
    }
  }
}

/// A list of names.
private final class TownsController: UITableViewController {
  static let all = [
    "Aarhus", "Bergen", "Cádiz", "Dresden", "Évora", "Graz", "Hull", "Mantua", "Maribor", "Mainz",
    "Odense", "Porto", "Rouen", "Turku",
  ]

  private let id: String
  private let names: [String]

  init(_ id: String, _ names: [String]) {
    (self.id, self.names) = (id, names)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = id
    view.backgroundColor = .systemBackground
    let refresh = UIRefreshControl()
    refresh.accessibilityIdentifier = "\(id)Refresh"
    refresh.attributedTitle = NSAttributedString(
      string: "Refreshing",
      attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.secondaryLabel]
    )
    refreshControl = refresh
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessibilityIdentifier = "\(id)\(names[indexPath.row])"
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
}
