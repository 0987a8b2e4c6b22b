import Foundation

/// Extracts parts of Swift source code for the gallery page.
enum SwiftSource {
  /// The code of a scene: the statement that begins on a line, without its indentation. If the file contains no other scene, the code
  /// after the statement's extension is included.
  ///
  /// nil if the file or the line does not exist.
  static func scene(in file: String, at line: Int) -> String? {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    return scene(of: text, at: line)
  }

  static func scene(of text: String, at line: Int) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return nil }
    let rest = text[lines[line - 1].startIndex...]
    guard let statement = firstStatement(of: String(rest)) else { return nil }
    let code = withoutIndentation(statement)
    guard text.components(separatedBy: "= Scene(").count == 2,
      let end = rest.dropFirst(statement.count).range(of: "\n}\n")
    else { return code }
    let belonging = rest[end.upperBound...].trimmingCharacters(in: .whitespacesAndNewlines)
    return belonging.isEmpty ? code : "\(code)\n\n\(belonging)"
  }

  /// The code up to the `}` of the first braces outside of parentheses, including labelled closures after it. If the first parentheses
  /// are followed by other code than braces, the code up to their `)`.
  private static func firstStatement(of text: String) -> Substring? {
    guard let statement = statementWithOneClosure(of: text) else { return nil }
    let rest = text[statement.endIndex...]
    guard statement.last == "}", let label = rest.prefixMatch(of: /\ [a-z]\w*:\ (?={)/),
      let closure = statementWithOneClosure(of: String(rest[label.range.upperBound...]))
    else { return statement }
    let length = rest[label.range].count + closure.count
    return text[..<rest.index(rest.startIndex, offsetBy: length)]
  }

  private static func statementWithOneClosure(of text: String) -> Substring? {
    var depth = 0
    var closed: Substring.Index?
    for token in SwiftLexer(text) {
      if let closed, depth == 0, token.text.contains(where: { !$0.isWhitespace && $0 != "{" }) {
        return text[..<closed]
      }
      guard token.kind == .plain, let character = token.text.first else { continue }
      switch character {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth < 0 { return nil }
        if depth > 0 { continue }
        if character == "}" { return text[..<token.text.endIndex] }
        closed = token.text.endIndex
      default: continue
      }
    }
    return closed.map { text[..<$0] }
  }

  private static func withoutIndentation(_ text: Substring) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let indentation =
      lines.filter { line in line.contains { $0 != " " } }
      .map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { $0.dropFirst(indentation) }.joined(separator: "\n")
  }
}
