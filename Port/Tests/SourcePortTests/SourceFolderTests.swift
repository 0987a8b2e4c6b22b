import Foundation
import SourcePort
import Testing

@Suite struct SourceFolderTests {
  /// Calls `body` with an empty folder, and removes it.
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func write(_ text: String, _ folder: URL, _ path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  private func text(_ folder: URL, _ path: String) throws -> String {
    try String(decoding: Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self)
  }

  @Test func `copies have the paths of their sources, and are written only if they change`() throws
  {
    try inFolder { folder in
      try write("@objc class A {}", folder, "App/A.swift")
      try write("class B {}", folder, "App/Views/B.swift")
      try write("not Swift", folder, "App/Info.plist")
      try write("class Hidden {}", folder, "App/.build/C.swift")
      let (app, out) = (folder.appendingPathComponent("App"), folder.appendingPathComponent("Out"))
      let report = try SourceFolder(output: out).port([app])
      #expect(report.files == 2 && report.written == 2)
      #expect(try text(out, "A.swift").hasSuffix("line: 1)\n      class A {}"))
      #expect(try text(out, "Views/B.swift") == "class B {}")
      #expect(try text(app, "A.swift") == "@objc class A {}")
      let names = try FileManager.default.subpathsOfDirectory(atPath: out.path).sorted()
      #expect(names == ["A.swift", "Views", "Views/B.swift"])
      try write("@objc class B {}", folder, "App/Views/B.swift")
      #expect(try SourceFolder(output: out).port([app]).written == 1)
    }
  }

  @Test func `the list of edits alone restores the sources`() throws {
    try inFolder { folder in
      let source = "class A: UIView {\n  @IBAction func a(_ b: Any) { c(#selector(a)) }\n}\n"
      try write(source, folder, "App/A.swift")
      let out = folder.appendingPathComponent("Out")
      let list = folder.appendingPathComponent("edits.json")
      try SourceFolder(output: out).port([folder.appendingPathComponent("App")]).writeEdits(
        to: list
      )
      let edits = try JSONDecoder().decode(
        [String: [SourceEdit]].self,
        from: Data(contentsOf: list)
      )
      let ported = try Array(Data(contentsOf: out.appendingPathComponent("A.swift")))
      #expect(ported != Array(source.utf8))
      #expect(edits["A.swift"]?.undone(in: ported) == Array(source.utf8))
    }
  }

  @Test func `symbolic links are left out, and have a note`() throws {
    try inFolder { folder in
      try write("class A {}", folder, "App/A.swift")
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("App/Link.swift"),
        withDestinationURL: folder.appendingPathComponent("App/A.swift")
      )
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("App/Loop"),
        withDestinationURL: folder.appendingPathComponent("App")
      )
      let report = try SourceFolder(output: folder.appendingPathComponent("Out"))
        .port([folder.appendingPathComponent("App")])
      #expect(report.files == 1)
      #expect(
        report.notes.map(\.message) == [
          "a symbolic link. Name the file that it points to.",
          "a symbolic link. Name the folder that it points to.",
        ]
      )
    }
  }

  @Test func `an output folder around or inside of the sources is refused`() throws {
    try inFolder { folder in
      try write("class A {}", folder, "App/A.swift")
      let app = folder.appendingPathComponent("App")
      for out in [app, folder, app.appendingPathComponent("Out")] {
        #expect(throws: SourceFolder.Failure.self) { try SourceFolder(output: out).port([app]) }
      }
      #expect(throws: SourceFolder.Failure.self) {
        try SourceFolder(output: folder.appendingPathComponent("Out"))
          .port([folder.appendingPathComponent("None")])
      }
      let other = folder.appendingPathComponent("Other")
      try write("class A {}", other, "A.swift")
      #expect(throws: SourceFolder.Failure.self) {
        try SourceFolder(output: folder.appendingPathComponent("Out")).port([app, other])
      }
    }
  }
}
