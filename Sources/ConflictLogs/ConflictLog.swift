import Foundation

/// The conflicts of constraints in a log of UIKit or AppKit, as Xcode's console shows it.
///
/// The log may contain other output, may be quoted or indented, and may begin or end in the middle of a
/// conflict.
public struct ConflictLog {
  /// The conflicts in the order of the log; a conflict that is printed again is counted.
  public private(set) var conflicts: [LoggedConflict] = []

  /// Reads a log.
  public init(_ text: String) {
    var current: LoggedConflict?
    var isAfterBreaking = false
    func finish() {
      guard let conflict = current else { return }
      current = nil
      if conflict.isEmpty { return }
      if let index = conflicts.firstIndex(where: { $0.isSame(as: conflict) }) {
        conflicts[index].count += 1
      } else {
        conflicts.append(conflict)
      }
    }
    // A carriage return and a line feed are one character.
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, whole) in lines.enumerated() {
      let line = Self.unquoted(whole)
      if line.contains("nable to simultaneously satisfy constraints")
        || line.contains("Conflicting constraints detected")
      {
        finish()
        current = LoggedConflict(line: index + 1)
        isAfterBreaking = false
      }
      let isBreaking = line.contains("attempt to recover by breaking")
      if isBreaking { isAfterBreaking = true }
      for part in Self.constraints(in: line) {
        if current == nil { current = LoggedConflict(line: index + 1) }
        if let constraint = ConstraintReader.read(part) {
          if isAfterBreaking {
            current?.broken = constraint
          } else {
            current?.constraints.append(constraint)
          }
        } else if !isAfterBreaking {
          current?.unread.append(part)
        }
      }
      if line.contains("<private>"), current != nil, !isAfterBreaking { current?.privateCount += 1 }
      if isAfterBreaking && current?.broken != nil { finish() }
    }
    finish()
  }

  /// The line without signs of quotation and indentation.
  private static func unquoted(_ line: Substring) -> String {
    line.drop { " \t>".contains($0) }.replacingOccurrences(of: "&lt;", with: "<")
      .replacingOccurrences(of: "&gt;", with: ">")
      .replacingOccurrences(of: "\\\"", with: "\"")
  }

  /// Returns the descriptions of constraints in a line, which begin with the class and address of a
  /// constraint and end with the last bracket before the next one.
  private static func constraints(in line: String) -> [String] {
    var starts: [String.Index] = []
    var place = line.startIndex
    while let open = line[place...].firstIndex(of: "<") {
      place = line.index(after: open)
      let name = line[place...].prefix { $0.isLetter || $0.isNumber || "_.$".contains($0) }
      if name.hasSuffix("Constraint"), line[name.endIndex...].hasPrefix(":0x") {
        starts.append(open)
      }
    }
    return starts.enumerated().compactMap { index, start in
      let end = index + 1 < starts.count ? starts[index + 1] : line.endIndex
      guard let close = line[start..<end].lastIndex(of: ">") else {
        return String(line[start..<end])
      }
      return String(line[start...close])
    }
  }
}

/// A conflict as a log lists it.
public struct LoggedConflict {
  /// The line of the log in which it begins, from 1.
  public var line: Int
  /// How often the log contains it.
  public var count = 1
  var constraints: [LoggedConstraint] = []
  /// The constraint that was broken; nil if the log does not tell it.
  var broken: LoggedConstraint?
  /// Descriptions that are cut off.
  var unread: [String] = []
  /// How many constraints the log hides as `<private>`.
  var privateCount = 0

  init(line: Int) { self.line = line }

  var isEmpty: Bool {
    constraints.isEmpty && broken == nil && unread.isEmpty && privateCount == 0
  }

  func isSame(as other: LoggedConflict) -> Bool {
    func addresses(_ conflict: LoggedConflict) -> Set<String> {
      Set(conflict.constraints.map(\.address))
    }
    return addresses(self) == addresses(other) && broken?.address == other.broken?.address
      && unread == other.unread && privateCount == other.privateCount
  }
}
