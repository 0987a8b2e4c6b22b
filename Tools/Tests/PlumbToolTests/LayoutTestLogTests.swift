import Foundation
import LayoutReports
import Testing

@Suite struct LayoutTestLogTests {
  /// A package's folder with the file Sources/Cards/Card.swift.
  private func withPackage(_ body: (URL, SourceFiles) throws -> Void) throws {
    try withFolder { folder in
      for path in ["Sources/Cards/Card.swift", "Sources/Rows/Row.swift", "Tests/Old/Row.swift"] {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data().write(to: file)
      }
      try body(folder.standardizedFileURL, SourceFiles(in: folder))
    }
  }

  @Test func `screens, combinations and findings`() throws {
    try withPackage { folder, sources in
      let log = LayoutTestLog(
        #"""
        {"combinations":"on iPhone SE","file":"/app/CardTests.swift","kind":"begins","line":7,"run":"A","screen":"Card"}
        {"combinations":"on iPhone SE","file":"/app/RowTests.swift","kind":"begins","line":9,"run":"B","screen":"Row"}
        {"combinations":"in all 6 combinations","file":"Cards/Card.swift","kind":"defect","level":"warning","line":21,"message":"M.","picture":"/p/1.svg","remedy":"R.","rule":"fixed-size","run":"A","screen":"Card"}
        {"count":6,"file":"/app/CardTests.swift","kind":"screen","line":7,"run":"A","screen":"Card"}
        {"count":2,"file":"/app/RowTests.swift","kind":"screen","line":9,"run":"B","screen":"Row"}

        """#,
        sources: sources
      )
      #expect((log.screens, log.combinations) == (2, 8))
      #expect(
        log.findings == [
          Finding(
            rule: "fixed-size",
            level: .warning,
            message: "M.",
            remedy: "R.",
            file: folder.appendingPathComponent("Sources/Cards/Card.swift").path,
            line: 21,
            screens: [
              .init(name: "Card", combinations: "in all 6 combinations", picture: "/p/1.svg")
            ]
          )
        ]
      )
      #expect(log.unfinished.isEmpty && log.unreadableLines.isEmpty)
    }
  }

  @Test func `a screen that has not ended is named with the combination that began last`() throws {
    try withPackage { _, sources in
      let log = LayoutTestLog(
        #"""
        {"combinations":"on iPhone SE","file":"/app/CardTests.swift","kind":"begins","line":7,"run":"A","screen":"Card"}
        {"combinations":"on iPhone 17","file":"/app/CardTests.swift","kind":"begins","line":7,"run":"A","screen":"Card"}
        {"combinations":"on iPhone SE","file":"/app/RowTests.swift","kind":"begins","line":9,"run":"B","screen":"Row"}
        {"count":2,"file":"/app/RowTests.swift","kind":"screen","line":9,"run":"B","screen":"Row"}
        """#,
        sources: sources
      )
      #expect(log.unfinished.map(\.description) == ["Card on iPhone 17 (CardTests.swift:7)"])
      #expect(log.screens == 1)
    }
  }

  @Test func `lines that are cut off or of another kind are named, and the others are read`() throws
  {
    try withPackage { _, sources in
      let log = LayoutTestLog(
        #"""
        {"kind":"screen","scr
        {"kind":"party","screen":"Card","run":"A","file":"","line":1}
        {"count":2,"file":"/app/RowTests.swift","kind":"screen","line":9,"run":"B","screen":"Row"}
        """#,
        sources: sources
      )
      #expect(log.unreadableLines == [1, 2])
      #expect(log.screens == 1)
      #expect(LayoutTestLog("", sources: sources).isEmpty)
    }
  }

  @Test func `a file that is named by its module is found in the module's folder`() throws {
    try withPackage { folder, sources in
      func path(_ name: String) -> String {
        sources.path(of: name).replacingOccurrences(of: folder.path, with: "FOLDER")
      }
      #expect(path("Cards/Card.swift") == "FOLDER/Sources/Cards/Card.swift")
      #expect(path("Rows/Row.swift") == "FOLDER/Sources/Rows/Row.swift")
      #expect(path("Main/Card.swift") == "FOLDER/Sources/Cards/Card.swift")
      #expect(path("Main/Row.swift") == "Main/Row.swift")
      #expect(path("Plumb/Other.swift") == "Plumb/Other.swift")
      #expect(path("/a/Card.swift") == "/a/Card.swift")
    }
  }
}
