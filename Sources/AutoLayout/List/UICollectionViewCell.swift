/// A cell of a collection, whose content fills it.
///
/// In a collection its content has the required width and height that the layout gives it, by the names of
/// `UIView-Encapsulated-Layout-Width` and `-Height` in reports. (Rule 3.23.)
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView: UIView = CellContentView()
  /// Whether the collection's user, or a call, has selected the item.
  open var isSelected = false
  /// No effect here.
  open var isHighlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView)
  }

  /// By the constraints of the content.
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

  /// In a collection whose layout asks cells for their size it is measured again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    listAround?.sizeMayHaveChanged(of: self)
  }

  override var contentOfCell: UIView { contentView }

  override var ownClassName: String? {
    type(of: self) == UICollectionViewCell.self ? nil : shownClassName
  }
}
