/// A cell of a list layout, with a standard content and accessories.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The elements beside the content. Stored without an effect here.
  open var accessories: [UICellAccessory] = []
  /// How far the content is indented, in steps. Stored without an effect here.
  open var indentationLevel = 0
  /// The length of a step of the indentation in points. Stored without an effect here.
  open var indentationWidth: CGFloat = 10
  /// Whether the accessories are indented too. Stored without an effect here.
  open var indentsAccessories = true

  /// Returns the standard content of a cell, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

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

  /// The kind of the accessory.
  public let accessoryType: AccessoryType
  /// When the accessory is shown.
  public let displayedState: DisplayedState
  /// The text of a label; nil for other kinds.
  let text: String?
  /// The function that a touch calls; nil for none.
  let action: (() -> Void)?

  private init(
    _ type: AccessoryType,
    _ state: DisplayedState,
    text: String? = nil,
    action: (() -> Void)? = nil
  ) {
    accessoryType = type
    displayedState = state
    self.text = text
    self.action = action
  }

  /// Returns an arrow to the next screen.
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed)
  }
  /// Returns a button that shows details.
  public static func detail(
    displayed: DisplayedState = .always,
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, action: actionHandler)
  }
  /// Returns a mark.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed)
  }
  /// Returns a button that deletes.
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, action: actionHandler)
  }
  /// Returns a button that inserts.
  public static func insert(
    displayed: DisplayedState = .whenEditing,
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, action: actionHandler)
  }
  /// Returns a handle that moves the cell.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(.reorder, displayed)
  }
  /// Returns a circle that selects.
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed)
  }
  /// Returns an arrow that shows children.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure, displayed, action: actionHandler)
  }
  /// Returns a text.
  public static func label(
    text: String,
    displayed: DisplayedState = .always
  ) -> UICellAccessory {
    UICellAccessory(.label, displayed, text: text)
  }
}
