import AutoLayout
import Expectations
import Foundation
import Testing

@Suite struct UIColorTests {
  @Test func `colours of the same components are equal`() {
    expectEqual(UIColor.white, UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    expectEqual(UIColor.red.hash, UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1).hash)
    expectTrue(UIColor.red != .green)
    expectTrue(UIColor.clear != .black)
    expectEqual(UIColor.systemBlue, .tintColor)
    expectTrue(!UIColor.red.isEqual("red"))
  }

  @Test func `a colour literal is the colour of its components`() {
    let colour = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    expectEqual(colour, .red)
  }

  @Test(
    arguments: zip([UIColor.red, .yellow, .green, .cyan, .blue, .magenta, .red], 0...6)
  )
  func `hues at sixths of the circle are the primary and secondary colours`(
    expected: UIColor,
    sixths: Int
  ) {
    let hue = CGFloat(sixths) / 6
    let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1).components
    expectTrue(abs(color.red - expected.components.red) < 1e-12)
    expectTrue(abs(color.green - expected.components.green) < 1e-12)
    expectTrue(abs(color.blue - expected.components.blue) < 1e-12)
  }

  @Test func `saturation fades to white and brightness to black`() {
    let faded = UIColor(hue: 0, saturation: 0.25, brightness: 0.5, alpha: 1)
    expectEqual(faded, UIColor(red: 0.5, green: 0.375, blue: 0.375, alpha: 1))
    expectEqual(UIColor(hue: 0.3, saturation: 0, brightness: 1, alpha: 1), .white)
    expectEqual(UIColor(hue: 0.3, saturation: 1, brightness: 0, alpha: 1), .black)
  }

  @Test func `components are read through pointers`() {
    var red: CGFloat = -1
    var green: CGFloat = -1
    var blue: CGFloat = -1
    var alpha: CGFloat = -1
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    expectTrue(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    expectEqual([red, green, blue, alpha], [0.1, 0.2, 0.3, 0.4])
    expectTrue(color.getRed(nil, green: nil, blue: nil, alpha: nil))
  }

  @Test func `components are clamped to 0 and 1`() {
    let color = UIColor(red: -1, green: 2, blue: .nan, alpha: .infinity)
    expectEqual(color, UIColor(red: 0, green: 1, blue: 0, alpha: 1))
  }

  @Test func `withAlphaComponent keeps the colour`() {
    expectEqual(
      UIColor.orange.withAlphaComponent(0.25),
      UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    )
    expectEqual(UIColor.orange.components.alpha, 1)
  }

  @Test func `system colours have components for light and for dark appearance`() {
    expectEqual(UIColor.systemGray6.components.blue, 247.0 / 255)
    let (light, dark) = (
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )
    expectEqual(
      UIColor.systemRed.resolvedColor(with: light),
      UIColor(red: 1, green: 59 / 255, blue: 48 / 255, alpha: 1)
    )
    expectEqual(
      UIColor.systemRed.resolvedColor(with: dark),
      UIColor(red: 1, green: 69 / 255, blue: 58 / 255, alpha: 1)
    )
    expectEqual(UIColor.secondaryLabel.components.alpha, 0.6)
    expectEqual(UIColor.label.resolvedColor(with: light), .black)
    expectEqual(UIColor.label.resolvedColor(with: dark), .white)
    expectEqual(UIColor.systemBackground.resolvedColor(with: dark), .black)
  }

  @Test func `a dynamic colour follows the current traits, and its copies do too`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    let faint = color.withAlphaComponent(0.5)
    expectEqual(color.components, UIColor.blue.components)
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      expectEqual(color.components, UIColor.red.components)
      expectEqual(faint.components, UIColor.red.withAlphaComponent(0.5).components)
    }
    LayoutEnvironment.current.with {
      $0.userInterfaceStyle = .dark
    } run: {
      expectEqual(color.components, UIColor.red.components)
    }
    expectTrue(color == color && color != UIColor { _ in .blue })
    expectTrue(UIColor.red.resolvedColor(with: UITraitCollection()) === UIColor.red)
  }

  @Test func `the description of a colour lists its components`() {
    expectEqual(UIColor.orange.description, "rgba(1.0, 0.5, 0.0, 1.0)")
  }
}
