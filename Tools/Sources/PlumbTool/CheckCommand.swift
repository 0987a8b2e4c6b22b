import ArgumentParser
import Foundation
import LayoutReports
import PlumbDemo

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check the screens that a package's tests lay out.",
    discussion: """
      Runs the package's tests. Each call of expectLayout is a screen: it is laid out in all \
      combinations of its matrix, and checked by all rules except those that the test allows. \
      Other failures of the tests do not matter. Ends with status 0 if nothing is found, 1 if \
      something is, 2 if the package does not build, 3 if its tests lay out no screen, and 4 if \
      their process ended early.
      """
  )

  @Argument(help: ArgumentHelp("The folder of the package.", valueName: "package"))
  var package = "."

  @Option(
    help: ArgumentHelp(
      "A regular expression for the names of the tests to run. Default: all tests.",
      valueName: "regex"
    )
  )
  var filter: String?

  @OptionGroup var reportOptions: ReportOptions

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("Further arguments of swift test, after --.", valueName: "arguments")
  )
  var arguments: [String] = []

  func validate() throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: package, isDirectory: &isFolder) else {
      throw ValidationError("The folder '\(package)' does not exist. Name the folder of a package.")
    }
    if !isFolder.boolValue {
      throw ValidationError("'\(package)' is a file. Name the folder of a package.")
    }
    if !FileManager.default.fileExists(atPath: "\(package)/Package.swift") {
      throw ValidationError(
        "'\(package)' contains no Package.swift. Name the folder of a package."
      )
    }
    if let filter, (try? NSRegularExpression(pattern: filter)) == nil {
      throw ValidationError(
        "--filter '\(filter)' is no regular expression. Put a \\ before each of ()[]{}*+?|^$.\\ that stands for itself."
      )
    }
  }

  func run() throws {
    var tests = LayoutTestRun(of: URL(fileURLWithPath: package))
    (tests.filter, tests.arguments) = (filter, arguments)
    let progress = ProgressLine.onTerminal
    let (log, ending) = try tests.run { progress?.show(String($0.prefix(78))) }
    progress?.clear()
    try finish(log, ending)
  }

  /// Prints the report and a closing line, and ends the command with its status.
  ///
  /// - Parameter say: takes the lines that stand beside the report.
  func finish(
    _ log: LayoutTestLog,
    _ ending: LayoutTestRun.Ending,
    say: (String) -> Void = StandardError.say
  ) throws {
    let report = Report(log.findings)
    for line in Self.remarks(on: log, ending, package, filter) { say(line) }
    switch ending {
    case .notBuilt: throw ExitCode(2)
    case .noScreens: throw ExitCode(3)
    case .stopped, .finished: try reportOptions.write(report)
    }
    say(
      "\(count(log.screens, "screen")), \(count(log.combinations, "combination")): "
        + "\(count(report.findings.count, "finding"))."
    )
    if ending == .stopped { throw ExitCode(4) }
    if !report.findings.isEmpty { throw ExitCode.failure }
  }

  /// What is to be said beside the report.
  static func remarks(
    on log: LayoutTestLog,
    _ ending: LayoutTestRun.Ending,
    _ package: String,
    _ filter: String?
  ) -> [String] {
    var lines = log.unreadableLines.map {
      "Line \($0) of the findings cannot be read; it is left out."
    }
    switch ending {
    case .finished: break
    case .notBuilt(let errors):
      lines += errors + ["The tests of '\(package)' could not be built."]
    case .noScreens:
      let tests =
        filter.map { "The tests that match '\($0)' lay" } ?? "The tests of '\(package)' lay"
      lines.append(
        """
        \(tests) out no screen. A screen is a call of expectLayout, of the product PlumbTesting, in a test:

          @Test func `the card fits`() {
            expectLayout(of: { CardView() })
          }
        """
      )
    case .stopped:
      lines += log.unfinished.map { "The tests ended while they laid out \($0)." }
    }
    return lines
  }
}
