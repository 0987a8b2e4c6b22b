/// A view with a text of many lines. It scrolls; with scrolling disabled its intrinsic content size
/// is the size of the text. (Rule 3.09.)
open class UITextView: UIScrollView, UITextInput {
  /// The name of the notification that is posted after the user changed the text. Its object is the
  /// view.
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification"
  )
  /// The name of the notification that is posted after editing began. Its object is the view.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification"
  )
  /// The name of the notification that is posted after editing ended. Its object is the view.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification"
  )

  private var plainText = ""
  /// The text with attributes; nil for a plain text.
  private var attributed: AttributedText?

  /// The text, without its attributes. Setting another text invalidates the intrinsic content size,
  /// and moves the cursor to the end. Setting nil leaves an empty text.
  open var text: String! {
    get { plainText }
    set {
      let newValue = newValue ?? ""
      if newValue == plainText && attributed == nil { return }
      let hadAttributes = attributed != nil
      plainText = newValue
      attributed = nil
      selection = nil
      invalidateIntrinsicContentSize()
      // The baselines of a plain text are those of its font.
      if hadAttributes { engine?.baselinesChanged(self) }
    }
  }

  /// The text with its attributes. The view's ``font`` and ``textColor`` count where it has none.
  /// Setting it sets them to those of the first character; setting one of them afterwards changes
  /// the whole text.
  open var attributedText: NSAttributedString! {
    get {
      attributed?.source
        ?? NSAttributedString(string: text ?? "", attributes: typingAttributes)
    }
    set {
      plainText = newValue?.string ?? ""
      attributed = newValue.map { attributedText($0, font: shownFont, color: shownColor ?? .label) }
      if let first = attributed?.runs.first?.attributes {
        if let font = first.font { textFont = font }
        if let color = first.color { shownColor = color }
        if let paragraph = first.paragraph { shownAlignment = paragraph.alignment }
      }
      selection = nil
      sizeChanged()
    }
  }

  /// Changes the attributes of the whole text; has no effect for a plain text.
  private func changeAttributes(_ change: (AttributedText) -> NSAttributedString) {
    guard let old = attributed else { return }
    attributed = attributedText(change(old), font: old.font, color: old.color)
    sizeChanged()
  }

  private func attributedText(
    _ text: NSAttributedString,
    font: UIFont,
    color: UIColor
  ) -> AttributedText {
    AttributedText(text, font: font, color: color, of: layoutName, in: root.environment)
  }

  /// The colour of the parts of a text with attributes that have none.
  package var displayedColor: UIColor { attributed?.color ?? textColor ?? .label }

  private func sizeChanged() {
    invalidateIntrinsicContentSize()
    engine?.baselinesChanged(self)
  }

  /// The selected range in UTF-16 code units; nil for the end of the text.
  private var selection: NSRange?
  private var keyboardTraits = KeyboardTraits()
  private var textFont: UIFont? = .systemFont(ofSize: ControlMetrics.textViewFont)
  /// The font of the text. Setting another font invalidates the intrinsic content size, and replaces
  /// the fonts of a text with attributes.
  open var font: UIFont? {
    get { textFont }
    set {
      if newValue == textFont && attributed == nil { return }
      textFont = newValue
      changeAttributes { $0.with(.font, shownFont) }
      sizeChanged()
    }
  }
  /// Whether the font follows the text size category of the view's traits. It applies to fonts that
  /// were made for a text style or scaled by `UIFontMetrics`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont(to: traitCollection.preferredContentSizeCategory) }
  }

  override func adjustFont(to category: UIContentSizeCategory) {
    if !adjustsFontForContentSizeCategory { return }
    if attributed == nil {
      font = font?.inCategory(category)
      return
    }
    textFont = textFont?.inCategory(category)
    changeAttributes { text in
      text.withEach(.font) { ($0 as? UIFont ?? text.font).inCategory(category) }
    }
  }

  private var shownColor: UIColor? = .label
  /// The colour of the text. It replaces the colours of a text with attributes.
  open var textColor: UIColor? {
    get { shownColor }
    set {
      shownColor = newValue
      changeAttributes { $0.with(.foregroundColor, newValue ?? .label) }
    }
  }
  private var shownAlignment = NSTextAlignment.natural
  /// The horizontal alignment of the lines. It does not change the view's size, and replaces the
  /// alignments of a text with attributes.
  open var textAlignment: NSTextAlignment {
    get { shownAlignment }
    set {
      shownAlignment = newValue
      changeAttributes { text in text.withParagraphs { $0.alignment = newValue } }
    }
  }
  /// Whether the user can edit the text. By default true.
  open var isEditable = true
  /// Whether the user can select text. Stored without an effect here.
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

  /// Creates a text view with a frame in points. Without a container it makes one of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    if let textContainer { adopt(textContainer) }
  }

  /// Creates a text view of size zero. The layout manager makes no difference here.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }

  /// Creates a text view with a frame in points.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates an empty text view; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var storedContainer: NSTextContainer?

  /// The area of the text. Its padding and its number of lines change the size of the text.
  open var textContainer: NSTextContainer {
    if let storedContainer { return storedContainer }
    let container = NSTextContainer()
    adopt(container)
    return container
  }

  private func adopt(_ container: NSTextContainer) {
    storedContainer = container
    container.textView = self
    storedManager = container.layoutManager
  }

  /// The object that places the text in ``textContainer``.
  open var layoutManager: NSLayoutManager {
    if let manager = textContainer.layoutManager { return manager }
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    storedManager = manager
    return manager
  }
  private var storedManager: NSLayoutManager?

  /// The attributes of links, of which pictures use the colour. By default links have the tint
  /// colour.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  private var ownTypingAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of text that the user types. They apply to a text with attributes. By default
  /// the font, the colour and the alignment of the view.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      if let ownTypingAttributes { return ownTypingAttributes }
      let style = NSMutableParagraphStyle()
      style.alignment = textAlignment
      return [.font: shownFont, .foregroundColor: textColor ?? .label, .paragraphStyle: style]
    }
    set { ownTypingAttributes = newValue }
  }
  /// The colour in which pictures show links.
  package var linkColor: UIColor {
    linkTextAttributes?[.foregroundColor] as? UIColor ?? tintColor
  }
  /// The data in the text that become links. Stored without an effect here.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether the user can edit attributes. Stored without an effect here.
  open var allowsEditingTextAttributes = false
  /// Whether the first typed text replaces the whole text. Stored without an effect here.
  open var clearsOnInsertion = false

  /// The view that replaces the keyboard. Stored without an effect here.
  open override var inputView: UIView? {
    get { inputViews.input }
    set { inputViews.input = newValue }
  }
  /// The view above the keyboard. Stored without an effect here.
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
  }
  private var inputViews: (input: UIView?, accessory: UIView?)

  /// Scrolls by the smallest distance that makes the lines of a range visible. The range is in
  /// UTF-16 code units; the part of it that exists counts.
  open func scrollRangeToVisible(_ range: NSRange) {
    let range = (text ?? "").clamped(range)
    let (first, last) = (bottom(ofPrefix: range.location), bottom(ofPrefix: range.upperBound))
    let top = max(0, first - shownFont.lineHeight)
    // The smallest width: lines are wrapped, so that only the vertical axis scrolls.
    scrollRectToVisible(
      CGRect(x: bounds.minX, y: textContainerInset.top + top, width: 1, height: last - top),
      animated: false
    )
  }

  /// Returns the place of the cursor at a position of the text, in points, in the view's coordinates, for a text that begins at the left.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let line = lastLine(ofPrefix: min(position.offset, (text ?? "").utf16.count))
    let height = min(line.bottom, shownFont.lineHeight)
    return CGRect(
      x: textRect.minX + line.width,
      y: textRect.minY + line.bottom - height,
      width: 2,
      height: height
    )
  }

  /// Returns the position whose cursor is nearest to a point, in points of the view: in the nearest line.
  ///
  /// - Complexity: quadratic in the length of the text.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    func distance(_ position: UITextPosition) -> (CGFloat, CGFloat) {
      let caret = caretRect(for: position)
      return (max(caret.minY - point.y, point.y - caret.maxY, 0), abs(caret.minX - point.x))
    }
    let positions = (0...(text ?? "").utf16.count).map { UITextPosition($0) }
    return positions.map { (position: $0, distance: distance($0)) }
      .min { $0.distance < $1.distance }?.position
  }

  /// Finds the parts of the text.
  open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(
    textInput: self
  )

  /// The distance from the top of the text to the bottom of the line that contains an offset.
  private func bottom(ofPrefix length: Int) -> CGFloat { lastLine(ofPrefix: length).bottom }

  /// The bottom of the line that contains an offset, from the top of the text, and the width of the line up to there.
  private func lastLine(ofPrefix length: Int) -> (bottom: CGFloat, width: CGFloat) {
    let prefix = (text ?? "").part(NSRange(location: 0, length: length))
    // A letter in place of an empty last line, which would have no height.
    let isAtStart = prefix.isEmpty || prefix.last?.isNewline == true
    let measured = isAtStart ? prefix + "x" : prefix
    if let attributed {
      let part = NSRange(location: 0, length: min(attributed.source.length, measured.utf16.count))
      let text = attributedText(
        attributed.source.attributedSubstring(from: part),
        font: attributed.font,
        color: attributed.color
      )
      let layout = layout(of: text, width: max(1, textRect.width))
      return (layout.size.height, isAtStart ? 0 : layout.lines.last?.width ?? 0)
    }
    let measurer = root.environment.textMeasurer
    let measurement = measurer.measure(
      measured,
      font: shownFont,
      maxWidth: max(1, textRect.width),
      maxLines: 0
    )
    // Measured lines end before their blanks.
    let blanks = String(prefix.reversed().prefix { $0 == " " })
    let width = measurement.lines.last.map { line in
      let space = measurer.measure("x" + blanks + "x", font: shownFont, maxWidth: nil, maxLines: 1)
      let letters = measurer.measure("xx", font: shownFont, maxWidth: nil, maxLines: 1)
      return line.width + space.size.width - letters.size.width
    }
    return (measurement.size.height, isAtStart ? 0 : width ?? 0)
  }

  /// The rectangle of the measured text in the container, with the padding of the lines.
  var usedTextRect: CGRect {
    let measured = displayedLayout?.size ?? displayedText.size
    return CGRect(x: 0, y: 0, width: measured.width + 2 * linePadding, height: measured.height)
  }

  private var linePadding: CGFloat {
    storedContainer?.lineFragmentPadding ?? ControlMetrics.lineFragmentPadding
  }

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
    if let attributed {
      attributedText = attributed.replacing(range, with: replacement, ownTypingAttributes)
    } else {
      text = (text ?? "").replacing(range, with: replacement)
    }
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

  /// The interaction by which text is dragged: there is none here.
  open var textDragInteraction: UIDragInteraction? { nil }
  /// The buttons beside the suggestions of the keyboard. Stored without an effect here.
  open override var inputAssistantItem: UITextInputAssistantItem { storedAssistantItem }
  private lazy var storedAssistantItem = UITextInputAssistantItem()
  /// The interaction by which text is dropped: there is none here.
  open var textDropInteraction: UIDropInteraction? { nil }

  // MARK: Positions

  /// The start of the text.
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The end of the text.
  open var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }

  /// The range of the text that is not yet final, as of a Japanese keyboard: always nil.
  open var markedTextRange: UITextRange? { nil }
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

  /// Places the subviews, and sets the content size to that of the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = size(forWidth: bounds.width > 0 ? bounds.width : nil).height
    contentSize = CGSize(width: bounds.width, height: height)
  }

  override var wrapsContent: Bool { !isScrollEnabled }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    size(forWidth: width).height
  }

  package override var firstBaselineOffset: CGFloat {
    textContainerInset.top + (layoutOfBaselines?.firstBaseline ?? shownFont.ascender)
  }

  package override var lastBaselineOffset: CGFloat {
    guard let layout = layoutOfBaselines else {
      return textContainerInset.bottom - shownFont.descender
    }
    return textContainerInset.bottom + layout.size.height - layout.lastBaseline
  }

  /// The lines of a text with attributes in the width that layout last gave it; nil for a plain
  /// text.
  private var layoutOfBaselines: AttributedLayout? {
    guard let attributed, !attributed.text.isEmpty else { return nil }
    return layout(of: attributed, width: content.wrappedWidth.map { widthOfLines(in: $0) })
  }

  override func baselinesMoved(from old: CGFloat?, to new: CGFloat) -> Bool {
    guard let attributed else { return false }
    // After the text changed, the baselines in use may be those of another width.
    guard let old else { return true }
    let before = layout(of: attributed, width: widthOfLines(in: old))
    let after = layout(of: attributed, width: widthOfLines(in: new))
    return before.firstBaseline != after.firstBaseline
      || before.size.height - before.lastBaseline != after.size.height - after.lastBaseline
  }

  private func layout(of text: AttributedText, width: CGFloat?) -> AttributedLayout {
    text.layout(
      AttributedText.Style(lineBreakMode: storedContainer?.lineBreakMode ?? .byWordWrapping),
      in: AttributedText.Room(width: width, maxLines: storedContainer?.maximumNumberOfLines ?? 0),
      measurer: root.environment.textMeasurer
    )
  }

  /// The width of the lines in a view with a width.
  private func widthOfLines(in width: CGFloat) -> CGFloat {
    max(1, width - insets.left - insets.right)
  }

  /// The lines of a text with attributes at the view's present width, for drawing; nil for a plain
  /// text.
  package var displayedLayout: AttributedLayout? {
    attributed.map { layout(of: $0, width: textRect.width) }
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
    insets.left += linePadding
    insets.right += linePadding
    return insets
  }

  private func size(forWidth width: CGFloat?) -> CGSize {
    let insets = insets
    let width = width.map { widthOfLines(in: $0) }
    let measured =
      attributed.map { layout(of: $0, width: width).size } ?? measurement(width: width).size
    let size = CGSize(
      width: measured.width + insets.left + insets.right,
      // An empty text view is as high as one line.
      height: max(measured.height, shownFont.lineHeight) + insets.top + insets.bottom
    )
    return roundedUpToPixels(size)
  }

  private func measurement(width: CGFloat?) -> TextMeasurement {
    root.environment.textMeasurer.measure(
      text ?? "",
      font: shownFont,
      maxWidth: width,
      maxLines: storedContainer?.maximumNumberOfLines ?? 0
    )
  }
}
