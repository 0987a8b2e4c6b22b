/// What stands above or below a section of a table. With a title of the data source it has a label with that.
open class UITableViewHeaderFooterView: UIView {
  public let contentView: UIView = CellContentView()
  open private(set) var reuseIdentifier: String?
  private var storedLabel: UILabel?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    fill(with: contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView)
  }

  public convenience init() { self.init(reuseIdentifier: nil) }

  /// What a table makes views of a registered class with. See ``UITableViewCell/init(listIdentifier:)``.
  public required convenience init(listIdentifier: String?) {
    self.init(reuseIdentifier: listIdentifier)
  }

  /// Made at the first question, 16 points from the sides, 6 from above and below, semibold 13.
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

  /// Called by a table before the view is used again.
  open func prepareForReuse() {}

  /// By the constraints of the content; a view that has none keeps its height.
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
