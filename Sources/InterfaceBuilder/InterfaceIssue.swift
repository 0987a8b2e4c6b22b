/// A part of a file that is not laid out or drawn as written.
public struct InterfaceIssue: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of issues.
  public enum Kind: Hashable, Sendable {
    /// An unknown element. In place of a view it is laid out as a plain view, elsewhere it is ignored.
    case unknownElement
    /// An unknown attribute, which is ignored.
    case unknownAttribute
    /// An id that no view or guide of the same hierarchy has. The reference is ignored.
    case danglingReference
    /// An id that an earlier element has. References mean the first element.
    case duplicateID
    /// An invalid number or one out of range. The default is used.
    case badNumber
    /// An unknown value of an attribute, relation or role. The default is used, or the element is ignored.
    case badValue
    /// A colour or an image that the file names but does not describe. A placeholder is used.
    case missingResource
    /// Visible content that is not drawn.
    case notDrawn
  }

  /// The kind of the issue.
  public var kind: Kind
  /// The problem and its consequence.
  public var message: String
  /// The line in the file, from 1.
  public var line: Int
  /// Further lines with the same message, in order; see ``grouped(_:)``.
  public var otherLines: [Int] = []

  /// Creates an issue for a line.
  public init(_ kind: Kind, _ message: String, line: Int) {
    self.kind = kind
    self.message = message
    self.line = line
  }

  /// The line and the text: `line 12: A cell has no content view; its subviews are ignored.`
  public var description: String { "line \(line): \(text)" }

  /// The message with the first five other lines in which it applies.
  public var text: String {
    if otherLines.isEmpty { return message }
    let shown = otherLines.prefix(5).map(String.init)
    let rest = otherLines.count - shown.count
    if rest > 0 {
      return message + " (Also in lines \(shown.joined(separator: ", ")) and \(rest) more.)"
    }
    if shown.count == 1 { return message + " (Also in line \(shown[0]).)" }
    return message
      + " (Also in lines \(shown.dropLast().joined(separator: ", ")) and \(shown.last ?? "").)"
  }

  /// Combines issues with the same message into one with all lines, in the order of the lines.
  public static func grouped(_ issues: some Sequence<InterfaceIssue>) -> [InterfaceIssue] {
    var lines: [String: Set<Int>] = [:]
    var firsts: [String: InterfaceIssue] = [:]
    for issue in issues {
      lines[issue.message, default: []].formUnion([issue.line] + issue.otherLines)
      if firsts[issue.message] == nil { firsts[issue.message] = issue }
    }
    return firsts.values.map { issue in
      var issue = issue
      let all = (lines[issue.message] ?? []).sorted()
      issue.line = all[0]
      issue.otherLines = Array(all.dropFirst())
      return issue
    }.sorted { ($0.line, $0.message) < ($1.line, $1.message) }
  }
}
