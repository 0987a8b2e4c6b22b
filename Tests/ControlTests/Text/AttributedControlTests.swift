import AutoLayout
import Boxes
import Expectations
import Foundation
import PlumbTesting
import Testing

/// Texts with attributes in buttons, text fields and text views. A character is half as wide as its
/// font's size, a line is as high as the size, and its baseline is at 80 % of the height.
@Suite struct AttributedControlTests {
  private func laidOut<Result>(_ body: () throws -> Result) throws -> Result {
    try throwingIssues(measurer: FixedAdvanceText(), body)
  }

  private func text(
    _ string: String,
    _ size: CGFloat,
    _ attributes: [NSAttributedString.Key: Any] = [:]
  ) -> NSAttributedString {
    let font = UIFont.systemFont(ofSize: size)
    return NSAttributedString(string: string, attributes: [.font: font].merging(attributes) { $1 })
  }

  private func attributes(_ text: NSAttributedString?, at index: Int) -> [NSAttributedString.Key:
    Any]
  {
    text?.attributes(at: index, effectiveRange: nil) ?? [:]
  }

  // MARK: Buttons

  @Test func `a button has the size of its attributed title`() throws {
    try laidOut {
      let button = UIButton(type: .system)
      button.setTitle("plain", for: .normal)
      let title = NSMutableAttributedString(attributedString: text("abc", 20))
      title.append(text("de", 10))
      button.setAttributedTitle(title, for: .normal)
      expectEqual(button.intrinsicContentSize, CGSize(width: 40, height: 32))
      expectTrue(button.firstBaselineOffset == 22 && button.lastBaselineOffset == 10)
      expectTrue(button.titleLabel?.text == "abcde" && button.currentTitle == "plain")
      expectEqual(button.currentAttributedTitle?.string, "abcde")
      expectEqual(button.attributedTitle(for: .disabled)?.string, "abcde")
      button.frame.size = CGSize(width: 60, height: 40)
      button.layoutIfNeeded()
      expectEqual(button.titleLabel?.frame, CGRect(x: 10, y: 10, width: 40, height: 20))
    }
  }

  @Test func `each state has an attributed title, whose colour is the button's where it has none`()
    throws
  {
    try laidOut {
      let button = UIButton()
      button.setTitleColor(.red, for: .normal)
      button.setAttributedTitle(text("on", 20), for: .normal)
      button.setAttributedTitle(text("off", 10, [.foregroundColor: UIColor.green]), for: .disabled)
      expectEqual(button.titleLabel?.textColor, .red)
      button.isEnabled = false
      expectTrue(button.titleLabel?.text == "off" && button.titleLabel?.textColor == .green)
      button.isEnabled = true
      expectTrue(button.titleLabel?.text == "on" && button.titleLabel?.textColor == .red)
      button.setAttributedTitle(nil, for: .normal)
      expectTrue(button.currentAttributedTitle == nil)
    }
  }

  // MARK: Text fields

  @Test func `a field has the size of its text, or of its placeholder`() throws {
    try laidOut {
      let field = UITextField()
      field.font = .systemFont(ofSize: 10)
      let lineHeight = UIFont.systemFont(ofSize: 10).lineHeight
      field.attributedPlaceholder = text("ab", 10, [.kern: 2])
      expectEqual(field.placeholder, "ab")
      expectEqual(
        field.intrinsicContentSize,
        CGSize(width: 14, height: (lineHeight + 1).rounded(.up))
      )
      field.attributedText = text("abc", 40)
      expectTrue(field.intrinsicContentSize.width == 60 && field.text == "abc")
      expectEqual(field.font?.pointSize, 40)
      field.text = ""
      field.placeholder = "a"
      expectEqual(field.intrinsicContentSize.width, 20)
    }
  }

  @Test func `a field is as high as its line, on whose baseline it stands`() throws {
    try laidOut {
      let field = UITextField()
      let line = NSMutableAttributedString(attributedString: text("a", 10))
      line.append(text("b", 60))
      field.attributedText = line
      expectEqual(field.intrinsicContentSize.height, 61)
      expectTrue(field.firstBaselineOffset == 48.5 && field.lastBaselineOffset == 12.5)
    }
  }

