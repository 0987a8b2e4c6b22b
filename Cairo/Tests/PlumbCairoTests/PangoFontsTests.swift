import ExampleFonts
import Foundation
import Plumb
import PlumbCairo
import Testing

@Suite struct PangoFontsTests {
  private let fonts: PangoFonts
  private let font = UIFont.systemFont(ofSize: 16)

  init() throws { fonts = try TestFonts.all() }

  private func lines(_ text: String, width: CGFloat? = nil, count: Int = 0) -> [String] {
    fonts.measure(text, font: font, maxWidth: width, maxLines: count).lines.map(\.text)
  }

  @Test func `pairs of letters are kerned, and widths are fractions of points`() {
    let (pair, a, v) = (
      fonts.width(of: "AV", font: font), fonts.width(of: "A", font: font),
      fonts.width(of: "V", font: font)
    )
    #expect(pair < a + v - 0.5)
    #expect(a != a.rounded())
    // Without hinting, widths are proportional to sizes.
    let large = fonts.width(of: "AV", font: .systemFont(ofSize: 160))
    #expect(abs(large - 10 * pair) < 0.05)
  }

  @Test func `weights are faces of the family`() {
    let widths = [UIFont.Weight.regular, .semibold, .bold].map {
      fonts.width(of: "Plumb", font: .systemFont(ofSize: 16, weight: $0))
    }
    #expect(widths == widths.sorted() && Set(widths).count == 3)
  }

  @Test func `emoji are as large as the text`() {
    let (small, large) = (
      fonts.width(of: "👍🏽", font: font), fonts.width(of: "👍🏽", font: .systemFont(ofSize: 32))
    )
    #expect((16...24).contains(small))
    #expect(abs(large - 2 * small) < 0.1)
  }

  @Test func `the system font has Apple's tracking on request`() throws {
    let tracked = try PangoFonts(
      files: ExampleFonts.files,
      systemFamily: "Inter",
      systemTracking: .sanFrancisco
    )
    func extra(_ text: String, _ font: UIFont) -> CGFloat {
      tracked.width(of: text, font: font) - fonts.width(of: text, font: font)
    }
    // The Human Interface Guidelines: points after each character at 12, 15, 17 and 20 points.
    let spaces: [(CGFloat, CGFloat)] = [
      (9, 0.171), (12, 0), (15, -0.24), (17, -0.442), (20, -0.46),
    ]
    for (size, space) in spaces {
      #expect(abs(extra("Label", .systemFont(ofSize: size)) - 5 * space) < 0.01)
    }
    #expect(abs(extra("Label", .systemFont(ofSize: 40)) + 5 * 0.92) < 0.01)
    // Other scripts have their own distances.
    #expect(abs(extra("שלום", .systemFont(ofSize: 17))) < 0.01)
    #expect(abs(extra("你好", .systemFont(ofSize: 17))) < 0.01)
    // Characters of several scalars stay together.
    for text in ["👍🏽", "👨‍👩‍👧", "1️⃣", "©️"] {
      #expect(abs(extra(text, .systemFont(ofSize: 17))) < 0.01, "\(text)")
    }
    // A text wraps in its own width, whatever that is.
    for text in ["Label", "Two words", "a שלום b", "שלום abc", "é e\u{301} fi"] {
      for size in [9, 13, 17, 20, 34] as [CGFloat] {
        let font = UIFont.systemFont(ofSize: size)
        let width = tracked.measure(text, font: font, maxWidth: nil, maxLines: 0).size.width
        let lines = tracked.measure(text, font: font, maxWidth: width, maxLines: 0).lines
        #expect(lines.map(\.text) == [text])
        #expect(abs((lines.first?.width ?? 0) - width) < 0.01)
        #expect(abs(width - tracked.width(of: text, font: font)) < 0.01)
        let two = tracked.measure("\(text) \(text)", font: font, maxWidth: width + 1, maxLines: 0)
        if !text.contains(" ") {
          #expect(two.lines.map(\.text) == [text, text])
          #expect(two.lines.allSatisfy { abs($0.width - width) < 0.01 })
        }
      }
    }
  }

