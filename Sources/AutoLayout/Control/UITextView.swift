/// Text of many lines that scrolls, or, with scrolling off, takes the room that it needs. (Rule 3.09.)
open class UITextView: UIScrollView {
  open var text: String! = "" {
    didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var font: UIFont? = .systemFont(ofSize: ControlMetrics.textViewFont) {
    didSet {
      if font == oldValue { return }
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
  /// Whether it takes what is typed.
  open var isEditable = true
  /// No effect here.
  open var isSelectable = true
  open var textContainerInset = ControlMetrics.textContainerInset {
    didSet { if textContainerInset != oldValue { invalidateIntrinsicContentSize() } }
  }
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  open override var canBecomeFirstResponder: Bool { isEditable }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    becomeFirstResponder()
  }

  /// Adds what the user types to the end.
  open func insertText(_ text: String) { self.text += text }

  /// Takes the last character away.
  open func deleteBackward() { if !text.isEmpty { text.removeLast() } }

  /// The size of the text without wrapping, none on both axes while the view scrolls.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : size(forWidth: nil)
  }

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

  /// Where the lines are drawn, in the view's coordinates.
  package var textRect: CGRect {
    CGRect(origin: .zero, size: bounds.size).inset(by: insets)
  }

  /// The lines in the view's present width.
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
