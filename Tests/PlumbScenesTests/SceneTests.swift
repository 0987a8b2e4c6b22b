import Plumb
import PlumbScenes
import Testing

@Suite struct SceneTests {
  @Test func `green follows blue, and yellow once blue is gone`() throws {
    let scene = try #require(Scene.named("seed0-8"))
    let before = scene.layOut("a")
    #expect(before.view("yellow")?.frame == CGRect(x: 30, y: 100, width: 100, height: 100))
    #expect(before.view("blue")?.frame == CGRect(x: 150, y: 100, width: 100, height: 100))
    #expect(before.view("green")?.frame == CGRect(x: 270, y: 100, width: 100, height: 100))
    #expect(before.view("button")?.frame == CGRect(x: 100, y: 400, width: 200, height: 50))
    #expect(before.issues.isEmpty)
    let after = scene.layOut("b")
    #expect(after.view("blue") == nil)
    #expect(after.view("green")?.frame == CGRect(x: 150, y: 100, width: 100, height: 100))
  }
}
