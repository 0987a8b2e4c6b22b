/// An element beside the content of a list cell, as data.
nonisolated public struct UICellAccessory {
  /// The kinds of accessories.
  nonisolated public enum AccessoryType {
    /// An arrow to the next screen.
    case disclosureIndicator
    /// A button that shows details.
    case detail
    /// A mark.
    case checkmark
    /// A button that deletes.
    case delete
    /// A button that inserts.
    case insert
    /// A handle that moves the cell.
    case reorder
    /// A circle that selects.
    case multiselect
    /// An arrow that shows children.
    case outlineDisclosure
    /// A text.
    case label
    /// A view of the app.
    case customView(UIView)
  }

  /// When an accessory is shown.
  nonisolated public enum DisplayedState {
    /// Always.
    case always
    /// In editing mode.
    case whenEditing
    /// Outside of editing mode.
    case whenNotEditing
  }

  /// The width that an accessory takes.
  nonisolated public enum LayoutDimension {
    /// The width of the view.
    case actual
    /// A width that accessories share, in points: 28.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The appearance of an accessory. Each kind of accessory has its name for this type.
  nonisolated public struct Options {
    /// The parts of a cell that expand and collapse it.
    nonisolated public enum Style {
      /// As ``cell``.
      case automatic
      /// The whole cell.
      case header
      /// The arrow.
      case cell
    }

    /// Whether the accessory is not shown.
    public var isHidden = false
    /// The width that the accessory takes; nil for that of its view.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour of the image or text; nil for the default.
    public var tintColor: UIColor?
    /// The parts of the cell that expand and collapse it.
    public var style = Style.automatic
    /// The font of a text; nil for the default.
    public var font: UIFont?

    /// Creates the default appearance, with changes.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }

    /// Creates the appearance of an arrow that shows children.
    public init(
      style: Style,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.init(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      self.style = style
    }

    /// Creates the appearance of a text.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      font: UIFont?
    ) {
      self.init(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      self.font = font
    }

    var width: CGFloat? {
      switch reservedLayoutWidth {
      case nil, .actual: nil
      case .standard: 28
      case .custom(let width): width.isFinite && width > 0 ? width : 0
      }
    }
  }

  /// The appearance of an arrow to the next screen.
  public typealias DisclosureIndicatorOptions = Options
  /// The appearance of a button that shows details.
  public typealias DetailOptions = Options
  /// The appearance of a mark.
  public typealias CheckmarkOptions = Options
  /// The appearance of a button that deletes.
  public typealias DeleteOptions = Options
  /// The appearance of a button that inserts.
  public typealias InsertOptions = Options
  /// The appearance of a handle.
  public typealias ReorderOptions = Options
  /// The appearance of a circle that selects.
  public typealias MultiselectOptions = Options
  /// The appearance of an arrow that shows children.
  public typealias OutlineDisclosureOptions = Options
  /// The appearance of a text.
  public typealias LabelOptions = Options

  /// The edge of the cell at which a view of the app is shown.
  nonisolated public enum Placement {
    /// Before the content.
    case leading(displayed: DisplayedState = .always)
    /// After the content.
    case trailing(displayed: DisplayedState = .always)
  }

  /// A view of the app beside the content, with its appearance.
  nonisolated public struct CustomViewConfiguration {
    /// The view. It keeps its size.
    public let customView: UIView
    /// The edge of the cell.
    public let placement: Placement
    /// Whether the view is not shown.
    public let isHidden: Bool
    /// The width that the view takes; nil for its own.
    public let reservedLayoutWidth: LayoutDimension?
    /// The colour of the view's content; nil for the default.
    public let tintColor: UIColor?

    /// Creates a configuration of a view.
    public init(
      customView: UIView,
      placement: Placement,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The kind of the accessory.
  public let accessoryType: AccessoryType
  /// When the accessory is shown.
  public let displayedState: DisplayedState
  let options: Options
  /// The text of a label; nil for other kinds.
  let text: String?
  /// The function that a touch calls; nil for none.
  let action: (() -> Void)?
  /// Whether the accessory is before the content.
  let isLeading: Bool

  private init(
    _ type: AccessoryType,
    _ state: DisplayedState,
    _ options: Options,
    text: String? = nil,
    isLeading: Bool = false,
    action: (() -> Void)? = nil
  ) {
    accessoryType = type
    displayedState = state
    self.options = options
    self.text = text
    self.isLeading = isLeading
    self.action = action
  }

  /// Returns an arrow to the next screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed, options)
  }

  /// Returns a button that shows details.
  public static func detail(
    displayed: DisplayedState = .always,
    options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, options, action: actionHandler)
  }

  /// Returns a mark.
  public static func checkmark(
    displayed: DisplayedState = .always,
    options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, options)
  }

  /// Returns a button that deletes.
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, options, isLeading: true, action: actionHandler)
  }

  /// Returns a button that inserts.
  public static func insert(
    displayed: DisplayedState = .whenEditing,
    options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, options, isLeading: true, action: actionHandler)
  }

  /// Returns a handle that moves the cell.
  public static func reorder(
    displayed: DisplayedState = .whenEditing,
    options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, options)
  }

  /// Returns a circle that selects.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing,
    options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed, options, isLeading: true)
  }

  /// Returns an arrow that shows children. It expands and collapses the item in a section snapshot,
  /// or calls a function instead.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure, displayed, options, action: actionHandler)
  }

  /// Returns a text.
  public static func label(
    text: String,
    displayed: DisplayedState = .always,
    options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.label, displayed, options, text: text)
  }

  /// Returns a view of the app.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (isLeading, state) =
      switch configuration.placement {
      case .leading(let state): (true, state)
      case .trailing(let state): (false, state)
      }
    return UICellAccessory(
      .customView(configuration.customView),
      state,
      Options(
        isHidden: configuration.isHidden,
        reservedLayoutWidth: configuration.reservedLayoutWidth,
        tintColor: configuration.tintColor
      ),
      isLeading: isLeading
    )
  }
}
