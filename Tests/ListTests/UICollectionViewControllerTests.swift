import AutoLayout
import Expectations
import Testing

@Suite struct UICollectionViewControllerTests {
  private final class Numbers: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private(set) var selected: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      didSelectItemAt indexPath: IndexPath
    ) { selected.append(indexPath.item) }
    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 100, height: 40 + 10 * indexPath.item) }
  }

  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func `the collection fills the view and shows the controller's items`() {
    let layout = UICollectionViewFlowLayout()
    let controller = Numbers(collectionViewLayout: layout)
    let window = shown(controller)
    let collection: UICollectionView = controller.collectionView
    expectTrue(controller.view !== collection && collection.superview === controller.view)
    expectTrue(controller.collectionViewLayout === layout)
    expectEqual(collection.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
    expectEqual(
      (0..<3).map { collection.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.height },
      [40, 50, 60]
    )
    window.frame.size = CGSize(width: 844, height: 390)
    window.layoutIfNeeded()
    expectEqual(collection.frame.size, CGSize(width: 844, height: 390))
  }

  @Test func `the selection is removed when the view appears`() {
    let controller = Numbers(collectionViewLayout: UICollectionViewFlowLayout())
    let window = shown(controller)
    let path = IndexPath(item: 1, section: 0)
    for isCleared in [false, true] {
      controller.clearsSelectionOnViewWillAppear = isCleared
      controller.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
      controller.beginAppearanceTransition(true, animated: false)
      controller.endAppearanceTransition()
      expectEqual(controller.collectionView.indexPathsForSelectedItems, (isCleared ? [] : [path]))
    }
    _ = window
  }

  @Test func `another collection replaces the first one`() {
    let controller = Numbers(nibName: nil, bundle: nil)
    let first: UICollectionView = controller.collectionView
    let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView = other
    expectTrue(first.superview == nil && other.superview === controller.view)
    expectTrue(other.dataSource === controller && other.delegate === controller)
    expectTrue(controller.collectionViewLayout === other.collectionViewLayout)
  }

  @Test func `by default there are no items`() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let window = shown(controller)
    expectEqual(controller.collectionView.numberOfItems(inSection: 0), 0)
    expectEqual(controller.collectionView.numberOfSections, 1)
    _ = window
  }
}
