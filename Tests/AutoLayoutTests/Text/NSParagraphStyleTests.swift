import AutoLayout
import Foundation
import Testing

@Suite struct NSParagraphStyleTests {
  @Test func `the default style can be copied and changed`() throws {
    let style = try #require(NSParagraphStyle.default.mutableCopy() as? NSMutableParagraphStyle)
    #expect(style.lineSpacing == 0 && style.alignment == .natural)
    #expect(style.lineBreakMode == .byWordWrapping && style.baseWritingDirection == .natural)
    style.lineSpacing = 4
    style.hyphenationFactor = 1
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.lineSpacing = 5
    #expect(copy.lineSpacing == 4 && copy.hyphenationFactor == 1)
    #expect(!(copy is NSMutableParagraphStyle))
  }

  @Test func `styles with the same values are equal`() {
    let (one, other) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    one.headIndent = 3
    #expect(one != other)
    other.setParagraphStyle(one)
    #expect(one == other && one.hash == other.hash)
  }

  @Test func `a language has a writing direction`() {
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: nil) == .natural)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "he-IL") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "en") == .leftToRight)
  }
}
