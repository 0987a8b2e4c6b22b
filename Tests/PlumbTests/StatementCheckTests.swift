import Expectations
import Foundation
import Plumb
import PlumbTesting
import RuleTrait
import Testing

/// Mistakes are reported with cause, line and remedy; the statement is ignored, and layout continues.
@Suite struct StatementCheckTests {
  /// The issues that a closure reports for a 300 × 200 root with a subview; the views must still lay out afterwards.
  private func issues(
    _ body: (_ root: UIView, _ view: UIView) -> Void
  ) -> [LayoutIssue] {
    collectingIssues {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let view = UIView()
      view.accessibilityIdentifier = "view"
      root.addSubview(view)
      body(root, view)
      view.snp.makeConstraints { $0.top.equalTo(17) }
      root.layoutIfNeeded()
      expectEqual(view.frame.minY, 17)
    }.issues
  }

  private func check(
    _ issues: [LayoutIssue],
    _ kind: LayoutIssue.Kind,
    line: Int,
    phrases: String...
  ) {
    expectEqual(issues.map(\.kind), [kind])
    guard let issue = issues.first else { return }
    expectEqual(issue.location?.line, UInt(line))
    expectTrue(issue.location?.description.hasPrefix("StatementCheckTests.swift:") == true)
    expectTrue(!issue.remedy.isEmpty)
    for phrase in phrases { expectTrue(issue.message.contains(phrase)) }
  }

  /// Article 0, item 4.
  @Test func `a view without a superview`() {
    var line = 0
    let found = issues { _, _ in
      let box = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      box.accessibilityIdentifier = "box"
      box.snp.makeConstraints { make in
        make.size.equalTo(200)
        make.left.equalTo(20)
        line = #line - 1
      }
      expectEqual(box.constraints.count, 2)
      box.layoutIfNeeded()
    }
    check(found, .missingSuperview, line: line, phrases: "box has no superview", "left")
  }

  @Test func `equalToSuperview without a superview`() {
    var line = 0
    let found = issues { _, _ in
      let box = UIView()
      box.accessibilityIdentifier = "box"
      box.snp.makeConstraints { make in
        make.edges.equalToSuperview().inset(5).priority(.high).labeled("edges")
        line = #line - 1
      }
    }
    check(found, .missingSuperview, line: line, phrases: "box has no superview", "left, top, right")
  }

  @Test func `a view in another tree`() {
    var line = 0
    let found = issues { _, view in
      let stranger = UIView()
      stranger.accessibilityIdentifier = "stranger"
      view.snp.makeConstraints { make in
        make.left.equalTo(stranger.snp.right)
        line = #line - 1
      }
    }
    check(found, .noCommonAncestor, line: line, phrases: "view and stranger", "common ancestor")
  }

  @Test func `attributes of different kinds`() {
    for (index, phrase) in ["one is a size", "reading direction"].enumerated() {
      var line = 0
      let found = issues { root, view in
        let targets = [root.snp.width, root.snp.leading]
        view.snp.makeConstraints { make in
          make.left.equalTo(targets[index])
          line = #line - 1
        }
      }
      check(found, .illegalPair, line: line, phrases: "`left` of view", phrase)
    }
  }

