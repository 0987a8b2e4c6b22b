import Expectations
import Plumb
import PlumbTesting
import Testing

@Suite struct CollectedIssuesTests {
  @Test func `an ambiguous layout is an error on request`() throws {
    func card() -> UIView {
      let (card, badge) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UIView())
      card.addSubview(badge)
      badge.accessibilityIdentifier = "badge"
      badge.snp.makeConstraints { make in
        make.top.bottom.left.equalToSuperview()
      }
      return card
    }
    _ = try throwingIssues { card() }
    let error = #expect(throws: ReportedIssues.self) {
      try throwingIssues(includingAmbiguity: true) { card() }
    }
    expectEqual(error?.issues.map(\.kind), [.ambiguousLayout])
    expectTrue(error?.description.contains("badge.width is 0") == true)
  }
}
