import AutoLayout
import Foundation
import Testing

@Suite struct UIColorTests {
  @Test func `colours of the same components are equal`() {
    #expect(UIColor.white == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.red.hash == UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1).hash)
    #expect(UIColor.red != .green)
    #expect(UIColor.clear != .black)
    #expect(UIColor.systemBlue == .tintColor)
    #expect(!UIColor.red.isEqual("red"))
  }

  @Test func `a colour literal is the colour of its components`() {
    let colour = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(colour == .red)
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
    #expect(abs(color.red - expected.components.red) < 1e-12)
    #expect(abs(color.green - expected.components.green) < 1e-12)
    #expect(abs(color.blue - expected.components.blue) < 1e-12)
  }

  @Test func `saturation fades to white and brightness to black`() {
    let faded = UIColor(hue: 0, saturation: 0.25, brightness: 0.5, alpha: 1)
    #expect(faded == UIColor(red: 0.5, green: 0.375, blue: 0.375, alpha: 1))
    #expect(UIColor(hue: 0.3, saturation: 0, brightness: 1, alpha: 1) == .white)
    #expect(UIColor(hue: 0.3, saturation: 1, brightness: 0, alpha: 1) == .black)
  }

  @Test func `components are read through pointers`() {
    var red: CGFloat = -1
    var green: CGFloat = -1
    var blue: CGFloat = -1
    var alpha: CGFloat = -1
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
    #expect(color.getRed(nil, green: nil, blue: nil, alpha: nil))
  }

  @Test func `components are clamped to 0 and 1`() {
    let color = UIColor(red: -1, green: 2, blue: .nan, alpha: .infinity)
    #expect(color == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
  }

  @Test func `withAlphaComponent keeps the colour`() {
    #expect(
      UIColor.orange.withAlphaComponent(0.25)
        == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    )
    #expect(UIColor.orange.components.alpha == 1)
  }

  @Test func `system colours have components for light and for dark appearance`() {
    #expect(UIColor.systemGray6.components.blue == 247.0 / 255)
    let (light, dark) = (
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )
    #expect(
      UIColor.systemRed.resolvedColor(with: light)
        == UIColor(red: 1, green: 59 / 255, blue: 48 / 255, alpha: 1)
    )
    #expect(
      UIColor.systemRed.resolvedColor(with: dark)
        == UIColor(red: 1, green: 69 / 255, blue: 58 / 255, alpha: 1)
    )
    #expect(UIColor.secondaryLabel.components.alpha == 0.6)
    #expect(UIColor.label.resolvedColor(with: light) == .black)
    #expect(UIColor.label.resolvedColor(with: dark) == .white)
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
  }

  @Test func `a dynamic colour follows the current traits, and its copies do too`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    let faint = color.withAlphaComponent(0.5)
    #expect(color.components == UIColor.blue.components)
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(color.components == UIColor.red.components)
      #expect(faint.components == UIColor.red.withAlphaComponent(0.5).components)
    }
    LayoutEnvironment.current.with {
      $0.userInterfaceStyle = .dark
    } run: {
      #expect(color.components == UIColor.red.components)
    }
    #expect(color == color && color != UIColor { _ in .blue })
    #expect(UIColor.red.resolvedColor(with: UITraitCollection()) === UIColor.red)
  }

  @Test func `the description of a colour lists its components`() {
    #expect(UIColor.orange.description == "rgba(1.0, 0.5, 0.0, 1.0)")
  }
}