  @Test func `digits have one width on request`() {
    func widths(_ font: UIFont) -> Set<CGFloat> {
      Set(["1", "4", "8"].map { fonts.width(of: $0, font: font) })
    }
    #expect(widths(.systemFont(ofSize: 16)).count > 1)
    #expect(widths(.monospacedDigitSystemFont(ofSize: 16, weight: .regular)).count == 1)
  }

  @Test func `line heights and baselines are those of the font`() {
    let text = fonts.measure("one two", font: font, maxWidth: 40, maxLines: 0)
    #expect(text.lines.map(\.text) == ["one", "two"])
    #expect(text.size.height == 2 * font.lineHeight)
    #expect(text.firstBaseline == font.ascender)
    #expect(text.lastBaseline == font.lineHeight + font.ascender)
    #expect(text.size.width == text.lines.map(\.width).max())
    #expect(fonts.measure("", font: font, maxWidth: nil, maxLines: 0).size == .zero)
  }

  @Test func `lines break between words, in words that are too long, and at line breaks`() {
    #expect(lines("a bb\nccc") == ["a bb", "ccc"])
    #expect(lines("a bb\r\n\nccc\n") == ["a bb", "", "ccc", ""])
    #expect(lines("a \u{0}b", width: 100) == ["a b"])
    #expect(lines("wwwwwwww", width: 40).joined() == "wwwwwwww")
    #expect(lines("wwwwwwww", width: 40).count > 1)
    // Thai has no spaces between words, Chinese has none at all.
    #expect(lines("นี่คือข้อความยาวสำหรับทดสอบ", width: 100).count > 1)
    #expect(lines("你好世界你好世界", width: 64) == ["你好世界", "你好世界"])
  }

  @Test func `a text that is longer than its lines ends in an ellipsis`() {
    let text = "one two three four five six seven"
    let whole = lines(text, width: 80)
    let cut = lines(text, width: 80, count: 2)
    #expect(cut.count == 2 && cut[0] == whole[0])
    #expect(cut[1].hasSuffix("…") && text.contains(cut[1].dropLast()))
    let widths = fonts.measure(text, font: font, maxWidth: 80, maxLines: 2).lines.map(\.width)
    #expect(widths.allSatisfy { $0 <= 80.01 })
    // More paragraphs follow a line that fits.
    #expect(lines("one\ntwo", width: 200, count: 1) == ["one…"])
    #expect(lines("one two", width: 0, count: 1) == ["…"])
  }

  @Test func `a label is as wide as its text and wraps in its width`() throws {
    try TestFonts.withEnvironment {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      let label = UILabel()
      label.font = font
      label.numberOfLines = 0
      label.text = "one two three four five"
      root.addSubview(label)
      label.snp.makeConstraints { $0.left.right.top.equalToSuperview() }
      root.layoutIfNeeded()
      let measured = fonts.measure(label.text ?? "", font: font, maxWidth: 100, maxLines: 0)
      #expect(measured.lines.count == 3)
      #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: 3 * font.lineHeight))
    }
  }

  @Test func `an attributed text fits in its own width, although its letters are kerned`() {
    LayoutEnvironment().with {
      $0.textMeasurer = fonts
    } run: {
      for words in ["AVAVAVAV", "Refreshing", "Read on (3 minutes)", "To Wa Ty", "مرحبا بالعالم"] {
        let label = UILabel()
        let text = NSMutableAttributedString(string: words)
        text.append(
          NSAttributedString(string: " LT VA", attributes: [.foregroundColor: UIColor.red])
        )
        label.attributedText = text
        label.numberOfLines = 0
        let size = label.intrinsicContentSize
        #expect(label.sizeThatFits(size) == size, "\(words)")
        // In less it wraps.
        let narrow = label.sizeThatFits(CGSize(width: size.width - 1, height: 99))
        #expect(narrow.height > size.height)
      }
    }
  }

