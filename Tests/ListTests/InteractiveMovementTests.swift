import AutoLayout
import Expectations
import Foundation
import Testing

@Suite struct InteractiveMovementTests {
  /// A grid of four items in a row, each 80 points wide and high.
  private final class Grid: UICollectionViewController {
    var items = ["a", "b", "c", "d"]
    var fixed: Set<Int> = []
    var redirects: IndexPath?
    private(set) var views: [String: UICollectionViewCell] = [:]

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 80, height: 80)
      layout.minimumInteritemSpacing = 0
      layout.minimumLineSpacing = 0
      super.init(collectionViewLayout: layout)
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      view.layoutIfNeeded()
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { items.count }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      views[items[indexPath.item]] = cell
      return cell
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      canMoveItemAt indexPath: IndexPath
    ) -> Bool { !fixed.contains(indexPath.item) }

    override func collectionView(
      _ collectionView: UICollectionView,
      moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { redirects ?? proposedIndexPath }

    func begin(_ item: Int) -> Bool {
      collectionView.beginInteractiveMovementForItem(at: IndexPath(item: item, section: 0))
    }

    func middle(_ item: String) -> CGPoint? {
      view.layoutIfNeeded()
      return views[item]?.center
    }
  }

  @Test func `the cell follows the target position until the movement ends`() {
    let grid = Grid()
    expectTrue(grid.begin(0))
    grid.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 210, y: 50))
    expectEqual(grid.middle("a"), CGPoint(x: 210, y: 50))
    expectEqual(grid.middle("b"), CGPoint(x: 120, y: 40))
    grid.collectionView.endInteractiveMovement()
    expectEqual(grid.items, ["b", "c", "a", "d"])
    expectEqual(grid.middle("a"), CGPoint(x: 200, y: 40))
    expectEqual(grid.middle("b"), CGPoint(x: 40, y: 40))
    expectEqual(grid.middle("c"), CGPoint(x: 120, y: 40))
  }

  @Test func `a cancelled movement changes nothing`() {
    let grid = Grid()
    expectTrue(grid.begin(1))
    grid.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 300, y: 40))
    grid.collectionView.cancelInteractiveMovement()
    expectEqual(grid.items, ["a", "b", "c", "d"])
    expectEqual(grid.middle("b"), CGPoint(x: 120, y: 40))
  }

  @Test func `an item that the data source holds fast does not move`() {
    let grid = Grid()
    grid.fixed = [2]
    expectTrue(!grid.begin(2))
    expectTrue(!grid.begin(9))
    grid.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 10))
    grid.collectionView.endInteractiveMovement()
    expectEqual(grid.items, ["a", "b", "c", "d"])
  }

  @Test func `the delegate may choose another target`() {
    let grid = Grid()
    grid.redirects = IndexPath(item: 3, section: 0)
    expectTrue(grid.begin(0))
    grid.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 130, y: 40))
    grid.collectionView.endInteractiveMovement()
    expectEqual(grid.items, ["b", "c", "d", "a"])
    expectEqual(grid.middle("a"), CGPoint(x: 280, y: 40))
  }
}
