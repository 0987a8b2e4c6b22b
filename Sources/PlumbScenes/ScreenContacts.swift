import Plumb

extension Scene {
  static let contacts: Scene = Scene(
    "contacts",
    "A list layout: contents with images, texts below and beside each other, backgrounds and headers."
  ) { root, _ in
    root.backgroundColor = .systemGroupedBackground
    let contacts = ContactsView()
    root.addSubview(contacts)
    contacts.snp.makeConstraints { make in
      make.edges.equalToSuperview()
    }
  }
}

/// A list of two sections, with its data source.
private final class ContactsView: UIView {
  private let collection: UICollectionView
  private let source: UICollectionViewDiffableDataSource<Int, Contact>

  init() {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    collection = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list)
    )
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Contact> {
      cell,
      path,
      contact in
      cell.accessibilityIdentifier = contact.name
      cell.contentConfiguration = contact.content(in: path.section)
      var background = UIBackgroundConfiguration.listGroupedCell()
      background.cornerRadius = 10
      background.backgroundInsets.bottom = 4
      cell.backgroundConfiguration = background
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = path.section == 0 ? "People" : "Settings"
      view.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: collection) {
      collection,
      path,
      contact in
      collection.dequeueConfiguredReusableCell(using: cells, for: path, item: contact)
    }
    source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    super.init(frame: .zero)
    accessibilityIdentifier = "contacts"
    addSubview(collection)
    collection.snp.makeConstraints { make in
      make.edges.equalToSuperview()
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Contact>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(
      [
        Contact(name: "Ada Lovelace", details: "Wrote the first program", image: "person"),
        Contact(name: "Alan Turing", details: "Computing machinery", image: "person"),
        Contact(name: "Grace Hopper", details: nil, image: "star"),
      ],
      toSection: 0
    )
    snapshot.appendItems(
      [
        Contact(name: "Language", details: "English", image: nil),
        Contact(name: "Storage", details: "12 GB", image: nil),
      ],
      toSection: 1
    )
    source.apply(snapshot)
  }

  required init?(coder: NSCoder) { nil }
}

/// The text of a row.
private struct Contact: Hashable {
  let name: String
  let details: String?
  let image: String?

  func content(in section: Int) -> UIListContentConfiguration {
    var content = section == 0 ? UIListContentConfiguration.subtitleCell() : .valueCell()
    content.text = name
    content.secondaryText = details
    content.image = image.flatMap { UIImage(systemName: $0) }
    content.imageProperties.reservedLayoutSize = CGSize(width: 24, height: 0)
    return content
  }
}
