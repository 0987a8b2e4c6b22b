import AutoLayout
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
      #expect(font?.fontName == "Test-Regular")
      #expect(font?.familyName == "Test")
      #expect(font?.ascender == 18)
      #expect(font?.descender == -6)
      #expect(font?.lineHeight == 24)
      #expect(font?.xHeight == 10)
      #expect(font?.capHeight == 14)
      // 10 + 5 + 10 points. A letter that the font lacks is as wide as its 0.
      #expect(width("aba", font) == 25)
      #expect(width("ac", font) == 22)
      let label = UILabel()
      label.font = font
      label.text = "a\na"
      label.numberOfLines = 0
      #expect(label.intrinsicContentSize == CGSize(width: 10, height: 48))
    }
    #expect(reports == [])
  }

  @Test func `characters outside of the basic plane have their widths`() throws {
    var file = FontFile()
    (file.isFull, file.widths) = (true, ["a": 500, "\u{10400}": 750])
    let reports = try fonts(["test.otf": file]) {
      #expect(width("a\u{10400}", UIFont(name: "Test", size: 20)) == 25)
    }
    #expect(reports == [])
  }

  @Test func `faces are found by PostScript name, full name and family`() throws {
    var (bold, slanted) = (FontFile(), FontFile())
    (bold.family, bold.style, bold.weight) = ("Two Words", "Bold", 700)
    (slanted.family, slanted.style, slanted.isItalic) = ("Two Words", "Italic", true)
    var regular = slanted
    (regular.style, regular.isItalic) = ("Regular", false)
    let reports = try fonts(["b.ttf": bold, "i.ttf": slanted, "r.ttf": regular]) {
      #expect(UIFont.familyNames == ["Two Words"])
      #expect(
        UIFont.fontNames(forFamilyName: "Two Words")
          == ["TwoWords-Bold", "TwoWords-Italic", "TwoWords-Regular"]
      )
      #expect(UIFont(name: "TwoWords-Bold", size: 9)?.weight == .bold)
      #expect(UIFont(name: "Two Words Bold", size: 9)?.fontName == "TwoWords-Bold")
      let font = UIFont(name: "TwoWords-Regular", size: 9)
      let descriptor = font?.fontDescriptor.withSymbolicTraits(.traitBold)
      #expect(descriptor?.postscriptName == "TwoWords-Bold")
      let italic = font?.fontDescriptor.withSymbolicTraits(.traitItalic)
      #expect(italic.map { UIFont(descriptor: $0, size: 0).fontName } == "TwoWords-Italic")
      #expect(italic.map { UIFont(descriptor: $0, size: 0).pointSize } == 9)
      #expect(font?.fontDescriptor.withDesign(.rounded) == nil)
    }
    #expect(reports == [])
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
    #expect(
      text.reports { _ = UIFont(name: "Test", size: 20) } == ["No font is named 'Test' in App."]
    )
  }
}
