import AutoLayout
import Boxes
import Expectations
import PlumbTesting
import RuleTrait
import Testing

@Suite struct NSLayoutConstraintTests {
  typealias Attribute = NSLayoutConstraint.Attribute

  private func constraint(
    _ first: Any,
    _ attribute: Attribute,
    _ second: Any?,
    _ other: Attribute,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: first,
      attribute: attribute,
      relatedBy: .equal,
      toItem: second,
      attribute: other,
      multiplier: multiplier,
      constant: constant
    )
  }

  /// The issues of `body` with a root and its two children. Layout has to work afterwards.
  private func issues(
    _ body: (_ root: UIView, _ a: UIView, _ b: UIView) -> Void
  ) -> [LayoutIssue] {
    collectingIssues {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let (a, b) = (UIView(), UIView())
      root.addSubview(a)
      root.addSubview(b)
      a.translatesAutoresizingMaskIntoConstraints = false
      b.translatesAutoresizingMaskIntoConstraints = false
      body(root, a, b)
      // The tree still works. (Rule 0.01.)
      let width = a.widthAnchor.constraint(equalToConstant: 70)
      width.isActive = true
      root.layoutIfNeeded()
      expectEqual(a.frame.width, 70)
    }.issues
  }

  @Test(
    .rule("1.10", "1.11", "1.16"),
    arguments: [
      (.left, .leading, "Use leading/trailing for both or neither"),
      (.leadingMargin, .left, "Use leading/trailing for both or neither"),
      (.width, .centerX, "Invalid pairing of layout attributes"),
      (.firstBaseline, .height, "Invalid pairing of layout attributes"),
      (.trailingMargin, .right, "Use leading/trailing for both or neither"),
      (.left, .width, "Invalid pairing of layout attributes"),
      (.height, .bottom, "Invalid pairing of layout attributes"),
      (.notAnAttribute, .left, "Invalid pairing of layout attributes"),
      (.left, .notAnAttribute, "Invalid pairing of layout attributes"),
    ] as [(Attribute, Attribute, String)]
  )
  func `an illegal pair of attributes is reported and never becomes active`(
    first: Attribute,
    second: Attribute,
    phrase: String
  ) {
    let issues = issues { root, a, b in
      let wrong = constraint(a, first, b, second)
      wrong.isActive = true
      expectTrue(!wrong.isActive)
      root.addConstraint(wrong)
      expectEmpty(root.constraints)
    }
    expectEqual(issues.map(\.kind), [.illegalPair])
    expectTrue(issues[0].message.contains(phrase))
    expectEqual(issues[0].exceptionName, "NSInvalidArgumentException")
  }

  @Test(.rule("1.09")) func `a location without a second item, or with multiplier 0, is reported`()
  {
    for wrong in [true, false] {
      let issues = issues { root, a, _ in
        if wrong {
          let location = constraint(a, .left, nil, .notAnAttribute, constant: 10)
          location.isActive = true
          expectTrue(!location.isActive)
        } else {
          constraint(a, .left, root, .left, multiplier: 0).isActive = true
        }
      }
      expectEqual(issues.map(\.kind), [.illegalPair])
      expectEqual(issues[0].exceptionName, "NSInvalidArgumentException")
      expectTrue(issues[0].message.contains("Location attributes must be specified in pairs"))
    }
  }

  @Test(.rule("1.15")) func `a dimension related to a constant has no second attribute`() {
    let view = UIView()
    let width = constraint(view, .width, nil, .width, multiplier: 3, constant: 5)
    expectEqual(width.secondAttribute, .notAnAttribute)
    expectTrue(width.secondItem == nil)
    expectEqual(width.multiplier, 1)
  }

  @Test(.rule("1.12"))
  func `a constraint between the two axes is reported and ignored by the layout pass`() {
    let issues = issues { root, a, b in
      let mixed = constraint(a, .left, b, .top)
      mixed.isActive = true
      expectTrue(mixed.isActive)
      // Also if it is activated after the first layout pass.
      root.layoutIfNeeded()
      let late = constraint(a, .centerY, root, .trailing)
      late.isActive = true
      let removed = constraint(a, .top, root, .right)
      removed.isActive = true
      removed.isActive = false
    }
    expectEqual(issues.map(\.kind), [.illegalPair, .illegalPair])
    expectTrue(issues.allSatisfy { $0.exceptionName == "NSInvalidLayoutConstraintException" })
    expectTrue(
      issues[0].message.contains("Constraint improperly relates anchors of incompatible types")
    )
    expectTrue(issues[1].message.contains(".centerY == "))
  }

  @Test(.rule("1.18"), arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func `an unusable number is refused at creation and by the setter`(number: CGFloat) {
    let issues = issues { _, a, _ in
      constraint(a, .width, nil, .notAnAttribute, constant: number).isActive = true
      constraint(a, .width, a, .height, multiplier: number).isActive = true
      let fine = constraint(a, .height, nil, .notAnAttribute, constant: 20)
      fine.constant = number
      expectEqual(fine.constant, 20)
    }
    expectEqual(issues.map(\.kind), [.unusableNumber, .unusableNumber, .unusableNumber])
    expectTrue(issues.allSatisfy { $0.exceptionName == "NSInternalInconsistencyException" })
    expectTrue(issues[0].message.contains("UIView:0x") && issues[0].message.contains("\(number)"))
    expectTrue(issues[0].message.contains("constant is not finite"))
    expectTrue(issues[1].message.contains("Multiplier is not finite"))
  }

  @Test(.rule("1.22"), arguments: [Float(0), -1, 1000.5, 1200, .nan])
  func `a priority out of range is refused`(priority: Float) {
    let issues = issues { _, a, _ in
      let width = a.widthAnchor.constraint(equalToConstant: 70)
      width.priority = UILayoutPriority(priority)
      expectEqual(width.priority, .required)
      // Any fraction above 0 is legal.
      width.priority = UILayoutPriority(0.001)
      expectEqual(width.priority.rawValue, 0.001)
    }
    expectEqual(issues.map(\.kind), [.illegalPriority])
    expectEqual(issues[0].exceptionName, "NSInternalInconsistencyException")
    expectTrue(issues[0].message.contains("It's illegal to set priority:"))
    expectTrue(
      issues[0].message.contains("Priorities must be greater than 0 and less or equal to")
    )
  }

  @Test(.rule("1.13", "1.14"))
  func `objects that are neither views nor layout guides are reported`() {
    let issues = issues { _, a, _ in
      constraint("a", .width, nil, .notAnAttribute, constant: 10).isActive = true
      constraint(NSNull(), .width, nil, .notAnAttribute, constant: 10).isActive = true
      let nothing: UIView? = nil
      constraint(nothing as Any, .width, nil, .notAnAttribute, constant: 10).isActive = true
      constraint(a, .width, 7, .width).isActive = true
    }
    expectTrue(issues.allSatisfy { $0.exceptionName == "NSInvalidArgumentException" })
    expectEqual(issues.map(\.kind), Array(repeating: .illegalItem, count: 4))
    expectTrue(issues[2].message.contains("Constraint must contain a first layout item"))
    expectTrue(issues[3].message.contains("must each be a view or layout guide"))
    expectTrue(issues[0].message.contains("must each be a view or layout guide"))
    expectTrue(issues[1].message.contains("Constraint must contain a first layout item"))
  }

  @Test(.rule("1.24")) func `the priority of an active constraint can change from and to required`()
  {
    let issues = issues { root, a, _ in
      let first = a.heightAnchor.constraint(equalToConstant: 10)
      let second = a.heightAnchor.constraint(equalToConstant: 20)
      second.priority = .defaultHigh
      NSLayoutConstraint.activate([first, second])
      root.layoutIfNeeded()
      expectEqual(a.frame.height, 10)
      first.priority = .defaultLow
      second.priority = .required
      root.layoutIfNeeded()
      expectEqual(a.frame.height, 20)
    }
    expectEmpty(issues)
  }

  @Test(.rule("1.01", "1.02")) func `relations and attributes have UIKit's raw values`() {
    typealias Relation = NSLayoutConstraint.Relation
    expectEqual(
      [Relation.lessThanOrEqual, .equal, .greaterThanOrEqual].map(\.rawValue),
      [-1, 0, 1]
    )
    let attributes: [Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
      .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins,
    ]
    expectEqual(attributes.map(\.rawValue), Array(0...20))
    expectEqual(Attribute.baseline, .lastBaseline)
  }

  @Test(
    .rule("1.01"),
    arguments: [(.equal, 58), (.lessThanOrEqual, 58), (.greaterThanOrEqual, 90)]
      as [(NSLayoutConstraint.Relation, CGFloat)]
  )
  func `the first attribute relates to multiplier times the second plus constant`(
    relation: NSLayoutConstraint.Relation,
    expected: CGFloat
  ) {
    let root = rootBox()
    let (a, b) = (box("a", in: root), box("b", in: root))
    fix(b, .width, 100)
    fix(a, .width, 90, priority: 500)
    let constraint = relate(a, .width, relation, b, .width, multiplier: 0.5, constant: 8)
    constraint.isActive = true
    root.layoutIfNeeded()
    expectEqual(a.frame.width, expected)
    expectTrue(constraint.firstItem === a && constraint.secondItem === b)
    expectTrue(constraint.firstAttribute == .width && constraint.secondAttribute == .width)
    expectTrue(constraint.multiplier == 0.5 && constraint.constant == 8)
    expectEqual(constraint.relation, relation)
  }

  @Test(
    .rule("1.10", "1.11"),
    arguments: [
      (.left, .rightMargin), (.left, .centerX), (.leading, .trailingMargin),
      (.leading, .centerXWithinMargins), (.centerX, .right), (.centerX, .trailing),
      (.centerX, .centerXWithinMargins), (.top, .bottomMargin), (.firstBaseline, .centerY),
      (.width, .height),
    ] as [(Attribute, Attribute)]
  )
  func `a legal pair of attributes is activated without a report`(
    first: Attribute,
    second: Attribute
  ) {
    let issues = issues { root, a, b in
      let fine = constraint(a, first, b, second)
      fine.isActive = true
      expectTrue(fine.isActive)
      root.layoutIfNeeded()
      fine.isActive = false
    }
    expectEmpty(issues)
  }

  @Test(.rule("1.11", "10.04")) func `the report of incompatible anchors names both`() {
    let issues = issues { root, a, b in
      let wrong = a.leadingAnchor.constraint(equalTo: b.leftAnchor)
      wrong.isActive = true
      expectTrue(!wrong.isActive)
    }
    expectEqual(issues.map(\.kind), [.illegalPair])
    expectEqual(issues[0].exceptionName, "NSInvalidArgumentException")
    expectTrue(issues[0].message.contains("because their units are not compatible"))
    expectTrue(issues[0].message.contains(".leading\"") && issues[0].message.contains(".left\""))
  }

  @Test(.rule("1.12")) func `mixed axes are reported by the layout pass, once`() {
    let log = LayoutIssueLog()
    LayoutEnvironment().with {
      $0.report = log.append
    } run: {
      let root = rootBox()
      let (a, b) = (box("a", in: root), box("b", in: root))
      root.layoutIfNeeded()
      fix(a, .left, 3)
      root.layoutIfNeeded()
      let mixed = constraint(a, .top, b, .right)
      mixed.isActive = true
      expectEmpty(log.issues)
      root.layoutIfNeeded()
      expectEqual(log.issues.map(\.kind), [.illegalPair])
      expectEqual(a.frame, CGRect(x: 3, y: 0, width: 0, height: 0))
      root.setNeedsLayout()
      root.layoutIfNeeded()
      expectEqual(log.issues.count, 1)
    }
  }

  @Test(.rule("1.12"))
  func `a constraint between axes is reported at each activation, and inactive afterwards`() {
    let log = LayoutIssueLog()
    LayoutEnvironment().with {
      $0.report = log.append
    } run: {
      let root = rootBox()
      let (a, b) = (box("a", in: root), box("b", in: root))
      let mixed = constraint(a, .left, b, .top)
      mixed.isActive = true
      expectTrue(mixed.isActive)
      expectEqual(root.constraints, [mixed])
      root.layoutIfNeeded()
      expectTrue(!mixed.isActive)
      expectEqual(root.constraints, [])
      // The engine of the new root takes over the held constraints, and has nothing to report.
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
      outer.addSubview(root)
      fix(a, .left, 3)
      outer.layoutIfNeeded()
      expectEqual(log.issues.map(\.kind), [.illegalPair])
      // Activating it again reports it again.
      mixed.isActive = true
      outer.layoutIfNeeded()
      expectTrue(!mixed.isActive)
      expectEqual(log.issues.map(\.kind), [.illegalPair, .illegalPair])
    }
  }

  @Test(.rule("1.17")) func `a dimension times 0 is a constant, and still needs a common ancestor`()
  {
    let issues = issues { root, a, b in
      let number = constraint(b, .height, a, .height, multiplier: 0, constant: 33)
      number.isActive = true
      root.layoutIfNeeded()
      expectEqual(b.frame.height, 33)
      let other = UIView()
      let lost = constraint(b, .width, other, .width, multiplier: 0, constant: 33)
      lost.isActive = true
      expectTrue(!lost.isActive)
    }
    expectEqual(issues.map(\.kind), [.noCommonAncestor])
  }

  @Test(.rule("1.19")) func `constants and multipliers may be negative`() {
    let issues = issues { root, a, b in
      NSLayoutConstraint.activate([
        constraint(b, .left, root, .left, constant: -30),
        constraint(b, .height, nil, .notAnAttribute, constant: 20),
        constraint(b, .width, b, .height, multiplier: -1, constant: 50),
      ])
      root.layoutIfNeeded()
      expectEqual(b.frame, CGRect(x: -30, y: 0, width: 30, height: 20))
      let impossible = constraint(b, .width, nil, .notAnAttribute, constant: -5)
      expectEqual(impossible.constant, -5)
    }
    expectEmpty(issues)
  }

  @Test(.rule("1.19", "2.06")) func `a negative width is a conflict, and the width is 0`() {
    let issues = issues { root, a, b in
      let impossible = constraint(b, .width, nil, .notAnAttribute, constant: -5)
      impossible.isActive = true
      root.layoutIfNeeded()
      expectEqual(b.frame.width, 0)
    }
    expectEqual(issues.map(\.kind), [.conflict])
    expectEqual(issues[0].constraints.count, 1)
  }

  @Test(.rule("1.20")) func `a view may be related to itself`() {
    let issues = issues { root, a, b in
      NSLayoutConstraint.activate([
        constraint(b, .width, b, .height, multiplier: 2),
        constraint(b, .height, nil, .notAnAttribute, constant: 20),
        constraint(b, .width, b, .width),
      ])
      root.layoutIfNeeded()
      expectEqual(b.frame.size, CGSize(width: 40, height: 20))
      constraint(b, .width, b, .width, constant: 5).isActive = true
      root.layoutIfNeeded()
      expectEqual(b.frame.size, CGSize(width: 40, height: 20))
    }
    expectEqual(issues.map(\.kind), [.conflict])
  }

  @Test(.rule("1.21", "1.25", "1.28"))
  func `a new constraint is required, inactive and without an identifier`() {
    let (a, b) = (UIView(), UIView())
    for fresh in [relate(a, .left, b, .right), a.leftAnchor.constraint(equalTo: b.rightAnchor)] {
      expectTrue(fresh.priority == .required && fresh.priority.rawValue == 1000)
      expectTrue(!fresh.isActive && !fresh.shouldBeArchived && fresh.identifier == nil)
      expectTrue(fresh.firstAnchor.isEqual(a.leftAnchor))
      expectTrue(fresh.secondAnchor?.isEqual(b.rightAnchor) == true)
      fresh.identifier = "x"
      fresh.shouldBeArchived = true
      fresh.constant = 3
      expectTrue(fresh.identifier == "x" && fresh.shouldBeArchived && fresh.constant == 3)
    }
    let width = a.widthAnchor.constraint(equalToConstant: 10)
    expectTrue(width.firstAnchor.isEqual(a.widthAnchor))
    expectTrue(width.secondAnchor == nil)
  }

  @Test(.rule("1.23")) func `the optional priority of an active constraint can change`() {
    let issues = issues { root, _, b in
      let first = fix(b, .height, 10, priority: 500)
      let second = fix(b, .height, 20, priority: 400)
      root.layoutIfNeeded()
      expectEqual(b.frame.height, 10)
      second.priority = UILayoutPriority(999.5)
      expectEqual(b.frame.height, 10)
      root.layoutIfNeeded()
      expectEqual(b.frame.height, 20)
      first.priority = UILayoutPriority(999.75)
      root.layoutIfNeeded()
      expectEqual(b.frame.height, 10)
    }
    expectEmpty(issues)
  }

  @Test(.rule("1.24"))
  func `in strict mode an active constraint cannot change from required to optional`()
    async
  {
    let trapped = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      LayoutEnvironment().with {
        $0.isStrict = true
      } run: {
        let root = rootBox()
        let width = fix(box("a", in: root), .width, 10)
        width.priority = .defaultHigh
      }
    }
    let output = String(decoding: trapped?.standardErrorContent ?? [], as: UTF8.self)
    expectTrue(
      output.contains("Mutating a priority from required to not on an installed constraint")
    )
    expectTrue(output.contains("750 for a.width == 10, which has 1000"))
    await #expect(processExitsWith: .success) {
      LayoutEnvironment().with {
        $0.isStrict = true
      } run: {
        let root = rootBox()
        let width = fix(box("a", in: root), .width, 10)
        width.priority = .required
        width.isActive = false
        width.priority = .defaultHigh
        width.isActive = true
        width.priority = .defaultLow
      }
    }
  }

  @Test(.rule("1.26", "8.16"))
  func `a changed constant moves frames in the next pass, and an equal one solves nothing`() {
    let issues = issues { root, _, b in
      let left = fix(b, .left, 10)
      root.layoutIfNeeded()
      left.constant = 30
      expectEqual(b.frame.minX, 10)
      root.layoutIfNeeded()
      expectEqual(b.frame.minX, 30)
      let solves = root.layoutStatistics.solves
      left.constant = 30
      root.layoutIfNeeded()
      expectEqual(root.layoutStatistics.solves, solves)
      expectTrue(left.isActive)
    }
    expectEmpty(issues)
  }

  @Test func `priorities are added, subtracted and compared`() {
    var priority = UILayoutPriority.required - 1
    expectEqual(priority.rawValue, 999)
    priority += 0.5
    priority -= 1
    expectEqual(priority, .defaultHigh + 248.5)
    expectTrue(priority < .required && .defaultLow < priority)
  }
}
