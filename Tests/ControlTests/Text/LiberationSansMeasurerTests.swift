import Expectations
import Foundation
import Testing

@testable import AutoLayout

/// At 2048 points a font unit is a point, so widths here are the font's own numbers.
private let regular = UIFont.systemFont(ofSize: 2048)
private let bold = UIFont.boldSystemFont(ofSize: 2048)
private let lineHeight = 1.1934
private let ascender = 0.9526

private func measure(
  _ text: String,
  font: UIFont = regular,
  maxWidth: CGFloat? = nil,
  maxLines: Int = 0
) -> TextMeasurement {
  LiberationSansMeasurer().measure(text, font: font, maxWidth: maxWidth, maxLines: maxLines)
}

private func width(_ text: String, font: UIFont = regular) -> Int {
  Int(measure(text, font: font).size.width)
}

private func lines(_ text: String, maxWidth: CGFloat? = nil, maxLines: Int = 0) -> [String] {
  measure(text, maxWidth: maxWidth, maxLines: maxLines).lines.map(\.text)
}

@Suite struct LiberationSansMeasurerTests {
  @Suite struct Widths {
    @Test func `an empty text has no size`() {
      expectEqual(
        measure(""),
        TextMeasurement(size: .zero, lines: [], firstBaseline: 0, lastBaseline: 0)
      )
    }

    @Test func `a width is the sum of the font's advances`() {
      // H 1479, e 1139, l 455, o 1139 in the font's hmtx table; in bold 1479, 1139, 569, 1251.
      expectEqual(width("Hello"), 1479 + 1139 + 455 + 455 + 1139)
      expectEqual(width("Hello", font: bold), 1479 + 1139 + 569 + 569 + 1251)
    }

    /// Shaped with HarfBuzz (`hb-shape --features=-kern,-liga,-clig --font-size=upem`) from
    /// Liberation Sans 2.1.5, advances added up.
    @Test(
      arguments: [
        ("The quick brown fox jumps over the lazy dog", 40525, 43810),
        ("Größe: 12,50 €", 13775, 14115),
        ("Żółć — “œuvre”…", 16384, 17751),
        ("Ελληνικά", 8240, 9004),
        ("Съешь ещё", 11140, 11652),
        ("Tiếng Việt", 9221, 9786),
        ("שלום", 4501, 4913),
        ("→ ↑ ½ №", 8684, 8770),
      ] as [(String, Int, Int)]
    )
    func `a sentence is as wide as HarfBuzz shapes it`(text: String, inRegular: Int, inBold: Int) {
      expectEqual(width(text), inRegular)
      expectEqual(width(text, font: bold), inBold)
    }

    @Test func `a width is proportional to the font size`() {
      let measurement = measure("Hello", font: .systemFont(ofSize: 17))
      expectTrue(abs(measurement.size.width - 4667 * 17 / 2048) < 1e-12)
      expectEqual(measurement.lines.map(\.width), [measurement.size.width])
    }

    @Test(
      arguments: [
        (.ultraLight, 4667), (.light, 4667), (.regular, 4667), (.medium, 4667),
        (.semibold, 5007), (.bold, 5007), (.heavy, 5007), (.black, 5007),
      ] as [(UIFont.Weight, Int)]
    )
    func `weights from semibold up are as wide as bold`(weight: UIFont.Weight, expected: Int) {
      let font = UIFont.systemFont(ofSize: 2048, weight: weight)
      expectEqual(width("Hello", font: font), expected)
    }

    @Test(arguments: [
      "é", "í", "ď", "Ệ", "ǰ", "Å", "\u{212B}", "\u{2126}", "\u{387}", "Ώ", "\u{1FFB}", "Ё", "ї",
      "≠",
      "\u{FB2A}", "한", "が", "\u{F900}", "\u{958}",
    ])
    func `composed and decomposed text are equally wide`(text: String) {
      let composed = measure(text.precomposedStringWithCanonicalMapping)
      let decomposed = measure(text.decomposedStringWithCanonicalMapping)
      expectEqual(measure(text).size, composed.size)
      expectEqual(decomposed.size, composed.size)
      expectEqual(decomposed.lines.count, 1)
    }

