import Expectations
import InterfaceBuilder
import Testing

private typealias F = Fixture

/// Objects of a document that show each other.
@Suite struct InterfaceLayoutTests {
  private func layouts(
    _ text: String,
    _ change: (inout InterfaceCanvas) -> Void = { _ in }
  ) throws -> [String: InterfaceLayout] {
    var canvas = InterfaceCanvas()
    change(&canvas)
    let all = canvas.layOutAll(of: try read(text))
    return Dictionary(uniqueKeysWithValues: all.map { ($0.object.id, $0) })
  }

  /// A table with insets of 20 points from the screen, and a row with the same width.
  private let list = F.storyboard(
    device: "retina4_7",
    """
    <viewController id="controller">\(F.root("0 0 375 667", "key=\"view\"", """
    <subviews>\(F.view("table", "20 0 335 667", element: "tableView", "", """
    <prototypes><tableViewCell id="cell" accessoryType="disclosureIndicator">\(F.rect("0 28 335 44"))
    <tableViewCellContentView key="contentView" id="content">\(F.rect("0 0 304.5 44"))
    <subviews>\(F.view("text"))</subviews>
    \(F.constraints(F.pin("text", "leading", "content", "leading"), F.pin("text", "trailing", "content", "trailing")))
    </tableViewCellContentView></tableViewCell></prototypes>
    """))</subviews>
    \(F.constraints(
      F.pin("table", "leading", "root", "leading", "constant=\"20\""),
      F.pin("root", "trailing", "table", "trailing", "constant=\"20\""),
      F.pin("table", "top", "root", "top"), F.pin("table", "bottom", "root", "bottom")
    ))
    """))</viewController>
    """
  )

  @Test func `rows widen with their list`() throws {
    let file = try layouts(list)
    expectEqual(file["content"]?.view.frame, CGRect(0, 0, 335, 44))
    expectEqual(file["content"]?.frame(ofID: "text")?.width, 304.5)
    let wide = try layouts(list) { $0.device = Device(named: "iPhone 11") }
    expectEqual(wide["root"]?.frame(ofID: "table"), CGRect(20, 0, 374, 896))
    expectEqual(wide["content"]?.view.frame, CGRect(0, 0, 374, 44))
    expectEqual(wide["content"]?.frame(ofID: "text")?.width, 343.5)
    // As in Xcode: each object on its own canvas.
    let stored = try layouts(list) {
      $0.device = Device(named: "iPhone 11")
      $0.contentSizes = .stored
    }
    expectEqual(stored["content"]?.view.frame, CGRect(0, 0, 335, 44))
  }

  @Test func `in right to left an accessory is at the left of the content view`() throws {
    let left = try layouts(list)["content"]
    expectEqual(left?.frame(ofID: "content"), CGRect(0, 0, 304.5, 44))
    let sign = left?.view.subviews.last
    expectEqual(sign?.frame, CGRect(304.5, 0, 30.5, 44))
    expectEqual((sign as? UILabel)?.text, "\u{203A}")
    let mirrored = try layouts(list) { $0.isRightToLeft = true }["content"]
    expectEqual(mirrored?.frame(ofID: "content"), CGRect(30.5, 0, 304.5, 44))
    expectEqual(mirrored?.view.subviews.last?.frame, CGRect(0, 0, 30.5, 44))
    let wide = try layouts(list) {
      $0.isRightToLeft = true
      $0.device = Device(named: "iPhone 11")
    }["content"]
    expectEqual(wide?.frame(ofID: "content"), CGRect(30.5, 0, 343.5, 44))
  }

  @Test func `margins of a row widen with the row`() throws {
    let text = list.replacing("toolsVersion=\"23504\"", with: "toolsVersion=\"14490\"")
      .replacing("\"0 0 335 667\"", with: "")
      .replacing(
        "secondItem=\"content\" secondAttribute=\"leading\"",
        with: "secondItem=\"content\" secondAttribute=\"leadingMargin\""
      )
    expectEqual(try layouts(text)["content"]?.frame(ofID: "text")?.minX, 16)
    let pad = try layouts(text) { $0.device = Device(named: "iPad Pro 11") }
    expectEqual(pad["content"]?.view.frame.width, 794)
    expectEqual(pad["content"]?.frame(ofID: "text")?.minX, 20)
  }

