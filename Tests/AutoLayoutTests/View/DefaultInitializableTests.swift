import AutoLayout
import Expectations
import Testing

@Suite struct DefaultInitializableTests {
  class Card: UIView {
    let label = UILabel()
    private(set) var calls: [String] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      calls.append("frame \(frame.width)")
    }

    init(title: String) {
      super.init(frame: .zero)
      label.text = title
    }

    required init?(coder: NSCoder) { nil }
  }

  final class WideCard: Card {}

  final class Row: UITableViewCell {
    var made = ""

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      made = "\(style) \(reuseIdentifier ?? "-")"
    }

    init(model: Int) { super.init(style: .default, reuseIdentifier: "model \(model)") }

    required init?(coder: NSCoder) { nil }
  }

  final class Tile: UICollectionViewCell {
    var model: Int?

    override init(frame: CGRect) { super.init(frame: frame) }

    init(model: Int) {
      self.model = model
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Head: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }

    init(title: String) { super.init(reuseIdentifier: nil) }

    required init?(coder: NSCoder) { nil }
  }

  final class Screen: UIViewController {
    var isMade = false

    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      isMade = true
    }

    init(model: Int) { super.init(nibName: nil, bundle: nil) }

    required init?(coder: NSCoder) { nil }
  }

  final class Place: UICollectionViewLayoutAttributes {
    var shade: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Place)?.shade = shade
      return copy
    }
  }

  private func make<V: UIView>() -> V { V() }
  private func make<V: UIView>(_ type: V.Type, _ frame: CGRect) -> V { V(frame: frame) }
  private func make<C: UIViewController>(_ type: C.Type) -> C { C() }
  private func cell<C: UITableViewCell>(_ type: C.Type) -> C {
    C(style: .value1, reuseIdentifier: "id")
  }

  @Test func `generic code makes views by the initializer of their class`() {
    let card: Card = make()
    expectEqual(card.calls, ["frame 0.0"])
    let wide: WideCard = make()
    expectEqual(wide.calls, ["frame 0.0"])
    expectTrue(type(of: wide) == WideCard.self)
    let label: UILabel = make()
    expectEqual(label.numberOfLines, 1)
    let framed = make(Card.self, CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(framed.calls, ["frame 3.0"])
    expectEqual(framed.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `a class that is known only at run time makes views`() {
    let types: [UIView.Type] = [UILabel.self, Card.self, UIStackView.self, UIScrollView.self]
    for type in types {
      let view = type.init(frame: CGRect(x: 0, y: 0, width: 5, height: 6))
      expectTrue(Swift.type(of: view) == type)
      expectEqual(view.frame.size, CGSize(width: 5, height: 6))
    }
  }

  @Test func `generic code makes cells, headers, controllers and attributes`() {
    expectEqual(cell(Row.self).made, "value1 id")
    expectTrue(make(Screen.self).isMade)
    let place = Place(forCellWith: IndexPath(item: 3, section: 1))
    place.shade = 0.5
    let copy = place.copy() as? Place
    expectEqual(copy?.shade, 0.5)
    expectEqual(copy?.indexPath, IndexPath(item: 3, section: 1))
    expectEqual(UICollectionViewLayoutAttributes().indexPath, IndexPath(item: 0, section: 0))
  }

  @Test func `lists make registered classes that have initializers of their own`() {
    let table = UITableView()
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.register(Head.self, forHeaderFooterViewReuseIdentifier: "head")
    let row = table.dequeueReusableCell(withIdentifier: "row") as? Row
    expectEqual(row?.made, "default row")
    expectEqual(row?.reuseIdentifier, "row")
    let head = table.dequeueReusableHeaderFooterView(withIdentifier: "head")
    expectTrue(head is Head)
    expectEqual(head?.reuseIdentifier, "head")
    let tiles = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    tiles.register(Tile.self, forCellWithReuseIdentifier: "tile")
    let tile = tiles.dequeueReusableCell(
      withReuseIdentifier: "tile",
      for: IndexPath(item: 0, section: 0)
    )
    expectTrue(tile is Tile)
    expectEqual(tile.reuseIdentifier, "tile")
  }

  @Test func `the initializers of a class come before those of generic code`() {
    final class Badge: UIView {
      let count: Int
      init(count: Int = 7) {
        self.count = count
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
    }
    expectEqual(Badge().count, 7)
  }

  @Test func `an attributed text can be made without an argument`() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    expectTrue(text.string == "a" && NSAttributedString().length == 0)
  }

  @Test func `what UIKit lets subclasses override can be overridden`() {
    final class Round: UIButton {
      var isRound = false
      init() {
        super.init(frame: .zero)
        isRound = true
      }
      required init?(coder: NSCoder) { nil }
      override var accessibilityLabel: String? {
        get { "round" }
        set { super.accessibilityLabel = newValue }
      }
      override var accessibilityTraits: UIAccessibilityTraits {
        get { [.button, .selected] }
        set {}
      }
    }
    final class Photo: UIImageView {
      override init(image: UIImage?) {
        super.init(image: image)
        clipsToBounds = true
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Flow: UINavigationController {
      override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
        isNavigationBarHidden = true
      }
      required init?(coder: NSCoder) { nil }
    }
    expectTrue(Round().isRound)
    expectEqual(Round().accessibilityLabel, "round")
    expectTrue(Round().accessibilityTraits.contains(.button))
    expectEqual(UIButton(type: .system).buttonType, .system)
    let photo = Photo(image: UIImage(size: CGSize(width: 3, height: 4)))
    expectTrue(photo.clipsToBounds && photo.frame.size == CGSize(width: 3, height: 4))
    expectTrue(!photo.isUserInteractionEnabled)
    let root = UIViewController()
    expectEqual(Flow(rootViewController: root).viewControllers, [root])
  }
}
