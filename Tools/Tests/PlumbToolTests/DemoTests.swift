import Foundation
import JSONLines
import PlumbScenes
import Testing

@testable import PlumbDemo

@Suite struct DemoTests {
  private func pictures(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("svg").path
    )
  }

  private struct Case: Decodable {
    struct View: Decodable {
      var name: String
      var `class`: String
      var frame: [Double]
    }

    var scene: String
    var variant: String
    var size: [Double]
    var direction: String
    var views: [View]
  }

  @Test func `the frames file is JSON with one case on each line`() throws {
    try withFolder { folder in
      try Demo(scenes: Scene.selected(by: ["seed0-8"]), output: folder).run()
      let data = try Data(contentsOf: folder.appendingPathComponent("frames.json"))
      let cases = try JSONDecoder().decode([Case].self, from: data)
      #expect(cases.map(\.variant) == ["a", "a", "a", "a", "b", "b", "b", "b"])
      #expect(cases.map(\.size).prefix(4) == [[390, 844], [390, 844], [844, 390], [844, 390]])
      #expect(cases.map(\.direction).prefix(4) == ["ltr", "rtl", "ltr", "rtl"])
      #expect(cases[0].views.map(\.name) == ["yellow", "blue", "green", "button"])
      #expect(cases[0].views[1].frame == [150, 100, 100, 100])
      #expect(cases[0].views[3].class == "UIButton")

      let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
      #expect(lines.count == 10)
      #expect(
        lines[5] == """
          {"scene": "seed0-8", "variant": "b", "size": [390, 844], "direction": "ltr", \
          "views": [{"name": "yellow", "class": "UIView", "frame": [30, 100, 100, 100]}, \
          {"name": "green", "class": "UIView", "frame": [150, 100, 100, 100]}, \
          {"name": "button", "class": "UIButton", "frame": [100, 400, 200, 50]}]},
          """
      )
    }
  }

  @Test func `the gallery has a picture of every case and mentions every scene`() throws {
    try withFolder { folder in
      let output = folder.appendingPathComponent("made/on/the/way")
      var steps: [String] = []
      let summary = try Demo(scenes: Scene.gallery, output: output).run { steps.append($0) }
      let cases = Scene.gallery.map(\.variants.count).reduce(0, +)
      #expect(summary.pictures == 4 * cases)
      #expect(steps.count == Scene.gallery.count)
      let page = try String(
        contentsOf: output.appendingPathComponent("index.html"),
        encoding: .utf8
      )
      for scene in Scene.gallery {
        #expect(page.contains("<section id=\"\(scene.id)\">"))
        #expect(page.contains(HTML.escaped(scene.caption)))
      }
      #expect(!page.contains("src=\"http"))
      let pictures = try pictures(in: output)
      let films = Scene.gallery.filter(\.isAnimated)
      #expect(films.count == 5 && pictures.count == 5 * cases + 4 * films.count)
      #expect(pictures.contains("seed0-8-a-landscape-rtl.svg"))
      #expect(pictures.contains("seed0-8-b-portrait-ltr-overlay.svg"))
      #expect(pictures.contains("seed0-8-animated-landscape-rtl.svg"))
      #expect(page.contains("src=\"svg/seed0-8-animated-portrait-ltr.svg\""))
    }
  }

  @Test func `overlays are drawn for every setting on request`() throws {
    try withFolder { folder in
      let scenes = try Scene.selected(by: ["seed0-8"])
      try Demo(scenes: scenes, output: folder, overlays: .everywhere).run()
      #expect(try pictures(in: folder).count == 20)
    }
  }

  @Test func `the film of seed0-8 begins with blue, and moves green`() throws {
    try withFolder { folder in
      try Demo(scenes: Scene.selected(by: ["seed0-8"]), output: folder).run()
      let film = try String(
        contentsOf: folder.appendingPathComponent("svg/seed0-8-animated-portrait-ltr.svg"),
        encoding: .utf8
      )
      #expect(film.contains(##"<rect x="150" y="100" width="100" height="100" fill="#007aff"/>"##))
      #expect(film.contains("keyTimes=\"0;0.33333\" values=\"inline;none\""))
      #expect(film.contains("values=\"270;270;"))
      #expect(film.contains(";150;150\""))
      #expect(film.components(separatedBy: "<animate ").count == 4)
    }
  }

  @Test func `frames are numbered, from the scene before its animation to the end`() throws {
    try withFolder { folder in
      let scene = try #require(Scene.named("seed0-8"))
      let output = folder.appendingPathComponent("made/here")
      let (count, seconds) = try FrameSequence(of: scene, output: output, framesPerSecond: 4)
        .write()
      #expect(count == 4 && seconds == 0.5)
      let names = try FileManager.default.contentsOfDirectory(atPath: output.path).sorted()
      #expect(names == (0..<4).map { "frame-000\($0).svg" })
      let green = try names.map { name in
        let url = output.appendingPathComponent(name)
        let line =
          try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
          .first { $0.contains("#34c759") } ?? ""
        return line.trimmingCharacters(in: .whitespaces).prefix { $0 != "y" }
      }
      #expect(green.map { $0.filter(\.isNumber) } == ["270", "270", "210", "150"])
    }
  }

  @Test func `a scene without an animation has no frames`() throws {
    try withFolder { folder in
      let error = DemoError.stillScene(
        "feed",
        animated: ["seed0-8", "form", "adaptive", "player", "layer-animations"]
      )
      #expect(throws: error) {
        try FrameSequence(of: #require(Scene.named("feed")), output: folder).write()
      }
      #expect(
        error.description
          == "The scene 'feed' is not animated. The animated scenes are 'seed0-8', 'form', 'adaptive', 'player' "
          + "and 'layer-animations'."
      )
    }
  }

  @Test func `two runs write the same bytes`() async throws {
    try await withFolder { folder in
      let (one, two) = (folder.appendingPathComponent("1"), folder.appendingPathComponent("2"))
      // At the same time, since each takes seconds.
      @Sendable func draw(into folder: URL) async throws {
        try Demo(scenes: Scene.gallery, output: folder).run()
      }
      async let first: Void = draw(into: one)
      async let second: Void = draw(into: two)
      _ = try await (first, second)
      for name in try FileManager.default.subpathsOfDirectory(atPath: one.path)
      where name.contains(".") {
        let first = try Data(contentsOf: one.appendingPathComponent(name))
        let second = try Data(contentsOf: two.appendingPathComponent(name))
        #expect(first == second, "\(name)")
      }
    }
  }

  @Test func `a file as the output folder is reported`() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("gallery")
      try Data().write(to: file)
      #expect(throws: DemoError.outputIsFile(file.relativePath)) {
        try Demo(scenes: [], output: file).run()
      }
      let inside = file.appendingPathComponent("inside")
      #expect(throws: DemoError.cannotWrite(inside.relativePath, reason: "not a directory")) {
        try Demo(scenes: [], output: inside).run()
      }
    }
  }

  @Test func `a folder with the name of an output file is reported`() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("frames.json").path
      try FileManager.default.createDirectory(
        atPath: path,
        withIntermediateDirectories: true
      )
      #expect(throws: DemoError.cannotWrite(path, reason: "is a directory")) {
        try Demo(scenes: [], output: folder).run()
      }
    }
  }

  @Test(arguments: [
    (0, "0"), (5210, "5,210"), (999, "999"), (1_234_567, "1,234,567"), (-123, "-123"),
  ])
  func `large numbers are grouped`(number: Int, text: String) {
    #expect(DemoSummary.grouped(number) == text)
  }

  @Test func `the summary is one sentence`() {
    var summary = DemoSummary(scenes: 24, settings: 4)
    summary.pictures = 96
    summary.views = 5210
    summary.constraints = 20480
    summary.time = .milliseconds(418)
    #expect(
      summary.description == """
        Laid out 24 scenes in 4 settings: 96 pictures, 5,210 views, 20,480 constraints in 0.41 s.
        """
    )
  }

  @Test(arguments: [
    (0.1 + 0.2, "0.30000000000000004"), (-0.0, "0"), (390, "390"), (1e20, "1e+20"),
    (.infinity, "null"),
  ])
  func `numbers have their shortest exact text`(number: CGFloat, text: String) {
    #expect(FramesFile.number(number) == text)
  }

  @Test func `names are quoted`() {
    #expect(JSONLines.quoted("a\"\\\n\u{1F}é") == #""a\"\\\u000a\u001fé""#)
  }
}
