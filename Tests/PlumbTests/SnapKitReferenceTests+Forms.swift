import Expectations
import Plumb
import PlumbTesting
import Testing

private struct OwnNumber: ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget,
  ConstraintPriorityTarget
{
  let value: CGFloat

  var constraintOffsetTargetValue: CGFloat { value }
  var constraintMultiplierTargetValue: CGFloat { value }
  var constraintPriorityTargetValue: Float { Float(value) }
  var constraintInsetTargetValue: ConstraintInsets {
    ConstraintInsets(top: value, left: value, bottom: value, right: value)
  }
}

private struct OwnInsets: ConstraintDirectionalInsetTarget {
  var constraintDirectionalInsetTargetValue: ConstraintDirectionalInsets {
    ConstraintDirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  }
}

private struct OwnTarget: ConstraintRelatableTarget {}

/// All forms of SnapKit's interface: every number type in every role, every attribute at every position, guides and views.
extension SnapKitReferenceTests {
  // MARK: Targets of an app's own

  @Test func `1.1: custom types can be targets, constants and priorities`() {
    expectEqual(
      sentences { make in
        make.left.equalTo(b).offset(OwnNumber(value: 5))
        make.right.equalTo(b).inset(OwnNumber(value: 6))
        make.width.equalTo(b).multipliedBy(OwnNumber(value: 2)).priority(OwnNumber(value: 7))
        make.height.equalTo(b).dividedBy(OwnNumber(value: 4))
        make.leading.trailing.equalTo(b).inset(OwnInsets())
      },
      [
        "a.left == b.left + 5", "a.right == b.right - 6", "a.width == b.width * 2 ^7",
        "a.height == b.height * 0.25", "a.leading == b.leading + 2", "a.trailing == b.trailing - 4",
      ]
    )
  }

  @Test func `1.1: a custom target without a value is reported and ignored`() {
    let (made, issues) = collectingIssues {
      let (root, view) = (UIView(), UIView())
      root.addSubview(view)
      view.snp.makeConstraints { $0.left.equalTo(OwnTarget()) }
      return view.snp.constraints.flatMap(\.layoutConstraints)
    }
    expectEmpty(made)
    expectEqual(issues.map(\.kind), [.illegalItem])
  }

  // MARK: Entry points

