import Foundation
import LayoutReports
import Testing

@Suite struct ReportTests {
  private let folder = URL(fileURLWithPath: "/app")

  private func finding(
    _ rule: String = "clipped-text",
    _ level: Finding.Level = .error,
    message: String = "The text of `title` needs 60 points of width and has 50.",
    remedy: String = "Give it more room, or more lines.",
    file: String = "/app/Sources/Cards/Card.swift",
    line: Int = 12,
    screen: String = "Card",
    _ combinations: String = "on iPhone SE with double texts",
    picture: String? = nil
  ) -> Finding {
    Finding(
      rule: rule,
      level: level,
      message: message,
      remedy: remedy,
      file: file,
      line: line,
      screens: [.init(name: screen, combinations: combinations, picture: picture)]
    )
  }

  private var findings: [Finding] {
    [
      finding(
        "small-touch-target",
        .warning,
        message: "`a: b` is 20 × 20 points large, 100% too small,\nand hard to touch.",
        remedy: "",
        file: "/app/Views/Mein Büro, neu.xib",
        line: 7,
        screen: "Büro",
        ""
      ),
      finding(picture: "/app/pictures/1.svg"),
      finding(
        "elsewhere",
        .warning,
        message: "It is elsewhere.",
        remedy: "",
        file: "/lib/A:B.swift",
        line: 0
      ),
    ]
  }

  private func report(as format: Report.Format) -> String {
    Report(findings, relativeTo: folder).text(as: format)
  }

