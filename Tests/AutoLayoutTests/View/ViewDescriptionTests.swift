import AutoLayout
import Boxes
import Expectations
import PlumbTesting
import Testing

@Suite struct ViewDescriptionTests {
  @Test func `a view's description formats numbers as UIKit's does`() {
    let view = UIView(frame: CGRect(x: 0, y: -0.5, width: 390, height: 844))
    expectEqual(view.description.withoutAddresses, "<UIView: 0x; frame = (0 -0.5; 390 844)>")
    view.frame = CGRect(x: 1.0 / 3, y: 2e6, width: 0.1 + 0.2, height: 123_456.7)
    view.accessibilityIdentifier = "card"
    expectEqual(
      view.description.withoutAddresses,
      "<UIView: 0x 'card'; frame = (0.333333 2e+06; 0.3 123457)>"
    )
  }

  @Test func `a layout guide's description formats numbers as UIKit's does`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50.5))
    let guide = UILayoutGuide()
    expectEqual(
      guide.description.withoutAddresses,
      "<UILayoutGuide:0x; frame = (0 0; 0 0); owner = no view>"
    )
    expectEqual(
      view.layoutMarginsGuide.description.withoutAddresses,
      "<UILayoutGuide:0x'UIViewLayoutMarginsGuide'; frame = (8 8; 84 34.5); owner = UIView:0x>"
    )
  }

  private final class Card: UIView {}

  @Test func `a class is described by its name, one of the app with its module`() {
    expectEqual(UIButton.description(), "UIButton")
    expectEqual(Card.description(), String(reflecting: Card.self))
    expectTrue(Card.description().hasPrefix("AutoLayoutTests.ViewDescriptionTests."))
  }

  @Test func `private view and guide classes are described with UIKit's names`() {
    func name(_ object: NSObject) -> String {
      String(object.description.dropFirst().prefix { $0 != ":" })
    }
    let controller = UIViewController()
    expectEqual((controller.topLayoutGuide as? NSObject).map(name), "_UILayoutGuide")
    expectEqual((controller.bottomLayoutGuide as? NSObject).map(name), "_UILayoutGuide")
    expectEqual(name(UINavigationController().view), "UILayoutContainerView")
    expectEqual(name(UITabBarController().view), "UILayoutContainerView")
    let (cell, header) = (UITableViewCell(), UITableViewHeaderFooterView())
    expectEqual(name(cell.contentView), "UITableViewCellContentView")
    expectEqual(name(header.contentView), "_UITableViewHeaderFooterContentView")
    let item = UICollectionViewCell()
    expectEqual(name(item.contentView), "UIView")
    let button = UIButton()
    button.setTitle("Buy", for: .normal)
    expectEqual(button.titleLabel.map(name), "UIButtonLabel")
  }

  @Test func `constraint descriptions and traces use UIKit's class names`() {
    let cell = UITableViewCell()
    let view = UIView()
    cell.contentView.addSubview(view)
    let constraint = view.widthAnchor.constraint(equalTo: cell.contentView.widthAnchor)
    expectEqual(
      constraint.description.withoutAddresses,
      "<NSLayoutConstraint:0x UIView:0x.width == "
        + "UITableViewCellContentView:0x.width   (inactive)>"
    )
    expectTrue(cell._autolayoutTrace().contains("UITableViewCellContentView:0x"))
    let offset = view.leftAnchor.anchorWithOffset(to: cell.leftAnchor)
      .constraint(equalTo: cell.contentView.leftAnchor.anchorWithOffset(to: cell.rightAnchor))
    offset.isActive = true
    expectTrue(offset.description.hasPrefix("<NSLayoutConstraint:0x"))
  }
}
