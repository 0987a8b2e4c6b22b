import Foundation

/// The statements of Docs/UIKitCoverage.md about names.
struct CoveragePage {
  enum Status: String {
    case there
    case differs
    case noEffect = "no effect"
    case ours
    case not
  }

  /// The status of each name: `UIView.addSubview(_:)`. The name of a type comes from its section.
  private(set) var statuses: [String: Status] = [:]
  /// The members that a subclass cannot override: `UIView.leadingAnchor`.
  private(set) var fixedMembers: Set<String> = []
  private(set) var finalClasses: Set<String> = []
  /// Lines that cannot be parsed, and names that occur twice.
  private(set) var mistakes: [String] = []

  static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Docs/UIKitCoverage.md").standardizedFileURL

  init() throws {
    var (section, type) = ("", "")
    for line in try String(contentsOf: Self.file, encoding: .utf8).components(separatedBy: "\n") {
      if line.hasPrefix("## ") {
        (section, type) = (String(line.dropFirst(3)), "")
      } else if line.hasPrefix("### ") {
        type = String(line.dropFirst(4))
        note(type, .there)
      } else if line.hasPrefix("These classes have no subclasses:") {
        finalClasses = Set(Self.names(in: line))
      } else if line.hasPrefix("| "), !line.hasPrefix("| members |"), !line.hasPrefix("| type |") {
        let cells = line.components(separatedBy: " | ")
        if section == "What cannot be overridden", cells.count == 2 {
          for name in Self.names(in: cells[1]) {
            fixedMembers.insert("\(cells[0].dropFirst(2)).\(name)")
          }
        } else if !type.isEmpty {
          take(line, cells, of: type)
        }
      }
    }
  }

  private mutating func take(_ line: String, _ cells: [String], of type: String) {
    let last = (cells.last ?? "").replacingOccurrences(of: " |", with: "")
    let word = last.components(separatedBy: ":").first ?? ""
    guard let status = Status(rawValue: word), cells.count <= 2 else {
      mistakes.append(line)
      return
    }
    var inner = ""
    for name in cells.count == 2 ? Self.names(in: cells[0]) : [] {
      if name.hasPrefix(".") {
        note("\(type).\(inner)\(name)", status)
      } else {
        inner = name
        note("\(type).\(name)", status)
      }
    }
  }

  private mutating func note(_ name: String, _ status: Status) {
    if statuses.updateValue(status, forKey: name) != nil { mistakes.append("\(name) twice") }
  }

  /// The texts between backticks.
  private static func names(in text: String) -> [String] {
    text.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }
}
