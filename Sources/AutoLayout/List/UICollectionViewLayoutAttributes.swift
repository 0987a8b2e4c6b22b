/// Where a cell or a view beside the cells is in a collection, in its content's coordinates.
open class UICollectionViewLayoutAttributes: NSObject {
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  open var indexPath: IndexPath
  public let representedElementCategory: ElementCategory
  public let representedElementKind: String?
  open var frame = CGRect.zero
  open var alpha: CGFloat = 1
  open var transform = CGAffineTransform.identity
  open var isHidden = false
  /// What has a larger one is in front.
  open var zIndex = 0

  private init(_ category: ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
    representedElementCategory = category
    representedElementKind = kind
    self.indexPath = indexPath
  }

  public convenience init(forCellWith indexPath: IndexPath) { self.init(.cell, nil, indexPath) }

  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(.supplementaryView, kind, indexPath)
  }

  /// With the same middle.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }

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

  /// Whether both are about the same view.
  func isSameElement(as other: UICollectionViewLayoutAttributes) -> Bool {
    indexPath == other.indexPath && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind
  }
}
