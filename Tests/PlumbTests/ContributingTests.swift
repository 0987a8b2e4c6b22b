import Expectations
import Foundation
import Testing

/// CONTRIBUTING's tables against the project.
@Suite struct ContributingTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The first cells of the tables below a heading, without their quotes.
  private func cells(below heading: String) throws -> [String] {
    let page = try String(
      contentsOf: root.appendingPathComponent("CONTRIBUTING.md"),
      encoding: .utf8
    )
    let section = try #require(
      page.components(separatedBy: "\n## ").first { $0.hasPrefix(heading) }
    )
    return section.components(separatedBy: "\n").filter { $0.hasPrefix("| `") }
      .flatMap { $0.components(separatedBy: " | ")[0].components(separatedBy: ", ") }
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "|` ")) }
  }

  /// The folders in a folder, as paths from the project's folder.
  private func folders(in path: String) throws -> [String] {
    let folder = root.appendingPathComponent(path)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { name in
      var isFolder: ObjCBool = false
      let path = folder.appendingPathComponent(name).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue
    }
    .map { "\(path)/\($0)" }
  }

  @Test func `the table of folders has every folder of the sources, and no other`() throws {
    let listed = try cells(below: "Where things live")
    for path in listed {
      expectTrue(
        FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path),
        "\(path)"
      )
    }
    // The solver and the runtime are listed by their folders.
    let large = ["Sources/AutoLayout", "Sources/Cassowary"]
    let sources = try folders(in: "Sources").filter { !large.contains($0) }
    let missing = try Set(sources + large.flatMap(folders)).subtracting(listed)
    expectEqual(missing.sorted(), [])
  }

  @Test func `the table of long tests has every suite that scales its tests, and no other`() throws
  {
    let files = try #require(FileManager.default.enumerator(atPath: root.path + "/Tests"))
    let scaled = try files.compactMap { $0 as? String }.filter { path in
      guard path.hasSuffix("Tests.swift") else { return false }
      let text = try String(contentsOfFile: "\(root.path)/Tests/\(path)", encoding: .utf8)
      return text.split(separator: "\n").contains("import TestLength")
    }
    .map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
    let listed = try cells(below: "Tests that run in full only in make test-long")
    expectEqual(Set(listed).sorted(), scaled.sorted())
  }
}
