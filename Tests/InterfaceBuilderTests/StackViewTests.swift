import Expectations
import InterfaceBuilder
import Testing

private typealias F = Fixture

@Suite struct StackViewTests {
  /// A stack view at the origin of a root, with views of 40 by 20, 30 by 10 and 20 by 30.
  private func stack(
    tools: String = "23504",
    _ attributes: String,
    hidden: Set<Int> = [],
    _ inside: String = ""
  ) throws -> [String: CGRect] {
    let sizes = [(40, 20), (30, 10), (20, 30)]
    let views = sizes.enumerated().map { index, size in
      F.view(
        "v\(index)",
        "0 0 \(size.0) \(size.1)",
        element: "imageView",
        "image=\"i\"" + (hidden.contains(index) ? " hidden=\"YES\"" : "")
      )
    }
    let text = F.xib(
      tools: tools,
      plugIn: tools,
      device: nil,
      F.root(
        "0 0 400 300",
        "",
        """
        <subviews>\(F.view("stack", "0 0 1 1", element: "stackView", attributes, "<subviews>\(views.joined())</subviews>" + inside))</subviews>
        \(F.constraints(F.pin("stack", "leading", "root", "leading"), F.pin("stack", "top", "root", "top")))
        """
      )
    )
    return try frames(text) { $0.contentSizes = .stored }
  }

  @Test func `a stack view is a filling row by default`() throws {
    let row = try stack("spacing=\"5\"")
    expectEqual(row["stack"], CGRect(0, 0, 100, 30))
    expectEqual(row["v1"], CGRect(45, 0, 30, 30))
    let column = try stack("axis=\"vertical\" spacingType=\"standard\" alignment=\"center\"")
    expectEqual(column["stack"], CGRect(0, 0, 40, 76))
    expectEqual(column["v2"], CGRect(10, 46, 20, 30))
    let equal = try stack("distribution=\"fillEqually\" alignment=\"top\"")
    expectEqual(equal["v2"], CGRect(80, 0, 40, 30))
    expectEqual(equal["v1"]?.height, 10)
  }

  @Test func `written margins of a stack view surround its views`() throws {
    let edges =
      "<edgeInsets key=\"layoutMargins\" top=\"10\" left=\"20\" bottom=\"30\" right=\"40\"/>"
    // A version without a status bar, because the safe area would be added to the margins.
    let all = try stack(tools: "17701", "", edges)
    expectEqual(all["stack"], CGRect(0, 0, 150, 70))
    expectEqual(all["v0"], CGRect(20, 10, 40, 30))
  }

  @Test func `hidden views collapse since Xcode 11`() throws {
    let new = try stack("spacing=\"5\" alignment=\"center\"", hidden: [1])
    expectEqual(new["stack"], CGRect(0, 0, 65, 30))
    expectEqual(new["v1"]?.width, 0)
    expectEqual(new["v1"]?.midY, 15)
    let old = try stack(tools: "14490", "spacing=\"5\" alignment=\"center\"", hidden: [1])
    expectEqual(old["stack"], CGRect(0, 0, 100, 30))
    expectEqual(old["v1"], CGRect(45, 10, 30, 10))
  }

  @Test func `a stack view without visible views has no length`() throws {
    expectEqual(
      try stack("spacing=\"5\" axis=\"vertical\"", hidden: [0, 1, 2])["stack"]?.height,
      0
    )
  }

  @Test func `unknown values are reported`() throws {
    let text = F.xib(
      F.root(
        "0 0 400 300",
        "",
        "<subviews>\(F.view("stack", "0 0 1 1", element: "stackView", "distribution=\"odd\" alignment=\"even\""))</subviews>"
      )
    )
    expectEqual(try layOut(text).issues.map(\.kind), [.badValue, .badValue])
  }
}
