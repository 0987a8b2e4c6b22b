import AutoLayout
import Boxes
import Expectations
import PlumbTesting
import RuleTrait
import Testing

/// Errors in visual formats are reported with their position.
@Suite struct VisualFormatErrorTests {
  /// The explanation, the format and the mark; nil if the format is valid.
  private func errorText(
    _ format: String,
    _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = ["m": 10, "text": "ten", "nan": Double.nan, "large": 1e300],
    views: [String: Any]? = nil,
    names: [String] = []
  ) -> String? {
    let (made, issues) = collectingIssues {
      let root = rootBox()
      var known = views ?? ["free": UIView(), "number": 5]
      if views == nil { for name in ["a", "b"] + names { known[name] = box(name, in: root) } }
      // Views do not retain their superview.
      return withExtendedLifetime(root) {
        NSLayoutConstraint.constraints(
          withVisualFormat: format,
          options: options,
          metrics: metrics,
          views: known
        )
      }
    }
    guard let issue = issues.first else { return nil }
    expectTrue(made.isEmpty && issues.count == 1)
    expectTrue(
      issue.kind == .malformedFormat && issue.exceptionName == "NSInvalidArgumentException"
    )
    expectTrue(!issue.remedy.isEmpty && issue.description.hasSuffix("^\n" + issue.remedy))
    let lines = issue.message.split(separator: "\n", omittingEmptySubsequences: false)
    expectTrue(lines.first == "Unable to parse constraint format: " && lines.last == "")
    return lines.dropFirst().dropLast().joined(separator: "\n")
  }

  @Test(.rule("9.13", "9.14")) func `messages are those of Apple's documentation`() {
    func errorText(_ format: String) -> String? {
      let names = ["whiteBox1", "whiteBox2", "blackBox4", "redBox", "backgroundBox"]
      return self.errorText(format, metrics: ["blackWidth": 4], names: names)
    }
    expectEqual(
      errorText("V|[backgroundBox]|"),
      """
      Expected ':' after 'V' to specify vertical arrangement
      V|[backgroundBox]|
       ^
      """
    )
    expectEqual(
      errorText("|[whiteBox1][blackBox4(blackWidth][redBox]|"),
      """
      A predicate on a view's thickness must end with ')' and the view must end with ']'
      |[whiteBox1][blackBox4(blackWidth][redBox]|
                                       ^
      """
    )
    expectEqual(
      errorText("|[whiteBox2][blackBox]"),
      """
      blackBox is not a key in the views dictionary.
      |[whiteBox2][blackBox]
                           ^
      """
    )
    expectEqual(
      errorText("V:|[blackBox4(>30)]|"),
      """
      Unknown relation. Must be ==, >=, or <=
      V:|[blackBox4(>30)]|
                    ^
      """
    )
  }

  @Test(
    .rule("9.14"),
    arguments: [
      ("", "Expected a view. It's an empty string.", 0),
      ("  ", "Expected a view. It's an empty string.", 2),
      ("H:|-10-|", "Expected a view", 7),
      ("[a]-", "Expected a view", 4),
      ("H:", "Expected a view", 2),
      ("-[a]", "Expected a view", 0),
      ("Hz[a", "Expected ':' after 'H' to specify horizontal arrangement", 1),
      ("H:[!", "Expected a view. View names must start with a letter or an underscore", 3),
      ("[self.x]", "self is not a key in the views dictionary.", 5),
      (
        "[number]", "Constraint items must each be a view or layout guide, and number is neither.",
        7
      ),
      (
        "|[free]",
        "Unable to interpret '|' character, because the related view doesn't have a superview", 0
      ),
      (
        "[a][free]|",
        "Unable to interpret '|' character, because the related view doesn't have a superview", 9
      ),
      (
        "[a]-x-[b]",
        "Encountered metric with name \"x\", but value was not specified in metrics dictionary.", 5
      ),
      (
        "[a]-b-[b]",
        "Encountered metric with name \"b\", but value was not specified in metrics dictionary.", 5
      ),
      (
        "[a(x)]",
        "Encountered metric with name \"x\", but value was not specified in metrics or views dictionaries.",
        4
      ),
      (
        "[a(10@x)]",
        "Encountered metric with name \"x\", but value was not specified in metrics dictionary.", 7
      ),
      ("[a(text)]", "Encountered metric with name \"text\", but its value is not a number.", 7),
      (
        "[a(nan)]",
        "Encountered metric with name \"nan\", but its value nan is not finite, or too large.", 6
      ),
      (
        "[a]-large-[b]",
        "Encountered metric with name \"large\", but its value 1e+300 is not finite", 9
      ),
      ("[a]--5-[b]", "encountered a second '-'", 4),
      ("[a]->=5-[b]", "Expected a number or key from the metrics dictionary", 4),
      ("[a]-(>5)-[b]", "Unknown relation. Must be ==, >=, or <=", 5),
      ("[a]-()-[b]", "Expected a number or key from the metrics dictionary", 5),
      ("[a()]", "Expected a number or key from the metrics or views dictionary", 3),
      ("[a((10))]", "Expected a number or key from the metrics or views dictionary", 3),
      ("[a]-5[b]", "Expected '-' behind the length of a connection", 5),
      ("[a]-(5,6-[b]", "Expected ')' behind the predicates of a connection", 8),
      ("[a", "the view must end with ']'", 2),
      ("[a(10", "A predicate on a view's thickness must end with ')'", 5),
      ("[a(2*b)]", "A predicate on a view's thickness must end with ')'", 4),
      ("[a(1e5)]", "A predicate on a view's thickness must end with ')'", 4),
      ("[a(10@0)]", "Invalid priority specified: 0. Priority must be greater than 0.", 6),
      (
        "[a(10@1050)",
        "Invalid priority specified: 1050. Priority cannot be higher than UILayoutPriorityRequired, which is 1000.",
        6
      ),
      ("[a(10@)]", "Expected a number or key from the metrics dictionary", 6),
      ("|[a]|[b]", "Expected the end of the format after '|'.", 5),
      ("[a]x", "Expected a view", 3),
      ("[a(9999999999999)]", "The number is too large.", 3),
    ]
  )
  func `each error is reported with its position`(format: String, text: String, position: Int)
    throws
  {
    let errorText = try #require(self.errorText(format))
    let lines = errorText.components(separatedBy: "\n")
    expectTrue(lines[0].contains(text), "\(errorText)")
    expectEqual(lines[1], format)
    expectEqual(lines[2], String(repeating: " ", count: position) + "^", "\(errorText)")
  }

