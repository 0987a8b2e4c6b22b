import Expectations
import Plumb
import PlumbTesting
import Testing

/// Statements in visual formats: `superview.snp.visual`.
@Suite struct VisualFormatTests {
  /// The root is 300 × 200 and holds a and b.
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let a = UIView()
  private let b = UIView()

  init() {
    for (view, name) in [(root, "root"), (a, "a"), (b, "b")] { view.accessibilityIdentifier = name }
    root.addSubview(a)
    root.addSubview(b)
  }

  private var views: [String: any LayoutConstraintItem] { ["a": a, "b": b] }

  @Test func `a row of a visual format is activated and laid out`() {
    root.snp.visual("H:|-[a]-[b(==a)]-|", views)
    root.snp.visual(
      "V:|-m-[a(20@500)]-(>=m)-|",
      views,
      options: .alignAllLeading,
      metrics: ["m": 10]
    )
    expectTrue(!a.translatesAutoresizingMaskIntoConstraints)
    expectTrue(!b.translatesAutoresizingMaskIntoConstraints)
    root.layoutIfNeeded()
    expectEqual(a.frame, CGRect(x: 8, y: 10, width: 138, height: 20))
    expectTrue(b.frame.minX == 154 && b.frame.width == 138)
  }

  @Test func `every constraint is a statement of the view that it places, with file and line`() {
    let line: UInt = #line + 1
    let made = root.snp.visual("|-5-[a(40)]-[b]-(>=6)-|", views, options: .alignAllTop)
    expectEqual(
      made.layoutConstraints.map(\.bodyDescription),
      [
        "a.leading == root.leading + 5", "a.width == 40", "b.leading == a.trailing + 8",
        "b.trailing <= root.trailing - 6", "a.top == b.top",
      ]
    )
    expectTrue(made.layoutConstraints.allSatisfy { $0.isActive && $0.location?.line == line })
    expectTrue(
      made.layoutConstraints.allSatisfy {
        $0.location?.description == "VisualFormatTests.swift:\(line)"
      }
    )
    expectTrue(a.snp.constraints.count == 3 && b.snp.constraints.count == 2)
    expectEmpty(root.snp.constraints)
    expectTrue(b.snp.constraints.first === made[2])
  }

  @Test func `handles and makers update and remove the constraints of a format`() {
    let made = root.snp.visual("H:|[a(40)]-[b(20)]-|", views)
    let height = root.snp.visual("V:|[b(30)]", views)
    made.width?.update(offset: 50)
    made[2].update(offset: 12)
    height.height?.update(priority: .low)
    made.trailing?.deactivate()
    root.layoutIfNeeded()
    expectTrue(a.frame.width == 50 && b.frame == CGRect(x: 62, y: 0, width: 20, height: 30))
    b.snp.updateConstraints { $0.width.equalTo(25) }
    root.layoutIfNeeded()
    expectEqual(b.frame.width, 25)
    b.snp.removeConstraints()
    expectEqual(made.layoutConstraints.count(where: \.isActive), 2)
    expectTrue(b.translatesAutoresizingMaskIntoConstraints)
    b.snp.remakeConstraints { $0.edges.equalToSuperview() }
    root.layoutIfNeeded()
    expectEqual(b.frame, root.bounds)
  }

  @Test func `targets in a format keep their masks, and guides can be in a format`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.snp.visual("[a(b)][guide(7)]", ["a": a, "b": b, "guide": guide])
    expectTrue(!a.translatesAutoresizingMaskIntoConstraints)
    expectTrue(b.translatesAutoresizingMaskIntoConstraints)
    b.frame.size.width = 33
    root.layoutIfNeeded()
    expectEqual(a.frame.width, 33)
    expectTrue(guide.layoutFrame.minX == 33 && guide.layoutFrame.width == 7)
  }

  @Test func `dictionaries with one type of view are accepted`() {
    let labels = ["x": UILabel(), "y": UILabel()]
    for label in labels.values { root.addSubview(label) }
    let metrics: [String: Double] = ["m": 4]
    expectEqual(root.snp.visual("[x]-m-[y]", labels, metrics: metrics).count, 1)
  }

  @Test func `the distance between baselines follows the fonts`() {
    let (upper, lower) = (UILabel(), UILabel())
    root.addSubview(upper)
    root.addSubview(lower)
    let made = root.snp.visual(
      "V:[upper]-[lower]",
      ["upper": upper, "lower": lower],
      options: .spacingBaselineToBaseline
    )
    lower.font = .systemFont(ofSize: 40)
    expectEqual(made.layoutConstraints[0].constant, lower.font.lineHeight)
    made.update(offset: 3)
    expectEqual(made.layoutConstraints[0].constant, 3)
  }

  // MARK: Mistakes

  private func issues(_ body: (UIView, UIView) -> ConstraintGroup) -> [LayoutIssue] {
    collectingIssues {
      let (card, icon) = (UIView(), UIView())
      card.accessibilityIdentifier = "card"
      icon.accessibilityIdentifier = "icon"
      card.addSubview(icon)
      let made = body(card, icon)
      expectTrue(made.isEmpty && icon.translatesAutoresizingMaskIntoConstraints)
    }.issues
  }

  @Test func `a format with a syntax error is reported with its line and makes no constraint`() {
    let line: UInt = #line + 1
    let found = issues { $0.snp.visual("|[icon]-[title]", ["icon": $1]) }
    expectEqual(
      found.map(\.description),
      [
        """
        VisualFormatTests.swift:\(line): Unable to parse constraint format: 
        title is not a key in the views dictionary.
        |[icon]-[title]
                      ^
        Its keys: icon.
        """
      ]
    )
  }

  @Test func `a bar in a format stands for the receiver`() {
    let found = issues { card, icon in
      let row = UIView()
      row.accessibilityIdentifier = "row"
      card.addSubview(row)
      return row.snp.visual("|[icon]", ["icon": icon])
    }
    expectEqual(
      found.map(\.message),
      [
        "`|` stands for row, but the superview of icon is card; no constraint is made."
      ]
    )
    expectTrue(found.first?.location != nil)
  }

  @Test func `views in different hierarchies are reported with the line`() {
    let found = issues { card, icon in
      let made = card.snp.visual("[icon]-[other]", ["icon": icon, "other": UIView()])
      icon.translatesAutoresizingMaskIntoConstraints = true
      return made
    }
    expectEqual(found.map(\.kind), [.noCommonAncestor])
    expectTrue(found.first?.location != nil)
  }

  @Test func `a conflict names the line of the format`() {
    let (lines, issues) = collectingIssues {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let a = UIView()
      root.addSubview(a)
      root.snp.visual("|-20-[a(90)]-20-|", ["a": a])
      root.layoutIfNeeded()
      return #line - 2
    }
    expectEqual(issues.map(\.kind), [.conflict])
    expectEqual(
      issues[0].constraints.compactMap(\.location).map(\.line),
      [lines, lines, lines].map(UInt.init)
    )
  }
}
