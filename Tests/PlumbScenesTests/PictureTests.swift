import Expectations
import Foundation
import Plumb
import PlumbRender
import PlumbScenes
import Testing

@Suite struct PictureTests {
  @Test func `the README's picture is up to date`() throws {
    let scene = try #require(Scene.named("profile-card"))
    let drawn = SVGRenderer().render(scene.layOut(size: CGSize(width: 390, height: 404)).root)
    try compare(drawn, with: "profile-card.svg")
  }

  @Test func `the picture of a reason is up to date`() throws {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 88))
    card.snp.setLabel("card")
    let title = UILabel()
    title.text = "Layout without a simulator"
    title.snp.setLabel("title")
    card.addSubview(title)
    title.snp.makeConstraints {
      $0.top.equalToSuperview().offset(30)
      $0.height.equalTo(28)
      $0.left.equalToSuperview("Card.swift", 12).offset(16)
      $0.right.equalToSuperview("Card.swift", 13).inset(16)
      $0.width.equalTo(300, "Card.swift", 14).priority(750)
    }
    card.layoutIfNeeded()
    let reason = try #require(title.snp.why(.width))
    try compare(SVGRenderer().render(card, explaining: reason), with: "reason.svg")
  }

  /// Compares with a picture of the documentation. `RECORD=1 swift test --filter PictureTests` overwrites the pictures.
  private func compare(_ drawn: String, with name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Docs/\(name)")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try drawn.write(to: file, atomically: true, encoding: .utf8)
    }
    expectEqual(try String(contentsOf: file, encoding: .utf8), drawn)
  }
}
