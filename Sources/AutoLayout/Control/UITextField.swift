/// One line of text that can be edited. Its width comes from the text, or the placeholder while there is none; its height is
/// that of a line with the border's room. (Rule 3.09.)
open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  open var text: String? = "" {
    didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var placeholder: String? {
    didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      if font == oldValue { return }
      invalidateIntrinsicContentSize()
      engine?.baselinesChanged(self)
    }
  }
  open var borderStyle = BorderStyle.none {
    didSet {
      if borderStyle == oldValue { return }
      invalidateIntrinsicContentSize()
      engine?.baselinesChanged(self)
    }
  }
  /// Whether a font that was made for a text style, or scaled by metrics, follows the category of the view's traits.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont(to: traitCollection.preferredContentSizeCategory) }
  }

  override func adjustFont(to category: UIContentSizeCategory) {
    if adjustsFontForContentSizeCategory { font = font?.inCategory(category) }
  }

  open var textColor: UIColor? = .label
  open var textAlignment: NSTextAlignment = .natural
  open var isSecureTextEntry = false
  /// No effect here: the text is as large as its font.
  open var adjustsFontSizeToFitWidth = false
  /// No effect here.
  open var minimumFontSize: CGFloat = 0

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Whether what is typed goes here.
  open var isEditing: Bool { isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if !super.becomeFirstResponder() { return false }
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    if !super.resignFirstResponder() { return false }
    if wasFirst { sendActions(for: .editingDidEnd) }
    return true
  }

  override func wasTapped(_ touch: UITouch) { becomeFirstResponder() }

  /// Adds what the user types to the end.
  open func insertText(_ text: String) {
    self.text = (self.text ?? "") + text
    sendActions(for: .editingChanged)
  }

  /// Takes the last character away.
  open func deleteBackward() {
    if !hasText { return }
    text?.removeLast()
    sendActions(for: .editingChanged)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: measurement.size.width + padding.width,
      height: (lineFont.lineHeight + padding.height).rounded(.up)
    )
  }

  /// Whether any text was entered.
  open var hasText: Bool { text?.isEmpty == false }

  /// What is drawn: the text, dots in its place, or the placeholder.
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

  /// Above and below the line.
  private var room: CGFloat { (intrinsicContentSize.height - lineFont.lineHeight) / 2 }

  package override var firstBaselineOffset: CGFloat { room + lineFont.ascender }

  package override var lastBaselineOffset: CGFloat { room - lineFont.descender }
}
