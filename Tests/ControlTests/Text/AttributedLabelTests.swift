import AutoLayout
import Boxes
import Expectations
import Foundation
import PlumbTesting
import Testing

/// Attributed texts of labels. In most tests a character is half as wide as its font's size, a line is
/// as high as the size, and its baseline is at 80 % of the height.
@Suite struct AttributedLabelTests {
  private func laidOut<Result>(_ body: () throws -> Result) throws -> Result {
    try throwingIssues(measurer: FixedAdvanceText(), body)
  }

  private func text(_ parts: (String, CGFloat)...) -> NSMutableAttributedString {
    let text = NSMutableAttributedString()
    for (string, size) in parts {
      text.append(NSAttributedString(string: string, attributes: [.font: font(size)]))
    }
    return text
  }

  private func font(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size) }

  private func text(
    _ string: String,
    _ attributes: [NSAttributedString.Key: Any] = [:]
  ) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: font(10)].merging(attributes) { $1 })
  }

  private func paragraph(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  private func label(_ text: NSAttributedString, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.numberOfLines = lines
    label.attributedText = text
    return label
  }

  private func lines(_ label: UILabel) -> [String] {
    label.displayedLayout?.lines.map { $0.fragments.map(\.text).joined() } ?? []
  }

  @Test func `each part is measured in its own font`() throws {
    try laidOut {
      let label = label(text(("ab", 20), ("cd", 10)))
      expectEqual(label.intrinsicContentSize, CGSize(width: 30, height: 20))
      expectEqual(label.text, "abcd")
    }
  }

  @Test(arguments: [
    "one", "a few words that wrap, and wrap again", "two\nlines and more", "ends in one\n",
    "日本語の文字", "  two blanks", "a verylongwordthatiswiderthanaline b",
    "UTF-8 well-known (see below) 12 %", "é e\u{301} 👍🏽",
  ])
  func `a text of one font has the size of a plain text`(string: String) throws {
    let (plain, attributed) = (UILabel(), UILabel())
    for label in [plain, attributed] { label.numberOfLines = 0 }
    plain.text = string
    attributed.attributedText = NSAttributedString(string: string)
    for width in [CGFloat.infinity, 200, 90, 60, 20, 1] {
      let size = CGSize(width: width, height: 1000)
      let (one, other) = (plain.sizeThatFits(size), attributed.sizeThatFits(size))
      expectTrue(abs(one.width - other.width) < 1e-9 && abs(one.height - other.height) < 1e-9)
      for label in [plain, attributed] {
        label.frame.size = CGSize(width: min(width, 500), height: 5000)
      }
      expectEqual(plain.displayedText.lines.map(\.text), lines(attributed))
      for label in [plain, attributed] { label.numberOfLines = 2 }
      expectEqual(plain.displayedText.lines.map(\.text), lines(attributed))
      for label in [plain, attributed] { label.numberOfLines = 0 }
    }
    expectTrue(abs(plain.lastBaselineOffset - attributed.lastBaselineOffset) < 1e-9)
  }

  @Test func `the baselines are those of the lines in the width that layout determines`() throws {
    try laidOut {
      let root = rootBox(200, 200)
      let label = label(text(("aa ", 10), ("bbbb", 20)))
      let (first, last) = (box("first", in: root), box("last", in: root))
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      let width = label.widthAnchor.constraint(equalToConstant: 45)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor), width,
        first.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
        last.topAnchor.constraint(equalTo: label.lastBaselineAnchor),
      ])
      root.layoutIfNeeded()
      expectEqual(label.frame, CGRect(x: 0, y: 50, width: 45, height: 30))
      expectTrue(first.frame.minY == 58 && last.frame.minY == 76)
      width.constant = 60
      root.layoutIfNeeded()
      expectEqual(label.frame.height, 20)
      expectTrue(first.frame.minY == 66 && last.frame.minY == 66)
      width.constant = 45
      root.layoutIfNeeded()
      expectTrue(first.frame.minY == 58 && last.frame.minY == 76)
      // The lines are as high as before, in another order.
      label.attributedText = text(("bbbb ", 20), ("aa", 10))
      root.layoutIfNeeded()
      expectEqual(label.frame.height, 30)
      expectTrue(first.frame.minY == 66 && last.frame.minY == 78)
    }
  }

  @Test func `kerning adds to each character`() throws {
    try laidOut {
      expectEqual(label(text("abc", [.kern: 2])).intrinsicContentSize.width, 21)
      expectEqual(label(text("abc", [.kern: -1.5])).intrinsicContentSize.width, 10.5)
      expectEqual(label(text("abc", [.tracking: 2])).intrinsicContentSize.width, 21)
      expectEqual(label(text("abc", [.tracking: 2, .kern: 0])).intrinsicContentSize.width, 15)
      // Three characters of 7 points fit, with the kerning.
      let narrow = label(text("abcde", [.kern: 2]))
      expectEqual(narrow.sizeThatFits(CGSize(width: 21, height: 99)), CGSize(width: 21, height: 20))
    }
  }

  @Test func `a raised part makes the line higher`() throws {
    try laidOut {
      let text = text(("ab", 20))
      text.append(self.text("c", [.baselineOffset: 12]))
      let label = label(text)
      expectEqual(label.intrinsicContentSize, CGSize(width: 25, height: 24))
      expectTrue(label.firstBaselineOffset == 20 && label.lastBaselineOffset == 4)
    }
  }

  @Test func `paragraphs have distances, but not before the first and after the last`() throws {
    try laidOut {
      let style = paragraph {
        $0.lineSpacing = 3
        $0.paragraphSpacing = 4
        $0.paragraphSpacingBefore = 5
      }
      expectEqual(label(text("a\nb\nc", [.paragraphStyle: style])).intrinsicContentSize.height, 54)
      let label = label(text("aa bb", [.paragraphStyle: style]))
      expectEqual(label.sizeThatFits(CGSize(width: 12, height: 99)).height, 23)
    }
  }

  @Test func `a line height is multiplied and limited above the characters`() throws {
    try laidOut {
      let multiple = label(text("a", [.paragraphStyle: paragraph { $0.lineHeightMultiple = 1.5 }]))
      expectTrue(multiple.intrinsicContentSize.height == 15 && multiple.firstBaselineOffset == 13)
      let high = label(text("a", [.paragraphStyle: paragraph { $0.minimumLineHeight = 30 }]))
      expectTrue(high.intrinsicContentSize.height == 30 && high.firstBaselineOffset == 28)
      let low = label(text("a\nb", [.paragraphStyle: paragraph { $0.maximumLineHeight = 6 }]))
      expectTrue(low.intrinsicContentSize.height == 12 && low.firstBaselineOffset == 4)
      expectEqual(low.lastBaselineOffset, 2)
    }
  }

  @Test func `indents make the lines shorter`() throws {
    try laidOut {
      let style = paragraph {
        $0.headIndent = 10
        $0.firstLineHeadIndent = 20
        $0.tailIndent = -5
      }
      let label = label(text("aa bb", [.paragraphStyle: style]))
      expectEqual(label.intrinsicContentSize.width, 50)
      expectEqual(label.sizeThatFits(CGSize(width: 40, height: 99)), CGSize(width: 35, height: 20))
      label.frame.size = CGSize(width: 40, height: 20)
      let lines = try #require(label.displayedLayout?.lines)
      let left = lines.map { $0.left(in: 40, alignment: .natural, isRightToLeft: false) }
      let right = lines.map { $0.left(in: 40, alignment: .natural, isRightToLeft: true) }
      expectTrue(left == [20, 10] && right == [10, 20])
      let end = self.label(text("aa bb cc", [.paragraphStyle: paragraph { $0.tailIndent = 26 }]))
      expectEqual(end.intrinsicContentSize, CGSize(width: 25, height: 20))
    }
  }

  @Test func `an attachment has the size of its bounds, or of its image`() throws {
    try laidOut {
      let attachment = NSTextAttachment(image: UIImage(size: CGSize(width: 12, height: 7)))
      let plain = label(text(("ab", 10)) + NSAttributedString(attachment: attachment))
      expectEqual(plain.attributedText?.string, "ab\u{FFFC}")
      // The attachment's character has the font of the label, 17 points.
      expectEqual(plain.intrinsicContentSize, CGSize(width: 22, height: 17))
      attachment.bounds = CGRect(x: 0, y: -5, width: 20, height: 40)
      let label = label(text(("ab", 10)) + NSAttributedString(attachment: attachment))
      expectEqual(label.intrinsicContentSize, CGSize(width: 30, height: 40))
      expectTrue(label.firstBaselineOffset == 35 && label.lastBaselineOffset == 5)
      expectEqual(label.sizeThatFits(CGSize(width: 20, height: 99)), CGSize(width: 20, height: 50))
    }
  }

  @Test func `an attachment with bounds of its own has their size`() throws {
    final class Rule: NSTextAttachment {
      override func attachmentBounds(
        for textContainer: NSTextContainer?,
        proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint,
        characterIndex charIndex: Int
      ) -> CGRect { CGRect(x: 0, y: 0, width: 50, height: 3) }
    }
    try laidOut {
      let rule = Rule(data: nil, ofType: nil)
      let label = label(text(("ab", 10)) + NSAttributedString(attachment: rule))
      expectEqual(label.intrinsicContentSize, CGSize(width: 60, height: 17))
    }
  }

  @Test func `the number of lines limits the text, whose last line is truncated`() throws {
    try laidOut {
      let label = label(text("aa bb cc\ndd"), lines: 1)
      expectEqual(label.intrinsicContentSize, CGSize(width: 45, height: 10))
      label.frame.size = CGSize(width: 25, height: 50)
      expectEqual(lines(label), ["aa b…"])
      label.numberOfLines = 2
      expectEqual(lines(label), ["aa bb", "cc…"])
      label.frame.size.height = 10
      expectEqual(lines(label), ["aa b…"])
      label.lineBreakMode = .byWordWrapping
      expectEqual(lines(label), ["aa bb"])
      label.frame.size.width = 20
      expectEqual(lines(label), ["aa"])
      label.lineBreakMode = .byCharWrapping
      expectEqual(lines(label), ["aa b"])
    }
  }

  @Test(arguments: [false, true])
  func `the line break mode determines how the last line ends`(isPlain: Bool) throws {
    try laidOut {
      let label = label(text("ab cd ef gh\nij"), lines: 1)
      if isPlain {
        label.text = "ab cd ef gh\nij"
        label.font = font(10)
      }
      func shown(_ mode: NSLineBreakMode, width: CGFloat, lines count: Int) -> [String] {
        label.lineBreakMode = mode
        label.numberOfLines = count
        label.frame.size = CGSize(width: width, height: 50)
        let lines = lines(label)
        return lines.isEmpty ? label.displayedText.lines.map(\.text) : lines
      }
      // The measurer of these tests does not truncate plain texts.
      let tail = isPlain ? "" : "…"
      expectEqual(shown(.byTruncatingTail, width: 35, lines: 1), ["ab cd" + tail])
      expectEqual(shown(.byTruncatingMiddle, width: 35, lines: 1), ["ab…f gh"])
      expectEqual(shown(.byTruncatingHead, width: 35, lines: 1), ["…ef gh"])
      expectEqual(shown(.byClipping, width: 35, lines: 1), ["ab cd ef gh"])
      expectEqual(shown(.byWordWrapping, width: 35, lines: 1), ["ab cd"])
      expectEqual(shown(.byCharWrapping, width: 35, lines: 1), ["ab cd e"])
      expectEqual(label.sizeThatFits(CGSize(width: 35, height: 50)).width, 55)
      expectEqual(shown(.byTruncatingMiddle, width: 30, lines: 2), ["ab cd", "ef gh…"])
      expectEqual(shown(.byTruncatingMiddle, width: 20, lines: 2), ["ab", "c…gh"])
      expectEqual(shown(.byTruncatingHead, width: 20, lines: 2), ["ab", "…gh"])
      expectEqual(shown(.byClipping, width: 20, lines: 2), ["ab", "cd ef gh"])
      expectEqual(shown(.byTruncatingTail, width: 20, lines: 2), ["ab", "cd" + tail])
      expectEqual(shown(.byWordWrapping, width: 20, lines: 2), ["ab", "cd"])
      expectEqual(shown(.byCharWrapping, width: 20, lines: 0), ["ab c", "d ef", "gh", "ij"])
      expectEqual(label.sizeThatFits(CGSize(width: 20, height: 99)), CGSize(width: 20, height: 40))
      // A room that is too narrow for more.
      for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle] {
        expectEqual(shown(mode, width: 2, lines: 1), ["…"])
      }
      label.text = ""
      for mode in [NSLineBreakMode.byTruncatingHead, .byCharWrapping, .byClipping] {
        expectTrue(shown(mode, width: 20, lines: 1) == [] && label.intrinsicContentSize == .zero)
      }
    }
  }

  @Test func `a text that is cut off fills the room`() throws {
    try laidOut {
      let label = label(text("ab cd ef gh"), lines: 2)
      label.lineBreakMode = .byClipping
      expectEqual(label.sizeThatFits(CGSize(width: 20, height: 50)), CGSize(width: 20, height: 20))
    }
  }

  @Test func `each paragraph has the direction of its first letter, or that of its style`() throws {
    try laidOut {
      let english = paragraph { $0.baseWritingDirection = .leftToRight }
      let both = NSMutableAttributedString(
        attributedString: text("12 שלום abc\nabc שלום\n\u{2067}ש\u{2069} abc\n12\n")
      )
      both.append(text("שלום", [.paragraphStyle: english]))
      let label = label(both)
      label.frame.size = CGSize(width: 40, height: 200)
      let lines = label.displayedLayout?.lines ?? []
      expectEqual(
        lines.map(\.direction),
        [
          .rightToLeft, .rightToLeft, .leftToRight, .leftToRight, nil, .leftToRight,
        ]
      )
      expectEqual(lines.map(\.endsParagraph), [false, true, true, true, true, true])
    }
  }

  @Test func `a line is scaled to the width, without another intrinsic size`() throws {
    try laidOut {
      let (plain, attributed) = (UILabel(), label(text(("abcd", 20)), lines: 1))
      plain.text = "abcd"
      plain.font = font(20)
      for label in [plain, attributed] {
        label.adjustsFontSizeToFitWidth = true
        label.frame.size = CGSize(width: 30, height: 20)
      }
      // A factor of 0 stands for none.
      expectTrue(plain.displayedFont == font(20) && lines(attributed) == ["ab…"])
      for label in [plain, attributed] { label.minimumScaleFactor = 0.5 }
      expectTrue(
        plain.displayedFont == font(15) && plain.displayedText.lines.map(\.text) == ["abcd"]
      )
      expectEqual(attributed.displayedLayout?.size, CGSize(width: 30, height: 15))
      expectEqual(lines(attributed), ["abcd"])
      for label in [plain, attributed] {
        expectEqual(label.intrinsicContentSize, CGSize(width: 40, height: 20))
        label.minimumScaleFactor = 0.9
      }
      expectTrue(plain.displayedFont == font(18) && lines(attributed) == ["ab…"])
    }
  }

  @Test func `the label has the properties of the first character`() throws {
    let style = paragraph {
      $0.alignment = .center
      $0.lineBreakMode = .byClipping
    }
    let text = NSMutableAttributedString(
      string: "a",
      attributes: [.font: font(30), .foregroundColor: UIColor.red, .paragraphStyle: style]
    )
    text.append(NSAttributedString(string: "b"))
    let label = label(text)
    expectTrue(label.font == font(30) && label.textColor == .red)
    expectTrue(label.textAlignment == .center && label.lineBreakMode == .byClipping)
    // A part without a font has the font that the label had before.
    expectEqual(label.intrinsicContentSize.height, UIFont.systemFont(ofSize: 30).lineHeight)
    // Later changes of the given text have no effect.
    text.append(NSAttributedString(string: "c"))
    expectTrue(label.attributedText?.string == "ab" && label.text == "ab")
  }

  @Test func `a font, a colour or an alignment replaces those of the whole text`() throws {
    try laidOut {
      let label = label(text(("ab", 20), ("cd", 10)))
      label.font = font(40)
      expectEqual(label.intrinsicContentSize, CGSize(width: 80, height: 40))
      label.textColor = .red
      label.textAlignment = .right
      let attributes = label.attributedText?.attributes(at: 3, effectiveRange: nil)
      expectEqual(attributes?[.font] as? UIFont, font(40))
      expectEqual(attributes?[.foregroundColor] as? UIColor, .red)
      expectEqual((attributes?[.paragraphStyle] as? NSParagraphStyle)?.alignment, .right)
    }
  }

  @Test func `a plain text replaces an attributed one, also an equal one`() throws {
    try laidOut {
      let label = label(text("ab", [.kern: 5]))
      expectEqual(label.intrinsicContentSize.width, 20)
      label.text = "ab"
      expectTrue(label.intrinsicContentSize.width == 10 && label.displayedLayout == nil)
      label.attributedText = nil
      expectTrue(label.text == nil && label.intrinsicContentSize == .zero)
    }
  }

  @Test func `a plain text is returned with the properties of the label`() {
    let label = UILabel()
    expectTrue(label.attributedText == nil)
    label.text = "a"
    label.textAlignment = .center
    let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    expectEqual(attributes?[.font] as? UIFont, font(17))
    expectEqual((attributes?[.paragraphStyle] as? NSParagraphStyle)?.alignment, .center)
  }

  @Test func `fonts, colours and styles can follow each other in a text`() {
    let text = NSMutableAttributedString()
    for size in [10, 10, 20] as [CGFloat] {
      let style = paragraph { $0.lineSpacing = size }
      text.append(
        self.text(
          "ab",
          [
            .font: font(size), .foregroundColor: UIColor(white: size / 20, alpha: 1),
            .paragraphStyle: style, .shadow: NSShadow(), .attachment: NSTextAttachment(),
          ]
        )
      )
    }
    text.addAttribute(.font, value: font(30), range: NSRange(location: 1, length: 4))
    var sizes: [CGFloat] = []
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: 6), options: []) { font, _, _ in
      sizes.append((font as? UIFont)?.pointSize ?? 0)
    }
    expectTrue(sizes.first == 10 && sizes.contains(30) && sizes.last == 20)
  }

  private final class SpacedLabel: UILabel {
    override var text: String? {
      didSet { attributedText = NSAttributedString(string: text ?? "", attributes: [.kern: 1]) }
    }
  }

  @Test func `a subclass can set an attributed text whenever the text is set`() throws {
    try laidOut {
      let label = SpacedLabel()
      label.font = font(10)
      label.text = "abc"
      expectEqual(label.intrinsicContentSize.width, 18)
    }
  }

  @Test func `values of wrong types are left out and reported once`() {
    let (_, issues) = collectingIssues(measurer: FixedAdvanceText()) {
      let label = UILabel()
      label.accessibilityIdentifier = "title"
      let style = paragraph { $0.lineSpacing = .nan }
      let text = NSMutableAttributedString(
        string: "abc",
        attributes: [
          .font: font(10), .kern: "wide", .foregroundColor: "red", .paragraphStyle: style,
          .underlineStyle: NSUnderlineStyle.single, .baselineOffset: CGFloat.infinity,
          .attachment: 1, .shadow: 1, .link: 1, .strokeWidth: 3,
        ]
      )
      text.append(NSAttributedString(string: "d", attributes: [.font: font(10), .kern: "wide"]))
      for _ in 0..<2 { label.attributedText = text }
      expectEqual(label.intrinsicContentSize, CGSize(width: 20, height: 10))
      label.textAlignment = .center
    }
    expectEqual(issues.count, 8)
    let kern = issues.first { $0.message.contains("NSKern") }
    expectEqual(
      kern?.description,
      "The attribute NSKern of the text of title is a value of type String: wide, which is left out. "
        + "Use a number from -1e9 to 1e9."
    )
    expectTrue(issues.contains { $0.remedy == "Use the raw value of an NSUnderlineStyle." })
  }

  @Test func `fonts follow the text size category part by part`() {
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    let text = NSMutableAttributedString(
      string: "a",
      attributes: [.font: UIFont.preferredFont(forTextStyle: .body)]
    )
    text.append(NSAttributedString(string: "b", attributes: [.font: font(10)]))
    label.attributedText = text
    label.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    label.layoutIfNeeded()
    let first = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    let second = label.attributedText?.attribute(.font, at: 1, effectiveRange: nil) as? UIFont
    expectTrue(first?.pointSize ?? 0 > 17 && second == font(10))
  }
}

private func + (one: NSAttributedString, other: NSAttributedString) -> NSAttributedString {
  let sum = NSMutableAttributedString(attributedString: one)
  sum.append(other)
  return sum
}
