import Expectations
import Plumb
import PlumbTesting
import Testing

/// The behaviour of SnapKit 5.7.1 that no other suite tests: the tables of constants are in StatementConstantTests, examples in
/// ConstraintMakerTests, deprecated names in DeprecatedNamesTests.
@Suite struct SnapKitReferenceTests {
  /// The root is 300 × 200 and holds a and b.
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let a = UIView()
  let b = UIView()

  init() {
    for (view, name) in [(root, "root"), (a, "a"), (b, "b")] { view.accessibilityIdentifier = name }
    root.addSubview(a)
    root.addSubview(b)
  }

  func sentences(of constraints: [LayoutConstraint]) -> [String] {
    constraints.map(\.description).map {
      String($0[$0.index(after: $0.firstIndex(of: " ")!)...].dropLast())
    }
  }

  func sentences(_ closure: (ConstraintMaker) -> Void) -> [String] {
    sentences(of: a.snp.prepareConstraints(closure).flatMap(\.layoutConstraints))
  }

  // MARK: 1.1 Names

  @Test func `1.1: every public name exists, with SnapKit's superclass`() {
    func isClass<Above: AnyObject>(_ type: AnyObject.Type, _ above: Above.Type) -> Bool {
      type is Above.Type
    }
    expectTrue(
      ConstraintView.self == UIView.self && ConstraintLayoutGuide.self == UILayoutGuide.self
    )
    expectTrue(ConstraintInsets.self == UIEdgeInsets.self)
    expectTrue(ConstraintDirectionalInsets.self == NSDirectionalEdgeInsets.self)
    expectTrue(ConstraintInterfaceLayoutDirection.self == UIUserInterfaceLayoutDirection.self)
    expectTrue(isClass(LayoutConstraint.self, NSLayoutConstraint.self))
    expectTrue(isClass(ConstraintMakerExtendable.self, ConstraintMakerRelatable.self))
    expectTrue(isClass(ConstraintMakerEditable.self, ConstraintMakerPrioritizable.self))
    expectTrue(isClass(ConstraintMakerPrioritizable.self, ConstraintMakerFinalizable.self))
    let types: [Any.Type] = [
      Constraint.self, ConstraintItem.self, ConstraintMaker.self, ConstraintDescription.self,
      ConstraintViewDSL.self, ConstraintLayoutGuideDSL.self, ConstraintLayoutSupportDSL.self,
      ConstraintPriority.self, ConstraintConfig.self, (any ConstraintLayoutSupport).self,
      (any ConstraintDSL).self, (any ConstraintBasicAttributesDSL).self,
      (any ConstraintAttributesDSL).self, (any LayoutConstraintItem).self,
      (any ConstraintRelatableTarget).self, (any ConstraintConstantTarget).self,
      (any ConstraintOffsetTarget).self, (any ConstraintInsetTarget).self,
      (any ConstraintDirectionalInsetTarget).self, (any ConstraintMultiplierTarget).self,
      (any ConstraintPriorityTarget).self,
    ]
    expectEqual(types.count, 21)
    a.snp.prepareConstraints { make in expectTrue(make.item === a) }
  }

  // MARK: 1.2 Entry points

  @Test func `1.2: closures run once and synchronously, without layout`() {
    var runs = 0
    a.snp.makeConstraints { make in
      runs += 1
      make.size.equalTo(10)
    }
    expectTrue(runs == 1 && a.frame.size == .zero)
  }

  @Test
  func `1.2: updates and removals ignore deactivated, foreign and other views' constraints`() {
    let (first, issues): (Constraint?, [LayoutIssue]) = collectingIssues {
      let tree = Self()
      var first: Constraint?
      tree.a.snp.makeConstraints { make in first = make.width.equalTo(10).constraint }
      first?.deactivate()
      NSLayoutConstraint(
        item: tree.a,
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 10
      ).isActive = true
      tree.b.snp.makeConstraints { make in make.left.equalTo(tree.a) }
      expectEmpty(tree.a.snp.constraints)
      tree.a.snp.updateConstraints { make in
        make.width.equalTo(20)
        make.height.equalTo(20).priority(.low)
      }
      expectTrue(first?.layoutConstraints[0].constant == 10 && tree.a.constraints.count == 3)
      tree.a.snp.removeConstraints()
      expectTrue(tree.a.constraints.count == 1 && tree.root.constraints.count == 1)
      return first
    }
    expectTrue(first?.isActive == false && issues.isEmpty)
  }

  // MARK: 1.3 Attributes

  @Test func `1.3: a chain of all attributes makes constraints in the order of the table`() {
    let all = sentences { make in
      make.centerYWithinMargins.centerXWithinMargins.directionalMargins.margins.firstBaseline
        .lastBaseline.centerY.centerX.height.width.trailing.leading.bottom.right.top.left
        .equalTo(b)
    }
    let names = [
      "left", "top", "right", "bottom", "leading", "trailing", "width", "height", "centerX",
      "centerY",
      "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin",
      "leadingMargin", "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
    ]
    expectEqual(all, names.map { "a.\($0) == b.\($0)" })
  }