  @Test func `1.2: guides are updated, remade and released like views`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    guide.snp.setLabel("guide")
    func active() -> [String] {
      sentences(of: guide.snp.constraints.flatMap(\.layoutConstraints))
    }
    guide.snp.makeConstraints { make in
      make.left.equalTo(b).offset(1)
      make.width.equalTo(10)
    }
    guide.snp.updateConstraints { $0.width.equalTo(20) }
    expectEqual(active(), ["guide.left == b.left + 1", "guide.width == 20"])
    guide.snp.remakeConstraints { $0.top.equalTo(b) }
    expectEqual(active(), ["guide.top == b.top"])
    guide.snp.removeConstraints()
    expectEmpty(active())
  }

  @Test func `1.2: the closure of a remake sees the existing constraints`() {
    a.snp.makeConstraints { $0.width.equalTo(10) }
    var seen = 0
    a.snp.remakeConstraints { make in
      seen = a.snp.constraints.count
      make.height.equalTo(20)
    }
    expectEqual(seen, 1)
    expectEqual(sentences(of: a.snp.constraints.flatMap(\.layoutConstraints)), ["a.height == 20"])
  }

  // MARK: Attributes

  @Test func `1.3: every margin begins a statement`() {
    expectEqual(
      sentences { make in
        make.leftMargin.equalTo(b)
        make.rightMargin.equalTo(b)
        make.topMargin.equalTo(b)
        make.bottomMargin.equalTo(b)
        make.leadingMargin.equalTo(b)
        make.trailingMargin.equalTo(b)
        make.centerXWithinMargins.equalTo(b)
        make.centerYWithinMargins.equalTo(b)
      },
      [
        "a.leftMargin == b.leftMargin", "a.rightMargin == b.rightMargin",
        "a.topMargin == b.topMargin", "a.bottomMargin == b.bottomMargin",
        "a.leadingMargin == b.leadingMargin", "a.trailingMargin == b.trailingMargin",
        "a.centerXWithinMargins == b.centerXWithinMargins",
        "a.centerYWithinMargins == b.centerYWithinMargins",
      ]
    )
  }

  @Test func `1.3: every attribute extends a statement`() {
    let single: [(String, (ConstraintMakerExtendable) -> ConstraintMakerExtendable)] = [
      ("left", { $0.left }), ("top", { $0.top }), ("right", { $0.right }),
      ("bottom", { $0.bottom }),
      ("leading", { $0.leading }), ("trailing", { $0.trailing }), ("width", { $0.width }),
      ("height", { $0.height }), ("centerX", { $0.centerX }), ("centerY", { $0.centerY }),
      ("lastBaseline", { $0.lastBaseline }), ("firstBaseline", { $0.firstBaseline }),
      ("leftMargin", { $0.leftMargin }), ("rightMargin", { $0.rightMargin }),
      ("topMargin", { $0.topMargin }), ("bottomMargin", { $0.bottomMargin }),
      ("leadingMargin", { $0.leadingMargin }), ("trailingMargin", { $0.trailingMargin }),
      ("centerXWithinMargins", { $0.centerXWithinMargins }),
      ("centerYWithinMargins", { $0.centerYWithinMargins }),
    ]
    for (name, chain) in single {
      let isSize = name == "width"
      let made = sentences { make in
        _ = chain(isSize ? make.height : make.width).equalTo(b)
      }
      expectEqual(
        Set(made),
        [
          "a.\(isSize ? "height" : "width") == b.\(isSize ? "height" : "width")",
          "a.\(name) == b.\(name)",
        ]
      )
    }
    let several: [([String], (ConstraintMakerExtendable) -> ConstraintMakerExtendable)] = [
      (["left", "top", "right", "bottom"], { $0.edges }),
      (["left", "right"], { $0.horizontalEdges }), (["top", "bottom"], { $0.verticalEdges }),
      (["leading", "trailing", "top", "bottom"], { $0.directionalEdges }),
      (["leading", "trailing"], { $0.directionalHorizontalEdges }),
      (["top", "bottom"], { $0.directionalVerticalEdges }), (["width", "height"], { $0.size }),
      (["leftMargin", "topMargin", "rightMargin", "bottomMargin"], { $0.margins }),
      (
        ["leadingMargin", "topMargin", "trailingMargin", "bottomMargin"], { $0.directionalMargins }
      ),
      (["centerXWithinMargins", "centerYWithinMargins"], { $0.centerWithinMargins }),
    ]
    for (names, chain) in several {
      let made = sentences { make in _ = chain(make.centerX).equalTo(b) }
      expectEqual(Set(made), Set((names + ["centerX"]).map { "a.\($0) == b.\($0)" }))
    }
  }

  // MARK: Relations and targets

  @Test func `1.4: a guide's superview is its owner, for every relation`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    guide.snp.setLabel("guide")
    let made = guide.snp.prepareConstraints { make in
      make.left.equalToSuperview()
      make.top.greaterThanOrEqualToSuperview()
      make.right.lessThanOrEqualToSuperview()
    }
    expectEqual(
      sentences(of: made.flatMap(\.layoutConstraints)),
      [
        "guide.left == root.left", "guide.top >= root.top", "guide.right <= root.right",
      ]
    )
  }

  @Test func `1.5: insets as targets are relative to the superview`() {
    expectEqual(
      sentences { make in
        make.edges.equalTo(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        make.directionalEdges.equalTo(
          NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        )
      },
      [
        "a.left == root.left + 2", "a.top == root.top + 1", "a.right == root.right - 4",
        "a.bottom == root.bottom - 3", "a.top == root.top + 1", "a.bottom == root.bottom - 3",
        "a.leading == root.leading + 2", "a.trailing == root.trailing - 4",
      ]
    )
  }

  @Test func `1.5: margins pair with edges one by one, in both directions`() {
    expectEqual(
      sentences { make in
        make.margins.equalTo(b.snp.edges)
        make.directionalEdges.equalTo(b.snp.directionalMargins)
        make.directionalMargins.equalTo(b.snp.directionalEdges)
      },
      [
        "a.leftMargin == b.left", "a.rightMargin == b.right", "a.topMargin == b.top",
        "a.bottomMargin == b.bottom", "a.top == b.topMargin", "a.bottom == b.bottomMargin",
        "a.leading == b.leadingMargin", "a.trailing == b.trailingMargin", "a.topMargin == b.top",
        "a.bottomMargin == b.bottom", "a.leadingMargin == b.leading",
        "a.trailingMargin == b.trailing",
      ]
    )
  }

  // MARK: Numbers

  @Test func `1.6 and 1.7: every kind of number is an offset, inset, factor, priority and update`()
  {
    func each<Number: ConstraintNumber & ConstraintPriorityTarget>(_ two: Number) {
      expectEqual(
        sentences { make in
          make.width.equalTo(two)
          make.right.equalTo(b).offset(two)
          make.right.equalTo(b).inset(two)
          make.height.equalTo(b).multipliedBy(two)
          make.height.equalTo(b).dividedBy(two).priority(two)
        },
        [
          "a.width == 2", "a.right == b.right + 2", "a.right == b.right - 2",
          "a.height == b.height * 2", "a.height == b.height * 0.5 ^2",
        ]
      )
      let handle = a.snp.prepareConstraints { $0.right.equalTo(b) }[0]
      expectEqual(
        sentences(of: handle.update(offset: two).layoutConstraints),
        ["a.right == b.right + 2"]
      )
      expectEqual(
        sentences(of: handle.update(inset: two).layoutConstraints),
        ["a.right == b.right - 2"]
      )
      expectEqual(
        sentences(of: handle.update(priority: two).layoutConstraints),
        [
          "a.right == b.right - 2 ^2"
        ]
      )
    }
    each(2 as Int)
    each(2 as UInt)
    each(2 as Float)
    each(2 as Double)
    each(2 as CGFloat)
  }

  @Test func `1.7: priorities can be advanced, and the last label is used`() {
    let priority = ConstraintPriority.required.advanced(by: -1)
    let made = a.snp.prepareConstraints { make in
      make.width.equalTo(1).priority(priority)
      make.height.equalTo(1).labeled("first").labeled("second")
    }
    expectEqual(made[0].layoutConstraints[0].priority.rawValue, 999)
    expectEqual(made[1].layoutConstraints[0].identifier, "second")
  }

  // MARK: Updates

  @Test func `1.9: a strict update requires equality except for constant and label`() {
    let others: [(ConstraintMaker, UIView) -> Void] = [
      { $0.left.lessThanOrEqualTo($1) }, { $0.left.equalTo($1).priority(.high) },
      { $0.left.equalTo($1.snp.right) }, { $0.right.equalTo($1.snp.left) },
      { make, _ in make.left.equalToSuperview() },
    ]
    for other in others {
      let (made, issues) = collectingIssues {
        let suite = SnapKitReferenceTests()
        suite.a.snp.makeConstraints { $0.left.equalTo(suite.b) }
        suite.a.snp.updateConstraints(.strict) { other($0, suite.b) }
        return suite.sentences(of: suite.a.snp.constraints.flatMap(\.layoutConstraints))
      }
      expectEqual(made, ["a.left == b.left"])
      expectEqual(issues.map(\.kind), [.ineffectiveStatement])
    }
  }

  @Test func `5: each of two statements of an update changes one existing constraint`() {
    a.snp.makeConstraints { make in
      make.left.equalTo(b).offset(1)
      make.left.equalTo(b).offset(1).priority(.high)
    }
    a.snp.updateConstraints { make in
      make.left.equalTo(b).offset(5)
      make.left.equalTo(b).offset(6).priority(.high)
    }
    expectEqual(
      sentences(of: a.snp.constraints.flatMap(\.layoutConstraints)),
      [
        "a.left == b.left + 5", "a.left == b.left + 6 ^750",
      ]
    )
  }

  @Test func `5: if two constraints remain, none is replaced and the statement is added`() {
    a.snp.makeConstraints { make in
      make.left.equalTo(b).priority(.low)
      make.left.equalTo(b.snp.right).priority(.medium)
    }
    a.snp.updateConstraints { $0.left.equalToSuperview() }
    expectEqual(
      sentences(of: a.snp.constraints.flatMap(\.layoutConstraints)),
      [
        "a.left == b.left ^250", "a.left == b.right ^500", "a.left == root.left",
      ]
    )
  }

  @Test
  func
    `5: a constraint with another constant is kept, one with another target is replaced, and the handle has both`()
  {
    a.snp.makeConstraints { $0.left.equalTo(b).offset(1) }
    let handle = a.snp.constraints.first
    let object = handle?.layoutConstraints.first
    a.snp.updateConstraints { $0.left.equalTo(b).offset(2).priority(.high) }
    expectTrue(handle?.layoutConstraints.first === object)
    a.snp.updateConstraints { $0.left.equalToSuperview().priority(.high) }
    expectTrue(handle?.layoutConstraints.first !== object)
    expectTrue(handle?.isActive == true && object?.isActive == false)
  }

  // MARK: Reads

  @Test func `1.10: every property returns its attribute, for views and guides`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    guide.snp.setLabel("b")
    expectEqual(
      sentences { make in
        make.horizontalEdges.equalTo(b.snp.horizontalEdges)
        make.verticalEdges.equalTo(b.snp.verticalEdges)
        make.directionalHorizontalEdges.equalTo(b.snp.directionalHorizontalEdges)
        make.directionalVerticalEdges.equalTo(b.snp.directionalVerticalEdges)
        make.center.equalTo(b.snp.center)
        make.centerWithinMargins.equalTo(b.snp.centerWithinMargins)
        make.horizontalEdges.equalTo(guide.snp.horizontalEdges)
        make.center.equalTo(guide.snp.center)
      },
      [
        "a.left == b.left", "a.right == b.right", "a.top == b.top", "a.bottom == b.bottom",
        "a.leading == b.leading", "a.trailing == b.trailing", "a.top == b.top",
        "a.bottom == b.bottom", "a.centerX == b.centerX", "a.centerY == b.centerY",
        "a.centerXWithinMargins == b.centerXWithinMargins",
        "a.centerYWithinMargins == b.centerYWithinMargins", "a.left == b.left",
        "a.right == b.right", "a.centerX == b.centerX", "a.centerY == b.centerY",
      ]
    )
  }

  @available(*, deprecated)
  @Test func `1.10: guides have deprecated baselines and margins`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    guide.snp.setLabel("guide")
    let reads: [(ConstraintItem, String)] = [
      (guide.snp.lastBaseline, "lastBaseline"), (guide.snp.firstBaseline, "firstBaseline"),
      (guide.snp.leftMargin, "leftMargin"), (guide.snp.rightMargin, "rightMargin"),
      (guide.snp.topMargin, "topMargin"), (guide.snp.bottomMargin, "bottomMargin"),
      (guide.snp.leadingMargin, "leadingMargin"), (guide.snp.trailingMargin, "trailingMargin"),
      (guide.snp.centerXWithinMargins, "centerXWithinMargins"),
      (guide.snp.centerYWithinMargins, "centerYWithinMargins"),
    ]
    for (read, name) in reads {
      let isHorizontal = ["left", "right", "leading", "trailing", "centerX"].contains {
        name.hasPrefix($0)
      }
      let made = sentences { make in
        _ = (isHorizontal ? make.left : make.top).equalTo(read)
      }
      expectTrue(
        made.count <= 1 && made.allSatisfy { $0.hasSuffix("guide.\(name)") },
        "\(name): \(made)"
      )
    }
    let several = [
      guide.snp.margins, guide.snp.directionalMargins, guide.snp.centerWithinMargins,
    ]
    for (index, item) in several.enumerated() {
      expectTrue(several.firstIndex(of: item) == index && item != guide.snp.edges)
    }
  }

  @Test func `1.10: the four content priorities are read and set`() {
    a.snp.contentHuggingHorizontalPriority = 1
    a.snp.contentHuggingVerticalPriority = 2
    a.snp.contentCompressionResistanceHorizontalPriority = 3
    a.snp.contentCompressionResistanceVerticalPriority = 4
    expectEqual(a.contentHuggingPriority(for: .horizontal).rawValue, 1)
    expectEqual(a.contentHuggingPriority(for: .vertical).rawValue, 2)
    expectEqual(a.contentCompressionResistancePriority(for: .horizontal).rawValue, 3)
    expectEqual(a.contentCompressionResistancePriority(for: .vertical).rawValue, 4)
    expectEqual(a.snp.contentHuggingHorizontalPriority, 1)
    expectEqual(a.snp.contentHuggingVerticalPriority, 2)
    expectEqual(a.snp.contentCompressionResistanceHorizontalPriority, 3)
    expectEqual(a.snp.contentCompressionResistanceVerticalPriority, 4)
  }

  @Test func `1.10: a layout support can have a label`() {
    let controller = UIViewController()
    controller.topLayoutGuide.snp.setLabel("bar")
    expectEqual(controller.topLayoutGuide.snp.label(), "bar")
  }

  // MARK: Descriptions

  @Test
  func
    `1.11: an item without a name has the name of its class, and a chain over several lines has the line of its relation`()
  {
    let view = UILabel()
    root.addSubview(view)
    let made = view.snp.prepareConstraints { make in
      make.left
        .top
        .equalTo(b)
        .offset(3)
    }
    let line = #line - 3
    let text = made[0].layoutConstraints[0].description
    expectTrue(
      text.hasPrefix("<Plumb.LayoutConstraint@SnapKitReferenceTests+Forms.swift#\(line) UILabel:0x")
    )
    expectTrue(text.hasSuffix(".left == b.left + 3>"))
  }
}