  @Test(.rule("9.09")) func `alignment along the direction of a row or column is refused`() {
    let ofColumns: [NSLayoutConstraint.FormatOptions] = [
      .alignAllLeft, .alignAllRight, .alignAllLeading, .alignAllTrailing, .alignAllCenterX,
    ]
    for option in ofColumns {
      expectTrue(
        errorText("[a][b]", option)?.hasPrefix(
          "Options mask required views to be aligned on a vertical edge, which is not allowed"
        ) == true
      )
    }
    let ofRows: [NSLayoutConstraint.FormatOptions] = [
      .alignAllTop, .alignAllBottom, .alignAllCenterY, .alignAllLastBaseline,
      .alignAllFirstBaseline,
    ]
    for option in ofRows {
      expectEqual(
        errorText("V:[a][b]", option),
        """
        Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is \
        also vertical.
        V:[a][b]
        ^
        """
      )
    }
  }

  @Test func `contradictory and unknown options are refused`() {
    for options in [.directionMask, .init(rawValue: 1 &<< 7), .init(rawValue: 1 &<< 40)]
      as [NSLayoutConstraint.FormatOptions]
    {
      expectTrue(
        errorText("[a][b]", options)?.hasPrefix("Options mask \(options.rawValue) contains") == true
      )
    }
  }

  @Test func `formats of 20,000 views, 50,000 parentheses and 5,000 digits are parsed`() {
    let many = String(repeating: "[a]-", count: 20_000)
    expectTrue(errorText(many)?.hasPrefix("Expected a view") == true)
    expectTrue(errorText(many + "[b]") == nil)
    let deep = "[a" + String(repeating: "(", count: 50_000)
    expectTrue(errorText(deep)?.hasPrefix("Expected a number") == true)
    expectTrue(
      errorText("[a(" + String(repeating: "9", count: 5000) + ")]")?.hasPrefix("The number") == true
    )
  }

  @Test func `a format of several lines is shown on one line`() {
    let lines = errorText("[a]\n\t-\r\n?")?.components(separatedBy: "\n")
    expectTrue(lines?[1] == "[a]  - ?" && lines?[2] == "       ^")
  }

  @Test func `a nil value in the views dictionary is reported`() {
    expectEqual(
      errorText("[a]", views: ["a": UIView?.none as Any]),
      "Constraint items must each be a view or layout guide, and a is neither.\n[a]\n  ^"
    )
  }

  @Test func `an error is reported to the environment of the views`() {
    let (_, issues) = collectingIssues {
      let (root, other) = collectingIssues { (rootBox(), rootBox()) }.result
      let view = box("view", in: root)
      _ = NSLayoutConstraint.constraints(withVisualFormat: "", metrics: nil, views: ["view": view])
      _ = other
    }
    expectEmpty(issues)
  }

  @Test(.rule("9.13")) func `in strict mode an error traps`() async {
    await #expect(processExitsWith: .failure) {
      LayoutEnvironment().with {
        $0.isStrict = true
      } run: {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "[",
          metrics: nil,
          views: ["a": UIView()]
        )
      }
    }
  }
}
