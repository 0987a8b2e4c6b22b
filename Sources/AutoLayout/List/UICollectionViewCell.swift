/// A cell of a collection. Its content view fills it.
///
/// In a collection the content view has the required width and height that the layout assigns.
/// Reports name these constraints `UIView-Encapsulated-Layout-Width` and `-Height`. (Rule 3.23.)
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that contains the cell's subviews.
  public let contentView: UIView = CellContentView()
  /// Whether the user or the app has selected the item.
  open var isSelected = false
  /// Whether the cell is highlighted. Has no effect here.
  open var isHighlighted = false

  /// Creates a cell with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: contentView)
  }

  /// Creates a cell with an empty frame; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView)
  }

  /// Returns the fitting size of the content view.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }

  /// Invalidates the intrinsic content size. If the layout asks cells for their sizes, the
  /// collection measures the cell again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    listAround?.sizeMayHaveChanged(of: self)
  }

  override var contentOfCell: UIView { contentView }

  override var ownClassName: String? {
    type(of: self) == UICollectionViewCell.self ? nil : shownClassName
  }
}