    @Test func `every scalar is as large as its canonical decomposition`() {
      let different = (0...0xFFFF).compactMap { Unicode.Scalar(UInt32($0)) }.filter { scalar in
        let text = String(scalar)
        return measure(text).size != measure(text.decomposedStringWithCanonicalMapping).size
      }
      expectEqual(different, [])
    }

    @Test(arguments: [
      "\u{301}", "\u{200D}", "\u{FE0F}", "\u{200B}", "\u{AD}", "\u{2060}", "\u{20DD}",
    ])
    func `combining marks and invisible characters have no width`(mark: String) {
      expectEqual(measure("a" + mark + "b").size.width, measure("ab").size.width)
    }

    @Test(arguments: [
      "😀", "👍🏽", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🇩🇪", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣", "☺️", "❤️‍🔥", "❤\u{200D}🔥", "⌚", "⌚\u{FE0E}",
    ])
    func `an emoji is one em wide`(emoji: String) {
      expectEqual(emoji.count, 1)
      expectEqual(width(emoji), 2048)
      expectEqual(width(emoji, font: bold), 2048)
      expectEqual(width(emoji + emoji), 4096)
    }

    @Test func `a symbol with text presentation is as wide as its glyph`() {
      expectEqual(width("©"), 1509)
      expectEqual(width("©\u{FE0F}"), 2048)
      expectEqual(width("1"), 1139)
    }

    @Test(arguments: ["漢字", "かな", "カナ", "한국", "，。", "ＡＢ", "𠀀𠀁"])
    func `a wide letter is one em wide`(text: String) {
      expectEqual(width(text), 2 * 2048)
    }

    @Test func `half-width katakana are half as wide`() {
      expectEqual(width("ｶﾅ"), 2048)
    }

    @Test func `a letter that the font lacks is as wide as a digit`() {
      expectEqual(width("ก"), 1139)
      expectEqual(width("𐍈"), 1139)
    }

    @Test func `digits are equally wide`() {
      expectEqual(Set("0123456789".map { measure(String($0)).size.width }), [1139])
    }

    @Test func `non-breaking hyphens and spaces are as wide as breaking ones, and tabs as spaces`()
    {
      expectEqual(measure("a\u{2011}b").size.width, measure("a\u{2010}b").size.width)
      expectEqual(measure("a\u{A0}b").size.width, measure("a b").size.width)
      expectEqual(measure("a\tb").size.width, measure("a b").size.width)
    }

    @Test func `a font of size 0 has lines without a size`() {
      let measurement = measure("Hello\nworld", font: .systemFont(ofSize: 0), maxWidth: 10)
      expectEqual(measurement.size, .zero)
      expectEqual(measurement.lines.count, 2)
    }
  }

  @Suite struct Heights {
    @Test func `every line has the font's line height`() {
      let measurement = measure("one\ntwo\nthree", font: .systemFont(ofSize: 10))
      expectTrue(abs(measurement.size.height - 3 * 10 * lineHeight) < 1e-12)
      expectTrue(abs(measurement.firstBaseline - 10 * ascender) < 1e-12)
      expectTrue(abs(measurement.lastBaseline - 10 * (2 * lineHeight + ascender)) < 1e-12)
    }

    @Test func `one line has one baseline`() {
      let measurement = measure("Hello", font: .systemFont(ofSize: 17))
      expectEqual(measurement.size.height, UIFont.systemFont(ofSize: 17).lineHeight)
      expectEqual(measurement.firstBaseline, UIFont.systemFont(ofSize: 17).ascender)
      expectEqual(measurement.lastBaseline, measurement.firstBaseline)
    }
  }

  @Suite struct Breaking {
    @Test func `lines break at spaces, which are dropped there`() {
      // A letter is 1139 wide and a space 569, so "aaaa" is 4556 and "aaaa bb" 7403.
      expectEqual(lines("aaaa bb   aaaa", maxWidth: 7403), ["aaaa bb", "aaaa"])
      expectEqual(lines("aaaa bb   aaaa", maxWidth: 7402), ["aaaa", "bb", "aaaa"])
      expectEqual(lines("aaaa bb   aaaa", maxWidth: 9000), ["aaaa bb", "aaaa"])
    }

    @Test func `the width is that of the widest line without its trailing spaces`() {
      let measurement = measure("aaaa bb   ", maxWidth: 5000)
      expectEqual(measurement.lines.map(\.width), [4556, 2278])
      expectEqual(measurement.size.width, 4556)
      expectEqual(width("aa   "), 2278)
    }

