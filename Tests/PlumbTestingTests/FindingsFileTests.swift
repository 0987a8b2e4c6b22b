import Expectations
import Foundation
import Plumb
import PlumbLint
import Testing

@testable import PlumbTesting

@Suite struct FindingsFileTests {
  /// A label of one line above a small button.
  private final class Card: UIView {
    let title = UILabel()
    let button = UIButton()

    init(_ text: String, buttonHeight: CGFloat = 44) {
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      title.text = text
      for view in [title, button] { addSubview(view) }
      title.snp.makeConstraints { $0.leading.trailing.top.equalToSuperview() }
      button.snp.makeConstraints { make in
        make.leading.trailing.bottom.equalToSuperview()
        make.height.equalTo(buttonHeight)
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  /// The lines that a run writes, without the folders of the sources and the pictures, and the failures of the test.
  private func run(
    _ matrix: LayoutMatrix = .device(.iPhoneSE),
    allowing allowed: Set<LayoutCheck> = [],
    in function: String = #function,
    of make: () throws -> Card,
    check: () throws -> Void = {}
  ) throws -> (lines: [String], failures: [String]) {
    let path = NSTemporaryDirectory() + "plumb-findings-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let run = MatrixRun(
      matrix: matrix,
      checks: LayoutCheck.standard.subtracting(allowed),
      allowed: allowed,
      site: CallSite(#fileID, "CardTests.swift", 7, 1, function),
      findings: FindingsFile(path: path),
      id: "R"
    )
    let failures = failures {
      run.run(
        name: "Card",
        make: { TestedLayout(view: try make(), extent: .automatic) },
        check: check
      )
    }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    expectTrue(text.hasSuffix("\n"))
    let lines = text.replacingOccurrences(of: PictureFolder.current.path, with: "PICTURES")
      .split(separator: "\n").map(String.init)
    return (lines, failures)
  }

  @Test func `each layout is announced, and a screen is counted when it is finished`() throws {
    let (lines, failures) = try run(.matrix(devices: [.iPhoneSE])) { Card("Text") }
    expectEqual(
      lines.joined(separator: "\n"),
      #"""
      {"combinations":"in left-to-right direction","file":"CardTests.swift","kind":"begins","line":7,"run":"R","screen":"Card"}
      {"combinations":"in right-to-left direction","file":"CardTests.swift","kind":"begins","line":7,"run":"R","screen":"Card"}
      {"count":2,"file":"CardTests.swift","kind":"screen","line":7,"run":"R","screen":"Card"}
      """#
    )
    expectEqual(failures, [])
  }

  @Test func `a rule that the test does not ask for is a warning, and no failure`() throws {
    let (lines, failures) = try run { Card("Text", buttonHeight: 20) }
    expectEqual(
      lines[1],
      #"""
      {"combinations":"","file":"PlumbTestingTests/FindingsFileTests.swift","kind":"defect","level":"warning","line":22,\#
      "message":"`button` is 100 × 20 points large, and less than 44 × 44 are hard to touch.",\#
      "picture":"PICTURES/CardTests-a-rule-that-the-test-does-not-ask-for-is-a-warning-and-no-failure-7-1.svg","remedy":"Make it larger, or override point(inside:with:).",\#
      "rule":"small-touch-target","run":"R","screen":"Card"}
      """#
    )
    expectEqual(lines.count, 3)
    expectEqual(failures, [])
    let allowed = try run(allowing: [.lint(.smallTouchTarget)]) { Card("Text", buttonHeight: 20) }
    expectEqual(allowed.lines.count, 2)
  }

  @Test func `what fails the test is an error, at the call if it has no line of its own`() throws {
    let (lines, failures) = try run(.matrix(devices: [.iPhoneSE])) {
      Card("A text that is wider than its label")
    }
    expectEqual(
      lines[2],
      #"""
      {"combinations":"in both combinations","file":"CardTests.swift","kind":"defect","level":"error","line":7,\#
      "message":"The text of `title` needs 239.5 points of width and has 100.",\#
      "picture":"PICTURES/CardTests-what-fails-the-test-is-an-error-at-the-call-if-it-has-no-line-of-its-own-7-1.svg","remedy":"Give it more room, or more lines.",\#
      "rule":"clipped-text","run":"R","screen":"Card"}
      """#
    )
    expectEqual(lines.count, 4)
    expectEqual(failures.count, 1)
  }

  /// The rules of the defects of a run.
  private func rules(
    _ make: () throws -> Card,
    check: () throws -> Void = {}
  ) throws -> [Substring] {
    try run(of: make, check: check).lines.compactMap { line in
      line.components(separatedBy: #""rule":""#).dropFirst().first?.prefix { $0 != "\"" }
    }
  }

  @Test func `expectations, errors and conflicts have rules of their own`() throws {
    struct Refusal: Error {}
    let card = Card("Text")
    let unmet = try rules {
      card
    } check: {
      expect(card.title).hasWidth(1)
    }
    expectEqual(unmet, ["expectation"])
    let unmade = try rules { throw Refusal() }
    expectEqual(unmade, ["expectation"])
    let unchecked = try rules {
      Card("Text")
    } check: {
      throw Refusal()
    }
    expectEqual(unchecked, ["expectation"])
    let conflicting = try rules {
      let card = Card("Text")
      card.button.snp.makeConstraints { $0.height.equalTo(60) }
      return card
    }
    expectEqual(conflicting, ["conflict"])
  }

  @Test func `a matrix without combinations is a screen without layouts`() throws {
    let (lines, failures) = try run(.matrix(devices: [])) { Card("Text") }
    expectEqual(lines.count, 2)
    expectTrue(lines.last?.contains(#""count":0"#) == true)
    expectEqual(failures.count, 1)
  }

  @Test func `lines of several threads stay whole`() async throws {
    let path = NSTemporaryDirectory() + "plumb-findings-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file = FindingsFile(path: path)
    let name = String(repeating: "x", count: 3_000)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          for line in 0..<50 {
            file.append(
              .init(kind: .screen, screen: name, run: "\(number)", file: "", line: UInt(line))
            )
          }
        }
      }
    }
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    expectEqual(lines.count, 400)
    expectEqual(Set(lines).count, 400)
    expectTrue(Set(lines.map(\.count)).count <= 2)
  }
}
