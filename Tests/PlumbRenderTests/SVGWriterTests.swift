import Expectations
import Foundation
import Testing

@testable import PlumbRender

@Suite struct SVGWriterTests {
  @Test func `elements are nested and closed`() {
    var writer = SVGWriter()
    writer.begin("svg", ["width": "3"])
    writer.begin("g", title: "a group")
    writer.element("rect", ["x": "1", "rx": nil])
    writer.element("text", [], text: "hello", title: "a word")
    writer.end()
    writer.end()
    expectEqual(
      writer.document,
      """
      <svg width="3">
        <g>
          <title>a group</title>
          <rect x="1"/>
          <text><title>a word</title>hello</text>
        </g>
      </svg>

      """
    )
  }

  @Test(arguments: [
    ("<&>\"'", "&lt;&amp;&gt;&quot;&#39;"),
    ("a\u{0}\u{8}\u{1B}\u{7F}\u{9F}\u{FFFE}b", "ab"),
    ("a\tb\nc\u{2028}d", "a b c d"),
    ("a\r\nb", "a  b"),
    ("<\u{338}", "&lt;\u{338}"),
    ("\u{338}x", "&#x338;x"),
    ("\u{1}\u{301}", "&#x301;"),
    ("👩‍👩‍👧 שלום", "👩‍👩‍👧 שלום"),
  ])
  func `texts are escaped`(text: String, escaped: String) {
    expectEqual(Array(SVGWriter.escaped(text).utf8), Array(escaped.utf8))
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (12, "12"), (-12.5, "-12.5"), (0.1 + 0.2, "0.3"), (1.0005, "1.001"),
    (-0.0004, "0"), (1.0 / 3, "0.333"), (0.05, "0.05"), (1e300, "1000000000"),
    (.nan, "0"), (-.infinity, "0"),
  ])
  func `numbers have three decimals at most`(number: CGFloat, text: String) {
    expectEqual(SVGWriter.number(number), text)
  }
}
