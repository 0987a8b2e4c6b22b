import AutoLayout
import Boxes
import Expectations
import PlumbTesting
import RuleTrait
import Testing

/// Visual formats as constraints and as frames.
@Suite struct VisualFormatTests {
  private let root = rootBox(300, 200)
  private let a: UIView
  private let b: UIView
  private let c: UIView

  init() { (a, b, c) = (box("a", in: root), box("b", in: root), box("c", in: root)) }

  private func make(
    _ format: String,
    _ options: NSLayoutConstraint.FormatOptions = [],
    _ metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format,
      options: options,
      metrics: metrics,
      views: ["a": a, "b": b, "c": c, "root": root]
    )
  }

  /// The equations, each with its priority unless it is required.
  private func equations(
    _ format: String,
    _ options: NSLayoutConstraint.FormatOptions = [],
    _ metrics: [String: Any]? = nil
  ) -> [String] {
    make(format, options, metrics).map { constraint in
      let priority = constraint.priority
      return constraint.bodyDescription + (priority == .required ? "" : " @\(priority.rawValue)")
    }
  }

  private func layOut(
    _ formats: String...,
    options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) {
    for format in formats { NSLayoutConstraint.activate(make(format, options, metrics)) }
    root.layoutIfNeeded()
  }

  // MARK: Reading

  @Test(.rule("9.01")) func `a format is a row unless it begins with V:`() {
    expectEqual(equations("|[a]|"), equations("H:|[a]|"))
    expectEqual(equations("[a(10)]"), ["a.width == 10"])
    expectEqual(equations("H:[a(10)]"), ["a.width == 10"])
    expectEqual(equations("V:[a(10)]"), ["a.height == 10"])
    expectEqual(equations("[a]"), [])
  }

  @Test(.rule("9.02")) func `size predicates are numbers or other views, and can be combined`() {
    expectEqual(equations("[a(100)]"), ["a.width == 100"])
    expectEqual(equations("[a(==b)]"), ["a.width == b.width"])
    expectEqual(equations("V:[a(b)]"), ["a.height == b.height"])
    expectEqual(equations("[a(>=70,<=100)]"), ["a.width >= 70", "a.width <= 100"])
    expectEqual(equations("[a(100@20)]"), ["a.width == 100 @20.0"])
    expectEqual(
      equations("V:[a(>=b@500,==10.5@1,<=c)]"),
      [
        "a.height >= b.height @500.0", "a.height == 10.5 @1.0", "a.height <= c.height",
      ]
    )
    expectEqual(equations("[a(.5)]"), ["a.width == 0.5"])
  }

  @Test(.rule("9.03", "9.05"))
  func `adjacent views are flush, at the standard distance, or at a given distance`() {
    expectEqual(equations("[a][b]"), ["b.leading == a.trailing"])
    expectEqual(equations("[a]-[b]"), ["b.leading == a.trailing + 8"])
    expectEqual(equations("[a]-20-[b]"), ["b.leading == a.trailing + 20"])
    expectEqual(equations("[a]-20@750-[b]"), ["b.leading == a.trailing + 20 @750.0"])
    expectEqual(
      equations("V:[a]-(>=8,<=20@500)-[b]"),
      [
        "b.top >= a.bottom + 8", "b.top <= a.bottom + 20 @500.0",
      ]
    )
  }

  @Test(.rule("9.04", "9.05"))
  func `a bar is the superview's edge, or with a bare hyphen its margin`() {
    expectEqual(equations("|[a]|"), ["a.leading == root.leading", "root.trailing == a.trailing"])
    expectEqual(
      equations("|-0-[a]-20-|"),
      [
        "a.leading == root.leading", "root.trailing == a.trailing + 20",
      ]
    )
    expectEqual(
      equations("|-[a]-|"),
      [
        "a.leading == root.leadingMargin", "root.trailingMargin == a.trailing",
      ]
    )
    expectEqual(
      equations("V:|-[a]-|"),
      ["a.top == root.topMargin", "root.bottomMargin == a.bottom"]
    )
    expectEqual(
      equations("V:|-(>=10)-[a]-(<=20@2)-|"),
      [
        "a.top >= root.top + 10", "root.bottom <= a.bottom + 20 @2.0",
      ]
    )
    root.layoutMargins = UIEdgeInsets(top: 1, left: 12, bottom: 3, right: 4)
    layOut("|-[a]-|", "V:|-[a]-|")
    expectEqual(a.frame, CGRect(x: 12, y: 1, width: 284, height: 196))
  }

  @Test(.rule("9.06"))
  func `constraints are in the order of views, each with connection and sizes; alignment is last`()
  {
    expectEqual(
      equations("|-5-[a(10)]-[b(>=20,<=30)]-6-|", [.alignAllTop, .alignAllBottom]),
      [
        "a.leading == root.leading + 5", "a.width == 10", "b.leading == a.trailing + 8",
        "b.width >= 20", "b.width <= 30", "root.trailing == b.trailing + 6", "a.top == b.top",
        "a.bottom == b.bottom",
      ]
    )
  }

  @Test(.rule("9.12")) func `metrics are numbers of any type, and take precedence over views`() {
    expectEqual(
      equations(
        "|-i-[a(d)]-f-[b(==n@p)]-(>=g)-|",
        [],
        [
          "i": 1, "d": 2.5, "f": Float(3), "n": NSNumber(value: 4), "p": 750, "g": CGFloat(5),
        ]
      ),
      [
        "a.leading == root.leading + 1", "a.width == 2.5", "b.leading == a.trailing + 3",
        "b.width == 4 @750.0", "root.trailing >= b.trailing + 5",
      ]
    )
    expectEqual(equations("[a(b)]", [], ["b": UInt8(9)]), ["a.width == 9"])
    expectEqual(equations("[a(x)]", [], ["x": Decimal(9)]), ["a.width == 9"])
    expectEqual(equations("[a(x)]", [], ["x": Optional(9) as Any]), ["a.width == 9"])
  }

  @Test(.rule("9.15")) func `negative numbers are written in parentheses or as metrics`() {
    expectEqual(equations("[a]-(-5)-[b]"), ["b.leading == a.trailing - 5"])
    expectEqual(equations("|-m-[a]", [], ["m": -5]), ["a.leading == root.leading - 5"])
    expectEqual(equations("[a]-(>=-5@10)-[b]"), ["b.leading >= a.trailing - 5 @10.0"])
    expectEqual(equations("[a(>=-5)]"), ["a.width >= -5"])
  }

  @Test(.rule("9.16")) func `whitespace between tokens is ignored`() {
    expectEqual(
      equations(" H : | - 5 - [ a ( >= 10 @ 500 , <= b ) ] - [ b ] \n - ( 6 ) - | "),
      equations("H:|-5-[a(>=10@500,<=b)]-[b]-(6)-|")
    )
  }

  @Test func `names may have letters of any script`() {
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "[größe_2(幅)]",
      metrics: ["幅": 20],
      views: ["größe_2": a]
    )
    expectEqual(made.map(\.bodyDescription), ["a.width == 20"])
  }

  // MARK: Options

  @Test(.rule("9.07")) func `options have UIKit's raw values`() {
    let options: [NSLayoutConstraint.FormatOptions] = [
      .alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading,
      .alignAllTrailing, .alignAllCenterX, .alignAllCenterY, .alignAllLastBaseline,
      .alignAllFirstBaseline, .directionLeftToRight, .directionRightToLeft,
      .spacingBaselineToBaseline,
    ]
    expectEqual(
      options.map(\.rawValue),
      [1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 16, 17, 19].map { 1 << $0 }
    )
    expectEqual(NSLayoutConstraint.FormatOptions.alignAllBaseline, .alignAllLastBaseline)
    expectEqual(NSLayoutConstraint.FormatOptions.alignmentMask.rawValue, 0xFFFF)
    expectEqual(NSLayoutConstraint.FormatOptions.directionMask.rawValue, 3 &<< 16)
    expectEqual(NSLayoutConstraint.FormatOptions.spacingMask.rawValue, 1 &<< 19)
  }

  @Test(.rule("9.08")) func `alignment options align each view with the next`() {
    expectEqual(
      equations("|[a][b][c]", .alignAllCenterY).suffix(2),
      [
        "a.centerY == b.centerY", "b.centerY == c.centerY",
      ]
    )
    expectEqual(equations("|[a]|", .alignAllTop).count, 2)
    let ofRows: [(NSLayoutConstraint.FormatOptions, String)] = [
      (.alignAllTop, "top"), (.alignAllBottom, "bottom"), (.alignAllLastBaseline, "lastBaseline"),
      (.alignAllFirstBaseline, "firstBaseline"),
    ]
    for (option, name) in ofRows {
      expectEqual(equations("[a][b]", option).last, "a.\(name) == b.\(name)")
    }
    let ofColumns: [(NSLayoutConstraint.FormatOptions, String)] = [
      (.alignAllLeft, "left"), (.alignAllRight, "right"), (.alignAllLeading, "leading"),
      (.alignAllTrailing, "trailing"), (.alignAllCenterX, "centerX"),
    ]
    for (option, name) in ofColumns {
      expectEqual(equations("V:[a][b]", option).last, "a.\(name) == b.\(name)")
    }
  }

  @Test(.rule("9.10")) func `direction options make a row run from the left or from the right`() {
    expectEqual(
      equations("|-5-[a]-[b]-|", .directionLeftToRight),
      [
        "a.left == root.left + 5", "b.left == a.right + 8", "root.rightMargin == b.right",
      ]
    )
    expectEqual(
      equations("|-5-[a]-(>=9)-[b]-|", .directionRightToLeft),
      [
        "root.right == a.right + 5", "a.left >= b.right + 9", "b.left == root.leftMargin",
      ]
    )
    expectEqual(equations("V:|[a]", .directionRightToLeft), ["a.top == root.top"])
    layOut("|-5-[a(10)]-[b(20)]", options: .directionRightToLeft)
    expectTrue(a.frame.maxX == 295 && b.frame.maxX == 277)
  }

  @Test(.rule("9.11"))
  func `spacingBaselineToBaseline measures the distances of a column between baselines`() {
    let (upper, lower) = (UILabel(), UILabel())
    for (label, size) in [(upper, 10), (lower, 20)] as [(UILabel, CGFloat)] {
      label.translatesAutoresizingMaskIntoConstraints = false
      label.text = "text"
      label.font = .systemFont(ofSize: size)
      root.addSubview(label)
    }
    func make(_ format: String) -> [NSLayoutConstraint] {
      NSLayoutConstraint.constraints(
        withVisualFormat: format,
        options: .spacingBaselineToBaseline,
        metrics: nil,
        views: ["upper": upper, "lower": lower, "a": a, "guide": root.layoutMarginsGuide]
      )
    }
    let column = make("V:|-30-[upper]-[lower]-40-[a]")
    expectEqual(
      column.map { [$0.firstAttribute, $0.secondAttribute] },
      [
        [.top, .top], [.firstBaseline, .lastBaseline], [.firstBaseline, .lastBaseline],
      ]
    )
    NSLayoutConstraint.activate(column)
    root.layoutIfNeeded()
    // The larger line height, then 40 from the baseline to the top of a view without text.
    let distance = lower.frame.minY + lower.font.ascender - upper.frame.minY - upper.font.ascender
    expectTrue(abs(distance - lower.font.lineHeight) < 1e-9)
    expectTrue(abs(a.frame.minY - lower.frame.minY - lower.font.ascender - 40) < 1e-9)
    lower.font = .systemFont(ofSize: 30)
    expectEqual(column[1].constant, lower.font.lineHeight)

    expectEqual(make("[upper]-[lower]")[0].firstAttribute, .leading)
    let ofGuide = make("V:[upper]-[guide]")[0]
    expectTrue(ofGuide.firstAttribute == .top && ofGuide.secondAttribute == .lastBaseline)
    expectEqual(ofGuide.constant, 8)
  }

  // MARK: Layout

  @Test(.rule("9.18")) func `rows are laid out with their distances and equal widths`() {
    layOut("H:|-20-[a]-30-|", "H:|-10-[b(50)]-[c(==b)]-(>=10)-|")
    expectTrue(a.frame.minX == 20 && a.frame.width == 250)
    expectTrue(b.frame.minX == 10 && b.frame.width == 50)
    expectTrue(c.frame.minX == 68 && c.frame.width == 50)
  }

  @Test(.rule("9.19", "9.20"))
  func `a column spans its superview once its constraints are activated`() {
    let made = make("V:|-0-[a]-0-|")
    expectEqual(made.map(\.bodyDescription), ["a.top == root.top", "root.bottom == a.bottom"])
    expectTrue(made.allSatisfy { !$0.isActive && $0.priority == .required })
    NSLayoutConstraint.activate(made)
    root.layoutIfNeeded()
    expectTrue(a.frame.minY == 0 && a.frame.height == 200)
  }

  @Test(.rule("9.20")) func `views need a superview only for bars`() {
    let (free, other) = (UIView(), UIView())
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "[free(20)]-[other]",
      metrics: nil,
      views: ["free": free, "other": other]
    )
    expectEqual(made.count, 2)
    expectTrue(made[1].firstItem === other && made[1].secondItem === free)
  }

  @Test(.rule("9.17"))
  func `layout guides are items, and a bar is the edge of the view that owns them`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-10-[guide(40)][a(margins)]",
        metrics: nil,
        views: ["guide": guide, "a": a, "margins": root.layoutMarginsGuide]
      )
    )
    fix(a, .height, 10)
    root.layoutIfNeeded()
    expectTrue(guide.layoutFrame.minX == 10 && guide.layoutFrame.width == 40)
    expectTrue(a.frame.minX == 50 && a.frame.width == 284)
  }

  @Test(.rule("1.44")) func `a description marks the standard distance as NSSpace`() {
    let made = make("[a]-[b]")[0]
    expectEqual(
      made.description.withoutAddresses,
      "<NSLayoutConstraint:0x H:[a]-(NSSpace(8))-[b]   (inactive, names: a:0x, b:0x )>"
    )
    made.constant = 9
    expectTrue(made.description.contains("H:[a]-(9)-[b]"))
  }

  @Test func `the views dictionary may contain subclasses and optionals`() {
    let label: UILabel? = UILabel()
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "[label(1)]",
      metrics: nil,
      views: ["label": label as Any]
    )
    expectTrue(made.count == 1 && made[0].firstItem === label)
  }
}
