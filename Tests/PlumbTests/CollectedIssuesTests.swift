import Expectations
import Plumb
import PlumbTesting
import Testing

/// Tests of PlumbTesting's functions that collect or throw issues.
@Suite struct CollectedIssuesTests {
  private func layOut(_ width: CGFloat) {
    let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), UIView())
    root.addSubview(view)
    view.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.width.equalTo(width)
    }
    root.layoutIfNeeded()
  }

  @Test func `a conflict is collected or thrown`() throws {
    expectEqual(collectingIssues { layOut(100) }.issues.map(\.kind), [.conflict])
    let error = #expect(throws: ReportedIssues.self) { try throwingIssues { layOut(100) } }
    expectEqual(error?.issues.map(\.kind), [.conflict])
    expectEqual(error?.description, error?.issues.first?.description)
  }

  @Test func `without issues the result of the closure is returned`() throws {
    let result = try throwingIssues {
      layOut(300)
      return 7
    }
    expectEqual(result, 7)
  }
}
