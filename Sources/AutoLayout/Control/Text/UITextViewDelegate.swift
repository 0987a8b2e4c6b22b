/// An object that is asked and notified about the editing of a text view. All methods have default
/// implementations.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether the view becomes the first responder. By default true.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns whether the view gives up the state of first responder. By default true.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after the view became the first responder.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called after the view gave up the state of first responder.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether typed text replaces a range, in UTF-16 code units. By default true.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Called after the user changed the text, but not after the app did.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the selection changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns whether a link can be opened. The runtime does not call it. By default true.
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  /// Returns true.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Returns true.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns true.
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Returns true.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}

/// The ways in which the user operates a link in a text view.
nonisolated public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction = 0
  /// A long press.
  case presentActions = 1
  /// A preview.
  case preview = 2
}
