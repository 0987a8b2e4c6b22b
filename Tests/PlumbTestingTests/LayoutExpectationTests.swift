import DocumentedCode
import Expectations
import Foundation
import Plumb
import PlumbTesting
import Testing

@Suite struct LayoutExpectationTests {
  /// `title` from 16 to 300, `badge` from 280 to 304, both in `card`.
  private final class Card: UIView {
    let title = UIView(frame: CGRect(x: 16, y: 10, width: 284, height: 20))
    let badge = UIView(frame: CGRect(x: 280, y: 16, width: 24, height: 24))

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      accessibilityIdentifier = "card"
      addSubview(title)
      addSubview(badge)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `relations that hold record nothing`() {
    let card = Card()
    let other = UIView(frame: CGRect(x: 0, y: 40, width: 24, height: 20))
    card.addSubview(other)
    expect(card.badge).isInside(card, by: 16...).hasSize(width: 24, height: 20...24)
    expect(other).isLeft(of: card.badge, by: 256).isBelow(card.badge).isBefore(card.badge)
    expect(card.badge).isRight(of: other).isAbove(other, by: 0).isAfter(other, by: ...256)
    expect(other).isEquallyWide(as: card.badge).isEquallyHigh(as: card.title).isApart(
      from: card.title
    )
    expect(card.title).isAligned(with: card.title, on: .firstBaseline).isCentered(in: card.title)
  }

  @Test func `a tree with pending layout is laid out first`() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let badge = UIView()
    card.addSubview(badge)
    badge.snp.makeConstraints { make in
      make.trailing.top.equalToSuperview().inset(16)
      make.size.equalTo(24)
    }
    expect(badge).hasSize(width: 24, height: 24)
    expectEqual(badge.frame, CGRect(x: 280, y: 16, width: 24, height: 24))
  }

  @Test func `a relation that does not hold names both views and their places`() {
    let card = Card()
    let messages = failures {
      expect(card.title).isLeft(of: card.badge, by: 8...)
      expect(card.title).isLeft(of: card.badge)
      expect(card.title).isAbove(card.badge, by: 8...20)
      expect(card.title).isAligned(with: card.badge, on: .centerY)
      expect(card.title).isInside(card, by: 16...)
      expect(card.title).isApart(from: card.badge)
      expect(card.title).isEquallyWide(as: card.badge)
      expect(card.title).isEquallyHigh(as: card.badge)
      expect(card.badge).hasSize(width: ...20, height: 44...)
    }
    expectEqual(
      messages,
      [
        "`title` is not left of `badge` by at least 8 points: its right edge is at 300, the left edge of `badge` at 280.",
        "`title` is not left of `badge`: its right edge is at 300, the left edge of `badge` at 280.",
        "`title` is not above `badge` by 8 to 20 points: its bottom edge is at 30, the top edge of `badge` at 16.",
        "`title` is not aligned with `badge`: its vertical centre is at 20, that of `badge` at 28.",
        "`title` is not inside of `card` by at least 16 points: the distance is 10 at the top.",
        "`title` and `badge` overlap by 20 × 14 points.",
        "`title` is 284 wide, but `badge` is 24 wide.",
        "`title` is 20 high, but `badge` is 24 high.",
        "`badge` is 24 wide, and not at most 20.",
        "`badge` is 24 high, and not at least 44.",
      ]
    )
  }

  @Test func `before and after follow the reading direction`() {
    let card = Card()
    card.semanticContentAttribute = .forceRightToLeft
    for view in card.subviews { view.semanticContentAttribute = .forceRightToLeft }
    card.title.frame.size.width = 200
    expect(card.badge).isBefore(card.title)
    expect(card.title).isAfter(card.badge)
    let messages = failures { expect(card.title).isBefore(card.badge) }
    expectEqual(
      messages,
      [
        "`title` is not right of `badge`: its left edge is at 16, the right edge of `badge` at 304."
      ]
    )
  }

  @Test func `the example of Docs/Testing.md holds`() throws {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    let title = UIView(frame: CGRect(x: 16, y: 16, width: 200, height: 24))
    let badge = UIView(frame: CGRect(x: 280, y: 16, width: 24, height: 24))
    let (first, second) = (title, title)
    for view in [title, badge] { card.addSubview(view) }
    // begin
    expect(title).isLeft(of: badge, by: 8...)
    expect(title).isAligned(with: badge, on: .centerY)
    expect(badge).isInside(card, by: 16...).hasSize(width: 24, height: 24)
    expect(first).isEquallyWide(as: second)
    // end
    let blocks = try DocumentedCode.blocks(of: "Docs/Testing.md")
    let example = "Examples/LayoutTests/Tests/CardsTests/CardFitsTests.swift"
    let file = try DocumentedCode.text(of: example).trimmingCharacters(in: .newlines)
    expectEqual(blocks, [file] + (try DocumentedCode.regions()))
  }

  @Test func `views of different trees cannot be compared`() {
    let (one, other) = (UIView(), UILabel())
    expectEqual(
      failures { expect(one).isLeft(of: other) },
      [
        "`UIView` and `UILabel` have no common superview, so that their frames cannot be compared."
      ]
    )
  }
}
