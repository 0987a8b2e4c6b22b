/// What a collection view shows beside its cells. There are no collection views yet.
open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String? { nil }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called by a collection view before a view is used again. There is none here.
  open func prepareForReuse() {}
}

/// A cell of a collection view, whose content fills it. There are no collection views yet.
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  /// No effect here.
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
}
