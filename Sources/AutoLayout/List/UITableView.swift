/// A list of rows in sections, of which only what is to be seen has cells.
///
/// Counts are asked for when they are first needed after ``reloadData()``, heights and cells when rows come into view, at
/// layout: whoever moves ``UIScrollView/contentOffset`` by hand lays out to see the rest. A row whose height is
/// ``automaticDimension`` is as high as the constraints of its content want, for the width of the table. Until a row was
/// seen its height is an estimate, and so is all that depends on it. What is to be seen stays in place when a row above turns
/// out to have another height.
///
/// A cell that goes out of view stays a hidden subview until it is used again, so that no constraint is made or removed
/// while scrolling.
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// How rows come and go: all alike here, at once.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// When cells whose natural size changes are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    /// When `invalidateIntrinsicContentSize` is called on a cell or its content.
    case enabled = 1
    /// Here the same as `enabled`: whoever changes a cell's constraints says so.
    case enabledIncludingConstraints = 2
  }

  /// As high as the constraints of its content want.
  public static let automaticDimension: CGFloat = -1

  public let style: Style

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Who is asked for heights, headers and footers, if it is a ``UITableViewDelegate``.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      if delegate === oldValue { return }
      listDelegate = delegate as? any UITableViewDelegate
      reloadData()
    }
  }
  /// The delegate, if it is one of tables: asked for every row, and told apart once.
  private(set) weak var listDelegate: (any UITableViewDelegate)?

  open var rowHeight = UITableView.automaticDimension {
    didSet {
      if !environment.accepts("rowHeight", of: layoutName, rowHeight) { rowHeight = oldValue }
      if rowHeight != oldValue { forgetHeights() }
    }
  }
  /// What unseen rows are taken to be high: by default 44 points. 0 means that every row is measured before it is seen.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet {
      if !environment.accepts("estimatedRowHeight", of: layoutName, estimatedRowHeight) {
        estimatedRowHeight = oldValue
      }
      if estimatedRowHeight != oldValue { forgetHeights() }
    }
  }
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet {
      if !environment.accepts("sectionHeaderHeight", of: layoutName, sectionHeaderHeight) {
        sectionHeaderHeight = oldValue
      }
      if sectionHeaderHeight != oldValue { forgetHeights() }
    }
  }
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet {
      if !environment.accepts("sectionFooterHeight", of: layoutName, sectionFooterHeight) {
        sectionFooterHeight = oldValue
      }
      if sectionFooterHeight != oldValue { forgetHeights() }
    }
  }
  /// What unseen headers are taken to be high: by default 28 points if they have a title, and 0 without.
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

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { askForLayout() } }
  }
  /// Left and right of the lines between rows.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { if separatorInset != oldValue { askForLayout() } }
  }
  open var separatorColor: UIColor? = .separator {
    didSet { if separatorColor != oldValue { askForLayout() } }
  }
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Whether a row is selected when its user touches it.
  open var allowsSelection = true
  open var allowsMultipleSelection = false

  /// Above all sections, as high as its frame, as wide as the table.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, with: tableHeaderView) }
  }
  /// Below all sections, as high as its frame, as wide as the table.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, with: tableFooterView) }
  }

  /// nil until counts are asked for.
  var storedParts: TableParts?
  /// Whether parts came, or were forgotten, since it was last looked which of them are to be measured ahead.
  var hasUnmeasuredParts = false
  /// What has a view at present, in the order of the parts.
  var shown: [(index: Int, view: UIView)] = []
  /// The width for which heights were measured.
  var measuredWidth: CGFloat?
  var cells = ReusePool<UITableViewCell>()
  var headersAndFooters = ReusePool<UITableViewHeaderFooterView>()
  var selection: [IndexPath] = []
  /// Of changes that belong together, those that were said so far.
  var changes: ListChanges?
  var depthOfChanges = 0
  /// Who looks at the data source is not to be changed meanwhile.
  var isPlacing = false
  var isReloadWaiting = false
  /// What was dequeued, and is in nobody's place yet.
  var loose: [UITableViewCell] = []
  /// Classes of cells whose height was reported as open.
  var reportedClasses: [AnyClass] = []
  /// Which heights of the delegate were reported as no numbers, since the last ``reloadData()``.
  var reportedHeights: Set<String> = []

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUpList()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
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

  /// Asks for all counts, heights and cells anew, at the next layout. From inside of a callback, too.
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

  /// From now on cells are of a class, which must have the initializer that lists call.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cells.register(listClass(cellClass, as: UITableViewCell.self), for: identifier)
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let type = listClass(aClass, as: UITableViewHeaderFooterView.self)
    headersAndFooters.register(type, for: identifier)
  }

  /// A cell that is not used any more, else a new one of the registered class, else nil.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = cells.take(identifier) {
      loose.append(cell)
      cell.prepareForReuse()
      return cell
    }
    return cells.type(for: identifier).map { type in
      inOwnEnvironment { type.init(listIdentifier: identifier) }
    }
  }

  /// As above. Without a registered class it is reported, and the cell is an empty one.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    reportUnregistered(identifier, "cell")
    return inOwnEnvironment { UITableViewCell(style: .default, reuseIdentifier: identifier) }
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = headersAndFooters.take(identifier) {
      view.prepareForReuse()
      return view
    }
    return headersAndFooters.type(for: identifier).map { type in
      inOwnEnvironment { type.init(listIdentifier: identifier) }
    }
  }

  /// Selects the row under the touch, and tells the delegate.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard allowsSelection, let touch = touches.first,
      let path = indexPathForRow(at: touch.location(in: self))
    else { return super.touchesEnded(touches, with: event) }
    let before = selection
    if allowsMultipleSelection && before.contains(path) {
      deselectRow(at: path, animated: true)
      listDelegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    selectRow(at: path, animated: true, scrollPosition: .none)
    for old in before where !selection.contains(old) {
      listDelegate?.tableView(self, didDeselectRowAt: old)
    }
    listDelegate?.tableView(self, didSelectRowAt: path)
  }

  /// All texts have another size, and all rows another height.
  override func adjustFont(to category: UIContentSizeCategory) {
    unmeasure()
    askForLayout()
  }

  open override func layoutSubviews() {
    placeParts()
    super.layoutSubviews()
  }
}

extension UITableViewCell {
  /// Whether a line is drawn between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }
}