  @Test(.rule("1.12"))
  func `positions of two axes are installed, and reported at layout with the statement's line`() {
    var line = 0
    let (_, issues) = collectingIssues {
      let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
      root.addSubview(view)
      view.snp.makeConstraints { make in
        make.left.equalTo(root.snp.top).offset(50)
        line = #line - 1
        make.size.equalTo(20)
      }
      expectEqual(root.constraints.count, 1)
      root.layoutIfNeeded()
      expectEqual(view.frame, CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    expectEqual(issues.map(\.kind), [.illegalPair])
    expectEqual(issues.first?.location?.line, UInt(line))
  }

  @Test func `a target of several other attributes`() {
    var line = 0
    let found = issues { root, view in
      view.snp.makeConstraints { make in
        make.left.equalTo(root.snp.edges)
        line = #line - 1
      }
    }
    check(
      found,
      .illegalPair,
      line: line,
      phrases: "Cannot constraint to multiple non identical attributes"
    )
  }

  @Test(arguments: [0, -1, 1200, Double.nan, .infinity])
  func `a priority out of range`(priority: Double) {
    var line = 0
    let found = issues { _, view in
      view.snp.makeConstraints { make in
        make.left.equalTo(20).priority(priority)
        line = #line - 1
      }
    }
    check(
      found,
      .illegalPriority,
      line: line,
      phrases: "It's illegal to set priority:",
      "greater than 0 and less or equal to 1000"
    )
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a constant that is not finite`(constant: CGFloat) {
    var line = 0
    let found = issues { _, view in
      view.snp.makeConstraints { make in
        make.left.equalTo(constant)
        line = #line - 1
      }
    }
    check(found, .unusableNumber, line: line, phrases: "`left` of view")
  }

  @Test func `a multiplier that is not finite or 0`() {
    var line = 0
    var found = issues { root, view in
      view.snp.makeConstraints { make in
        make.width.equalTo(root).dividedBy(0)
        line = #line - 1
      }
    }
    check(found, .unusableNumber, line: line, phrases: "`width` of view")
    found = issues { root, view in
      view.snp.makeConstraints { make in
        make.left.equalTo(root).multipliedBy(0)
        line = #line - 1
      }
    }
    check(found, .illegalPair, line: line, phrases: "multiplier of 0")
  }

  @Test func `an illegal constant or priority that a handle sets`() {
    let found = issues { _, view in
      let left = view.snp.prepareConstraints { $0.left.equalTo(20) }[0]
      left.activate()
      left.update(offset: CGFloat.nan)
      left.update(priority: 2000)
      expectEqual(left.layoutConstraints[0].constant, 20)
    }
    expectEqual(found.map(\.kind), [.unusableNumber, .illegalPriority])
    expectTrue(found.allSatisfy { $0.location != nil })
  }

  @Test func `a statement without a relation is reported with the line of its closure`() {
    var line = 0
    let found = issues { _, view in
      line = #line + 1
      view.snp.makeConstraints { make in
        _ = make.left
      }
    }
    check(found, .ineffectiveStatement, line: line, phrases: "left", "no relation")
  }

  @Test func `of two relations the last is used, and the report names both lines`() {
    var line = 0
    let found = issues { root, view in
      view.accessibilityIdentifier = "a"
      view.snp.makeConstraints { make in
        let left = make.left
        left.equalToSuperview().offset(5)
        left.equalTo(root.snp.right).offset(-8)
        line = #line - 1
        make.width.equalTo(8)
      }
      root.layoutIfNeeded()
      expectEqual(view.frame.minX, root.frame.width - 8)
    }
    check(
      found,
      .doubtfulStatement,
      line: line,
      phrases: "`left` of a already has a relation, set at StatementCheckTests.swift:\(line - 1)"
    )
  }

  @Test func `the use of a maker after its closure is reported`() {
    var line = 0
    let found = issues { root, view in
      var maker: ConstraintMaker?
      view.snp.makeConstraints { make in
        make.left.equalToSuperview()
        maker = make
      }
      maker?.width.equalTo(10)
      line = #line - 1
      expectTrue(view.constraints.isEmpty && root.constraints.count == 1)
    }
    check(
      found,
      .ineffectiveStatement,
      line: line,
      phrases: "`width`",
      "the closure of its maker returned"
    )
  }

  @Test func `constants without a value for an attribute are reported`() {
    var lines: [Int] = []
    let found = issues { root, view in
      view.accessibilityIdentifier = "a"
      view.snp.prepareConstraints { make in
        make.left.top.equalTo(CGSize(width: 4, height: 5))
        make.size.equalTo(CGPoint(x: 1, y: 2))
        make.width.equalTo(50).inset(5)
        make.size.equalTo(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        let end: Int = #line
        lines = [end - 4, end - 3, end - 2, end - 1]
        // These statements are intended.
        make.size.equalTo(CGSize(width: 4, height: 5))
        make.center.equalTo(CGPoint(x: 1, y: 2))
        make.size.equalToSuperview().inset(5)
      }
    }
    expectEqual(found.map(\.kind), .init(repeating: .doubtfulStatement, count: 4))
    expectEqual(found.map { Int($0.location?.line ?? 0) }, lines)
    expectEqual(
      found.map(\.message),
      [
        "A size sets widths and heights only: the constant of `left` of a is 0.",
        "A point sets horizontal and vertical positions only: the constant of `width` of a is 0.",
        "`width` of a has insets but no target item: its value is the negative sum of the insets, -10.",
        "`width` of a has insets but no target item: its value is the negative sum of the insets, -6.",
      ]
    )
  }

  @Test func `baselines of a guide are reported on both sides of a relation, margins are edges`() {
    let found = issues { root, view in
      let guide = UILayoutGuide()
      guide.snp.setLabel("column")
      root.addLayoutGuide(guide)
      guide.snp.prepareConstraints { make in
        make.leftMargin.equalTo(view)
        make.firstBaseline.equalTo(view)
        make.top.equalTo(view.snp.lastBaseline)
      }
      view.snp.prepareConstraints { make in
        make.leftMargin.equalTo(guide.snp.left)
        make.bottomMargin.equalTo(guide)
        make.lastBaseline.equalTo(guide)
      }
    }
    expectEqual(
      found.map(\.message),
      ["firstBaseline", "lastBaseline"].map {
        "A guide has no baselines: `\($0)` of column is the corresponding edge of the guide here, and UIKit may reject it."
      }
    )
    expectEqual(found.map(\.kind), [.doubtfulStatement, .doubtfulStatement])
  }

  @Test func `a deallocated target`() {
    var line = 0
    let found = issues { root, view in
      var other: UIView? = UIView()
      let target = other!.snp.right
      other = nil
      view.snp.makeConstraints { make in
        make.left.equalTo(target)
        line = #line - 1
      }
    }
    check(found, .illegalItem, line: line, phrases: "deallocated")
  }

  @Test func `a target that is deallocated before the closure returns`() {
    var line = 0
    let found = issues { root, view in
      var old: UIView? = UIView()
      root.addSubview(old!)
      view.snp.makeConstraints { make in
        make.left.equalTo(UIView())
        make.width.equalTo(UILayoutGuide())
        make.right.equalTo(old!).offset(8)
        line = #line - 1
        old?.removeFromSuperview()
        old = nil
      }
      expectTrue(view.constraints.isEmpty && root.constraints.isEmpty)
      view.snp.makeConstraints { $0.height.equalTo(20) }
      view.snp.updateConstraints { $0.height.equalTo(UIView()) }
      expectEqual(view.constraints.map(\.constant), [20])
    }
    expectEqual(found.map(\.kind), .init(repeating: .illegalItem, count: 4))
    expectEqual(found.map { Int($0.location?.line ?? 0) }.prefix(3), [line - 2, line - 1, line])
  }

  @Test func `changes of a statement after its closure are reported`() {
    let found = issues { _, view in
      view.accessibilityIdentifier = "a"
      var kept: ConstraintMakerEditable?
      view.snp.makeConstraints { make in kept = make.left.equalToSuperview() }
      kept?.offset(3)
      kept?.multipliedBy(2).priority(.low)
      kept?.labeled("x")
    }
    expectEqual(found.map(\.kind), .init(repeating: .ineffectiveStatement, count: 4))
    expectEqual(
      found.map { $0.message.components(separatedBy: " of `").first },
      [
        "The constant", "The multiplier", "The priority", "The label",
      ]
    )
  }

  /// Article 0, item 7: both statements are named by file and line.
  @Test func `a conflict names its statements`() {
    var line = 0
    let found = issues { _, view in
      view.snp.makeConstraints { make in
        make.width.equalTo(100)
        make.width.equalTo(200).labeled("wide")
        line = #line - 1
      }
    }
    expectEqual(found.map(\.kind), [.conflict])
    expectEqual(found[0].leftOut?.identifier, "wide")
    expectEqual(found[0].location?.line, UInt(line))
    expectEqual(
      found[0].constraints.map(\.text),
      ["view.width == 100", "'wide' view.width == 200"]
    )
    expectEqual(found[0].constraints.map(\.location?.line), [UInt(line - 1), UInt(line)])
  }

  /// Article 0, item 5.
  @Test func `a conflict names an autoresizing mask that is translated`() {
    let found = collectingIssues {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let box = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      box.accessibilityIdentifier = "box"
      root.addSubview(box)
      box.snp.makeConstraints { $0.width.equalTo(80) }
      box.translatesAutoresizingMaskIntoConstraints = true
      root.layoutIfNeeded()
      expectEqual(box.frame, CGRect(x: 10, y: 10, width: 50, height: 50))
    }.issues
    expectEqual(found.map(\.kind), [.conflict])
    expectTrue(found[0].message.contains("the autoresizing mask of box: box.width == 50"))
    expectTrue(found[0].message.contains("translatesAutoresizingMaskIntoConstraints"))
  }

  /// Article 1, item 3.
  @Test func `a priority of 1200 is reported with UIKit's text`() {
    let found = issues { _, view in
      view.snp.makeConstraints { $0.left.equalTo(20).priority(1200) }
    }
    expectTrue(found[0].message.contains("It's illegal to set priority:1200"))
  }

  @Test func `a handle reports an illegal update and keeps its numbers`() {
    let found = issues { _, view in
      let made: ConstraintGroup = view.snp.makeConstraints { $0.width.equalTo(50) }
      made.width?.update(offset: CGFloat.nan)
      made.width?.update(priority: 1200)
      expectEqual(view.constraints.map(\.constant), [50])
      expectEqual(view.constraints.map(\.priority), [.required])
      expectTrue(made.width?.isActive == true)
    }
    expectEqual(found.map(\.kind), [.unusableNumber, .illegalPriority])
    expectTrue(found[0].message.hasSuffix("; an update of this statement with it is ignored."))
    expectTrue(found[1].message.hasSuffix(" Its constraints keep their priority."))
  }

  @Test func `a guide without an owner is to be added as a guide`() {
    let guide = UILayoutGuide()
    let found = collectingIssues {
      guide.snp.makeConstraints { $0.left.equalTo(8) }
    }.issues
    expectEqual(found.map(\.remedy), ["Call addLayoutGuide before making constraints."])
  }

  @Test func `in strict mode a mistake traps`() async {
    await #expect(processExitsWith: .failure) {
      LayoutEnvironment().with {
        $0.isStrict = true
      } run: {
        UIView().snp.makeConstraints { $0.left.equalTo(20) }
      }
    }
  }

