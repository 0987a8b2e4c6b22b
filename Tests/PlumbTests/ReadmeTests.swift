import DocumentedCode
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
    let example = try #require(DocumentedCode.regions().first)
    #expect(example.contains("makeConstraints"))
    #expect(try DocumentedCode.blocks(of: "README.md").contains("import Plumb\n\n" + example))
  }
}