  @Test func `1.3: every aggregate`() {
    let made: [([String], (ConstraintMaker) -> ConstraintMakerRelatable)] = [
      (["left", "top", "right", "bottom"], { $0.edges }),
      (["left", "right"], { $0.horizontalEdges }),
      (["top", "bottom"], { $0.verticalEdges }),
      (["top", "bottom", "leading", "trailing"], { $0.directionalEdges }),
      (["leading", "trailing"], { $0.directionalHorizontalEdges }),
      (["top", "bottom"], { $0.directionalVerticalEdges }),
      (["width", "height"], { $0.size }),
      (["centerX", "centerY"], { $0.center }),
      (["leftMargin", "rightMargin", "topMargin", "bottomMargin"], { $0.margins }),
      (
        ["topMargin", "bottomMargin", "leadingMargin", "trailingMargin"], { $0.directionalMargins }
      ),
      (["centerXWithinMargins", "centerYWithinMargins"], { $0.centerWithinMargins }),
    ]
    for (names, start) in made {
      expectEqual(sentences { start($0).equalTo(b) }, names.map { "a.\($0) == b.\($0)" })
    }
    // Each aggregate also extends a chain.
    expectEqual(sentences { $0.left.verticalEdges.size.equalTo(b) }.count, 5)
  }

  // MARK: 1.4 and 1.5 Relations and targets

  @Test func `1.4: every relation to the superview, of a guide to its owner`() {
    let guide = UILayoutGuide()
    guide.snp.setLabel("guide")
    root.addLayoutGuide(guide)
    expectEqual(
      sentences { make in
        make.left.equalToSuperview()
        make.left.lessThanOrEqualToSuperview()
        make.left.greaterThanOrEqualToSuperview()
        make.left.lessThanOrEqualToSuperview { $0.snp.centerX }
      },
      [
        "a.left == root.left", "a.left <= root.left", "a.left >= root.left",
        "a.left <= root.centerX",
      ]
    )
    expectEqual(
      sentences(
        of: guide.snp.prepareConstraints { make in
          make.left.equalToSuperview()
          make.top.equalTo(4)
        }
        .flatMap(\.layoutConstraints)
      ),
      ["guide.left == root.left", "guide.top == root.top + 4"]
    )
    let safe = a.snp.prepareConstraints { $0.top.equalToSuperview(\.safeAreaLayoutGuide) }
    expectTrue(safe[0].layoutConstraints[0].secondItem === root.safeAreaLayoutGuide)
  }

  @Test
  func `1.5: one target attribute applies to all, and sets pair with equal sets and their margins`()
  {
    expectEqual(
      sentences { $0.size.equalTo(b.snp.width) },
      ["a.width == b.width", "a.height == b.width"]
    )
    expectEqual(
      sentences { $0.left.top.equalTo(b.snp.left) }.first,
      "a.left == b.left"
    )
    expectEqual(
      sentences { $0.directionalMargins.equalTo(b.snp.directionalEdges) },
      [
        "a.topMargin == b.top", "a.bottomMargin == b.bottom", "a.leadingMargin == b.leading",
        "a.trailingMargin == b.trailing",
      ]
    )
    let (count, issues) = collectingIssues {
      let tree = Self()
      return tree.a.snp.prepareConstraints { make in
        make.horizontalEdges.equalTo(tree.b.snp.edges)
        make.left.equalTo(tree.b.snp.edges)
        make.width.equalTo(tree.b.snp.size)
      }.count
    }
    expectEqual(count, 0)
    expectEqual(issues.map(\.kind), [.illegalPair, .illegalPair, .illegalPair])
    expectTrue(
      issues.allSatisfy {
        $0.message.hasPrefix("Cannot constraint to multiple non identical attributes")
      }
    )
  }

  @Test
  func `1.5: a number is a distance from the superview's edge, for centres from its corner (#360)`()
  {
    expectEqual(
      sentences { make in
        make.center.equalTo(0)
        make.centerXWithinMargins.equalTo(5)
        make.lastBaseline.equalTo(-5)
        make.size.equalTo(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).priority(1)
      },
      [
        "a.centerX == root.left", "a.centerY == root.top",
        "a.centerXWithinMargins == root.centerXWithinMargins + 5",
        "a.lastBaseline == root.lastBaseline - 5", "a.width == -6 ^1", "a.height == -4 ^1",
      ]
    )
  }

  // MARK: 1.7 Multiplier, priority, label

  @Test func `1.7: the last multiplier is used for every attribute of the chain`() {
    expectEqual(
      sentences { $0.size.equalTo(b).multipliedBy(3).dividedBy(4).offset(1) },
      ["a.width == b.width * 0.25 + 1", "a.height == b.height * 0.25 + 1"]
    )
  }

  @Test func `1.7: every kind of priority`() {
    let targets: [any ConstraintPriorityTarget] = [
      700, UInt(700), Float(700), 700.0, CGFloat(700), UILayoutPriority(700),
    ]
    for target in targets {
      expectEqual(sentences { $0.width.equalTo(5).priority(target) }, ["a.width == 5 ^700"])
    }
    expectEqual(
      sentences { $0.width.equalTo(5).priority(.high.advanced(by: 1)) },
      ["a.width == 5 ^751"]
    )
    expectEqual(ConstraintPriority.low.distance(to: .medium), 250)
    expectTrue(ConstraintPriority(12) == 12.0 && ConstraintPriority.required.value == 1000)
  }

