import Expectations
import Plumb
import PlumbTesting
import Testing

@Suite struct GrowthCheckTests {
  /// Makes the same statement of a cell repeatedly.
  private func growths(_ times: Int, _ make: (UIView, Int) -> Void) -> [LayoutIssue] {
    collectingIssues {
      let (root, cell) = (UIView(), UIView())
      cell.accessibilityIdentifier = "cell"
      root.accessibilityIdentifier = "root"
      root.addSubview(cell)
      for index in 0..<times { make(cell, index) }
    }.issues
  }

  @Test
  func `fault 13: a repeated statement is reported each time the number of constraints doubles`() {
    let line = #line + 2
    let issues = growths(100) { cell, _ in
      cell.snp.makeConstraints { make in make.edges.equalToSuperview() }
    }
    expectEqual(issues.map(\.kind), [.doubtfulStatement, .doubtfulStatement, .doubtfulStatement])
    expectEqual(
      issues.map(\.message),
      [16, 32, 64].map {
        "`cell.bottom == root.bottom` exists \($0) times among \(4 * $0) constraints of cell: "
          + "makeConstraints adds constraints in every call."
      }
    )
    expectEqual(issues[0].location?.line, UInt(line))
  }

  @Test func `remakes, updates and many different statements are not reported`() {
    let revised = growths(100) { cell, index in
      cell.snp.remakeConstraints { make in make.edges.equalToSuperview().inset(index) }
      cell.snp.updateConstraints { make in make.edges.equalToSuperview().inset(index) }
    }
    expectEmpty(revised)
    let various = growths(15) { cell, index in
      cell.snp.makeConstraints { make in
        make.edges.equalToSuperview().inset(index)
        make.size.lessThanOrEqualTo(500 + index)
        make.size.greaterThanOrEqualTo(index)
      }
    }
    expectEmpty(various)
  }

  @Test func `one statement with many different targets is not reported`() {
    let (_, issues) = collectingIssues {
      let (root, content) = (UIView(), UIView())
      root.addSubview(content)
      for _ in 0..<70 {
        let tag = UIView()
        root.addSubview(tag)
        content.snp.makeConstraints { make in make.trailing.greaterThanOrEqualTo(tag) }
      }
    }
    expectEmpty(issues)
  }
}
