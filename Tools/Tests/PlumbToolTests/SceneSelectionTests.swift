import PlumbScenes
import Testing

@testable import PlumbDemo

@Suite struct SceneSelectionTests {
  @Test func `no id means every scene`() throws {
    #expect(try Scene.selected(by: []).map(\.id) == Scene.gallery.map(\.id))
    #expect(try Scene.selected(by: ["seed0-8"]).map(\.id) == ["seed0-8"])
  }

  @Test func `the error for an unknown id names similar ids`() throws {
    let error = #expect(throws: DemoError.self) { try Scene.selected(by: ["sed0-8"]) }
    guard case .unknownScene("sed0-8", let nearMisses) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(nearMisses.first == "seed0-8")
    #expect(nearMisses.count <= 3)
  }

  @Test func `errors are sentences`() {
    #expect(
      "\(DemoError.unknownScene("x", nearMisses: []))" == """
        There is no scene 'x'. Run 'plumb demo' without --scene to see all of them.
        """
    )
    #expect(
      "\(DemoError.unknownScene("sed", nearMisses: ["seed0-1", "seed0-2", "seed0-3"]))" == """
        There is no scene 'sed'. Did you mean 'seed0-1', 'seed0-2' or 'seed0-3'?
        """
    )
    #expect(
      "\(DemoError.outputIsFile("notes.txt"))" == """
        'notes.txt' is a file. Name a folder with --output.
        """
    )
    #expect(
      "\(DemoError.cannotWrite("gallery", reason: "permission denied"))" == """
        Cannot write 'gallery': permission denied. Name another folder with --output.
        """
    )
  }
}
