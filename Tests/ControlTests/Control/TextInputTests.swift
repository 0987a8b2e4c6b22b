import Expectations
import Foundation
import PlumbTesting
import Testing

@testable import AutoLayout

/// Typing in UITextField, UITextView and UISearchBar, and what their delegates are told.
@Suite struct TextInputTests {
  private final class Listener: UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
    var calls: [String] = []
    var accepts = true
    var replacement: ((UITextField) -> Void)?

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      calls.append("should begin")
      return accepts
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("began") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      calls.append("should end")
      return accepts
    }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("ended") }
    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      calls.append("\(range.location)+\(range.length) \(string)")
      replacement?(textField)
      return accepts
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      calls.append("return")
      return accepts
    }

    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("began") }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("ended") }
    func textView(
      _ textView: UITextView,
      shouldChangeTextIn range: NSRange,
      replacementText text: String
    ) -> Bool {
      calls.append("\(range.location)+\(range.length) \(text)")
      return accepts
    }
    func textViewDidChange(_ textView: UITextView) { calls.append("changed") }
    func textViewDidChangeSelection(_ textView: UITextView) {
      calls.append("selected \(textView.selectedRange.location)")
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("began") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      calls.append("changed \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
  }

  private let listener = Listener()

  private func field(_ text: String = "") -> UITextField {
    let field = UITextField()
    field.text = text
    field.delegate = listener
    return field
  }

  @Test func `a field asks its delegate before editing begins and ends`() {
    let field = field()
    var events: [String] = []
    field.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
    field.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
    expectTrue(field.becomeFirstResponder() && field.isEditing)
    expectTrue(field.resignFirstResponder() && !field.isEditing)
    expectEqual(listener.calls, ["should begin", "began", "should end", "ended"])
    expectEqual(events, ["begin", "end"])
    expectTrue(field.resignFirstResponder())
    expectEqual(listener.calls.count, 4)
  }

  @Test func `a field whose delegate refuses keeps its state`() {
    let field = field("a")
    listener.accepts = false
    expectTrue(!field.becomeFirstResponder() && !field.isEditing)
    listener.accepts = true
    field.becomeFirstResponder()
    listener.accepts = false
    expectTrue(!field.resignFirstResponder() && field.isEditing)
    field.insertText("b")
    expectEqual(field.text, "a")
  }

  @Test func `typed text replaces the selection and moves the cursor behind it`() {
    let field = field("Hello")
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    let start = field.position(from: field.beginningOfDocument, offset: 1)!
    field.selectedTextRange = field.textRange(from: start, to: field.endOfDocument)
    field.insertText("i")
    field.insertText("!")
    expectTrue(field.text == "Hi!" && changes == 2)
    expectEqual(listener.calls, ["1+4 i", "2+0 !"])
    field.selectedTextRange = field.textRange(from: start, to: start)
    field.deleteBackward()
    expectEqual(field.text, "i!")
    field.deleteBackward()
    expectTrue(field.text == "i!" && changes == 3)
  }

  @Test func `a deletion removes a whole character`() {
    let field = field("a👨‍👩‍👧")
    field.deleteBackward()
    expectTrue(field.text == "a" && field.endOfDocument == UITextPosition(1))
  }

  @Test func `ranges outside of the text are limited to it`() {
    let field = field("abc")
    for range in [
      NSRange(location: NSNotFound, length: 5), NSRange(location: -4, length: -2),
      NSRange(location: 1, length: Int.max),
    ] {
      field.selectedTextRange = UITextRange(range)
      expectTrue(field.text(in: UITextRange(range)) != nil)
    }
    expectEqual(field.text(in: field.selectedTextRange!), "bc")
    expectTrue(field.position(from: field.endOfDocument, offset: 1) == nil)
    expectTrue(field.position(from: field.endOfDocument, offset: Int.max) == nil)
    field.replace(UITextRange(NSRange(location: 9, length: 9)), withText: "d")
    expectEqual(field.text, "abcd")
    let view = UITextView()
    view.selectedRange = NSRange(location: 7, length: -1)
    expectEqual(view.selectedRange, NSRange(location: 0, length: 0))
  }

  @Test func `setting nil leaves an empty text`() {
    let (field, view) = (field("a"), UITextView())
    view.text = "a"
    view.attributedText = NSAttributedString(string: "b")
    (field.text, view.text) = (nil, nil)
    expectTrue(field.text == "" && view.text == "" && view.attributedText.string.isEmpty)
    field.attributedText = NSAttributedString(string: "b")
    (field.attributedText, view.attributedText) = (nil, nil)
    expectTrue(field.text == "" && view.text == "")
  }

  @Test func `a delegate may change the text itself`() {
    let field = field("12345")
    listener.replacement = { $0.text = "1" }
    field.insertText("6")
    expectEqual(field.text, "16")
  }

  @Test func `the return key asks the delegate and inserts nothing`() {
    let field = field("a")
    var ends = 0
    field.becomeFirstResponder()
    field.addAction(UIAction { _ in ends += 1 }, for: .editingDidEndOnExit)
    listener.accepts = false
    field.insertText("\n")
    expectTrue(ends == 0 && field.isEditing)
    listener.accepts = true
    field.insertText("\n")
    expectTrue(ends == 1 && !field.isEditing && field.text == "a")
  }

  @Test func `a secure field is as wide as its dots`() {
    let field = UITextField()
    field.text = "iiii"
    let width = field.intrinsicContentSize.width
    field.isSecureTextEntry = true
    let dots = UITextField()
    dots.text = "••••"
    expectEqual(field.intrinsicContentSize.width, dots.intrinsicContentSize.width)
    expectTrue(field.intrinsicContentSize.width != width)
  }

  @Test func `a constrained secure field gets the width of its dots`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (field, dots) = (UITextField(), UILabel())
    (field.text, dots.text) = ("iiii", "••••")
    for view in [field, dots] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    root.layoutIfNeeded()
    field.isSecureTextEntry = true
    root.layoutIfNeeded()
    expectEqual(field.frame.width, dots.frame.width)
  }

  @Test func `notifications are posted with the field as their object`() {
    let (field, view) = (field(), UITextView())
    let names = NameLog()
    let center = NotificationCenter.default
    let observers =
      [
        UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
        UITextField.textDidEndEditingNotification,
      ].map { name in
        center.addObserver(forName: name, object: field, queue: nil) { _ in names.append("field") }
      } + [
        center.addObserver(
          forName: UITextView.textDidChangeNotification,
          object: view,
          queue: nil
        ) { _ in names.append("view") }
      ]
    field.becomeFirstResponder()
    field.insertText("a")
    field.resignFirstResponder()
    view.insertText("b")
    for observer in observers { center.removeObserver(observer) }
    expectEqual(names.names, ["field", "field", "field", "view"])
  }

  @Test func `a text view tells its delegate of changes and selections`() {
    let view = UITextView()
    view.delegate = listener
    view.becomeFirstResponder()
    view.insertText("Hi")
    view.insertText("\n")
    view.selectedRange = NSRange(location: 0, length: 0)
    view.resignFirstResponder()
    expectEqual(view.text, "Hi\n")
    expectEqual(
      listener.calls,
      [
        "began", "0+0 Hi", "selected 2", "changed", "2+0 \n", "selected 3", "changed",
        "selected 0", "ended",
      ]
    )
  }

  @Test func `a search bar edits through its text field`() {
    let bar = UISearchBar()
    bar.delegate = listener
    expectTrue(bar.becomeFirstResponder() && bar.searchTextField.isFirstResponder)
    bar.searchTextField.insertText("ab")
    bar.searchTextField.insertText("\n")
    bar.text = "silent"
    expectEqual(listener.calls, ["began", "changed ab", "search"])
    expectTrue(bar.resignFirstResponder() && !bar.isFirstResponder)
    bar.keyboardType = .webSearch
    expectTrue(bar.searchTextField.keyboardType == .webSearch && bar.returnKeyType == .search)
  }

  @Test func `a delegate that is gone is not asked`() {
    let field = UITextField()
    do {
      let listener = Listener()
      listener.accepts = false
      field.delegate = listener
    }
    field.insertText("a")
    expectTrue(field.text == "a" && field.becomeFirstResponder())
  }

  @Test func `the content of a text view is as large as its text`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    view.text = String(repeating: "word ", count: 40)
    view.layoutIfNeeded()
    let height = view.sizeThatFits(CGSize(width: 200, height: 0)).height
    expectTrue(view.contentSize == CGSize(width: 200, height: height) && height > 100)
  }

  @Test func `the cursor is after the text before its position`() {
    let issues = collectingIssues(measurer: FixedAdvanceText()) {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      field.font = .systemFont(ofSize: 10)
      field.text = "abcd"
      let rects = [0, 2, 4].compactMap { offset in
        field.position(from: field.beginningOfDocument, offset: offset).map(field.caretRect)
      }
      expectEqual(rects.map { $0.minX - rects[0].minX }, [0, 10, 20])
      expectEqual(rects[0].height, field.textRect(forBounds: field.bounds).height)
      field.setMarkedText("x", selectedRange: NSRange(location: 0, length: 0))
      expectEqual(field.text, "abcdx")
      expectTrue(field.markedTextRange == nil && field.textDragInteraction == nil)
    }.issues
    expectEmpty(issues)
  }

  @Test func `a text view tells the place of the cursor, after line breaks and blanks as well`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.font = .systemFont(ofSize: 20)
    view.text = "ab  c\nab"
    let rects = [0, 2, 4, 6, 8].map { view.caretRect(for: UITextPosition($0)) }
    func width(_ text: NSString) -> CGFloat {
      text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width
    }
    let blanks = width("b  c") - width("bc")
    let ab = width("ab")
    expectEqual(rects.map { $0.minX - view.textRect.minX }, [0, ab, ab + blanks, 0, ab])
    let line = rects[0].height
    expectEqual(rects.map { ($0.minY - view.textRect.minY) / line }, [0, 0, 0, 1, 1])
    let nearest = rects.map { view.closestPosition(to: CGPoint(x: $0.midX, y: $0.midY))?.offset }
    expectEqual(nearest, [0, 2, 4, 6, 8])
    expectEqual(view.closestPosition(to: CGPoint(x: 300, y: 300))?.offset, 8)
  }

  @Test func `a tokenizer finds the parts of a text around a position`() {
    let view = UITextView()
    view.text = "It's 5 o'clock\nnow"
    func part(
      _ offset: Int,
      _ granularity: UITextGranularity,
      _ direction: UITextDirection
    ) -> String? {
      view.tokenizer.rangeEnclosingPosition(
        UITextPosition(offset),
        with: granularity,
        inDirection: direction
      ).flatMap(view.text(in:))
    }
    expectEqual(part(4, .word, .storage(.backward)), "It's")
    expectEqual(part(4, .word, .storage(.forward)), nil)
    expectEqual(part(8, .word, .layout(.right)), "o'clock")
    expectEqual(part(1, .character, .layout(.left)), "I")
    expectEqual(part(0, .character, .layout(.left)), nil)
    expectEqual(part(16, .paragraph, .storage(.forward)), "now")
    expectEqual(part(3, .paragraph, .storage(.forward)), "It's 5 o'clock\n")
    expectEqual(part(3, .document, .storage(.forward)), view.text)
  }
}

/// - Note: `@unchecked Sendable` holds because notifications are delivered on the thread that posts
///   them, and the test posts on its own.
private final class NameLog: @unchecked Sendable {
  private(set) var names: [String] = []
  func append(_ name: String) { names.append(name) }
}
