import Expectations
import InterfaceBuilder
import RuleTrait
import Testing

private typealias F = Fixture

@Suite struct InterfaceConstraintTests {
  /// A view `a` in a root of 400 by 200 with some constraints.
  private func frame(_ lines: String..., size: String = "0 0 400 200") throws -> CGRect? {
    let constraints =
      "<constraints>"
      + lines.enumerated().map { "<constraint \($1) id=\"k\($0)\"/>" }.joined() + "</constraints>"
    return try frames(
      F.xib(
        tools: "12121",
        device: nil,
        F.root(size, "", "<subviews>\(F.view("a"))</subviews>\(constraints)")
      )
    )["a"]
  }

  @Test
  func
    `a missing item means the view that contains the constraint, and missing values have defaults`()
    throws
  {
    let a = try frame(
      F.pin("a", "leading", "root", "leading", "constant=\"10\""),
      F.pin("a", "top", "root", "top"),
      "firstAttribute=\"trailing\" secondItem=\"a\" secondAttribute=\"trailing\" constant=\"20\"",
      "firstItem=\"a\" firstAttribute=\"height\" constant=\"50\""
    )
    expectEqual(a, CGRect(10, 0, 370, 50))
  }

  @Test(arguments: [("0.5", 200), ("1:4", 100), ("3/4", 300)])
  func `multipliers are decimals and ratios`(text: String, width: CGFloat) throws {
    let a = try frame(
      F.pin("a", "leading", "root", "leading"),
      F.pin("a", "top", "root", "top"),
      F.pin("a", "width", "root", "width", "multiplier=\"\(text)\""),
      "firstItem=\"a\" firstAttribute=\"height\" constant=\"50\""
    )
    expectEqual(a, CGRect(0, 0, width, 50))
  }

  @Test func `a multiplier of a position is measured in the closest common ancestor`() throws {
    let text = F.xib(
      device: nil,
      F.root(
        "0 0 400 200",
        "",
        """
        <subviews>\(F.view("outer", "100 50 200 100", "", """
          <subviews>\(F.view("inner"))</subviews>
          \(F.constraints(
            F.pin("inner", "centerX", "outer", "centerX", "multiplier=\"0.5\""),
            F.pin("inner", "centerY", "outer", "centerY"),
            "firstItem=\"inner\" firstAttribute=\"width\" constant=\"20\"",
            "firstItem=\"inner\" firstAttribute=\"height\" constant=\"20\""
          ))
          """))</subviews>
        \(F.constraints(
          F.pin("outer", "leading", "root", "leading", "constant=\"100\""),
          F.pin("outer", "top", "root", "top", "constant=\"50\""),
          "firstItem=\"outer\" firstAttribute=\"width\" constant=\"200\"",
          "firstItem=\"outer\" firstAttribute=\"height\" constant=\"100\""
        ))
        """
      )
    )
    let all = try frames(text)
    expectEqual(all["outer"], CGRect(100, 50, 200, 100))
    expectEqual(all["inner"], CGRect(40, 40, 20, 20))
  }

  @Test(.rule("8.04")) func `relations, priorities and placeholder constraints`() throws {
    let a = try frame(
      F.pin("a", "leading", "root", "leading", "relation=\"greaterThanOrEqual\" constant=\"30\""),
      F.pin("a", "leading", "root", "leading", "priority=\"250\""),
      F.pin("a", "top", "root", "top", "symbolic=\"YES\" constant=\"8\""),
      F.pin("a", "width", "root", "width", "relation=\"lessThanOrEqual\" multiplier=\"0.5\""),
      "firstItem=\"a\" firstAttribute=\"width\" constant=\"500\" priority=\"999\"",
      "firstItem=\"a\" firstAttribute=\"height\" constant=\"44\" placeholder=\"YES\""
    )
    expectEqual(a, CGRect(30, 8, 200, 44))
  }

  @Test func `a cell can contain the constraints of its content view`() throws {
    let text = F.xib(
      """
      <tableViewCell id="cell">
      \(F.rect("0 0 414 60"))
      <tableViewCellContentView key="contentView" id="content" tableViewCell="cell">
      \(F.rect("0 0 414 59.5"))
      <subviews>\(F.view("a"))</subviews>
      </tableViewCellContentView>
      \(F.constraints(
        F.pin("a", "top", "cell", "top", "constant=\"4\""),
        F.pin("a", "leading", "content", "leading", "constant=\"5\""),
        F.pin("a", "trailing", "cell", "trailing", "constant=\"-6\""),
        "firstAttribute=\"bottom\" secondItem=\"a\" secondAttribute=\"bottom\" constant=\"7\""
      ))
      </tableViewCell>
      """
    )
    let all = try frames(text)
    expectEqual(all["content"], CGRect(0, 0, 414, 59.5))
    expectEqual(all["a"], CGRect(5, 4, 403, 49))
  }

  @Test func `in a conflict the inner constraint is broken`() throws {
    let text = F.xib(
      tools: "12121",
      device: nil,
      F.root(
        "0 0 400 200",
        "",
        """
        <subviews>\(F.view("a", "0 0 10 10", "", F.constraints("firstAttribute=\"width\" constant=\"300\"")))</subviews>
        \(F.constraints(
          F.pin("a", "leading", "root", "leading", "constant=\"20\""),
          F.pin("a", "trailing", "root", "trailing", "constant=\"-20\""),
          F.pin("a", "top", "root", "top"),
          F.pin("a", "bottom", "root", "bottom")
        ))
        """
      )
    )
    let layout = try layOut(text)
    expectEqual(layout.frame(ofID: "a"), CGRect(20, 0, 360, 200))
    expectEqual(layout.layoutIssues.map(\.kind), [.conflict])
  }

  @Test func `invalid constraints are reported with their lines, and the others apply`() throws {
    let text = F.xib(
      device: nil,
      F.root(
        "0 0 400 200",
        "",
        """
        <subviews>\(F.view("a"))</subviews>
        \(F.constraints(
          F.pin("a", "leading", "root", "leading", "constant=\"1e99\""),
          F.pin("a", "top", "gone", "top"),
          F.pin("a", "sideways", "root", "top"),
          F.pin("a", "top", "root", "top", "relation=\"about\""),
          F.pin("a", "width", "root", "width", "multiplier=\"1:0\""),
          F.pin("a", "bottom", "root", "bottom", "priority=\"1200\""),
          "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"root\" constant=\"7\""
        ))
        """
      )
    )
    let layout = try layOut(text)
    expectEqual(
      layout.issues.map(\.kind),
      [
        .badNumber, .danglingReference, .badValue, .badValue, .badNumber, .badNumber, .badValue,
      ]
    )
    expectTrue(layout.issues.map(\.message).first?.contains("'1e99'") == true)
    expectTrue(layout.issues[1].message.contains("'gone'"))
    expectTrue(zip(layout.issues, layout.issues.dropFirst()).allSatisfy { $0.line < $1.line })
    expectEqual(layout.frame(ofID: "a")?.minX, 0)
    expectEqual(layout.frame(ofID: "a")?.maxY, 200)
  }
}
