import Expectations
import InterfaceBuilder
import Testing

private typealias F = Fixture

@Suite struct ScrollViewTests {
  private func scroll(_ guides: String, _ constraints: String) throws -> InterfaceLayout {
    try layOut(
      F.xib(
        device: nil,
        F.root(
          "0 0 320 480",
          "",
          """
          <subviews>\(F.view("scroll", "0 0 1 1", element: "scrollView", "", """
            <subviews>\(F.view("a"))</subviews>\(guides)\(constraints)
            """))</subviews>
          \(F.constraints(
            F.pin("scroll", "leading", "root", "leading"), F.pin("scroll", "top", "root", "top"),
            F.pin("scroll", "trailing", "root", "trailing"), F.pin("scroll", "bottom", "root", "bottom")
          ))
          """
        )
      )
    )
  }

  @Test func `edges of a scroll view refer to its content, lengths to its frame`() throws {
    let layout = try scroll(
      "",
      F.constraints(
        F.pin("a", "leading", "scroll", "leading", "constant=\"10\""),
        F.pin("a", "top", "scroll", "top", "constant=\"20\""),
        F.pin("scroll", "trailing", "a", "trailing", "constant=\"30\""),
        F.pin("scroll", "bottom", "a", "bottom", "constant=\"40\""),
        F.pin("a", "width", "scroll", "width", "constant=\"-40\""),
        "firstItem=\"a\" firstAttribute=\"height\" constant=\"900\""
      )
    )
    expectEqual(layout.frame(ofID: "a"), CGRect(10, 20, 280, 900))
    let scroll = try #require(layout.view(withID: "scroll") as? UIScrollView)
    expectEqual(scroll.contentSize, CGSize(width: 320, height: 960))
  }

  @Test func `both guides can be named`() throws {
    let layout = try scroll(
      """
      <viewLayoutGuide key="contentLayoutGuide" id="content"/>
      <viewLayoutGuide key="frameLayoutGuide" id="visible"/>
      """,
      F.constraints(
        F.pin("a", "leading", "content", "leading"),
        F.pin("a", "top", "content", "top"),
        F.pin("content", "trailing", "a", "trailing"),
        F.pin("content", "bottom", "a", "bottom"),
        F.pin("a", "width", "visible", "width"),
        "firstItem=\"a\" firstAttribute=\"height\" constant=\"700\""
      )
    )
    expectEqual(layout.frame(ofID: "a"), CGRect(0, 0, 320, 700))
    expectEqual((layout.view(withID: "scroll") as? UIScrollView)?.contentSize.height, 700)
  }
}
