import AutoLayout
import Expectations
import Foundation
import Testing

@Suite struct FontFaceTests {
  private func fonts(_ files: [String: FontFile], _ body: () -> Void) throws -> [String] {
    try AppFolder(files.mapValues(\.data)).reports(body)
  }

  private func width(_ text: String, _ font: UIFont?) -> CGFloat {
    let label = UILabel()
    label.text = text
    label.font = font
    return label.intrinsicContentSize.width
  }

  @Test(arguments: [false, true])
  func `texts are measured with the widths and heights of the file`(isFull: Bool) throws {
    var file = FontFile()
    file.isFull = isFull
    let reports = try fonts(["Fonts/test.ttf": file]) {
      let font = UIFont(name: "Test-Regular", size: 20)
      expectEqual(font?.fontName, "Test-Regular")
      expectEqual(font?.familyName, "Test")
      expectEqual(font?.ascender, 18)
      expectEqual(font?.descender, -6)
      expectEqual(font?.lineHeight, 24)
      expectEqual(font?.xHeight, 10)
      expectEqual(font?.capHeight, 14)
      // 10 + 5 + 10 points. A letter that the font lacks is as wide as its 0.
      expectEqual(width("aba", font), 25)
      expectEqual(width("ac", font), 22)
      let label = UILabel()
      label.font = font
      label.text = "a\na"
      label.numberOfLines = 0
      expectEqual(label.intrinsicContentSize, CGSize(width: 10, height: 48))
    }
    expectEqual(reports, [])
  }

  @Test func `characters outside of the basic plane have their widths`() throws {
    var file = FontFile()
    (file.isFull, file.widths) = (true, ["a": 500, "\u{10400}": 750])
    let reports = try fonts(["test.otf": file]) {
      expectEqual(width("a\u{10400}", UIFont(name: "Test", size: 20)), 25)
    }
    expectEqual(reports, [])
  }

  @Test func `faces are found by PostScript name, full name and family`() throws {
    var (bold, slanted) = (FontFile(), FontFile())
    (bold.family, bold.style, bold.weight) = ("Two Words", "Bold", 700)
    (slanted.family, slanted.style, slanted.isItalic) = ("Two Words", "Italic", true)
    var regular = slanted
    (regular.style, regular.isItalic) = ("Regular", false)
    let reports = try fonts(["b.ttf": bold, "i.ttf": slanted, "r.ttf": regular]) {
      expectEqual(UIFont.familyNames, ["Two Words"])
      expectEqual(
        UIFont.fontNames(forFamilyName: "Two Words"),
        ["TwoWords-Bold", "TwoWords-Italic", "TwoWords-Regular"]
      )
      expectEqual(UIFont(name: "TwoWords-Bold", size: 9)?.weight, .bold)
      expectEqual(UIFont(name: "Two Words Bold", size: 9)?.fontName, "TwoWords-Bold")
      let font = UIFont(name: "TwoWords-Regular", size: 9)
      let descriptor = font?.fontDescriptor.withSymbolicTraits(.traitBold)
      expectEqual(descriptor?.postscriptName, "TwoWords-Bold")
      let italic = font?.fontDescriptor.withSymbolicTraits(.traitItalic)
      expectEqual(italic.map { UIFont(descriptor: $0, size: 0).fontName }, "TwoWords-Italic")
      expectEqual(italic.map { UIFont(descriptor: $0, size: 0).pointSize }, 9)
      expectTrue(font?.fontDescriptor.withDesign(.rounded) == nil)
    }
    expectEqual(reports, [])
  }

  @Test func `a broken font file is left out`() throws {
    let data = FontFile().data
    for length in stride(from: 0, to: data.count, by: 7) {
      let folder = try AppFolder(["test.ttf": data.prefix(length)])
      _ = folder.reports { _ = UIFont(name: "Test", size: 20)?.lineHeight }
    }
    for position in stride(from: 0, to: data.count, by: 3) {
      var broken = data
      broken[position] = 0xFF
      let folder = try AppFolder(["test.ttf": broken])
      _ = folder.reports { _ = width("ab", UIFont(name: "Test", size: 20)) }
    }
    let text = try AppFolder(["test.ttf": Data("Text".utf8)])
    expectEqual(
      text.reports { _ = UIFont(name: "Test", size: 20) },
      ["No font is named 'Test' in App."]
    )
  }
}
