/// A container with columns: a list and its details, side by side where there is room.
///
/// With a regular width the columns of the display mode are beside each other, the primary one at
/// the edge at which lines begin. With a compact width one column is shown: the compact one if there
/// is one, else the primary one, or the secondary one after `show(_:)`.
open class UISplitViewController: UIViewController {
  /// The numbers of columns.
  nonisolated public enum Style: Int, Sendable {
    /// That of a controller made without a style: two.
    case unspecified = 0
    /// Two.
    case doubleColumn = 1
    /// Three.
    case tripleColumn = 2
  }

  /// The columns.
  nonisolated public enum Column: Int, Sendable {
    /// The first column.
    case primary = 0
    /// The column between the first and the last of three.
    case supplementary = 1
    /// The last column.
    case secondary = 2
    /// The only column of a compact width.
    case compact = 3
  }

  /// The columns that are shown. Here columns are never over others: `over` and `displace` are
  /// beside.
  nonisolated public enum DisplayMode: Int, Sendable {
    /// All columns.
    case automatic = 0
    /// The secondary column.
    case secondaryOnly = 1
    /// The secondary column and the one before it.
    case oneBesideSecondary = 2
    /// The secondary column, and the one before it over it.
    case oneOverSecondary = 3
    /// All three columns.
    case twoBesideSecondary = 4
    /// The secondary column, and the others over it.
    case twoOverSecondary = 5
    /// The secondary column, and the others that displace it.
    case twoDisplaceSecondary = 6

    /// The former name of ``secondaryOnly``.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The former name of ``oneBesideSecondary``.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The former name of ``oneOverSecondary``.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// A length of columns that the controller chooses.
  nonisolated public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The number of columns.
  public let style: Style
  /// The object that is notified of changes. It is not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Whether a swipe shows the hidden column. Stored without an effect here.
  open var presentsWithGesture = true
  /// Whether a button shows the second column alone. Stored without an effect here.
  open var showsSecondaryOnlyButton = false
  /// The columns that are shown with a regular width. By default all.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { columnsChanged() } }
  }
  /// How the secondary column makes room for the others. Here columns are always beside each other.
  nonisolated public enum SplitBehavior: Int, Sendable {
    /// As fits the room.
    case automatic = 0
    /// Columns are beside the secondary one.
    case tile = 1
    /// Columns are over the secondary one.
    case overlay = 2
    /// Columns push the secondary one aside.
    case displace = 3
  }

  /// How the secondary column is to make room for the others. Stored without an effect here.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// How the secondary column makes room for the others: always beside them.
  open var splitBehavior: SplitBehavior { .tile }
  /// The width of the primary column in points; by default 320.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The part of the width that the primary column has, unless ``preferredPrimaryColumnWidth`` is
  /// set.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The smallest width of the primary column in points; by default 0.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The largest width of the primary column in points; by default half of the view's.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the supplementary column in points; by default that of the primary one.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  private var columns: [Column: UIViewController] = [:]
  /// The column that is on top with a compact width.
  private var topColumn = Column.primary

  /// The outlets of the class and its superclass.
  open override class var outletTable: OutletTable {
    super.outletTable.adding(
      Outlet("delegate") { (object: UISplitViewController, value) in object.delegate = value }
    )
  }

  /// Creates a controller with a number of columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with two columns. The arguments are ignored, since nib files are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with two columns; archives are not read.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The controllers of the columns, without the compact one.
  open var viewControllers: [UIViewController] {
    get { Self.order.compactMap { columns[$0] } }
    set {
      let order: [Column] =
        style == .tripleColumn ? Self.order : [.primary, .secondary]
      for (index, column) in order.enumerated() {
        setViewController(newValue.indices.contains(index) ? newValue[index] : nil, for: column)
      }
    }
  }

  private static let order: [Column] = [.primary, .supplementary, .secondary]

