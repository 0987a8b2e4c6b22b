/// A view that shows one or more lines of text. Its intrinsic content size is the size of the text.
/// (Rules 3.09 to 3.15.)
open class UILabel: UIView {
  /// The text. Setting another text invalidates the intrinsic content size.
  open var text: String? { didSet { if text != oldValue { textChanged() } } }
  /// The font of the text. Setting nil restores the system font.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      if font != oldValue { textChanged() }
    }
  }
  /// The colour of the text. By default black.
  open var textColor: UIColor! = .black
  /// The horizontal alignment of the lines. It does not change the label's size.
  open var textAlignment: NSTextAlignment = .natural
  /// The treatment of text that does not fit. Stored; it does not change the label's size.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// Whether the label looks enabled. It does not change the label's size.
  open var isEnabled = true

  /// Has no effect here: the text always has the size of its font.
  open var adjustsFontSizeToFitWidth = false
  /// Has no effect here.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the text size category of the label's traits. It applies to fonts
  /// that were made for a text style or scaled by `UIFontMetrics`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont(to: traitCollection.preferredContentSizeCategory) }
  }

  override func adjustFont(to category: UIContentSizeCategory) {
    if adjustsFontForContentSizeCategory { font = font.inCategory(category) }
  }

  /// Creates a label with a frame in points. User interaction is disabled, so touches go to the
  /// views behind it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label without text; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The maximum number of lines; 0 means any number. By default 1.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textChanged() } } }

  /// The width in points at which a text of several lines wraps. 0, the default, lets layout
  /// determine the width. (Rules 3.12, 3.13.)
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      let what = "preferredMaxLayoutWidth"
      if !environment.accepts(what, of: layoutName, preferredMaxLayoutWidth) {
        preferredMaxLayoutWidth = oldValue
      }
      if preferredMaxLayoutWidth != oldValue { textChanged() }
    }
  }

  /// The size of the text in points. Several lines are wrapped at ``preferredMaxLayoutWidth`` if it
  /// is set.
  open override var intrinsicContentSize: CGSize {
    size(
      forWidth: numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
    )
  }

  /// The size of the text in points. The given width limits the lines if more than one line is
  /// allowed.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forWidth: numberOfLines != 1 && size.width > 0 ? size.width : nil)
  }

  /// The rectangle of the text in `bounds`: its origin is that of `bounds`, and its size is that of
  /// at most `numberOfLines` lines. All sizes of the label are computed by this method, so an
  /// override that adds padding enlarges the label.
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

  /// The length that stands for an unlimited width or height of the bounds, in points.
  private static let anyLength: CGFloat = 1e6

  private func size(forWidth width: CGFloat?) -> CGSize {
    let bounds = CGRect(x: 0, y: 0, width: width ?? Self.anyLength, height: Self.anyLength)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// The lines of the text, wrapped at the label's present width, for drawing.
  package var displayedText: TextMeasurement { measurement(width: bounds.width) }

  override var lineHeightOfText: CGFloat? { font.lineHeight }

  override var textForName: String? { text }

  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat? { size(forWidth: width).height }

  // Wrapping does not change these offsets: the first line stays first, and only the descender lies
  // below the last baseline.
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
