/// A bar with a text field for a search. Its intrinsic height is fixed; it has no intrinsic width.
/// (Rules 3.07, 3.09.)
open class UISearchBar: UIView, UITextInputTraits, UIBarPositioning {
  /// The appearances of the bar.
  nonisolated public enum Style: UInt, Sendable {
    /// The regular appearance.
    case `default` = 0
    /// A prominent text field.
    case prominent = 1
    /// A text field without a bar around it.
    case minimal = 2
  }

  /// The text field, which fills the bar except for a margin.
  public let searchTextField = UISearchTextField()
  /// The object that is asked and notified about editing. It is not retained.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The search controller whose bar this is.
  weak var searchController: UISearchController?
  /// The text of the text field.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The placeholder of the text field.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The appearance of the bar. Has no effect here.
  open var searchBarStyle = Style.default
  /// Whether the bar has a button that cancels the search. Has no effect here.
  open var showsCancelButton = false
  /// Sets ``showsCancelButton``, whether animated or not.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// The line of text above the text field. Stored without an effect here.
  open var prompt: String?
  /// The titles of the buttons below the text field. Stored without an effect here.
  open var scopeButtonTitles: [String]?
  /// The chosen button below the text field. Stored without an effect here.
  open var selectedScopeButtonIndex = 0
  /// Whether the buttons below the text field are shown. Stored without an effect here.
  open var showsScopeBar = false
  /// Sets ``showsScopeBar``, whether animated or not.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  /// The image behind the buttons below the text field. Stored without an effect here.
  open var scopeBarBackgroundImage: UIImage?
  /// Whether the text field has a button for bookmarks. Stored without an effect here.
  open var showsBookmarkButton = false
  /// Whether the text field has a button for results. Stored without an effect here.
  open var showsSearchResultsButton = false
  /// The image behind the bar. Stored without an effect here.
  open var backgroundImage: UIImage?
  /// The view above the keyboard. Stored by the text field without an effect.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  /// Whether the bar is translucent. Has no effect here.
  open var isTranslucent = true
  /// The colour of the bar's background. Has no effect here.
  open var barTintColor: UIColor?

  /// The outlets of the class and its superclass.
  open override class var outletTable: OutletTable {
    super.outletTable.adding(
      Outlet("delegate") { (object: UISearchBar, value) in object.delegate = value }
    )
  }

  /// Creates a search bar with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty search bar; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    setUp()
  }

  override func part(named name: String) -> Any? {
    name == "searchField" ? searchTextField : super.part(named: name)
  }

  private func setUp() {
    startHugging(.defaultLow, .defaultHigh)
    searchTextField.searchBar = self
    searchTextField.borderStyle = .roundedRect
    searchTextField.autocapitalizationType = .none
    searchTextField.returnKeyType = .search
    searchTextField.enablesReturnKeyAutomatically = true
    addSubview(searchTextField)
  }

  /// The place of the bar in its window, which is not known here.
  open var barPosition: UIBarPosition { .any }

  // MARK: Editing

  /// Whether the text field can receive keyboard input.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  /// Whether the text field is the first responder.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// Makes the text field the first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Makes the text field give up the state of first responder.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// The letters that the keyboard makes capitals. Stored without an effect here.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// Whether the keyboard corrects words. Stored without an effect here.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// Whether misspelt words are marked. Stored without an effect here.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// Whether straight quotation marks become typographic ones. Stored without an effect here.
  open var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }
  /// Whether two hyphens become a dash. Stored without an effect here.
  open var smartDashesType: UITextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }
  /// Whether spaces are added and removed with pasted text. Stored without an effect here.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }
  /// The keys of the keyboard. Stored without an effect here.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The colours of the keyboard. Stored without an effect here.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// The title of the return key. Stored without an effect here.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Whether the return key is disabled while there is no text. Stored without an effect here.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// The meaning of the text. Stored without an effect here.
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
  /// The rules for new passwords. Stored without an effect here.
  open var passwordRules: UITextInputPasswordRules? {
    get { searchTextField.passwordRules }
    set { searchTextField.passwordRules = newValue }
  }
  /// Whether the text field shows dots in place of characters.
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }

  // MARK: Size

  /// The fixed height of search bars in points, without a width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.searchBarHeight)
  }

  /// The offered width with the fixed height of search bars, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlMetrics.searchBarHeight)
  }

  /// Places the text field inside of the margin.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let inset = ControlMetrics.searchFieldInset
    let frame = CGRect(
      x: inset.width,
      y: inset.height,
      width: max(0, bounds.width - 2 * inset.width),
      height: max(0, bounds.height - 2 * inset.height)
    )
    if searchTextField.frame != frame { searchTextField.frame = frame }
  }
}