  @Test func `in strict mode a conflict does not trap`() {
    let log = LayoutIssueLog()
    LayoutEnvironment().with {
      $0.isStrict = true
      $0.report = log.append
    } run: {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let view = UIView()
      root.addSubview(view)
      view.snp.makeConstraints { make in
        make.width.equalTo(100)
        make.width.equalTo(200)
      }
      root.layoutIfNeeded()
      expectEqual(view.frame.width, 100)
    }
    expectEqual(log.issues.map(\.kind), [.conflict])
  }

  @Test
  func `an overlapping inset is reported once for each statement (#527), and spacing leaves space`()
  {
    let (tree, issues) = collectingIssues {
      let (root, a, b) = (UIView(), UIView(), UIView())
      for (view, name) in [(a, "a"), (b, "b")] {
        view.snp.setLabel(name)
        root.addSubview(view)
      }
      root.frame.size = CGSize(width: 300, height: 200)
      b.frame = CGRect(x: 100, y: 60, width: 50, height: 40)
      a.snp.makeConstraints { make in
        make.top.equalTo(b.snp.bottom).inset(8)
        make.bottom.equalTo(b.snp.bottom).inset(8)
        make.left.equalTo(b.snp.right).inset(-8)
        make.right.equalTo(b.snp.left).offset(8)
      }
      return (root, a, b)
    }
    expectEqual(tree.0.constraints.map(\.constant), [-8, -8, 8, 8])
    expectEqual(issues.map(\.kind), [.doubtfulStatement])
    expectTrue(
      issues[0].message.contains("`top` of a is measured inwards from the other item's bottom")
    )
    let none = collectingIssues {
      tree.1.snp.remakeConstraints { make in
        make.top.equalTo(tree.2.snp.bottom).spacing(8)
        make.trailing.equalTo(tree.2.snp.leading).spacing(5)
        make.size.equalTo(20)
      }
    }.issues
    tree.0.layoutIfNeeded()
    expectEmpty(none)
    expectEqual(tree.1.frame, CGRect(x: 75, y: 108, width: 20, height: 20))
  }

