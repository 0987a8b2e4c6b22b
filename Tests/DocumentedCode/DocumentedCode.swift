import Foundation

/// Compares the code blocks of a documentation page with regions of a test file, word for word:
///
/// ```swift
/// #expect(DocumentedCode.blocks(of: "Docs/Page.md") == DocumentedCode.regions())
/// ```
///
/// So the code on a page is compiled and run.
public enum DocumentedCode {
  /// The fenced blocks of a page in a language, without their fences.
  ///
  /// - Parameter page: the path of the page, relative to the package's folder.
  public static func blocks(
    of page: String,
    in language: String = "swift",
    from file: String = #filePath
  ) throws -> [String] {
    let lines = try text(of: page, from: file).components(separatedBy: "\n")
    return parts(of: lines) {
      $0 == "```\(language)"
    } until: {
      $0 == "```"
    }
  }

  /// The regions between `// begin` and `// end` in the file, each without the indentation of its `// begin`.
  public static func regions(of file: String = #filePath) throws -> [String] {
    let lines = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
    return parts(of: lines) {
      $0.trimmingCharacters(in: .whitespaces) == "// begin"
    } until: {
      $0.trimmingCharacters(in: .whitespaces) == "// end"
    }
  }

  /// The text of a file of the package.
  public static func text(of path: String, from file: String = #filePath) throws -> String {
    // Test files are in subfolders of the package's folder `Tests`.
    let folder = URL(fileURLWithPath: file).pathComponents.prefix { $0 != "Tests" }
    let package = NSString.path(withComponents: Array(folder))
    return try String(contentsOfFile: "\(package)/\(path)", encoding: .utf8)
  }

  private static func parts(
    of lines: [String],
    from isBegin: (String) -> Bool,
    until isEnd: (String) -> Bool
  ) -> [String] {
    var parts: [String] = []
    var rest = lines[...]
    while let begin = rest.firstIndex(where: isBegin) {
      let margin = rest[begin].prefix { $0 == " " }
      let body = rest[(begin + 1)...]
      let end = body.firstIndex(where: isEnd) ?? body.endIndex
      parts.append(
        body[..<end].map { $0.hasPrefix(margin) ? String($0.dropFirst(margin.count)) : $0 }
          .joined(separator: "\n")
      )
      rest = body[end...].dropFirst()
    }
    return parts
  }
}
