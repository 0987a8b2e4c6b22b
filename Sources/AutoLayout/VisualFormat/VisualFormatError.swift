/// An error in a visual format, with its position.
struct VisualFormatError: Error {
  var explanation: String
  /// The number of characters before the error.
  var position: Int
  var remedy: String

  /// Returns the issue in the wording of UIKit: the explanation, the format, and a mark below the
  /// position of the error. (Rule 9.13.)
  func issue(in format: String, at location: SourceLocation?) -> LayoutIssue {
    // The format is shown on one line, so that the mark is below the right character.
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
