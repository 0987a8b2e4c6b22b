/// A control for editing one line of text. Its intrinsic width is that of the text, or of the
/// placeholder while the field is empty; its intrinsic height is that of one line and the border.
/// (Rule 3.09.)
open class UITextField: UIControl, UITextInput {
  /// The outlets of the class and its superclass.
  open override class var outletTable: OutletTable {
    super.outletTable.adding(
      Outlet("delegate") { (object: UITextField, value) in object.delegate = value }
    )
  }

  /// The kinds of borders.
  nonisolated public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A line.
    case line = 1
    /// A bezel.
    case bezel = 2
    /// A rectangle with rounded corners.
    case roundedRect = 3
  }

  /// The times at which a view beside the text, or the clear button, is shown.
  nonisolated public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the field is edited.
    case whileEditing = 1
    /// While the field is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// The reasons for which editing ends.
  nonisolated public enum DidEndEditingReason: Int, Sendable {
    /// The text is kept.
    case committed = 0
    /// The user cancelled editing. The runtime does not use it.
    case cancelled = 1
  }

  /// The name of the notification that is posted after the user changed the text. Its object is the
  /// field.
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification"
  )
  /// The name of the notification that is posted after editing began. Its object is the field.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  /// The name of the notification that is posted after editing ended. Its object is the field.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )

  /// The object that is asked and notified about editing. It is not retained.
  open weak var delegate: (any UITextFieldDelegate)?

  private var plainText = ""
  /// What the field has of attributes; nil in most fields.
  private var attributes: TextFieldAttributes?

  private var madeAttributes: TextFieldAttributes {
    if let attributes { return attributes }
    let made = TextFieldAttributes()
    attributes = made
    return made
  }

  /// The text, without its attributes. Setting another text invalidates the intrinsic content size,
  /// and moves the cursor to the end. Setting nil leaves an empty text.
  open var text: String? {
    get { plainText }
    set {
      let newValue = newValue ?? ""
      if newValue == plainText && attributes?.text == nil { return }
      plainText = newValue
      attributes?.text = nil
      if let defaults = attributes?.defaults, !defaults.isEmpty {
        readAttributes(
          NSAttributedString(string: newValue, attributes: defaults),
          font: lineFont,
          color: shownColor ?? .label
        )
      }
      textChanged()
    }
  }

  /// The text with its attributes. The field's ``font`` and ``textColor`` count where it has none.
  /// Setting it sets them to those of the first character; setting one of them afterwards changes
  /// the whole text.
  open var attributedText: NSAttributedString? {
    get {
      attributes?.text?.source
        ?? text.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) }
    }
    set {
      plainText = newValue?.string ?? ""
      attributes?.text = nil
      if let newValue {
        readAttributes(newValue, font: lineFont, color: shownColor ?? .label)
        if let first = attributes?.text?.runs.first?.attributes {
          if let font = first.font { shownFont = font }
          if let color = first.color { shownColor = color }
          if let paragraph = first.paragraph { shownAlignment = paragraph.alignment }
        }
      }
      textChanged()
    }
  }

  private func readAttributes(_ text: NSAttributedString, font: UIFont, color: UIColor) {
    madeAttributes.text = attributedText(text, font: font, color: color)
  }

  private func attributedText(
    _ text: NSAttributedString,
    font: UIFont,
    color: UIColor
  ) -> AttributedText {
    AttributedText(text, font: font, color: color, of: layoutName, in: root.environment)
  }

  /// The colour of the parts of a text or placeholder with attributes that have none.
  package var displayedColor: UIColor {
    hasText ? attributes?.text?.color ?? textColor ?? .label : .placeholderText
  }

  /// The placeholder with its attributes. ``font`` counts where it has none, and the colour of
  /// placeholders. Setting ``placeholder`` removes the attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get {
      attributes?.placeholder?.source ?? placeholder.map { NSAttributedString(string: $0) }
    }
    set {
      plainPlaceholder = newValue?.string
      if attributes != nil || newValue != nil {
        madeAttributes.placeholder = newValue.map {
          attributedText($0, font: lineFont, color: .placeholderText)
        }
      }
      sizeChanged()
    }
  }

  /// The attributes of the whole text: the font, the colour and the alignment of the field, and
  /// those that were set. Setting them changes the present and later texts.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      let style = NSMutableParagraphStyle()
      if let old = attributes?.defaults[.paragraphStyle] as? NSParagraphStyle {
        style.setParagraphStyle(old)
      }
      style.alignment = shownAlignment
      var result = attributes?.defaults ?? [:]
      result[.font] = lineFont
      result[.foregroundColor] = shownColor
      result[.paragraphStyle] = style
      return result
    }
    set {
      madeAttributes.defaults = newValue
      attributedText = NSAttributedString(string: text ?? "", attributes: newValue)
      if let font = newValue[.font] as? UIFont { shownFont = font }
      if let color = newValue[.foregroundColor] as? UIColor { shownColor = color }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle {
        shownAlignment = style.alignment
      }
      textChanged()
    }
  }

  /// The attributes of text that the user types; nil for those of the text before it. They apply to
  /// a text with attributes.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { attributes?.typing }
    set { if newValue != nil || attributes != nil { madeAttributes.typing = newValue } }
  }

  /// Changes the attributes of the whole text; has no effect for a plain text.
  private func changeAttributes(_ change: (AttributedText) -> NSAttributedString) {
    guard let old = attributes?.text else { return }
    readAttributes(change(old), font: old.font, color: old.color)
    sizeChanged()
  }

  private func textChanged() {
    selection = nil
    sizeChanged()
    updateOverlays()
  }

  private func sizeChanged() {
    invalidateIntrinsicContentSize()
    if attributes != nil { engine?.baselinesChanged(self) }
  }

  /// The selected range in UTF-16 code units; nil for the end of the text.
  private var selection: NSRange?
  private var plainPlaceholder: String?
  /// The text that is shown while the field is empty.
  open var placeholder: String? {
    get { plainPlaceholder }
    set {
      if newValue == plainPlaceholder && attributes?.placeholder == nil { return }
      plainPlaceholder = newValue
      attributes?.placeholder = nil
      sizeChanged()
    }
  }
  private var shownFont: UIFont? = .systemFont(ofSize: 17)
  /// The font of the text. Setting another font invalidates the intrinsic content size, and replaces
  /// the fonts of a text with attributes.
  open var font: UIFont? {
    get { shownFont }
    set {
      if newValue == shownFont && attributes == nil { return }
      shownFont = newValue
      changeAttributes { $0.with(.font, newValue ?? .systemFont(ofSize: 17)) }
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
      if overlays != nil { setNeedsLayout() }
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
  /// The horizontal alignment of the text. It does not change the field's size, and replaces the
  /// alignment of a text with attributes.
  open var textAlignment: NSTextAlignment {
    get { shownAlignment }
    set {
      shownAlignment = newValue
      changeAttributes { text in text.withParagraphs { $0.alignment = newValue } }
    }
  }
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
    updateOverlays()
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func asksToEnd() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  func didEnd() {
    updateOverlays()
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

  func replaceText(with text: String) {
    self.text = text
    didChange()
  }

  /// Inserts text that is not yet final, as of a Japanese keyboard: here it is final at once. The range is ignored.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    insertText(markedText ?? "")
  }

  /// Makes text that is not yet final so; there is none here.
  open func unmarkText() {}

  /// Returns the place of the cursor at a position of the text, in points, for a text that begins at the left and is not scrolled.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let room = textRect(forBounds: bounds)
    let text = text ?? ""
    let before = text.part(NSRange(location: 0, length: position.offset))
    let font = font ?? .systemFont(ofSize: 17)
    let width = (before as NSString).size(withAttributes: [.font: font]).width
    return CGRect(x: room.minX + width, y: room.minY, width: 2, height: room.height)
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
    if let attributed = attributes?.text {
      attributedText = attributed.replacing(range, with: replacement, typingAttributes)
    } else {
      text = (text ?? "").replacing(range, with: replacement)
    }
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

  // MARK: Views beside the text

  private(set) var overlays: TextFieldOverlays?

  private var madeOverlays: TextFieldOverlays {
    if let overlays { return overlays }
    let made = TextFieldOverlays()
    overlays = made
    return made
  }

  /// The view before the text. It is a subview while ``leftViewMode`` shows it, and then adds its
  /// width to the intrinsic width. Right to left it is after the text, at the right edge.
  open var leftView: UIView? {
    get { overlays?.left }
    set {
      if newValue === leftView { return }
      leftView?.removeFromSuperview()
      madeOverlays.left = newValue
      updateOverlays()
    }
  }
  /// The view after the text. It is a subview while ``rightViewMode`` shows it, and then adds its
  /// width to the intrinsic width. Right to left it is at the left edge.
  open var rightView: UIView? {
    get { overlays?.right }
    set {
      if newValue === rightView { return }
      rightView?.removeFromSuperview()
      madeOverlays.right = newValue
      updateOverlays()
    }
  }
  /// The times at which ``leftView`` is shown. By default never.
  open var leftViewMode: ViewMode {
    get { overlays?.leftMode ?? .never }
    set {
      if newValue == leftViewMode { return }
      madeOverlays.leftMode = newValue
      updateOverlays()
    }
  }
  /// The times at which ``rightView`` is shown. By default never.
  open var rightViewMode: ViewMode {
    get { overlays?.rightMode ?? .never }
    set {
      if newValue == rightViewMode { return }
      madeOverlays.rightMode = newValue
      updateOverlays()
    }
  }
  /// The times at which a button that removes the text is shown, if there is text and no
  /// ``rightView`` in its place. By default never.
  open var clearButtonMode: ViewMode {
    get { overlays?.clearMode ?? .never }
    set {
      if newValue == clearButtonMode { return }
      madeOverlays.clearMode = newValue
      updateOverlays()
    }
  }

  /// Returns the rectangle of the border: the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text while it is not edited: the bounds without the padding of the
  /// border, the views beside the text and the clear button.
  open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }

  /// Returns the rectangle of the text while it is edited. By default the same as by default for
  /// ``textRect(forBounds:)``, which it does not call.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }

  /// Returns the rectangle of the placeholder. By default that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of ``leftView`` left to right: at the left edge, inside of the padding of
  /// the border, with the size of the view and centred vertically. Right to left the field places
  /// the view at the mirrored rectangle.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.overlaySize ?? .zero
    return CGRect(
      x: bounds.minX + padding.width / 2,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// Returns the rectangle of ``rightView`` left to right: at the right edge, inside of the padding
  /// of the border, with the size of the view and centred vertically. Right to left the field places
  /// the view at the mirrored rectangle.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.overlaySize ?? .zero
    return CGRect(
      x: bounds.maxX - padding.width / 2 - size.width,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// Returns the rectangle of the clear button left to right: near the right edge. Right to left the
  /// field places the button at the mirrored rectangle.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let length = ControlMetrics.clearButton
    return CGRect(
      x: bounds.maxX - ControlMetrics.clearButtonInset - length,
      y: bounds.midY - length / 2,
      width: length,
      height: length
    )
  }

  /// Places the views beside the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeOverlays()
  }

  // MARK: Input views

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

  override func part(named name: String) -> Any? {
    name == "clearButton" ? overlays?.clearButton : super.part(named: name)
  }

  /// The interaction by which text is dragged: there is none here.
  open var textDragInteraction: UIDragInteraction? { nil }
  /// The buttons beside the suggestions of the keyboard. Stored without an effect here.
  open override var inputAssistantItem: UITextInputAssistantItem { storedAssistantItem }
  private lazy var storedAssistantItem = UITextInputAssistantItem()
  /// The interaction by which text is dropped: there is none here.
  open var textDropInteraction: UIDropInteraction? { nil }

  // MARK: Positions

  /// Returns the position whose cursor is nearest to a point, in points of the view.
  ///
  /// - Complexity: quadratic in the length of the text.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    let positions = (0...(text ?? "").utf16.count).map { UITextPosition($0) }
    return positions.map { (position: $0, distance: abs(caretRect(for: $0).minX - point.x)) }
      .min { $0.distance < $1.distance }?.position
  }

  /// Finds the parts of the text.
  open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(
    textInput: self
  )

  /// The start of the text.
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The end of the text.
  open var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }

  /// The range of the text that is not yet final, as of a Japanese keyboard: always nil.
  open var markedTextRange: UITextRange? { nil }
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

  /// The size of one line with the padding of the border and the widths of the shown views beside
  /// the text, in points.
  open override var intrinsicContentSize: CGSize {
    let line = shownLayout?.size ?? CGSize(width: measurement.size.width, height: 0)
    let size = CGSize(
      width: line.width + padding.width + overlayWidth,
      height: (max(line.height, lineFont.lineHeight) + padding.height).rounded(.up)
    )
    return roundedUpToPixels(size)
  }

  /// The line of the text or placeholder with attributes that is shown; nil for a plain text.
  private var shownLayout: AttributedLayout? { layout(width: nil) }

  /// The line that is shown with attributes, truncated to a width; nil for a plain text.
  package func displayedLayout(width: CGFloat) -> AttributedLayout? { layout(width: width) }

  private func layout(width: CGFloat?) -> AttributedLayout? {
    guard let attributes,
      let shown = hasText ? (isSecureTextEntry ? nil : attributes.text) : attributes.placeholder
    else { return nil }
    return shown.layout(
      AttributedText.Style(),
      in: AttributedText.Room(width: width, maxLines: 1),
      measurer: root.environment.textMeasurer
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

  var padding: CGSize {
    borderStyle == .none
      ? ControlMetrics.textFieldPadding : ControlMetrics.borderedTextFieldPadding
  }

  /// The padding above and below a line of a height, each.
  private func room(around height: CGFloat) -> CGFloat {
    (intrinsicContentSize.height - height) / 2
  }

  package override var firstBaselineOffset: CGFloat {
    if let line = shownLayout { return room(around: line.size.height) + line.firstBaseline }
    return room(around: lineFont.lineHeight) + lineFont.ascender
  }

  package override var lastBaselineOffset: CGFloat {
    if let line = shownLayout {
      return room(around: line.size.height) + line.size.height - line.lastBaseline
    }
    return room(around: lineFont.lineHeight) - lineFont.descender
  }
}

/// What few text fields have: texts with attributes.
private final class TextFieldAttributes {
  /// nil for a plain text.
  var text: AttributedText?
  /// nil for a plain placeholder.
  var placeholder: AttributedText?
  var defaults: [NSAttributedString.Key: Any] = [:]
  var typing: [NSAttributedString.Key: Any]?
}
