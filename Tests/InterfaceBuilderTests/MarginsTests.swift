import Expectations
import InterfaceBuilder
import Testing

private typealias F = Fixture

@Suite struct MarginsTests {
  private let inMargins = F.constraints(
    F.pin("a", "leading", "root", "leadingMargin"),
    F.pin("a", "top", "root", "topMargin"),
    F.pin("a", "trailing", "root", "trailingMargin"),
    F.pin("a", "bottom", "root", "bottomMargin")
  )

  private func insets(_ frame: CGRect?, in size: CGSize) -> [CGFloat]? {
    frame.map { [$0.minY, $0.minX, size.height - $0.maxY, size.width - $0.maxX] }
  }

  @Test(arguments: [
    ("12121", "retina4_7", 375, 667, [0, 16, 0, 16]),
    ("12121", "retina5_5", 414, 736, [0, 20, 0, 20]),
    ("14490", "retina6_1", 414, 896, [44, 20, 34, 20]),
    ("14490", "retina4_7", 375, 667, [20, 16, 0, 16]),
  ])
  func `a controller's view has the system's margins, with the safe area since Xcode 9`(
    tools: String,
    device: String,
    width: Int,
    height: Int,
    expected: [CGFloat]
  ) throws {
    let view = F.root(
      "0 0 \(width) \(height)",
      "key=\"view\"",
      "<subviews>\(F.view("a"))</subviews>" + inMargins
    )
    let text = F.storyboard(
      tools: tools,
      device: device,
      "<viewController id=\"controller\">\(view)</viewController>"
    )
    expectEqual(try insets(frames(text)["a"], in: CGSize(width: width, height: height)), expected)
  }

  @Test(arguments: [
    ("12121", [8, 8, 8, 8]), ("14490", [52, 8, 42, 8]), ("17701", [44, 20, 34, 20]),
  ])
  func `a top-level view has plain margins before Xcode 11`(tools: String, expected: [CGFloat])
    throws
  {
    let text = F.xib(
      tools: tools,
      plugIn: tools,
      F.root("0 0 414 896", "", "<subviews>\(F.view("a"))</subviews>" + inMargins)
    )
    expectEqual(try insets(frames(text)["a"], in: CGSize(width: 414, height: 896)), expected)
  }

  @Test(arguments: ["12121", "17701"])
  func `written margins of a root replace the system's`(tools: String) throws {
    let written = """
      <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      """
    let text = F.xib(
      tools: tools,
      plugIn: tools,
      device: "retina5_5",
      F.root("0 0 414 736", "", "<subviews>\(F.view("a"))</subviews>" + inMargins + written)
    )
    expectEqual(try insets(frames(text)["a"], in: CGSize(width: 414, height: 736)), [1, 2, 3, 4])
  }

  @Test func `plain views have margins of 8, which written margins replace`() throws {
    func inner(_ inside: String, _ attributes: String = "") throws -> [CGFloat]? {
      let text = F.xib(
        device: nil,
        F.root(
          "0 0 400 300",
          "",
          """
          <subviews>\(F.view("inner", "0 0 1 1", attributes, """
            <subviews>\(F.view("a"))</subviews>
            \(inMargins.replacing("root", with: "inner"))
            \(inside)
            """))</subviews>
          \(F.constraints(
            F.pin("inner", "leading", "root", "leading", "constant=\"50\""),
            F.pin("inner", "top", "root", "top", "constant=\"100\""),
            "firstItem=\"inner\" firstAttribute=\"width\" constant=\"200\"",
            "firstItem=\"inner\" firstAttribute=\"height\" constant=\"100\""
          ))
          """
        )
      )
      return try insets(frames(text)["a"], in: CGSize(width: 200, height: 100))
    }
    expectEqual(try inner(""), [8, 8, 8, 8])
    let plain = "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>"
    expectEqual(try inner(plain), [1, 2, 3, 4])
    let directional = """
      <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
      """
    expectEqual(try inner(directional), [1, 2, 3, 4])
  }

  @Test(arguments: [
    ("12121", "retina4_7", 375, [8, 8, 8, 8]), ("14490", "retina4_7", 375, [11, 16, 11, 16]),
    ("14490", "retina4_7", 600, [11, 20, 11, 20]), ("16097", "retina4_7", 375, [11, 15, 11, 15]),
    ("17701", "retina4_7", 600, [11, 16, 11, 16]), ("17701", "retina6_1", 320, [11, 20, 11, 20]),
  ])
  func `a cell's content view has the margins of the version`(
    tools: String,
    device: String,
    width: Int,
    expected: [CGFloat]
  ) throws {
    func cell(_ attributes: String) throws -> [CGFloat]? {
      let text = F.xib(
        tools: tools,
        plugIn: tools,
        device: device,
        """
        <tableViewCell id="cell" \(attributes)>\(F.rect("0 0 \(width) 100"))
        <tableViewCellContentView key="contentView" id="root" tableViewCell="cell">\(F.rect("0 0 \(width) 100"))
        <subviews>\(F.view("a"))</subviews>\(inMargins)
        </tableViewCellContentView></tableViewCell>
        """
      )
      return try insets(frames(text)["a"], in: CGSize(width: width, height: 100))
    }
    expectEqual(try cell(""), expected)
    expectEqual(try cell("accessoryType=\"disclosureIndicator\""), Array(expected.prefix(3)) + [8])
    expectEqual(try cell("accessoryType=\"none\""), expected)
  }
}
