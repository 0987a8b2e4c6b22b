/// A list whose layout says where everything is, and of which only what is to be seen has cells.
///
/// Counts are asked for when they are first needed after ``reloadData()``, cells when the layout puts them where they are to be
/// seen, at layout of the collection. A cell that goes out of view stays a hidden subview until it is used again.
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Who is asked for sizes, if it is a ``UICollectionViewDelegateFlowLayout``.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { if delegate !== oldValue { reloadData() } }
  }

  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      if collectionViewLayout === oldValue { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }

  /// Whether an item is selected when its user touches it.
  open var allowsSelection = true
  open var allowsMultipleSelection = false

  /// How many items each section has; nil until that is asked for.
  var storedCounts: [Int]?
  /// What has a view at present, in the order of the layout.
  var shown: [(element: UICollectionViewLayoutAttributes, view: UICollectionReusableView)] = []
  var cells = ReusePool<UICollectionReusableView>()
  var selection: [IndexPath] = []
  /// The bounds that the layout is prepared for.
  var preparedBounds: CGRect?
  var changes: ListChanges?
  var isPlacing = false
  var isReloadWaiting = false
  /// Views that got an element in the present layout, and that the delegate was not told of.
  var fresh: [ObjectIdentifier] = []
  var reportedClasses: [AnyClass] = []

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// Asks for all counts and cells anew, at the next layout.
  open func reloadData() {
    if isPlacing {
      isReloadWaiting = true
      return askForLayout()
    }
    isPlacing = true
    for entry in shown { recycle(entry) }
    shown = []
    isPlacing = false
    isReloadWaiting = false
    storedCounts = nil
    selection = []
    collectionViewLayout.forgetSizes()
    collectionViewLayout.invalidateLayout()
    askForLayout()
  }

  /// From now on cells are of a class, which must have the initializer that lists call.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cells.register(listClass(cellClass, as: UICollectionViewCell.self), for: identifier)
  }

  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let type = listClass(viewClass, as: UICollectionReusableView.self)
    cells.register(type, for: Self.key(elementKind, identifier))
  }

  /// A cell that is not used any more, or a new one of the registered class. Without a registered class it is reported, and
  /// the cell is an empty one.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeue(identifier, identifier, "cell") as? UICollectionViewCell
      ?? inOwnEnvironment { UICollectionViewCell(listIdentifier: identifier) }
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(Self.key(elementKind, identifier), identifier, elementKind)
      ?? inOwnEnvironment { UICollectionReusableView(listIdentifier: identifier) }
  }

  private func dequeue(
    _ key: String,
    _ identifier: String,
    _ what: String
  ) -> UICollectionReusableView? {
    if let view = cells.take(key) {
      view.prepareForReuse()
      return view
    }
    if let type = cells.type(for: key) {
      return inOwnEnvironment { type.init(listIdentifier: identifier) }
    }
    reportUnregistered(identifier, what)
    return nil
  }

  static func key(_ kind: String, _ identifier: String) -> String { "\(kind)/\(identifier)" }

  /// Selects the item under the touch, and tells the delegate.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard allowsSelection, let touch = touches.first,
      let path = indexPathForItem(at: touch.location(in: self))
    else { return super.touchesEnded(touches, with: event) }
    let (before, listener) = (selection, delegate as? any UICollectionViewDelegate)
    if allowsMultipleSelection && before.contains(path) {
      deselectItem(at: path, animated: true)
      listener?.collectionView(self, didDeselectItemAt: path)
      return
    }
    selectItem(at: path, animated: true, scrollPosition: [])
    for old in before where !selection.contains(old) {
      listener?.collectionView(self, didDeselectItemAt: old)
    }
    listener?.collectionView(self, didSelectItemAt: path)
  }

  open override func layoutSubviews() {
    placeElements()
    super.layoutSubviews()
  }

  /// What of the bounds the layout fills across the direction of scrolling.
  var roomForContent: CGSize {
    let inset = adjustedContentInset
    return CGSize(
      width: max(0, bounds.width - inset.left - inset.right),
      height: max(0, bounds.height - inset.top - inset.bottom)
    )
  }
}