  @Test func `texts of any kind have a finite size`() {
    let texts = [
      "\u{0}", "a\u{0}b", "\u{202E}abc", "\u{2066}x", "\u{FFFE}\u{FFFF}", "\u{1F468}\u{200D}",
      "\u{301}", String(repeating: "\u{301}", count: 500), "\t", " ", "\n", "\u{2029}", "\u{E000}",
      String(decoding: [0xFF, 0xC0, 0x80, 0x41], as: UTF8.self),
    ]
    for text in texts {
      for (width, count) in [(nil, 0), (50, 1), (0, 0), (-5, 2), (.nan, 0), (.infinity, 1)]
        as [(CGFloat?, Int)]
      {
        let size = fonts.measure(text, font: font, maxWidth: width, maxLines: count).size
        #expect(
          size.width.isFinite && size.width >= 0 && size.height.isFinite,
          "\(text.debugDescription)"
        )
      }
    }
    for size in [0, -1, 1e9, CGFloat.leastNonzeroMagnitude] {
      let width = fonts.width(of: "a", font: .systemFont(ofSize: size))
      #expect(width.isFinite && width >= 0)
    }
  }

  @Test func `a text of ten megabytes is measured`() {
    let text = String(repeating: "lorem ipsum dolor sit amet ", count: 400_000)
    let size = fonts.measure(text, font: font, maxWidth: 300, maxLines: 3).size
    #expect(size.height == 3 * font.lineHeight && size.width <= 300.01)
  }

  @Test func `a word of ten thousand letters is broken like shorter ones`() {
    // Letters of one, two and three bytes, and one that Pango does not take.
    for letter in ["x", "ä", "你", "x\u{10FFFF}"] {
      let word = String(repeating: letter, count: 10_000)
      let measured = fonts.measure(word, font: font, maxWidth: 300, maxLines: 0)
      #expect(
        measured.lines.map(\.text).joined()
          == word.replacingOccurrences(of: "\u{10FFFF}", with: "\u{FFFD}")
      )
      #expect(measured.lines.allSatisfy { $0.width <= 300.01 })
    }
  }

  @Test func `a family that the files do not have is named, with those that they have`() throws {
    let error = #expect(throws: PangoFonts.UnusableFile.self) {
      try PangoFonts(files: ExampleFonts.files, systemFamily: "Intre")
    }
    #expect(error?.family == "Intre" && error?.families.contains("Inter") == true)
    #expect(
      error?.description.hasPrefix("The font files have no family 'Intre'. Name one of") == true
    )
    #expect(throws: PangoFonts.UnusableFile.self) {
      try PangoFonts(files: ExampleFonts.files, monospacedFamily: "")
    }
  }

  @Test func `a file that is no font is named`() throws {
    let missing = #expect(throws: PangoFonts.UnusableFile.self) {
      try PangoFonts(files: [URL(fileURLWithPath: "/no/such.ttf")])
    }
    #expect(missing?.path == "/no/such.ttf")
    let licence = ExampleFonts.folder.appendingPathComponent("OFL.txt")
    let error = #expect(throws: PangoFonts.UnusableFile.self) { try PangoFonts(files: [licence]) }
    #expect(error?.description.hasSuffix("Name a readable .ttf, .otf or .ttc file.") == true)
    let none = #expect(throws: PangoFonts.UnusableFile.self) { try PangoFonts(files: []) }
    #expect(none?.description.hasPrefix("There is no font file.") == true)
    #expect(throws: PangoFonts.UnusableFile.self) { try PangoFonts(files: [ExampleFonts.folder]) }
  }

  @Test func `threads measure at once, and get the same sizes`() async {
    let texts = (0..<200).map { "text \($0 % 20) AVA 你好" }
    let fonts = fonts
    let font = font
    let widths = await withTaskGroup(of: (Int, CGFloat).self) { group in
      for (index, text) in texts.enumerated() {
        group.addTask {
          (index, fonts.measure(text, font: font, maxWidth: 60, maxLines: 0).size.width)
        }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for (index, text) in texts.enumerated() {
      #expect(
        widths[index] == fonts.measure(text, font: font, maxWidth: 60, maxLines: 0).size.width
      )
    }
  }
}
