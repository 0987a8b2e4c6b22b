/// A list of rows in sections. Only visible rows have cells.
///
/// The counts are queried when they are first required after ``reloadData()``. Heights and cells
/// are queried in the layout pass when rows become visible: code that sets
/// ``UIScrollView/contentOffset`` lays out the table to see the new rows. A row whose height is
/// ``automaticDimension`` has the fitting height of its content for the width of the table. Until a
/// row has been visible its height is an estimate, and so are all positions that depend on it.
/// Visible rows stay in place when the height of a row above them changes.
///
/// A cell that is no longer visible stays a hidden subview until it is used again, so that
/// scrolling creates and removes no constraints.
open class UITableView: UIScrollView {
  /// The styles of a table.
  nonisolated public enum Style: Int, Sendable {
    /// Headers and footers of visible sections float over the rows.
    case plain = 0
    /// Sections are groups whose headers and footers scroll with the rows.
    case grouped = 1
    /// Sections are groups with insets.
    case insetGrouped = 2
  }

  /// The positions in the visible area to which a row is scrolled.
  nonisolated public enum ScrollPosition: Int, Sendable {
    /// The nearest position at which the row is visible.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// The animations of inserted and deleted rows. Here all changes take effect at once.
  nonisolated public enum RowAnimation: Int, Sendable {
    /// Fading.
    case fade = 0
    /// Moving from or to the right.
    case right = 1
    /// Moving from or to the left.
    case left = 2
    /// Moving from or to the top.
    case top = 3
    /// Moving from or to the bottom.
    case bottom = 4
    /// No animation.
    case none = 5
    /// Keeping the middle in place.
    case middle = 6
    /// An animation that the table chooses.
    case automatic = 100
  }

  /// The events after which the table measures visible cells again.
  nonisolated public enum SelfSizingInvalidation: Int, Sendable {
    /// No event.
    case disabled = 0
    /// A call of `invalidateIntrinsicContentSize()` on a cell or its content.
    case enabled = 1
    /// Here the same as `enabled`: after a change of a cell's constraints, the app has to
    /// invalidate its size.
    case enabledIncludingConstraints = 2
  }

  /// The height of parts that have the fitting height of their content.
  nonisolated public static let automaticDimension: CGFloat = -1

  /// The style of the table.
  public let style: Style

  /// The object that provides counts and cells. It is not retained. Setting it reloads the table.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// The object that is notified of scrolling and selection, and that provides heights, headers and
  /// footers if it is a ``UITableViewDelegate``. It is not retained.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      if delegate === oldValue { return }
      listDelegate = delegate as? any UITableViewDelegate
      reloadData()
    }
  }
  /// The delegate as a delegate of tables. The conversion is stored, because the delegate is asked
  /// for every row.
  private(set) weak var listDelegate: (any UITableViewDelegate)?

  /// The height of rows in points, unless the delegate returns one. By default
  /// ``automaticDimension``.
  open var rowHeight = UITableView.automaticDimension {
    didSet {
      if !environment.accepts("rowHeight", of: layoutName, rowHeight) { rowHeight = oldValue }
      if rowHeight != oldValue { forgetHeights() }
    }
  }
  /// The estimated height of rows that were never visible, in points. ``automaticDimension``, the
  /// default, means 44. With 0 every row is measured before it is visible.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet {
      if !environment.accepts("estimatedRowHeight", of: layoutName, estimatedRowHeight) {
        estimatedRowHeight = oldValue
      }
      if estimatedRowHeight != oldValue { forgetHeights() }
    }
  }
  /// The height of section headers in points, unless the delegate returns one. By default
  /// ``automaticDimension``. Sections of a plain table that have no header leave no room for one.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet {
      if !environment.accepts("sectionHeaderHeight", of: layoutName, sectionHeaderHeight) {
        sectionHeaderHeight = oldValue
      }
      if sectionHeaderHeight != oldValue { forgetHeights() }
    }
  }
  /// The height of section footers in points, unless the delegate returns one. By default
  /// ``automaticDimension``. Sections of a plain table that have no footer leave no room for one.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet {
      if !environment.accepts("sectionFooterHeight", of: layoutName, sectionFooterHeight) {
        sectionFooterHeight = oldValue
      }
      if sectionFooterHeight != oldValue { forgetHeights() }
    }
  }
  /// The estimated height of headers that were never visible, in points. ``automaticDimension``,
  /// the default, means 28 for a header with a title and 0 for others.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet {
      if !environment.accepts(
        "estimatedSectionHeaderHeight",
        of: layoutName,
        estimatedSectionHeaderHeight
      ) {
        estimatedSectionHeaderHeight = oldValue
      }
      if estimatedSectionHeaderHeight != oldValue { forgetHeights() }
    }
  }
  /// The estimated height of footers that were never visible, in points. ``automaticDimension``,
  /// the default, means 28 for a footer with a title and 0 for others.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet {
      if !environment.accepts(
        "estimatedSectionFooterHeight",
        of: layoutName,
        estimatedSectionFooterHeight
      ) {
        estimatedSectionFooterHeight = oldValue
      }
      if estimatedSectionFooterHeight != oldValue { forgetHeights() }
    }
  }

  /// What the insets of the lines between rows are measured from.
  nonisolated public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The insets that the table chooses.
    case fromAutomaticInsets = 1
  }

  /// The appearance of the lines between rows. By default a single line.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { askForLayout() } }
  }
  /// The insets of the lines between rows, of which left and right are used, in points. Right to left
  /// they are swapped.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { if separatorInset != oldValue { askForLayout() } }
  }
  /// What ``separatorInset`` is measured from. Stored without an effect here: the edges of the cell.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// The colour of the lines between rows.
  open var separatorColor: UIColor? = .separator {
    didSet { if separatorColor != oldValue { askForLayout() } }
  }
  /// The events after which the table measures visible cells again. By default `enabled`.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Whether a touch selects a row. By default true.
  open var allowsSelection = true
  /// The object that gives out rows that are dragged. Stored without an effect here.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// The object that takes what is dropped. Stored without an effect here.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Whether rows can be dragged. Stored without an effect here.
  open var dragInteractionEnabled = true
  /// Whether cells are made before they are visible. Has no effect here.
  open var isPrefetchingEnabled = true
  /// Whether the margins of cells follow the readable width. Stored without an effect here.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// The view behind the rows, as large as the table. It does not scroll.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { replaceBackground(oldValue, backgroundView) } }
  }
  /// Whether several rows can be selected at a time. By default false.
  open var allowsMultipleSelection = false
  /// Whether a touch selects a row in editing mode. By default false.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected at a time in editing mode. By default false.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue { updateEditing() } }
  }
  private var isInEditingMode = false
  /// Whether the table is in editing mode, in which rows show a control before their content. By
  /// default false.
  open var isEditing: Bool {
    get { isInEditingMode }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing mode at once, whether animated or not. The selection is removed, and each
  /// visible cell that can be edited or moved is told.
  open func setEditing(_ editing: Bool, animated: Bool) {
    if editing == isInEditingMode { return }
    for path in selection { deselectRow(at: path, animated: animated) }
    isInEditingMode = editing
    updateEditing(animated: animated)
  }

  /// The free room above each header with a height, in points. ``automaticDimension``, the default,
  /// means none here. It scrolls away while the header floats.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet {
      if !environment.accepts("sectionHeaderTopPadding", of: layoutName, sectionHeaderTopPadding) {
        sectionHeaderTopPadding = oldValue
      }
      if sectionHeaderTopPadding != oldValue { forgetHeights() }
    }
  }

  /// The object that loads the data of rows in advance. Stored without an effect here.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// The number of rows from which on the index at the edge is shown. Stored without an effect here: the
  /// index is not shown.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The colour of the titles in the index. Stored without an effect here.
  open var sectionIndexColor: UIColor?
  /// The colour behind the index. Stored without an effect here.
  open var sectionIndexBackgroundColor: UIColor?
  /// The colour behind the index while it is touched. Stored without an effect here.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Measures and draws nothing: the index is not shown.
  open func reloadSectionIndexTitles() {}
  /// Whether a row is selected when it gets the focus. Stored without an effect here.
  open var selectionFollowsFocus = false
  /// Whether rows can have the focus. Stored without an effect here.
  open var allowsFocus = false
  /// Whether the row that had the focus gets it again. Stored without an effect here.
  open var remembersLastFocusedIndexPath = false
  /// Whether rows of the table are dragged: always false.
  open var hasActiveDrag: Bool { false }
  /// Whether something is dragged over the table: always false.
  open var hasActiveDrop: Bool { false }
  /// Whether a batch of changes has begun and not ended.
  open var hasUncommittedUpdates: Bool { changes != nil }

  /// The view above all sections. It keeps the height of its frame, and is as wide as the table.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, with: tableHeaderView) }
  }
  /// The view below all sections. It keeps the height of its frame, and is as wide as the table.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, with: tableFooterView) }
  }

  /// The parts of the table; nil until the counts are queried.
  var storedParts: TableParts?
  /// Whether parts were added or their heights discarded since the parts without an estimate were
  /// measured last.
  var hasUnmeasuredParts = false
  /// The parts that have a view, in their order.
  var shown: [(index: Int, view: UIView)] = []
  /// The width for which heights were measured, in points.
  var measuredWidth: CGFloat?
  var cells = ReusePool<UITableViewCell>()
  var headersAndFooters = ReusePool<UITableViewHeaderFooterView>()
  var selection: [IndexPath] = []
  /// The changes that the current batch has announced so far; nil outside of a batch.
  var changes: ListChanges?
  var depthOfChanges = 0
  /// Whether the table is placing its parts. A reload is postponed meanwhile, so that the counts do
  /// not change.
  var isPlacing = false
  var isReloadWaiting = false
  /// The cells that were dequeued and are not yet placed.
  var loose: [UITableViewCell] = []
  /// The classes of cells that were reported because their constraints leave the height ambiguous.
  var reportedClasses: [AnyClass] = []
  /// The row that is being configured again, and its cell.
  var reconfiguring: (path: IndexPath, cell: UITableViewCell)?
  /// Which heights of the delegate were reported as no numbers, since the last ``reloadData()``.
  var reportedHeights: Set<String> = []

  /// The outlets of the class and its superclass.
  open override class var outletTable: OutletTable {
    super.outletTable.adding(
      Outlet("dataSource") { (object: UITableView, value) in object.dataSource = value }
    )
  }

  /// Creates a table with a frame in points and a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUpList()
  }

  /// Creates a plain table with a frame in points.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates the table of a nib, or a plain table with another coder.
  public required init?(coder: NSCoder) {
    style = NibCoder.style(in: coder) ?? .plain
    super.init(coder: coder)
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    setUpList()
  }

  private func setUpList() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    if old === new { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    askForLayout()
  }

  /// Discards all counts, heights and cells. They are queried again in the next layout pass. May be
  /// called inside of callbacks.
  open func reloadData() {
    askForLayout()
    if isPlacing {
      isReloadWaiting = true
      return
    }
    isPlacing = true
    recycleAll()
    isPlacing = false
    isReloadWaiting = false
    storedParts = nil
    selection = []
    reportedHeights = []
  }

  /// Sets the class of the cells for an identifier. The table calls its
  /// `init(style:reuseIdentifier:)`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = listClass(cellClass, as: UITableViewCell.self)
    registerCells(
      identifier,
      type.map { type in { type.init(style: .default, reuseIdentifier: identifier) } }
    )
  }

  /// Sets the nib of the cells for an identifier. Its only top-level object is a cell.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerCells(
      identifier,
      nib.map { nib in
        {
          let cell = nib.onlyObject(as: UITableViewCell.self) ?? UITableViewCell()
          cell.reuseIdentifier = identifier
          return cell
        }
      }
    )
  }

  package final func registerCells(_ identifier: String, _ make: (() -> UITableViewCell)?) {
    cells.register(make, for: identifier)
  }

  /// Sets the class of headers and footers for an identifier. The table calls its
  /// `init(reuseIdentifier:)`.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let type = listClass(aClass, as: UITableViewHeaderFooterView.self)
    headersAndFooters.register(
      type.map { type in { type.init(reuseIdentifier: identifier) } },
      for: identifier
    )
  }

  /// Sets the nib of the headers and footers for an identifier. Its only top-level object is such a
  /// view.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headersAndFooters.register(
      nib.map { nib in
        {
          let view =
            nib.onlyObject(as: UITableViewHeaderFooterView.self) ?? UITableViewHeaderFooterView()
          view.reuseIdentifier = identifier
          return view
        }
      },
      for: identifier
    )
  }

  /// Returns a cell that waits for reuse, or a new one of the registered class; nil if no class is
  /// registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = cells.take(identifier) {
      loose.append(cell)
      cell.prepareForReuse()
      return cell
    }
    return cells.maker(for: identifier).map(inOwnEnvironment)
  }

  /// Returns a cell that waits for reuse, or a new one of the registered class. If no class is
  /// registered, an issue is reported and an empty cell is returned.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    if let known = reconfiguring, known.path == indexPath,
      known.cell.reuseIdentifier == identifier
    {
      return known.cell
    }
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    reportUnregistered(identifier, "cell")
    return inOwnEnvironment { UITableViewCell(style: .default, reuseIdentifier: identifier) }
  }

  /// Returns a header or footer that waits for reuse, or a new one of the registered class; nil if
  /// no class is registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = headersAndFooters.take(identifier) {
      view.prepareForReuse()
      return view
    }
    return headersAndFooters.maker(for: identifier).map(inOwnEnvironment)
  }

  /// Selects the row under the touch, and notifies the delegate.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard selectsTouchedRows, let touch = touches.first, !touch.isDrag,
      let touched = indexPathForRow(at: touch.location(in: self))
    else { return super.touchesEnded(touches, with: event) }
    if listDelegate?.tableView(self, shouldHighlightRowAt: touched) == false { return }
    let cell = cellForRow(at: touched)
    cell?.setHighlighted(true, animated: false)
    listDelegate?.tableView(self, didHighlightRowAt: touched)
    cell?.setHighlighted(false, animated: false)
    listDelegate?.tableView(self, didUnhighlightRowAt: touched)
    let before = selection
    if selectsSeveralRows && before.contains(touched) { return endSelection(of: touched) }
    let path: IndexPath
    if let listDelegate {
      guard let wanted = listDelegate.tableView(self, willSelectRowAt: touched) else { return }
      path = wanted
    } else {
      path = touched
    }
    if !selectsSeveralRows {
      for old in before where old != path { endSelection(of: old) }
    }
    selectRow(at: path, animated: true, scrollPosition: .none)
    cellForRow(at: path)?.selectionHandler?()
    listDelegate?.tableView(self, didSelectRowAt: path)
    if listDelegate?.tableView(self, canPerformPrimaryActionForRowAt: path) == true {
      listDelegate?.tableView(self, performPrimaryActionForRowAt: path)
    }
  }

  private func endSelection(of path: IndexPath) {
    var path = path
    if let listDelegate {
      guard let wanted = listDelegate.tableView(self, willDeselectRowAt: path) else { return }
      path = wanted
    }
    deselectRow(at: path, animated: true)
    listDelegate?.tableView(self, didDeselectRowAt: path)
  }

  /// Turns all heights into estimates, because all texts have another size.
  override func adjustFont(to category: UIContentSizeCategory) {
    unmeasure()
    askForLayout()
  }

  /// Places the visible rows, headers and footers.
  open override func layoutSubviews() {
    placeParts()
    placeBackground(backgroundView)
    super.layoutSubviews()
  }
}

extension UITableViewCell {
  /// The appearances of the lines between rows.
  nonisolated public enum SeparatorStyle: Int, Sendable {
    /// No line.
    case none = 0
    /// A single line.
    case singleLine = 1
  }
}
