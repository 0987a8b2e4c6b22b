/// A list layout as a value: rows as wide as the collection, with headers and footers.
nonisolated public struct UICollectionLayoutListConfiguration {
  /// The appearances of a list.
  nonisolated public enum Appearance: Int, Sendable {
    /// Rows from edge to edge.
    case plain = 0
    /// Sections at a distance from each other.
    case grouped = 1
    /// Sections at a distance from each other and from the edges.
    case insetGrouped = 2
    /// The list of a sidebar.
    case sidebar = 3
    /// The list of a sidebar from edge to edge.
    case sidebarPlain = 4
  }

  /// The kinds of headers.
  nonisolated public enum HeaderMode: Int, Sendable {
    /// None.
    case none = 0
    /// Supplementary views.
    case supplementary = 1
    /// The first item of each section.
    case firstItemInSection = 2
  }

  /// The kinds of footers.
  nonisolated public enum FooterMode: Int, Sendable {
    /// None.
    case none = 0
    /// Supplementary views.
    case supplementary = 1
  }

  /// The appearance.
  public let appearance: Appearance
  /// The kind of the headers. By default none.
  public var headerMode = HeaderMode.none
  /// The kind of the footers. By default none.
  public var footerMode = FooterMode.none
  /// The room above headers in points; nil for the default. Stored without an effect here.
  public var headerTopPadding: CGFloat?
  /// Whether lines separate the rows. Stored without an effect here.
  public var showsSeparators = true
  /// The colour behind the rows; nil for the default. Stored without an effect here.
  public var backgroundColor: UIColor?

  /// Returns the actions of a swipe from the edge at which lines begin. Stored without an effect here: a
  /// test calls it.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the actions of a swipe from the edge at which lines end. Stored without an effect here: a
  /// test calls it.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns how the lines beside a row are drawn. Stored without an effect here.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// How the lines between rows are drawn. Stored without an effect here.
  public var separatorConfiguration: UIListSeparatorConfiguration

  #if MainActor
    /// A function that returns the actions of a swipe over an item.
    public typealias SwipeActionsConfigurationProvider =
      @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  #else
    /// A function that returns the actions of a swipe over an item.
    public typealias SwipeActionsConfigurationProvider =
      (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  #endif
  /// A function that returns how the lines beside a row are drawn.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath,
    _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Creates a configuration with an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

/// How the lines between the rows of a list are drawn. Stored without an effect here.
nonisolated public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line is seen.
  nonisolated public enum Visibility: Int, Sendable {
    /// As the list chooses.
    case automatic = 0
    /// It is seen.
    case visible = 1
    /// It is hidden.
    case hidden = 2
  }

  /// Whether the line above the row is seen.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below the row is seen.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the line above the row, in points.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The insets of the line below the row, in points.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the lines.
  public var color = UIColor.separator
  /// The colour of the lines over a coloured background.
  public var multipleSelectionColor = UIColor.separator
  /// The effect under the lines.
  public var visualEffect: UIVisualEffect?

  /// Creates the lines of a list with an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension NSCollectionLayoutSection {
  /// Returns a section whose items are rows with the heights of their cells. Headers of a plain
  /// list stay visible.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(44)
    )
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, repeatingSubitem: item, count: 1)
    )
    let isPlain = [.plain, .sidebarPlain].contains(configuration.appearance)
    if configuration.appearance == .insetGrouped || configuration.appearance == .sidebar {
      section.contentInsets.leading = 16
      section.contentInsets.trailing = 16
    }
    if !isPlain {
      section.contentInsets.top = configuration.headerMode == .supplementary ? 0 : 18
      section.contentInsets.bottom = configuration.footerMode == .supplementary ? 0 : 17
    }
    func edge(_ kind: String, _ alignment: NSRectAlignment)
      -> NSCollectionLayoutBoundarySupplementaryItem
    {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .estimated(28)
        ),
        elementKind: kind,
        alignment: alignment,
        absoluteOffset: .zero
      )
    }
    if configuration.headerMode == .supplementary {
      let header = edge(UICollectionView.elementKindSectionHeader, .top)
      header.pinToVisibleBounds = isPlain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        edge(UICollectionView.elementKindSectionFooter, .bottom)
      )
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout of which all sections are lists.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
