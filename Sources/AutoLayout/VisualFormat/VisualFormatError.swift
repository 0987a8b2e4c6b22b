/// What is wrong with a visual format, and where.
struct VisualFormatError: Error {
  var explanation: String
  /// How many characters are before the place that it is about.
  var position: Int
  var remedy: String

  /// As UIKit words it: the explanation, the format, and a mark below the place. (Rule 9.13.)
  func issue(in format: String, at location: SourceLocation?) -> LayoutIssue {
    // On one line, so that the mark stands where it belongs.
    let line = format.map { $0.isNewline || $0 == "\t" ? " " : $0 }
    let mark = String(repeating: " ", count: position) + "^"
    return LayoutIssue(
      .malformedFormat,
      "Unable to parse constraint format: \n\(explanation)\n\(String(line))\n\(mark)\n",
      remedy: remedy,
      location: location,
      exceptionName: "NSInvalidArgumentException"
    )
  }
}