  @Test func `a multiplier of a number (#513) and a spacing without a side are reported`() {
    let issues = collectingIssues {
      let (root, view) = (UIView(), UIView())
      view.snp.setLabel("view")
      root.addSubview(view)
      view.snp.makeConstraints { make in
        make.width.equalTo(50).multipliedBy(2)
        make.centerY.equalToSuperview().spacing(3)
      }
      root.layoutIfNeeded()
      expectEqual(view.frame.width, 50)
    }.issues
    expectEqual(issues.map(\.kind), [.doubtfulStatement, .doubtfulStatement])
    expectTrue(issues[0].message.contains("The multiplier of `width` of view is ignored"))
    expectTrue(issues[1].message.contains("The spacing of `centerY` of view is ignored"))
  }

  @Test func `labels name views and guides in descriptions and reports (#678)`() {
    let (text, issues) = collectingIssues {
      let (root, view, guide) = (UIView(), UIView(), UILayoutGuide())
      root.addSubview(view)
      root.addLayoutGuide(guide)
      view.snp.setLabel("avatar")
      guide.snp.setLabel("column")
      expectEqual(view.snp.label(), "avatar")
      expectEqual(guide.snp.label(), "column")
      view.snp.makeConstraints { make in
        make.width.equalTo(guide).priority(.high)
        make.left.equalTo(guide).priority(1200)
      }
      view.snp.setLabel(nil)
      expectTrue(view.snp.label() == nil)
      view.snp.setLabel("avatar")
      return root.constraints[0].description
    }
    expectTrue(text.hasSuffix(" avatar.width == column.width ^750>"))
    expectEqual(issues.map(\.kind), [.illegalPriority])
    expectTrue(issues[0].message.contains("avatar"))
  }
}
