import Cassowary
import Plumb
import PlumbScenes
import PlumbTesting
import Testing

/// No frame and no report may depend on what the solver goes around.
@Suite struct ShortcutTests {
  @Test(arguments: Shortcuts.withOneOff + [[]])
  func `every scene of the gallery is the same with each shortcut off, and without any`(
    shortcuts: Shortcuts
  ) {
    for (usual, other) in zip(layOut(.all), layOut(shortcuts)) {
      let what = "\(usual.scene.id) \(usual.variant) \(usual.size)"
      #expect(largestDifference(usual, other) <= 1e-6, "\(what)")
      #expect(usual.issues.map(places(of:)) == other.issues.map(places(of:)), "\(what)")
    }
  }

  /// Where the members of a conflict stand, the one that is left out first; texts hold addresses of views.
  private func places(of issue: LayoutIssue) -> [String] {
    ([issue.leftOut] + issue.constraints).map { "\(String(describing: $0?.location))" }
  }

  /// All scenes and variants, upright from left to right and on the side from right to left.
  private func layOut(_ shortcuts: Shortcuts) -> [LaidOutScene] {
    LayoutEnvironment.current.with {
      $0.solverShortcuts = shortcuts
    } run: {
      Scene.gallery.flatMap { scene in
        scene.variants.flatMap { variant in
          [
            scene.layOut(variant, size: Scene.portrait),
            scene.layOut(variant, size: Scene.landscape, direction: .rightToLeft),
          ]
        }
      }
    }
  }

  /// Between the frames of named views; infinite if those are not the same.
  private func largestDifference(_ a: LaidOutScene, _ b: LaidOutScene) -> Double {
    let (first, second) = (a.namedViews, b.namedViews)
    if first.map(\.name) != second.map(\.name) || first.isEmpty { return .infinity }
    return zip(first, second).reduce(0) { largest, pair in
      let (a, b) = (pair.0.frame, pair.1.frame)
      return [
        largest, abs(Double(a.minX - b.minX)), abs(Double(a.minY - b.minY)),
        abs(Double(a.width - b.width)), abs(Double(a.height - b.height)),
      ].max() ?? .infinity
    }
  }
}
