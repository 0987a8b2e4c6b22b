/// A view with a text of many lines. It scrolls; with scrolling disabled its intrinsic content size
/// is the size of the text. (Rule 3.09.)
open class UITextView: UIScrollView, UITextInput {
  /// The name of the notification that is posted after the user changed the text. Its object is the
  /// view.
  public static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification"
  )
  /// The name of the notification that is posted after editing began. Its object is the view.
  public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification"
  )
  /// The name of the notification that is posted after editing ended. Its object is the view.
  public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification"
  )

  /// The text. Setting another text invalidates the intrinsic content size, and moves the cursor to
  /// the end.
  open var text: String! = "" {
    didSet {
      if text == oldValue { return }
      selection = nil
      invalidateIntrinsicContentSize()
    }
  }
  /// The selected range in UTF-16 code units; nil for the end of the text.
  private var selection: NSRange?
  private var keyboardTraits = KeyboardTraits()
  /// The font of the text. Setting another font invalidates the intrinsic content size.
  open var font: UIFont? = .systemFont(ofSize: ControlMetrics.textViewFont) {
    didSet {
      if font == oldValue { return }
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
  /// The horizontal alignment of the lines. It does not change the view's size.
  open var textAlignment: NSTextAlignment = .natural
  /// Whether the user can edit the text. By default true.
  open var isEditable = true
  /// Whether the user can select text. Has no effect here.
  open var isSelectable = true
  /// The padding around the text, in points.
  open var textContainerInset = ControlMetrics.textContainerInset {
    didSet { if textContainerInset != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether the user can scroll. Setting it invalidates the intrinsic content size.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether the view can receive keyboard input: true while it is editable.
  open override var canBecomeFirstResponder: Bool { isEditable }

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  /// Makes the view the first responder, unless the delegate refuses.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if !canBecomeFirstResponder || textDelegate?.textViewShouldBeginEditing(self) == false
      || !super.becomeFirstResponder()
    {
      return false
    }
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Gives up the state of first responder, unless the delegate refuses.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    if !isFirstResponder { return super.resignFirstResponder() }
    if textDelegate?.textViewShouldEndEditing(self) == false || !super.resignFirstResponder() {
      return false
    }
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// Makes the view the first responder.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    becomeFirstResponder()
  }

  // MARK: Keyboard

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
  /// Whether the text is hidden. Stored without an effect here: the text is shown.
  open var isSecureTextEntry = false

  // MARK: Editing

  /// Whether the text is not empty.
  open var hasText: Bool { text?.isEmpty == false }

  /// Inserts text that the user types in place of the selection, unless the delegate refuses.
  open func insertText(_ text: String) { typeText(text, in: selectedRange) }

  /// Removes the selection or, if it is empty, the character before it, unless the delegate refuses.
  open func deleteBackward() {
    let range = (text ?? "").rangeOfDeletion(at: selectedRange)
    if range.length > 0 { typeText("", in: range) }
  }

  private func typeText(_ replacement: String, in range: NSRange) {
    if textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement)
      == false
    {
      return
    }
    change(range, to: replacement)
  }

  private func change(_ range: NSRange, to replacement: String) {
    // The delegate may have changed the text since the range was computed.
    let range = (text ?? "").clamped(range)
    let old = selectedRange
    text = (text ?? "").replacing(range, with: replacement)
    select(NSRange(location: range.location + replacement.utf16.count, length: 0), after: old)
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// The selection in UTF-16 code units; an empty range for a cursor. A range outside of the text is
  /// limited to it.
  open var selectedRange: NSRange {
    get {
      let text = text ?? ""
      return text.clamped(selection ?? NSRange(location: text.utf16.count, length: 0))
    }
    set { select((text ?? "").clamped(newValue), after: selectedRange) }
  }

  private func select(_ range: NSRange, after old: NSRange) {
    selection = range
    if selectedRange != old { textDelegate?.textViewDidChangeSelection(self) }
  }

  // MARK: Positions

  /// The start of the text.
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The end of the text.
  open var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }

  /// The selection; an empty range for a cursor. Setting nil moves the cursor to the end.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange) }
    set { selectedRange = newValue?.range ?? NSRange(location: Int.max, length: 0) }
  }

  /// Returns the text of a range; the part of it that exists.
  open func text(in range: UITextRange) -> String? { (text ?? "").part(range.range) }

  /// Replaces the text of a range, without asking the delegate.
  open func replace(_ range: UITextRange, withText text: String) { change(range.range, to: text) }

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

  /// The size of the text without wrapping, in points; `noIntrinsicMetric` on both axes while
  /// scrolling is enabled.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : size(forWidth: nil)
  }

  /// The size of the text wrapped at the offered width, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forWidth: size.width > 0 ? size.width : nil)
  }

  override var wrapsContent: Bool { !isScrollEnabled }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    size(forWidth: width).height
  }

  package override var firstBaselineOffset: CGFloat { textContainerInset.top + shownFont.ascender }

  package override var lastBaselineOffset: CGFloat {
    textContainerInset.bottom - shownFont.descender
  }

  package var shownFont: UIFont { font ?? .systemFont(ofSize: ControlMetrics.textViewFont) }

  /// The rectangle in which the lines are drawn, in the view's coordinates.
  package var textRect: CGRect {
    CGRect(origin: .zero, size: bounds.size).inset(by: insets)
  }

  /// The lines of the text, wrapped at the view's present width, for drawing.
  package var displayedText: TextMeasurement { measurement(width: textRect.width) }

  private var insets: UIEdgeInsets {
    var insets = textContainerInset
    insets.left += ControlMetrics.lineFragmentPadding
    insets.right += ControlMetrics.lineFragmentPadding
    return insets
  }

  private func size(forWidth width: CGFloat?) -> CGSize {
    let insets = insets
    let measured = measurement(width: width.map { max(1, $0 - insets.left - insets.right) })
    return CGSize(
      width: measured.size.width + insets.left + insets.right,
      // An empty text view is as high as one line.
      height: max(measured.size.height, shownFont.lineHeight) + insets.top + insets.bottom
    )
  }

  private func measurement(width: CGFloat?) -> TextMeasurement {
    root.environment.textMeasurer.measure(
      text ?? "",
      font: shownFont,
      maxWidth: width,
      maxLines: 0
    )
  }
}
