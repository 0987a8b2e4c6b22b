public import ArgumentParser
import Foundation
public import LayoutReports
import PlumbFiles

/// The options that say how findings are printed, and where.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "text, json, sarif (for code scanning) or github (annotations of a workflow).",
      valueName: "format"
    )
  )
  var format = Report.Format.text

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file for the report. Default: the standard output.", valueName: "file")
  )
  var output: String?

  /// Prints or writes a report, also one without findings: a log of code scanning without results closes its former alerts.
  func write(_ report: Report) throws {
    let text = report.text(as: format)
    // Not by print, which would let what is said on standard error overtake the report.
    guard let output else { return FileHandle.standardOutput.write(Data(text.utf8)) }
    try FileError.write(text, to: URL(fileURLWithPath: output))
  }
}

extension Report.Format: ExpressibleByArgument {}

extension Report {
  /// A report of findings with paths relative to the current folder.
  init(_ findings: [Finding]) {
    self.init(
      findings,
      relativeTo: URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    )
  }
}

/// A number of things in words: `1 file`, `2 files`, `no files`.
func count(_ number: Int, _ thing: String) -> String {
  number == 1 ? "1 \(thing)" : "\(number == 0 ? "no" : "\(number)") \(thing)s"
}