  @Test func `1.7: a handle is created once, and later changes of the statement have no effect`() {
    a.snp.makeConstraints { make in
      let statement = make.width.equalTo(5)
      let handle = statement.constraint
      statement.offset(9)
      expectTrue(statement.constraint === handle && handle.layoutConstraints[0].constant == 5)
    }
    expectEqual(a.constraints.map(\.constant), [5])
  }

  // MARK: 1.8 and 1.9 Handles and updates

  @Test
  func
    `1.8: a handle with any active constraint is active, and activation and deactivation are idempotent`()
  {
    var handle: Constraint?
    a.snp.makeConstraints { make in handle = make.size.equalTo(5).constraint }
    handle?.layoutConstraints[0].isActive = false
    expectTrue(handle?.isActive == true)
    handle?.activate()
    handle?.activate()
    expectEqual(a.constraints.count, 2)
    handle?.deactivate()
    handle?.deactivate()
    expectTrue(handle?.isActive == false && a.constraints.isEmpty)
  }

  @Test func `1.8: an offset and then an inset of a bottom`() {
    var handle: Constraint?
    a.snp.makeConstraints { make in handle = make.bottom.equalToSuperview().constraint }
    handle?.update(offset: 20)
    expectEqual(handle?.layoutConstraints[0].constant, 20)
    handle?.update(inset: 20)
    expectEqual(handle?.layoutConstraints[0].constant, -20)
    handle?.update(inset: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    expectEqual(handle?.layoutConstraints[0].constant, -3)
  }

  @Test func `1.9: an update finds constraints that differ in constant and label only`() {
    a.snp.makeConstraints { make in make.left.equalTo(b).offset(4).labeled("old") }
    let before = root.constraints
    a.snp.updateConstraints { make in make.left.equalTo(b).offset(9) }
    expectTrue(root.constraints == before && before.map(\.constant) == [9])
    expectEqual(before.map(\.identifier), ["old"])
  }

  // MARK: 1.10 and 1.11 Reads and descriptions

  @Test func `1.10: attributes that snp returns`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    expectTrue(a.snp.target === a && guide.snp.target === guide)
    expectTrue(a.snp.left == a.snp.left && a.snp.left != a.snp.right && a.snp.left != b.snp.left)
    expectTrue(a.snp.label() == nil)
    a.snp.setLabel("card")
    expectEqual(a.snp.label(), "card")
    expectTrue(
      sentences { $0.left.equalTo(guide.snp.right) }.first?.hasPrefix("card.left == ") == true
    )
    for nothing in [nil, ""] as [String?] {
      a.snp.setLabel("card")
      a.snp.setLabel(nothing)
      expectTrue(a.snp.label() == nil)
    }
  }

  @Test func `1.11: a description has label, file, line, equation and priority`() {
    let line = #line + 2
    let made = a.snp.prepareConstraints { make in
      make.left.equalTo(b.snp.right).multipliedBy(0.5).offset(-8).priority(.high).labeled("gap")
      make.width.equalTo(30)
    }
    expectEqual(
      made.flatMap(\.layoutConstraints).map(\.description),
      [
        "<Plumb.LayoutConstraint:gap@SnapKitReferenceTests.swift#\(line) a.left == b.right * 0.5 - 8 ^750>",
        "<Plumb.LayoutConstraint@SnapKitReferenceTests.swift#\(line + 1) a.width == 30>",
      ]
    )
  }
}

/// A protocol of an app that requires the makers.
private protocol Making {
  func makeConstraints(_ closure: (ConstraintMaker) -> Void)
  func remakeConstraints(_ closure: (ConstraintMaker) -> Void)
  func updateConstraints(_ closure: (ConstraintMaker) -> Void)
}

extension ConstraintViewDSL: Making {}

extension SnapKitReferenceTests {
  @Test func `1.2: makers can be referenced as functions and required in protocols`() {
    let view = UIView()
    UIView().addSubview(view)
    let closures: [(ConstraintMaker) -> Void] = [{ $0.width.equalTo(5) }, { $0.height.equalTo(6) }]
    closures.forEach(view.snp.makeConstraints)
    expectEqual(view.constraints.map(\.constant), [5, 6])
    let change: ((ConstraintMaker) -> Void) -> Void = view.snp.updateConstraints
    change { $0.width.equalTo(7) }
    (view.snp as any Making).updateConstraints { $0.height.equalTo(8) }
    expectEqual(view.constraints.map(\.constant), [7, 8])
    let prepare: ((ConstraintMaker) -> Void) -> [Constraint] = view.snp.prepareConstraints
    expectEqual(prepare { $0.width.equalTo(1) }.count, 1)
    view.snp.constraints.width?.layoutConstraints[0].label = "wide"
    expectEqual(view.constraints[0].identifier, "wide")
  }
}
