import AutoLayout
import Expectations
import Foundation
import Testing

@Suite struct UIFontTests {
  @Test func `fonts of the same size and weight are equal`() {
    expectEqual(UIFont.systemFont(ofSize: 17), .systemFont(ofSize: 17, weight: .regular))
    expectEqual(UIFont.boldSystemFont(ofSize: 17), .systemFont(ofSize: 17, weight: .bold))
    expectEqual(UIFont.systemFont(ofSize: 17).hash, UIFont.systemFont(ofSize: 17).hash)
    expectEqual(Set([UIFont.systemFont(ofSize: 17), .systemFont(ofSize: 17)]).count, 1)
    expectTrue(UIFont.systemFont(ofSize: 17) != .systemFont(ofSize: 18))
    expectTrue(UIFont.systemFont(ofSize: 17) != .boldSystemFont(ofSize: 17))
    expectTrue(!UIFont.systemFont(ofSize: 17).isEqual("17"))
  }

  @Test func `line metrics are those of Apple's system font`() {
    let font = UIFont.systemFont(ofSize: 17)
    expectEqual(font.pointSize, 17)
    expectTrue(abs(font.lineHeight - 20.2878) < 1e-9)
    expectTrue(abs(font.ascender - 16.1942) < 1e-9)
    expectTrue(abs(font.descender + 4.0936) < 1e-9)
    expectTrue(abs(font.ascender - font.descender - font.lineHeight) < 1e-12)
  }

  @Test func `a font in another size keeps its weight`() {
    let font = UIFont.systemFont(ofSize: 17, weight: .heavy).withSize(30)
    expectEqual(font, .systemFont(ofSize: 30, weight: .heavy))
  }

  @Test(
    arguments: [
      (.ultraLight, -0.8), (.thin, -0.6), (.light, -0.4), (.regular, 0), (.medium, 0.23),
      (.semibold, 0.3), (.bold, 0.4), (.heavy, 0.56), (.black, 0.62),
    ] as [(UIFont.Weight, CGFloat)]
  )
  func `weights have UIKit's values`(weight: UIFont.Weight, value: CGFloat) {
    expectEqual(weight.rawValue, value)
    expectEqual(UIFont.systemFont(ofSize: 10, weight: weight).weight, UIFont.Weight(value))
  }

  @Test(
    arguments: [
      (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
      (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"),
      (.black, "Black"), (.init(0.5), "Bold"), (.init(-1), "Ultralight"),
    ] as [(UIFont.Weight, String)]
  )
  func `the name of a font contains its weight`(weight: UIFont.Weight, face: String) {
    let font = UIFont.systemFont(ofSize: 17, weight: weight)
    expectEqual(font.fontName, ".SFUI-\(face)")
    expectEqual(font.description, ".SFUI-\(face) 17.0")
  }

  @Test(
    arguments: [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.body, 17),
      (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
      (.init(rawValue: "unknown"), 17),
    ] as [(UIFont.TextStyle, CGFloat)]
  )
  func `a text style has its default size`(style: UIFont.TextStyle, size: CGFloat) {
    let font = UIFont.preferredFont(forTextStyle: style)
    expectEqual(font.pointSize, size)
    expectEqual(font.weight, .regular)
  }

  @Test func `a headline is semibold`() {
    let font = UIFont.preferredFont(forTextStyle: .headline)
    expectEqual(font.pointSize, 17)
    expectEqual(font.weight, .semibold)
  }

  @Test func `system font sizes are UIKit's`() {
    expectEqual(UIFont.systemFontSize, 14)
    expectEqual(UIFont.smallSystemFontSize, 12)
    expectEqual(UIFont.labelFontSize, 17)
    expectEqual(UIFont.buttonFontSize, 18)
  }

  @Test(arguments: [0, -3] as [CGFloat])
  func `a zero or negative size becomes 0`(size: CGFloat) {
    expectEqual(UIFont.systemFont(ofSize: size).pointSize, 0)
  }

  @Test func `the system font is found by its own names`() {
    let log = LayoutIssueLog()
    LayoutEnvironment.current.with {
      $0.report = log.append
      $0.resources = ResourceFolders([])
      $0.resources.placeholderSize = nil
    } run: {
      let bold = UIFont.systemFont(ofSize: 15, weight: .bold)
      expectEqual(UIFont(name: bold.fontName, size: 15)?.weight, .bold)
      expectEqual(UIFont(name: bold.familyName, size: 15)?.pointSize, 15)
    }
    expectEmpty(log.issues)
  }
}
