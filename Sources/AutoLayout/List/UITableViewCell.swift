/// A row of a table, whose content fills it.
///
/// Outside of a table a cell is laid out where it is put, and ``UIView/systemLayoutSizeFitting(_:)`` says how high it would
/// like to be. In a table its content has the required width and height that the table gives it, by the names of
/// `UIView-Encapsulated-Layout-Width` and `-Height` in reports. (Rule 3.23.)
open class UITableViewCell: UIView {
  /// Which labels a cell has by itself: none here, whatever is said.
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  /// What a selected cell looks like: no effect here.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  public let contentView: UIView = CellContentView()
  open private(set) var reuseIdentifier: String?
  /// The line below, in a table that has lines.
  var separator: UIView?
  /// Whether the table's user, or a call, has selected the row.
  open var isSelected = false
  /// No effect here.
  open var isHighlighted = false
  /// No effect here.
  open var selectionStyle = SelectionStyle.default

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.standardHeight))
    fill(with: contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView)
  }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// What a table makes cells of a registered class with.
  ///
  /// A subclass that overrides `init(style:reuseIdentifier:)`, or has no initializer of its own, inherits it. Apple's tables
  /// need none, since they call initializers by name.
  public required convenience init(listIdentifier: String?) {
    self.init(style: .default, reuseIdentifier: listIdentifier)
  }

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Called by a table before the cell is used again.
  open func prepareForReuse() {}

  /// By the constraints of the content; a cell that has none asks ``sizeThatFits(_:)``.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeFitting(
      contentView,
      targetSize,
      horizontalFittingPriority,
      verticalFittingPriority
    )
  }

  /// In a table it is measured again, unless that says otherwise.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    listAround?.sizeMayHaveChanged(of: self)
  }

  /// As wide as asked, and 44 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.standardHeight)
  }

  override var ownClassName: String? {
    type(of: self) == UITableViewCell.self ? nil : shownClassName
  }

  /// What a row is high that says nothing else.
  static var standardHeight: CGFloat { 44 }
}
