import Expectations
import Plumb
import PlumbTesting
import Testing

@Suite struct LayoutDeviceTests {
  private func text(_ device: LayoutDevice) -> String {
    let insets = device.safeAreaInsets
    return
      "\(device.name) \(Int(device.size.width))x\(Int(device.size.height)) @\(Int(device.scale)) "
      + "safe \(Int(insets.top)) \(Int(insets.left)) \(Int(insets.bottom)) \(Int(insets.right))"
  }

  @Test func `devices have the size, the pixels and the safe area of their screens`() {
    expectEqual(
      [LayoutDevice.iPhoneSE, .iPhone16e, .iPhone17, .iPhone17ProMax, .iPadMini, .iPadPro11].map(
        text
      ),
      [
        "iPhone SE 375x667 @2 safe 20 0 0 0",
        "iPhone 16e 390x844 @3 safe 47 0 34 0",
        "iPhone 17 402x874 @3 safe 62 0 34 0",
        "iPhone 17 Pro Max 440x956 @3 safe 62 0 34 0",
        "iPad mini 744x1133 @2 safe 20 0 20 0",
        "iPad Pro 11-inch 834x1194 @2 safe 20 0 20 0",
      ]
    )
  }

  @Test func `devices are found by name and turned to their side`() {
    let device = LayoutDevice(named: "iPhone 15 Pro", isLandscape: true)
    expectEqual(device.map(text), "iPhone 15 Pro landscape 852x393 @3 safe 0 59 21 59")
    expectEqual(device?.verticalSizeClass, .compact)
    expectEqual(LayoutDevice(named: "iPhone 11").map(text), "iPhone 11 414x896 @2 safe 48 0 34 0")
    expectTrue(LayoutDevice(named: "Newton") == nil)
  }

  @Test func `text sizes are the categories of UIKit in their order`() {
    expectEqual(
      LayoutTextSize.allCases.map(\.rawValue),
      [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
        "accessibility2", "accessibility3", "accessibility4", "accessibility5",
      ]
    )
    let categories = LayoutTextSize.allCases.map(\.category)
    expectTrue(zip(categories, categories.dropFirst()).allSatisfy { $0 < $1 })
  }
}
