import AutoLayout
import Expectations
import Testing

@Suite struct TextDirectionTests {
  @Test(
    arguments: [
      ("abc", .leftToRight), ("שלום", .rightToLeft), ("مرحبا abc", .rightToLeft),
      ("12, abc שלום", .leftToRight), ("12, שלום abc", .rightToLeft), ("\u{200F}abc", .rightToLeft),
      ("\u{200E}שלום", .leftToRight), ("日本", .leftToRight), ("\u{2067}abc\u{2069} ש", .rightToLeft),
      ("\u{2068}ש\u{2069}\u{2069} abc", .leftToRight), ("", nil), ("12 + 3", nil),
      ("\u{2067}abc", nil),
    ] as [(String, TextDirection?)]
  )
  func `the first strong character outside of isolates decides`(
    text: String,
    direction: TextDirection?
  ) {
    expectEqual(TextDirection(of: text), direction)
  }
}
