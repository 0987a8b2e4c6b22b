/// A JSON array with one element on each line, so that files can be compared line by line.
package struct JSONLines {
  private var lines: [String] = []

  package init() {}

  /// - Parameter element: JSON without line breaks.
  package mutating func add(_ element: String) { lines.append(element) }

  package var text: String { "[\n\(lines.joined(separator: ",\n"))\n]\n" }

  /// A text as a JSON string.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\u{0}"..<" ":
        result += "\\u" + String(scalar.value + 0x10000, radix: 16).dropFirst()
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