    @Test func `leading spaces of a paragraph are kept`() {
      expectEqual(lines("  aa\n  bb"), ["  aa", "  bb"])
      expectEqual(width("  aa"), 2 * 569 + 2278)
      expectEqual(lines("   aa", maxWidth: 1139), ["", "a", "a"])
      expectEqual(lines("  aaa", maxWidth: 4000), ["", "aaa"])
    }

    @Test func `a text of spaces is one empty line`() {
      expectEqual(measure("   ").lines, [.init(text: "", width: 0)])
      expectEqual(measure("   ", maxWidth: 100).size.height, regular.lineHeight)
    }

    @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}"])
    func `a line break starts a line`(lineBreak: String) {
      expectEqual(lines("a" + lineBreak + "b"), ["a", "b"])
      expectEqual(lines("a  " + lineBreak + lineBreak + "b"), ["a", "", "b"])
      expectEqual(lines("a" + lineBreak), ["a", ""])
      expectEqual(lines(lineBreak), ["", ""])
      expectEqual(lines("a" + lineBreak + "b", maxWidth: 0), ["a", "b"])
    }

    @Test func `a word that is wider than the line breaks at characters`() {
      expectEqual(lines("aaaaaaa", maxWidth: 3500), ["aaa", "aaa", "a"])
      expectEqual(lines("a aaaaa", maxWidth: 3500), ["a", "aaa", "aa"])
      expectEqual(lines("aaaa b", maxWidth: 3500), ["aaa", "a b"])
    }

    @Test(arguments: [0, -5, 100, -CGFloat.infinity])
    func `a line holds at least one character`(maxWidth: CGFloat) {
      expectEqual(lines("ab c", maxWidth: maxWidth), ["a", "b", "c"])
      expectEqual(measure("ab", maxWidth: maxWidth).size.width, 1139)
    }

    @Test func `a grapheme cluster is never broken`() {
      expectEqual(lines("e\u{301}e\u{301}", maxWidth: 0), ["e\u{301}", "e\u{301}"])
      expectEqual(lines("👨‍👩‍👧‍👦👍🏽🇩🇪🇫🇷", maxWidth: 0), ["👨‍👩‍👧‍👦", "👍🏽", "🇩🇪", "🇫🇷"])
      expectEqual(lines("क्षि", maxWidth: 0), ["क्षि"])
      expectEqual(lines("a\u{2060}b", maxWidth: 0), ["a\u{2060}", "b"])
    }

    @Test func `a line breaks after a hyphen between words`() {
      // "well-" is 1479 + 1139 + 455 + 455 + 682 = 4210 wide.
      expectEqual(lines("well-known", maxWidth: 6000), ["well-", "known"])
      expectEqual(lines("well—known", maxWidth: 6000), ["well—", "known"])
      expectEqual(lines("a -known", maxWidth: 6700), ["a", "-known"])
      expectEqual(lines("aaa --no", maxWidth: 5400), ["aaa", "--no"])
      expectEqual(lines("aaa UTF-8", maxWidth: 6000), ["aaa", "UTF-8"])
      expectEqual(lines("aa aa\u{2011}aa", maxWidth: 6000), ["aa", "aa\u{2011}aa"])
    }

    @Test func `a line breaks beside ideographs, but not before closing punctuation`() {
      expectEqual(lines("漢字漢字", maxWidth: 3 * 2048), ["漢字漢", "字"])
      expectEqual(lines("漢字漢。字", maxWidth: 3 * 2048), ["漢字", "漢。字"])
      expectEqual(lines("漢字「漢」", maxWidth: 3 * 2048), ["漢字", "「漢」"])
      expectEqual(lines("漢カー", maxWidth: 2 * 2048), ["漢", "カー"])
      expectEqual(lines("漢漢-", maxWidth: 2 * 2048), ["漢", "漢-"])
      expectEqual(lines("漢\naaa", maxWidth: 2 * 1139), ["漢", "aa", "a"])
      expectEqual(lines("漢aa漢", maxWidth: 2048 + 2 * 1139), ["漢aa", "漢"])
      expectEqual(lines("aa漢(漢)", maxWidth: 2 * 1139 + 2 * 2048), ["aa漢", "(漢)"])
      expectEqual(lines("aa😀😀", maxWidth: 2 * 1139 + 2048), ["aa😀", "😀"])
      expectEqual(lines("漢\u{2060}字", maxWidth: 3 * 2048), ["漢\u{2060}字"])
      expectEqual(lines("aa漢\u{2060}字", maxWidth: 3 * 2048), ["aa", "漢\u{2060}字"])
    }

