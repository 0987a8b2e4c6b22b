/// A list whose layout object determines the positions of its cells. Only visible elements have
/// views.
///
/// The counts are queried when they are first required after ``reloadData()``. Cells are queried in
/// the collection's layout pass when they become visible. A cell that is no longer visible stays a
/// hidden subview until it is used again.
open class UICollectionView: UIScrollView {
  /// The directions in which a collection scrolls.
  nonisolated public enum ScrollDirection: Int, Sendable {
    /// The content scrolls up and down.
    case vertical = 0
    /// The content scrolls left and right.
    case horizontal = 1
  }

  /// The positions in the visible area to which an item is scrolled.
  nonisolated public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the set, as Apple numbers them.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the vertical middle.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the horizontal middle.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of the supplementary views that are headers of sections.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the supplementary views that are footers of sections.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The object that provides counts and cells. It is not retained. Setting it reloads the
  /// collection.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// The object that is notified of scrolling and selection, and that provides sizes if it is a
  /// ``UICollectionViewDelegateFlowLayout``. It is not retained.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { if delegate !== oldValue { reloadData() } }
  }

  /// The object that determines the positions of all elements.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      if collectionViewLayout === oldValue { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }

  /// Replaces the layout object at once, whether animated or not.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  /// Replaces the layout object at once, whether animated or not, lays the collection out, and calls
  /// the completion with true.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    collectionViewLayout = layout
    layoutIfNeeded()
    completion?(true)
  }

  /// The object that gives out items that are dragged. Stored without an effect here.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  /// The object that takes what is dropped. Stored without an effect here.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether items can be dragged. Stored without an effect here.
  open var dragInteractionEnabled = true
  /// Whether cells are made before they are visible. Has no effect here.
  open var isPrefetchingEnabled = true
  /// The view behind the items, as large as the collection. It does not scroll.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { replaceBackground(oldValue, backgroundView) } }
  }

  /// Whether a touch selects an item. By default true.
  open var allowsSelection = true
  /// Whether several items can be selected at a time. By default false.
  open var allowsMultipleSelection = false
  /// Whether the collection is in editing mode, of which list cells show the controls. By default
  /// false. Changing it removes the selection, and tells the visible cells.
  open var isEditing = false {
    didSet {
      if isEditing == oldValue { return }
      for path in selection { deselectItem(at: path, animated: false) }
      for case let (_, cell as UICollectionViewCell) in shown {
        cell.setNeedsUpdateConfiguration()
        cell.updateForEditing()
      }
    }
  }
  /// Whether a touch selects an item in editing mode. By default false.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected at a time in editing mode. By default false.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether a touch selects an item at present.
  var selectsTouchedItems: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  /// Whether several items can be selected at present.
  var selectsSeveralItems: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
  /// The object that loads the data of items in advance. Stored without an effect here.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// How quickly items move apart under one that is dragged. Stored without an effect here.
  open var reorderingCadence = ReorderingCadence.immediate
  /// Whether an item is selected when it gets the focus. Stored without an effect here.
  open var selectionFollowsFocus = false
  /// Whether items can have the focus. Stored without an effect here.
  open var allowsFocus = false
  /// Whether the item that had the focus gets it again. Stored without an effect here.
  open var remembersLastFocusedIndexPath = false
  /// Whether items of the collection are dragged: always false.
  open var hasActiveDrag: Bool { false }
  /// Whether something is dragged over the collection: always false.
  open var hasActiveDrop: Bool { false }
  /// Whether a batch of changes has begun and not ended.
  open var hasUncommittedUpdates: Bool { changes != nil }

  /// How quickly items move apart under one that is dragged.
  nonisolated public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate = 0
    /// Soon.
    case fast = 1
    /// When the dragging pauses.
    case slow = 2
  }

  /// The item that the user moves, and where to.
  var movement: (origin: IndexPath, target: IndexPath, middle: CGPoint?)?

  /// Begins to move an item: its cell follows the positions that
  /// ``updateInteractiveMovementTargetPosition(_:)`` gets.
  ///
  /// - Returns: Whether the data source lets the item move, and it exists.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard movement == nil, indexPath.count == 2,
      indexPath.item < numberOfItems(inSection: indexPath.section),
      dataSource?.collectionView(self, canMoveItemAt: indexPath) == true
    else { return false }
    movement = (indexPath, indexPath, nil)
    return true
  }

  /// Moves the middle of the cell to a point of the collection's coordinates. The other cells stay in
  /// their places until the movement ends. The item under the point, or another one that the delegate
  /// returns, is the target.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let moved = movement else { return }
    movement?.middle = targetPosition
    if let proposed = indexPathForItem(at: targetPosition) {
      movement?.target =
        (delegate as? any UICollectionViewDelegate)?
        .collectionView(
          self,
          targetIndexPathForMoveOfItemFromOriginalIndexPath: moved.origin,
          atCurrentIndexPath: moved.target,
          toProposedIndexPath: proposed
        ) ?? proposed
    }
    placeMovedItem()
  }

  /// Ends the movement. If the target is another position, the data source moves the item there.
  open func endInteractiveMovement() {
    guard let moved = movement else { return }
    movement = nil
    if moved.target != moved.origin {
      dataSource?.collectionView(self, moveItemAt: moved.origin, to: moved.target)
      moveItem(at: moved.origin, to: moved.target)
    }
    askForLayout()
  }

  /// Ends the movement, and leaves the item at its position.
  open func cancelInteractiveMovement() {
    movement = nil
    askForLayout()
  }

  /// Places the cell of the item that the user moves.
  func placeMovedItem() {
    guard let movement, let middle = movement.middle,
      let cell = shown.first(where: {
        $0.element.representedElementCategory == .cell && $0.element.indexPath == movement.origin
      })?.view
    else { return }
    if cell.center != middle { cell.center = middle }
  }

  /// The number of items in each section; nil until it is queried.
  var storedCounts: [Int]?
  /// The elements that have a view, in the order of the layout.
  var shown: [(element: UICollectionViewLayoutAttributes, view: UICollectionReusableView)] = []
  var cells = ReusePool<UICollectionReusableView>()
  var selection: [IndexPath] = []
  /// The bounds for which the layout is prepared.
  var preparedBounds: CGRect?
  var changes: ListChanges?
  var isPlacing = false
  var isReloadWaiting = false
  /// The views that received an element in the present layout pass, and of which the delegate has
  /// not been notified.
  var fresh: [ObjectIdentifier] = []
  var reportedClasses: [AnyClass] = []
  /// The registrations that were used, each with its number.
  var registrations: [ObjectIdentifier: (key: RegistrationKey, number: Int)] = [:]
  /// The item that is being configured again, and its cell.
  var reconfiguring: (path: IndexPath, cell: UICollectionViewCell)?

  /// The outlets of the class and its superclass.
  open override class var outletTable: OutletTable {
    super.outletTable.adding(
      Outlet("dataSource") { (object: UICollectionView, value) in object.dataSource = value }
    )
  }

  /// Creates a collection with a frame in points and a layout object.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates the collection of a nib, or one with a flow layout with another coder.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    collectionViewLayout.collectionView = self
  }

  /// Discards all counts and cells. They are queried again in the next layout pass.
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

  /// Sets the class of the cells for an identifier. The collection calls its `init(frame:)`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let type = listClass(cellClass, as: UICollectionViewCell.self)
    cells.register(type.map { type in { type.init(frame: .zero) } }, for: identifier)
  }

  /// Sets the nib of the cells for an identifier. Its only top-level object is a cell.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registerViews(
      identifier,
      nib.map { nib in
        { nib.onlyObject(as: UICollectionViewCell.self) ?? UICollectionViewCell() }
      }
    )
  }

  /// Sets the nib of the supplementary views for a kind and an identifier. Its only top-level object
  /// is a reusable view.
  open func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registerViews(
      Self.key(elementKind, identifier),
      nib.map { nib in
        { nib.onlyObject(as: UICollectionReusableView.self) ?? UICollectionReusableView() }
      }
    )
  }

  package final func registerViews(_ key: String, _ make: (() -> UICollectionReusableView)?) {
    cells.register(make, for: key)
  }

  /// Sets the class of the supplementary views for a kind and an identifier. The collection calls
  /// its `init(frame:)`.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let type = listClass(viewClass, as: UICollectionReusableView.self)
    cells.register(
      type.map { type in { type.init(frame: .zero) } },
      for: Self.key(elementKind, identifier)
    )
  }

  /// Returns a cell that waits for reuse, or a new one of the registered class. If no class is
  /// registered, an issue is reported and an empty cell is returned.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let known = reconfiguring, known.path == indexPath,
      known.cell.reuseIdentifier == identifier
    {
      return known.cell
    }
    return dequeue(identifier, identifier, "cell") as? UICollectionViewCell
      ?? made({ UICollectionViewCell() }, identifier)
  }

  /// Returns a supplementary view that waits for reuse, or a new one of the registered class. If no
  /// class is registered, an issue is reported and an empty view is returned.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(Self.key(elementKind, identifier), identifier, elementKind)
      ?? made({ UICollectionReusableView() }, identifier)
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
    if let make = cells.maker(for: key) { return made(make, identifier) }
    reportUnregistered(identifier, what)
    return nil
  }

  /// Returns the cell that is being configured again, a view that waits for reuse, or a new one.
  ///
  /// - Parameters:
  ///   - key: The key of the view in the pool, for which a class is registered.
  ///   - identifier: The identifier of the view for reuse.
  ///   - path: The position of a cell; nil for a supplementary view.
  func registeredView<Item: UICollectionReusableView>(
    _ key: String,
    _ identifier: String,
    _ path: IndexPath?
  ) -> Item {
    if let known = reconfiguring, known.path == path, known.cell.reuseIdentifier == identifier,
      let cell = known.cell as? Item
    {
      return cell
    }
    return dequeue(key, identifier, "view") as? Item
      ?? made({ Item(frame: .zero) }, identifier)
  }

  private func made<Item: UICollectionReusableView>(
    _ make: () -> Item,
    _ identifier: String
  ) -> Item {
    inOwnEnvironment {
      let view = make()
      view.reuseIdentifier = identifier
      return view
    }
  }

  package static func key(_ kind: String, _ identifier: String) -> String {
    "\(kind)/\(identifier)"
  }

  /// Selects the item under the touch, and notifies the delegate.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard selectsTouchedItems, let touch = touches.first, !touch.isDrag,
      let path = indexPathForItem(at: touch.location(in: self))
    else { return super.touchesEnded(touches, with: event) }
    let (before, listener) = (selection, delegate as? any UICollectionViewDelegate)
    if listener?.collectionView(self, shouldHighlightItemAt: path) == false { return }
    let cell = cellForItem(at: path)
    cell?.isHighlighted = true
    listener?.collectionView(self, didHighlightItemAt: path)
    cell?.isHighlighted = false
    listener?.collectionView(self, didUnhighlightItemAt: path)
    if selectsSeveralItems && before.contains(path) {
      if listener?.collectionView(self, shouldDeselectItemAt: path) == false { return }
      deselectItem(at: path, animated: true)
      listener?.collectionView(self, didDeselectItemAt: path)
      return
    }
    if listener?.collectionView(self, shouldSelectItemAt: path) == false { return }
    selectItem(at: path, animated: true, scrollPosition: [])
    for old in before where !selection.contains(old) {
      listener?.collectionView(self, didDeselectItemAt: old)
    }
    cellForItem(at: path)?.selectionHandler?()
    listener?.collectionView(self, didSelectItemAt: path)
    if listener?.collectionView(self, canPerformPrimaryActionForItemAt: path) == true {
      listener?.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  /// Places the cells and supplementary views that are visible.
  open override func layoutSubviews() {
    placeElements()
    placeBackground(backgroundView)
    super.layoutSubviews()
  }

  /// The size inside of the insets, which the layout fills across the direction of scrolling.
  var roomForContent: CGSize {
    let inset = adjustedContentInset
    return CGSize(
      width: max(0, bounds.width - inset.left - inset.right),
      height: max(0, bounds.height - inset.top - inset.bottom)
    )
  }
}
