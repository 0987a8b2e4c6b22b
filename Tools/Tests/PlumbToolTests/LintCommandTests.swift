import ArgumentParser
import Foundation
import LayoutReports
import PlumbFiles
import Testing

@testable import PlumbTool

@Suite struct LintCommandTests {
  /// A xib with a button of 30 × 30 points in the corner of its view.
  private func xib(_ side: String = "30", subviews: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/>
    <objects>
    <view id="root" customClass="Card"><rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
    <subviews>
    <button id="close" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0.0" width="30" height="30"/>
    <state key="normal" title="x"/></button>
    \(subviews)
    </subviews>
    <constraints>
    <constraint firstItem="close" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c0"/>
    <constraint firstItem="close" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
    <constraint firstItem="close" firstAttribute="width" constant="\(side)" id="c2"/>
    <constraint firstItem="close" firstAttribute="height" constant="44" id="c3"/>
    </constraints></view>
    </objects></document>
    """
  }

  /// The report and the status of the command for a file.
  private func lint(_ text: String, _ arguments: String...) throws -> (
    report: String, status: Int32
  ) {
    var (report, status): (String, Int32) = ("", 0)
    try withFolder { folder in
      let (file, output) = (
        folder.appendingPathComponent("Card.xib"), folder.appendingPathComponent("out/report")
      )
      try Data(text.utf8).write(to: file)
      let command = try LintCommand.parse([file.path, "--quiet", "-o", output.path] + arguments)
      do { try command.run() } catch let code as ExitCode { status = code.rawValue }
      report = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
      report = report.replacingOccurrences(
        of: folder.resolvingSymlinksInPath().path,
        with: "FOLDER"
      )
    }
    return (report, status)
  }

  @Test func `a finding is at the line of its constraint, else of its view`() throws {
    let found = try lint(xib())
    #expect(
      found.report == """
        FOLDER/Card.xib:14: `close` is 30 × 44 points large, and less than 44 × 44 are hard to touch. Make it larger, or override \
        point(inside:with:). [small-touch-target]
          This happens in `Card`.

        """
    )
    #expect(found.status == 1)
    let label =
      #"<label text="Layout" id="t"><rect key="frame" x="90" y="9" width="20" height="20"/></label>"#
    #expect(
      try lint(xib("44", subviews: label)).report.hasPrefix("FOLDER/Card.xib:9: The text of `t`")
    )
  }

  @Test func `nothing found is status 0, and exceptions find nothing`() throws {
    #expect(try lint(xib("44")) == ("", 0))
    #expect(try lint(xib(), "--except", "small-touch-target") == ("", 0))
    #expect(try lint(xib("44"), "--format", "json") == ("[\n\n]\n", 0))
  }

  @Test func `values and references of the file that cannot be used are found`() throws {
    for number in ["abc", "1e400", "nan"] {
      let found = try lint(xib(number), "--except", "small-touch-target")
      #expect(
        found.report.contains(
          "Card.xib:14: The constraint 'c2' has a constant that is not a number of at most 1e7 ('\(number)'); 0 is used. [issue]"
        )
      )
      #expect(found.status == 1)
    }
    let dangling = xib().replacingOccurrences(
      of: #"secondItem="root" secondAttribute="leading""#,
      with: #"secondItem="gone" secondAttribute="leading""#
    )
    #expect(try lint(dangling).report.contains("Card.xib:12: "))
    #expect(try lint(dangling, "--except", "issue").report.contains("[issue]") == false)
  }

  @Test func `conflicts are found too, with what to change`() throws {
    let found = try lint(
      xib("44").replacing(
        "secondAttribute=\"top\" id=\"c1\"/>",
        with: """
          secondAttribute="top" id="c1"/>
          <constraint firstItem="close" firstAttribute="height" constant="60" id="c9"/>
          """
      )
    )
    #expect(
      found.report.hasPrefix(
        "FOLDER/Card.xib:16: Card.xib:16 wants `close` 44 high, but Card.xib:14 wants it 60 high: it cannot be both. Remove"
      )
    )
    #expect(found.report.contains("[conflict]"))
  }

  /// The xib with a further constraint.
  private func xib(adding constraint: String) -> String {
    xib("44").replacing(
      "</constraints>",
      with: "<constraint \(constraint) id=\"c9\"/></constraints>"
    )
  }

  @Test func `a constraint that only a placeholder makes superfluous is left alone`() throws {
    let square =
      #"firstItem="close" firstAttribute="width" secondItem="close" secondAttribute="height""#
    #expect(try lint(xib(adding: square)).report.contains("[redundant-constraint]"))
    let placeholder = xib(adding: square)
      .replacing("constant=\"44\" id=\"c2\"", with: "constant=\"44\" placeholder=\"YES\" id=\"c2\"")
    #expect(try lint(placeholder) == ("", 0))
  }

  @Test func `a conflict with the size that the author of a xib drew is left out`() throws {
    let trailing =
      #"firstItem="close" firstAttribute="trailing" secondItem="root" secondAttribute="trailing""#
    #expect(try lint(xib(adding: trailing)) == ("", 0))
    let found = try lint(xib(adding: trailing), "--size", "300x100")
    #expect(found.report.contains("[conflict]"))
  }

  @Test func `what cells have in common is one finding`() throws {
    func cell(_ id: String) -> String {
      """
      <tableViewCell reuseIdentifier="\(id)" id="\(id)"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-c">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <subviews><label text="Layout" userLabel="title" id="\(id)-t"><rect key="frame" x="0" y="9" width="20" height="20"/></label>
      </subviews></tableViewCellContentView></tableViewCell>
      """
    }
    let table = """
      <tableView id="list"><rect key="frame" x="0" y="50" width="320" height="50"/>
      <prototypes>\(cell("A"))\(cell("B"))</prototypes></tableView>
      """
    let report = try lint(xib("44", subviews: table), "--except", "small-touch-target").report
    #expect(
      report.components(separatedBy: "\n").dropFirst() == ["  This happens in `A`; in `B`.", ""]
    )
  }

  @Test func `a file that cannot be read is a failure, and the others are linted`() throws {
    try withFolder { folder in
      try Data("<".utf8).write(to: folder.appendingPathComponent("A.xib"))
      try Data(xib("44").utf8).write(to: folder.appendingPathComponent("B.xib"))
      let command = try LintCommand.parse([folder.path, "--quiet"])
      #expect(throws: ExitCode(1)) { try command.run() }
    }
    let missing = try LintCommand.parse(["/no/such/file.xib", "--quiet"])
    #expect(throws: FileError.noFiles) { try missing.run() }
    #expect(throws: FileError.noObject("none")) { try lint(xib("44"), "--object", "none") }
  }

  @Test func `wrong arguments say what is right, with status 64`() {
    func message(_ arguments: [String]) -> String {
      let error = #expect(throws: (any Error).self) { try LintCommand.parse(arguments) }
      guard let error else { return "" }
      #expect(LintCommand.exitCode(for: error).rawValue == 64)
      return LintCommand.message(for: error)
    }
    #expect(message([]) == "Name files, folders or scenes, for example Main.storyboard.")
    #expect(
      message(["A.xib", "--except", "taste"]) == """
        There is no rule 'taste'. The rules are absolute-edge, ambiguous-layout, clipped-text, conflict, duplicate-constraint, \
        empty-view, fixed-size, ineffective-multiplier, issue, missing-bottom, overlapping-siblings, redundant-constraint, \
        small-touch-target, wrong-inset.
        """
    )
    #expect(message(["A.xib", "--format", "xml"]).contains("'xml'"))
    #expect(message(["A.xib", "--size", "x"]).contains("--size 'x': The width is not a number."))
  }

  @Test func `a scene of the gallery is linted in all its combinations`() throws {
    try withFolder { folder in
      let output = folder.appendingPathComponent("report")
      let command = try LintCommand.parse(["--scene", "sign-in", "--quiet", "-o", output.path])
      #expect(throws: ExitCode(1)) { try command.run() }
      let lines = try String(contentsOf: output, encoding: .utf8).components(separatedBy: "\n")
      #expect(
        lines.map { $0.suffix(from: $0.range(of: "Sources/")?.lowerBound ?? $0.startIndex) } == [
          "Sources/PlumbScenes/ScreenSignIn.swift:4: `forgot` is 120.1 × 29.9 points large, and less than 44 × 44 are hard to touch. "
            + "Make it larger, or override point(inside:with:). [small-touch-target]",
          "  This happens in `sign-in` in all 4 combinations.", "",
        ]
      )
    }
  }
}
