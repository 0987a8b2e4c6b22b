import Expectations
import Plumb
import PlumbTesting
import Testing

@Suite struct ConstraintTransactionTests {
  /// The root is 300 × 200; a is above b, and b fills the remaining height.
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let a = UIView()
  private let b = UIView()

  init() {
    for (view, name) in [(root, "root"), (a, "a"), (b, "b")] { view.accessibilityIdentifier = name }
    root.addSubview(a)
    root.addSubview(b)
  }

  private func stack(_ first: UIView, _ second: UIView) {
    first.snp.remakeConstraints { make in
      make.left.right.top.equalToSuperview()
      make.bottom.equalTo(second.snp.top)
    }
    second.snp.remakeConstraints { make in
      make.left.right.bottom.equalToSuperview()
      make.height.equalTo(50)
    }
  }

  @Test func `fault 18: two dependent views swap places in one transaction`() {
    let (diagram, issues) = collectingIssues {
      let tree = Self()
      tree.stack(tree.a, tree.b)
      tree.root.layoutIfNeeded()
      let solves = tree.root.layoutStatistics.solves
      Constraint.transaction { tree.stack(tree.b, tree.a) }
      tree.root.layoutIfNeeded()
      expectEqual(tree.root.layoutStatistics.solves, solves + 1)
      return tree.root.layoutDiagram
    }
    expectEmpty(issues)
    expectEqual(
      diagram,
      """
      root (0, 0, 300, 200)
        a (0, 150, 300, 50)
        b (0, 0, 300, 150)
      """
    )
  }

  @Test func `a layout pass between the two remakes reports a conflict`() {
    let (_, issues) = collectingIssues {
      let tree = Self()
      tree.stack(tree.a, tree.b)
      tree.b.snp.makeConstraints { make in make.top.greaterThanOrEqualTo(100) }
      tree.root.layoutIfNeeded()
      tree.b.snp.updateConstraints { make in make.top.greaterThanOrEqualTo(160) }
      tree.root.layoutIfNeeded()
    }
    expectEqual(issues.map(\.kind), [.conflict])
  }

  @Test func `a transaction returns the result of its closure and rethrows its errors`() {
    struct Stop: Error {}
    let group: ConstraintGroup = Constraint.transaction {
      Constraint.transaction { stack(a, b) }
      return a.snp.makeConstraints { make in make.width.lessThanOrEqualTo(1_000) }
    }
    expectEqual(group.count, 1)
    #expect(throws: Stop.self) {
      try Constraint.transaction {
        b.snp.updateConstraints { make in make.height.equalTo(60) }
        throw Stop()
      }
    }
    root.layoutIfNeeded()
    expectEqual(b.frame, CGRect(x: 0, y: 140, width: 300, height: 60))
  }
}
