import Expectations
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
    expectEqual(
      places,
      [
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
    expectTrue(!lint.findings(in: root).map(\.rule).contains(.clippedText))
    expectEmpty(root.layoutFindings(except: Set(LayoutRule.allCases)))
  }

  @Test func `frames and constraints are the same before and after`() {
    let root = faulty()
    root.layoutIfNeeded()
    let (frames, constraints) = (root.layoutDiagram, root.constraints)
    _ = root.layoutFindings()
    expectEqual(root.layoutDiagram, frames)
    expectEqual(root.constraints, constraints)
    expectEqual(constraints.filter(\.isActive), constraints)
  }

  @Test func `a finding names its view and the line to blame`() throws {
    let root = collectingIssues(measurer: FixedAdvanceText()) { faulty() }.result
    let finding = try #require(root.layoutFindings().first { $0.rule == .clippedText })
    expectTrue(finding.view === root.subviews.first)
    expectEqual(finding.location?.line, 17)
  }

  @Test func `one defect has one cause in layouts with other numbers, texts and addresses`() {
    func causes(_ text: String, _ direction: UIUserInterfaceLayoutDirection) -> [String] {
      collectingIssues(direction: direction, measurer: FixedAdvanceText()) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        let title = UILabel()
        title.text = text
        root.addSubview(title)
        title.snp.makeConstraints { make in
          make.left.equalToSuperview()
          make.top.equalToSuperview()
          make.width.equalTo(20)
        }
        view(named: "line", in: root).snp.makeConstraints { make in
          make.leading.bottom.equalToSuperview()
          make.size.equalTo(1)
        }
        return root.layoutFindings().map(\.cause)
      }.result
    }
    let cause = causes("twelve chars", .leftToRight)
    expectEqual(cause, causes("another text", .rightToLeft))
    expectEqual(
      cause.map { $0.prefix { $0 != "|" } },
      [
        "absolute-edge LayoutLintTests.swift:74", "clipped-text LayoutLintTests.swift:76",
      ]
    )
  }

  @Test func `a reproducible finding has no addresses`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    label.text = "Text"
    let finding = try #require(label.layoutFindings().first)
    expectTrue(finding.message.contains(":0x"))
    expectEqual(
      finding.reproducible.description,
      """
      The text of `UILabel 'Text'` needs 33.1 points of width and has 10. Give it more room, or more lines. [clipped-text]
      """
    )
    expectEqual(finding.reproducible.viewName, "UILabel 'Text'")
  }

  @Test func `each rule has a summary in one sentence`() {
    for rule in LayoutRule.allCases { expectTrue(rule.summary.hasSuffix("."), "\(rule)") }
    expectEqual(Set(LayoutRule.allCases.map(\.summary)).count, LayoutRule.allCases.count)
  }
}
