/// One or more lines of text. Its natural size is that of the text. (Rules 3.09 to 3.15.)
open class UILabel: UIView {
  open var text: String? { didSet { if text != oldValue { textChanged() } } }
  /// nil gives it the system's font again.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      if font != oldValue { textChanged() }
    }
  }
  open var textColor: UIColor! = .black
  open var textAlignment: NSTextAlignment = .natural
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  open var isEnabled = true

  /// No effect here: the text is as large as its font.
  open var adjustsFontSizeToFitWidth = false
  /// No effect here.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether a font that was made for a text style, or scaled by metrics, follows the category of the label's traits.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont(to: traitCollection.preferredContentSizeCategory) }
  }

  override func adjustFont(to category: UIContentSizeCategory) {
    if adjustsFontForContentSizeCategory { font = font.inCategory(category) }
  }

  /// Touches go to what is behind a label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The most lines that the text may take; 0 for any number.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textChanged() } } }

  /// Where several lines wrap; 0 leaves it to layout. (Rules 3.12, 3.13.)
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      let what = "preferredMaxLayoutWidth"
      if !environment.accepts(what, of: layoutName, preferredMaxLayoutWidth) {
        preferredMaxLayoutWidth = oldValue
      }
      if preferredMaxLayoutWidth != oldValue { textChanged() }
    }
  }

  open override var intrinsicContentSize: CGSize {
    size(
      forWidth: numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
    )
  }

  /// The size of the text; the width counts if there may be several lines.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forWidth: numberOfLines != 1 && size.width > 0 ? size.width : nil)
  }

  /// Where the text is in bounds: from their corner, as large as so many lines of it are. All sizes of the label come from
  /// here, so an override that adds room makes the label larger.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let text = root.environment.textMeasurer.measure(
      text ?? "",
      font: font,
      maxWidth: bounds.width < Self.anyLength ? bounds.width : nil,
      maxLines: numberOfLines
    )
    return CGRect(origin: bounds.origin, size: text.size)
  }

  /// What bounds without an end are given as.
  private static let anyLength: CGFloat = 1e6

  private func size(forWidth width: CGFloat?) -> CGSize {
    let bounds = CGRect(x: 0, y: 0, width: width ?? Self.anyLength, height: Self.anyLength)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// The lines of the text in the label's present width: what is drawn.
  package var displayedText: TextMeasurement { measurement(width: bounds.width) }

  override var lineHeightOfText: CGFloat? { font.lineHeight }

  override var textForName: String? { text }

  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat? { size(forWidth: width).height }

  // Wrapping moves neither: the first line stays first, and below the last there is only its descender.
  package override var firstBaselineOffset: CGFloat {
    hasText ? measurement(width: nil).firstBaseline : font.ascender
  }

  package override var lastBaselineOffset: CGFloat {
    if !hasText { return -font.descender }
    let text = measurement(width: nil)
    return text.size.height - text.lastBaseline
  }

  private var hasText: Bool { text?.isEmpty == false }

  private func measurement(width: CGFloat?) -> TextMeasurement {
    root.environment.textMeasurer.measure(
      text ?? "",
      font: font,
      maxWidth: width,
      maxLines: numberOfLines
    )
  }

  private func textChanged() {
    invalidateIntrinsicContentSize()
    engine?.baselinesChanged(self)
  }
}