  /// A container view 100 points below the top of the screen, and its embedded scene.
  private func embedding(_ top: Int, bars: String = "") -> String {
    let child = F.root(
      "0 0 300 200",
      "key=\"view\"",
      """
      <subviews>\(F.view("safe"))</subviews><viewLayoutGuide key="safeArea" id="area"/>
      \(F.constraints(
        F.pin("safe", "leading", "area", "leading"), F.pin("safe", "top", "area", "top"),
        F.pin("safe", "trailing", "area", "trailing"), F.pin("safe", "bottom", "area", "bottom")
      ))
      """
    ).replacing("id=\"root\"", with: "id=\"child\"")
    let segue =
      "<connections><segue destination=\"\(bars.isEmpty ? "inner" : "nav")\" kind=\"embed\" id=\"s\"/></connections>"
    return F.storyboard(
      """
      <viewController id="outer">\(F.root("0 0 414 896", "key=\"view\"", """
      <subviews>\(F.view("box", element: "containerView", "", segue))</subviews>
      \(F.constraints(
        F.pin("box", "leading", "root", "leading"), F.pin("box", "trailing", "root", "trailing"),
        F.pin("box", "top", "root", "top", "constant=\"\(top)\""),
        "firstItem=\"box\" firstAttribute=\"height\" constant=\"300\""
      ))
      """))</viewController>
      """,
      "<viewController id=\"inner\">\(child)</viewController>",
      bars
    )
  }

  @Test func `an embedded view fills its container view and has its safe area`() throws {
    let below = try layouts(embedding(100))
    expectEqual(below["child"]?.view.bounds.size, CGSize(width: 414, height: 300))
    expectEqual(below["child"]?.frame(ofID: "safe"), CGRect(0, 0, 414, 300))
    // The top safe area inset of the screen is 48 points.
    let under = try layouts(embedding(8))
    expectEqual(under["child"]?.frame(ofID: "safe"), CGRect(0, 40, 414, 260))
    let navigation = """
      <navigationController id="nav"><connections>
      <segue destination="inner" kind="relationship" relationship="rootViewController" id="s2"/>
      </connections></navigationController>
      """
    let bar = try layouts(embedding(100, bars: navigation))
    expectEqual(bar["child"]?.frame(ofID: "safe"), CGRect(0, 44, 414, 256))
    let stored = try layouts(embedding(100)) { $0.contentSizes = .stored }
    expectEqual(stored["child"]?.view.bounds.size, CGSize(width: 300, height: 200))
  }

  @Test func `container views show their scenes, and a scene is not added to itself`() throws {
    let all = InterfaceCanvas().layOutAll(of: try read(embedding(100)))
    InterfaceLayout.showEach(of: all)
    expectTrue(all[0].view(withID: "box")?.subviews.first === all[1].view)
    let circle = embedding(100).replacing("destination=\"inner\"", with: "destination=\"outer\"")
    let round = InterfaceCanvas().layOutAll(of: try read(circle))
    expectEqual(round.count, 2)
    InterfaceLayout.showEach(of: round)
    expectTrue(round[0].view.superview == nil)
  }

  @Test func `the texts of a list's configuration are drawn in the row`() throws {
    let cell = """
      <tableViewCell id="cell">\(F.rect("0 0 400 60"))
      <tableViewCellContentView key="contentView" id="content">\(F.rect("0 0 400 60"))</tableViewCellContentView>
      <listContentConfiguration key="contentConfiguration" text="First" secondaryText="Second"/>
      </tableViewCell>
      """
    let layout = try layOut(F.xib(device: nil, cell))
    let labels = layout.view(withID: "content")?.subviews.compactMap { $0 as? UILabel } ?? []
    expectEqual(labels.map(\.text), ["First", "Second"])
    expectEqual(labels.map(\.frame.minX), [16, 16])
    expectEqual(labels.map(\.frame.width), [368, 368])
    let middle = ((labels.first?.frame.minY ?? 0) + (labels.last?.frame.maxY ?? 0)) / 2
    expectTrue(abs(middle - 30) < 1e-9)
  }
}
