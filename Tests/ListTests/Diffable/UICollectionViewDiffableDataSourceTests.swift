import AutoLayout
import Expectations
import PlumbTesting
import Testing

/// UICollectionViewDiffableDataSource.swift and UICollectionView+Registrations.swift
@Suite struct UICollectionViewDiffableDataSourceTests {
  @Test func `a snapshot gives the items of the collection`() {
    let list = Names([("a", ["x", "y"]), ("b", ["z"])])
    expectEqual(list.seen(), "x 0, y 50, z 100")
    expectEqual(list.source.itemIdentifier(for: IndexPath(item: 0, section: 1)), "z")
    expectEqual(list.source.indexPath(for: "y"), IndexPath(item: 1, section: 0))
    expectTrue(list.source.sectionIdentifier(for: 0) == "a" && list.source.index(for: "b") == 1)
  }

  @Test func `items that stay keep their cells, wherever they move`() {
    let list = Names([("a", ["v", "w", "x"]), ("b", ["y", "z"])])
    list.seen()
    let (cells, requests) = (list.cells, list.requests)
    list.show([("b", ["z", "n"]), ("a", ["x", "v"]), ("c", ["y"])])
    expectEqual(list.seen(), "z 0, n 50, x 100, v 150, y 200")
    expectEqual(list.requests, requests + 1)
    for name in ["v", "x", "y", "z"] { expectTrue(list.cells[name] === cells[name]) }
  }

  @Test func `reconfigured items keep their cells`() {
    let list = Names([("a", ["x", "y"])])
    list.seen()
    let (cells, requests) = (list.cells, list.requests)
    var snapshot = list.source.snapshot()
    snapshot.reconfigureItems(["y"])
    list.source.apply(snapshot)
    expectTrue(list.seen() == "x 0, y 50" && list.requests == requests + 1)
    expectTrue(list.cells["y"] === cells["y"])
    list.collection.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
    expectTrue(list.seen() == "x 0, y 50" && list.requests == requests + 2)
    expectTrue(list.cells["x"] === cells["x"])
  }

  @Test func `headers come from a supplementary registration`() {
    let list = Names([("a", ["x"]), ("b", ["y"])])
    let registration = UICollectionView.SupplementaryRegistration<Header>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, kind, path in
      view.accessibilityIdentifier = "\(kind.suffix(6)) \(path.section)"
    }
    list.source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: registration, for: path)
    }
    list.flow.headerReferenceSize = CGSize(width: 0, height: 20)
    expectEqual(list.seen(), "x 20, y 90")
    let header = list.collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 1)
    )
    expectTrue(header is Header && header?.accessibilityIdentifier == "Header 1")
    expectEqual(header?.frame, CGRect(x: 0, y: 70, width: 300, height: 20))
  }

  @Test func `a registration reuses its own cells`() {
    let list = Names([("a", (0..<100).map(String.init))])
    list.seen()
    list.collection.contentOffset.y = 20
    list.seen()
    let cells = Set(list.collection.visibleCells.map(ObjectIdentifier.init))
    list.collection.contentOffset.y = 1020
    list.seen()
    expectEqual(Set(list.collection.visibleCells.map(ObjectIdentifier.init)), cells)
    expectEqual(list.collection.visibleCells.first?.accessibilityIdentifier, "20")
  }

  @Test func `sections move with their cells`() {
    let list = Names([("a", ["x"]), ("b", ["y", "z"])])
    list.seen()
    let (cells, requests) = (list.cells, list.requests)
    list.show([("b", ["y", "z"]), ("a", ["x"])])
    expectTrue(list.seen() == "y 0, z 50, x 100" && list.requests == requests)
    expectTrue(list.cells["x"] === cells["x"])
  }
}

private final class Header: UICollectionReusableView {}
private final class Cell: UICollectionViewCell {}

/// A collection with a diffable data source and a cell registration, whose items have names.
private final class Names {
  let flow = UICollectionViewFlowLayout()
  let collection: UICollectionView
  private(set) var source: UICollectionViewDiffableDataSource<String, String>
  private(set) var requests = 0

  init(_ content: [(String, [String])]) {
    flow.itemSize = CGSize(width: 300, height: 50)
    flow.minimumLineSpacing = 0
    let frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    collection = UICollectionView(frame: frame, collectionViewLayout: flow)
    source = UICollectionViewDiffableDataSource(collectionView: collection) { _, _, _ in nil }
    let registration = UICollectionView.CellRegistration<Cell, String> {
      [weak self] cell, _, name in
      self?.requests += 1
      cell.accessibilityIdentifier = name
    }
    source = UICollectionViewDiffableDataSource(collectionView: collection) {
      collection,
      path,
      name in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    show(content)
  }

  func show(_ content: [(String, [String])]) {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for (section, items) in content {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    source.apply(snapshot)
  }

  var cells: [String: UICollectionViewCell] {
    var result: [String: UICollectionViewCell] = [:]
    for cell in collection.visibleCells { result[cell.accessibilityIdentifier ?? ""] = cell }
    return result
  }

  @discardableResult
  func seen() -> String {
    collection.layoutIfNeeded()
    return collection.visibleCells.map {
      "\($0.accessibilityIdentifier ?? "") \(Int($0.frame.minY))"
    }.joined(separator: ", ")
  }
}
