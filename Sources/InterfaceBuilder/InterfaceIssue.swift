/// Something in a file that is not laid out as it is written there.
public struct InterfaceIssue: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: Hashable, Sendable {
    /// An element that nothing is known of: laid out as a plain view.
    case unknownElement
    /// An attribute that nothing is known of: nothing comes of it.
    case unknownAttribute
    /// An id that no view or guide of the same tree has: what refers to it is left out.
    case danglingReference
    /// An id that something else has already: the first one is meant.
    case duplicateID
    /// A number that is none, or out of range: the default is taken.
    case badNumber
    /// An attribute, relation or role with an unknown value: what says it is left out.
    case badValue
    /// A colour or an image that the file names and does not describe: something stands in for it.
    case missingResource
    /// What would be seen in the app, and is not in the picture.
    case notDrawn
  }

  public var kind: Kind
  /// What is wrong, and what becomes of it.
  public var message: String
  /// Where in the file, from 1.
  public var line: Int
  /// Where else it is the same, in order. (See ``grouped(_:)``.)
  public var otherLines: [Int] = []

  public init(_ kind: Kind, _ message: String, line: Int) {
    self.kind = kind
    self.message = message
    self.line = line
  }

  /// `line 12: what is wrong`
  public var description: String { "line \(line): \(text)" }

  /// The message, and in which other lines it is the same: the first few of them.
  public var text: String {
    if otherLines.isEmpty { return message }
    let shown = otherLines.prefix(5).map(String.init)
    let rest = otherLines.count - shown.count
    if rest > 0 {
      return message + " (So in the lines \(shown.joined(separator: ", ")) and \(rest) more.)"
    }
    if shown.count == 1 { return message + " (So in line \(shown[0]).)" }
    return message
      + " (So in the lines \(shown.dropLast().joined(separator: ", ")) and \(shown.last ?? "").)"
  }

  /// Each message once, in the order of the lines, with all lines where it holds.
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
