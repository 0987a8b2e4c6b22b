import Foundation

/// The file to which `plumb check` has `expectLayout` write what it lays out and finds, one JSON object in each line.
///
/// Several processes and threads may append to it at the same time: each line is one write at the end of the file.
nonisolated struct FindingsFile: Sendable {
  var path: String

  /// The file that the environment variable `PLUMB_FINDINGS` names; nil without it.
  static var current: FindingsFile? {
    let path = ProcessInfo.processInfo.environment["PLUMB_FINDINGS"] ?? ""
    return path.isEmpty ? nil : FindingsFile(path: path)
  }

  /// A line of the file.
  nonisolated struct Line: Encodable {
    nonisolated enum Kind: String, Encodable {
      /// A layout that is about to be made. If the process ends in it, this is the last line about the screen.
      case begins
      /// A screen whose layouts were all checked.
      case screen
      /// A defect of a screen.
      case defect
    }

    var kind: Kind
    /// The class of the view or controller.
    var screen: String
    /// An id of the call, which distinguishes calls at the same time.
    var run: String
    /// The file of the call; for a defect that of its constraint or expectation, if it is known.
    var file: String
    /// The line in the file, from 1.
    var line: UInt
    /// How many combinations were checked.
    var count: Int?
    /// The combinations in words.
    var combinations: String?
    /// The id of the rule: one of `LayoutLint`, or `conflict`, `issue` or `expectation`.
    var rule: String?
    /// `error` if the test fails because of the defect, otherwise `warning`.
    var level: String?
    /// The defect in one sentence.
    var message: String?
    /// A change that removes it; empty if none is known.
    var remedy: String?
    /// The path of a picture.
    var picture: String?
  }

  /// Appends a line. If the file cannot be written, standard error says so.
  func append(_ line: Line) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let text = try? encoder.encode(line), write(text + Data("\n".utf8)) else {
      FileHandle.standardError.write(
        Data("\(path) cannot be written: set PLUMB_FINDINGS to a file that can be.\n".utf8)
      )
      return
    }
  }

  private func write(_ data: Data) -> Bool {
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT, 0o644)
    if file < 0 { return false }
    defer { close(file) }
    return data.withUnsafeBytes { bytes in
      Foundation.write(file, bytes.baseAddress, bytes.count) == bytes.count
    }
  }
}
