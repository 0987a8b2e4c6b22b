import AutoLayout
import DocumentedCode
import Foundation
import Testing

/// A Swift 5 module in which one file imports SnapKit and another imports Plumb, as during a migration.
@Suite struct MixedModuleTests {
  @Test func `both make constraints in one tree`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (avatar, title) = (UIView(), UIView())
    root.addSubview(avatar)
    root.addSubview(title)
    placeAvatar(avatar)
    placeTitle(title, beside: avatar)
    root.layoutIfNeeded()
    #expect(avatar.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(title.frame == CGRect(x: 48, y: 0, width: 244, height: 40))
  }

  @Test func `the page ends with the two files`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let files = try ["Old.swift", "New.swift"].flatMap {
      try DocumentedCode.regions(of: folder.appendingPathComponent($0).path)
    }
    #expect(files.count == 2)
    #expect(try DocumentedCode.blocks(of: "Docs/SnapKitMigration.md").suffix(2) == files[...])
  }
}
