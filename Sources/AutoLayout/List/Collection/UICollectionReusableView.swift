/// A view that a collection shows: a cell, or a supplementary view such as a header.
open class UICollectionReusableView: UIView {
  /// The identifier under which the view is reused; nil if it is not reused.
  open package(set) var reuseIdentifier: String?

  /// Creates a view with a frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view with an empty frame; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before the collection uses the view again. Does nothing by default.
  open func prepareForReuse() {}

  /// Called when the view is placed, before its frame is set. Does nothing by default.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view prefers to those of the layout. By default they have the
  /// fitting size of the view's constraints, if it has constraints and the layout asks for the
  /// size. A length that the layout does not ask for is kept.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let content = contentOfCell
    guard content.isConstrainedInside else { return layoutAttributes }
    let preferred = layoutAttributes.duplicate()
    let open = layoutAttributes.openAxes
    if open.isEmpty {
      preferred.size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      return preferred
    }
    var (target, size) = (UIView.layoutFittingCompressedSize, layoutAttributes.size)
    if !open.width { target.width = size.width }
    if !open.height { target.height = size.height }
    let fitting = systemLayoutSizeFitting(
      target,
      withHorizontalFittingPriority: open.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: open.height ? .fittingSizeLevel : .required
    )
    if open.width { size.width = fitting.width }
    if open.height { size.height = fitting.height }
    preferred.size = size
    return preferred
  }

  /// The view whose constraints determine the size of this view.
  var contentOfCell: UIView { self }
}
