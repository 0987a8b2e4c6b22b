import AutoLayout

/// A collection of 300 × 400 with a compositional layout, whose elements have names.
final class Tray {
  let collection: UICollectionView
  private(set) var source: UICollectionViewDiffableDataSource<Int, String>
  /// The fitting heights of the cells that have constraints; the names of items without one have
  /// none.
  var heights: [String: CGFloat] = [:]
  var widths: [String: CGFloat] = [:]
  /// The fitting height of supplementary views with constraints.
  var headerHeight: CGFloat?

  var layout: UICollectionViewCompositionalLayout? {
    collection.collectionViewLayout as? UICollectionViewCompositionalLayout
  }

  init(_ layout: UICollectionViewCompositionalLayout) {
    let frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    source = UICollectionViewDiffableDataSource(collectionView: collection) { _, _, _ in nil }
    let registration = UICollectionView.CellRegistration<NamedCell, String> {
      [weak self] cell, _, name in
      cell.accessibilityIdentifier = name
      cell.constrain(self?.widths[name], self?.heights[name])
    }
    source = UICollectionViewDiffableDataSource(collectionView: collection) {
      collection,
      path,
      name in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    source.supplementaryViewProvider = { [weak self] collection, kind, path in
      let view = UICollectionReusableView()
      view.accessibilityIdentifier = kind
      if let height = self?.headerHeight { NamedCell.fill(view, nil, height) }
      return view
    }
  }

  convenience init(_ section: NSCollectionLayoutSection) {
    self.init(UICollectionViewCompositionalLayout(section: section))
  }

  /// Shows sections with numbers of items, whose names are `0`, `1` and so on.
  @discardableResult
  func show(_ counts: Int...) -> Tray {
    var (snapshot, next) = (NSDiffableDataSourceSnapshot<Int, String>(), 0)
    for (section, count) in counts.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems((next..<(next + count)).map(String.init))
      next += count
    }
    source.apply(snapshot)
    return self
  }

  /// The frames of the cells, as in `0 (0, 0, 100, 50)`.
  var cells: String {
    collection.layoutIfNeeded()
    return collection.visibleCells.map {
      "\($0.accessibilityIdentifier ?? "") \(Self.text($0.frame))"
    }
    .joined(separator: "\n")
  }

  /// The frame of a supplementary view; `-` if it is not visible.
  func view(_ kind: String, _ item: Int = 0, section: Int = 0) -> String {
    collection.layoutIfNeeded()
    let path = IndexPath(item: item, section: section)
    return collection.supplementaryView(forElementKind: kind, at: path)
      .map { Self.text($0.frame) } ?? "-"
  }

  static func text(_ rect: CGRect) -> String {
    func short(_ value: CGFloat) -> String {
      value == value.rounded() ? "\(Int(value))" : "\((value * 10).rounded() / 10)"
    }
    return "(\(short(rect.minX)), \(short(rect.minY)), \(short(rect.width)), \(short(rect.height)))"
  }
}

/// A cell whose constraints determine a size, if it has constraints.
final class NamedCell: UICollectionViewCell {
  func constrain(_ width: CGFloat?, _ height: CGFloat?) {
    for view in contentView.subviews { view.removeFromSuperview() }
    if width != nil || height != nil { Self.fill(contentView, width, height) }
  }

  static func fill(_ view: UIView, _ width: CGFloat?, _ height: CGFloat?) {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    for (anchor, length) in [(inner.widthAnchor, width), (inner.heightAnchor, height)] {
      guard let length else { continue }
      let constraint = anchor.constraint(equalToConstant: length)
      constraint.priority = UILayoutPriority(999)
      constraint.isActive = true
    }
  }
}

/// A short spelling of a size.
func layoutSize(
  _ width: NSCollectionLayoutDimension,
  _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}
