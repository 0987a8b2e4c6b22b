import Plumb

extension Scene {
  static let store: Scene = Scene(
    "store",
    "A compositional layout: a section that scrolls across, a grid, nested groups, headers and a background."
  ) { root, _ in
    root.backgroundColor = .systemBackground
    let store = StoreView()
    root.addSubview(store)
    store.snp.makeConstraints { make in
      make.edges.equalToSuperview()
    }
  }
}

/// A collection of three sections, with its data source.
private final class StoreView: UIView {
  private let collection: UICollectionView
  private let source: UICollectionViewDiffableDataSource<String, String>

  init() {
    collection = UICollectionView(frame: .zero, collectionViewLayout: Self.layout)
    let tiles = UICollectionView.CellRegistration<StoreTile, String> { cell, path, name in
      cell.show(name, [UIColor.systemTeal, .systemOrange, .systemIndigo][path.section % 3])
    }
    let headers = UICollectionView.SupplementaryRegistration<StoreHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      view.title.text = ["Featured", "Categories", "For you"][path.section % 3]
    }
    source = UICollectionViewDiffableDataSource(collectionView: collection) {
      collection,
      path,
      name in
      collection.dequeueConfiguredReusableCell(using: tiles, for: path, item: name)
    }
    source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    super.init(frame: .zero)
    accessibilityIdentifier = "store"
    collection.accessibilityIdentifier = "collection"
    addSubview(collection)
    collection.snp.makeConstraints { make in
      make.edges.equalToSuperview()
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["featured", "categories", "forYou"])
    snapshot.appendItems(["Autumn sale", "New arrivals", "Gifts"], toSection: "featured")
    snapshot.appendItems(
      ["Books", "Garden", "Kitchen", "Music", "Toys", "Travel"],
      toSection: "categories"
    )
    snapshot.appendItems(["Chair", "Lamp", "Rug", "Vase", "Clock", "Shelf"], toSection: "forYou")
    source.apply(snapshot)
  }

  required init?(coder: NSCoder) { nil }

  private static var layout: UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let section = [featured, categories, nested][index % 3]()
      section.interGroupSpacing = 8
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 4,
        leading: 16,
        bottom: 20,
        trailing: 16
      )
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .estimated(44)),
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top
      )
      section.boundarySupplementaryItems = [header]
      return section
    }
    layout.register(StoreBackground.self, forDecorationViewOfKind: "background")
    return layout
  }

  private static func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private static func featured() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.8), .absolute(120)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    return section
  }

  private static func categories() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(40)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(40)),
      subitem: item,
      count: 3
    )
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.decorationItems = [.background(elementKind: "background")]
    return section
  }

  private static func nested() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.35), .fractionalHeight(1)),
      subitem: item,
      count: 2
    )
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.65), .fractionalHeight(1))
    )
    large.contentInsets = item.contentInsets
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(160)),
      subitems: [large, pair]
    )
    return NSCollectionLayoutSection(group: group)
  }
}

/// A coloured cell with a name.
private final class StoreTile: UICollectionViewCell {
  private let name = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 10
    name.font = .preferredFont(forTextStyle: .headline)
    name.textColor = .white
    name.textAlignment = .center
    name.numberOfLines = 0
    contentView.addSubview(name)
    name.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.top.leading.greaterThanOrEqualToSuperview().offset(10)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, _ color: UIColor) {
    accessibilityIdentifier = text
    name.text = text
    contentView.backgroundColor = color
  }
}

/// The title of a section.
private final class StoreHeader: UICollectionReusableView {
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .preferredFont(forTextStyle: .title2)
    addSubview(title)
    title.snp.makeConstraints { make in
      make.top.bottom.equalToSuperview().inset(8)
      make.directionalHorizontalEdges.equalToSuperview()
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// The background of the categories.
private final class StoreBackground: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
  }

  required init?(coder: NSCoder) { nil }
}
