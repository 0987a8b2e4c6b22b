/// An object that determines the positions of all elements of a collection. Subclasses implement
/// the positions; this class places no element.
///
/// ``prepare()`` is called once after each ``invalidateLayout()``, before attributes are requested.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UICollectionViewLayout: NSObject {
  /// The collection that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?
  var isPrepared = false
  /// The classes of the decoration views, by their kind.
  var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  /// Creates a layout.
  public override init() { super.init() }

  /// Creates a layout; archives are not read.
  public required init?(coder: NSCoder) { super.init() }

  /// The size of the content in points. By default zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// Called after the layout was invalidated, before attributes are requested. Does nothing by
  /// default.
  open func prepare() {}

  /// Returns the attributes of all elements that intersect a rectangle of the content.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item; nil for an item that the layout does not place.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view; nil for a view that the layout does not place.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view; nil for a view that the layout does not place.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Sets the class of the decoration views of a kind. The collection calls its `init(frame:)`.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    if let viewClass, decorationClasses[elementKind] == nil {
      (collectionView?.environment ?? .current).raise(
        LayoutIssue(
          .illegalItem,
          "\(viewClass) was registered for decoration views, and is no UICollectionReusableView.",
          remedy: "Register a subclass of UICollectionReusableView."
        )
      )
    }
  }

  /// Returns whether a change of the collection's bounds, by scrolling or resizing, invalidates the
  /// layout. By default a change of size does.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Returns whether the size that a cell prefers invalidates the layout. By default false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Invalidates the layout: it is prepared again in the next layout pass.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.askForLayout()
  }

  func prepareIfNeeded() {
    if isPrepared { return }
    isPrepared = true
    prepare()
  }

  /// Returns whether the view of an element is asked for its size. By default only views that are
  /// new to the collection are.
  func wantsSize(of element: UICollectionViewLayoutAttributes, isNew: Bool) -> Bool { isNew }

  /// Stores the size that an element prefers.
  func take(_ preferred: UICollectionViewLayoutAttributes) {}

  /// Transfers the stored sizes after changes. `origins` contains, for each item, its former
  /// position; nil for a new one.
  func carryOver(_ origins: [[IndexPath?]]) {}

  /// Discards the stored size of an element, which is then measured again.
  func forgetSize(of element: UICollectionViewLayoutAttributes) {}

  /// Discards all stored sizes.
  func forgetSizes() {}
}