    @Test func `a Korean word stays whole`() {
      expectEqual(lines("한국 한국어", maxWidth: 4 * 2048), ["한국", "한국어"])
    }

    @Test func `a line does not break at a non-breaking space, but at a zero-width space`() {
      expectEqual(lines("aa b\u{A0}b", maxWidth: 4000), ["aa", "b\u{A0}b"])
      expectEqual(lines("aa\u{200B}bb", maxWidth: 4000), ["aa", "bb"])
    }

    @Test func `a text fits in its measured width`() {
      let text = "The quick brown fox jumps over the lazy dog"
      for size in stride(from: 7.0, through: 40, by: 0.7) {
        let font = UIFont.systemFont(ofSize: size)
        let width = measure(text, font: font).size.width
        expectEqual(measure(text, font: font, maxWidth: width).lines.count, 1)
        expectEqual(measure(text, font: font, maxWidth: width * (1 - 1e-9)).lines.count, 1)
        expectEqual(measure(text, font: font, maxWidth: width - 0.01).lines.count, 2)
      }
    }

    @Test(arguments: [CGFloat.infinity, .nan, .greatestFiniteMagnitude])
    func `an infinite, NaN or huge width is no limit`(maxWidth: CGFloat) {
      expectEqual(measure("aa bb", maxWidth: maxWidth), measure("aa bb"))
    }
  }

  @Suite struct Truncation {
    @Test func `a single line is truncated at a character`() {
      // "…" is 2048 wide: 7000 hold it, "aaa" and a space, but not a fourth letter.
      let measurement = measure("aaa bbb", maxWidth: 7000, maxLines: 1)
      let width = 3 * 1139 + 2048
      expectEqual(measurement.lines.map(\.text), ["aaa…"])
      expectEqual(measurement.lines.map(\.width), [CGFloat(width)])
      expectEqual(Int(measurement.size.width), width)
      expectEqual(lines("aaa bbb", maxWidth: 7300, maxLines: 1), ["aaa b…"])
      expectEqual(lines("aaa bbb", maxWidth: 5465, maxLines: 1), ["aaa…"])
    }

    @Test func `a text that fits is not truncated`() {
      expectEqual(lines("aaa bbb", maxWidth: 7403, maxLines: 1), ["aaa bbb"])
      expectEqual(lines("aaa bbb", maxLines: 1), ["aaa bbb"])
      expectEqual(lines("aaa bbb   ", maxWidth: 7403, maxLines: 1), ["aaa bbb"])
      expectEqual(lines("aaa bbb", maxWidth: 3417, maxLines: 2), ["aaa", "bbb"])
    }

    @Test func `the last line is filled with the rest of the paragraph before it is truncated`() {
      expectEqual(lines("aa aa aaaaaa", maxWidth: 5000, maxLines: 2), ["aa", "aa…"])
      expectEqual(lines("aa aaaaaaaaa", maxWidth: 6000, maxLines: 2), ["aa", "aaa…"])
      expectEqual(lines("aa aa aaaaaa", maxWidth: 5500, maxLines: 2), ["aa aa", "aaa…"])
    }

    @Test func `a line break beyond the last line leaves an ellipsis`() {
      expectEqual(lines("aa\nbb", maxLines: 1), ["aa…"])
      expectEqual(lines("aa\nbb\ncc", maxLines: 2), ["aa", "bb…"])
      expectEqual(lines("aaa\nbb", maxWidth: 3417, maxLines: 1), ["a…"])
      expectEqual(lines("aa\n", maxLines: 1), ["aa…"])
    }

    @Test func `the ellipsis stands alone if no character fits beside it`() {
      let measurement = measure("aaaa", maxWidth: 3000, maxLines: 1)
      expectEqual(measurement.lines, [.init(text: "…", width: 2048)])
      expectEqual(lines("aaaa", maxWidth: 0, maxLines: 1), ["…"])
    }

    @Test func `a negative number of lines is no limit`() {
      expectEqual(lines("a\nb\nc", maxLines: -1), ["a", "b", "c"])
    }
  }

  @Suite struct Properties {
    /// Random texts of pieces with every kind of line break, the same on every run.
    static let texts: [String] = {
      let pieces = [
        "a", "Wort", "longerword", " ", "  ", "\n", "\r\n", "-", "漢", "字", "。", "「", "😀", "👨‍👩‍👧‍👦",
        "e\u{301}", "7", "\u{A0}", "\u{200B}", ",", "\"", "한국", "\t",
      ]
      var state: UInt64 = 20
      return (0..<400).map { _ in
        (0..<24).map { _ in
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          return pieces[Int(state &>> 33) % pieces.count]
        }.joined()
      }
    }()

    static let spaces: Set<Character> = [" ", "\t", "\u{200B}", "\n", "\r\n"]

    @Test(arguments: [0, 1139, 3000, 5000, 9000, 20000])
    func `lines contain the text without spaces, and only single characters are too wide`(
      maxWidth: CGFloat
    ) {
      for text in Self.texts {
        let measurement = measure(text, maxWidth: maxWidth)
        let kept = measurement.lines.map(\.text).joined().filter { !Self.spaces.contains($0) }
        expectEqual(kept, text.filter { !Self.spaces.contains($0) })
        for line in measurement.lines where line.width > maxWidth {
          // A cluster without width may follow the one that is too wide.
          expectEqual(line.text.filter { measure(String($0)).size.width > 0 }.count, 1)
        }
        for line in measurement.lines {
          expectTrue(line.text.last.map { !Self.spaces.contains($0) } ?? true)
          // A leading space counts in the same way if the line is measured alone.
          expectEqual(measure(line.text).size.width, line.width)
        }
      }
    }

    @Test(arguments: [1, 2, 3])
    func `a truncated text shows the first lines of the whole text`(maxLines: Int) {
      for text in Self.texts {
        let all = measure(text, maxWidth: 6000).lines
        let shown = measure(text, maxWidth: 6000, maxLines: maxLines).lines
        if all.count <= maxLines {
          expectEqual(shown, all)
        } else {
          expectEqual(shown.count, maxLines)
          expectEqual(shown.dropLast(), all.prefix(maxLines - 1))
          expectTrue(shown.last?.text.hasSuffix("…") == true)
          expectTrue(shown.allSatisfy { $0.width <= 6000 })
        }
      }
    }

    @Test func `a wider limit never needs more lines`() {
      for text in Self.texts {
        let counts = stride(from: 0, through: 30_000, by: 1500).map {
          measure(text, maxWidth: CGFloat($0)).lines.count
        }
        expectEqual(counts, counts.sorted(by: >))
      }
    }
  }

  @Suite struct LongTexts {
    @Test func `a long word without spaces fills its lines`() {
      let measurement = measure(String(repeating: "a", count: 100_000), maxWidth: 11_390)
      expectEqual(measurement.lines.count, 10_000)
      expectTrue(measurement.lines.allSatisfy { $0.width == 11_390 })
    }

    @Test func `a long text wraps`() {
      let measurement = measure(String(repeating: "aaaa ", count: 20_000), maxWidth: 10_000)
      expectEqual(measurement.lines.count, 10_000)
      expectEqual(Int(measurement.size.width), 2 * 4556 + 569)
    }

    @Test func `a long text without a width limit is one line`() {
      let measurement = measure(String(repeating: "e\u{301}漢", count: 50_000))
      expectEqual(Int(measurement.size.width), 50_000 * (1139 + 2048))
    }

    @Test func `many flags and many combining marks are measured`() {
      let flags = measure(String(repeating: "🇩🇪", count: 50_000), maxWidth: 20_480)
      expectEqual(flags.lines.count, 5_000)
      let marks = measure("a" + String(repeating: "\u{301}", count: 100_000))
      expectEqual(marks.size.width, 1139)
    }

    @Test func `a long text is truncated to one line`() {
      let text = String(repeating: "a", count: 100_000)
      expectEqual(lines(text, maxWidth: 5000, maxLines: 1), ["aa…"])
    }
  }
}