  @Test func `typed text has the attributes of the text before it, or those for typing`() throws {
    try laidOut {
      let field = UITextField()
      field.attributedText = text("ab", 20)
      field.insertText("c")
      expectTrue(field.text == "abc" && field.intrinsicContentSize.width == 30)
      field.typingAttributes = [.font: UIFont.systemFont(ofSize: 10)]
      field.insertText("d")
      expectEqual(field.intrinsicContentSize.width, 35)
      field.deleteBackward()
      expectTrue(field.text == "abc" && field.intrinsicContentSize.width == 30)
      for _ in 0..<5 { field.deleteBackward() }
      expectTrue(field.text == "" && field.attributedText?.length == 0)
    }
  }

  @Test func `default attributes apply to the present and to later texts`() throws {
    try laidOut {
      let field = UITextField()
      field.text = "ab"
      field.defaultTextAttributes = [
        .font: UIFont.systemFont(ofSize: 10), .kern: 3, .foregroundColor: UIColor.red,
      ]
      expectTrue(field.intrinsicContentSize.width == 16 && field.textColor == .red)
      field.text = "abc"
      expectEqual(field.intrinsicContentSize.width, 24)
      expectEqual(field.defaultTextAttributes[.kern] as? Int, 3)
      expectEqual(UITextField().defaultTextAttributes[.font] as? UIFont, .systemFont(ofSize: 17))
    }
  }

  @Test func `a hidden text is measured as dots`() throws {
    try laidOut {
      let field = UITextField()
      field.attributedText = text("abc", 20, [.kern: 5])
      field.isSecureTextEntry = true
      expectEqual(field.intrinsicContentSize.width, 30)
    }
  }

  // MARK: Text views

  @Test func `a text view is as high as its runs in its width`() throws {
    try laidOut {
      let root = rootBox(200, 300)
      let view = UITextView()
      view.isScrollEnabled = false
      view.textContainerInset = .zero
      view.textContainer.lineFragmentPadding = 0
      let both = NSMutableAttributedString(attributedString: text("aa ", 10))
      both.append(text("bbbb", 20))
      view.attributedText = both
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let below = box("below", in: root)
      let width = view.widthAnchor.constraint(equalToConstant: 45)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor), width,
        below.topAnchor.constraint(equalTo: view.firstBaselineAnchor),
      ])
      root.layoutIfNeeded()
      expectTrue(view.frame.height == 30 && below.frame.minY == 8)
      width.constant = 60
      root.layoutIfNeeded()
      expectTrue(view.frame.height == 20 && below.frame.minY == 16)
      view.text = "aa bbbb"
      root.layoutIfNeeded()
      expectTrue(view.font?.pointSize == 10 && view.displayedLayout == nil)
    }
  }

  @Test func `a text view keeps the attributes of edited text`() throws {
    try laidOut {
      let view = UITextView()
      view.attributedText = text("ab", 20, [.foregroundColor: UIColor.red])
      view.selectedRange = NSRange(location: 1, length: 0)
      view.insertText("x")
      expectTrue(view.text == "axb" && view.selectedRange.location == 2)
      expectEqual(attributes(view.attributedText, at: 1)[.foregroundColor] as? UIColor, .red)
      view.typingAttributes = [.kern: 4]
      view.insertText("y")
      expectEqual(attributes(view.attributedText, at: 2)[.kern] as? Int, 4)
      expectEqual(view.textColor, .red)
      view.font = .systemFont(ofSize: 8)
      expectEqual(attributes(view.attributedText, at: 3)[.font] as? UIFont, .systemFont(ofSize: 8))
    }
  }

  @Test func `wrong attributes of controls are reported with the control`() {
    let (_, issues) = collectingIssues {
      let (field, view) = (UITextField(), UITextView())
      field.accessibilityIdentifier = "name"
      view.accessibilityIdentifier = "notes"
      field.attributedText = text("a", 10, [.kern: "x"])
      field.attributedPlaceholder = text("a", 10, [.link: 1])
      view.attributedText = text("a", 10, [.paragraphStyle: 3])
    }
    expectEqual(issues.count, 3)
    expectTrue(issues.allSatisfy { $0.message.contains("name") || $0.message.contains("notes") })
  }
}
