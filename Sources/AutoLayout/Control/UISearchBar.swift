/// A bar with a text field for a search. Its intrinsic height is fixed; it has no intrinsic width.
/// (Rules 3.07, 3.09.)
open class UISearchBar: UIView {
  /// The appearances of the bar.
  public enum Style: UInt, Sendable {
    /// The regular appearance.
    case `default` = 0
    /// A prominent text field.
    case prominent = 1
    /// A text field without a bar around it.
    case minimal = 2
  }

  /// The text field, which fills the bar except for a margin.
  public let searchTextField = UITextField()
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
  /// Whether the bar is translucent. Has no effect here.
  open var isTranslucent = true
  /// The colour of the bar's background. Has no effect here.
  open var barTintColor: UIColor?

  /// Creates a search bar with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty search bar; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    startHugging(.defaultLow, .defaultHigh)
    searchTextField.borderStyle = .roundedRect
    addSubview(searchTextField)
  }

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
