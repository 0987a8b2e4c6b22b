import Expectations
import Plumb
import Testing

/// Sources with names that SnapKit has removed or deprecated compile and work.
@Suite struct DeprecatedNamesTests {
  @Test func `deprecated names work`() { (Former() as any FormerUse).run() }
}

private protocol FormerUse {
  func run()
}

private struct Former {}

extension Former: FormerUse {
  // Deprecated itself, so that it can use deprecated names without warnings.
  @available(*, deprecated)
  func run() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (a, b) = (UIView(), UIView())
    root.addSubview(a)
    root.addSubview(b)
    var width: Constraint?
    a.snp_makeConstraints { make in
      make.left.equalTo(b.snp_right).priorityLow()
      make.baseline.equalTo(b.snp_baseline).priorityMedium()
      let sentence: ConstraintMakerPriortizable = make.width.equalTo(b.snp_width)
      width = sentence.priorityHigh().constraint
      make.height.equalTo(10).priorityRequired()
    }
    expectEqual(root.constraints.map(\.priority.rawValue), [250, 500, 750])
    expectEqual(root.constraints[1].firstAttribute, .lastBaseline)
    expectEqual(a.constraints.map(\.priority.rawValue), [1000])
    width?.updateOffset(amount: 7)
    expectEqual(root.constraints[2].constant, 7)
    width?.updateInsets(amount: 3)
    expectEqual(root.constraints[2].constant, -6)
    let priorities = [
      width?.updatePriorityRequired(), width?.updatePriorityLow(), width?.updatePriorityMedium(),
      width?.updatePriorityHigh(), width?.updatePriority(amount: 999),
    ]
    expectTrue(priorities.allSatisfy { $0 === width })
    expectEqual(root.constraints[2].priority.rawValue, 999)
    for (change, expected) in [
      ({ _ = width?.updatePriorityRequired() }, 1000), ({ _ = width?.updatePriorityLow() }, 250),
      ({ _ = width?.updatePriorityMedium() }, 500), ({ _ = width?.updatePriorityHigh() }, 750),
    ] as [(() -> Void, Float)] {
      change()
      expectEqual(width?.layoutConstraints[0].priority.rawValue, expected)
    }
    width?.uninstall()
    expectEqual(root.constraints.count, 2)
    width?.install()
    expectEqual(root.constraints.count, 3)
    a.snp_updateConstraints { $0.height.equalTo(20) }
    expectEqual(a.constraints.map(\.constant), [20])
    a.snp_remakeConstraints { $0.edges.equalTo(b.snp_edges) }
    expectEqual(root.constraints.count, 4)
    expectEqual(a.snp_prepareConstraints { $0.size.equalTo(b.snp_size) }.count, 1)
    a.snp_removeConstraints()
    expectEmpty(root.constraints)
    let attributes: [(ConstraintItem, ConstraintItem)] = [
      (a.snp_left, a.snp.left), (a.snp_top, a.snp.top), (a.snp_right, a.snp.right),
      (a.snp_bottom, a.snp.bottom), (a.snp_leading, a.snp.leading),
      (a.snp_trailing, a.snp.trailing), (a.snp_width, a.snp.width), (a.snp_height, a.snp.height),
      (a.snp_centerX, a.snp.centerX), (a.snp_centerY, a.snp.centerY),
      (a.snp_lastBaseline, a.snp.lastBaseline), (a.snp_firstBaseline, a.snp.firstBaseline),
      (a.snp_leftMargin, a.snp.leftMargin), (a.snp_topMargin, a.snp.topMargin),
      (a.snp_rightMargin, a.snp.rightMargin), (a.snp_bottomMargin, a.snp.bottomMargin),
      (a.snp_leadingMargin, a.snp.leadingMargin), (a.snp_trailingMargin, a.snp.trailingMargin),
      (a.snp_centerXWithinMargins, a.snp.centerXWithinMargins),
      (a.snp_centerYWithinMargins, a.snp.centerYWithinMargins), (a.snp_edges, a.snp.edges),
      (a.snp_size, a.snp.size), (a.snp_center, a.snp.center), (a.snp_margins, a.snp.margins),
      (a.snp_centerWithinMargins, a.snp.centerWithinMargins), (a.snp.baseline, a.snp.lastBaseline),
    ]
    for (former, present) in attributes { expectEqual(former, present) }
  }
}
