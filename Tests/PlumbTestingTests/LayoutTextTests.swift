import Expectations
import Foundation
import Plumb
import Testing

@testable import PlumbTesting

@Suite struct LayoutTextTests {
  @Test func `texts are doubled, or get accents and two fifths more letters`() {
    expectEqual(LayoutText.double.applied(to: "Send"), "Send Send")
    expectEqual(LayoutText.pseudo.applied(to: "Send"), "Šeeñd".replacing("ee", with: "éé") + "ö")
    expectEqual(LayoutText.pseudo.applied(to: "Sign in"), "Šîîgñ îîñö")
    expectEqual(LayoutText.allCases.map { $0.applied(to: "") }, ["", "", ""])
    expectEqual(LayoutText.pseudo.applied(to: "12:30"), "12:30")
  }

  @Test func `labels and buttons keep their attributes and states`() {
    let root = UIView()
    let (label, styled, button) = (UILabel(), UILabel(), UIButton())
    label.text = "One"
    styled.attributedText = NSAttributedString(
      string: "Two",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 30)]
    )
    button.setTitle("Three", for: .normal)
    button.setTitle("Four", for: .selected)
    for view in [label, styled, button] { root.addSubview(view) }
    LayoutText.double.apply(to: root)
    expectEqual(label.text, "One One")
    expectEqual(styled.text, "Two Two")
    expectEqual(styled.font.pointSize, 30)
    expectEqual(button.title(for: .normal), "Three Three")
    expectEqual(button.title(for: .selected), "Four Four")
    expectEqual(button.title(for: .disabled), "Three Three")
  }
}
