/// The position and appearance of a cell or supplementary view in a collection, in the coordinates
/// of the content.
open class UICollectionViewLayoutAttributes: NSObject {
  /// The kinds of elements.
  public enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell = 0
    /// A header, a footer or another view that belongs to the data.
    case supplementaryView = 1
    /// A view that belongs to the layout.
    case decorationView = 2
  }

  /// The position of the element in the data.
  open var indexPath: IndexPath
  /// The kind of the element.
  public let representedElementCategory: ElementCategory
  /// The name of the kind of a supplementary view; nil for a cell.
  public let representedElementKind: String?
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

  private init(_ category: ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
    representedElementCategory = category
    representedElementKind = kind
    self.indexPath = indexPath
  }

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) { self.init(.cell, nil, indexPath) }

  /// Creates the attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(.supplementaryView, kind, indexPath)
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

  func duplicate() -> UICollectionViewLayoutAttributes {
    let copy = UICollectionViewLayoutAttributes(
      representedElementCategory,
      representedElementKind,
      indexPath
    )
    (copy.frame, copy.alpha, copy.transform) = (frame, alpha, transform)
    (copy.isHidden, copy.zIndex) = (isHidden, zIndex)
    return copy
  }

  /// Returns whether both attributes describe the same view.
  func isSameElement(as other: UICollectionViewLayoutAttributes) -> Bool {
    indexPath == other.indexPath && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind
  }
}
