/// A control for editing one line of text. Its intrinsic width is that of the text, or of the
/// placeholder while the field is empty; its intrinsic height is that of one line and the border.
/// (Rule 3.09.)
open class UITextField: UIControl {
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

  /// The text. Setting another text invalidates the intrinsic content size.
  open var text: String? = "" {
    didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
  }
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
  /// Whether dots are shown in place of the text's characters.
  open var isSecureTextEntry = false
  /// Has no effect here: the text always has the size of its font.
  open var adjustsFontSizeToFitWidth = false
  /// Has no effect here.
  open var minimumFontSize: CGFloat = 0

  /// Whether the field can receive keyboard input: true while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Whether the field is the first responder, which receives keyboard input.
  open var isEditing: Bool { isFirstResponder }

  /// Makes the field the first responder, and sends the event of the beginning of editing.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if !super.becomeFirstResponder() { return false }
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Gives up the state of first responder, and sends the event of the end of editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    if !super.resignFirstResponder() { return false }
    if wasFirst { sendActions(for: .editingDidEnd) }
    return true
  }

  override func wasTapped(_ touch: UITouch) { becomeFirstResponder() }

  /// Appends text that the user types, and sends the event of a changed text.
  open func insertText(_ text: String) {
    self.text = (self.text ?? "") + text
    sendActions(for: .editingChanged)
  }

  /// Removes the last character, and sends the event of a changed text.
  open func deleteBackward() {
    if !hasText { return }
    text?.removeLast()
    sendActions(for: .editingChanged)
  }

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
