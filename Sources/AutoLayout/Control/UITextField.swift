/// A control for editing one line of text. Its intrinsic width is that of the text, or of the
/// placeholder while the field is empty; its intrinsic height is that of one line and the border.
/// (Rule 3.09.)
open class UITextField: UIControl, UITextInput {
  /// The kinds of borders.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A line.
    case line = 1
    /// A bezel.
    case bezel = 2
    /// A rectangle with rounded corners.
    case roundedRect = 3
  }

  /// The reasons for which editing ends.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text is kept.
    case committed = 0
    /// The user cancelled editing. The runtime does not use it.
    case cancelled = 1
  }

  /// The name of the notification that is posted after the user changed the text. Its object is the
  /// field.
  public static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification"
  )
  /// The name of the notification that is posted after editing began. Its object is the field.
  public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  /// The name of the notification that is posted after editing ended. Its object is the field.
  public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )

  /// The object that is asked and notified about editing. It is not retained.
  open weak var delegate: (any UITextFieldDelegate)?

  /// The text. Setting another text invalidates the intrinsic content size, and moves the cursor to
  /// the end.
  open var text: String? = "" {
    didSet {
      if text == oldValue { return }
      selection = nil
      invalidateIntrinsicContentSize()
    }
  }
  /// The selected range in UTF-16 code units; nil for the end of the text.
  private var selection: NSRange?
  /// The text that is shown while the field is empty.
  open var placeholder: String? {
    didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The font of the text. Setting another font invalidates the intrinsic content size.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      if font == oldValue { return }
      invalidateIntrinsicContentSize()
      engine?.baselinesChanged(self)
    }
  }
  /// The border, which adds padding to the line of text.
  open var borderStyle = BorderStyle.none {
    didSet {
      if borderStyle == oldValue { return }
      invalidateIntrinsicContentSize()
      engine?.baselinesChanged(self)
    }
  }
  /// Whether the font follows the text size category of the view's traits. It applies to fonts that
  /// were made for a text style or scaled by `UIFontMetrics`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont(to: traitCollection.preferredContentSizeCategory) }
  }

  override func adjustFont(to category: UIContentSizeCategory) {
    if adjustsFontForContentSizeCategory { font = font?.inCategory(category) }
  }

  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// The horizontal alignment of the text. It does not change the field's size.
  open var textAlignment: NSTextAlignment = .natural
  /// Whether dots are shown in place of the text's characters. Setting it invalidates the intrinsic
  /// content size, which is that of the dots.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether the text is removed when editing begins. By default false.
  open var clearsOnBeginEditing = false
  /// Whether the first typed text replaces the whole text. Stored without an effect here.
  open var clearsOnInsertion = false
  private var keyboardTraits = KeyboardTraits()
  /// The letters that the keyboard makes capitals. Stored without an effect here.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { keyboardTraits.autocapitalization }
    set { keyboardTraits.autocapitalization = newValue }
  }
  /// Whether the keyboard corrects words. Stored without an effect here.
  open var autocorrectionType: UITextAutocorrectionType {
    get { keyboardTraits.autocorrection }
    set { keyboardTraits.autocorrection = newValue }
  }
  /// Whether misspelt words are marked. Stored without an effect here.
  open var spellCheckingType: UITextSpellCheckingType {
    get { keyboardTraits.spellChecking }
    set { keyboardTraits.spellChecking = newValue }
  }
  /// Whether straight quotation marks become typographic ones. Stored without an effect here.
  open var smartQuotesType: UITextSmartQuotesType {
    get { keyboardTraits.smartQuotes }
    set { keyboardTraits.smartQuotes = newValue }
  }
  /// Whether two hyphens become a dash. Stored without an effect here.
  open var smartDashesType: UITextSmartDashesType {
    get { keyboardTraits.smartDashes }
    set { keyboardTraits.smartDashes = newValue }
  }
  /// Whether spaces are added and removed with pasted text. Stored without an effect here.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { keyboardTraits.smartInsertDelete }
    set { keyboardTraits.smartInsertDelete = newValue }
  }
  /// The keys of the keyboard. Stored without an effect here.
  open var keyboardType: UIKeyboardType {
    get { keyboardTraits.keyboard }
    set { keyboardTraits.keyboard = newValue }
  }
  /// The colours of the keyboard. Stored without an effect here.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { keyboardTraits.appearance }
    set { keyboardTraits.appearance = newValue }
  }
  /// The title of the return key. Stored without an effect here.
  open var returnKeyType: UIReturnKeyType {
    get { keyboardTraits.returnKey }
    set { keyboardTraits.returnKey = newValue }
  }
  /// Whether the return key is disabled while there is no text. Stored without an effect here.
  open var enablesReturnKeyAutomatically: Bool {
    get { keyboardTraits.enablesReturnKey }
    set { keyboardTraits.enablesReturnKey = newValue }
  }
  /// The meaning of the text. Stored without an effect here.
  open var textContentType: UITextContentType! {
    get { keyboardTraits.contentType }
    set { keyboardTraits.contentType = newValue }
  }
  /// The rules for new passwords. Stored without an effect here.
  open var passwordRules: UITextInputPasswordRules? {
    get { keyboardTraits.passwordRules }
    set { keyboardTraits.passwordRules = newValue }
  }
  /// Has no effect here: the text always has the size of its font.
  open var adjustsFontSizeToFitWidth = false
  /// Has no effect here.
  open var minimumFontSize: CGFloat = 0

  /// Whether the field can receive keyboard input: true while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Whether the field is the first responder, which receives keyboard input.
  open var isEditing: Bool { isFirstResponder }

  /// Makes the field the first responder, unless the delegate refuses, and sends the event of the
  /// beginning of editing.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if !canBecomeFirstResponder || !asksToBegin() || !super.becomeFirstResponder() { return false }
    if clearsOnBeginEditing && hasText && asksToClear() { replaceText(with: "") }
    didBegin()
    return true
  }

  /// Gives up the state of first responder, unless the delegate refuses, and sends the event of the
  /// end of editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    if !isFirstResponder { return super.resignFirstResponder() }
    if !asksToEnd() || !super.resignFirstResponder() { return false }
    didEnd()
    return true
  }

  override func wasTapped(_ touch: UITouch) { becomeFirstResponder() }

  // The text field of a search bar overrides these to ask and notify the bar's delegate.

  func asksToBegin() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }

  func didBegin() {
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func asksToEnd() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  func didEnd() {
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  func asksToChange(_ range: NSRange, _ replacement: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement)
      ?? true
  }

  func didChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func asksToClear() -> Bool { delegate?.textFieldShouldClear(self) ?? true }

  /// Handles the return key. A field with an action for
  /// ``UIControl/Event/editingDidEndOnExit`` gives up the state of first responder.
  func pressReturn() {
    if delegate?.textFieldShouldReturn(self) == false { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
  }

  private func replaceText(with text: String) {
    self.text = text
    didChange()
  }

  /// Inserts text that the user types in place of the selection, unless the delegate refuses, and
  /// sends the event of a changed text. A line break stands for the return key.
  open func insertText(_ text: String) {
    if text == "\n" { return pressReturn() }
    typeText(text, in: selectedRange)
  }

  /// Removes the selection or, if it is empty, the character before it, unless the delegate refuses,
  /// and sends the event of a changed text.
  open func deleteBackward() {
    let range = (text ?? "").rangeOfDeletion(at: selectedRange)
    if range.length > 0 { typeText("", in: range) }
  }

  private func typeText(_ replacement: String, in range: NSRange) {
    if !asksToChange(range, replacement) { return }
    change(range, to: replacement)
    didChange()
  }

  private func change(_ range: NSRange, to replacement: String) {
    // The delegate may have changed the text since the range was computed.
    let range = (text ?? "").clamped(range)
    let old = selectedRange
    text = (text ?? "").replacing(range, with: replacement)
    select(NSRange(location: range.location + replacement.utf16.count, length: 0), after: old)
  }

  private var selectedRange: NSRange {
    let text = text ?? ""
    return text.clamped(selection ?? NSRange(location: text.utf16.count, length: 0))
  }

  private func select(_ range: NSRange?, after old: NSRange) {
    selection = range
    if selectedRange != old { delegate?.textFieldDidChangeSelection(self) }
  }

  // MARK: Positions

  /// The start of the text.
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The end of the text.
  open var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }

  /// The selection; an empty range for a cursor. Setting nil moves the cursor to the end. A range
  /// outside of the text is limited to it.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange) }
    set { select(newValue.map { (text ?? "").clamped($0.range) }, after: selectedRange) }
  }

  /// Returns the text of a range; the part of it that exists.
  open func text(in range: UITextRange) -> String? { (text ?? "").part(range.range) }

  /// Replaces the text of a range, without asking the delegate.
  open func replace(_ range: UITextRange, withText text: String) {
    change(range.range, to: text)
    didChange()
  }

  /// Returns the range between two positions, in any order.
  open func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? {
    UITextRange((text ?? "").range(from: fromPosition.offset, to: toPosition.offset))
  }

  /// Returns the position at a distance from a position, in UTF-16 code units; nil outside of the
  /// text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    (text ?? "").position(position.offset, movedBy: offset)
  }

  /// Returns the order of two positions.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.order(to: other)
  }

  /// Returns the distance between two positions, in UTF-16 code units.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  // MARK: Size

  /// The size of one line with the padding of the border, in points.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: measurement.size.width + padding.width,
      height: (lineFont.lineHeight + padding.height).rounded(.up)
    )
  }

  /// Whether the text is not empty.
  open var hasText: Bool { text?.isEmpty == false }

  /// The line to draw: the text, dots in its place, or the placeholder.
  package var shownLine: String {
    guard hasText, let text else { return placeholder ?? "" }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  package var lineFont: UIFont { font ?? .systemFont(ofSize: 17) }

  private var measurement: TextMeasurement {
    root.environment.textMeasurer.measure(shownLine, font: lineFont, maxWidth: nil, maxLines: 1)
  }

  private var padding: CGSize {
    borderStyle == .none
      ? ControlMetrics.textFieldPadding : ControlMetrics.borderedTextFieldPadding
  }

  /// The padding above and below the line, each.
  private var room: CGFloat { (intrinsicContentSize.height - lineFont.lineHeight) / 2 }

  package override var firstBaselineOffset: CGFloat { room + lineFont.ascender }

  package override var lastBaselineOffset: CGFloat { room - lineFont.descender }
}
