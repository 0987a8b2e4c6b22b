/// A view that shows one or more lines of text. Its intrinsic content size is the size of the text.
/// (Rules 3.09 to 3.15.)
open class UILabel: UIView {
  private var plainText: String?
  private var shownFont = UIFont.systemFont(ofSize: 17)
  private var shownColor = UIColor.black
  private var shownAlignment = NSTextAlignment.natural
  private var shownBreakMode = NSLineBreakMode.byTruncatingTail
  /// The text with attributes; nil for a plain text.
  private var attributed: AttributedText?
  /// A plain text whose lines measurers do not end as its line break mode does; made when it is asked for.
  private var plainInRuns: AttributedText?

  /// The text, without its attributes. Setting another text invalidates the intrinsic content size;
  /// it has no attributes of its own.
  open var text: String? {
    get { plainText }
    set {
      if newValue == plainText && attributed == nil { return }
      attributed = nil
      plainText = newValue
      textChanged()
    }
  }

  /// The text with its attributes. Each part is measured in its own font; where it has none, the
  /// label's ``font`` and ``textColor`` count that it had before.
  ///
  /// Setting it also sets the font, the colour, the alignment and the line break mode of the label to
  /// those of the first character, as far as it has them. Setting one of these afterwards changes the
  /// whole text. Values that cannot be used are reported and left out. A plain text is returned with
  /// the properties of the label.
  open var attributedText: NSAttributedString? {
    get {
      attributed?.source ?? text.map { NSAttributedString(string: $0, attributes: attributes) }
    }
    set {
      if newValue == nil && attributed == nil && plainText == nil { return }
      attributed = newValue.map { attributedText($0, font: shownFont, color: shownColor) }
      plainText = attributed?.text
      if let first = attributed?.runs.first?.attributes {
        if let font = first.font { shownFont = font }
        if let color = first.color { shownColor = color }
        if let paragraph = first.paragraph {
          shownAlignment = paragraph.alignment
          shownBreakMode = paragraph.lineBreakMode
        }
      }
      textChanged()
    }
  }

  /// Whether the text was set with attributes.
  package final var hasAttributedText: Bool { attributed != nil }

