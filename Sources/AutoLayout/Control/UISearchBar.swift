/// A field to search by. Its height is fixed, its width is open. (Rules 3.07, 3.09.)
open class UISearchBar: UIView {
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  /// What is typed into; it fills the bar but for a margin.
  public let searchTextField = UITextField()
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// No effect here, like the others below.
  open var searchBarStyle = Style.default
  /// No effect here.
  open var showsCancelButton = false
  /// No effect here.
  open var isTranslucent = true
  open var barTintColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    startHugging(.defaultLow, .defaultHigh)
    searchTextField.borderStyle = .roundedRect
    addSubview(searchTextField)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.searchBarHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlMetrics.searchBarHeight)
  }

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
