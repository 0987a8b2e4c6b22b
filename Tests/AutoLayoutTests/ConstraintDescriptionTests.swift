import AutoLayout
import Boxes
import Expectations
import PlumbTesting
import RuleTrait
import Testing

@Suite struct ConstraintDescriptionTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let a = UIView()
  private let b = UIView()

  init() {
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func text(_ constraint: NSLayoutConstraint) -> String {
    constraint.description.withoutAddresses
  }

  @Test(.rule("1.42"))
  func `identifier, priority and state are placed as in UIKit's logs`() {
    let width = relate(a, .width, b, .width)
    expectEqual(
      text(width),
      "<NSLayoutConstraint:0x UIView:0x.width == UIView:0x.width   (inactive)>"
    )
    width.isActive = true
    expectEqual(
      text(width),
      "<NSLayoutConstraint:0x UIView:0x.width == UIView:0x.width   (active)>"
    )
    width.identifier = "same"
    width.priority = UILayoutPriority(749.5)
    expectEqual(
      text(width),
      "<NSLayoutConstraint:0x 'same' UIView:0x.width == UIView:0x.width priority:749.5   (active)>"
    )
    let third = relate(a, .height, nil, constant: 1 / 3)
    expectTrue(text(third).contains(".height == 0.333333   "))
    expectTrue(text(relate(a, .height, nil, constant: 2_500_000)).contains("== 2.5e+06   "))
  }

  @Test(
    .rule("1.43"),
    arguments: [
      (.width, .equal, 0.5, 8, "a.width == 0.5*b.width + 8"),
      (.width, .equal, 1, -10, "a.width == b.width - 10"),
      (.width, .equal, 1, 0, "a.width == b.width"),
      (.width, .lessThanOrEqual, -1, 3, "a.width <= -b.width + 3"),
      (.centerY, .greaterThanOrEqual, 2, 0, "a.centerY >= 2*b.centerY"),
    ] as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Relation, CGFloat, CGFloat, String)]
  )
  func `an equation omits a multiplier of 1 and a constant of 0`(
    attribute: NSLayoutConstraint.Attribute,
    relation: NSLayoutConstraint.Relation,
    multiplier: CGFloat,
    constant: CGFloat,
    expected: String
  ) {
    a.accessibilityIdentifier = "a"
    b.accessibilityIdentifier = "b"
    let constraint = relate(
      a,
      attribute,
      relation,
      b,
      attribute,
      multiplier: multiplier,
      constant: constant
    )
    expectEqual(
      text(constraint),
      "<NSLayoutConstraint:0x \(expected)   (inactive, names: a:0x, b:0x )>"
    )
  }

  @Test(.rule("1.43")) func `a dimension related to a constant shows the constant alone`() {
    expectTrue(text(relate(a, .height, nil, constant: 60)).contains(" UIView:0x.height == 60   "))
    expectTrue(
      text(relate(a, .height, .greaterThanOrEqual, nil, constant: 330)).contains(">= 330 ")
    )
  }

  @Test(
    .rule("1.44"),
    arguments: [
      (.leading, .equal, 4, "H:|-(4)-[a]"), (.leading, .greaterThanOrEqual, 8, "H:|-(>=8)-[a]"),
      (.left, .equal, 5, "H:|-(5)-[a](LTR)"), (.top, .lessThanOrEqual, -2.5, "V:|-(<=-2.5)-[a]"),
    ] as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Relation, CGFloat, String)]
  )
  func `a subview at the start of its superview is described as a gap after the bar`(
    attribute: NSLayoutConstraint.Attribute,
    relation: NSLayoutConstraint.Relation,
    constant: CGFloat,
    expected: String
  ) {
    a.accessibilityIdentifier = "a"
    let constraint = relate(a, attribute, relation, root, attribute, constant: constant)
    constraint.isActive = true
    expectEqual(
      text(constraint),
      "<NSLayoutConstraint:0x \(expected)   (active, names: a:0x, '|':UIView:0x )>"
    )
  }

  @Test(.rule("1.44"))
  func `a superview's end after its subview is described as a gap before the bar`() {
    expectTrue(
      text(relate(root, .trailing, a, .trailing, constant: 16)).contains(" H:[UIView:0x]-(16)-|   ")
    )
    expectTrue(text(relate(root, .right, a, .right, constant: 16)).contains("-(16)-|(LTR)   "))
    expectTrue(
      text(relate(root, .bottom, .greaterThanOrEqual, a, .bottom)).contains(
        " V:[UIView:0x]-(>=0)-|   "
      )
    )
    // The other way round it is an equation.
    expectTrue(
      text(relate(a, .trailing, root, .trailing, constant: -10))
        .contains(" UIView:0x.trailing == UIView:0x.trailing - 10   (inactive)>")
    )
  }

  @Test(.rule("1.44")) func `facing edges of two views are described as a gap between them`() {
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    root.addLayoutGuide(guide)
    expectTrue(
      text(relate(b, .leading, a, .trailing, constant: 8)).contains(
        " H:[UIView:0x]-(8)-[UIView:0x]   (inactive)>"
      )
    )
    expectTrue(
      text(relate(b, .left, guide, .right)).contains(
        " H:[UILayoutGuide:0x'gap']-(0)-[UIView:0x](LTR)   "
      )
    )
    expectTrue(
      text(relate(b, .top, a, .bottom, constant: -3)).contains(" V:[UIView:0x]-(-3)-[UIView:0x]   ")
    )
    expectTrue(
      text(relate(a, .bottom, b, .top, constant: -3)).contains(
        "UIView:0x.bottom == UIView:0x.top - 3 "
      )
    )
    expectTrue(
      text(relate(b, .leading, a, .trailing, multiplier: 2)).contains(
        "UIView:0x.leading == 2*UIView"
      )
    )
    expectTrue(
      text(relate(b, .leading, root, .trailing)).contains(
        "UIView:0x.leading == UIView:0x.trailing "
      )
    )
    let system = b.leadingAnchor.constraint(
      equalToSystemSpacingAfter: a.trailingAnchor,
      multiplier: 1
    )
    expectTrue(
      text(system).contains(" H:[UIView:0x]-(NSLayoutAnchorConstraintSpace(8))-[UIView:0x]   ")
    )
  }

  @Test(.rule("1.45")) func `an optional gap shows its priority twice`() {
    let gap = relate(root, .bottom, a, .bottom, priority: 51)
    expectTrue(
      text(gap).contains(" V:[UIView:0x]-(0@51)-| priority:51   (inactive, names: '|':UIView:0x )>")
    )
  }

  @Test(.rule("1.46")) func `items are named by their identifiers, texts or classes`() {
    let (label, button) = (UILabel(), UIButton())
    label.text = "A title that has more than 25 characters"
    button.setTitle("OK", for: .normal)
    root.addSubview(label)
    root.addSubview(button)
    expectTrue(
      text(relate(label, .width, button, .width)).contains(
        " UILabel:0x'A title that has more tha...'.width == UIButton:0x'OK'.width   "
      )
    )
    label.accessibilityIdentifier = "title"
    root.accessibilityIdentifier = "card"
    expectTrue(
      text(relate(label, .width, label, .height)).contains(
        " title.width == title.height   (inactive, names: title:0x )>"
      )
    )
    expectTrue(
      text(relate(label, .top, root, .top))
        .contains(" V:|-(0)-[title]   (inactive, names: title:0x, '|':card:0x )>")
    )
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    expectTrue(
      text(relate(guide, .width, nil, constant: 1)).contains(" UILayoutGuide:0x.width == 1 ")
    )
    guide.identifier = "space"
    expectTrue(text(relate(guide, .width, nil)).contains(" UILayoutGuide:0x'space'.width == 0 "))
  }

  @Test(.rule("1.47")) func `the description of an anchor names its item and attribute`() {
    expectEqual(
      a.centerXAnchor.description.withoutAddresses,
      "<NSLayoutXAxisAnchor:0x \"UIView:0x.centerX\">"
    )
    expectEqual(
      a.topAnchor.description.withoutAddresses,
      "<NSLayoutYAxisAnchor:0x \"UIView:0x.top\">"
    )
    expectEqual(
      a.widthAnchor.description.withoutAddresses,
      "<NSLayoutDimension:0x \"UIView:0x.width\">"
    )
    let firstAnchor = relate(a, .left, b, .right).firstAnchor
    expectEqual(
      firstAnchor.description.withoutAddresses,
      "<NSLayoutXAxisAnchor:0x \"UIView:0x.left\">"
    )
  }

  @Test(.rule("1.48", "3.03"))
  func `an intrinsic content size is listed as NSContentSizeLayoutConstraint`() {
    LayoutEnvironment().with {
      $0.textMeasurer = FixedAdvanceText()
    } run: {
      let root = rootBox()
      let label = UILabel()
      label.translatesAutoresizingMaskIntoConstraints = false
      label.text = "ten chars."
      label.font = .systemFont(ofSize: 20)
      label.accessibilityIdentifier = "title"
      label.setContentHuggingPriority(.required, for: .vertical)
      root.addSubview(label)
      let height = label.heightAnchor.constraint(lessThanOrEqualToConstant: 90)
      height.isActive = true
      expectEqual(label.constraints, [height])
      root.layoutIfNeeded()
      expectEqual(
        label.constraints.dropFirst().map { text($0) },
        [
          "<NSContentSizeLayoutConstraint:0x title.width == 100 Hug:250 "
            + "CompressionResistance:750   (active, names: title:0x )>",
          "<NSContentSizeLayoutConstraint:0x title.height == 20 Hug:1000 "
            + "CompressionResistance:750   (active, names: title:0x )>",
        ]
      )
      expectEqual(label.constraints, label.constraints)
      expectEmpty(root.constraints)
      // The caller cannot remove them.
      label.removeConstraints(label.constraints)
      root.layoutIfNeeded()
      expectEqual(label.constraints.count, 2)
      expectEqual(label.frame.size, CGSize(width: 100, height: 20))
    }
  }
}
