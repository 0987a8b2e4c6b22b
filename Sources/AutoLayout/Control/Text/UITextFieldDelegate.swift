/// An object that is asked and notified about the editing of a text field. All methods have default
/// implementations.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether the field becomes the first responder. By default true.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after the field became the first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether the field gives up the state of first responder. By default true.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after the field gave up the state of first responder, unless the delegate implements
  /// ``textFieldDidEndEditing(_:reason:)``.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after the field gave up the state of first responder. By default it calls
  /// ``textFieldDidEndEditing(_:)``.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether typed text replaces a range, in UTF-16 code units. By default true.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called after the selection changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the clear button removes the text. By default true.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the field handles the return key. By default true.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls ``textFieldDidEndEditing(_:)``.
  public func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// Returns true.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
