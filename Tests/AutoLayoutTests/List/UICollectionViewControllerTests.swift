import AutoLayout
import Foundation
import PlumbTesting
import Testing

/// Controllers whose view is a collection.
@Suite struct UICollectionViewControllerTests {
  private final class Letters: UICollectionViewController {
    private let letters: [String]

    init(_ letters: String) {
      self.letters = letters.map(String.init)
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 50)
      layout.minimumInteritemSpacing = 10
      layout.minimumLineSpacing = 20
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "letter")
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { letters.count }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "letter",
        for: indexPath
      )
      cell.accessibilityIdentifier = letters[indexPath.item]
      return cell
    }
  }

  @Test func `the collection is the view, and shows the controller's items`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = Letters("abcd")
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.view === controller.collectionView)
    #expect(controller.collectionViewLayout === controller.collectionView.collectionViewLayout)
    let frames = controller.collectionView.visibleCells
      .sorted { ($0.accessibilityIdentifier ?? "") < ($1.accessibilityIdentifier ?? "") }
      .map { "\($0.accessibilityIdentifier ?? "") \($0.frame.minX) \($0.frame.minY)" }
    #expect(frames == ["a 0.0 0.0", "b 110.0 0.0", "c 220.0 0.0", "d 0.0 70.0"])
  }

  @Test func `without overrides there are no items`() {
    let controller = UICollectionViewController(nibName: nil, bundle: nil)
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    #expect(controller.collectionView.numberOfSections == 1)
    #expect(controller.collectionView.visibleCells.isEmpty)
  }
}
