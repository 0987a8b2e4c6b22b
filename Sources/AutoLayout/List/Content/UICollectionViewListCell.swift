/// A cell of a list layout, with a standard content and accessories beside it.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The elements beside the content, in reading order. Those that are shown in editing mode only
  /// are not shown.
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }
  /// How far the content is indented, in steps. With 0, the default, the content of an item of a
  /// section snapshot is indented by a step for each ancestor of the item.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { placeEdges() } } }
  /// The length of a step of the indentation in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { placeEdges() } }
  }
  /// Whether the accessories before the content are indented too. By default true.
  open var indentsAccessories = true

  /// The views beside the content; nil until there is one.
  private(set) var edges: CellEdges?
  private var disclosures: [AccessoryButton] = []

  /// The number of ancestors of the cell's item in its section snapshot.
  var outlineLevel = 0 { didSet { if outlineLevel != oldValue { placeEdges() } } }
  /// Whether the children of the cell's item are shown.
  var isExpanded = false {
    didSet {
      if isExpanded == oldValue { return }
      for disclosure in disclosures { disclosure.showArrow(isExpanded: isExpanded) }
      setNeedsUpdateConfiguration()
    }
  }

  /// The present state of the cell.
  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isExpanded = isExpanded
    return state
  }

  /// Returns the standard content of a cell, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// Returns the fitting size of the content view with the room that indentation and accessories
  /// take.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let room = edges.map { $0.room.leading + $0.room.trailing } ?? 0
    var size = super.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - room), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
    size.width += room
    return size
  }

  /// Updates the configurations if the state changed, and places the accessories.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateForEditing()
    placeContent()
  }

  /// Whether the accessories of editing mode are shown.
  private var showsEditing = false

  /// Shows the accessories of editing mode, or those outside of it, if the list has changed its mode.
  override func updateForEditing() { if showsEditing != isInEditingList { showAccessories() } }

  private func showAccessories() {
    let isEditing = isInEditingList
    let shown = accessories.filter {
      $0.displayedState != (isEditing ? .whenNotEditing : .whenEditing) && !$0.options.isHidden
    }
    showsEditing = isEditing
    let views = shown.map { accessory in
      (accessory, CellEdges.Item(view: accessory.makeView(), width: accessory.options.width))
    }
    disclosures = views.compactMap { accessory, item in
      guard case .outlineDisclosure = accessory.accessoryType, accessory.action == nil else {
        return nil
      }
      return item.view as? AccessoryButton
    }
    for disclosure in disclosures {
      disclosure.showArrow(isExpanded: isExpanded)
      disclosure.addAction(
        UIAction { [weak self] _ in self?.discloseOutline() },
        for: .touchUpInside
      )
    }
    if edges == nil && views.isEmpty { return }
    let edges = edges ?? CellEdges()
    self.edges = edges
    edges.leading = views.filter { $0.0.isLeading }.map(\.1)
    edges.trailing = views.filter { !$0.0.isLeading }.map(\.1)
    placeEdges()
  }

  private func discloseOutline() {
    guard let collection = superview as? UICollectionView,
      let path = collection.indexPath(for: self),
      let source = collection.dataSource as? any OutlineSource
    else { return }
    source.toggleItem(at: path)
  }

  private func placeEdges() {
    let level = indentationLevel == 0 ? outlineLevel : indentationLevel
    let indentation = CGFloat(level) * indentationWidth
    if edges == nil && indentation == 0 { return }
    let edges = edges ?? CellEdges()
    self.edges = edges
    edges.indentation = indentation
    placeContent()
    invalidateIntrinsicContentSize()
  }

  private func placeContent() {
    guard let place = edges?.place(in: self, bounds.size) else { return }
    if contentView.frame != place { contentView.frame = place }
  }
}

/// A data source whose items have children.
protocol OutlineSource: AnyObject {
  /// Expands or collapses the item at a position.
  func toggleItem(at path: IndexPath)
}
