import AutoLayout
import Expectations
import Foundation
import PlumbTesting
import Testing

@testable import PlumbRender

@Suite struct AttributedTextDrawingTests {
  private func drawing(
    _ text: NSAttributedString,
    direction: UIUserInterfaceLayoutDirection = .leftToRight,
    width: CGFloat = 100
  ) -> [String] {
    collectingIssues(direction: direction, measurer: FixedAdvanceText()) {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 20))
      label.attributedText = text
      return SVGRenderer().render(label).split(separator: "\n").dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }.result
  }

  private func text(
    _ string: String,
    _ size: CGFloat = 10,
    _ attributes: [NSAttributedString.Key: Any] = [:]
  ) -> NSAttributedString {
    NSAttributedString(
      string: string,
      attributes: [.font: UIFont.systemFont(ofSize: size)].merging(attributes) { $1 }
    )
  }

  private func attribute(_ name: String, _ line: String?) -> String? {
    line?.components(separatedBy: " \(name)=\"").dropFirst().first?
      .components(separatedBy: "\"").first
  }

  /// The parts of the texts: a text of one part is an element of its own.
  private func parts(_ lines: [String]) -> [String] {
    lines.filter { $0.hasPrefix("<tspan") || $0.hasPrefix("<text x") }
  }

  @Test func `a line is a text with a part for each run`() {
    let both = NSMutableAttributedString(
      attributedString: text("ab", 20, [.foregroundColor: UIColor.red])
    )
    both.append(text(" c", 10, [.kern: 1, .baselineOffset: 3]))
    expectEqual(
      drawing(both),
      [
        "<text>",
        """
        <tspan x="0" y="16" font-size="20" fill="#ff0000" textLength="20" \
        lengthAdjust="spacingAndGlyphs" xml:space="preserve">ab</tspan>
        """,
        """
        <tspan x="20" y="13" font-size="10" fill="#000000" letter-spacing="1" textLength="12" \
        lengthAdjust="spacingAndGlyphs" xml:space="preserve"> c</tspan>
        """,
        "</text>",
      ]
    )
  }

  @Test func `parts follow each other in the direction of the text`() {
    let hebrew = NSMutableAttributedString(attributedString: text("שלום"))
    hebrew.append(text("abc", 20))
    hebrew.append(text("de"))
    let lines = drawing(hebrew, direction: .rightToLeft)
    expectEqual(lines.first, #"<text direction="rtl">"#)
    // From left to right: the Latin parts in their own order, then 20 points of Hebrew.
    expectEqual(parts(lines).map { attribute("x", $0) }, ["70", "80", "100"])
    let english = NSMutableAttributedString(attributedString: text("ab"))
    english.append(text("cd", 20))
    let both = parts(drawing(english, direction: .rightToLeft))
    expectEqual(both.map { attribute("x", $0) }, ["70", "80"])
  }

  @Test func `the parts of a number run from left to right, at the end of the line`() {
    let price = NSMutableAttributedString(attributedString: text("€"))
    price.append(text("48", 20))
    price.append(text(".50"))
    let lines = drawing(price, direction: .rightToLeft)
    expectEqual(lines.first, "<text>")
    expectEqual(parts(lines).map { attribute("x", $0) }, ["60", "65", "85"])
    let negative = NSMutableAttributedString(attributedString: text("-"))
    negative.append(text("48", 20))
    expectEqual(drawing(negative, direction: .rightToLeft).first, #"<text direction="rtl">"#)
  }

  @Test func `lines, outlines and links have styles of their own`() {
    func part(_ attributes: [NSAttributedString.Key: Any]) -> String? {
      parts(drawing(text("a", 10, attributes))).first
    }
    let double = NSUnderlineStyle.double.rawValue
    expectEqual(
      attribute("style", part([.underlineStyle: double, .underlineColor: UIColor.red])),
      "text-decoration:underline;text-decoration-style:double;text-decoration-color:#ff0000"
    )
    expectEqual(attribute("style", part([.strikethroughStyle: 1])), "text-decoration:line-through")
    let link = part([.link: "https://swift.org"])
    expectEqual(attribute("style", link), "text-decoration:underline")
    expectEqual(attribute("fill", link), UIColor.systemBlue.hexadecimal)
    let outline = part([.strokeWidth: 5, .strokeColor: UIColor.red])
    expectTrue(attribute("fill", outline) == "none" && attribute("stroke", outline) == "#ff0000")
    expectEqual(attribute("stroke-width", outline), "0.5")
    expectEqual(attribute("fill", part([.strokeWidth: -5])), "#000000")
    expectEqual(attribute("font-style", part([.obliqueness: 0.2])), "italic")
  }

  @Test func `backgrounds lie behind the parts, attachments are images`() {
    let attachment = NSTextAttachment(image: UIImage(size: CGSize(width: 8, height: 8)))
    attachment.bounds = CGRect(x: 0, y: -2, width: 10, height: 10)
    let both = NSMutableAttributedString(
      attributedString: text("ab", 10, [.backgroundColor: UIColor.red])
    )
    both.append(NSAttributedString(attachment: attachment))
    // The attachment's character has the font of the label, 17 points, which determines the baseline.
    let lines = drawing(both)
    expectEqual(
      lines.first,
      ##"<rect x="0" y="7.1" width="10" height="10" fill="#ff0000"/>"##
    )
    let image = lines.dropFirst().first
    expectTrue(image?.hasPrefix(#"<rect x="10" y="7.1" width="10" height="10""#) == true)
    expectEqual(parts(lines).count, 1)
  }
}
