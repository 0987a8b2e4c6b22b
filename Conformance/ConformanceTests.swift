import Foundation
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AutoLayout
#endif

/// Runs every case beside this file, in both directions. On Apple's platforms the judge is UIKit: what fails there is a
/// disagreement between a case and Apple's engine, and is written down with both frames.
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
    var tree = try ConformanceTree(layout, direction)
    // An engine that knows the screen may round to its pixels.
    let scale = tree.root.traitCollection.displayScale
    let tolerance = scale > 0 ? 1 / scale + 1e-3 : 1e-3
    func check(_ name: String, _ found: [CGFloat], _ wanted: [CGFloat], _ step: Int) {
      #expect(
        zip(found, wanted).allSatisfy { abs($0 - $1) < tolerance },
        """
        \(file), \(direction.rawValue), step \(step), \(layout.source): \(name) is \(found), not \
        \(wanted)
        """
      )
    }
    for (index, step) in layout.steps.enumerated() {
      for change in step.changes { try tree.apply(change) }
      tree.root.layoutIfNeeded()
      for (name, frame) in expected[index].sorted(by: { $0.key < $1.key }) {
        check(name, try tree.frame(of: name).numbers, frame.numbers, index)
      }
      for (name, size) in step.contentSizes.sorted(by: { $0.key < $1.key }) {
        let found = try #require(tree.view(name) as? UIScrollView).contentSize
        check("\(name)'s content", [found.width, found.height], [size.width, size.height], index)
      }
      for fitting in step.fittingSizes {
        let found = try tree.view(fitting.name).systemLayoutSizeFitting(
          fitting.target,
          withHorizontalFittingPriority: UILayoutPriority(Float(fitting.priorities[0])),
          verticalFittingPriority: UILayoutPriority(Float(fitting.priorities[1]))
        )
        let wanted = fitting.size
        check(
          "\(fitting.name), fitted,",
          [found.width, found.height],
          [wanted.width, wanted.height],
          index
        )
      }
      if let names = step.ambiguous {
        let found = tree.views.filter { $0.value.hasAmbiguousLayout }.map(\.key).sorted()
        #expect(found == names.sorted(), "\(file), \(direction.rawValue), step \(index): ambiguous")
      }
    }
  }

  @Test(arguments: files) func `a case says what it asserts`(file: String) throws {
    let layout = try layout(file)
    #expect(!layout.title.isEmpty && !layout.rules.isEmpty)
    #expect(layout.rules.allSatisfy { $0.wholeMatch(of: /[0-9]+\.[0-9][0-9]/) != nil })
    #expect(["certain", "likely", "chosen"].contains(layout.source))
    let names = layout.items.map(\.name)
    #expect(Set(names).count == names.count)
    let last = try #require(layout.steps.last)
    #expect(
      !last.frames.isEmpty || !last.contentSizes.isEmpty || !last.fittingSizes.isEmpty
        || last.ambiguous != nil
    )
  }
}

extension CGRect {
  fileprivate var numbers: [CGFloat] { [minX, minY, width, height] }
}
