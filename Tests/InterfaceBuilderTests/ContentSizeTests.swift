import Expectations
import InterfaceBuilder
import RuleTrait
import Testing

private typealias F = Fixture

@Suite struct ContentSizeTests {
  /// Lays out a view of an element at (10, 20) whose size follows from its content only.
  private func size(
    _ element: String,
    _ frame: String,
    _ attributes: String = "",
    _ inside: String = "",
    stored: Bool = true
  ) throws -> CGSize? {
    let text = F.xib(
      device: nil,
      F.root(
        "0 0 400 300",
        "",
        """
        <subviews>\(F.view("a", frame, element: element, attributes, inside))</subviews>
        \(F.constraints(
          F.pin("a", "leading", "root", "leading", "constant=\"10\""),
          F.pin("a", "top", "root", "top", "constant=\"20\"")
        ))
        """
      )
    )
    return try frames(text) { $0.contentSizes = stored ? .stored : .measured }["a"]?.size
  }

  @Test(arguments: [
    "label", "button", "textField", "stepper", "pageControl", "activityIndicatorView", "datePicker",
    "pickerView",
  ])
  func `texts and controls have their stored sizes`(element: String) throws {
    expectEqual(try size(element, "10 20 123.5 45"), CGSize(width: 123.5, height: 45))
  }

  @Test func `images have their stored sizes, and image views without one have no size`() throws {
    let image = "image=\"star\" horizontalHuggingPriority=\"251\""
    expectEqual(try size("imageView", "10 20 33 44", image), CGSize(width: 33, height: 44))
    expectEqual(try size("imageView", "10 20 33 44"), .zero)
    expectEqual(try size("view", "10 20 33 44"), .zero)
  }

  @Test(arguments: ["progressView", "searchBar", "toolbar", "navigationBar", "tabBar"])
  func `bars have an intrinsic height only`(element: String) throws {
    expectEqual(try size(element, "10 20 200 37")?.height, 37)
    expectEqual(try size(element, "10 20 200 37")?.width, 0)
  }

  @Test func `stored frames contain the alignment rectangles`() throws {
    // The file contains the frame. The intrinsic content size is that of the alignment rectangle, which results in the same frame.
    expectEqual(try size("switch", "10 20 51 31"), CGSize(width: 51, height: 31))
    expectEqual(try size("segmentedControl", "10 20 131 33"), CGSize(width: 131, height: 33))
    expectEqual(try size("slider", "8 20 104 31"), CGSize(width: 4, height: 31))
  }

  @Test func `a text view has a size if it does not scroll`() throws {
    expectEqual(try size("textView", "10 20 200 90"), .zero)
    expectEqual(
      try size("textView", "10 20 200 90", "scrollEnabled=\"NO\""),
      CGSize(width: 200, height: 90)
    )
  }

  @Test func `placeholders replace intrinsic content sizes`() throws {
    let attributes = "placeholderIntrinsicWidth=\"infinite\" placeholderIntrinsicHeight=\"50\""
    for stored in [true, false] {
      expectEqual(
        try size("view", "10 20 1 1", attributes, stored: stored),
        CGSize(width: 0, height: 50)
      )
    }
  }

  @Test func `stored intrinsic content sizes of custom classes are used`() throws {
    let text = F.xib(
      device: nil,
      more: """
        <designables><designable name="a"><size key="intrinsicContentSize" width="54" height="-1"/></designable></designables>
        """,
      F.root(
        "0 0 400 300",
        "",
        """
        <subviews>\(F.view("a", "0 0 10 10", "customClass=\"Badge\""))</subviews>
        \(F.constraints(
          F.pin("a", "leading", "root", "leading"), F.pin("a", "top", "root", "top"),
          "firstItem=\"a\" firstAttribute=\"height\" constant=\"9\""
        ))
        """
      )
    )
    expectEqual(try frames(text)["a"], CGRect(0, 0, 54, 9))
  }

  @Test(.rule("3.08")) func `hugging is 250 and resistance 750 by default`() throws {
    let layout = try layOut(
      F.xib(
        F.root(
          "0 0 400 300",
          "",
          """
          <subviews>
          \(F.view("a", element: "label"))
          \(F.view("b", element: "label", "horizontalHuggingPriority=\"251\" verticalCompressionResistancePriority=\"900\""))
          </subviews>
          """
        )
      )
    )
    let a = try #require(layout.view(withID: "a"))
    expectEqual(a.contentHuggingPriority(for: .horizontal), .defaultLow)
    expectEqual(a.contentCompressionResistancePriority(for: .vertical), .defaultHigh)
    let b = try #require(layout.view(withID: "b"))
    expectEqual(b.contentHuggingPriority(for: .horizontal).rawValue, 251)
    expectEqual(b.contentHuggingPriority(for: .vertical), .defaultLow)
    expectEqual(b.contentCompressionResistancePriority(for: .vertical).rawValue, 900)
  }

  @Test func `measured texts grow with their fonts`() throws {
    let label = "text=\"Hello\" numberOfLines=\"1\""
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"20\"/>"
    let size = try #require(try size("label", "10 20 1 1", label, font, stored: false))
    expectEqual(size.height, UIFont.systemFont(ofSize: 20).lineHeight)
    let text = F.xib(
      device: nil,
      F.root(
        "0 0 400 300",
        "",
        "<subviews>\(F.view("a", element: "label", label, font))</subviews>\(F.constraints(F.pin("a", "leading", "root", "leading"), F.pin("a", "top", "root", "top")))"
      )
    )
    let larger = try #require(try frames(text) { $0.textScale = 2 }["a"])
    expectEqual(larger.height, UIFont.systemFont(ofSize: 40).lineHeight)
    expectTrue(abs(larger.width - 2 * size.width) < 1e-9)
  }

  @Test func `with stored sizes a baseline constraint has the lowest priority`() throws {
    func text(_ more: String) -> String {
      F.xib(
        device: nil,
        F.root(
          "0 0 400 300",
          "",
          """
          <subviews>\(F.view("a", "0 0 50 21", element: "label"))\(F.view("b", "0 0 50 18", element: "label"))</subviews>
          <constraints>
          <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c0"/>
          <constraint firstItem="b" firstAttribute="baseline" secondItem="a" secondAttribute="baseline" id="c1"/>
          <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
          <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" id="c3"/>
          \(more)
          </constraints>
          """
        )
      )
    }
    // Both have a font of 17 points, so that their bottom edges are equal if no other constraint places the second one.
    let free = try frames(text("")) { $0.contentSizes = .stored }
    expectEqual(free["a"], CGRect(0, 0, 50, 21))
    expectEqual(free["b"]?.size, CGSize(width: 50, height: 18))
    expectTrue(abs((free["b"]?.maxY ?? 0) - 21) < 1e-6)
    let center = """
      <constraint firstItem="b" firstAttribute="centerY" secondItem="a" secondAttribute="centerY" id="c4"/>
      """
    let bound = try frames(text(center)) { $0.contentSizes = .stored }
    expectEqual(bound["b"], CGRect(50, 1.5, 50, 18))
    expectEqual(bound["a"]?.height, 21)
  }
}
