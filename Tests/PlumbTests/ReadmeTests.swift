import Foundation
import Plumb
import Testing

@Suite struct ReadmeTests {
  /// The README's example, word for word: the next test compares them.
  @Test func `the example does what its comments say`() {
    // begin
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let title = UILabel()
    let badge = UIView()
    title.text = "Layout without a simulator"
    card.addSubview(title)
    card.addSubview(badge)

    badge.snp.makeConstraints { make in
      make.trailing.top.equalToSuperview().inset(16)
      make.size.equalTo(24)
    }
    title.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(16)
      make.trailing.lessThanOrEqualTo(badge.snp.leading).offset(-8)
      make.centerY.equalTo(badge)
    }
    card.layoutIfNeeded()

    assert(badge.frame == CGRect(x: 280, y: 16, width: 24, height: 24))
    assert(title.frame.midY == badge.frame.midY)
    // end

    #expect(badge.frame == CGRect(x: 280, y: 16, width: 24, height: 24))
    #expect(title.frame.maxX <= badge.frame.minX - 8)
    #expect(title.frame.width == title.intrinsicContentSize.width)
    #expect(title.frame.midY == badge.frame.midY)
  }

  @Test func `the README shows this example`() throws {
    let source = URL(fileURLWithPath: #filePath)
    let root = source.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let code = try String(contentsOf: source, encoding: .utf8)
    let lines = code.components(separatedBy: "\n")
    let begin = try #require(lines.firstIndex { $0 == "    // begin" })
    let end = try #require(lines.firstIndex { $0 == "    // end" })
    let example = lines[(begin + 1)..<end].map {
      $0.hasPrefix("    ") ? String($0.dropFirst(4)) : $0
    }
    .joined(separator: "\n")
    #expect(example.contains("makeConstraints"))
    #expect(readme.contains("import Plumb\n\n" + example))
  }
}
