import AutoLayout
import Expectations
import Foundation
import Testing

@Suite struct CGColorSpaceTests {
  private static let hues: [(UIColor, [Double])] = [
    (UIColor(red: 1, green: 0, blue: 0, alpha: 1), [0.0, 1, 1]),
    (UIColor(red: 0, green: 0.5, blue: 0, alpha: 1), [1.0 / 3, 1, 0.5]),
    (UIColor(red: 0.5, green: 0.5, blue: 1, alpha: 1), [2.0 / 3, 0.5, 1]),
    (UIColor(red: 1, green: 0, blue: 1, alpha: 1), [5.0 / 6, 1, 1]),
    (UIColor(white: 0.5, alpha: 1), [0.0, 0, 0.5]),
  ]

  @Test func `a colour of layers has four components`() {
    let color = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    expectEqual(color.components, [0.25, 0.5, 0.75, 0.5])
    expectTrue(color.numberOfComponents == 4 && color.alpha == 0.5)
    expectEqual(color, UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5).cgColor)
    expectEqual(color.copy(alpha: 1)?.alpha, 1)
  }

  @Test func `the components of a colour are those of its space`() {
    let grey = CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 1])
    expectEqual(grey?.components, [0.5, 0.5, 0.5, 1])
    expectTrue(
      CGColor(colorSpace: CGColorSpaceCreateDeviceCMYK(), components: [0, 0, 0, 0, 1]) == nil
    )
  }

  @Test(arguments: hues)
  func `a colour has a hue, a saturation and a brightness`(color: UIColor, expected: [Double]) {
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    for (found, wanted) in zip([hue, saturation, brightness], expected) {
      expectTrue(abs(found - wanted) < 1e-12)
    }
  }

  @Test func `only a grey has a white component`() {
    var white: CGFloat = 0
    expectTrue(UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: nil) && white == 0.25)
    expectTrue(!UIColor(red: 1, green: 0, blue: 0, alpha: 1).getWhite(&white, alpha: nil))
  }

  @Test func `a transaction keeps its properties under their keys`() {
    CATransaction.begin()
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue(0.5, forKey: kCATransactionAnimationDuration)
    expectTrue(CATransaction.disableActions())
    expectEqual(CATransaction.animationDuration(), 0.5)
    expectTrue(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
    CATransaction.commit()
  }
}
