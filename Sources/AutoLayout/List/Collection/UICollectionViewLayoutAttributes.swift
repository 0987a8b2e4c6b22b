/// The position and appearance of a cell or supplementary view in a collection, in the coordinates
/// of the content.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UICollectionViewLayoutAttributes: NSObject, NSCopying, NSCollectionLayoutVisibleItem {
  /// The kinds of elements.
  nonisolated public enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell = 0
    /// A header, a footer or another view that belongs to the data.
    case supplementaryView = 1
    /// A view that belongs to the layout.
    case decorationView = 2
  }

  /// The position of the element in the data.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The kind of the element.
  open private(set) var representedElementCategory = ElementCategory.cell
  /// The name of the kind of a supplementary or decoration view; nil for a cell.
  open private(set) var representedElementKind: String?
  /// The frame in points, in the coordinates of the content.
  open var frame = CGRect.zero
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The transform of the element's view.
  open var transform = CGAffineTransform.identity
  /// Whether the element's view is hidden.
  open var isHidden = false
  /// The order of the views: elements with larger values are in front.
  open var zIndex = 0

  /// The axes on which the layout asks the view for its length; empty for a layout that asks for
  /// the whole size or for nothing.
  var openAxes = CompositionalAxes()

  /// Creates the attributes of the first cell of the first section.
  public override init() { super.init() }

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    representedElementCategory = .supplementaryView
    representedElementKind = kind
    self.indexPath = indexPath
  }

  /// Creates the attributes of a decoration view.
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    representedElementCategory = .decorationView
    representedElementKind = kind
    self.indexPath = indexPath
  }

  /// The size of the frame in points. Setting it keeps the centre.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }

  /// The rectangle of the element in points, in its own coordinates. Setting its size keeps the
  /// centre.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  /// The centre of the frame in points. Setting it keeps the size.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2,
        y: newValue.y - frame.height / 2
      )
    }
  }

  /// Returns new attributes of the same class with the same values. A subclass with values of its
  /// own overrides it.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.indexPath = indexPath
    (copy.frame, copy.alpha, copy.transform) = (frame, alpha, transform)
    (copy.isHidden, copy.zIndex, copy.openAxes) = (isHidden, zIndex, openAxes)
    return copy
  }

  /// Returns a copy; the attributes themselves if a subclass's copy is something else.
  func duplicate() -> UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }

  /// Returns whether both attributes describe the same view.
  func isSameElement(as other: UICollectionViewLayoutAttributes) -> Bool {
    indexPath == other.indexPath && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind
  }
}

extension UICollectionView {
  /// The kinds of elements.
  public typealias ElementCategory = UICollectionViewLayoutAttributes.ElementCategory
}
