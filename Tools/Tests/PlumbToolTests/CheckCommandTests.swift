import ArgumentParser
import Foundation
import Testing

@testable import LayoutReports
@testable import PlumbTool

@Suite struct CheckCommandTests {
  /// Runs the tests of a package with a script in place of `swift`.
  ///
  /// - Returns: what the command says beside its report, the report, and its status. The folder of the package is called Cards.
  private func check(
    _ script: String,
    filter: String? = nil,
    _ arguments: [String] = []
  ) throws -> (remarks: [String], report: String, status: Int32) {
    var result: ([String], String, Int32) = ([], "", 0)
    try withFolder { folder in
      try Data().write(to: folder.appendingPathComponent("Package.swift"))
      let swift = folder.appendingPathComponent("swift")
      try Data("#!/bin/sh\n\(script)\n".utf8).write(to: swift)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
      let output = folder.appendingPathComponent("report")
      let options = filter.map { ["--filter", $0] } ?? []
      let command = try CheckCommand.parse([folder.path, "-o", output.path] + options)
      var run = LayoutTestRun(of: folder)
      (run.swift, run.filter, run.arguments) = (swift.path, filter, arguments)
      let (log, ending) = try run.run { _ in }
      do {
        try command.finish(log, ending) {
          result.0.append($0.replacingOccurrences(of: folder.path, with: "Cards"))
        }
      } catch let code as ExitCode {
        result.2 = code.rawValue
      }
      result.1 = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
    }
    return result
  }

  private let begins =
    #"echo '{"combinations":"on iPhone SE","file":"/app/CardTests.swift","kind":"begins","line":7,"run":"A","screen":"Card"}' >> $PLUMB_FINDINGS"#
  private let defect =
    #"echo '{"combinations":"on iPhone SE","file":"/app/Card.swift","kind":"defect","level":"error","line":21,"message":"M.","remedy":"R.","rule":"clipped-text","run":"A","screen":"Card"}' >> $PLUMB_FINDINGS"#
  private let screen =
    #"echo '{"count":6,"file":"/app/CardTests.swift","kind":"screen","line":7,"run":"A","screen":"Card"}' >> $PLUMB_FINDINGS"#

  @Test func `findings are status 1, whatever the tests say`() throws {
    let report = """
      /app/Card.swift:21: M. R. [clipped-text]
        This happens in `Card` on iPhone SE.

      """
    let end = ["1 screen, 6 combinations: 1 finding."]
    #expect(try check("\(begins)\n\(defect)\n\(screen)") == (end, report, 1))
    #expect(try check("\(begins)\n\(defect)\n\(screen)\nexit 1") == (end, report, 1))
    let nothing = ["1 screen, 6 combinations: no findings."]
    #expect(try check("\(begins)\n\(screen)\nexit 1") == (nothing, "", 0))
  }

  @Test func `the arguments of swift test`() throws {
    let script = """
      test "$*" = "test --package-path $(dirname "$0") --filter Card --scratch-path /b" || exit 9
      \(begins)
      \(screen)
      """
    #expect(try check(script, filter: "Card", ["--scratch-path", "/b"]).status == 0)
    try withFolder { folder in
      try Data().write(to: folder.appendingPathComponent("Package.swift"))
      let command = try CheckCommand.parse(
        [folder.path, "--filter", "Card", "--", "-c", "release"]
      )
      #expect(command.filter == "Card")
      #expect(command.arguments == ["-c", "release"])
    }
  }

  @Test func `a package that does not build is status 2, with the errors of the compiler`() throws {
    let found = try check(
      """
      echo '[1/2] Compiling Cards'
      echo '/app/Card.swift:1:1: error: cannot find x'
      echo '/app/Card.swift:1:1: error: cannot find x' >&2
      echo 'error: fatalError'
      exit 1
      """
    )
    #expect(
      found.remarks == [
        "/app/Card.swift:1:1: error: cannot find x", "error: fatalError",
        "The tests of 'Cards' could not be built.",
      ]
    )
    #expect(found.status == 2)
    #expect(
      try check("echo 'The disk is full.'; exit 1").remarks == [
        "The disk is full.", "The tests of 'Cards' could not be built.",
      ]
    )
  }

  @Test func `tests without a screen are status 3, with an example`() throws {
    let example = """
       out no screen. A screen is a call of expectLayout, of the product PlumbTesting, in a test:

        @Test func `the card fits`() {
          expectLayout(of: { CardView() })
        }
      """
    let found = try check("exit 0")
    #expect(found.remarks == ["The tests of 'Cards' lay" + example])
    #expect(found.status == 3)
    #expect(try check("echo '◇ Test run started.'; exit 1").status == 3)
    #expect(try check("echo 'error: no tests found; create a target'; exit 1").status == 3)
    #expect(
      try check("exit 0", filter: "Row").remarks == ["The tests that match 'Row' lay" + example]
    )
  }

  @Test func `a process that ends early is status 4, with the screen and what was found before`()
    throws
  {
    let found = try check("\(defect)\n\(begins)\nkill -9 $$")
    #expect(
      found.remarks == [
        "The tests ended while they laid out Card on iPhone SE (CardTests.swift:7).",
        "no screens, no combinations: 1 finding.",
      ]
    )
    #expect(found.report.hasPrefix("/app/Card.swift:21: M. R."))
    #expect(found.status == 4)
  }

  @Test func `a line that cannot be read is named`() throws {
    let found = try check("\(begins)\n\(screen)\necho '{\"kind\":' >> $PLUMB_FINDINGS")
    #expect(
      found.remarks == [
        "Line 3 of the findings cannot be read; it is left out.",
        "1 screen, 6 combinations: no findings.",
      ]
    )
    #expect(found.status == 0)
  }

  @Test func `a folder without a package, and a filter that is no expression, are status 64`()
    throws
  {
    func message(_ arguments: String...) -> String {
      let error = #expect(throws: (any Error).self) { try CheckCommand.parse(arguments) }
      guard let error else { return "" }
      #expect(CheckCommand.exitCode(for: error).rawValue == 64)
      return CheckCommand.message(for: error)
    }
    #expect(
      message("/no/such") == "The folder '/no/such' does not exist. Name the folder of a package."
    )
    try withFolder { folder in
      #expect(
        message(folder.path)
          == "'\(folder.path)' contains no Package.swift. Name the folder of a package."
      )
      let manifest = folder.appendingPathComponent("Package.swift").path
      try "".write(toFile: manifest, atomically: true, encoding: .utf8)
      #expect(message(manifest) == "'\(manifest)' is a file. Name the folder of a package.")
      #expect(
        message(folder.path, "--filter", "(")
          == "--filter '(' is no regular expression. Put a \\ before each of ()[]{}*+?|^$.\\ that stands for itself."
      )
    }
  }
}
