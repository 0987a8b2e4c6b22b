import Foundation
import Plumb
import PlumbRender
import PlumbScenes
import Testing

@Suite struct PictureTests {
  /// `RECORD=1 swift test --filter PictureTests` overwrites the picture.
  @Test func `the README's picture is up to date`() throws {
    let scene = try #require(Scene.named("profile-card"))
    let drawn = SVGRenderer().render(scene.layOut(size: CGSize(width: 390, height: 404)).root)
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Docs/profile-card.svg")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try drawn.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == drawn)
  }
}
