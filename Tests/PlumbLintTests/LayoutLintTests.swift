import Plumb
import PlumbLint
import PlumbTesting
import Testing

@Suite struct LayoutLintTests {
  /// A root with findings of several rules.
  private func faulty() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    root.snp.setLabel("root")
    let first = label("twelve chars", named: "first", in: root)
    let second = label("twelve chars", named: "second", in: root)
    for view in [first, second] {
      view.snp.makeConstraints { make in
        make.leading.top.equalToSuperview()
        make.width.equalTo(30)
      }
      view.snp.makeConstraints { make in
        make.width.equalTo(30)
        make.width.greaterThanOrEqualTo(20)
      }
    }
    return root
  }

  @Test func `findings are ordered by rule, then by the position in the tree`() {
    let found = collectingIssues(measurer: FixedAdvanceText()) { faulty().layoutFindings() }.result
    let places = found.map { "\($0.rule.rawValue) \($0.viewName)" }
    #expect(
      places == [
        "clipped-text first", "clipped-text second",
        "duplicate-constraint first", "duplicate-constraint second",
        "overlapping-siblings second",
        "redundant-constraint first", "redundant-constraint second",
      ]
    )
  }

  @Test func `a rule is switched off in one place`() {
    let root = faulty()
    var lint = LayoutLint()
    lint.rules.remove(.clippedText)
    #expect(!lint.findings(in: root).map(\.rule).contains(.clippedText))
    #expect(root.layoutFindings(except: Set(LayoutRule.allCases)).isEmpty)
  }

  @Test func `frames and constraints are the same before and after`() {
    let root = faulty()
    root.layoutIfNeeded()
    let (frames, constraints) = (root.layoutDiagram, root.constraints)
    _ = root.layoutFindings()
    #expect(root.layoutDiagram == frames)
    #expect(root.constraints == constraints)
    #expect(constraints.filter(\.isActive) == constraints)
  }

  @Test func `a finding names its view and the line to blame`() throws {
    let root = collectingIssues(measurer: FixedAdvanceText()) { faulty() }.result
    let finding = try #require(root.layoutFindings().first { $0.rule == .clippedText })
    #expect(finding.view === root.subviews.first)
    #expect(finding.location?.line == 16)
  }
}
