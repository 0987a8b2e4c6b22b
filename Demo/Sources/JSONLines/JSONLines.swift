/// A JSON array with one element on each line, so that files can be compared line by line.
public struct JSONLines {
  private var lines: [String] = []

  public init() {}

  /// - Parameter element: JSON without line breaks.
  public mutating func add(_ element: String) { lines.append(element) }

  public var text: String { "[\n\(lines.joined(separator: ",\n"))\n]\n" }

  /// A text as a JSON string.
  public static func quoted(_ text: String) -> String {
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
