/// A cell of a table, which shows one row. Its content view fills it.
///
/// Outside of a table, ``UIView/systemLayoutSizeFitting(_:)`` returns the fitting height of the
/// content. In a table the content view has the required width and height that the table assigns.
/// Reports name these constraints `UIView-Encapsulated-Layout-Width` and `-Height`. (Rule 3.23.)
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  /// The standard contents of a cell.
  nonisolated public enum CellStyle: Int, Sendable {
    /// One label.
    case `default` = 0
    /// A label and a value at the trailing edge.
    case value1 = 1
    /// A label and a value next to it.
    case value2 = 2
    /// A label above another.
    case subtitle = 3
  }

  /// The changes of a row that the user can make in editing mode.
  nonisolated public enum EditingStyle: Int, Sendable {
    /// None.
    case none = 0
    /// Deleting the row.
    case delete = 1
    /// Inserting a row.
    case insert = 2
  }

  /// The appearances of a selected cell. They have no effect here.
  nonisolated public enum SelectionStyle: Int, Sendable {
    /// No difference.
    case none = 0
    /// The default appearance.
    case blue = 1
    /// A grey background.
    case gray = 2
    /// The default appearance.
    case `default` = 3
  }

  /// The marks at the end of a cell.
  nonisolated public enum AccessoryType: Int, Sendable {
    /// No mark.
    case none = 0
    /// An arrow to the next screen.
    case disclosureIndicator = 1
    /// A button that shows details, and an arrow. Here without the arrow.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button that shows details.
    case detailButton = 4
  }

  /// The view that contains the cell's subviews.
  public let contentView: UIView = CellContentView()
  /// The identifier under which the cell is reused; nil if it is not reused.
  open package(set) var reuseIdentifier: String?
  /// Begins the segue of a cell of a storyboard when the user selects the row.
  package final var selectionHandler: (() -> Void)?
  /// The standard content of the cell.
  let style: CellStyle
  /// The image and the labels of the style; nil until one is requested.
  private var standardContent: StandardCellContent?
  /// The line below the cell, in a table with lines.
  var separator: UIView?
  /// Whether the user or the app has selected the row.
  open var isSelected = false {
    didSet {
      if isSelected == oldValue { return }
      backgrounds?.show(in: self, isSelected: isSelected)
      setNeedsUpdateConfiguration()
    }
  }
  /// Whether the cell is highlighted. It has an effect on configurations only.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// The appearance of the selected cell. Has no effect here.
  open var selectionStyle = SelectionStyle.default

  /// Creates a cell with a standard content and an identifier for reuse.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.standardHeight))
    fill(with: contentView)
  }

  /// Creates the cell of a nib, or a cell without an identifier with another coder.
  public required init?(coder: NSCoder) {
    style = NibCoder.style(in: coder) ?? .default
    super.init(coder: coder)
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    fill(with: contentView)
  }

  /// Creates a cell without an identifier.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Selects or deselects the cell at once, whether animated or not.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Highlights the cell at once, whether animated or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Called before the table uses the cell again. Does nothing by default.
  open func prepareForReuse() {}

  /// Returns the fitting size of the content view, or the result of ``sizeThatFits(_:)`` for a
  /// content without constraints.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let edges = accessory?.edges.room ?? (leading: 0, trailing: 0)
    let room = edges.leading + edges.trailing
    var size = sizeFitting(
      contentView,
      CGSize(width: max(0, targetSize.width - room), height: targetSize.height),
      horizontalFittingPriority,
      verticalFittingPriority
    )
    size.width += room
    return size
  }

  /// Invalidates the intrinsic content size. The table measures the cell again, unless its
  /// `selfSizingInvalidation` is `disabled`.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    listAround?.sizeMayHaveChanged(of: self)
  }

  /// Returns the given width, and the height of the standard contents, at least 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = standardContent?.height(in: size.width) ?? 0
    return CGSize(width: size.width, height: max(Self.standardHeight, height))
  }

  /// The label of the text, created at the first access.
  open var textLabel: UILabel? { ownContent.text(in: contentView) }
  /// The label of the details, created at the first access; nil in a cell of the default style.
  open var detailTextLabel: UILabel? { ownContent.detail(in: contentView) }
  /// The view of the image before the texts, created at the first access; nil in a cell of the
  /// style `value2`. Without an image it takes no room.
  open var imageView: UIImageView? { ownContent.image(in: contentView) }

  private var ownContent: StandardCellContent {
    if let standardContent { return standardContent }
    let made = StandardCellContent(style)
    made.indentation = CGFloat(indentationLevel) * indentationWidth
    standardContent = made
    return made
  }

  /// The insets of the line below the cell, in points; the table's unless they are set. Where they leave no width there is no line.
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset ?? table?.separatorInset
        ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    }
    set {
      ownSeparatorInset = newValue
      table?.placeSeparator(of: self)
    }
  }
  private(set) var ownSeparatorInset: UIEdgeInsets?

  private var table: UITableView? { superview as? UITableView }

  /// The view at the end of the cell; nil until one is set.
  private(set) var accessory: CellAccessory?
  /// What the cell shows in editing mode.
  private var editing = CellEditing()
  /// The level in a hierarchy that the table's delegate returned last.
  var levelOfTable = 0
  private var backgrounds: CellBackgrounds?

  /// The mark at the end of the cell. The content ends where it begins. By default none.
  open var accessoryType: AccessoryType {
    get { accessory?.type ?? .none }
    set { changeAccessory { $0.type = newValue } }
  }
  /// The app's view at the end of the cell, in place of the mark. It keeps its size.
  open var accessoryView: UIView? {
    get { accessory?.view }
    set { changeAccessory { $0.view = newValue } }
  }
  /// The mark at the end of the cell in editing mode. By default none.
  open var editingAccessoryType: AccessoryType {
    get { accessory?.editingType ?? .none }
    set { changeAccessory { $0.editingType = newValue } }
  }
  /// The app's view at the end of the cell in editing mode, in place of the mark.
  open var editingAccessoryView: UIView? {
    get { accessory?.editingView }
    set { changeAccessory { $0.editingView = newValue } }
  }

  /// Whether the cell is in editing mode: its table is, and the row can be edited or moved.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }
  /// The change of the row that the user can make in editing mode; none outside of a table in editing
  /// mode.
  open var editingStyle: EditingStyle { editing.style }
  /// Whether the content makes room for the control of editing mode. The table sets it to the
  /// delegate's answer. By default true.
  open var shouldIndentWhileEditing: Bool {
    get { editing.indents }
    set {
      if newValue == editing.indents { return }
      editing.indents = newValue
      showEditing()
    }
  }
  /// Whether the cell shows a mark for moving it in editing mode, if its row can be moved. By default
  /// false.
  open var showsReorderControl: Bool {
    get { editing.showsReorderControl }
    set {
      if newValue == editing.showsReorderControl { return }
      editing.showsReorderControl = newValue
      showEditing()
    }
  }
  /// Whether the cell shows the button that deletes its row: always false.
  open var showingDeleteConfirmation: Bool { false }

  /// Begins or ends editing mode at once, whether animated or not. ``willTransition(to:)`` and
  /// ``didTransition(to:)`` are called.
  open func setEditing(_ editing: Bool, animated: Bool) {
    if editing == self.editing.isOn { return }
    let state: StateMask = editing ? .showingEditControl : []
    willTransition(to: state)
    self.editing.isOn = editing
    showEditing()
    setNeedsUpdateConfiguration()
    didTransition(to: state)
  }
  /// Called before the controls of editing mode change. Does nothing by default.
  open func willTransition(to state: StateMask) {}
  /// Called after the controls of editing mode changed. Does nothing by default.
  open func didTransition(to state: StateMask) {}

  /// The controls that a cell shows beside its content.
  nonisolated public struct StateMask: OptionSet, Sendable {
    /// The bits of the set, as Apple numbers them.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control of editing mode.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that deletes the row.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  func takeEditing(_ style: EditingStyle, selects: Bool, indents: Bool, moves: Bool) {
    if style != .none { editing.indents = indents }
    (editing.style, editing.selects, editing.moves) = (style, selects, moves)
    showEditing()
  }

  private func showEditing() {
    if accessory == nil && !editing.hasControls { return }
    changeAccessory { $0.show(editing) }
  }

  /// The level of the row in a hierarchy, by which the standard content is indented. By default 0.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { indentationChanged() } }
  }
  /// The indentation of each level in points. By default 10.
  open var indentationWidth: CGFloat = 10 {
    didSet {
      if !environment.accepts("indentationWidth", of: layoutName, indentationWidth) {
        indentationWidth = oldValue
      }
      if indentationWidth != oldValue { indentationChanged() }
    }
  }

  private func indentationChanged() {
    standardContent?.indentation = CGFloat(indentationLevel) * indentationWidth
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// How the cell shows that it has the focus. Stored without an effect here.
  open var focusStyle = FocusStyle.default
  /// Whether the cell receives touches while its table is dragged. Stored without an effect here.
  open var userInteractionEnabledWhileDragging = false

  /// The appearances of a cell that has the focus. There is no focus here.
  nonisolated public enum FocusStyle: Int, Sendable {
    /// The standard appearance.
    case `default` = 0
    /// That of the app.
    case custom = 1
  }

  /// What happens to a cell that is dragged. Nothing drags cells here.
  nonisolated public enum DragState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It is lifted.
    case lifting = 1
    /// It is dragged.
    case dragging = 2
  }

  /// Called when the cell is dragged. Does nothing by default, and nothing calls it here.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// The view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    get { backgrounds?.plain }
    set { changeBackgrounds { $0.plain = newValue } }
  }
  /// The view behind the content of a selected cell, as large as the cell.
  open var selectedBackgroundView: UIView? {
    get { backgrounds?.selected }
    set { changeBackgrounds { $0.selected = newValue } }
  }

  private func changeAccessory(_ change: (CellAccessory) -> Void) {
    let accessory = accessory ?? CellAccessory()
    self.accessory = accessory
    change(accessory)
    placeAccessory()
    invalidateIntrinsicContentSize()
  }

  /// Places the accessory, and the content view beside it.
  private func placeAccessory() {
    guard let accessory else { return }
    let place = accessory.edges.place(in: self, bounds.size)
    if contentView.frame != place { contentView.frame = place }
  }

  private func changeBackgrounds(_ change: (CellBackgrounds) -> Void) {
    let backgrounds = backgrounds ?? CellBackgrounds()
    self.backgrounds = backgrounds
    change(backgrounds)
    backgrounds.show(in: self, isSelected: isSelected)
  }

  /// The content and background that configurations describe; nil until one is set.
  private var configured: CellConfiguration?
  private var needsConfiguration = true

  /// The content that a configuration describes; nil, the default, for what the app adds to
  /// ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured?.content }
    set {
      if newValue == nil && configured == nil { return }
      configuration.show(newValue, in: contentView)
      invalidateIntrinsicContentSize()
    }
  }
  /// The background behind ``contentView``; nil, the default, for none.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured?.background }
    set {
      if newValue == nil && configured == nil { return }
      configuration.show(newValue, behind: self)
      if isBackgroundOfTable { backgroundColor = nil }
    }
  }
  /// The colour behind the content. A table gives a cell without one, and without a configuration of
  /// the background, that of its style.
  open override var backgroundColor: UIColor? { didSet { backgroundIsSet = true } }
  /// Whether the app or the table has set the colour of the background.
  private var backgroundIsSet = false
  private var isBackgroundOfTable = false

  /// Takes on the colour of the background in a table of a style.
  func takeBackground(of style: UITableView.Style) {
    if isBackgroundOfTable || backgroundIsSet || backgroundConfiguration != nil { return }
    backgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    isBackgroundOfTable = true
  }
  /// Whether the content is updated when the state changes. By default true.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configured?.updatesContent ?? true }
    set { configuration.updatesContent = newValue }
  }
  /// Whether the background is updated when the state changes. By default true.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configured?.updatesBackground ?? true }
    set { configuration.updatesBackground = newValue }
  }
  /// The function that updates the cell for its state, called after
  /// ``updateConfiguration(using:)``.
  open var configurationUpdateHandler:
    ((_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The present state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(
      self,
      isHighlighted: isHighlighted,
      isSelected: isSelected
    )
    state.isEditing = isEditing
    return state
  }

  /// Demands an update of the configurations before the cell is laid out next.
  open func setNeedsUpdateConfiguration() {
    if needsConfiguration { return }
    needsConfiguration = true
    askForLayout()
  }

  /// Updates the configurations for a state. Called before the cell is shown, and after each change
  /// of the state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configured?.update(self, contentView, state)
  }

  /// Updates the configurations if the state changed.
  func updateConfigurationIfNeeded() {
    if !needsConfiguration { return }
    needsConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// Updates the configurations if the state changed, and places the standard contents.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeAccessory()
    standardContent?.place(in: contentView)
  }

  private var configuration: CellConfiguration {
    if let configured { return configured }
    let made = CellConfiguration()
    configured = made
    return made
  }

  /// Returns the standard content of the cell's style, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default, .value2: .cell()
    case .value1: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  override var ownClassName: String? {
    type(of: self) == UITableViewCell.self ? nil : shownClassName
  }

  /// The height of a row without a specified height, in points.
  static var standardHeight: CGFloat { 44 }
}
