import Expectations
import InterfaceBuilder
import Testing

@Suite struct DeviceTests {
  @Test(arguments: [
    ("iPhone SE", "retina4_7", 375, 667), ("iphone se (1st generation)", "retina4_0", 320, 568),
    ("iPhone SE 3rd gen", "retina4_7", 375, 667), ("iPhone 13", "retina6_0", 390, 844),
    ("iPhone 13 mini", "retina5_4", 375, 812), ("iphone 15 pro max", "retina6_72", 430, 932),
    ("iPhone 15 Pro", "retina6_12", 393, 852), ("iPhone X", "retina5_9", 375, 812),
    ("iPhone XR", "retina6_1", 414, 896), ("iphone16pro", "retina6_3", 402, 874),
    ("iPad Pro 11", "ipad11_0rounded", 834, 1194),
    ("iPad Pro 11-inch", "ipad11_0rounded", 834, 1194),
    ("iPad Pro 12.9", "ipad12_9rounded", 1024, 1366), ("iPad mini", "ipad8_3rounded", 744, 1133),
    ("iPad (9th generation)", "ipad10_2", 810, 1080), ("retina6_1", "retina6_1", 414, 896),
    ("RETINA4_7", "retina4_7", 375, 667),
  ])
  func `devices are found by common spellings of their names`(
    name: String,
    id: String,
    width: Int,
    height: Int
  ) throws {
    let device = try #require(Device(named: name))
    expectEqual(device.id, id)
    expectEqual(device.size, CGSize(width: width, height: height))
  }

  @Test func `an unknown name returns similar names`() {
    expectTrue(Device(named: "iPhone 15 Por") == nil)
    expectEqual(Device.near("iPhone 15 Por").first, "iPhone 15 Pro")
    expectTrue(Device.near("iphone 1").contains("iPhone 13"))
    expectEqual(Device.near("iPhne SE").first, "iPhone SE")
    expectEqual(Device.near("abacus"), [])
    expectEqual(Device.near(String(repeating: "x", count: 100_000)), [])
  }

  @Test func `the orientation of the file is the default`() throws {
    let text = Fixture.xib(
      device: "retina4_7",
      orientation: "landscape",
      Fixture.root("0 0 667 375", "", "")
    )
    let wide = try frames(text) { $0.device = Device(named: "iPhone 11") }
    expectEqual(wide["root"], CGRect(0, 0, 896, 414))
    let upright = try frames(text) {
      $0.device = Device(named: "iPhone 11")
      $0.isLandscape = false
    }
    expectEqual(upright["root"], CGRect(0, 0, 414, 896))
  }
}
