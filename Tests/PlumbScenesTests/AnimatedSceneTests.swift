import Expectations
import Plumb
import PlumbScenes
import PlumbTesting
import Testing

/// Scenes with an animation.
@Suite struct AnimatedSceneTests {
  private func shown(_ name: String, in scene: AnimatedScene) throws -> String {
    try #require(scene.before.view(name)).presentation.frame.diagram
  }

  @Test func `seed0-8: green moves to blue's place with an ease-in ease-out curve`() throws {
    let scene = try #require(Scene.named("seed0-8")?.animated())
    expectEqual(try shown("green", in: scene), "(270, 100, 100, 100)")
    scene.begin()
    expectTrue(scene.before.view("blue") == nil)
    expectEqual(scene.before.view("green")?.frame.minX, 150)
    var places: [String] = []
    for moment in [0, 0.125, 0.25, 0.375, 0.5] {
      scene.clock.advance(to: moment)
      places.append(try shown("green", in: scene))
    }
    // The curve is at 0.12916 after a quarter of its time.
    expectEqual(
      places,
      [
        "(270, 100, 100, 100)", "(254.501, 100, 100, 100)", "(210, 100, 100, 100)",
        "(165.499, 100, 100, 100)", "(150, 100, 100, 100)",
      ]
    )
    expectTrue(!scene.clock.isAnimating)
  }

  @Test func `form: a hidden row collapses, and the rows below move up`() throws {
    let scene = try #require(Scene.named("form")?.animated())
    let row = try #require(scene.before.view("warmthRow"))
    let buttons = try #require(scene.before.view("buttons"))
    let (before, height) = (buttons.frame.minY, row.frame.height)
    scene.begin()
    scene.clock.advance(by: 0.2)
    expectTrue(abs(row.presentation.frame.height - height / 2) < 0.01)
    expectTrue(abs(before - buttons.presentation.frame.minY - (height + 12) / 2) < 0.01)
    scene.clock.advance(by: 0.2)
    expectTrue(row.presentation.isHidden && buttons.frame.minY == before - height - 12)
    expectEmpty(scene.before.issues)
  }

  @Test func `player: the picture oscillates around its final size`() throws {
    let scene = try #require(Scene.named("player")?.animated())
    let picture = try #require(scene.before.view("artwork"))
    var scales: [CGFloat] = []
    scene.play(framesPerSecond: 60) { _ in scales.append(picture.presentation.transform.a) }
    expectTrue(scales.first == 1 && scales.last == 0.8)
    expectTrue(scales.min()! < 0.79 && scales.max() == 1)
  }

  @Test func `frames have the requested rate, from the start to the end`() throws {
    for (rate, pictures) in [(60.0, 31), (10, 6), (7, 5)] {
      var times: [Double] = []
      Scene.named("seed0-8")?.animated()?.play(framesPerSecond: rate) { times.append($0) }
      expectTrue(times.count == pictures && times[0] == 0 && times.last! >= 0.5)
    }
    var times: [Double] = []
    Scene.named("seed0-8")?.animated()?.play(framesPerSecond: 10, longest: 0.2) {
      times.append($0)
    }
    expectEqual(times, [0, 0.1, 0.2])
  }

  @Test func `most scenes are not animated`() {
    expectEqual(
      Scene.gallery.filter(\.isAnimated).map(\.id),
      [
        "seed0-8", "form", "adaptive", "player", "layer-animations",
      ]
    )
    expectTrue(Scene.named("feed")?.animated() == nil)
  }

  /// The frames at the end equal those of the scene without an animation clock.
  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `seed0-8 ends as its second variant`(direction: UIUserInterfaceLayoutDirection) throws {
    let scene = try #require(Scene.named("seed0-8"))
    let animated = try #require(scene.animated(direction: direction))
    animated.play(framesPerSecond: 30) { _ in }
    expectEqual(
      animated.root.layoutDiagram,
      scene.layOut("b", direction: direction).root.layoutDiagram
    )
  }
}
