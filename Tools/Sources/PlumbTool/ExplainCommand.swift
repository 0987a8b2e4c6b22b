import ArgumentParser
import ConflictLogs
import Foundation
import JSONLines
import PlumbFiles

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain the conflicts of constraints in a log of Xcode's.",
    discussion: """
      Reads what UIKit or AppKit print when constraints cannot be satisfied, finds the \
      constraints that contradict each other, and says in one sentence why, and what to change. \
      Ends with status 0 if a conflict was explained, and with 1 if the logs contain none.
      """
  )

  @Argument(
    help: ArgumentHelp("Log files; - or none for the standard input.", valueName: "file")
  )
  var files: [String] = []

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Write a picture of the first conflict, as SVG.", valueName: "file")
  )
  var output: String?

  @Flag(help: "Print JSON: an array with an object for each conflict.")
  var json = false

  func run() throws {
    var explanations: [(file: String, explanation: LogExplanation)] = []
    var hasUnreadable = false
    for path in files.isEmpty ? ["-"] : files {
      guard let text = Self.text(of: path) else {
        FileHandle.standardError.write(Data("\(path): The file cannot be read.\n".utf8))
        hasUnreadable = true
        continue
      }
      explanations += ConflictLog(text).conflicts.map { (path, $0.explained()) }
    }
    if json {
      var lines = JSONLines()
      for (file, explanation) in explanations {
        lines.add("{\"file\": \(JSONLines.quoted(file)), \(explanation.json.dropFirst())")
      }
      print(lines.text, terminator: "")
    } else if !explanations.isEmpty {
      let texts = explanations.map { file, explanation in
        files.count > 1 ? "\(file): \(explanation)" : "\(explanation)"
      }
      print(texts.joined(separator: "\n\n"))
    } else if !hasUnreadable {
      print("There is no conflict of constraints in the log.")
    }
    if let output, let picture = explanations.lazy.compactMap(\.explanation.picture).first {
      try FileError.write(picture, to: URL(fileURLWithPath: output))
    }
    let isExplained = explanations.contains { $0.explanation.sentence != nil }
    if hasUnreadable || !isExplained { throw ExitCode(1) }
  }

  private static func text(of path: String) -> String? {
    let data =
      path == "-"
      ? FileHandle.standardInput.readDataToEndOfFile()
      : try? Data(contentsOf: URL(fileURLWithPath: path))
    // Logs that were cut may end within a character.
    return data.map { String(decoding: $0, as: UTF8.self) }
  }
}
