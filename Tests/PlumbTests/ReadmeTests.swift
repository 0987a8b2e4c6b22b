import DocumentedCode
import Expectations
import Plumb
import PlumbTesting
import Testing

@Suite struct ReadmeTests {
  // The README's examples, word for word: a test below compares them.

  // begin
  @Test func `the badge is in the top trailing corner of the card`() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let badge = UIView()
    card.addSubview(badge)
    badge.snp.makeConstraints { make in
      make.trailing.top.equalToSuperview().inset(16)
      make.size.equalTo(24)
    }
    card.layoutIfNeeded()

    card.snp.setLabel("card")
    badge.snp.setLabel("badge")
    #expect(
      card.layoutDiagram == """
        card (0, 0, 320, 200)
          badge (280, 16, 24, 24)
        """
    )
  }
  // end

  @Test func `reports go to the environment's receiver`() {
    func showCard() { UIView().snp.makeConstraints { $0.left.equalToSuperview() } }
    @Sendable func print(_ prefix: String, _ issue: LayoutIssue) {
      expectEqual(prefix, "layout:")
      expectEqual(issue.kind, .missingSuperview)
    }
    // begin
    LayoutEnvironment.current.with {
      $0.report = { issue in print("layout:", issue) }
    } run: {
      showCard()
    }
    // end
  }

  @Test func `the README shows these examples`() throws {
    let regions = try DocumentedCode.regions()
    let blocks = try DocumentedCode.blocks(of: "README.md")
    let example = "Examples/LayoutTests/Tests/FailingTests/CardTests.swift"
    let file = try DocumentedCode.text(of: example).trimmingCharacters(in: .newlines)
    expectEqual(
      blocks,
      [
        file, "import Plumb\nimport PlumbTesting\nimport Testing\n\n" + regions[0], regions[1],
      ]
    )
  }

  @Test func `the README shows the report of a conflict`() throws {
    let issues = collectingIssues {
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      let avatar = UIView()
      card.snp.setLabel("card")
      avatar.snp.setLabel("avatar")
      card.addSubview(avatar)
      #sourceLocation(file:"Card.swift",line:12)
      avatar.snp.makeConstraints { $0.width.equalTo(100) }
      #sourceLocation(file:"Card.swift",line:20)
      avatar.snp.makeConstraints { $0.horizontalEdges.equalToSuperview().inset(150) }
      #sourceLocation()
      card.layoutIfNeeded()
    }.issues
    let report = try #require(issues.first).description
    for page in [try page("README.md"), try page("Docs/Conflicts.md")] {
      expectTrue(page.contains("```\n\(report)\n```"))
    }
  }

  @Test func `the tests contain the sentences of Docs/Conflicts.md`() throws {
    let tests = try page("Tests/PlumbTests/ConflictSentenceTests.swift")
      .replacingOccurrences(of: " \\\n        ", with: " ")
    let rows = try page("Docs/Conflicts.md").split(separator: "\n")
      .filter { $0.hasPrefix("| ") && $0.hasSuffix(". |") }
    expectEqual(rows.count, 6)
    for row in rows {
      let example = row.dropLast(2).split(separator: " | ").last.map(String.init) ?? ""
      expectTrue(tests.contains(example), "\(example)")
    }
  }

  /// The text of a page of the repository.
  private func page(_ name: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
  }
}
