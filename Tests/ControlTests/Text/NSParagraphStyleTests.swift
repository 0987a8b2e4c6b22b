import AutoLayout
import Expectations
import Foundation
import Testing

@Suite struct NSParagraphStyleTests {
  @Test func `the default style can be copied and changed`() throws {
    let style = try #require(NSParagraphStyle.default.mutableCopy() as? NSMutableParagraphStyle)
    expectTrue(style.lineSpacing == 0 && style.alignment == .natural)
    expectTrue(style.lineBreakMode == .byWordWrapping && style.baseWritingDirection == .natural)
    style.lineSpacing = 4
    style.hyphenationFactor = 1
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.lineSpacing = 5
    expectTrue(copy.lineSpacing == 4 && copy.hyphenationFactor == 1)
    expectTrue(!(copy is NSMutableParagraphStyle))
  }

  @Test func `styles with the same values are equal`() {
    let (one, other) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    one.headIndent = 3
    expectTrue(one != other)
    other.setParagraphStyle(one)
    expectTrue(one == other && one.hash == other.hash)
  }

  @Test func `a language has a writing direction`() {
    expectEqual(NSParagraphStyle.defaultWritingDirection(forLanguage: nil), .natural)
    expectEqual(NSParagraphStyle.defaultWritingDirection(forLanguage: "he-IL"), .rightToLeft)
    expectEqual(NSParagraphStyle.defaultWritingDirection(forLanguage: "en"), .leftToRight)
  }
}
