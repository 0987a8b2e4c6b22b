/// The place of a call in the source of a test, at which its failures are recorded.
nonisolated struct CallSite: Sendable {
  var fileID: StaticString
  /// A static string, since XCTest takes no other.
  var filePath: StaticString
  var line: UInt
  var column: UInt
  /// The name of the function that contains the call; empty where it does not matter.
  var function = ""
}

nonisolated extension CallSite {
  /// The name of the file without its extension: `CardTests`.
  var fileName: String {
    let name = "\(filePath)".split(separator: "/").last ?? "Tests"
    return String(name.prefix { $0 != "." })
  }

  /// The function as part of a file name: letters and digits, with hyphens between the words.
  var testName: String { Self.fileNamePart(String(function.prefix { $0 != "(" })) }

  /// Whether the function has parameters, as a test with arguments has.
  var functionHasParameters: Bool { function.contains("(") && !function.hasSuffix("()") }

  static func fileNamePart(_ text: String) -> String {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return String(words.joined(separator: "-").prefix(100))
  }
}

nonisolated extension CallSite {
  init(
    _ fileID: StaticString,
    _ filePath: StaticString,
    _ line: UInt,
    _ column: UInt,
    _ function: String = ""
  ) {
    self.init(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  }
}
