import Foundation
import InterfaceBuilder
import PlumbTesting
import Testing

/// A folder with the files of an app, which is removed with the last reference.
final class AppFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(
    "AppFolder-\(UUID().uuidString)"
  )

  init(_ files: [String: String]) throws {
    for (path, text) in files {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Runs a closure in which the nibs and storyboards of the folder are found, and the classes of the tests.
  func run<Value>(
    language: String? = nil,
    _ body: () throws -> Value
  ) throws -> (result: Value, issues: [LayoutIssue]) {
    let (result, issues) = collectingIssues {
      LayoutEnvironment.current.with {
        $0.interfaceFiles = InterfaceFiles(
          [url],
          modules: ["InterfaceBuilderTests"],
          language: language
        )
      } run: {
        Result { try body() }
      }
    }
    if case .failure = result, !issues.isEmpty { Issue.record("\(issues.map(\.message))") }
    return (try result.get(), issues)
  }
}
