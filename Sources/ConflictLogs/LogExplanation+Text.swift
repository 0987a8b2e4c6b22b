import Foundation

extension LogExplanation: CustomStringConvertible {
  /// The explanation for readers: the sentence, the conflicting constraints as the log describes them,
  /// the change, and what was skipped.
  public var description: String {
    let times = count == 1 ? "" : ", printed \(count) times"
    var lines = [
      "Line \(line)\(times): \(sentence ?? Self.withoutSentence(hasGaps: !skipped.isEmpty))"
    ]
    lines += members.map { "  \($0)" }
    if !members.isEmpty && !others.isEmpty {
      let isOne = others.count == 1
      lines.append(
        "\(others.count) more constraint\(isOne ? "" : "s") of the log take\(isOne ? "s" : "") no part "
          + "in the conflict."
      )
    }
    if let broken { lines.append("Broken: \(broken)") }
    if let remedy { lines.append("Change: \(remedy)") }
    lines += skipped.map { "Skipped: \($0)" }
    return lines.joined(separator: "\n")
  }

  private static func withoutSentence(hasGaps: Bool) -> String {
    "The constraints that can be read do not contradict each other"
      + (hasGaps ? "; others were skipped." : ": the log does not contain all of the conflict.")
  }

  /// The explanation as a JSON object in one line.
  public var json: String {
    func quoted(_ text: String?) -> String {
      guard let text else { return "null" }
      var result = "\""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"", "\\": result += "\\\(scalar)"
        case "\u{0}"..<" ": result += "\\u" + String(scalar.value + 0x10000, radix: 16).dropFirst()
        default: result.unicodeScalars.append(scalar)
        }
      }
      return result + "\""
    }
    func list(_ texts: [String]) -> String { "[\(texts.map(quoted).joined(separator: ", "))]" }
    return "{\"line\": \(line), \"count\": \(count), \"sentence\": \(quoted(sentence)), "
      + "\"members\": \(list(members)), \"others\": \(list(others)), "
      + "\"broken\": \(quoted(broken)), \"remedy\": \(quoted(remedy)), "
      + "\"skipped\": \(list(skipped))}"
  }
}
