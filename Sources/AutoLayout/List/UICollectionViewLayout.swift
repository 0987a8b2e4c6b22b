/// Where everything in a collection is. Subclasses say it; this one shows nothing.
///
/// ``prepare()`` is called once after each ``invalidateLayout()``, before anything is asked for.
open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?
  var isPrepared = false

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open var collectionViewContentSize: CGSize { .zero }

  /// Called before anything is asked for that may have changed.
  open func prepare() {}

  /// Of everything that a rectangle of the content touches.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether something else is where it was when the content moves or the collection has another size: by default at
  /// another size.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Whether the size that a cell would like to have counts: not by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Nothing is where it was: at the next layout it is prepared again.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.askForLayout()
  }

  func prepareIfNeeded() {
    if isPrepared { return }
    isPrepared = true
    prepare()
  }

  /// Whether the view of an element is to be asked for its size: those that are new to the collection.
  func wantsSize(of element: UICollectionViewLayoutAttributes, isNew: Bool) -> Bool { isNew }

  /// Takes the size that was found for an element.
  func take(_ preferred: UICollectionViewLayoutAttributes) {}

  /// Items are not what they were; for each the one that it was, nil for new ones.
  func carryOver(_ origins: [[IndexPath?]]) {}

  /// An element is to be measured again.
  func forgetSize(of element: UICollectionViewLayoutAttributes) {}

  /// Everything is to be measured again.
  func forgetSizes() {}
}