  /// Returns the controller of a column; nil if there is none.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Sets the controller of a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let old = columns[column]
    if old === vc { return }
    columns[column] = nil
    if let old, !columns.values.contains(where: { $0 === old }) {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    if let vc {
      addChild(vc)
      // A controller that cannot be a child was reported.
      if vc.parent === self {
        columns[column] = vc
        vc.didMove(toParent: self)
      }
    }
    columnsChanged()
  }

  /// Shows a column that the display mode or a compact width hides.
  open func show(_ column: Column) {
    topColumn = column
    if !isCollapsed && !shownColumns.contains(column) {
      preferredDisplayMode = column == .primary ? .twoBesideSecondary : .oneBesideSecondary
    }
    columnsChanged()
  }

  /// Hides a column. With a compact width the column before it is shown.
  open func hide(_ column: Column) {
    if isCollapsed {
      topColumn = .primary
    } else if column != .secondary {
      preferredDisplayMode =
        column == .primary && style == .tripleColumn ? .oneBesideSecondary : .secondaryOnly
    }
    columnsChanged()
  }

  /// Whether one column is shown, because the width is compact.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  /// The columns that are shown.
  open var displayMode: DisplayMode {
    switch preferredDisplayMode {
    case .automatic: style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    default: preferredDisplayMode
    }
  }

  /// The width of the primary column in points.
  open var primaryColumnWidth: CGFloat {
    let width = viewIfLoaded?.bounds.width ?? 0
    var result: CGFloat = 320
    if preferredPrimaryColumnWidth >= 0 {
      result = preferredPrimaryColumnWidth
    } else if preferredPrimaryColumnWidthFraction >= 0 {
      result = preferredPrimaryColumnWidthFraction * width
    }
    let limit = maximumPrimaryColumnWidth >= 0 ? maximumPrimaryColumnWidth : width / 2
    let least = minimumPrimaryColumnWidth
    return max(least >= 0 && least.isFinite ? least : 0, min(result, limit))
  }

  /// The width of the supplementary column in points.
  open var supplementaryColumnWidth: CGFloat {
    preferredSupplementaryColumnWidth >= 0
      ? preferredSupplementaryColumnWidth : primaryColumnWidth
  }

  private var shownColumns: [Column] {
    if isCollapsed {
      if columns[.compact] != nil { return [.compact] }
      let wanted = [topColumn, .primary, .supplementary, .secondary]
      return wanted.first { columns[$0] != nil }.map { [$0] } ?? []
    }
    let wanted: [Column] =
      switch displayMode {
      case .secondaryOnly: [.secondary]
      case .oneBesideSecondary, .oneOverSecondary:
        style == .tripleColumn ? [.supplementary, .secondary] : [.primary, .secondary]
      default: Self.order
      }
    return wanted.filter { columns[$0] != nil }
  }

  /// Creates the view that contains the columns.
  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.layOutContent = { [weak self] in self?.layOutColumns() }
    view = container
  }

  private func columnsChanged() {
    guard isViewLoaded else { return }
    layOutColumns()
    view.setNeedsLayout()
  }

  private func layOutColumns() {
    let shown = shownColumns
    for column in [Column.primary, .supplementary, .secondary, .compact]
    where !shown.contains(column) {
      columns[column]?.viewIfLoaded?.removeFromSuperview()
    }
    let (bounds, isMirrored) = (
      view.bounds, view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
    var start: CGFloat = 0
    for column in shown {
      guard let content = columns[column]?.view else { continue }
      if content.superview !== view { view.addSubview(content) }
      let left = max(0, bounds.width - start)
      let width =
        column == shown.last
        ? left : min(left, column == .primary ? primaryColumnWidth : supplementaryColumnWidth)
      let x = isMirrored ? bounds.width - start - width : start
      let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      if content.frame != frame { content.frame = frame }
      start += width
    }
  }

  /// Shows a controller in the primary column.
  open override func show(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .primary)
    show(.primary)
  }

  /// Shows a controller in the secondary column.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .secondary)
    show(.secondary)
  }
}

/// An object that is notified of the changes of a split view controller. Its methods are not called
/// here.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UISplitViewControllerDelegate: AnyObject {}
