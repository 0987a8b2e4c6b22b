import AutoLayout
import PlumbTesting
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

  /// A root with two children, and constraints between them that may be wrong.
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
      #expect(a.frame.width == 70)
    }.issues
  }

  @Test(
    arguments: [
      (.left, .leading, "Use leading/trailing for both or neither"),
      (.trailingMargin, .right, "Use leading/trailing for both or neither"),
      (.left, .width, "Invalid pairing of layout attributes"),
      (.height, .bottom, "Invalid pairing of layout attributes"),
      (.notAnAttribute, .left, "Invalid pairing of layout attributes"),
      (.left, .notAnAttribute, "Invalid pairing of layout attributes"),
    ] as [(Attribute, Attribute, String)]
  )
  func `an illegal pair is reported and never becomes active`(
    first: Attribute,
    second: Attribute,
    phrase: String
  ) {
    let issues = issues { root, a, b in
      let wrong = constraint(a, first, b, second)
      wrong.isActive = true
      #expect(!wrong.isActive)
      root.addConstraint(wrong)
      #expect(root.constraints.isEmpty)
    }
    #expect(issues.map(\.kind) == [.illegalPair])
    #expect(issues[0].message.contains(phrase))
    #expect(issues[0].exceptionName == "NSInvalidArgumentException")
  }

  @Test func `a location without a second item, or with multiplier 0, is reported`() {
    for wrong in [true, false] {
      let issues = issues { root, a, _ in
        if wrong {
          constraint(a, .left, nil, .notAnAttribute, constant: 10).isActive = true
        } else {
          constraint(a, .left, root, .left, multiplier: 0).isActive = true
        }
      }
      #expect(issues.map(\.kind) == [.illegalPair])
      #expect(issues[0].message.contains("Location attributes must be specified in pairs"))
    }
  }

  @Test func `a size against a number stores no second attribute`() {
    let view = UIView()
    let width = constraint(view, .width, nil, .width, multiplier: 3, constant: 5)
    #expect(width.secondAttribute == .notAnAttribute)
    #expect(width.secondItem == nil)
    #expect(width.multiplier == 1)
  }

  @Test func `horizontal against vertical is left out when the engine meets it`() {
    let issues = issues { root, a, b in
      let mixed = constraint(a, .left, b, .top)
      mixed.isActive = true
      #expect(mixed.isActive)
    }
    #expect(issues.map(\.kind) == [.illegalPair])
    #expect(
      issues[0].message.contains("Constraint improperly relates anchors of incompatible types")
    )
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func `a number that cannot be used is refused at creation and by the setter`(number: CGFloat) {
    let issues = issues { _, a, _ in
      constraint(a, .width, nil, .notAnAttribute, constant: number).isActive = true
      constraint(a, .width, a, .height, multiplier: number).isActive = true
      let fine = constraint(a, .height, nil, .notAnAttribute, constant: 20)
      fine.constant = number
      #expect(fine.constant == 20)
    }
    #expect(issues.map(\.kind) == [.unusableNumber, .unusableNumber, .unusableNumber])
    #expect(issues[0].message.contains("constant is not finite"))
    #expect(issues[1].message.contains("Multiplier is not finite"))
  }

  @Test(arguments: [Float(0), -1, 1000.5, 1200, .nan])
  func `a priority outside of the range is refused`(priority: Float) {
    let issues = issues { _, a, _ in
      let width = a.widthAnchor.constraint(equalToConstant: 70)
      width.priority = UILayoutPriority(priority)
      #expect(width.priority == .required)
    }
    #expect(issues.map(\.kind) == [.illegalPriority])
    #expect(issues[0].message.contains("It's illegal to set priority:"))
    #expect(
      issues[0].message.contains("Priorities must be greater than 0 and less or equal to")
    )
  }

  @Test func `items that are no items are reported`() {
    let issues = issues { _, a, _ in
      constraint("a", .width, nil, .notAnAttribute, constant: 10).isActive = true
      constraint(NSNull(), .width, nil, .notAnAttribute, constant: 10).isActive = true
    }
    #expect(issues.map(\.kind) == [.illegalItem, .illegalItem])
    #expect(issues[0].message.contains("must each be a view or layout guide"))
    #expect(issues[1].message.contains("Constraint must contain a first layout item"))
  }

  @Test func `a priority moves across required while active`() {
    let issues = issues { root, a, _ in
      let first = a.heightAnchor.constraint(equalToConstant: 10)
      let second = a.heightAnchor.constraint(equalToConstant: 20)
      second.priority = .defaultHigh
      NSLayoutConstraint.activate([first, second])
      root.layoutIfNeeded()
      #expect(a.frame.height == 10)
      first.priority = .defaultLow
      second.priority = .required
      root.layoutIfNeeded()
      #expect(a.frame.height == 20)
    }
    #expect(issues.isEmpty)
  }
}
