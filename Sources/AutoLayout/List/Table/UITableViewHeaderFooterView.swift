/// The header or footer of a table's section. For a title of the data source it has a label.
open class UITableViewHeaderFooterView: UIView {
  /// The view that contains the subviews.
  public let contentView: UIView = CellContentView()
  /// The identifier under which the view is reused; nil if it is not reused.
  open internal(set) var reuseIdentifier: String?
  private var storedLabel: UILabel?

  /// Creates a view with an identifier for reuse.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    fill(with: contentView)
  }

  /// Creates the view of a nib, or an empty one with another coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    fill(with: contentView)
  }

  /// Creates a view without an identifier.
  public convenience init() { self.init(reuseIdentifier: nil) }

  /// The label of a detail: there is none here.
  open var detailTextLabel: UILabel? { nil }

  /// The label of the title, created at the first access: 16 points from the sides, 6 points from
  /// top and bottom, in semibold 13.
  open var textLabel: UILabel? {
    if let storedLabel { return storedLabel }
    let label = UILabel()
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = .secondaryLabel
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
    ])
    storedLabel = label
    return label
  }

  private var backgrounds: CellBackgrounds?

  /// The view behind ``contentView``, as large as the whole.
  open var backgroundView: UIView? {
    get { backgrounds?.plain }
    set {
      let backgrounds = backgrounds ?? CellBackgrounds()
      self.backgrounds = backgrounds
      backgrounds.plain = newValue
      backgrounds.show(in: self, isSelected: false)
    }
  }

  private var configured: CellConfiguration?

  /// The content that a configuration describes; nil, the default, for what the app adds to
  /// ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured?.content }
    set {
      if newValue == nil && configured == nil { return }
      let configuration = configured ?? CellConfiguration()
      configured = configuration
      configuration.show(newValue, in: contentView)
    }
  }
  /// The background behind ``contentView``; nil, the default, for none.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured?.background }
    set {
      if newValue == nil && configured == nil { return }
      let configuration = configured ?? CellConfiguration()
      configured = configuration
      configuration.show(newValue, behind: self)
    }
  }

  /// Returns the standard content of a header, without texts: that of a plain or a grouped list, as
  /// the table is.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let table = superview as? UITableView
    return table == nil || table?.style == .plain ? .plainHeader() : .groupedHeader()
  }

  /// Called before the table uses the view again. Does nothing by default.
  open func prepareForReuse() {}

  /// Returns the fitting size of the content view; a view without constraints keeps its height.
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
}
