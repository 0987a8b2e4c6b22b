import Expectations
import InterfaceBuilder
import Testing

private typealias F = Fixture

@Suite struct InterfaceCanvasTests {
  private func text(_ size: String, _ metrics: String = "") -> String {
    F.xib(
      F.root(
        "0 0 \(size)",
        "",
        """
        <subviews>\(F.view("a"))</subviews>
        \(F.constraints(
          F.pin("a", "leading", "root", "leading", "constant=\"10\""),
          F.pin("a", "top", "root", "top"),
          "firstItem=\"a\" firstAttribute=\"width\" constant=\"100\"",
          F.pin("a", "height", "root", "height")
        ))
        \(metrics)
        """
      )
    )
  }

  @Test func `objects that fill the screen of the file fill the device's screen`() throws {
    let canvas: (inout InterfaceCanvas) -> Void = { $0.device = Device(named: "retina4_7") }
    expectEqual(try frames(text("414 896"), canvas)["root"], CGRect(0, 0, 375, 667))
    expectEqual(try frames(text("414 842"), canvas)["root"], CGRect(0, 0, 375, 613))
    let freeform = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
    expectEqual(try frames(text("300 50", freeform), canvas)["root"], CGRect(0, 0, 300, 50))
    // A bar does not fill the screen.
    expectEqual(try frames(text("414 44"), canvas)["root"], CGRect(0, 0, 375, 44))
    expectEqual(
      try frames(text("414 896")) { $0.isLandscape = true }["root"],
      CGRect(0, 0, 896, 414)
    )
    let own = try frames(text("414 896")) { $0.size = CGSize(width: 50, height: 60) }
    expectEqual(own["a"], CGRect(10, 0, 100, 60))
  }

  @Test func `a cell's content view is as wide as the cell without its accessory`() throws {
    let cell = F.xib(
      """
      <tableViewCell id="cell" accessoryType="disclosureIndicator">\(F.rect("0 0 390 44"))
      <autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" id="content" tableViewCell="cell">\(F.rect("0 0 360 44"))
      <autoresizingMask key="autoresizingMask"/>
      <subviews>\(F.view("a"))</subviews>
      \(F.constraints(
        F.pin("a", "leading", "content", "leading"), F.pin("a", "trailing", "content", "trailing"),
        F.pin("a", "top", "content", "top"), F.pin("a", "bottom", "content", "bottom")
      ))
      </tableViewCellContentView></tableViewCell>
      """
    )
    let own = try frames(cell) { _ in }
    expectEqual(own["content"], CGRect(0, 0, 360, 44))
    let wide = try frames(cell) { $0.size = CGSize(width: 600, height: 80) }
    expectEqual(wide["content"], CGRect(0, 0, 570, 80))
    expectEqual(wide["a"], CGRect(0, 0, 570, 80))
  }

  @Test func `in right to left the leading edge is at the right`() throws {
    expectEqual(try frames(text("414 896")) { $0.isRightToLeft = true }["a"]?.minX, 304)
  }

  @Test func `devices are found by ids and by names`() {
    expectEqual(Device(named: "RETINA6_1")?.name, "iPhone 11")
    expectEqual(Device(named: "iphone 8")?.id, "retina4_7")
    expectTrue(Device(named: "abacus") == nil)
    expectEqual(Set(Device.all.map(\.id)).count, Device.all.count)
    expectEqual(Set(Device.all.map(\.name)).count, Device.all.count)
  }
}
