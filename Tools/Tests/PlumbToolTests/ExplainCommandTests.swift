import ArgumentParser
import Foundation
import Testing

@testable import PlumbTool

@Suite struct ExplainCommandTests {
  private let log = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x6a01 V:[UIView:0x7a01(120)]>",
        "<NSLayoutConstraint:0x6a02 V:[UIView:0x7a01(90)]>"
    )
    """

  /// The status with which the command ends, and the picture that it writes.
  private func run(_ text: String?) throws -> (status: Int32, picture: String?) {
    var status: Int32 = 0
    var drawn: String?
    try withFolder { folder in
      let file = folder.appendingPathComponent("a.log")
      let picture = folder.appendingPathComponent("a.svg")
      if let text { try Data(text.utf8).write(to: file) }
      let command = try ExplainCommand.parse([file.path, "-o", picture.path, "--json"])
      do { try command.run() } catch let code as ExitCode { status = code.rawValue }
      drawn = try? String(contentsOf: picture, encoding: .utf8)
    }
    return (status, drawn)
  }

  @Test func `a conflict is explained, and drawn`() throws {
    let (status, picture) = try run(log)
    #expect(status == 0)
    #expect(picture?.hasPrefix("<svg") == true)
  }

  @Test func `logs without a conflict, and files that cannot be read, end with status 1`() throws {
    #expect(try run("Hello\n").status == 1)
    #expect(try run(nil).status == 1)
  }

  @Test func `wrong arguments end with status 64`() {
    let error = #expect(throws: (any Error).self) { try ExplainCommand.parse(["--foo"]) }
    #expect(error.map { ExplainCommand.exitCode(for: $0).rawValue } == 64)
  }
}
