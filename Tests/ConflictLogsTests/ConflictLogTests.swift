import Expectations
import Foundation
import Testing

@testable import ConflictLogs

@Suite struct ConflictLogTests {
  private let heights = [
    "<NSLayoutConstraint:0x6a01 V:[UIView:0x7a01(120)]>",
    "<NSLayoutConstraint:0x6a02 V:[UIView:0x7a01(90)]>",
  ]

  private func log(_ lines: [String], broken: String? = nil) -> String {
    let start = "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n(\n"
    let list = lines.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n"
    return start + list
      + (broken.map { "\nWill attempt to recover by breaking constraint \n\($0)\n" } ?? "")
  }

  private func explanations(_ text: String) -> [String] {
    ConflictLog(text).conflicts.map { "\($0.explained())" }
  }

  @Test(arguments: LoggedForm.all)
  func `a form of a log`(form: LoggedForm) throws {
    let conflicts = ConflictLog(form.log).conflicts
    let explanation = try #require(conflicts.first).explained()
    expectEqual(conflicts.count, 1)
    expectEqual(explanation.sentence, form.sentence)
    expectEqual(explanation.remedy, form.remedy)
    expectEqual(explanation.skipped, [])
    expectTrue(explanation.picture?.hasPrefix("<svg") == true)
  }

  @Test func `an explanation as text`() {
    let other = "<NSLayoutConstraint:0x6a03 H:[UIView:0x7a01(50)]>"
    expectEqual(
      explanations(log(heights + [other], broken: heights[1])),
      [
        """
        Line 1: A constraint wants `UIView` 90 high, but another constraint wants it 120 high: it \
        cannot be both.
          <NSLayoutConstraint:0x6a01 V:[UIView:0x7a01(120)]>
          <NSLayoutConstraint:0x6a02 V:[UIView:0x7a01(90)]>
        1 more constraint of the log takes no part in the conflict.
        Broken: <NSLayoutConstraint:0x6a02 V:[UIView:0x7a01(90)]>
        Change: Remove `UIView.height == 90`: `UIView.height == 120` sets another constant for the \
        same length, 120.
        """
      ]
    )
  }

  @Test func `the broken constraint is the subject`() {
    let first = explanations(log(heights, broken: heights[0]))
    expectTrue(first.first?.hasPrefix("Line 1: A constraint wants `UIView` 120 high, but") == true)
  }

  @Test func `several conflicts, of which one is printed twice, between other output`() {
    let widths = [
      "<NSLayoutConstraint:0x6b01 UILabel:0x7b01.width == 10   (active)>",
      "<NSLayoutConstraint:0x6b02 UILabel:0x7b01.width == 20   (active)>",
    ]
    let text =
      "App started <Session: 0x1>\n" + log(heights, broken: heights[1]) + "GET /items 200\n"
      + log(widths, broken: widths[1]) + log(heights, broken: heights[1])
    let conflicts = ConflictLog(text).conflicts
    expectEqual(conflicts.map(\.line), [2, 11])
    expectEqual(conflicts.map(\.count), [2, 1])
    expectEqual(conflicts.map { $0.explained().members.count }, [2, 2])
  }

  @Test func `quoted lines, carriage returns and escaped brackets`() {
    let text = log(heights, broken: heights[1])
    let plain = explanations(text)
    let quoted = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "> \($0)" }.joined(separator: "\r\n")
    let escaped = text.replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
    expectEqual(explanations(quoted), plain)
    expectEqual(explanations(escaped), plain)
  }

  @Test func `AppKit's second form of the same conflict counts as the same`() {
    let text =
      "Conflicting constraints detected: (\n    \"\(heights[0])\",\n    \"\(heights[1])\"\n).\n\n"
      + "Will attempt to recover by breaking \(heights[1]).\n" + log(heights, broken: heights[1])
    expectEqual(ConflictLog(text).conflicts.map(\.count), [2])
  }

  @Test func `a log without its beginning, and one that ends within a constraint`() {
    let headless = heights.map { "    \"\($0)\",\n" }.joined() + ")\n"
    expectEqual(ConflictLog(headless).conflicts.map { $0.explained().members.count }, [2])
    let cut = log(heights + ["<NSLayoutConstraint:0x6a03 V:[UIVi"]).dropLast(4)
    expectTrue(
      explanations(String(cut)).first?.hasSuffix(
        "Skipped: <NSLayoutConstraint:0x6a03 V:[UIVi: the description is cut off."
      ) == true
    )
  }

  @Test func `private fields`() {
    let text =
      "[Layout] Unable to simultaneously satisfy constraints:\n<private>\n\n"
      + "Will attempt to recover by breaking constraint \n<private>\n"
    expectEqual(
      explanations(text),
      [
        """
        Line 1: The constraints that can be read do not contradict each other; others were skipped.
        Skipped: 1 line with <private>: run the app from Xcode, or enable private data, to log the \
        constraints.
        """
      ]
    )
  }

  @Test func `kinds of constraints that are unknown`() {
    let unknown = "<NSLayoutConstraint:0x6a09 something new about UIView:0x7a01   (active)>"
    let explanation = ConflictLog(log(heights + [unknown])).conflicts.first?.explained()
    expectEqual(explanation?.members, heights)
    expectEqual(explanation?.skipped, ["\(unknown): its form is unknown."])
  }

  @Test func `a text without a conflict`() {
    expectEmpty(ConflictLog("Hello\n<UIView: 0x7a01; frame = (0 0; 1 1)>\n").conflicts)
    expectEmpty(ConflictLog("").conflicts)
  }

  @Test func `JSON`() {
    expectEqual(
      ConflictLog(log(heights)).conflicts.first?.explained().json,
      #"{"line": 1, "count": 1, "sentence": "A constraint wants `UIView` 90 high, but another constraint wants it 120 high: it cannot be both.", "members": ["<NSLayoutConstraint:0x6a01 V:[UIView:0x7a01(120)]>", "<NSLayoutConstraint:0x6a02 V:[UIView:0x7a01(90)]>"], "others": [], "broken": null, "remedy": "Remove `UIView.height == 90`: `UIView.height == 120` sets another constant for the same length, 120.", "skipped": []}"#
    )
  }
}
