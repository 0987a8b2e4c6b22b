import Boxes
import Expectations
import Foundation
import Testing

@testable import AutoLayout

/// The views beside a field's text, its rectangles, and the container of a text view.
@Suite struct TextFieldOverlayTests {
  private func field(_ text: String = "") -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.text = text
    return field
  }

  private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test func `side views are placed at the edges, and the text between them`() {
    let field = field("a")
    (field.leftView, field.rightView) = (box(20, 10), box(30, 40))
    (field.leftViewMode, field.rightViewMode) = (.always, .always)
    field.layoutIfNeeded()
    expectEqual(field.leftView?.frame, CGRect(x: 0, y: 15, width: 20, height: 10))
    expectEqual(field.rightView?.frame, CGRect(x: 170, y: 0, width: 30, height: 40))
    expectEqual(
      field.textRect(forBounds: field.bounds),
      CGRect(x: 20, y: 0, width: 150, height: 40)
    )
    field.borderStyle = .roundedRect
    field.layoutIfNeeded()
    expectTrue(field.leftView?.frame.minX == 7 && field.rightView?.frame.maxX == 193)
    expectEqual(
      field.editingRect(forBounds: field.bounds),
      CGRect(x: 27, y: 0, width: 136, height: 40)
    )
  }

  @Test func `right to left the side views are mirrored, and their rectangles are not`() {
    let field = field("a")
    field.semanticContentAttribute = .forceRightToLeft
    (field.leftView, field.leftViewMode) = (box(20, 10), .always)
    field.layoutIfNeeded()
    expectEqual(field.leftView?.frame, CGRect(x: 180, y: 15, width: 20, height: 10))
    expectEqual(field.leftViewRect(forBounds: field.bounds).minX, 0)
    expectEqual(field.textRect(forBounds: field.bounds), CGRect(x: 0, y: 0, width: 180, height: 40))
  }

  @Test func `shown side views add their width to a constrained field`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let field = UITextField()
    field.placeholder = "Name"
    field.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(field)
    field.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    let width = field.frame.width
    field.leftView = box(25, 10)
    root.layoutIfNeeded()
    expectTrue(field.frame.width == width && field.leftView?.superview == nil)
    field.leftViewMode = .unlessEditing
    root.layoutIfNeeded()
    expectEqual(field.frame.width, width + 25)
    field.becomeFirstResponder()
    root.layoutIfNeeded()
    expectTrue(field.frame.width == width && field.leftView?.superview == nil)
  }

  @Test func `the clear button is shown with text, and removes it`() throws {
    let field = field()
    field.clearButtonMode = .whileEditing
    field.becomeFirstResponder()
    expectEmpty(field.subviews)
    field.insertText("abc")
    field.layoutIfNeeded()
    let button = try #require(field.subviews.first)
    expectEqual(button.frame, CGRect(x: 176, y: 10.5, width: 19, height: 19))
    expectEqual(field.editingRect(forBounds: field.bounds).maxX, 176)
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    UITouch.tap(button)
    expectTrue(field.text == "" && changes == 1 && field.subviews.isEmpty)
  }

  @Test func `a right view takes the place of the clear button`() {
    let field = field("a")
    field.clearButtonMode = .always
    expectEqual(field.subviews.count, 1)
    (field.rightView, field.rightViewMode) = (box(20, 20), .always)
    expectEqual(field.subviews, [field.rightView])
  }

  @Test func `overridden rectangles place the views and the text`() {
    final class Inset: UITextField {
      override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds).offsetBy(dx: 12, dy: 0)
      }
      override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).insetBy(dx: 4, dy: 2)
      }
    }
    let field = Inset(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    (field.leftView, field.leftViewMode) = (box(10, 10), .always)
    field.layoutIfNeeded()
    expectEqual(field.leftView?.frame, CGRect(x: 12, y: 5, width: 10, height: 10))
    expectEqual(
      field.placeholderRect(forBounds: field.bounds),
      CGRect(x: 26, y: 2, width: 70, height: 16)
    )
  }

  @Test func `a replaced side view leaves the field`() {
    let field = field()
    let (old, new) = (box(10, 10), box(20, 20))
    (field.leftView, field.leftViewMode) = (old, .always)
    field.leftView = new
    expectTrue(field.subviews == [new] && old.superview == nil)
    field.leftView = nil
    expectEmpty(field.subviews)
  }

  @Test func `bounds that are not finite stop nothing`() {
    let field = field("a")
    (field.leftView, field.leftViewMode) = (box(10, 10), .always)
    for number in [CGFloat.nan, .infinity, -.greatestFiniteMagnitude] {
      let bounds = CGRect(x: number, y: number, width: number, height: number)
      _ = field.textRect(forBounds: bounds)
      _ = field.clearButtonRect(forBounds: bounds)
    }
  }

  @Test func `the padding and the number of lines of the container change a text view's size`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), textContainer: nil)
    view.isScrollEnabled = false
    view.text = "One\nTwo\nThree"
    let size = view.intrinsicContentSize
    view.textContainer.lineFragmentPadding = 0
    expectEqual(view.intrinsicContentSize, CGSize(width: size.width - 10, height: size.height))
    view.textContainer.maximumNumberOfLines = 2
    expectTrue(view.intrinsicContentSize.height < size.height)
    view.textContainer.maximumNumberOfLines = -3
    expectEqual(view.intrinsicContentSize.height, size.height)
    let used = view.layoutManager.usedRect(for: view.textContainer)
    expectEqual(used.height, size.height - 16)
  }

  @Test func `a padding that is not finite is reported and ignored`() {
    let log = LayoutIssueLog()
    LayoutEnvironment.current.with {
      $0.report = { log.append($0) }
    } run: {
      let view = UITextView()
      view.textContainer.lineFragmentPadding = .nan
      expectEqual(view.textContainer.lineFragmentPadding, 5)
    }
    expectEqual(log.issues.map(\.kind), [.unusableNumber])
  }

  @Test func `subclasses of text views override the designated initializer`() {
    final class Notes: UITextView {
      override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        text = "a"
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    expectEqual(Notes().text, "a")
    expectEqual(Notes(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).text, "a")
    let container = NSTextContainer(size: .zero)
    expectTrue(Notes(frame: .zero, textContainer: container).textContainer === container)
  }

  @Test func `scrolling to a range shows its line`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.text = (1...20).map(String.init).joined(separator: "\n")
    let line = UIFont.systemFont(ofSize: 12).lineHeight
    view.scrollRangeToVisible(NSRange(location: (view.text as String).utf16.count, length: 0))
    expectTrue(abs(view.contentOffset.y - (8 + 20 * line - 40)) < 0.01)
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    expectEqual(view.contentOffset.y, 8)
    view.scrollRangeToVisible(NSRange(location: NSNotFound, length: 1))
  }

  @Test func `input views are stored`() {
    let (field, view, plain) = (UITextField(), UITextView(), UIView())
    (field.inputView, view.inputAccessoryView) = (UIPickerView(), UIToolbar())
    field.reloadInputViews()
    expectTrue(field.inputView is UIPickerView && view.inputAccessoryView is UIToolbar)
    expectTrue(plain.inputView == nil)
  }
}
