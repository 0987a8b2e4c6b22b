import Expectations
import InterfaceBuilder
import Testing

private typealias F = Fixture

/// Conflicts and mistakes that the runtime reports, with the lines and names of the file.
@Suite struct LayoutReportTests {
  private func line(of part: String, in text: String) -> Int? {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains(part) }.map { $0 + 1 }
  }

  @Test func `a conflict has the lines of its constraints, and names of the file`() throws {
    let inner = F.view("inner", element: "view", "userLabel=\"Card\"")
    let text = F.xib(
      F.root(
        "0 0 414 896",
        "",
        """
        <subviews>\(inner)</subviews>
        <viewLayoutGuide key="safeArea" id="area"/>
        \(F.constraints(
          F.pin("inner", "leading", "area", "leading"), F.pin("inner", "trailing", "area", "trailing"),
          "firstItem=\"inner\" firstAttribute=\"width\" constant=\"30\""
        ))
        """
      )
    )
    let layout = try layOut(text)
    let issue = try #require(layout.layoutIssues.first)
    expectEqual(layout.layoutIssues.count, 1)
    expectEqual(issue.location.map { Int($0.line) }, line(of: "id=\"k2\"", in: text))
    expectEqual(
      issue.message,
      """
      Test.xib:\(line(of: "id=\"k2\"", in: text) ?? 0) wants `Card` 30 wide, but \
      Test.xib:\(line(of: "id=\"k0\"", in: text) ?? 0) and \
      \(line(of: "id=\"k1\"", in: text) ?? 0) pin both its edges to the safe area of `root`, \
      which is 414 wide: that makes 414.
      Unable to simultaneously satisfy constraints:
        the frame of the root view root: root.width == 414
        'UIViewSafeAreaLayoutGuide-left' the safe area of root.left == root.left
        'UIViewSafeAreaLayoutGuide-right' the safe area of root.right == root.right
        Test.xib:\(line(of: "id=\"k0\"", in: text) ?? 0): 'k0' Card.leading == the safe area of root.leading
        Test.xib:\(line(of: "id=\"k1\"", in: text) ?? 0): 'k1' Card.trailing == the safe area of root.trailing
        Test.xib:\(line(of: "id=\"k2\"", in: text) ?? 0): 'k2' Card.width == 30
      Will attempt to recover by breaking constraint 'k2' Card.width == 30.
      """
    )
    let place = "Test.xib:\(line(of: "id=\"k2\"", in: text) ?? 0)"
    expectEqual(issue.remedy, "Change the 30 in \(place) to 414.")
    expectEqual(issue.conflict?.cure?.change, .constant(414))
    expectEqual(
      issue.conflict?.members.map(\.items),
      [
        ["root"], ["the safe area of root", "root"], ["the safe area of root", "root"],
        ["Card", "the safe area of root"], ["Card", "the safe area of root"], ["Card"],
      ]
    )
  }

  @Test func `an illegal constraint is reported with its line`() throws {
    let text = F.xib(
      device: nil,
      F.root(
        "0 0 100 100",
        "",
        "<subviews>\(F.view("a"))</subviews>"
          + F.constraints(
            "firstItem=\"a\" firstAttribute=\"height\" constant=\"30\"",
            F.pin("a", "leading", "root", "width"),
            F.pin("a", "leading", "root", "top")
          )
      )
    )
    let layout = try layOut(text)
    expectEqual(layout.layoutIssues.map(\.kind), [.illegalPair, .illegalPair])
    expectEqual(
      layout.layoutIssues.map { $0.location.map { Int($0.line) } },
      [
        line(of: "id=\"k1\"", in: text), line(of: "id=\"k2\"", in: text),
      ]
    )
  }

  @Test func `reports contain no memory addresses`() throws {
    // Views without ids, guides and the runtime's own constraints.
    func nameless(_ inside: String) -> String {
      """
      <view translatesAutoresizingMaskIntoConstraints="NO">\(F.rect("0 0 10 10"))\(inside)
      <constraints><constraint firstAttribute="width" constant="30"/><constraint firstAttribute="width" constant="40"/></constraints>
      </view>
      """
    }
    let button = F.view("b", element: "button", "", "<state key=\"normal\" title=\"Go\"/>")
    let guide = "<layoutGuides><viewLayoutGuide id=\"g\"/></layoutGuides>"
    let text = F.xib(
      F.root(
        "0 0 414 896",
        "",
        "<subviews>\(nameless("<subviews>\(nameless(""))</subviews>"))\(button)</subviews>\(guide)"
          + F.constraints(
            "firstItem=\"g\" firstAttribute=\"width\" constant=\"3\"",
            "firstItem=\"g\" firstAttribute=\"width\" constant=\"4\""
          )
      )
    )
    let first = try layOut(text).layoutIssues.map(\.description)
    expectEqual(first.count, 3)
    expectTrue(first.allSatisfy { !$0.contains("0x") })
    expectEqual(try layOut(text).layoutIssues.map(\.description), first)
    expectTrue(first.contains { $0.contains("UIView in root.width == 40") })
  }
}
