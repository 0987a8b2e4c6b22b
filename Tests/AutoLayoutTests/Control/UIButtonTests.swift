import AutoLayout
import Foundation
import Testing

@Suite struct UIButtonTests {
  @Test func `the title is placed by the content alignments`() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    button.setTitle("Go", for: .normal)
    let label = try #require(button.titleLabel)
    let size = label.intrinsicContentSize
    func origin() -> CGPoint {
      button.layoutIfNeeded()
      return label.frame.origin
    }
    #expect(origin() == CGPoint(x: 100 - size.width / 2, y: 50 - size.height / 2))
    button.contentHorizontalAlignment = .leading
    button.contentVerticalAlignment = .top
    #expect(origin() == .zero)
    button.contentHorizontalAlignment = .trailing
    button.contentVerticalAlignment = .bottom
    #expect(origin() == CGPoint(x: 200 - size.width, y: 100 - size.height))
    button.semanticContentAttribute = .forceRightToLeft
    #expect(origin() == CGPoint(x: 0, y: 100 - size.height))
    #expect(button.effectiveContentHorizontalAlignment == .left)
  }

  @Test func `a title whose words wrap has more than one line`() throws {
    let button = UIButton()
    button.setAttributedTitle(NSAttributedString(string: "Stars\n68123"), for: .normal)
    let label = try #require(button.titleLabel)
    let line = label.intrinsicContentSize.height
    label.lineBreakMode = .byWordWrapping
    #expect(label.numberOfLines == 0)
    #expect(label.intrinsicContentSize.height > 1.5 * line)
    label.numberOfLines = 2
    label.lineBreakMode = .byCharWrapping
    #expect(label.numberOfLines == 2)
  }

  @Test func `the title colour is that of the state, or else the normal one`() {
    let button = UIButton(type: .system)
    #expect(button.currentTitleColor == .systemBlue)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.gray, for: .disabled)
    #expect(button.currentTitleColor == .red)
    button.isEnabled = false
    #expect(button.currentTitleColor == .gray)
    #expect(button.titleColor(for: .selected) == .red)
  }
}