  /// The properties of the label as attributes.
  private var attributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    return [.font: shownFont, .foregroundColor: shownColor, .paragraphStyle: style]
  }

  /// Changes the attributes of the whole text; has no effect for a plain text.
  private func changeAttributes(_ change: (AttributedText) -> NSAttributedString) {
    guard let old = attributed else { return }
    attributed = attributedText(change(old), font: old.font, color: old.color)
    textChanged()
  }

  private func attributedText(
    _ text: NSAttributedString,
    font: UIFont,
    color: UIColor
  ) -> AttributedText {
    AttributedText(text, font: font, color: color, of: layoutName, in: root.environment)
  }

  /// The font of the text. Setting nil restores the system font. It replaces the fonts of an
  /// attributed text.
  open var font: UIFont! {
    get { shownFont }
    set {
      let font: UIFont = newValue ?? .systemFont(ofSize: 17)
      if font == shownFont && attributed == nil { return }
      shownFont = font
      if attributed == nil { textChanged() } else { changeAttributes { $0.with(.font, font) } }
    }
  }
  /// The colour of the text. By default black. It replaces the colours of an attributed text.
  open var textColor: UIColor! {
    get { shownColor }
    set {
      shownColor = newValue ?? .black
      changeAttributes { $0.with(.foregroundColor, newValue ?? .black) }
    }
  }
  /// The horizontal alignment of the lines. It does not change the label's size, and replaces the
  /// alignments of an attributed text.
  open var textAlignment: NSTextAlignment {
    get { shownAlignment }
    set {
      shownAlignment = newValue
      changeAttributes { text in text.withParagraphs { $0.alignment = newValue } }
    }
  }
  /// The treatment of text that does not fit. It replaces the line break modes of an attributed text.
  ///
  /// It determines how the last line ends: with "…" at its end, in its middle or at its beginning; cut off; or, for the two that
  /// wrap, after its last word or character. Lines end between words but for the mode that wraps characters.
  open var lineBreakMode: NSLineBreakMode {
    get { shownBreakMode }
    set {
      let isChanged = newValue != shownBreakMode && attributed == nil
      shownBreakMode = newValue
      if isChanged { textChanged() }
      changeAttributes { text in text.withParagraphs { $0.lineBreakMode = newValue } }
    }
  }
  /// Whether the label looks enabled. It does not change the label's size.
  open var isEnabled = true

  /// Whether a single line that is wider than the label is drawn smaller. It does not change the
  /// label's intrinsic content size nor its baselines.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest factor by which ``adjustsFontSizeToFitWidth`` scales the text. With 0, the default,
  /// it is not scaled.
  open var minimumScaleFactor: CGFloat = 0
  /// The place of a text that ``adjustsFontSizeToFitWidth`` made smaller. Stored without an effect
  /// here: pictures keep the baseline.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether the letters are moved together before a text is truncated. Stored without an effect
  /// here.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the text has the colour of highlighted texts. Stored without an effect here.
  open var isHighlighted = false
  /// The colour of the text while it is highlighted. Stored without an effect here.
  open var highlightedTextColor: UIColor?
  /// The colour of the text's shadow; nil, the default, for none.
  open var shadowColor: UIColor?
  /// The distance of the text's shadow in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Does nothing, and is not called: no pixels are drawn.
  open func drawText(in rect: CGRect) {}
  /// Whether the font follows the text size category of the label's traits. It applies to fonts
  /// that were made for a text style or scaled by `UIFontMetrics`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont(to: traitCollection.preferredContentSizeCategory) }
  }

  override func adjustFont(to category: UIContentSizeCategory) {
    if !adjustsFontForContentSizeCategory { return }
    if attributed == nil {
      font = font.inCategory(category)
      return
    }
    shownFont = shownFont.inCategory(category)
    changeAttributes { text in
      text.withEach(.font) { ($0 as? UIFont ?? text.font).inCategory(category) }
    }
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
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
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
    // The other modes do not change the size of a plain text.
    if let runs, attributed != nil || shownBreakMode == .byCharWrapping {
      let width = bounds.width < Self.anyLength ? bounds.width : nil
      let text = layout(of: runs, width: width, maxLines: numberOfLines)
      return CGRect(origin: bounds.origin, size: text.size)
    }
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
    let size = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    return roundedUpToPixels(size)
  }

  // MARK: Drawing

  /// The text as it is laid out in runs: with attributes, or a plain one with a mode that needs them; nil for other plain texts.
  private var runs: AttributedText? {
    if let attributed { return attributed }
    switch shownBreakMode {
    case .byWordWrapping, .byTruncatingTail: return nil
    case .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingMiddle: break
    }
    if plainInRuns == nil {
      let text = NSAttributedString(string: plainText ?? "")
      plainInRuns = attributedText(text, font: shownFont, color: shownColor)
    }
    return plainInRuns
  }

  /// The lines of a plain text, wrapped at the label's present width, for drawing.
  package var displayedText: TextMeasurement { displayedText(maxLines: numberOfLines) }

  /// The first lines of a plain text, wrapped at the label's present width.
  ///
  /// - Parameter maxLines: 0 for all of them.
  package func displayedText(maxLines: Int) -> TextMeasurement {
    if shownBreakMode != .byWordWrapping || maxLines <= 0 {
      return measurement(width: bounds.width, font: displayedFont, maxLines: maxLines)
    }
    let all = measurement(width: bounds.width, font: displayedFont, maxLines: 0)
    return all.prefix(maxLines)
  }

  /// The font in which a plain text is drawn: a smaller one if the text is scaled to the width.
  package var displayedFont: UIFont {
    if !isScaled || runs != nil { return font }
    let scale = scale(for: measurement(width: nil, font: font).size.width)
    return scale < 1 ? font.withSize(font.pointSize * scale) : font
  }

  /// The colour of the parts of an attributed text that have none.
  package var displayedColor: UIColor { attributed?.color ?? textColor }

  /// The lines of a text that is laid out in runs, as many as fit in the label; nil for other texts.
  package var displayedLayout: AttributedLayout? {
    guard let attributed = runs else { return nil }
    let natural = isScaled ? layout(of: attributed, width: nil, maxLines: 1).size.width : 0
    let scale = scale(for: natural)
    let width = bounds.width
    let all = layout(of: attributed, width: width, maxLines: numberOfLines, scale: scale)
    let count = all.lineCount(inHeight: bounds.height)
    if count >= all.lines.count { return all }
    return layout(of: attributed, width: width, maxLines: count, scale: scale)
  }

  private var isScaled: Bool {
    adjustsFontSizeToFitWidth && minimumScaleFactor > 0 && numberOfLines == 1
  }

  private func scale(for width: CGFloat) -> CGFloat {
    if !isScaled || width <= bounds.width + LiberationSansMeasurer.tolerance { return 1 }
    return min(1, max(minimumScaleFactor, bounds.width / width))
  }

  private func layout(
    of text: AttributedText,
    width: CGFloat?,
    maxLines: Int,
    scale: CGFloat = 1
  ) -> AttributedLayout {
    text.layout(
      AttributedText.Style(lineBreakMode: shownBreakMode, scale: scale),
      in: AttributedText.Room(width: width, maxLines: maxLines),
      measurer: root.environment.textMeasurer
    )
  }

  // MARK: Baselines

  override var lineHeightOfText: CGFloat? { font.lineHeight }

  override var textForName: String? { text }

  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat? { size(forWidth: width).height }

  // Wrapping does not change the offsets of a plain text: the first line stays first, and only the
  // descender lies below the last baseline.
  package override var firstBaselineOffset: CGFloat {
    if !hasText { return font.ascender }
    return layoutOfBaselines?.firstBaseline ?? measurement(width: nil, font: font).firstBaseline
  }

  package override var lastBaselineOffset: CGFloat {
    if !hasText { return -font.descender }
    if let layout = layoutOfBaselines { return layout.size.height - layout.lastBaseline }
    let text = measurement(width: nil, font: font)
    return text.size.height - text.lastBaseline
  }

  /// The lines of an attributed text in the width that layout last gave it; nil for a plain text.
  private var layoutOfBaselines: AttributedLayout? {
    guard let attributed else { return nil }
    let width: CGFloat? =
      numberOfLines == 1
      ? nil : preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : content.wrappedWidth
    return layout(of: attributed, width: width, maxLines: numberOfLines)
  }

  override func baselinesMoved(from old: CGFloat?, to new: CGFloat) -> Bool {
    guard let attributed else { return false }
    // After the text changed, the baselines in use may be those of another width.
    guard let old else { return true }
    let before = layout(of: attributed, width: old, maxLines: numberOfLines)
    let after = layout(of: attributed, width: new, maxLines: numberOfLines)
    return before.firstBaseline != after.firstBaseline
      || before.size.height - before.lastBaseline != after.size.height - after.lastBaseline
  }

  private var hasText: Bool { text?.isEmpty == false }

  private func measurement(
    width: CGFloat?,
    font: UIFont,
    maxLines: Int? = nil
  ) -> TextMeasurement {
    root.environment.textMeasurer.measure(
      text ?? "",
      font: font,
      maxWidth: width,
      maxLines: maxLines ?? numberOfLines
    )
  }

  private func textChanged() {
    plainInRuns = nil
    invalidateIntrinsicContentSize()
    engine?.baselinesChanged(self)
  }
}

/// The places of a text that was made smaller.
nonisolated public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline stays.
  case alignBaselines = 0
  /// The centre stays.
  case alignCenters = 1
  /// The top left corner stays.
  case none = 2
}
