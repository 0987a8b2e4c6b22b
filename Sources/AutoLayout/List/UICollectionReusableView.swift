/// What a collection shows: a cell, or a view beside the cells.
open class UICollectionReusableView: UIView {
  private var storedIdentifier: String?
  open var reuseIdentifier: String? { storedIdentifier }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What a collection makes views of a registered class with.
  ///
  /// A subclass that overrides `init(frame:)`, or has no initializer of its own, inherits it. Apple's collections need none,
  /// since they call initializers by name.
  public required convenience init(listIdentifier: String?) {
    self.init(frame: .zero)
    storedIdentifier = listIdentifier
  }

  /// Called by a collection before a view is used again.
  open func prepareForReuse() {}

  /// Called when the view is placed, before its frame is set.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The place and size that the view would like to have instead: with the size that its constraints want, if it has any and the
  /// layout asks.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let content = contentOfCell
    guard content.isConstrainedInside else { return layoutAttributes }
    let preferred = layoutAttributes.duplicate()
    preferred.size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return preferred
  }

  /// What holds the constraints that say how large the view is.
  var contentOfCell: UIView { self }
}
