/// A view with a text of many lines. It scrolls; with scrolling disabled its intrinsic content size
/// is the size of the text. (Rule 3.09.)
open class UITextView: UIScrollView {
  /// The text. Setting another text invalidates the intrinsic content size.
  open var text: String! = "" {
    didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
  }
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

  /// Makes the view the first responder.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    becomeFirstResponder()
  }

  /// Appends text that the user types.
  open func insertText(_ text: String) { self.text += text }

  /// Removes the last character.
  open func deleteBackward() { if !text.isEmpty { text.removeLast() } }

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
