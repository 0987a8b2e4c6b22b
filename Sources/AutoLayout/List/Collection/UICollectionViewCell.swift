/// A cell of a collection. Its content view fills it.
///
/// In a collection the content view has the required width and height that the layout assigns.
/// Reports name these constraints `UIView-Encapsulated-Layout-Width` and `-Height`. (Rule 3.23.)
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that contains the cell's subviews.
  public let contentView: UIView = CellContentView()
  /// Whether the user or the app has selected the item.
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

  /// Begins the segue of a cell of a storyboard when the user selects the item.
  package final var selectionHandler: (() -> Void)?

  /// Creates a cell with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: contentView)
  }

  /// Creates the cell of a nib, or one with an empty frame with another coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    fill(with: contentView)
  }

  /// Returns the fitting size of the content view, or that of a cell with constraints on subviews of
  /// its own, beside a content view without subviews.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeFittingBeside(
      contentView,
      targetSize,
      horizontalFittingPriority,
      verticalFittingPriority
    )
      ?? contentView.systemLayoutSizeFitting(
        targetSize,
        withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority
      )
  }

  /// Invalidates the intrinsic content size. If the layout asks cells for their sizes, the
  /// collection measures the cell again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    listAround?.sizeMayHaveChanged(of: self)
  }

  private var backgrounds: CellBackgrounds?

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
    }
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
    ((_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void)?
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
    state.isEditing = isInEditingList
    return state
  }

  /// Whether the cell is in a list in editing mode.
  var isInEditingList: Bool { (listAround as? UICollectionView)?.isEditing ?? false }

  /// Shows what the cell shows beside its content, for the list's mode.
  func updateForEditing() {}

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

  /// Updates the configurations if the state changed.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
  }

  private var configuration: CellConfiguration {
    if let configured { return configured }
    let made = CellConfiguration()
    configured = made
    return made
  }

  override var contentOfCell: UIView { contentView }

  override var ownClassName: String? {
    type(of: self) == UICollectionViewCell.self ? nil : shownClassName
  }
}
