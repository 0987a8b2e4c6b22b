import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AutoLayout
#endif

/// Runs every case beside this file, in both directions. On Apple's platforms the judge is UIKit: what fails there is a
/// disagreement between a case and Apple's engine.
@Suite struct ConformanceTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("cases")

  /// Every file under `cases`, by its path there.
  static let files: [String] = {
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (found ?? []).filter { $0.hasSuffix(".txt") }.sorted()
  }()

  private func layout(_ file: String) throws -> ConformanceCase {
    try ConformanceCase(
      String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
    )
  }

  @MainActor
  @Test(arguments: files, ConformanceCase.Direction.allCases)
  func `a case gets its frames`(file: String, direction: ConformanceCase.Direction) throws {
    let layout = try layout(file)
    guard let expected = layout.expectedFrames(direction) else { return }
    let tree = try ConformanceTree(layout, direction)
    tree.root.layoutIfNeeded()
    if let size = layout.finalSize, tree.root.bounds.size != size {
      tree.root.frame.size = size
      tree.root.layoutIfNeeded()
    }
    for (name, frame) in expected.sorted(by: { $0.key < $1.key }) {
      guard let found = tree.frame(of: name) else {
        Issue.record("\(file): there is no \(name)")
        continue
      }
      #expect(
        abs(found.minX - frame.minX) < 1e-3 && abs(found.minY - frame.minY) < 1e-3
          && abs(found.width - frame.width) < 1e-3 && abs(found.height - frame.height) < 1e-3,
        "\(file), \(direction.rawValue), \(layout.source): \(name) is \(found), not \(frame)"
      )
    }
  }

  @Test(arguments: files) func `a case says what it asserts`(file: String) throws {
    let layout = try layout(file)
    #expect(!layout.title.isEmpty && !layout.rules.isEmpty)
    #expect(["certain", "likely", "chosen"].contains(layout.source))
    let expected = try #require(layout.expectedFrames(.leftToRight))
    #expect(!expected.isEmpty)
    let names = layout.items.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(expected.keys.allSatisfy(names.contains))
  }
}
