import AutoLayout
import Expectations
import Foundation
import Testing

@testable import PlumbRender

@Suite struct ViewDrawingTextTests {
  private func label(_ text: String, width: CGFloat, height: CGFloat, lines: Int = 1) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.text = text
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = lines
    return label
  }

  private func drawing(_ label: UILabel) -> [Substring] {
    SVGRenderer().render(label).split(separator: "\n").dropFirst().dropLast()
  }

  private func attribute(_ name: String, _ line: Substring?) -> String? {
    line?.split(separator: " \(name)=\"").last?.split(separator: "\"").first.map(String.init)
  }

  @Test func `a label draws its lines, centred from top to bottom`() {
    let label = label("one two", width: 20, height: 100, lines: 0)
    // Two lines of 11.934 points leave 76.132, half of which is above; the baseline is 9.526 below the top.
    expectEqual(
      drawing(label),
      [
        """
          <text x="0" y="47.592" font-size="10" fill="#000000" textLength="16.685" \
        lengthAdjust="spacingAndGlyphs" xml:space="preserve">one</text>
        """,
        """
          <text x="0" y="59.526" font-size="10" fill="#000000" textLength="15.562" \
        lengthAdjust="spacingAndGlyphs" xml:space="preserve">two</text>
        """,
      ]
    )
  }

  @Test(arguments: [
    (NSTextAlignment.natural, "0"), (.left, "0"), (.center, "41.658"), (.right, "83.315"),
    (.justified, "0"),
  ])
  func `lines are aligned by their measured widths`(alignment: NSTextAlignment, x: String) {
    let label = label("one", width: 100, height: 20)
    label.textAlignment = alignment
    expectEqual(attribute("x", drawing(label).first), x)
  }

  @Test func `natural alignment follows the view's direction, the text direction its own letters`()
  {
    let english = label("one", width: 100, height: 20)
    english.semanticContentAttribute = .forceRightToLeft
    expectEqual(attribute("x", drawing(english).first), "83.315")
    expectTrue(attribute("direction", drawing(english).first) != "rtl")

    let hebrew = label("12 שלום", width: 100, height: 20)
    expectEqual(attribute("direction", drawing(hebrew).first), "rtl")
    // The line starts at its right end, which is its width away from the left edge.
    expectEqual(
      attribute("x", drawing(hebrew).first),
      attribute("textLength", drawing(hebrew).first)
    )
  }

  @Test func `a text without letters has the direction of its view`() {
    let number = label("12…", width: 100, height: 20)
    number.semanticContentAttribute = .forceRightToLeft
    expectEqual(attribute("direction", drawing(number).first), "rtl")
  }

  @Test func `each paragraph has its own direction`() {
    let label = label("one\n\nשלום one\n12", width: 30, height: 100, lines: 0)
    let directions = drawing(label).map { $0.contains(#"direction="rtl""#) }
    // The empty line is not drawn, the Hebrew paragraph has two, and a number has the direction of the view.
    expectEqual(directions, [false, true, true, false])
  }

  @Test func `justified lines fill the room, but for the last one of a paragraph`() {
    let label = label("a b c d e\nf g", width: 30, height: 100, lines: 0)
    label.textAlignment = .justified
    let lines = drawing(label)
    expectEqual(
      lines.map { $0.split(separator: ">").last },
      ["a b c</text", "d e</text", "f g</text"]
    )
    expectEqual(lines.map { attribute("x", $0) }, ["0", "0", "0"])
    expectEqual(attribute("textLength", lines.first), "30")
    // Two blanks share what the letters and blanks leave.
    let natural = LiberationSansMeasurer().width(of: "a b c", font: label.font)
    let spacing = lines.first.flatMap { attribute("word-spacing", $0) }.flatMap(Double.init)
    expectTrue(abs((spacing ?? 0) - Double(30 - natural) / 2) < 0.001)
    expectTrue(lines.dropFirst().allSatisfy { !$0.contains("word-spacing") })
    label.semanticContentAttribute = .forceRightToLeft
    expectEqual(attribute("x", drawing(label).first), "0")
    expectTrue(attribute("x", drawing(label).last) != "0")
  }

  @Test func `the parts of a justified attributed line share the room`() {
    let label = label("", width: 60, height: 100, lines: 0)
    let text = NSMutableAttributedString(string: "aa bb ")
    text.append(NSAttributedString(string: "cc dd ee ff", attributes: [.kern: 1]))
    label.attributedText = text
    label.textAlignment = .justified
    let parts = drawing(label).filter { $0.contains("<tspan") }
    expectEqual(parts.map { $0.split(separator: ">").last }, ["aa bb </tspan", "cc dd</tspan"])
    expectEqual(attribute("word-spacing", parts.first), attribute("word-spacing", parts.last))
    let (start, width) = (attribute("x", parts.last), attribute("textLength", parts.last))
    let end = (start.flatMap(Double.init) ?? 0) + (width.flatMap(Double.init) ?? 0)
    expectTrue(abs(end - 60) < 0.002)
  }

  @Test func `the shadow of a label is its text in another colour`() {
    let label = label("one", width: 100, height: 20)
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 2, height: 3)
    let lines = drawing(label)
    expectEqual(lines.map { attribute("fill", $0) }, ["#ff0000", "#000000"])
    expectEqual(lines.map { attribute("x", $0) }, ["2", "0"])
    let baselines = lines.compactMap { attribute("y", $0).flatMap(Double.init) }
    expectTrue(abs((baselines.first ?? 0) - (baselines.last ?? 0) - 3) < 0.001)
  }

  @Test func `a blurred shadow of a part is a shadow of its own`() {
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.red
    shadow.shadowBlurRadius = 2
    let text = NSMutableAttributedString(string: "one ", attributes: [.shadow: shadow])
    text.append(NSAttributedString(string: "two"))
    let label = label("", width: 100, height: 20)
    label.attributedText = text
    let elements = drawing(label).map { $0.split(separator: " ").first }
    expectEqual(elements.filter { $0 == "<text" }.count, 2)
    expectEqual(elements.filter { $0 == "<filter" }.count, 1)
    // The text with the shadow is in the group, the other one is not.
    expectEqual(elements.suffix(4), ["<g", "<text", "</g>", "<text"])
  }

  @Test func `only the lines that fit in the height are drawn`() {
    let label = label("one two three", width: 30, height: 25, lines: 0)
    expectEqual(drawing(label).map { $0.split(separator: ">").last }, ["one</text", "two…</text"])
  }

  @Test func `text is clipped to the bounds`() {
    let flat = label("one", width: 30, height: 5)
    expectTrue(drawing(flat).contains("  <g clip-path=\"url(#clip1)\">"))
    expectEqual(drawing(label("one", width: 0, height: 20)), [])
  }

  @Test func `font weights are CSS numbers`() {
    let label = label("one", width: 30, height: 20)
    label.font = .systemFont(ofSize: 10, weight: .semibold)
    expectEqual(attribute("font-weight", drawing(label).first), "600")
    label.font = .systemFont(ofSize: 10, weight: .thin)
    expectEqual(attribute("font-weight", drawing(label).first), "200")
  }
}
