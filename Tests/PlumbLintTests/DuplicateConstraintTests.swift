import Expectations
import Plumb
import PlumbLint
import Testing

@Suite struct DuplicateConstraintTests {
  private func findings(_ statements: (UIView, UIView) -> Void) -> [String] {
    lintedScreen(.leftToRight, [.duplicateConstraint]) { root in
      let (a, b) = (view(named: "a", in: root), view(named: "b", in: root))
      a.snp.makeConstraints { make in
        make.leading.top.equalToSuperview()
        make.size.equalTo(40)
      }
      statements(a, b)
    }
  }

  @Test func `a statement that is made twice`() {
    let twice = findings { _, b in
      b.snp.makeConstraints { $0.height.equalTo(40) }
      b.snp.makeConstraints { $0.height.equalTo(40) }
    }
    expectEqual(
      twice,
      [
        "DuplicateConstraintTests.swift:21: `b.height == 40` repeats an earlier constraint in "
          + "DuplicateConstraintTests.swift:20. Remove one of the two. [duplicate-constraint]"
      ]
    )
    let once = findings { _, b in b.snp.makeConstraints { $0.height.equalTo(40) } }
    expectEqual(once, [])
  }

  @Test func `the same distance, stated for both views`() {
    let twice = findings { a, b in
      b.snp.makeConstraints { $0.leading.equalTo(a.snp.trailing).offset(8) }
      a.snp.makeConstraints { $0.trailing.equalTo(b.snp.leading).offset(-8) }
    }
    expectEqual(
      twice,
      [
        "DuplicateConstraintTests.swift:37: `a.trailing == b.leading - 8` repeats an earlier "
          + "constraint in DuplicateConstraintTests.swift:36. Remove one of the two. "
          + "[duplicate-constraint]"
      ]
    )
  }

  @Test func `constraints that differ in their number or priority are left alone`() {
    let found = findings { a, b in
      b.snp.makeConstraints { make in
        make.height.greaterThanOrEqualTo(40)
        make.height.lessThanOrEqualTo(40)
        make.height.equalTo(40).priority(500)
        make.width.equalTo(40)
        make.leading.equalTo(a.snp.trailing).offset(8)
        make.leading.greaterThanOrEqualTo(a.snp.trailing).offset(4)
      }
    }
    expectEqual(found, [])
  }
}