  @Test func `a report as text`() {
    #expect(
      report(as: .text) == """
        /lib/A:B.swift:0: It is elsewhere. [elsewhere]
          This happens in `Card` on iPhone SE with double texts.
        Sources/Cards/Card.swift:12: The text of `title` needs 60 points of width and has 50. Give it more room, or more lines. [clipped-text]
          This happens in `Card` on iPhone SE with double texts.
          Picture: pictures/1.svg
        Views/Mein Büro, neu.xib:7: `a: b` is 20 × 20 points large, 100% too small, and hard to touch. [small-touch-target]
          This happens in `Büro`.

        """
    )
  }

  @Test func `a name with line breaks and marks of direction stays on its line`() {
    let finding = finding(message: "`a\r\nb\u{202E}c\u{2028}d\u{2066}` is open.", remedy: "")
    #expect(
      Report([finding], relativeTo: folder).text(as: .text)
        .hasPrefix("Sources/Cards/Card.swift:12: `a  bc d` is open. [clipped-text]\n")
    )
  }

  @Test func `a report as JSON`() {
    #expect(
      report(as: .json) == #"""
        [
        {"file":"/lib/A:B.swift","level":"warning","line":0,"message":"It is elsewhere.","remedy":"","rule":"elsewhere","screens":[{"combinations":"on iPhone SE with double texts","name":"Card"}]},
        {"file":"Sources/Cards/Card.swift","level":"error","line":12,"message":"The text of `title` needs 60 points of width and has 50.","remedy":"Give it more room, or more lines.","rule":"clipped-text","screens":[{"combinations":"on iPhone SE with double texts","name":"Card","picture":"pictures/1.svg"}]},
        {"file":"Views/Mein Büro, neu.xib","level":"warning","line":7,"message":"`a: b` is 20 × 20 points large, 100% too small,\nand hard to touch.","remedy":"","rule":"small-touch-target","screens":[{"combinations":"","name":"Büro"}]}
        ]

        """#
    )
  }

  @Test func `a report as workflow commands of GitHub`() {
    #expect(
      report(as: .github) == """
        ::warning file=/lib/A%3AB.swift,line=0,title=elsewhere::It is elsewhere. This happens in `Card` on iPhone SE with double texts.
        ::error file=Sources/Cards/Card.swift,line=12,title=clipped-text::The text of `title` needs 60 points of width and has 50. \
        Give it more room, or more lines. This happens in `Card` on iPhone SE with double texts.
        ::warning file=Views/Mein Büro%2C neu.xib,line=7,title=small-touch-target::`a: b` is 20 × 20 points large, 100%25 too \
        small,%0Aand hard to touch. This happens in `Büro`.

        """
    )
  }

  @Test func `a report as SARIF`() {
    #expect(
      report(as: .sarif) == #"""
        {
          "$schema" : "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
          "runs" : [
            {
              "results" : [
                {
                  "level" : "warning",
                  "locations" : [
                    {
                      "physicalLocation" : {
                        "artifactLocation" : {
                          "uri" : "file:///lib/A%3AB.swift"
                        }
                      }
                    }
                  ],
                  "message" : {
                    "text" : "It is elsewhere. This happens in `Card` on iPhone SE with double texts."
                  },
                  "ruleId" : "elsewhere",
                  "ruleIndex" : 1
                },
                {
                  "level" : "error",
                  "locations" : [
                    {
                      "physicalLocation" : {
                        "artifactLocation" : {
                          "uri" : "Sources/Cards/Card.swift"
                        },
                        "region" : {
                          "startLine" : 12
                        }
                      }
                    }
                  ],
                  "message" : {
                    "text" : "The text of `title` needs 60 points of width and has 50. Give it more room, or more lines. This happens in `Card` on iPhone SE with double texts."
                  },
                  "ruleId" : "clipped-text",
                  "ruleIndex" : 0
                },
                {
                  "level" : "warning",
                  "locations" : [
                    {
                      "physicalLocation" : {
                        "artifactLocation" : {
                          "uri" : "Views/Mein%20B%C3%BCro%2C%20neu.xib"
                        },
                        "region" : {
                          "startLine" : 7
                        }
                      }
                    }
                  ],
                  "message" : {
                    "text" : "`a: b` is 20 × 20 points large, 100% too small,\nand hard to touch. This happens in `Büro`."
                  },
                  "ruleId" : "small-touch-target",
                  "ruleIndex" : 2
                }
              ],
              "tool" : {
                "driver" : {
                  "name" : "Plumb",
                  "rules" : [
                    {
                      "id" : "clipped-text",
                      "shortDescription" : {
                        "text" : "A label or a button is too small for its text."
                      }
                    },
                    {
                      "id" : "elsewhere",
                      "shortDescription" : {
                        "text" : "elsewhere"
                      }
                    },
                    {
                      "id" : "small-touch-target",
                      "shortDescription" : {
                        "text" : "A button or a view that recognizes taps is smaller than a finger."
                      }
                    }
                  ],
                  "version" : "0.1.0"
                }
              }
            }
          ],
          "version" : "2.1.0"
        }

        """#
    )
  }

  @Test func `a report without findings is empty, an empty array or a log without results`() {
    let report = Report([], relativeTo: folder)
    #expect(report.text(as: .text).isEmpty)
    #expect(report.text(as: .github).isEmpty)
    #expect(report.text(as: .json) == "[\n\n]\n")
    #expect(report.text(as: .sarif).contains(#""results" : ["#))
  }

  @Test func `one defect of several screens is one finding, whatever their order`() {
    let both = [
      finding(screen: "Row", "in all 6 combinations"), finding(), finding(picture: "/app/1.svg"),
    ]
    let report = Report(both, relativeTo: folder)
    #expect(
      report.text(as: .text) == """
        Sources/Cards/Card.swift:12: The text of `title` needs 60 points of width and has 50. Give it more room, or more lines. [clipped-text]
          This happens in `Card` on iPhone SE with double texts; in `Row` in all 6 combinations.
          Picture: 1.svg

        """
    )
    #expect(Report(both.reversed(), relativeTo: folder).findings == report.findings)
  }

  @Test func `every rule has a summary in a sentence`() {
    #expect(
      FindingRule.all.map(\.id) == [
        "absolute-edge", "ambiguous-layout", "clipped-text", "conflict", "duplicate-constraint",
        "empty-view", "expectation",
        "fixed-size", "ineffective-multiplier", "issue", "missing-bottom", "overlapping-siblings",
        "redundant-constraint",
        "small-touch-target", "wrong-inset",
      ]
    )
    for rule in FindingRule.all { #expect(rule.summary.hasSuffix("."), "\(rule.id)") }
  }
}
