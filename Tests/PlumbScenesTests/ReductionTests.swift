import Cassowary
import Expectations
import Plumb
import PlumbScenes
import PlumbTesting
import TestLength
import Testing

/// Frames and reports must not depend on the reductions of the solver.
@Suite struct ReductionTests {
  @Test(arguments: LongTests.value(Reductions.withOneOff + [[]], share: [[]]))
  func `every scene has the same frames without each reduction of the solver, and without all`(
    reductions: Reductions
  ) {
    for (usual, other) in zip(layOut(.all), layOut(reductions)) {
      let what = "\(usual.scene.id) \(usual.variant) \(usual.size)"
      expectTrue(largestDifference(usual, other) <= 1e-6, "\(what)")
      expectEqual(usual.issues.map(places(of:)), other.issues.map(places(of:)), "\(what)")
    }
  }

  /// The places of the members of a conflict, the constraint that is left out first. Texts cannot be compared, because they contain
  /// addresses of views.
  private func places(of issue: LayoutIssue) -> [String] {
    ([issue.leftOut] + issue.constraints).map { "\(String(describing: $0?.location))" }
  }

  /// All scenes and variants in landscape orientation from right to left, and in a long run in portrait from left to right as well.
  private func layOut(_ reductions: Reductions) -> [LaidOutScene] {
    LayoutEnvironment.current.with {
      $0.solverReductions = reductions
    } run: {
      Scene.gallery.flatMap { scene in
        scene.variants.flatMap { variant in
          (LongTests.areOn ? [scene.layOut(variant, size: Scene.portrait)] : []) + [
            scene.layOut(variant, size: Scene.landscape, direction: .rightToLeft)
          ]
        }
      }
    }
  }

  /// The greatest difference between the frames of named views; infinite if the names differ.
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
